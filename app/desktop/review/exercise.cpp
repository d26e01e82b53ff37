#include "app/desktop/review/exercise.h"

#include "ai/catalogue/games.h"
#include "app/desktop/language/words.h"
#include "app/desktop/play/checked_table.h"
#include "app/desktop/review/review_words.h"

#include <algorithm>
#include <utility>

namespace parlour {

Exercise::Exercise(const Review& review, const Record& record, int ply, QObject* parent)
    : QObject(parent),
      m_game(*findGame(record.game()).value()),
      m_record(record),
      m_scales(review.scales),
      m_judge(m_game) {
    for (const ReviewedDecision& decision : review.decisions)
        if (!decision.isForced() && decision.grade >= Grade::Inaccuracy &&
            record.players[static_cast<std::size_t>(decision.seat)].isPerson())
            m_mistakes.push_back(decision);
    const auto next = std::ranges::lower_bound(m_mistakes, ply, {}, &ReviewedDecision::ply);
    if (next != m_mistakes.end()) m_at = static_cast<std::size_t>(next - m_mistakes.begin());
    connect(&m_judge, &LiveJudge::learned, this, &Exercise::settle);
}

void Exercise::go(int step) { m_at = static_cast<std::size_t>(static_cast<int>(m_at) + step); }

std::unique_ptr<GameSession> Exercise::makeSession() {
    m_move.clear();
    m_tries = 0;
    m_finding = Finding::None;
    Record record = m_record;
    Json& moves = record.position["moves"];
    moves.erase(moves.begin() + mistake().ply, moves.end());
    record.undone.clear();
    record.scores.clear();
    std::unique_ptr<Table> table = std::move(checkedTable(record).value());
    m_judge.judge(*table, static_cast<std::uint64_t>(mistake().ply), m_scales);
    auto session = std::make_unique<GameSession>(m_game, std::move(table), std::move(record),
                                                 GameSession::Kind::Exercise);
    session->setMoveCheck([this](const QString& move) {
        take(move);
        return false;
    });
    connect(session.get(), &GameSession::retranslated, this, &Exercise::changed);
    m_seatNames = session->seatNames();
    emit changed();
    return session;
}

// ---- a try

void Exercise::take(const QString& move) {
    if (isTold()) return;
    if (move == QString::fromStdString(mistake().move)) return conclude(Finding::AsPlayed);
    m_move = move;
    m_finding = Finding::Looking;
    emit changed();
    m_judge.focus(move.toStdString());
    settle();
}

void Exercise::settle() {
    if (m_move.isEmpty()) return;
    const std::string move = m_move.toStdString();
    if (move == mistake().best) return conclude(Finding::Solved);
    if (m_judge.isOpen(move)) return;
    const Verdict verdict = m_judge.verdict(move).value();
    if (verdict.grade <= Grade::Good) return conclude(Finding::Solved);
    const double gain = mistake().cost - verdict.cost;
    const bool isBetter =
        verdict.unit == mistake().unit && gain >= m_scales.of(verdict.unit).inaccuracy;
    conclude(isBetter ? Finding::Better : Finding::NoBetter, gain);
}

void Exercise::conclude(Finding finding, double gain) {
    m_move.clear();
    m_finding = finding;
    m_gain = gain;
    ++m_tries;
    emit changed();
}

// ---- what is said

QString Exercise::words() const {
    if (isEmpty()) return {};
    QStringList parts;
    switch (m_finding) {
    case Finding::None:
        return tr("Your decision %1 of %2 that can be better. What would you play now?")
            .arg(m_at + 1)
            .arg(m_mistakes.size());
    case Finding::Looking: return tr("Looking at it...");
    case Finding::AsPlayed: parts << tr("That is what you played."); break;
    case Finding::NoBetter: parts << tr("That is no better than what you played."); break;
    case Finding::Better:
        parts << tr("That is about %1 better than what you played, and there is better still.")
                     .arg(ReviewWords::amount(m_gain, mistake().unit));
        break;
    case Finding::Solved: parts << tr("Well done: nothing is better."); break;
    }
    if (!isTold()) parts << tr("%n more try(s).", nullptr, kTries - m_tries);
    return joined(parts);
}

QString Exercise::best() const {
    return !isEmpty() && isTold() ? QString::fromStdString(mistake().best) : QString();
}

QString Exercise::why() const {
    if (isEmpty() || !isTold()) return {};
    const auto& reasons = mistake().against.empty() ? mistake().reasons : mistake().against;
    return ReviewWords::why(reasons, m_seatNames);
}

} // namespace parlour
