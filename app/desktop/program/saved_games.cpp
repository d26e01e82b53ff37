#include "app/desktop/program/saved_games.h"

#include "ai/catalogue/games.h"
#include "app/desktop/games/game_faces.h"
#include "app/desktop/language/words.h"
#include "app/desktop/play/checked_table.h"
#include "app/desktop/store/paths.h"
#include "core/base/file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

FileLock lockOf(int save) { return FileLock(autosaveLocks().toStdString(), save); }

// Another program that only looks holds the lock for a moment.
FileLock patientLockOf(int save) {
    constexpr int kTries = 10;
    FileLock lock = lockOf(save);
    for (int i = 1; i < kTries && lock.isElsewhere(); ++i) {
        QThread::msleep(5);
        lock = lockOf(save);
    }
    return lock;
}

bool isOfType(const Record& record, const QString& game) {
    return record.game() == game.toStdString();
}

} // namespace

SavedGames::SavedGames(Keeping keeping, QObject* parent) : QObject(parent), m_keeping(keeping) {
    if (keeping == Keeping::Nothing) return;
    QDir().mkpath(QFileInfo(autosaveLocks()).path());
    m_finished =
        std::make_unique<FinishedGames>(finishedFolder(), historyFolder(), statisticsFile());
    connect(m_finished.get(), &FinishedGames::counted, this, &SavedGames::counted);
    connect(m_finished.get(), &FinishedGames::problem, this, &SavedGames::problem);
}

// ---- the games that can be continued

void SavedGames::read() {
    if (m_keeping == Keeping::Nothing) return;
    // The last words of this program's own file may not be on the disk yet.
    std::erase_if(m_games, [this](const Listed& listed) { return listed.save != m_own; });
    for (const int save : autosaveNumbers()) {
        if (save == m_own) continue; // some disks know no locks
        const FileLock lock = lockOf(save);
        // Perhaps another program has just ended that game.
        if (lock.isElsewhere() || !QFile::exists(autosaveFile(save))) continue;
        if (auto game = readSave(autosaveFile(save))) m_games.push_back({save, std::move(*game)});
    }
    std::ranges::stable_sort(m_games, std::greater(),
                             [](const Listed& listed) { return listed.game.record.savedAt; });
}

// The game, if it can be continued. What is not needed any more is gone afterwards.
std::optional<SavedGames::Game> SavedGames::readSave(const QString& file) {
    const auto content = readFile(file.toStdString());
    auto record = content ? parseRecord(*content) : Result<Record>(content.error());
    auto table = record ? checkedTable(*record) : record.error();
    if (!table) {
        const QString why = translated(table.error());
        const auto aside = keepAside(file.toStdString());
        emit problem(aside ? tr("The interrupted game could not be read and was kept as %1. %2")
                                 .arg(QString::fromStdString(aside->string()), why)
                           : tr("The interrupted game could not be read: %1").arg(why));
        return {};
    }
    update(*record, **table);
    // A deal that ended just as the program did.
    if ((*table)->isOver() && gameEnding(*record, **table) && !writeFinished(*record)) return {};
    if (goesOn(*record, **table)) return Game{std::move(*record), std::move(*table)};
    QFile::remove(file);
    return {};
}

std::vector<SavedGames::Listed>::iterator SavedGames::find(int save) {
    return std::ranges::find(m_games, save, &Listed::save);
}

std::optional<SavedGames::Locked> SavedGames::lockAndRead(int save) {
    FileLock lock = patientLockOf(save);
    std::optional<Game> game;
    if (lock.isElsewhere())
        emit problem(tr("This game is being played in another window of Parlour."));
    else if (!QFile::exists(autosaveFile(save)))
        emit problem(tr("This game was ended in another window of Parlour."));
    else
        game = readSave(autosaveFile(save));
    if (game) return Locked{std::move(lock), std::move(*game)};
    if (const auto gone = find(save); gone != m_games.end()) m_games.erase(gone);
    return {};
}

int SavedGames::unnamed(const QString& game) const {
    const auto found = std::ranges::find_if(m_games, [&](const Listed& listed) {
        const auto& [record, table] = listed.game;
        return isOfType(record, game) && record.name.empty() && hasBegun(record, *table);
    });
    return found == m_games.end() ? 0 : found->save;
}

void SavedGames::name(int save, const QString& name) {
    const auto listed = find(save);
    if (listed == m_games.end()) return;
    const std::string text = name.simplified().toStdString();
    if (save == m_own) {
        listed->game.record.name = text;
        m_autosave->write(toText(listed->game.record));
        return;
    }
    auto locked = lockAndRead(save);
    if (!locked) return;
    locked->game.record.name = text;
    if (const auto written = writeRecord(autosaveFile(save), locked->game.record); !written)
        emit failed(translated(written.error()));
    else
        find(save)->game = std::move(locked->game);
}

void SavedGames::remove(int save, Loss loss) {
    const auto listed = find(save);
    if (listed == m_games.end()) return;
    const auto counts = [loss](const Game& game) {
        const auto& [record, table] = game;
        return loss == Loss::GivenUp && hasBegun(record, *table) &&
               !(table->isOver() && gameEnding(record, *table));
    };
    if (save == m_own) {
        const Record& record = listed->game.record;
        if (counts(listed->game))
            m_autosave->keep({m_finished->fileFor(record.id), toText(record)});
        m_autosave->remove();
        m_games.erase(listed);
        return;
    }
    const auto locked = lockAndRead(save);
    if (!locked || (counts(locked->game) && !writeFinished(locked->game.record))) return;
    QFile::remove(autosaveFile(save));
    m_games.erase(find(save));
}

void SavedGames::removeUntouched(const QString& game) {
    std::vector<int> saves;
    for (const auto& [save, kept] : m_games)
        if (isOfType(kept.record, game) && kept.record.name.empty() &&
            !hasBegun(kept.record, *kept.table))
            saves.push_back(save);
    for (const int save : saves) remove(save, Loss::Replaced);
}

// ---- the game at the table

// Once everything is on the disk.
void SavedGames::use(int save, FileLock lock) {
    // What is pending is written before another program may use the file.
    auto unkept = m_autosave ? m_autosave->finish() : std::vector<Autosave::Kept>();
    m_autosave.reset();
    m_finished->countSoon(); // nobody hears any more what was kept at last
    m_lock = std::move(lock);
    m_own = save;
    m_autosave = std::make_unique<Autosave>(autosaveFile(save));
    connect(m_autosave.get(), &Autosave::failed, this, &SavedGames::failed);
    connect(m_autosave.get(), &Autosave::threadFailed, this, [this] {
        emit problem(tr("Your system starts no more threads. Your game is still saved, but the "
                        "table may pause for it."));
    });
    connect(m_autosave.get(), &Autosave::idle, this, &SavedGames::saved);
    connect(m_autosave.get(), &Autosave::kept, m_finished.get(), &FinishedGames::countSoon);
    for (auto& kept : unkept) m_autosave->keep(std::move(kept));
}

std::optional<SavedGames::Game> SavedGames::take(int save) {
    const auto listed = find(save);
    if (listed == m_games.end()) return {};
    if (save != m_own) {
        auto locked = lockAndRead(save);
        if (!locked) return {};
        use(save, std::move(locked->lock));
        find(save)->game = std::move(locked->game);
    }
    Game game = std::move(find(save)->game);
    m_games.erase(find(save));
    return game;
}

void SavedGames::begin() {
    if (m_keeping == Keeping::Nothing || (m_autosave && find(m_own) == m_games.end())) return;
    for (int save = 1;; ++save) {
        FileLock lock = lockOf(save);
        if (lock.isElsewhere() || QFile::exists(autosaveFile(save))) continue;
        use(save, std::move(lock));
        return;
    }
}

bool SavedGames::save(const Record& record) {
    if (m_autosave) m_autosave->write(toText(record));
    return m_autosave != nullptr;
}

void SavedGames::finish(const Record& record, const Table& table) {
    if (m_autosave && gameEnding(record, table))
        m_autosave->keep({m_finished->fileFor(record.id), toText(record)});
}

void SavedGames::leave(Game game) {
    if (m_keeping == Keeping::Nothing) return;
    if (goesOn(game.record, *game.table))
        m_games.insert(m_games.begin(), {m_own, std::move(game)});
    else
        m_autosave->remove();
}

// ---- finished games

std::optional<SavedGames::Game> SavedGames::readFinished(const QString& game, const QString& id) {
    const std::string file =
        FinishedGames::historyFile(m_finished ? historyFolder() : QString(), game, id)
            .toStdString();
    const auto content = readFile(file);
    auto record = content ? parseRecord(*content) : Result<Record>(content.error());
    if (record) record->undone.clear(); // what was taken back is not part of the game
    auto table = record ? checkedTable(*record) : record.error();
    if (table) return Game{std::move(*record), std::move(*table)};
    const QString why = translated(table.error());
    const auto aside = keepAside(file);
    emit problem(aside ? tr("This game could not be read and was kept as %1. %2")
                             .arg(QString::fromStdString(aside->string()), why)
                       : tr("This game could not be read: %1").arg(why));
    return {};
}

QString SavedGames::reviewFile(const Record& record, int earlierDeal) const {
    const QString game = QString::fromStdString(record.game());
    const QString id = QString::fromStdString(record.id);
    if (!m_finished || record.id.empty()) return {};
    const bool isKept = QFile::exists(FinishedGames::historyFile(historyFolder(), game, id)) ||
                        QFile::exists(m_finished->fileFor(record.id));
    return isKept ? m_finished->reviewFileFor(game, id, earlierDeal) : QString();
}

// ---- files

// Keeps a game that has ended until it is counted.
bool SavedGames::writeFinished(const Record& record) {
    const QString file = m_finished->fileFor(record.id);
    const auto written = QFile::exists(file) ? Result<void>() : writeRecord(file, record);
    if (written)
        m_finished->countSoon();
    else
        emit problem(tr("The game cannot be saved: %1").arg(translated(written.error())));
    return written.has_value();
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

// ---- for QML

QVariantList SavedGames::list() const {
    QVariantList list;
    for (const auto& [save, game] : m_games) list << toMap(save, game.record, *game.table);
    return list;
}

QVariantMap SavedGames::one(int save) const {
    const auto found = std::ranges::find(m_games, save, &Listed::save);
    return found == m_games.end() ? QVariantMap()
                                  : toMap(save, found->game.record, *found->game.table);
}

QVariantMap SavedGames::toMap(int save, const Record& record, const Table& table) const {
    if (m_keeping == Keeping::Nothing) return {};
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
        {"save", save},
        {"title", QString::fromStdString(record.name)},
        {"game", QString::fromLatin1(face.id)},
        {"name", translated(face.name)},
        {"players", others},
        {"watching", persons == 0},
        {"standing", face.standing(table, viewer)},
        {"saved", saved.toLocalTime()},
        // The hands of people who share the computer stay hidden.
        {"pictures", persons > 1 ? QStringList() : face.pictures(table, viewer)},
    };
}

} // namespace parlour
