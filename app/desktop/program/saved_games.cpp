#include "app/desktop/program/saved_games.h"

#include "app/desktop/games/game_faces.h"
#include "app/desktop/language/words.h"
#include "app/desktop/play/checked_table.h"
#include "app/desktop/store/paths.h"
#include "core/base/file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace parlour {

SavedGames::SavedGames(Keeping keeping, QObject* parent) : QObject(parent), m_keeping(keeping) {
    if (keeping == Keeping::Nothing) return;
    QDir().mkpath(QFileInfo(autosaveLocks()).path());
    m_finished = std::make_unique<FinishedGames>(finishedFolder(), statisticsFile());
    connect(m_finished.get(), &FinishedGames::counted, this, &SavedGames::counted);
    connect(m_finished.get(), &FinishedGames::problem, this, &SavedGames::problem);
}

void SavedGames::use(int number, FileLock lock) {
    // What is pending is written before another program may use the file.
    auto unkept = m_autosave ? m_autosave->finish() : std::vector<Autosave::Kept>();
    m_autosave.reset();
    m_finished->countSoon(); // nobody hears any more what was kept at last
    m_lock = std::move(lock);
    m_number = number;
    m_autosave = std::make_unique<Autosave>(autosaveFile(number));
    connect(m_autosave.get(), &Autosave::failed, this, &SavedGames::failed);
    connect(m_autosave.get(), &Autosave::idle, this, &SavedGames::saved);
    connect(m_autosave.get(), &Autosave::kept, m_finished.get(), &FinishedGames::countSoon);
    for (auto& kept : unkept) m_autosave->keep(std::move(kept));
}

void SavedGames::useUnused() {
    for (int number = 1;; ++number) {
        FileLock lock(autosaveLocks().toStdString(), number);
        if (lock.isElsewhere() || QFile::exists(autosaveFile(number))) continue;
        use(number, std::move(lock));
        return;
    }
}

QString SavedGames::read() {
    if (m_keeping == Keeping::Nothing) return {};
    QStringList problems;
    for (const int number : autosaveNumbers()) {
        if (number == m_number) continue; // some disks know no locks
        FileLock lock(autosaveLocks().toStdString(), number);
        // Perhaps another program has just ended that game.
        if (lock.isElsewhere() || !QFile::exists(autosaveFile(number))) continue;
        m_interrupted = readSave(autosaveFile(number), problems);
        if (!m_interrupted) continue;
        use(number, std::move(lock));
        break;
    }
    if (!m_autosave) useUnused();
    return problems.join(u' ');
}

// The game, if it can be continued. What is not needed any more is gone afterwards.
std::optional<SavedGames::Game> SavedGames::readSave(const QString& file, QStringList& problems) {
    const auto content = readFile(file.toStdString());
    auto record = content ? parseRecord(*content) : Result<Record>(content.error());
    auto table = record ? checkedTable(*record) : record.error();
    if (!table) {
        const QString why = translated(table.error());
        const auto aside = keepAside(file.toStdString());
        problems << (aside ? tr("The interrupted game could not be read and was kept as %1. %2")
                                 .arg(QString::fromStdString(aside->string()), why)
                           : tr("The interrupted game could not be read: %1").arg(why));
        return {};
    }
    update(*record, **table);
    // A deal that ended just as the program did.
    if ((*table)->isOver() && gameEnding(*record, **table)) {
        const QString finished = m_finished->fileFor(record->id);
        if (!QFile::exists(finished))
            if (const auto kept = writeRecord(finished, *record); !kept) {
                problems << tr("The game cannot be saved: %1").arg(translated(kept.error()));
                return {};
            }
        m_finished->countSoon();
    }
    if (goesOn(*record, **table)) return Game{std::move(*record), std::move(*table)};
    QFile::remove(file);
    return {};
}

SavedGames::Game SavedGames::takeInterrupted() { return *std::exchange(m_interrupted, {}); }

bool SavedGames::save(const Record& record) {
    if (m_autosave) m_autosave->write(toText(record));
    return m_autosave != nullptr;
}

void SavedGames::finish(const Record& record, const Table& table) {
    if (m_autosave && gameEnding(record, table))
        m_autosave->keep({m_finished->fileFor(record.id), toText(record)});
}

void SavedGames::enter() { m_interrupted.reset(); }

void SavedGames::keepBeside() {
    if (m_autosave) useUnused();
}

QString SavedGames::leave(Game game, bool goesOn) {
    if (goesOn) {
        m_interrupted = std::move(game);
        return {};
    }
    if (m_autosave) m_autosave->remove();
    return read();
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
