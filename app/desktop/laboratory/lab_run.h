// Commands of `parlour-lab` that belong together, run as programs of their own, several at a time.
// A run has a folder, where whatever it has done is kept: it can be paused and goes on later, with
// the next start of this program too, and with the same result.
#pragma once

#include "app/desktop/laboratory/lab_process.h"
#include "core/base/file.h"

#include <QElapsedTimer>
#include <QObject>
#include <QQmlEngine>
#include <QUrl>

#include <map>
#include <memory>
#include <vector>

namespace parlour {

// A command, as somebody would type it to get the same figures.
struct LabTask {
    QStringList command; // "match", "briscola", ...
    std::int64_t of = 0; // games or samples
    int threads = 1;
    bool keepsRecords = false;
    // The file with what it has learned, "player.table", which it goes on from, and not from one of
    // "--resume"; empty: it learns nothing.
    QString learns{};
    // Settings of the first start, which a table has then. A network's training finds by itself
    // what lies beside its file.
    QStringList beginning{};
    bool goesOnByItself = false;

    // For a terminal.
    QStringList whole() const {
        return command + beginning +
               (learns.isEmpty() ? QStringList() : QStringList{QStringLiteral("--out"), learns});
    }
};

class LabRun : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Laboratory makes them")

    Q_PROPERTY(bool running READ isRunning NOTIFY changed) // or about to pause
    Q_PROPERTY(bool pausing READ isPausing NOTIFY changed) // its programs are ending
    // Another program works on it, and is asked to end by pause().
    Q_PROPERTY(bool elsewhere READ isElsewhere NOTIFY changed)
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed) // all commands are done
    Q_PROPERTY(double done READ done NOTIFY changed)         // games or samples
    Q_PROPERTY(double of READ of NOTIFY changed)
    Q_PROPERTY(double secondsLeft READ secondsLeft NOTIFY changed) // negative: not known
    Q_PROPERTY(QStringList failures READ failures NOTIFY changed)  // why commands failed

public:
    // `folder`: exists. `atOnce`: programs.
    LabRun(QString folder, std::vector<LabTask> tasks, int atOnce, QObject* parent);
    ~LabRun() override; // pauses

    bool isRunning() const { return !m_processes.empty(); }
    bool isPausing() const { return m_isPausing && isRunning(); }
    bool isElsewhere() const { return m_isElsewhere; }
    bool isComplete() const;
    // Whether any program works on the run in this folder.
    static bool isLocked(const QString& folder);
    double done() const;
    double of() const;
    double secondsLeft() const;
    QStringList failures() const;
    const QString& folder() const { return m_folder; }

    // Goes on with whatever is not done, also with what has failed.
    Q_INVOKABLE void start();
    Q_INVOKABLE void pause();
    // A command as a line for a terminal.
    static QString shellLine(const QStringList& command);
    Q_INVOKABLE QString commandLine(int task) const;

signals:
    void changed(); // a few times a second at most
    void problem(const QString& text);

protected:
    // What a command has found: Json() if nothing is known yet.
    const Json& found(std::size_t task) const { return m_states[task].found; }
    bool isDone(std::size_t task) const { return m_states[task].isDone; }
    const QString& failure(std::size_t task) const { return m_states[task].failure; }
    bool isAtWork(std::size_t task) const { return m_processes.contains(task); }
    const std::vector<LabTask>& tasks() const { return m_tasks; }
    // The file of a command: "report.json", "partial.json", "resume.json", "games.jsonl",
    // LabTask::learns, "curve.csv".
    QString file(std::size_t task, const QString& ending) const;
    // Takes over what a command has found so far, and returns how many games or samples that is, 0
    // if it does not say. Errors: it makes no sense; the command has failed then.
    virtual Result<std::int64_t> accept(std::size_t task, const Json& found) = 0;
    // Writes a file for the person. Problems are told.
    void save(const QUrl& file, const std::string& content);
    // Reads what is in the folder. Called once, by the class that overrides accept().
    void readFound();

private:
    struct State {
        Json found;
        std::int64_t done = 0;
        std::int64_t of = 0;
        bool isDone = false;
        QString failure{};
    };

    void startMore();
    void startTask(std::size_t task);
    void forgetOtherPrograms(std::size_t task);
    void take(std::size_t task, const LabProgress& progress);
    void finish(std::size_t task, const Json& report);
    void leave(std::size_t task,
               const QString& failure); // its program has ended before it was done
    void keepPartial(std::size_t task);
    void watch();
    void changeSoon();

    const QString m_folder;
    const std::vector<LabTask> m_tasks;
    const int m_atOnce;
    std::vector<State> m_states;
    std::map<std::size_t, std::unique_ptr<LabProcess>> m_processes; // of the tasks at work
    std::size_t m_next = 0; // the first task that was not tried since start()
    bool m_isPausing = false;
    FileLock m_lock; // while it runs: no other program works in the folder
    QElapsedTimer m_clock;
    double m_doneAtStart = 0;
    QTimer m_change;
    QTimer m_watch;               // of what other programs do in the folder
    QElapsedTimer m_sincePartial; // since what was found was kept
    bool m_isElsewhere = false;
};

} // namespace parlour
