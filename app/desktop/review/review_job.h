// A deal is reviewed on a thread of its own, in one look after another, each deeper. What comes of
// it is kept in a file, so that nobody waits twice.
#pragma once

#include "ai/review/review.h"

#include <QObject>
#include <QString>

#include <memory>
#include <thread>
#include <vector>

namespace parlour {

class ReviewJob : public QObject {
    Q_OBJECT

public:
    // Begins at once, unless the file holds a review that is as deep as the last look. `file`:
    // where it is kept; empty: nowhere. `only`: whose decisions are judged, the others being taken
    // for forced; kNoSeat: everybody's. Precondition: the table is of this game, which outlives the
    // job.
    ReviewJob(const GameEntry& game, std::unique_ptr<Table> table, std::vector<ReviewDepth> looks,
              QString file, Seat only = kNoSeat, QObject* parent = nullptr);
    ~ReviewJob() override; // stops it and waits for it, at most 50 ms

signals:
    // The present look has judged another decision.
    void decided(const parlour::ReviewedDecision& decision, int done, int of);
    // The look is complete, or was kept. `isLast`: nothing deeper will come.
    void reviewed(const parlour::Review& review, bool isLast);
    void problem(const QString& text); // with the file, or with the thread

private:
    void start(); // as soon as the system has a thread for it
    void work(const std::stop_token& stop);
    std::vector<ReviewedDecision> othersForced() const;
    std::optional<Review> readKept();
    void keep(const Review& review);
    // Calls the function on the thread of this object.
    void tell(auto function) { QMetaObject::invokeMethod(this, function, Qt::QueuedConnection); }

    const GameEntry& m_game;
    const std::unique_ptr<Table> m_table;
    const std::vector<ReviewDepth> m_looks;
    const QString m_file;
    const Seat m_only;
    bool m_isDelayed = false;
    std::jthread m_thread;
};

} // namespace parlour
