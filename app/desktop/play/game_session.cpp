#include "game_session.h"

#include "ai/catalogue/games.h"
#include "core/base/rng.h"
#include "words.h"

#include <QDateTime>
#include <QLoggingCategory>
#include <QThread>

#include <algorithm>

namespace parlour {

namespace {

Q_LOGGING_CATEGORY(kPlay, "parlour.play", QtInfoMsg)

constexpr int kAdviserStream = 1000; // of random numbers; players use their seats

} // namespace

GameSession::GameSession(const GameEntry& entry, std::unique_ptr<Table> table, Record record,
                         QObject* parent)
    : QObject(parent),
      m_entry(entry),
      m_table(std::move(table)),
      m_record(std::move(record)),
      m_thinkers(m_record.players.size()) {
    m_paceTimer.setSingleShot(true);
    connect(&m_paceTimer, &QTimer::timeout, this, &GameSession::playAnswer);
    const auto person = std::ranges::find_if(m_record.players, &Record::Player::isPerson);
    if (person != m_record.players.end())
        m_viewer = static_cast<int>(person - m_record.players.begin());
}

GameSession::~GameSession() {
    // All are told before the first is waited for.
    abandonThinking();
}

Record GameSession::record() const {
    Record record = m_record;
    record.position = m_table->position();
    record.undone = m_table->undone();
    record.scores.clear();
    if (m_table->isOver()) {
        const Scores scores = m_table->scores();
        record.scores.assign(scores.begin(), scores.begin() + m_table->seats());
    }
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

QVariantList GameSession::seats() const {
    QVariantList list;
    for (const Record::Player& player : m_record.players) {
        QVariantMap map{{"name", QString::fromStdString(player.name)},
                        {"portrait", player.portrait},
                        {"isPerson", player.isPerson()},
                        {"agent", QString::fromStdString(player.agent)}};
        if (player.isPerson() && player.name.empty()) map["name"] = tr("You");
        if (!player.isPerson()) {
            const auto opponents = m_entry.opponents();
            const auto known = std::ranges::find(opponents, player.agent, &Opponent::spec);
            const bool isKnown = known != opponents.end();
            map["title"] = isKnown ? translated(known->title) : map["agent"];
            map["level"] = isKnown ? translated(levelName(known->level)) : map["agent"];
            map["cheats"] = m_entry.cheats(player.agent).value();
        }
        list << map;
    }
    return list;
}

QStringList GameSession::seatNames() const {
    QStringList names;
    for (const QVariant& seat : seats()) names << seat.toMap()["name"].toString();
    return names;
}

int GameSession::persons() const {
    return static_cast<int>(std::ranges::count_if(m_record.players, &Record::Player::isPerson));
}

int GameSession::onlyPerson() const { return persons() == 1 ? m_viewer : -1; }

bool GameSession::isPerson(int seat) const {
    return m_record.players[static_cast<std::size_t>(seat)].isPerson();
}

Series GameSession::totals() const {
    Scores before{};
    std::ranges::copy(m_record.earlier, before.begin());
    const int target = m_entry.target(m_table->position().at("options"));
    Series series(m_table->seats(),
                  {target > 0 ? target : m_record.pointsWanted, m_record.dealsWanted}, before,
                  m_record.dealsBefore);
    if (isOver() && !series.isOver()) series.add(m_table->scores());
    return series;
}

bool GameSession::isMatchOver() const { return isOver() && totals().isOver(); }

bool GameSession::goesOn() const { return !isOver() || (!isMatchOver() && totals().hasGoal()); }

QVariantMap GameSession::series() const {
    const Series series = totals();
    QVariantList list;
    for (std::size_t seat = 0; seat < m_record.players.size(); ++seat)
        list << series.totals()[seat];
    return {{"deal", m_record.dealsBefore + 1},
            {"deals", m_record.dealsWanted},
            {"points", series.goal().points},
            {"totals", list},
            {"over", isMatchOver()}};
}

QVariantMap GameSession::result() const {
    if (!isOver()) return {};
    const Series series = totals();
    const bool isOfMatch = isMatchOver() && (m_record.dealsBefore > 0 || series.goal().points > 0);
    const WinShares shares =
        isOfMatch ? series.winShares([this](Seat a, Seat b) { return m_table->areAllies(a, b); })
                  : m_table->winShares();
    const auto first = static_cast<std::size_t>(std::ranges::max_element(shares) - shares.begin());
    const bool isDraw = shares[first] > 0 && shares[first] < 0.999;
    const QVariantList seatMaps = seats();
    const auto scores = m_table->scores();
    QStringList winners;
    QVariantList standings;
    for (std::size_t seat = 0; seat < m_record.players.size(); ++seat) {
        QVariantMap map = seatMaps[static_cast<qsizetype>(seat)].toMap();
        if (shares[seat] > 0) winners << map["name"].toString();
        map["points"] = scores[seat];
        map["total"] = series.totals()[seat];
        map["won"] = shares[seat] > 0 && !isDraw;
        standings << map;
    }
    const int person = onlyPerson();
    QString headline;
    int outcome = 0;
    if (winners.isEmpty()) {
        headline = tr("Nobody wins");
    } else if (isDraw) {
        headline = isOfMatch ? tr("The match is a draw") : tr("A draw");
    } else if (person >= 0) {
        const bool won = shares[static_cast<std::size_t>(person)] > 0;
        outcome = won ? 1 : -1;
        headline = isOfMatch ? (won ? tr("You win the match") : tr("You lose the match"))
                             : (won ? tr("You win") : tr("You lose"));
    } else if (winners.size() > 1) {
        headline = (isOfMatch ? tr("%1 and %2 win the match") : tr("%1 and %2 win"))
                       .arg(winners[0], winners[1]);
    } else {
        headline = (isOfMatch ? tr("%1 wins the match") : tr("%1 wins")).arg(winners[0]);
    }
    return {{"headline", headline}, {"outcome", outcome}, {"standings", standings}};
}

// Against computers there must be a move of a person to take back.
bool GameSession::canUndo() const {
    if (isWatching()) return m_table->played() > 0;
    for (int moves = m_table->played() - 1; moves >= 0; --moves)
        if (isPerson(m_table->toMoveAfter(moves))) return true;
    return false;
}

void GameSession::start() {
    m_isStarted = true;
    m_sinceMove.start();
    m_curtain = persons() > 1 && !isOver();
    updateViewer();
    if (m_curtain) emit viewerChanged();
    next();
}

void GameSession::retranslate() { emit retranslated(); }

void GameSession::play(const QString& move) {
    if (!isPersonToMove() || toMove() != m_viewer || m_curtain) return;
    const Seat seat = toMove();
    if (const auto played = m_table->play(move.toStdString()); played)
        afterMove(seat, move);
    else
        emit refused(translated(played.error()));
}

void GameSession::afterMove(Seat seat, const QString& move) {
    m_isHurried = false;
    abandonThinking();
    qCDebug(kPlay, "seat %d plays %s", seat, qUtf8Printable(move));
    if (!isWatching()) m_hint.reset();
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

void GameSession::undo() {
    if (!canUndo()) return;
    abandonThinking();
    if (isWatching()) {
        m_table->undo();
        setPaused(true);
    } else {
        do m_table->undo();
        while (!isPersonToMove());
    }
    ++m_record.takeBacks;
    m_hint.reset();
    emit rewound();
    emit saveWanted();
    updateViewer();
    emit positionChanged();
    emit hintChanged();
    next();
}

void GameSession::redo() {
    if (!canRedo()) return;
    abandonThinking();
    do m_table->redo();
    while (!isWatching() && canRedo() && !isPersonToMove());
    m_hint.reset();
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

// Of several people the one to move sits at the bottom, after the curtain.
void GameSession::updateViewer() {
    if (persons() < 2 || !m_tableIsQuiet || !isPersonToMove() || toMove() == m_viewer) return;
    m_viewer = toMove();
    m_curtain = true;
    emit viewerChanged();
}

void GameSession::liftCurtain() {
    if (!m_curtain) return;
    m_curtain = false;
    emit viewerChanged();
    next();
}

void GameSession::next() {
    if (!m_isStarted || isOver()) return;
    if (isPersonToMove()) {
        if (m_hintOpen && !m_curtain) {
            ++m_record.hints;
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
    if (m_pace == u"relaxed") return 1600;
    if (m_pace == u"quick") return 300;
    if (m_pace == u"instant") return 0;
    return 800;
}

// The same position gets the same answer, so that redo and replays tell the same story.
std::uint64_t GameSession::seedFor(int stream) const {
    const auto moves = static_cast<std::uint64_t>(m_table->played());
    return Rng(m_record.dealNumber.value_or(0))
        .split(moves * 2048 + static_cast<std::uint64_t>(stream))
        .next();
}

ThinkingSeat& GameSession::thinker(int seat) {
    auto& thinker = m_thinkers[static_cast<std::size_t>(seat)];
    if (!thinker) {
        const std::string& spec = m_record.players[static_cast<std::size_t>(seat)].agent;
        thinker = std::make_unique<ThinkingSeat>(std::move(m_entry.player(spec).value()));
        connect(thinker.get(), &ThinkingSeat::answered, this, [this](const Thought& thought) {
            m_answer = thought;
            playAnswer();
        });
    }
    return *thinker;
}

void GameSession::askPlayer() {
    m_answer.reset();
    Budget budget;
    budget.threads = std::max(1, QThread::idealThreadCount());
    thinker(toMove()).ask(m_table->clone(), seedFor(toMove()), budget);
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
    if (isWatching()) m_hint = answer;
    const Seat seat = toMove();
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
    for (const auto& adviser : m_advisers) adviser->stop();
}

void GameSession::setHintOpen(bool open) {
    if (m_hintOpen == open) return;
    m_hintOpen = open;
    m_beliefsOpen = false;
    if (open && isPersonToMove() && !m_curtain) {
        if (!m_hint) ++m_record.hints;
        askAdviser(m_hint ? m_hintStage + 1 : 0);
    }
    if (!open)
        for (const auto& adviser : m_advisers) adviser->stop();
    emit hintChanged();
}

void GameSession::setBeliefsOpen(bool open) {
    m_beliefsOpen = open;
    emit hintChanged();
}

void GameSession::pressHint() {
    if (m_hintOpen && !m_beliefsOpen && m_hint && !m_hint->beliefs.empty())
        setBeliefsOpen(true);
    else
        setHintOpen(!m_hintOpen);
}

void GameSession::askAdviser(std::size_t stage) {
    if (stage == m_entry.advisers().size()) return;
    if (stage == m_advisers.size()) {
        m_advisers.push_back(std::make_unique<ThinkingSeat>(
            std::move(m_entry.player(m_entry.advisers()[stage]).value())));
        connect(m_advisers[stage].get(), &ThinkingSeat::answered, this,
                [this, stage](const Thought& thought) {
                    m_hint = thought;
                    m_hintStage = stage;
                    askAdviser(stage + 1);
                    emit hintChanged();
                });
    }
    Budget budget;
    budget.threads = std::max(1, QThread::idealThreadCount());
    budget.tellsBeliefs = true;
    m_advisers[stage]->ask(m_table->clone(), seedFor(kAdviserStream), budget);
}

QVariantMap GameSession::hint() const {
    const bool isThinking =
        std::ranges::any_of(m_advisers, [](const auto& adviser) { return adviser->isThinking(); });
    QVariantMap map{{"thinking", isThinking}};
    if (!m_hint) return map;
    QStringList sentences;
    for (const Reason& reason : m_hint->reasons) sentences << translated(reason, seatNames());
    QVariantList candidates;
    for (const Thought::Option& option : m_hint->candidates)
        candidates << QVariantMap{{"move", QString::fromStdString(option.move)},
                                  {"value", option.value},
                                  {"visits", option.visits}};
    map["move"] = QString::fromStdString(m_hint->move);
    map["sentences"] = sentences;
    map["candidates"] = candidates;
    QVariantList beliefs;
    for (const CardBelief& belief : m_hint->beliefs) {
        QVariantList seats;
        for (std::size_t seat = 0; seat < m_record.players.size(); ++seat)
            seats << belief.seats[seat];
        beliefs << QVariantMap{{"card", QString::fromStdString(belief.card)},
                               {"seats", seats},
                               {"elsewhere", belief.elsewhere}};
    }
    map["beliefs"] = beliefs;
    map["isWin"] = m_hint->valueKind == ValueKind::Win;
    return map;
}

} // namespace parlour
