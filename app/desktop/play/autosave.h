// Saves the game being played, and keeps finished ones, without making the table wait for the disk.
#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>

#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace parlour {

class Autosave : public QObject {
    Q_OBJECT

public:
    explicit Autosave(QString file, QObject* parent = nullptr);
    ~Autosave() override; // writes what is still pending

    QString file() const { return m_file; }

    // Writes soon; of several contents in a row, perhaps only the last.
    void write(std::string content);
    // Removes the file, once everything kept is on the disk.
    void remove();
    // Writes another file, unless it is there already, before anything that is asked for later. If
    // that fails, it tries again.
    void keep(QString file, std::string content);
    bool isIdle(); // nothing is being written or waits to be

signals:
    void kept();                     // a file to keep is on the disk
    void idle();                     // everything is on the disk, or could not be written
    void failed(const QString& why); // once, until writing works again

private:
    struct Kept {
        std::filesystem::path file;
        std::string content;
    };

    void work(const std::stop_token& end);
    void keepAll(std::vector<Kept>& files);
    void saveOrRemove(const std::string& content);
    void report(const Result<void>& written, bool& hasFailed);

    const QString m_file;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<std::string> m_content; // guarded; empty text: remove the file
    std::vector<Kept> m_toKeep;           // guarded
    bool m_isWriting = false;             // guarded
    // Only the writing thread uses these.
    bool m_hasFailed = false;
    bool m_hasFailedToKeep = false;
    std::jthread m_thread;
};

} // namespace parlour
