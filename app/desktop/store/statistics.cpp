#include "app/desktop/store/statistics.h"

#include "app/desktop/language/words.h"
#include "core/base/file.h"
#include "core/play/game.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>

namespace parlour {

namespace {

constexpr const char* kConnection = "statistics";

// SQLite's codes for a file that is damaged, is not a database, or holds other tables. After any
// other error, such as a full disk or a locked file, the file may be sound.
constexpr int kOtherTables = 1, kCorrupt = 11, kNoDatabase = 26;

QString path(const std::filesystem::path& p) { return QString::fromStdString(p.string()); }

} // namespace

Statistics::Obstacle Statistics::obstacle(const QSqlError& error) {
    const int code = error.nativeErrorCode().toInt() & 0xff; // without the extended part
    return {error.text(), code == kOtherTables || code == kCorrupt || code == kNoDatabase};
}

Statistics::Statistics(QString file, QObject* parent) : QObject(parent), m_file(std::move(file)) {}

Statistics::~Statistics() { close(); }

void Statistics::close() {
    if (!m_database.isValid()) return;
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(kConnection);
}

bool Statistics::open() {
    if (m_database.isOpen()) return true;
    QDir().mkpath(QFileInfo(m_file).path());
    for (int attempt = 0; attempt < 2; ++attempt) {
        m_database = QSqlDatabase::addDatabase("QSQLITE", kConnection);
        m_database.setDatabaseName(m_file);
        const auto obstacle = prepare();
        if (!obstacle) return true;
        close();
        if (attempt > 0 || !obstacle->isTheFile) {
            emit problem(
                tr("The statistics cannot be saved: %1").arg(m_file + ": " + obstacle->why));
            return false;
        }
        const auto aside = keepAside(m_file.toStdString());
        if (!aside) {
            emit problem(translated(aside.error()));
            return false;
        }
        // The new file must not get the old one's journal.
        for (const char* journal : {"-wal", "-shm"})
            QFile::rename(m_file + journal, path(*aside) + journal);
        emit problem(tr("The statistics could not be read and were reset. The old file was kept "
                        "as %1.")
                         .arg(path(*aside)));
    }
    return false;
}

std::optional<Statistics::Obstacle> Statistics::prepare() {
    if (!m_database.open()) return obstacle(m_database.lastError());
    QSqlQuery query(m_database);
    if (!query.exec("PRAGMA journal_mode = WAL") || !query.exec("PRAGMA foreign_keys = ON") ||
        !query.exec("PRAGMA user_version") || !query.next())
        return obstacle(query.lastError());
    const int version = query.value(0).toInt();
    if (version > kVersion) return Obstacle{{}, true};
    if (version < kVersion && !upgrade(query)) {
        const Obstacle why = obstacle(query.lastError());
        m_database.rollback();
        return why;
    }
    if (!query.exec(
            "SELECT count(games.id), count(seats.id) FROM games LEFT JOIN seats USING (id)"))
        return obstacle(query.lastError());
    return {};
}

bool Statistics::upgrade(QSqlQuery& query) {
    // Locks first: another program may be upgrading the file.
    if (!query.exec("BEGIN IMMEDIATE") || !query.exec("PRAGMA user_version") || !query.next())
        return false;
    const int version = query.value(0).toInt();
    query.finish();
    if (version < 1 &&
        !query.exec("CREATE TABLE games (id TEXT PRIMARY KEY, game TEXT NOT NULL, finished TEXT "
                    "NOT NULL, outcome INTEGER NOT NULL, opponents TEXT NOT NULL, points INTEGER "
                    "NOT NULL, against INTEGER NOT NULL, deal TEXT, take_backs INTEGER NOT NULL, "
                    "hints INTEGER NOT NULL)"))
        return false;
    // Games that version 1 counted have no seats: it kept the scores of one or two only. It counted
    // games of several people as watched, with an empty name for each person.
    if (version < 2 &&
        (!query.exec(
             "CREATE TABLE seats (id TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat "
             "INTEGER NOT NULL, agent TEXT NOT NULL, score INTEGER NOT NULL, share REAL NOT "
             "NULL, PRIMARY KEY (id, seat)) WITHOUT ROWID") ||
         !query.exec("UPDATE games SET outcome = 4 WHERE outcome = 3 AND "
                     "instr(',' || opponents || ',', ',,') > 0")))
        return false;
    return query.exec(QStringLiteral("PRAGMA user_version = %1").arg(kVersion)) &&
           query.exec("COMMIT");
}

void Statistics::count(const Record& record, const Table& table) {
    if (const std::optional<Ending> ending = gameEnding(record, table)) add(record, *ending);
}

void Statistics::add(const Record& record, const Ending& ending) {
    if (!open()) return;
    const int seats = static_cast<int>(record.players.size());
    const auto people = std::ranges::count_if(record.players, &Record::Player::isPerson);
    const auto first = std::ranges::find_if(record.players, &Record::Player::isPerson);
    const int person = people == 1 ? static_cast<int>(first - record.players.begin()) : kNoSeat;
    // The person's points and the highest of the others, of whom a partner has the same points.
    const int points = person == kNoSeat ? 0 : ending.scores[static_cast<std::size_t>(person)];
    const double share = person == kNoSeat ? 0 : ending.shares[static_cast<std::size_t>(person)];
    int against = 0;
    QStringList opponents;
    for (int seat = 0; seat < seats; ++seat) {
        if (seat == person) continue;
        opponents << QString::fromStdString(record.players[static_cast<std::size_t>(seat)].agent);
        const int score = ending.scores[static_cast<std::size_t>(seat)];
        if (score != points) against = std::max(against, score);
    }
    const Outcome outcome = people > 1                     ? Together
                            : people < 1                   ? Watched
                            : share > 0 && ending.isDraw() ? Drawn
                            : share > 0                    ? Won
                                                           : Lost;

    QSqlQuery query(m_database);
    query.prepare("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    query.addBindValue(QString::fromStdString(record.id));
    query.addBindValue(QString::fromStdString(record.game()));
    query.addBindValue(QString::fromStdString(record.savedAt));
    query.addBindValue(static_cast<int>(outcome));
    query.addBindValue(opponents.join(','));
    query.addBindValue(points);
    query.addBindValue(against);
    query.addBindValue(record.dealNumber ? QVariant(QString::number(*record.dealNumber))
                                         : QVariant());
    query.addBindValue(record.takeBacks);
    query.addBindValue(record.hints);
    m_database.transaction();
    bool isCounted = query.exec();
    const bool isNew = isCounted && query.numRowsAffected() > 0;
    for (int seat = 0; isNew && isCounted && seat < seats; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        query.prepare("INSERT INTO seats VALUES (?, ?, ?, ?, ?)");
        query.addBindValue(QString::fromStdString(record.id));
        query.addBindValue(seat);
        query.addBindValue(QString::fromStdString(record.players[s].agent));
        query.addBindValue(ending.scores[s]);
        query.addBindValue(ending.shares[s]);
        isCounted = query.exec();
    }
    const QSqlError why = query.lastError();
    if (!isCounted || !m_database.commit()) {
        emit problem(tr("The result could not be counted: %1")
                         .arg(m_file + ": " + (isCounted ? m_database.lastError() : why).text()));
        m_database.rollback();
    }
    emit changed();
}

QVariantMap Statistics::totals(const QString& game) {
    QVariantMap totals;
    if (!open()) return totals;
    QSqlQuery query(m_database);
    query.prepare("SELECT outcome, points, against FROM games WHERE game = ? ORDER BY finished");
    query.addBindValue(game);
    query.exec();
    int counts[Together + 1] = {};
    int streak = 0, bestStreak = 0, points = 0, against = 0;
    while (query.next()) {
        const int outcome = std::clamp<int>(query.value(0).toInt(), Lost, Together);
        ++counts[outcome];
        if (outcome > Won) continue;
        streak = outcome == Won ? streak + 1 : 0;
        bestStreak = std::max(bestStreak, streak);
        points += query.value(1).toInt();
        against += query.value(2).toInt();
    }
    totals["played"] = counts[Lost] + counts[Drawn] + counts[Won];
    totals["won"] = counts[Won];
    totals["drawn"] = counts[Drawn];
    totals["lost"] = counts[Lost];
    totals["together"] = counts[Together];
    totals["watched"] = counts[Watched];
    totals["streak"] = streak;
    totals["bestStreak"] = bestStreak;
    totals["points"] = points;
    totals["against"] = against;
    return totals;
}

QVariantList Statistics::byOpponent(const QString& game) {
    QVariantList list;
    if (!open()) return list;
    QSqlQuery query(m_database);
    query.prepare("SELECT opponents, count(*), sum(outcome = 2), sum(outcome = 1), sum(outcome = "
                  "0), avg(points) FROM games WHERE game = ? AND outcome < 3 GROUP BY opponents "
                  "ORDER BY count(*) DESC, opponents");
    query.addBindValue(game);
    query.exec();
    while (query.next())
        list << QVariantMap{{"opponents", query.value(0).toString().split(',')},
                            {"played", query.value(1)},
                            {"won", query.value(2)},
                            {"drawn", query.value(3)},
                            {"lost", query.value(4)},
                            {"points", query.value(5)}};
    return list;
}

QVariantList Statistics::latest(const QString& game, int count) {
    QVariantList list;
    if (!open()) return list;
    QSqlQuery query(m_database);
    query.prepare("SELECT finished, opponents, outcome, points, against, deal, take_backs, hints "
                  "FROM games WHERE game = ? ORDER BY finished DESC LIMIT ?");
    query.addBindValue(game);
    query.addBindValue(count);
    query.exec();
    while (query.next())
        list << QVariantMap{
            {"finished", QDateTime::fromString(query.value(0).toString(), Qt::ISODate)},
            {"opponents", query.value(1).toString().split(',')},
            {"outcome", query.value(2)},
            {"points", query.value(3)},
            {"against", query.value(4)},
            {"deal", query.value(5)},
            {"takeBacks", query.value(6)},
            {"hints", query.value(7)}};
    return list;
}

void Statistics::forget(const QString& game) {
    if (!open()) return;
    QSqlQuery query(m_database);
    query.prepare("DELETE FROM games WHERE game = ?");
    query.addBindValue(game);
    if (!query.exec())
        emit problem(tr("The results could not be deleted: %1").arg(query.lastError().text()));
    emit changed();
}

} // namespace parlour
