#include "app/desktop/program/game_results.h"

#include "ai/catalogue/games.h"
#include "app/desktop/games/game_faces.h"
#include "app/desktop/language/words.h"
#include "app/desktop/program/finished_games.h"
#include "app/desktop/program/own_play.h"
#include "app/desktop/program/own_strength.h"
#include "core/base/file.h"

#include <QFile>

namespace parlour {

namespace {

constexpr int kParts = 30;       // of the course
constexpr int kGamesRated = 100; // the last ones: people learn

} // namespace

GameResults::Found GameResults::find(Statistics& statistics, const QString& game, int most,
                                     const QStringList& against, const QString& history) {
    Found found;
    if (!statistics.isReadable()) return found;
    found.isKnown = true;
    const Statistics::IsKept isKept = [&history](const QString& of, const QString& id) {
        return QFile::exists(FinishedGames::historyFile(history, of, id));
    };
    found.latest = statistics.latest(game, most, against, isKept);
    if (game.isEmpty()) return found;
    found.totals = statistics.totals(game);
    found.byOpponent = statistics.byOpponent(game);
    found.course = statistics.course(game, kParts);
    found.play = ownPlay(game, statistics.decisions(game), kParts, isKept);
    if (const auto entry = findGame(game.toStdString()))
        found.strength =
            ownStrength(**entry, gameFace(game), statistics.unaided(game, kGamesRated));
    return found;
}

void GameResults::setSource(StatisticsThread* source) {
    if (m_source == source) return;
    if (m_source) m_source->disconnect(this);
    m_source = source;
    if (source) connect(source, &StatisticsThread::changed, this, &GameResults::ask);
    emit asked();
    dropAnswer();
}

GameResults::~GameResults() { finishForgetting(); }

void GameResults::setGame(const QString& game) {
    if (m_game == game) return;
    finishForgetting();
    m_game = game;
    m_against.clear();
    emit asked();
    dropAnswer();
}

void GameResults::setMost(int most) {
    if (m_most == most) return;
    m_most = most;
    emit asked();
    ask(); // those that are shown stay meanwhile
}

void GameResults::setAgainst(const QStringList& against) {
    if (m_against == against) return;
    m_against = against;
    emit asked();
    ask();
}

void GameResults::forget() {
    m_forgottenAt = QDateTime::currentDateTimeUtc();
    emit changed();
}

void GameResults::undoForget() {
    m_forgottenAt = {};
    emit changed();
}

void GameResults::saveTable(const QUrl& file) {
    if (!m_source) return;
    m_source->ask(this, [this, file, game = m_game](Statistics& statistics) {
        const QByteArray table = asTable(game, statistics.decisions(game));
        const auto written =
            writeFileAtomically(file.toLocalFile().toStdString(), table.toStdString());
        const QString text =
            written ? tr("The table was saved as %1.").arg(file.fileName())
                    : tr("The table could not be saved. %1").arg(translated(written.error()));
        return StatisticsThread::Answer([this, text] { emit message(text); });
    });
}

void GameResults::finishForgetting() {
    if (isForgotten() && m_source) m_source->forget(m_game, m_forgottenAt);
    m_forgottenAt = {};
}

void GameResults::componentComplete() {
    m_isComplete = true;
    ask();
}

void GameResults::dropAnswer() {
    m_found = {};
    emit changed();
    ask();
}

void GameResults::ask() {
    if (!m_isComplete || !m_source) return;
    m_source->ask(
        this,
        [this, ticket = ++m_ticket, game = m_game, most = m_most, against = m_against,
         history = m_source->history()](Statistics& statistics) -> StatisticsThread::Answer {
            return [this, ticket, found = find(statistics, game, most, against, history)] {
                if (ticket != m_ticket) return;
                m_found = found;
                emit changed();
            };
        });
}

} // namespace parlour
