#include "app/desktop/review/game_review.h"

#include "ai/catalogue/games.h"
#include "ai/catalogue/open_cards.h"
#include "app/desktop/play/game_session.h"
#include "app/desktop/play/thinking_seat.h"
#include "app/desktop/review/review_job.h"
#include "app/desktop/review/review_words.h"

#include <QThread>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>

namespace parlour {

namespace {

constexpr int kRefreshTime = 120;      // milliseconds between two news at least
constexpr double kFirstEstimate = 0.1; // of the work, before anybody says how long it takes
constexpr double kLeastLuck = 0.005;   // worth a word

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

int numberOf(ReviewDepth depth) { return static_cast<int>(depth) + 1; }

std::unique_ptr<Table> finished(const Table& table) {
    std::unique_ptr<Table> copy = table.clone();
    while (copy->redo()) {
    }
    return copy;
}

} // namespace

GameReview::GameReview(GameSession& session, QString file, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_game(*findGame(session.game().toStdString()).value()),
      m_file(std::move(file)),
      m_table(finished(session.table())),
      m_seat(session.viewer()) {
    m_list.setSeat(session.onlyPerson());
    m_refreshing.setSingleShot(true);
    m_refreshing.setInterval(kRefreshTime);
    connect(&m_refreshing, &QTimer::timeout, this, &GameReview::refresh);
    connect(&session, &GameSession::positionChanged, this, [this] {
        point();
        tell();
        lookAtOpenCards();
    });
    connect(&session, &GameSession::retranslated, this, &GameReview::refresh);
    refresh();
    begin({ReviewDepth::Quick, ReviewDepth::Normal});
}

GameReview::~GameReview() = default;

// ---- the looks

void GameReview::begin(std::vector<ReviewDepth> looks) {
    m_isRunning = true;
    m_done = m_of = 0;
    m_sinceBegin.start();
    m_job = std::make_unique<ReviewJob>(m_game, m_table->clone(), std::move(looks), m_file,
                                        m_session.isSecretive() ? m_session.onlyPerson() : kNoSeat);
    connect(m_job.get(), &ReviewJob::problem, this, &GameReview::message);
    connect(
        m_job.get(), &ReviewJob::decided, this,
        [this](const ReviewedDecision& decision, int done, int of) { take(decision, done, of); });
    connect(m_job.get(), &ReviewJob::reviewed, this,
            [this](const Review& review, bool isLast) { take(review, isLast); });
    emit changed();
}

void GameReview::lookDeeper() {
    if (!isRunning() && m_depth < numberOf(ReviewDepth::Deep)) begin({ReviewDepth::Deep});
}

void GameReview::take(const ReviewedDecision& decision, int done, int of) {
    if (done == 1) m_sinceBegin.start();
    m_done = done;
    m_of = of;
    const auto place =
        std::ranges::lower_bound(m_decisions, decision.ply, {}, &ReviewedDecision::ply);
    if (place != m_decisions.end() && place->ply == decision.ply)
        *place = decision;
    else
        m_decisions.insert(place, decision);
    if (!m_refreshing.isActive()) m_refreshing.start();
}

void GameReview::take(const Review& review, bool isLast) {
    m_depth = numberOf(review.depth);
    m_decisions = review.decisions;
    m_done = m_of = 0;
    if (isLast) m_isRunning = false;
    refresh();
    emit reviewed(review);
}

void GameReview::setScales(const GradeScales& scales) {
    if (scales == m_scales) return;
    m_scales = scales;
    refresh();
}

int GameReview::secondsLeft() const {
    if (m_of == 0 || m_done < 2 || m_done < kFirstEstimate * m_of) return -1;
    const double each = static_cast<double>(m_sinceBegin.elapsed()) / 1000 / (m_done - 1);
    return static_cast<int>(std::ceil(each * (m_of - m_done)));
}

void GameReview::refresh() {
    m_refreshing.stop();
    ReviewSetup setup;
    setup.depth = static_cast<ReviewDepth>(std::max(0, m_depth - 1));
    m_review = account(*m_table, setup, m_decisions);
    regrade(m_review, m_scales);
    std::vector<ReviewedDecision> shown;
    std::ranges::copy_if(
        m_review.decisions, std::back_inserter(shown),
        [this](const ReviewedDecision& decision) { return !isSecret(decision.seat); });
    m_list.update(std::move(shown), m_session.seatNames());
    point();
    tell();
    if (m_areCardsOpen && m_openLook.isEmpty() && !(m_openEyes && m_openEyes->isThinking()))
        lookAtOpenCards(); // the decision is known only now
}

// What is shown is made anew only if it has changed: whoever reads it keeps the focus.
void GameReview::tell() {
    emit changed();
    if (QVariantMap decision = decisionMap(); decision != m_decision) {
        m_decision = std::move(decision);
        emit decisionChanged();
    }
    if (QVariantList figures = ReviewWords::figures(m_review, m_session.seatNames());
        figures != m_figures) {
        m_figures = std::move(figures);
        emit figuresChanged();
    }
}

// ---- going from position to position

int GameReview::row() const { return m_session.played() + 1; }

void GameReview::show(int ply) {
    m_session.goTo(std::clamp(ply, 0, static_cast<int>(m_review.moves.size())));
}

bool GameReview::showBeside(int step) {
    const int ply = m_list.plyBeside(m_session.played(), step);
    if (ply >= 0) show(ply);
    return ply >= 0;
}

bool GameReview::isSecret(Seat seat) const {
    return m_session.isSecretive() && seat != m_session.onlyPerson();
}

void GameReview::point() {
    const QString shown = m_session.shownMove();
    const bool isReaders = !shown.isEmpty() && shown != m_pointed; // who looks at another move
    if (m_session.isOver() || isSecret(m_session.toMove()) || isReaders) return;
    const ReviewedDecision* const decision = m_review.decisionAt(m_session.played());
    if (!decision) return;
    m_pointed = QString::fromStdString(decision->isForced() ? decision->move : decision->best);
    m_session.showMove(m_pointed);
}

void GameReview::setSeat(int seat) {
    if (seat == m_seat || seat < 0 || seat >= m_review.seats) return;
    m_seat = seat;
    emit changed();
}

// ---- the course

GameReview::Step GameReview::step(int row) const {
    Step step;
    step.value = m_review.expectation[at(row)][at(m_seat)];
    step.luck = m_review.luckBefore[at(row)][at(m_seat)];
    step.luckNoise = m_review.luckNoiseBefore[at(row)][at(m_seat)];
    if (row > 0) step.play = step.value - m_review.expectation[at(row - 1)][at(m_seat)] - step.luck;
    const ReviewedDecision* const decision = row > 0 ? m_review.decisionAt(row - 1) : nullptr;
    if (!decision || decision->isForced()) return step;
    step.mover = decision->seat;
    step.isAlly = decision->seat == m_seat || m_table->areAllies(decision->seat, m_seat);
    step.grade = decision->grade;
    return step;
}

int GameReview::knownRows() const {
    if (m_review.isComplete()) return rows();
    int ply = 0;
    while (m_review.decisionAt(ply)) ++ply;
    return ply + 1;
}

QString GameReview::wordsOf(int row) const {
    if (row < 0 || row >= rows()) return {};
    const Step its = step(row);
    const int plies = static_cast<int>(m_review.moves.size());
    QStringList words;
    if (row == 0) {
        words << tr("Before the deal");
    } else if (row > plies) {
        words << (m_review.isOver ? tr("The end") : tr("Now"));
    } else {
        words << tr("Move %1, %2")
                     .arg(QString::number(row),
                          m_session.seatNames()[m_table->toMoveAfter(row - 1)]);
    }
    if (row >= knownRows()) return words.front();
    words << ReviewWords::worth(its.value, m_review.unit);
    if (std::abs(its.luck) >= kLeastLuck)
        words << tr("luck %1").arg(ReviewWords::change(its.luck, m_review.unit, its.luckNoise));
    if (std::abs(its.play) >= kLeastLuck)
        words << tr("play %1").arg(ReviewWords::change(its.play, m_review.unit));
    return words.join(QStringLiteral("  ·  "));
}

// ---- with open cards

void GameReview::openCards(bool open) {
    if (open == m_areCardsOpen) return;
    m_areCardsOpen = open;
    lookAtOpenCards();
}

void GameReview::lookAtOpenCards() {
    if (m_openEyes) m_openEyes->stop();
    m_openLook.clear();
    const ReviewedDecision* const decision =
        m_session.isOver() ? nullptr : m_review.decisionAt(m_session.played());
    if (m_areCardsOpen && !m_session.isSecretive() && decision && !decision->isForced()) {
        if (!m_openEyes) {
            m_openEyes = std::make_unique<ThinkingSeat>(openThinker(m_game.id()));
            connect(m_openEyes.get(), &ThinkingSeat::answered, this, &GameReview::takeOpenLook);
        }
        Budget budget;
        budget.threads = std::max(1, QThread::idealThreadCount());
        budget.only = {decision->move, decision->best};
        m_openEyes->ask(m_session.table().clone(), 1, budget);
    }
    emit openLookChanged();
}

void GameReview::takeOpenLook(const Thought& thought) {
    const ReviewedDecision* const decision = m_review.decisionAt(m_session.played());
    if (!decision) return;
    constexpr int kMostShown = 4; // and those that the decision was about
    QVariantList candidates;
    for (const Thought::Option& option : thought.candidates)
        if (candidates.size() < kMostShown || option.move == decision->move ||
            option.move == decision->best)
            candidates << QVariantMap{
                {"move", QString::fromStdString(option.move)},
                {"value", option.value},
                {"note", noteOf(*decision, option.move, tr("Best by what could be known"))}};
    m_openLook = {{"isWin", thought.valueKind == ValueKind::Win}, {"candidates", candidates}};
    emit openLookChanged();
}

// ---- for QML

QString GameReview::noteOf(const ReviewedDecision& decision, const std::string& move,
                           const QString& ofBest) const {
    QStringList notes;
    if (move == decision.best) notes << ofBest;
    if (move == decision.move)
        notes << (decision.seat == m_session.onlyPerson()
                      ? tr("You played this")
                      : tr("%1 played this").arg(m_session.seatNames()[decision.seat]));
    return notes.join(QStringLiteral("  ·  "));
}

QVariantMap GameReview::decisionMap() const {
    const int ply = m_session.played();
    if (at(ply) >= m_review.moves.size()) return {};
    const Seat seat = m_session.toMove();
    const QString name = m_session.seatNames()[seat];
    QVariantMap map{{"ply", ply},
                    {"seat", seat},
                    {"name", name},
                    {"isYours", seat == m_session.onlyPerson()},
                    {"isSecret", isSecret(seat)}};
    if (isSecret(seat)) return map;
    map["move"] = QString::fromStdString(m_review.moves[at(ply)]);
    const ReviewedDecision* const decision = m_review.decisionAt(ply);
    if (!decision) return map;
    QVariantList candidates;
    for (const ReviewedDecision::Candidate& candidate : decision->candidates) {
        candidates << QVariantMap{
            {"move", QString::fromStdString(candidate.move)},
            {"value", candidate.value},
            {"note", noteOf(*decision, candidate.move, tr("Best"))},
            {"whyNot", ReviewWords::why(candidate.whyNot, m_session.seatNames())}};
    }
    // Beside the move that was played, if that is known.
    const auto& why = decision->against.empty() ? decision->reasons : decision->against;
    map.insert({{"best", QString::fromStdString(decision->best)},
                {"grade", static_cast<int>(decision->grade)},
                {"words", ReviewWords::grade(decision->grade)},
                {"mark", ReviewWords::symbol(decision->grade)},
                {"forced", decision->isForced()},
                {"cost", ReviewWords::cost(*decision)},
                {"isWin", decision->unit == ValueKind::Win},
                {"candidates", candidates},
                {"why", ReviewWords::why(why, m_session.seatNames())}});
    return map;
}

// ---- files

void GameReview::save(ReviewFile kind, const QUrl& file) {
    ReviewedDeal deal{m_review, {}, m_table->clone()};
    for (const QString& name : m_session.seatNames()) deal.names.push_back(name.toStdString());
    emit message(saveReview(std::span(&deal, 1), kind, file));
}

} // namespace parlour
