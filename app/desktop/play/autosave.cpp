#include "app/desktop/play/autosave.h"

#include "app/desktop/language/words.h"
#include "core/base/file.h"

#include <algorithm>
#include <chrono>
#include <iterator>

namespace parlour {

namespace {

constexpr std::chrono::seconds kRetry{10}; // to keep what could not be written

} // namespace

Autosave::Autosave(QString file, QObject* parent)
    : QObject(parent),
      m_file(std::move(file)),
      m_thread([this](const std::stop_token& end) { work(end); }) {}

Autosave::~Autosave() {
    m_thread.request_stop();
    m_thread.join();
}

void Autosave::write(std::string content) {
    {
        const std::lock_guard lock(m_mutex);
        m_content = std::move(content);
    }
    m_wake.notify_one();
}

void Autosave::remove() { write({}); }

void Autosave::keep(QString file, std::string content) {
    {
        const std::lock_guard lock(m_mutex);
        m_toKeep.push_back({file.toStdString(), std::move(content)});
    }
    m_wake.notify_one();
}

bool Autosave::isIdle() {
    const std::lock_guard lock(m_mutex);
    return !m_content && m_toKeep.empty() && !m_isWriting;
}

void Autosave::work(const std::stop_token& end) {
    std::vector<Kept> unkept; // could not be written
    while (true) {
        std::optional<std::string> content;
        {
            std::unique_lock lock(m_mutex);
            const auto hasWork = [this] { return m_content || !m_toKeep.empty(); };
            if (unkept.empty())
                m_wake.wait(lock, end, hasWork);
            else
                m_wake.wait_for(lock, end, kRetry, hasWork);
            if (end.stop_requested() && !hasWork()) break;
            content.swap(m_content);
            std::ranges::move(m_toKeep, std::back_inserter(unkept));
            m_toKeep.clear();
            m_isWriting = true;
        }
        keepAll(unkept);
        if (content && !(content->empty() && !unkept.empty())) saveOrRemove(*content);
        {
            const std::lock_guard lock(m_mutex);
            m_isWriting = false;
        }
        // Checked on the thread that calls write(): more may have come meanwhile.
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (isIdle()) emit idle();
            },
            Qt::QueuedConnection);
    }
    keepAll(unkept); // a last attempt
}

void Autosave::keepAll(std::vector<Kept>& files) {
    std::erase_if(files, [this](const Kept& kept) {
        std::error_code ec;
        const bool isThere = std::filesystem::exists(kept.file, ec);
        const Result<void> written =
            isThere ? Result<void>() : writeFileAtomically(kept.file, kept.content);
        report(written, m_hasFailedToKeep);
        if (written)
            QMetaObject::invokeMethod(
                this, [this] { emit this->kept(); }, Qt::QueuedConnection);
        return written.has_value();
    });
}

void Autosave::saveOrRemove(const std::string& content) {
    const std::filesystem::path path = m_file.toStdString();
    std::error_code ignored;
    if (content.empty())
        std::filesystem::remove(path, ignored);
    else
        report(writeFileAtomically(path, content), m_hasFailed);
}

void Autosave::report(const Result<void>& written, bool& hasFailed) {
    if (!written && !hasFailed)
        QMetaObject::invokeMethod(
            this, [this, why = translated(written.error())] { emit failed(why); },
            Qt::QueuedConnection);
    hasFailed = !written;
}

} // namespace parlour
