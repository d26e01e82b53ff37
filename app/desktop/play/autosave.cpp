#include "app/desktop/play/autosave.h"

#include "app/desktop/language/words.h"
#include "core/base/file.h"

namespace parlour {

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

bool Autosave::isIdle() {
    const std::lock_guard lock(m_mutex);
    return !m_content && !m_isWriting;
}

void Autosave::work(const std::stop_token& end) {
    const std::filesystem::path path = m_file.toStdString();
    while (true) {
        std::optional<std::string> content;
        {
            std::unique_lock lock(m_mutex);
            m_wake.wait(lock, end, [this] { return m_content.has_value(); });
            content.swap(m_content);
            m_isWriting = content.has_value();
        }
        if (!content) return; // the end, and nothing left to write
        if (content->empty()) {
            std::error_code ignored;
            std::filesystem::remove(path, ignored);
        } else {
            writeNow(path, *content);
        }
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
}

void Autosave::writeNow(const std::filesystem::path& path, const std::string& content) {
    const auto written = writeFileAtomically(path, content);
    if (!written && !m_hasFailed)
        QMetaObject::invokeMethod(
            this, [this, why = translated(written.error())] { emit failed(why); },
            Qt::QueuedConnection);
    m_hasFailed = !written;
}

} // namespace parlour
