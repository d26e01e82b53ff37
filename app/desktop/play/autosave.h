// Saves the game being played without making the table wait for the disk.
#pragma once

#include <QObject>
#include <QString>

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace parlour {

class Autosave : public QObject {
    Q_OBJECT

public:
    explicit Autosave(QString file, QObject* parent = nullptr);
    ~Autosave() override; // writes what is still pending

    QString file() const { return m_file; }

    // Writes soon; of several contents in a row, perhaps only the last.
    void write(std::string content);
    void remove();
    bool isIdle(); // nothing is being written or waits to be

signals:
    void idle();                     // everything is on the disk, or could not be written
    void failed(const QString& why); // once, until writing works again

private:
    void work(const std::stop_token& end);
    void writeNow(const std::filesystem::path& path, const std::string& content);

    const QString m_file;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<std::string> m_content; // guarded; empty text: remove the file
    bool m_isWriting = false;             // guarded
    bool m_hasFailed = false;             // only the writing thread uses it
    std::jthread m_thread;
};

} // namespace parlour
