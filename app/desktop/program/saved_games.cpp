#include "app/desktop/program/saved_games.h"

#include "app/desktop/games/game_faces.h"
#include "app/desktop/language/words.h"
#include "app/desktop/play/checked_table.h"
#include "app/desktop/store/paths.h"
#include "core/base/file.h"

#include <QDateTime>
#include <QFile>

#include <utility>

namespace parlour {

SavedGames::SavedGames(Keeping keeping, QObject* parent) : QObject(parent) {
    if (keeping == Keeping::Nothing) return;
    m_autosave = std::make_unique<Autosave>(autosaveFile());
    connect(m_autosave.get(), &Autosave::failed, this, &SavedGames::failed);
    connect(m_autosave.get(), &Autosave::idle, this, &SavedGames::saved);
}

// An unreadable autosave is set aside before a new game can overwrite it.
QString SavedGames::read() {
    if (!m_autosave || !QFile::exists(m_autosave->file())) return {};
    const auto content = readFile(m_autosave->file().toStdString());
    auto record = content ? parseRecord(*content) : Result<Record>(content.error());
    auto table = record ? checkedTable(*record) : record.error();
    if (table) {
        update(*record, **table);
        const bool isInterrupted = goesOn(*record, **table);
        if ((*table)->isOver()) m_finished = Game{*record, (*table)->clone()};
        if (isInterrupted) m_interrupted = Game{std::move(*record), std::move(*table)};
        return {};
    }
    const QString why = translated(table.error());
    const auto aside = keepAside(m_autosave->file().toStdString());
    return aside ? tr("The interrupted game could not be read and was kept as %1. %2")
                       .arg(QString::fromStdString(aside->string()), why)
                 : tr("The interrupted game could not be read: %1").arg(why);
}

SavedGames::Game SavedGames::takeInterrupted() { return *std::exchange(m_interrupted, {}); }

std::optional<SavedGames::Game> SavedGames::takeFinished() { return std::exchange(m_finished, {}); }

bool SavedGames::save(const Record& record) {
    if (m_autosave) m_autosave->write(toText(record));
    return m_autosave != nullptr;
}

void SavedGames::enter() { m_interrupted.reset(); }

void SavedGames::leave(Game game, bool goesOn) {
    if (goesOn)
        m_interrupted = std::move(game);
    else
        forget();
}

void SavedGames::forget() {
    if (m_autosave) m_autosave->remove();
}

Result<Record> SavedGames::readRecord(const QString& file) {
    const auto content = readFile(file.toStdString());
    if (!content) return content.error();
    auto record = parseRecord(*content);
    if (!record) return std::move(record.error()).within(file.toStdString());
    return record;
}

Result<void> SavedGames::writeRecord(const QString& file, const Record& record) {
    return writeFileAtomically(file.toStdString(), toText(record));
}

QVariantMap SavedGames::interruptedMap() const {
    if (!m_interrupted) return {};
    const auto& [record, table] = *m_interrupted;
    QStringList others;
    Seat viewer = 0;
    int persons = 0;
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        const Record::Player& player = record.players[seat];
        if (player.isPerson() && persons++ == 0)
            viewer = static_cast<Seat>(seat);
        else
            others << QString::fromStdString(player.name);
    }
    const GameFace& face = gameFace(QString::fromStdString(record.game()));
    const QDateTime saved =
        QDateTime::fromString(QString::fromStdString(record.savedAt), Qt::ISODateWithMs);
    return {
        {"game", QString::fromLatin1(face.id)},
        {"name", translated(face.name)},
        {"players", others},
        {"watching", persons == 0},
        {"standing", face.standing(*table, viewer)},
        {"saved", saved.toLocalTime()},
        // The hands of people who share the computer stay hidden.
        {"pictures", persons > 1 ? QStringList() : face.pictures(*table, viewer)},
    };
}

} // namespace parlour
