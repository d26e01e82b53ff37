#include "app/desktop/program/statistics_thread.h"

#include "app/desktop/program/finished_games.h"

#include <QPointer>

#include <memory>
#include <utility>

namespace parlour {

StatisticsThread::StatisticsThread(QString file, Statistics::Access access, QString history,
                                   QObject* parent)
    : QObject(parent),
      m_history(std::move(history)),
      m_statistics(new Statistics(std::move(file), access)) {
    connect(m_statistics, &Statistics::changed, this, &StatisticsThread::changed,
            Qt::QueuedConnection);
    connect(m_statistics, &Statistics::problem, this, &StatisticsThread::problem,
            Qt::QueuedConnection);
    m_thread.start();
    if (!m_thread.isRunning()) { // the system starts no more
        m_statistics->setParent(this);
        return;
    }
    connect(&m_thread, &QThread::finished, m_statistics, &QObject::deleteLater);
    m_statistics->moveToThread(&m_thread);
}

StatisticsThread::~StatisticsThread() {
    if (!m_thread.isRunning()) return;
    QMetaObject::invokeMethod(m_statistics, [this] { m_thread.quit(); }); // after all the others
    m_thread.wait();
}

void StatisticsThread::ask(QObject* asker, Question question) {
    QMetaObject::invokeMethod(m_statistics,
                              [this, asker = QPointer(asker), question = std::move(question)] {
                                  QMetaObject::invokeMethod(
                                      this,
                                      [asker, answer = question(*m_statistics)] {
                                          if (asker) answer();
                                      },
                                      Qt::QueuedConnection);
                              });
}

void StatisticsThread::refresh() { QMetaObject::invokeMethod(m_statistics, &Statistics::refresh); }

void StatisticsThread::keep(const Record& record, const Table& table, const Review& review) {
    const Seat person = Statistics::onlyPerson(record);
    if (person == kNoSeat || !table.isOver() || !review.isComplete()) return;
    QMetaObject::invokeMethod(
        m_statistics, [this, record, table = std::shared_ptr(table.clone()), review, person] {
            m_statistics->keep(record, *table, ratedDecisions(*table, review, person));
        });
}

void StatisticsThread::forget(const QString& game, const QDateTime& until) {
    QMetaObject::invokeMethod(m_statistics, [this, game, until] {
        m_statistics->forget(game, until);
        if (!m_history.isEmpty()) FinishedGames::forget(m_history, game, until);
    });
}

} // namespace parlour
