#include "app/desktop/play/game_session.h"

#include "ai/base/outside.h"
#include "ai/catalogue/games.h"
#include "app/desktop/language/words.h"
#include "app/desktop/play/advice.h"
#include "app/desktop/play/characters.h"
#include "app/desktop/players/own_players.h"
#include "app/outside/outside_programs.h"
#include "core/base/rng.h"

#include <QDateTime>
#include <QLoggingCategory>
#include <QThread>

#include <algorithm>
#include <span>
#include <utility>

namespace parlour {

namespace {

Q_LOGGING_CATEGORY(kPlay, "parlour.play", QtInfoMsg)

constexpr int kAdviserStream = 1000; // of random numbers; a player's is the seat
constexpr int kGlance = 400;         // milliseconds in which nobody reads that advice has changed

void countOne(int& count) { count = std::min(count + 1, Record::kMostCounted); }

} // namespace

GameSession::GameSession(const GameEntry& entry, std::unique_ptr<Table> table, Record record,
                         Kind kind, QObject* parent)
    : QObject(parent),
      m_entry(entry),
      m_kind(kind),
      m_table(std::move(table)),
      m_record(std::move(record)),
      m_programs(m_record.players.size()),
      m_thinkers(m_record.players.size()),
      m_begin(m_table->played()),
      m_goesOn(!m_table->isOver()) {
    seatPlayers();
    m_paceTimer.setSingleShot(true);
    connect(&m_paceTimer, &QTimer::timeout, this, &GameSession::playAnswer);
    const auto person = std::ranges::find_if(m_record.players, &Record::Player::isPerson);
    if (person != m_record.players.end())
        m_viewer = static_cast<int>(person - m_record.players.begin());
    if (isExercise()) m_viewer = toMove();
    m_paused = isReplay() || isProblem();
    if (!isReplay()) return;
    while (m_table->undo()) {
    }
}

GameSession::~GameSession() {
    // Tells all to stop before waiting for the first.
    abandonThinking();
}

Record GameSession::record() const {
    if (isReplay()) return m_record;
    Record record = m_record;
    update(record, *m_table);
    record.savedAt = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString();
    return record;
}

QString GameSession::game() const {
    return QString::fromUtf8(m_table->game().data(),
                             static_cast<qsizetype>(m_table->game().size()));
}

QString GameSession::dealNumber() const {
    return m_record.dealNumber ? QString::number(*m_record.dealNumber) : QString();
}

// ---- who plays

void GameSession::seatPlayers() {
    m_players.clear();
    for (const Record::Player& player : m_record.players)
        m_players.push_back(SeatedPlayer::of(player, m_entry));
}

QStringList GameSession::seatNames() const {
    QStringList names;
    for (const SeatedPlayer& player : m_players) names << player.name;
    return names;
}

int GameSession::persons() const {
    return static_cast<int>(std::ranges::count_if(m_record.players, &Record::Player::isPerson));
}

int GameSession::onlyPerson() const { return persons() == 1 ? m_viewer : kNoSeat; }

bool GameSession::isPerson(int seat) const {
    return m_record.players[static_cast<std::size_t>(seat)].isPerson();
}

// ---- deal after deal

std::optional<Remark> GameSession::remark() const {
    if (isReplay()) return std::nullopt;
    return Remark::on(m_entry, m_record, *m_table, m_players);
}

DealResult GameSession::result() const {
    return isOver() ? DealResult::of(m_entry, m_record, *m_table, m_players, onlyPerson())
                    : DealResult();
}

// Against computers, only if a person has made a move.
bool GameSession::canUndo() const {
    if (isExercise() || isLesson()) return false;
    if (isWatching()) return m_table->played() > 0;
    if (isProblem()) return hasMoved();
    return hasPersonMoved(m_record, *m_table);
}

void GameSession::start() {
    m_isStarted = true;
    m_sinceMove.start();
    m_curtain = isPlayed() && persons() > 1 && !isOver();
    updateViewer();
    if (m_curtain) emit viewerChanged();
    next();
}

void GameSession::rest() {
    m_isStarted = false;
    abandonThinking();
}

void GameSession::retranslate() {
    seatPlayers();
    emit retranslated();
}

void GameSession::play(const QString& move) {
    if (!mayPlay()) return;
    if (const auto played = playOrSayWhy(move); !played) emit refused(translated(played.error()));
}

Result<void> GameSession::playOrSayWhy(const QString& move) {
    assert(mayPlay());
    const std::unique_ptr<Table> after = m_table->clone();
    if (auto played = after->play(move.toStdString()); !played) return played;
    const QString written = QString::fromStdString(after->moves().back());
    if (!m_moveCheck || m_moveCheck(written)) playUnchecked(written);
    return {};
}

void GameSession::playUnchecked(const QString& move) {
    const Seat seat = toMove();
    [[maybe_unused]] const auto played = m_table->play(move.toStdString());
    assert(played);
    afterMove(seat, move);
}

void GameSession::countTutor() {
    if (!m_record.questions) m_record.questions = 0;
}

void GameSession::countQuestion() {
    countTutor();
    countOne(*m_record.questions);
}

void GameSession::afterMove(Seat seat, const QString& move) {
    m_isHurried = false;
    abandonThinking();
    // Not which: a discard is secret, and a log may lie open while people play.
    qCDebug(kPlay, "seat %d makes move %d", seat, m_table->played());
    if (!isWatching()) forgetHint();
    m_sinceMove.start();
    emit moved(seat, move); // the table may become busy showing it
    emit saveWanted();
    updateViewer();
    emit positionChanged();
    emit hintChanged();
    if (isOver())
        emit ended();
    else
        next();
}

void GameSession::undo() { undoTo(played() - 1); }

void GameSession::undoTo(int moves) {
    if (!canUndo()) return;
    abandonThinking();
    if (isWatching()) {
        m_table->undo();
        setPaused(true);
    } else if (isProblem()) {
        while (hasMoved()) m_table->undo();
    } else {
        do m_table->undo();
        while (played() > moves || !isPersonToMove());
    }
    if (!isReplay()) countOne(m_record.takeBacks);
    tellRewound();
}

void GameSession::redo() {
    if (!canRedo()) return;
    abandonThinking();
    do m_table->redo();
    while (!isWatching() && canRedo() && !isPersonToMove());
    tellRewound();
}

void GameSession::goTo(int moves) {
    assert(isReplay());
    if (moves == played()) return;
    abandonThinking();
    while (played() > moves && m_table->undo()) {
    }
    while (played() < moves && m_table->redo()) {
    }
    setPaused(true);
    tellRewound();
}

void GameSession::tellRewound() {
    forgetHint();
    emit rewound();
    emit saveWanted();
    updateViewer();
    emit positionChanged();
    emit hintChanged();
    if (isOver())
        emit ended();
    else
        next();
}

// With several people, the one to move sits at the bottom, behind a curtain at first.
void GameSession::updateViewer() {
    if (!(isPlayed() || isStudy()) || persons() < 2 || !m_tableIsQuiet || !isPersonToMove() ||
        toMove() == m_viewer)
        return;
    m_viewer = toMove();
    m_curtain = !isStudy();
    emit viewerChanged();
}

void GameSession::liftCurtain() {
    if (!m_curtain) return;
    m_curtain = false;
    emit viewerChanged();
    next();
}

void GameSession::next() {
    if (!m_isStarted || isOver() || isProblem()) return;
    if (isReplay()) {
        recallMove();
    } else if (isLesson()) {
        playScripted();
    } else if (isPersonToMove()) {
        if (m_hintOpen && !m_curtain) {
            countHint();
            askAdviser(0);
        }
    } else {
        askPlayer();
    }
}

void GameSession::setPaused(bool paused) {
    if (m_paused == paused) return;
    m_paused = paused;
    m_stepping = false;
    emit pausedChanged();
    if (m_waits && !paused)
        next();
    else
        playAnswer();
}

void GameSession::step() {
    if (!m_paused) setPaused(true);
    m_stepping = true;
    playAnswer();
}

void GameSession::hurry() {
    m_isHurried = true;
    playAnswer();
}

void GameSession::setPace(const QString& pace) {
    if (m_pace == pace) return;
    m_pace = pace;
    emit paceChanged();
    playAnswer();
}

int GameSession::paceMilliseconds() const {
    if (m_pace == u"relaxed") return 1200;
    if (m_pace == u"quick") return 180;
    if (m_pace == u"instant") return 0;
    return 450;
}

// The same position gets the same answer, so that redo and replays tell the same story.
std::uint64_t GameSession::seedFor(int stream) const {
    const auto moves = static_cast<std::uint64_t>(m_table->played());
    return Rng(dealSeed()).split(moves * 2048 + static_cast<std::uint64_t>(stream)).next();
}

ThinkingSeat* GameSession::thinker(int seat) {
    auto& thinker = m_thinkers[static_cast<std::size_t>(seat)];
    auto& programs = m_programs[static_cast<std::size_t>(seat)];
    if (programs && programs->failure()) { // it is started again
        thinker.reset();                   // before the program that it asks
        programs.reset();
    }
    if (thinker) return thinker.get();
    const Record::Player& player = m_record.players[static_cast<std::size_t>(seat)];
    std::unique_ptr<Thinker> made;
    if (const auto command = outsideCommand(player.agent)) {
        if (!isOwnProgram(player.agent)) return nullptr;
        programs = std::make_unique<outside::OutsidePrograms>(outside::ProgramSetup{});
        made = std::make_unique<OutsideThinker>(*programs, *command);
    } else {
        const Style* const style = styleOf(m_entry, player.agent, portraitTemper(player.portrait));
        const std::string spec = style ? withStyle(player.agent, style->params) : player.agent;
        made = std::move(m_entry.player(spec).value());
    }
    const bool isProgram = programs != nullptr;
    thinker = std::make_unique<ThinkingSeat>(std::move(made), nullptr,
                                             isProgram ? goSecond : yieldToDrawing);
    connect(thinker.get(), &ThinkingSeat::answered, this,
            [this, seat](const Thought& thought) { takeAnswer(seat, thought); });
    return thinker.get();
}

void GameSession::askPlayer() {
    m_answer.reset();
    m_waits = false;
    ThinkingSeat* const asked = thinker(toMove());
    if (!asked)
        return waitForProgram(tr("%1 is a program that is not among yours in the settings, so it "
                                 "is not started. The game waits.")
                                  .arg(player(toMove()).name));
    Budget budget;
    budget.threads = std::max(1, QThread::idealThreadCount());
    asked->ask(m_table->clone(), seedFor(toMove()), budget);
}

void GameSession::takeAnswer(int seat, const Thought& thought) {
    const auto& programs = m_programs[static_cast<std::size_t>(seat)];
    if (const auto failure = programs ? programs->failure() : std::nullopt) {
        const QString name = player(seat).name;
        // The question shows the hand, and so does an answer that repeats it.
        constexpr std::size_t kShown = 40;
        Error fault = *failure;
        fault.args.front() = "bestmove";
        for (std::string& arg : fault.args)
            if (arg.size() > kShown) arg = arg.substr(0, kShown) + "...";
        const QString why = translated(fault);
        if (m_waitsForPrograms)
            return waitForProgram(tr("%1 has failed, and the game waits: take a move back or open "
                                     "it again, and the program is started again. %2")
                                      .arg(name, why));
        emit programFailed(tr("%1 has failed; the first legal move is played. %2").arg(name, why));
    }
    m_answer = thought;
    playAnswer();
}

void GameSession::waitForProgram(const QString& why) {
    m_waits = true;
    if (isWatching()) setPaused(true);
    emit programFailed(why);
}

void GameSession::recallMove() {
    m_answer.reset();
    const std::vector<std::string> moves = m_table->undone();
    if (moves.empty()) return; // given up here
    m_answer.emplace();
    m_answer->move = moves.front();
    m_paceTimer.start(0);
}

void GameSession::playScripted() {
    if (m_script.empty()) return;
    m_answer.emplace();
    m_answer->move = m_script.front();
    m_script.erase(m_script.begin());
    m_paceTimer.start(0);
}

void GameSession::playAnswer() {
    if (!m_answer || !m_tableIsQuiet || !m_diskIsQuiet || (m_paused && !m_stepping)) return;
    const qint64 wait = m_stepping || m_isHurried ? 0 : paceMilliseconds() - m_sinceMove.elapsed();
    if (wait > 0) {
        m_paceTimer.start(static_cast<int>(wait));
        return;
    }
    m_stepping = false;
    const Thought answer = *m_answer;
    const Seat seat = toMove();
    if (isWatching() && !isReplay()) {
        m_hint = answer;
        m_hintSeat = seat;
    }
    [[maybe_unused]] const auto played = m_table->play(answer.move);
    assert(played);
    afterMove(seat, QString::fromStdString(answer.move));
}

void GameSession::tableIsQuiet() {
    m_tableIsQuiet = true;
    updateViewer();
    playAnswer();
}

void GameSession::diskIsQuiet() {
    m_diskIsQuiet = true;
    playAnswer();
}

void GameSession::abandonThinking() {
    m_answer.reset();
    m_paceTimer.stop();
    for (const auto& thinker : m_thinkers)
        if (thinker) thinker->stop();
    stopAdvisers();
}

void GameSession::stopAdvisers() {
    for (const auto& adviser : m_advisers) adviser->stop();
}

void GameSession::setHintOpen(bool open) {
    if (m_hintOpen == open || isDrill()) return;
    m_hintOpen = open;
    m_beliefsOpen = false;
    if (open && isPersonToMove() && !m_curtain) {
        if (!m_hint) countHint();
        askAdviser(m_hint ? m_hintStage + 1 : 0);
    }
    if (!open) stopAdvisers();
    emit hintChanged();
}

void GameSession::setBeliefsOpen(bool open) {
    m_beliefsOpen = open;
    emit hintChanged();
}

void GameSession::pressHint() { setHintOpen(!m_hintOpen); }

void GameSession::pressBeliefs() {
    const bool open = !m_hintOpen || !m_beliefsOpen;
    setHintOpen(true);
    setBeliefsOpen(open);
}

void GameSession::countHint() {
    countOne(m_record.hints);
    emit saveWanted();
}

void GameSession::askAdviser(std::size_t stage) {
    if (stage == m_entry.advisers().size()) return;
    if (stage == m_advisers.size()) {
        m_advisers.push_back(std::make_unique<ThinkingSeat>(
            std::move(m_entry.player(m_entry.advisers()[stage]).value()), this));
        connect(m_advisers[stage].get(), &ThinkingSeat::answered, this,
                [this, stage](const Thought& thought) { takeAdvice(thought, stage); });
    }
    Budget budget;
    budget.threads = std::max(1, QThread::idealThreadCount());
    budget.tellsBeliefs = true;
    if (m_hint) budget.advised = m_hint->move;
    m_advisers[stage]->ask(m_table->clone(), seedFor(kAdviserStream), budget);
}

void GameSession::takeAdvice(const Thought& thought, std::size_t stage) {
    if (m_hint && m_hint->move != thought.move) m_sinceAdvice.start();
    m_hint = thought;
    m_hintSeat = toMove();
    m_hintStage = stage;
    askAdviser(stage + 1);
    emit hintChanged();
}

void GameSession::forgetHint() {
    m_hint.reset();
    m_sinceAdvice.invalidate();
    m_asksAgain = false;
    m_heldAdvice.reset();
    m_lookedAt.clear();
}

void GameSession::holdAdvice() {
    const bool isTooNew = m_sinceAdvice.isValid() && m_sinceAdvice.elapsed() < kGlance;
    m_heldAdvice = isTooNew ? QString() : hintedMove();
}

void GameSession::dropAdvice() { m_heldAdvice.reset(); }

void GameSession::playAdvice() {
    if (!m_heldAdvice) holdAdvice();
    const QString held = *std::exchange(m_heldAdvice, std::nullopt);
    if (!held.isEmpty() && held == hintedMove()) {
        if (mayPlay()) playUnchecked(held);
        return;
    }
    m_asksAgain = m_hint.has_value();
    emit hintChanged();
}

QString GameSession::hintedMove() const {
    return m_hint ? QString::fromStdString(m_hint->move) : QString();
}

QStringList GameSession::hintedMoves() const {
    return m_hint ? comparedMoves(*m_hint) : QStringList();
}

QString GameSession::shownMove() const {
    if (isReview() || isProblem() || !m_lookedAt.isEmpty()) return m_lookedAt;
    return m_hintOpen ? hintedMove() : QString();
}

void GameSession::showMove(const QString& move) {
    if (m_lookedAt == move) return;
    m_lookedAt = move;
    emit hintChanged();
}

// ---- for QML

QVariantList GameSession::seatMaps() const {
    QVariantList list;
    for (const SeatedPlayer& player : m_players) list << toMap(player);
    return list;
}

QVariantMap GameSession::seriesMap() const {
    const Series series = this->series();
    const auto seats = static_cast<std::size_t>(seatCount());
    const std::span totals = std::span(series.totals()).first(seats);
    return {{"deal", m_record.dealsBefore + 1},
            {"deals", series.goal().deals},
            {"points", series.goal().points},
            {"totals", QVariantList(totals.begin(), totals.end())},
            {"over", isOver() && series.isOver()}};
}

QVariantMap GameSession::resultMap() const { return isOver() ? toMap(result()) : QVariantMap(); }

QVariantMap GameSession::hintMap() const {
    const bool isThinking =
        std::ranges::any_of(m_advisers, [](const auto& adviser) { return adviser->isThinking(); });
    QVariantMap map;
    if (m_hint) map = toMap(*m_hint, *m_table, m_hintSeat, seatNames(), !isWatching());
    const bool isFinal = m_hint && m_hintStage + 1 == m_entry.advisers().size();
    map["thinking"] = isThinking;
    map["depth"] = !m_hint || isWatching() ? "none"
                   : isFinal               ? "final"
                   : m_hintStage == 0      ? "first"
                                           : "deeper";
    map["asksAgain"] = m_asksAgain;
    return map;
}

} // namespace parlour
