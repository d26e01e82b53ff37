#include "app/desktop/store/statistics.h"

#include "app/desktop/language/words.h"
#include "core/base/file.h"
#include "core/play/game.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>
#include <QThread>
#include <QUrl>

#include <algorithm>
#include <atomic>
#include <span>
#include <utility>

namespace parlour {

namespace {

// SQLite's codes for a file that is damaged, is not a database, or holds other tables. After any
// other error, such as a full disk or a locked file, the file may be sound.
constexpr int kOtherTables = 1, kCorrupt = 11, kNoDatabase = 26;

constexpr int kPatience = 300; // milliseconds, for another program that is writing

constexpr const char* kGamesTable =
    "CREATE TABLE games (id TEXT PRIMARY KEY, game TEXT NOT NULL, finished TEXT NOT NULL, outcome "
    "INTEGER NOT NULL, opponents TEXT NOT NULL, points INTEGER NOT NULL, against INTEGER NOT NULL, "
    "deal TEXT, take_backs INTEGER NOT NULL, hints INTEGER NOT NULL, questions INTEGER)";
constexpr const char* kSeatsTable =
    "CREATE TABLE seats (id TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT "
    "NULL, agent TEXT NOT NULL, score INTEGER NOT NULL, share REAL NOT NULL, PRIMARY KEY (id, "
    "seat)) WITHOUT ROWID";
// Of games that may not be counted yet: a match is reviewed while it goes on.
constexpr const char* kDecisionsTable =
    "CREATE TABLE decisions (position TEXT NOT NULL, ply INTEGER NOT NULL, game TEXT NOT NULL, "
    "finished TEXT NOT NULL, id TEXT NOT NULL, deal INTEGER NOT NULL, kind TEXT NOT NULL, habit "
    "TEXT NOT NULL, grade INTEGER NOT NULL, unit INTEGER NOT NULL, cost REAL NOT NULL, PRIMARY KEY "
    "(position, ply)) WITHOUT ROWID";

QString path(const std::filesystem::path& p) { return QString::fromStdString(p.string()); }

// Each object has a connection of its own, since each is used on one thread.
QString newConnection() {
    static std::atomic<int> count = 0;
    return QStringLiteral("statistics-%1").arg(++count);
}

// Waits for another program that is setting the file aside.
FileLock lockFor(const QString& file) {
    constexpr int kTries = 50;
    FileLock lock;
    for (int i = 0; i < kTries && !lock.isHeld(); ++i) {
        if (i > 0) QThread::msleep(20);
        lock = FileLock((file + QStringLiteral(".lock")).toStdString());
        if (!lock.isElsewhere()) break;
    }
    return lock;
}

} // namespace

Statistics::Obstacle Statistics::obstacle(const QSqlError& error) {
    const int code = error.nativeErrorCode().toInt() & 0xff; // without the extended part
    return {error.text(), code == kOtherTables || code == kCorrupt || code == kNoDatabase};
}

Statistics::Statistics(QString file, Access access, QObject* parent)
    : QObject(parent), m_file(std::move(file)), m_access(access), m_connection(newConnection()) {}

Statistics::~Statistics() { close(); }

void Statistics::close() {
    if (!m_database.isValid()) return;
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

void Statistics::refresh() {
    close(); // the file may be another one by now
    emit changed();
}

bool Statistics::open() {
    if (m_database.isOpen()) return true;
    if (m_access == Access::ReadOnly) {
        // As it lies on the disk: a database opened in any other way makes files beside it.
        const QByteArray name = QUrl::toPercentEncoding(m_file, "/");
        return !tryToOpen("file:" + QString::fromLatin1(name) + "?immutable=1",
                          "QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI") ||
               !tryToOpen(":memory:", {});
    }
    QDir().mkpath(QFileInfo(m_file).path());
    const QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(kPatience);
    auto obstacle = tryToOpen(m_file, options);
    if (obstacle && obstacle->isTheFile) {
        const FileLock lock = lockFor(m_file);
        if (lock.isElsewhere()) {
            obstacle->why = tr("another program is busy with it");
        } else {
            obstacle = tryToOpen(m_file, options); // the other program may have set it aside
            if (obstacle && obstacle->isTheFile) {
                if (!setAside()) return false;
                obstacle = tryToOpen(m_file, options);
            }
        }
    }
    if (obstacle)
        emit problem(tr("The statistics cannot be saved: %1").arg(m_file + ": " + obstacle->why));
    return !obstacle;
}

bool Statistics::setAside() {
    // The journals go first: a new file's journal must not go, nor the new file get the old one's.
    const auto aside = keepAside(m_file.toStdString(), {"-wal", "-shm", "-journal"});
    if (!aside) {
        emit problem(translated(aside.error()));
        return false;
    }
    emit problem(tr("The statistics could not be read and were reset. The old file was kept as %1.")
                     .arg(path(*aside)));
    return true;
}

std::optional<Statistics::Obstacle> Statistics::tryToOpen(const QString& name,
                                                          const QString& options) {
    m_database = QSqlDatabase::addDatabase("QSQLITE", m_connection);
    m_database.setDatabaseName(name);
    m_database.setConnectOptions(options);
    auto obstacle = prepare();
    if (obstacle) close();
    return obstacle;
}

std::optional<Statistics::Obstacle> Statistics::prepare() {
    if (!m_database.open()) return obstacle(m_database.lastError());
    QSqlQuery query(m_database);
    if (!query.exec("PRAGMA foreign_keys = ON") || !query.exec("PRAGMA user_version") ||
        !query.next())
        return obstacle(query.lastError());
    const int version = query.value(0).toInt();
    query.finish();
    if (version > kVersion) return Obstacle{{}, true};
    const bool isUpgrade = version < kVersion;
    auto why = isUpgrade ? upgrade(query) : std::nullopt;
    if (!why) why = differences(query);
    if (!why && isUpgrade && !query.exec("COMMIT")) why = obstacle(query.lastError());
    if (why && isUpgrade) m_database.rollback();
    // Only now: this changes the file. If another program is just doing it, it does it for both.
    if (!why && m_access == Access::ReadWrite) query.exec("PRAGMA journal_mode = WAL");
    return why;
}

// Begins a transaction, in which all tables are made or none.
std::optional<Statistics::Obstacle> Statistics::upgrade(QSqlQuery& query) {
    // Locks first: another program may be upgrading the file.
    if (!query.exec("BEGIN IMMEDIATE") ||
        !query.exec("SELECT user_version, (SELECT count(*) FROM sqlite_master) FROM "
                    "pragma_user_version") ||
        !query.next())
        return obstacle(query.lastError());
    const int version = query.value(0).toInt();
    const bool isEmpty = query.value(1).toInt() == 0;
    query.finish();
    if (version < 1 && !isEmpty) return Obstacle{{}, true};
    if (version < 1 && !query.exec(kGamesTable)) return obstacle(query.lastError());
    // Games that version 1 counted have no seats: it kept the scores of one or two only. It counted
    // games of several people as watched, with an empty name for each person.
    if (version < 2 && (!query.exec(kSeatsTable) ||
                        !query.exec("UPDATE games SET outcome = 4 WHERE outcome = 3 AND "
                                    "instr(',' || opponents || ',', ',,') > 0")))
        return obstacle(query.lastError());
    // Before version 3 there was no tutor.
    if (version >= 1 && version < 3 &&
        !query.exec("ALTER TABLE games ADD COLUMN questions INTEGER"))
        return obstacle(query.lastError());
    if (!query.exec(kDecisionsTable)) return obstacle(query.lastError());
    if (!query.exec(QStringLiteral("PRAGMA user_version = %1").arg(kVersion)))
        return obstacle(query.lastError());
    return {};
}

// Whether the tables are ours, with all their columns, and can be read.
std::optional<Statistics::Obstacle> Statistics::differences(QSqlQuery& query) {
    query.prepare("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND (name = 'games' AND "
                  "sql = ? OR name = 'seats' AND sql = ? OR name = 'decisions' AND sql = ?)");
    query.addBindValue(kGamesTable);
    query.addBindValue(kSeatsTable);
    query.addBindValue(kDecisionsTable);
    if (!query.exec() || !query.next()) return obstacle(query.lastError());
    const bool areOurs = query.value(0).toInt() == 3;
    query.finish();
    if (!areOurs) return Obstacle{{}, true};
    if (!query.exec(
            "SELECT count(games.id), count(seats.id) FROM games LEFT JOIN seats USING (id)") ||
        !query.exec("SELECT count(kind) FROM decisions"))
        return obstacle(query.lastError());
    query.finish();
    return {};
}

Seat Statistics::onlyPerson(const Record& record) {
    if (std::ranges::count_if(record.players, &Record::Player::isPerson) != 1) return kNoSeat;
    const auto person = std::ranges::find_if(record.players, &Record::Player::isPerson);
    return static_cast<Seat>(person - record.players.begin());
}

bool Statistics::add(const Record& record, const std::optional<Ending>& ending) {
    const int seats = static_cast<int>(record.players.size());
    const auto people = std::ranges::count_if(record.players, &Record::Player::isPerson);
    if (!open()) return false;
    const Seat person = onlyPerson(record);
    // The person's points and the highest of the others, of whom a partner has the same points.
    const Scores scores = ending ? ending->scores : Scores{};
    const int points = person == kNoSeat ? 0 : scores[static_cast<std::size_t>(person)];
    const double share =
        !ending || person == kNoSeat ? 0 : ending->shares[static_cast<std::size_t>(person)];
    int against = 0;
    QStringList opponents;
    for (int seat = 0; seat < seats; ++seat) {
        if (seat == person) continue;
        opponents << QString::fromStdString(record.players[static_cast<std::size_t>(seat)].agent);
        const int score = scores[static_cast<std::size_t>(seat)];
        if (score != points) against = std::max(against, score);
    }
    const Outcome outcome = !ending                         ? GivenUp
                            : people > 1                    ? Together
                            : people < 1                    ? Watched
                            : share > 0 && ending->isDraw() ? Drawn
                            : share > 0                     ? Won
                                                            : Lost;

    QSqlQuery query(m_database);
    query.prepare("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
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
    query.addBindValue(record.questions ? QVariant(*record.questions) : QVariant());
    QSqlQuery transaction(m_database);
    bool isCounted = transaction.exec("BEGIN IMMEDIATE") && query.exec();
    const bool isNew = isCounted && query.numRowsAffected() > 0;
    for (int seat = 0; isNew && ending && isCounted && seat < seats; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        query.prepare("INSERT INTO seats VALUES (?, ?, ?, ?, ?)");
        query.addBindValue(QString::fromStdString(record.id));
        query.addBindValue(seat);
        query.addBindValue(QString::fromStdString(record.players[s].agent));
        query.addBindValue(ending->scores[s]);
        query.addBindValue(ending->shares[s]);
        isCounted = query.exec();
    }
    isCounted = isCounted && transaction.exec("COMMIT");
    if (isCounted) {
        emit changed();
        return true;
    }
    const QSqlError why = query.lastError().isValid() ? query.lastError() : transaction.lastError();
    transaction.exec("ROLLBACK");
    emit problem(tr("The result could not be counted: %1").arg(m_file + ": " + why.text()));
    return false;
}

QVariantMap Statistics::totals(const QString& game) {
    QVariantMap totals;
    if (!open()) return totals;
    QSqlQuery query(m_database);
    query.prepare("SELECT outcome, points, against, instr(',' || opponents || ',', ',,') > 0 FROM "
                  "games WHERE game = ? ORDER BY finished");
    query.addBindValue(game);
    query.exec();
    int counts[GivenUp + 1] = {};
    int streak = 0, bestStreak = 0, points = 0, against = 0;
    while (query.next()) {
        const int outcome = std::clamp<int>(query.value(0).toInt(), Lost, GivenUp);
        ++counts[outcome];
        const bool areSeveral = query.value(3).toBool();
        if (outcome == GivenUp && !areSeveral) streak = 0;
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
    totals["givenUp"] = counts[GivenUp];
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

QVariantList Statistics::latest(const QString& game, int count, const QStringList& against,
                                const IsKept& isKept) {
    QVariantList list;
    if (!open()) return list;
    QSqlQuery query(m_database);
    query.prepare("SELECT finished, opponents, outcome, points, against, deal, take_backs, hints, "
                  "questions, id, game FROM games WHERE ? IN ('', game) AND ? IN ('', opponents) "
                  "AND (? = '' OR "
                  "outcome < 3) ORDER BY finished DESC LIMIT ?");
    const auto orNone = [](const QString& text) { // QML's is null: NULL in SQL
        return text.isEmpty() ? QStringLiteral("") : text;
    };
    query.addBindValue(orNone(game));
    query.addBindValue(orNone(against.join(',')));
    query.addBindValue(orNone(against.join(',')));
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
            {"hints", query.value(7)},
            {"questions", query.value(8)},
            {"id", query.value(9)},
            {"game", query.value(10)},
            {"kept", isKept && isKept(query.value(10).toString(), query.value(9).toString())}};
    return list;
}

QVariantList Statistics::course(const QString& game, int parts) {
    QVariantList list;
    if (!open()) return list;
    QSqlQuery query(m_database);
    query.prepare("SELECT finished, outcome FROM games WHERE game = ? AND outcome < 3 ORDER BY "
                  "finished");
    query.addBindValue(game);
    query.exec();
    std::vector<std::pair<QDateTime, int>> games;
    while (query.next())
        games.emplace_back(QDateTime::fromString(query.value(0).toString(), Qt::ISODate),
                           query.value(1).toInt());
    const std::size_t size =
        (games.size() + static_cast<std::size_t>(parts) - 1) / static_cast<std::size_t>(parts);
    for (std::size_t first = 0; first < games.size(); first += size) {
        const auto part = std::span(games).subspan(first, std::min(size, games.size() - first));
        const auto count = [&](Outcome outcome) {
            return static_cast<int>(
                std::ranges::count(part, int{outcome}, &std::pair<QDateTime, int>::second));
        };
        list << QVariantMap{{"from", part.front().first},
                            {"to", part.back().first},
                            {"won", count(Won)},
                            {"drawn", count(Drawn)},
                            {"lost", count(Lost)}};
    }
    return list;
}

std::vector<Statistics::SeatResults> Statistics::unaided(const QString& game, int count) {
    std::vector<SeatResults> games;
    if (!open()) return games;
    QSqlQuery query(m_database);
    query.prepare("SELECT id, agent, score, share FROM seats JOIN (SELECT id, finished FROM games "
                  "WHERE game = ? AND outcome < 3 AND take_backs = 0 AND hints = 0 AND "
                  "questions IS NULL ORDER BY finished DESC LIMIT ?) USING (id) ORDER BY finished "
                  "DESC, id, seat");
    query.addBindValue(game);
    query.addBindValue(count);
    query.exec();
    QString id;
    while (query.next()) {
        if (games.empty() || query.value(0).toString() != id) games.emplace_back();
        id = query.value(0).toString();
        games.back().push_back(
            {query.value(1).toString(), query.value(2).toInt(), query.value(3).toDouble()});
    }
    return games;
}

bool Statistics::keep(const Record& record, const Table& table,
                      const std::vector<RatedDecision>& decisions) {
    if (m_access == Access::ReadOnly || !open()) return false;
    const QByteArray dealt = QByteArray::fromStdString(table.position().dump());
    const QString position =
        QString::fromLatin1(QCryptographicHash::hash(dealt, QCryptographicHash::Sha256).toHex());
    QSqlQuery query(m_database);
    QSqlQuery transaction(m_database);
    query.prepare("DELETE FROM decisions WHERE position = ?");
    query.addBindValue(position);
    bool isKept = transaction.exec("BEGIN IMMEDIATE") && query.exec();
    query.prepare("INSERT INTO decisions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    const auto text = [](std::string_view words) { // null is NULL in SQL
        return words.empty()
                   ? QStringLiteral("")
                   : QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
    };
    for (const RatedDecision& decision : decisions) {
        if (!isKept) break;
        query.addBindValue(position);
        query.addBindValue(decision.ply);
        query.addBindValue(text(record.game()));
        query.addBindValue(text(record.savedAt));
        query.addBindValue(text(record.id));
        query.addBindValue(record.dealsBefore + 1);
        query.addBindValue(text(decision.kind));
        query.addBindValue(text(decision.habit));
        query.addBindValue(static_cast<int>(decision.grade));
        query.addBindValue(static_cast<int>(decision.unit));
        query.addBindValue(decision.cost);
        isKept = query.exec();
    }
    isKept = isKept && transaction.exec("COMMIT");
    if (isKept) {
        emit changed();
        return true;
    }
    const QSqlError why = query.lastError().isValid() ? query.lastError() : transaction.lastError();
    transaction.exec("ROLLBACK");
    emit problem(tr("What the review found could not be added to the statistics: %1")
                     .arg(m_file + ": " + why.text()));
    return false;
}

std::vector<Statistics::OwnDecision> Statistics::decisions(const QString& game) {
    std::vector<OwnDecision> all;
    if (!open()) return all;
    QSqlQuery query(m_database);
    query.prepare("SELECT finished, id, deal, ply, kind, habit, grade, unit, cost FROM decisions "
                  "WHERE game = ? ORDER BY finished, id, deal, ply");
    query.addBindValue(game);
    query.exec();
    while (query.next())
        all.push_back({QDateTime::fromString(query.value(0).toString(), Qt::ISODate),
                       query.value(1).toString(), query.value(2).toInt(), query.value(3).toInt(),
                       query.value(4).toString(), query.value(5).toString(),
                       static_cast<Grade>(
                           std::clamp(query.value(6).toInt(), 0, static_cast<int>(Grade::Blunder))),
                       query.value(7).toInt() == 0 ? ValueKind::Win : ValueKind::Score,
                       std::clamp(query.value(8).toDouble(), 0.0, kHighestCost)});
    return all;
}

void Statistics::forget(const QString& game, const QDateTime& until) {
    if (!open()) return;
    QSqlQuery query(m_database);
    for (const char* statement : {"DELETE FROM games WHERE game = ? AND finished <= ?",
                                  "DELETE FROM decisions WHERE game = ? AND finished <= ?"}) {
        query.prepare(statement);
        query.addBindValue(game);
        query.addBindValue(until.toUTC().toString(Qt::ISODateWithMs));
        if (query.exec()) continue;
        emit problem(tr("The results could not be deleted: %1").arg(query.lastError().text()));
        break;
    }
    emit changed();
}

} // namespace parlour
