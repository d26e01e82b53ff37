#include "app/desktop/play/autosave.h"

#include "app/desktop/language/words.h"
#include "core/base/file.h"

#include <QFile>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <system_error>
#include <utility>

namespace parlour {

namespace {

constexpr std::chrono::seconds kRetry{10}; // to keep what could not be written

} // namespace

Autosave::Autosave(QString file, QObject* parent) : QObject(parent), m_file(std::move(file)) {
    try {
        m_thread = std::jthread([this](const std::stop_token& end) { work(end); });
    } catch (const std::system_error&) {
        QMetaObject::invokeMethod(
            this, [this] { emit threadFailed(); }, Qt::QueuedConnection);
    }
}

Autosave::~Autosave() { finish(); }

std::vector<Autosave::Kept> Autosave::finish() {
    if (m_thread.joinable()) {
        m_thread.request_stop();
        m_thread.join();
    }
    if (!std::exchange(m_isFinished, true)) carryOut({}); // a last attempt
    return std::exchange(m_unkept, {});
}

void Autosave::write(std::string content) {
    {
        const std::lock_guard lock(m_mutex);
        m_content = std::move(content);
    }
    wake();
}

void Autosave::remove() { write({}); }

void Autosave::keep(Kept kept) {
    {
        const std::lock_guard lock(m_mutex);
        m_toKeep.push_back(std::move(kept));
    }
    wake();
}

bool Autosave::isIdle() {
    const std::lock_guard lock(m_mutex);
    return !m_content && m_toKeep.empty() && !m_isWriting;
}

void Autosave::wake() {
    if (m_thread.joinable())
        m_wake.notify_one();
    else
        carryOutPending(std::unique_lock(m_mutex));
}

void Autosave::work(const std::stop_token& end) {
    while (true) {
        std::unique_lock lock(m_mutex);
        const auto hasWork = [this] { return m_content || !m_toKeep.empty(); };
        if (m_unkept.empty())
            m_wake.wait(lock, end, hasWork);
        else
            m_wake.wait_for(lock, end, kRetry, hasWork);
        if (end.stop_requested() && !hasWork()) return;
        carryOutPending(std::move(lock));
    }
}

void Autosave::carryOutPending(std::unique_lock<std::mutex> lock) {
    const std::optional<std::string> content = std::exchange(m_content, {});
    std::ranges::move(m_toKeep, std::back_inserter(m_unkept));
    m_toKeep.clear();
    m_isWriting = true;
    lock.unlock();
    carryOut(content);
    lock.lock();
    m_isWriting = false;
    lock.unlock();
    // Checked on the thread that calls write(): more may have come meanwhile.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (isIdle()) emit idle();
        },
        Qt::QueuedConnection);
}

void Autosave::carryOut(const std::optional<std::string>& content) {
    keepAll();
    if (content) m_isToRemove = content->empty();
    if (content && !content->empty())
        report(writeFileAtomically(m_file.toStdString(), *content), m_hasFailed);
    if (m_unkept.empty() && std::exchange(m_isToRemove, false)) QFile::remove(m_file);
}

void Autosave::keepAll() {
    std::erase_if(m_unkept, [this](const Kept& kept) {
        const Result<void> written =
            QFile::exists(kept.file) ? Result<void>()
                                     : writeFileAtomically(kept.file.toStdString(), kept.content);
        report(written, m_hasFailedToKeep);
        if (written)
            QMetaObject::invokeMethod(
                this, [this] { emit this->kept(); }, Qt::QueuedConnection);
        return written.has_value();
    });
}

void Autosave::report(const Result<void>& written, bool& hasFailed) {
    if (!written && !hasFailed)
        QMetaObject::invokeMethod(
            this, [this, why = translated(written.error())] { emit failed(why); },
            Qt::QueuedConnection);
    hasFailed = !written;
}

} // namespace parlour
