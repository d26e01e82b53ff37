// Counts finished games, and those given up, without making the table wait. Each lies in a file of
// its own, in one folder until the statistics hold it, then in the history of its type of game.
#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>

#include <condition_variable>
#include <mutex>
#include <thread>

namespace parlour {

class Statistics;

class FinishedGames : public QObject {
    Q_OBJECT

public:
    static constexpr int kMostKept = 500; // games of a type in the history: the last ones

    // Counts what lies in the folder at once, and again when games come or could not be counted; if
    // the system starts no more threads, not before games come.
    FinishedGames(QString folder, QString history, QString statisticsFile,
                  QObject* parent = nullptr);
    ~FinishedGames() override; // after a last attempt

    // The file for a record with this id.
    QString fileFor(const std::string& id) const;
    void countSoon(); // a file has come

    // ---- the history, from any thread. Of a game that does not exist there is none.
    // The file for a game with this id; it need not be there.
    static QString historyFile(const QString& history, const QString& game, const QString& id);
    // Removes the games of this type that had ended by then.
    static void forget(const QString& history, const QString& game, const QDateTime& until);

    // Where the review of a game lies, or of one of its earlier deals (from 1; 0: the last one),
    // beside its record in the history; it need not be there. Empty if there is no such game.
    QString reviewFileFor(const QString& game, const QString& id, int earlierDeal = 0) const;

signals:
    void counted(); // the statistics have changed
    // Files that nobody can read, and, once until it works, why games cannot be counted.
    void problem(const QString& text);

private:
    void start();
    void work(const std::stop_token& end);
    bool countAll(); // whether all could be counted
    bool count(Statistics& statistics, const QString& file, QStringList& problems);
    bool moveToHistory(const QString& file, const QString& game, QStringList& problems) const;
    void tell(const QString& text);

    const QString m_folder;
    const QString m_history;
    const QString m_statisticsFile;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    bool m_hasNew = false; // guarded
    QString m_told;        // the last problem; only the counting thread uses it, while there is one
    std::jthread m_thread;
};

} // namespace parlour
