// Learning from one's mistakes: the position of each again, without the answer. The person moves on
// the real table; nothing is played, but it says how good the move is.
#pragma once

#include "ai/review/review.h"
#include "app/desktop/play/game_session.h"
#include "app/desktop/review/live_judge.h"

#include <QObject>
#include <QQmlEngine>

#include <memory>
#include <vector>

namespace parlour {

class Exercise : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by Program")

    Q_PROPERTY(QString words READ words NOTIFY changed) // what is asked, or said of the last try
    Q_PROPERTY(QString best READ best NOTIFY changed)   // the move; empty: not told yet
    Q_PROPERTY(QString why READ why NOTIFY changed)     // it is the best
    Q_PROPERTY(bool hasNext READ hasNext NOTIFY changed)
    Q_PROPERTY(bool hasPrevious READ hasPrevious NOTIFY changed)

public:
    static constexpr int kTries = 3;

    // Of the people's mistakes in the review of this game; begins with the first one from this ply
    // on or, if there is none, with the first one.
    Exercise(const Review& review, const Record& record, int ply, QObject* parent = nullptr);

    bool isEmpty() const { return m_mistakes.empty(); } // nothing to learn from
    bool hasNext() const { return m_at + 1 < m_mistakes.size(); }
    bool hasPrevious() const { return m_at > 0; }
    // To the mistake after the present one, or before it for a step of -1. Precondition: there is
    // one.
    void go(int step);
    // A table at the position of the mistake, whose moves it judges. Precondition: not empty; this
    // outlives the session.
    std::unique_ptr<GameSession> makeSession();

    QString words() const;
    QString best() const;
    QString why() const;

signals:
    void changed();

private:
    enum class Finding { None, Looking, AsPlayed, NoBetter, Better, Solved };

    const ReviewedDecision& mistake() const { return m_mistakes[m_at]; }
    bool isTold() const { return m_finding == Finding::Solved || m_tries == kTries; }
    void take(const QString& move);
    void settle(); // the move that is being looked at
    void conclude(Finding finding, double gain = 0);

    const GameEntry& m_game;
    const Record m_record;
    const GradeScales m_scales;               // of the review
    std::vector<ReviewedDecision> m_mistakes; // by ply
    std::size_t m_at = 0;
    LiveJudge m_judge;
    QStringList m_seatNames;
    QString m_move; // that is being looked at; empty: none
    int m_tries = 0;
    Finding m_finding = Finding::None;
    double m_gain = 0; // of the last try over what was played
};

} // namespace parlour
