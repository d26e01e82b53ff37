// The statistics, for pages that must not wait: everything that touches the file, which another
// program may be writing, happens on a thread of its own, in the order in which it was asked for;
// at once, if the system starts no more threads.
#pragma once

#include "app/desktop/store/statistics.h"

#include <QObject>
#include <QQmlEngine>
#include <QThread>

#include <functional>

namespace parlour {

class StatisticsThread : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

public:
    // `history`: where finished games are kept (FinishedGames); empty: nowhere.
    StatisticsThread(QString file, Statistics::Access access, QString history,
                     QObject* parent = nullptr);
    ~StatisticsThread() override; // once all that was asked for is done

    const QString& history() const { return m_history; }

    // The question is asked on the other thread; what it returns tells the answer on this one,
    // unless the asker is gone by then.
    using Answer = std::function<void()>;
    using Question = std::function<Answer(Statistics&)>;
    void ask(QObject* asker, Question question);
    // The games have changed elsewhere.
    void refresh();
    // Keeps the decisions of a complete review of the deal on this table, if its record is that of
    // a finished deal of one person. Precondition: the review fits the table.
    void keep(const Record& record, const Table& table, const Review& review);
    // Deletes the results of a game up to this moment, and what the history has of them.
    void forget(const QString& game, const QDateTime& until);

signals:
    void changed();
    void problem(const QString& text);

private:
    const QString m_history;
    Statistics* m_statistics; // lives on the thread, if that runs
    QThread m_thread;
};

} // namespace parlour
