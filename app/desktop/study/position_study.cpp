#include "app/desktop/study/position_study.h"

#include "ai/base/outside.h"
#include "ai/catalogue/games.h"
#include "app/desktop/language/words.h"
#include "app/desktop/play/advice.h"
#include "app/desktop/play/seated_player.h"
#include "app/desktop/study/play_on_job.h"
#include "app/outside/outside_programs.h"

#include <QThread>

#include <algorithm>
#include <array>

namespace parlour {

namespace {

constexpr int kSettling = 250;        // milliseconds
constexpr std::uint64_t kSeed = 1;    // the same question gets the same answer
constexpr std::size_t kMostAsked = 8; // beside each other

} // namespace

PositionStudy::PositionStudy(GameSession& session, QObject* parent)
    : QObject(parent), m_session(session), m_game(*findGame(session.table().game()).value()) {
    m_settling.setSingleShot(true);
    m_settling.setInterval(kSettling);
    connect(&m_settling, &QTimer::timeout, this, &PositionStudy::askNext);
    connect(&session, &GameSession::positionChanged, this, &PositionStudy::ask);
    connect(&session, &GameSession::retranslated, this, &PositionStudy::changed);
}

PositionStudy::~PositionStudy() {
    // Tells all to stop before waiting for the first.
    stop();
    if (m_job) m_job->stop();
}

QString PositionStudy::add(const QString& text) {
    const QString spec = text.trimmed();
    if (m_players.size() == kMostAsked)
        return tr("%1 players at most can be asked side by side.").arg(kMostAsked);
    const auto isAsked = [&](const Asked& asked) { return asked.spec == spec; };
    if (std::ranges::any_of(m_players, isAsked)) return tr("This player is asked already.");
    Asked asked;
    asked.spec = spec;
    const std::string name = spec.toStdString();
    if (outsideCommand(name))
        asked.programs = std::make_unique<outside::OutsidePrograms>(outside::ProgramSetup{});
    const auto known = checkPlayer(name, m_game.agents(), asked.programs.get());
    if (!known) return translated(known.error());
    if (!asked.programs) asked.cheats = m_game.cheats(name).value();
    asked.isWaiting = !m_session.isOver();
    m_players.push_back(std::move(asked));
    emit changed();
    if (!m_thinks) m_settling.start();
    return {};
}

void PositionStudy::remove(int player) {
    const auto removed = static_cast<std::size_t>(player);
    if (m_job && m_jobOf == removed) endJob();
    if (m_job && m_jobOf > removed) --m_jobOf;
    const bool didThink = m_thinks == removed;
    if (m_thinks && *m_thinks >= removed) {
        if (didThink)
            m_thinks.reset();
        else
            --*m_thinks;
    }
    m_players[removed].seat.reset(); // before the programs that it asks
    m_players.erase(m_players.begin() + player);
    emit changed();
    if (didThink) askNext();
}

void PositionStudy::ask() {
    forget();
    emit changed();
    if (!m_session.isOver()) m_settling.start();
}

void PositionStudy::forget() {
    stop();
    endJob();
    for (Asked& asked : m_players) {
        asked.thought.reset();
        asked.problem.clear();
        asked.outcome.reset();
        asked.isWaiting = !m_session.isOver();
    }
}

void PositionStudy::stop() {
    m_settling.stop();
    if (m_thinks) m_players[*m_thinks].seat->stop();
    m_thinks.reset();
    for (Asked& asked : m_players) asked.isWaiting = false;
    emit changed();
}

void PositionStudy::askNext() {
    const auto next = std::ranges::find_if(m_players, &Asked::isWaiting);
    if (m_thinks || next == m_players.end() || m_session.isOver()) return;
    m_thinks = static_cast<std::size_t>(next - m_players.begin());
    next->isWaiting = false;
    seatPlayer(*next);
    Budget budget;
    budget.threads = std::max(1, QThread::idealThreadCount());
    m_sinceAsked.start();
    next->seat->ask(m_session.table().clone(), kSeed, budget);
    emit changed();
}

// A program from outside that failed is started again.
void PositionStudy::seatPlayer(Asked& asked) {
    if (asked.seat && !(asked.programs && asked.programs->failure())) return;
    const std::string spec = asked.spec.toStdString();
    std::unique_ptr<Thinker> thinker;
    if (const auto command = outsideCommand(spec)) {
        asked.seat.reset(); // before the programs that it asks
        asked.programs = std::make_unique<outside::OutsidePrograms>(outside::ProgramSetup{});
        thinker = std::make_unique<OutsideThinker>(*asked.programs, *command);
    } else {
        thinker = std::move(m_game.player(spec).value());
    }
    const bool isProgram = asked.programs != nullptr;
    asked.seat = std::make_unique<ThinkingSeat>(std::move(thinker), nullptr,
                                                isProgram ? goSecond : yieldToDrawing);
    connect(asked.seat.get(), &ThinkingSeat::answered, this, &PositionStudy::take);
}

void PositionStudy::take(const Thought& thought) {
    Asked& asked = m_players[*m_thinks];
    asked.milliseconds = m_sinceAsked.elapsed();
    m_thinks.reset();
    if (const auto failure = asked.programs ? asked.programs->failure() : std::nullopt)
        asked.problem = translated(*failure);
    else
        asked.thought = thought;
    emit changed();
    askNext();
}

// ---- playing on

void PositionStudy::playOn(int player) {
    endJob();
    m_jobOf = static_cast<std::size_t>(player);
    Asked& asked = m_players[m_jobOf];
    if (!asked.thought || m_session.isOver()) return;
    PlayOnSetup setup;
    const QString by = m_continuedBy.isEmpty() ? asked.spec : m_continuedBy;
    setup.seats.assign(static_cast<std::size_t>(m_session.seatCount()), by.toStdString());
    setup.move = asked.thought->move;
    setup.redeals = m_redeals;
    setup.games = kGames;
    setup.seed = kSeed;
    asked.outcome = Outcome();
    m_job = std::make_unique<PlayOnJob>(m_game, m_session.table().clone(), std::move(setup));
    connect(m_job.get(), &PlayOnJob::progressed, this, [this](const PlayedOn& played) {
        m_players[m_jobOf].outcome->played = played;
        emit changed();
    });
    connect(m_job.get(), &PlayOnJob::ended, this, [this](const QString& problem) {
        m_players[m_jobOf].outcome->problem = problem;
        endJob();
    });
    emit changed();
}

void PositionStudy::stopPlayingOn() { endJob(); }

// Called from the job's own signals, too.
void PositionStudy::endJob() {
    if (!m_job) return;
    m_job->stop();
    m_job->disconnect(this);
    m_job.release()->deleteLater();
    m_players[m_jobOf].outcome->isRunning = false;
    emit changed();
}

// ---- for QML

QString PositionStudy::nameOf(const QString& spec) const {
    const std::string text = spec.toStdString();
    if (const auto command = outsideCommand(text))
        return QString::fromUtf8(command->data(), static_cast<qsizetype>(command->size()));
    return SeatedPlayer::of({.name = {}, .agent = text}, m_game).label;
}

QVariantList PositionStudy::playerMaps() const {
    QVariantList list;
    for (const Asked& asked : m_players) list << toMap(asked);
    return list;
}

QVariantMap PositionStudy::toMap(const Asked& asked) const {
    const bool thinks = m_thinks && &m_players[*m_thinks] == &asked;
    QVariantMap map{{"spec", asked.spec},
                    {"name", nameOf(asked.spec)},
                    {"cheats", asked.cheats},
                    {"state", asked.thought              ? "told"
                              : !asked.problem.isEmpty() ? "failed"
                              : thinks                   ? "thinks"
                              : asked.isWaiting          ? "waits"
                                                         : "stopped"},
                    {"problem", asked.problem},
                    {"seconds", static_cast<double>(asked.milliseconds) / 1000},
                    {"hint", QVariantMap()},
                    {"played", QVariantMap()}};
    if (!asked.thought) return map;
    map["hint"] = parlour::toMap(*asked.thought, m_session.table(), m_session.table().toMove(),
                                 m_session.seatNames(), false);
    const auto told =
        std::ranges::find(asked.thought->candidates, asked.thought->move, &Thought::Option::move);
    if (told != asked.thought->candidates.end()) map["told"] = told->value;
    if (asked.outcome) map["played"] = toMap(asked, *asked.outcome);
    return map;
}

QVariantMap PositionStudy::toMap(const Asked& asked, const Outcome& outcome) const {
    const bool isWin = asked.thought->valueKind == ValueKind::Win;
    const PlayedOn& played = outcome.played;
    const Interval interval = isWin ? played.shareInterval() : played.gainInterval();
    return {{"games", static_cast<int>(played.games())},
            {"of", kGames},
            {"running", outcome.isRunning},
            {"problem", outcome.problem},
            {"value", isWin ? played.share() : played.gain()},
            {"low", interval.low},
            {"high", interval.high}};
}

} // namespace parlour
