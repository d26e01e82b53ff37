// Saves the game being played, and keeps finished ones, without making the table wait for the disk.
#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace parlour {

// If the system starts no more threads, it saves at once instead, and the table waits.
class Autosave : public QObject {
    Q_OBJECT

public:
    struct Kept {
        QString file;
        std::string content;
    };

    explicit Autosave(QString file, QObject* parent = nullptr);
    ~Autosave() override; // as finish()

    QString file() const { return m_file; }

    // Writes soon; of several contents in a row, perhaps only the last.
    void write(std::string content);
    // Removes the file, once everything kept is on the disk.
    void remove();
    // Writes another file, unless it is there already, before anything that is asked for later. If
    // that fails, it tries again.
    void keep(Kept kept);
    // Writes what is still pending, and returns what could not be kept. Nothing can be asked for
    // afterwards.
    std::vector<Kept> finish();
    bool isIdle(); // nothing is being written or waits to be

signals:
    void kept();                     // a file to keep is on the disk
    void idle();                     // everything is on the disk, or could not be written
    void failed(const QString& why); // once, until writing works again
    void threadFailed();             // at the beginning: the table has to wait for the disk

private:
    void work(const std::stop_token& end);
    void wake();
    void carryOutPending(std::unique_lock<std::mutex> lock);
    void carryOut(const std::optional<std::string>& content);
    void keepAll();
    void report(const Result<void>& written, bool& hasFailed);

    const QString m_file;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<std::string> m_content; // guarded; empty text: remove the file
    std::vector<Kept> m_toKeep;           // guarded
    bool m_isWriting = false;             // guarded
    // Only the writing thread uses these, while there is one.
    std::vector<Kept> m_unkept; // could not be written
    bool m_isToRemove = false;  // the file, once there is none of those
    bool m_hasFailed = false;
    bool m_hasFailedToKeep = false;
    bool m_isFinished = false;
    std::jthread m_thread;
};

} // namespace parlour
