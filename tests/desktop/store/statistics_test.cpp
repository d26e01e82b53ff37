// Results of finished games are counted once, and never lost to a damaged file.
#include "ai/catalogue/games.h"
#include "app/desktop/store/statistics.h"
#include "core/base/file.h"
#include "core/play/game.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/limits.h"
#include "tests/support/mutate.h"

#include <QSignalSpy>
#include <QSqlQuery>
#include <QSqlRecord>
#include <catch2/catch.hpp>

#include <algorithm>
#include <csignal>
#include <functional>
#include <sys/wait.h>
#include <unistd.h>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

Record game(const std::string& id, const std::vector<std::string>& agents,
            const std::string& savedAt = "2024-05-01T10:00:00.000Z") {
    Record record;
    record.id = id;
    record.position = {{"game", "briscola"}};
    for (const std::string& agent : agents) record.players.push_back({"Lin", agent, 1});
    record.dealNumber = 77;
    record.takeBacks = 1;
    record.savedAt = savedAt;
    return record;
}

// A person against a player.
void add(Statistics& statistics, const std::string& id, int own, int other,
         const std::string& agent = "greedy",
         const std::string& savedAt = "2024-05-01T10:00:00.000Z") {
    const double share = own == other ? 0.5 : own > other ? 1 : 0;
    statistics.add(game(id, {"", agent}, savedAt), Ending{false, {own, other}, {share, 1 - share}});
}

void fill(const fs::path& file) {
    Statistics statistics(path(file));
    for (int i = 0; i < 60; ++i) add(statistics, "g" + std::to_string(i), 61 + i % 3, 59 - i % 3);
}

// Opens the file apart from the program.
class Rows {
public:
    explicit Rows(const fs::path& file) {
        m_database = QSqlDatabase::addDatabase("QSQLITE", "rows");
        m_database.setDatabaseName(path(file));
        REQUIRE(m_database.open());
    }
    ~Rows() {
        m_database = {};
        QSqlDatabase::removeDatabase("rows");
    }
    // The columns of each row, joined by spaces.
    QStringList of(const QString& statement) const {
        QSqlQuery query(m_database);
        INFO(statement.toStdString());
        REQUIRE(query.exec(statement));
        QStringList rows;
        while (query.next()) {
            QStringList columns;
            for (int i = 0; i < query.record().count(); ++i) columns << query.value(i).toString();
            rows << columns.join(' ');
        }
        return rows;
    }

private:
    QSqlDatabase m_database;
};

// As the first version of the program left it: a game won, one watched, one of two people.
void fillVersion1(const fs::path& file) {
    const Rows rows(file);
    rows.of("CREATE TABLE games (id TEXT PRIMARY KEY, game TEXT NOT NULL, finished TEXT NOT NULL, "
            "outcome INTEGER NOT NULL, opponents TEXT NOT NULL, points INTEGER NOT NULL, against "
            "INTEGER NOT NULL, deal TEXT, take_backs INTEGER NOT NULL, hints INTEGER NOT NULL)");
    rows.of("INSERT INTO games VALUES"
            "('a', 'briscola', '2024-05-01T10:00:00.000Z', 2, 'greedy', 70, 50, '77', 1, 0),"
            "('b', 'briscola', '2024-05-01T11:00:00.000Z', 3, 'greedy,minimax', 0, 61, NULL, 0, 0),"
            "('c', 'briscola', '2024-05-01T12:00:00.000Z', 3, ',greedy,,', 0, 65, NULL, 0, 2)");
    rows.of("PRAGMA user_version = 1");
}

// What an SQLite file and its journals hold.
std::string bytesOf(const fs::path& file) { return readFile(file).value(); }

} // namespace

TEST_CASE("Games are counted, each once") {
    const TemporaryFolder folder;
    const fs::path file = folder / "deep/statistics.sqlite";
    {
        Statistics statistics(path(file));
        add(statistics, "a", 70, 50, "greedy", "2024-05-01T10:00:00.000Z");
        add(statistics, "b", 61, 59, "minimax", "2024-05-01T11:00:00.000Z");
        add(statistics, "c", 50, 70, "greedy", "2024-05-01T12:00:00.000Z");
        add(statistics, "d", 60, 60, "greedy", "2024-05-01T13:00:00.000Z");
        statistics.add(game("e", {"minimax", "greedy"}, "2024-05-01T14:00:00.000Z"),
                       Ending{false, {80, 40}, {1, 0}});
        add(statistics, "f", 65, 55, "greedy", "2024-05-01T15:00:00.000Z");
        statistics.add(game("g", {"", "greedy"}, "2024-05-01T16:00:00.000Z"), std::nullopt);
        statistics.add(game("h", {"", ""}, "2024-05-01T17:00:00.000Z"), std::nullopt);
        add(statistics, "a", 50, 70); // again
    }
    Statistics statistics(path(file));
    QSignalSpy problems(&statistics, &Statistics::problem);
    const QVariantMap totals = statistics.totals("briscola");
    CHECK(totals["played"] == 5);
    CHECK(totals["won"] == 3);
    CHECK(totals["drawn"] == 1);
    CHECK(totals["lost"] == 1);
    CHECK(totals["watched"] == 1);
    CHECK(totals["givenUp"] == 2);
    CHECK(totals["streak"] == 0); // the game won before was followed by one given up
    CHECK(totals["bestStreak"] == 2);
    CHECK(totals["points"] == 70 + 61 + 50 + 60 + 65);
    CHECK(statistics.totals("bigtwo")["played"] == 0);

    const QVariantList opponents = statistics.byOpponent("briscola");
    REQUIRE(opponents.size() == 2);
    CHECK(opponents[0].toMap()["opponents"].toStringList() == QStringList{"greedy"});
    CHECK(opponents[0].toMap()["played"] == 4);
    CHECK(opponents[0].toMap()["won"] == 2);

    CHECK(statistics.latest("bigtwo", 9).isEmpty());
    CHECK(statistics.latest(QString(), 99) == statistics.latest("briscola", 99));
    const QVariantList latest = statistics.latest("briscola", 4);
    REQUIRE(latest.size() == 4);
    CHECK(latest[0].toMap()["outcome"] == int{Statistics::GivenUp});
    CHECK(latest[0].toMap()["id"] == "h");
    CHECK(latest[0].toMap()["game"] == "briscola");
    CHECK(latest[3].toMap()["outcome"] == int{Statistics::Watched});
    CHECK(latest[1].toMap()["deal"] == "77");
    CHECK(latest[1].toMap()["takeBacks"] == 1);
    CHECK(latest[1].toMap()["finished"].toDateTime().isValid());

    CHECK(statistics.latest("briscola", 9, {"minimax"}).size() == 1);
    CHECK(statistics.latest("briscola", 9, {"greedy"}).size() == 4); // not the one given up

    const QVariantList course = statistics.course("briscola", 3);
    REQUIRE(course.size() == 3);
    CHECK(course[0].toMap()["won"] == 2);
    CHECK(course[1].toMap()["drawn"] == 1);
    CHECK(course[1].toMap()["lost"] == 1);
    CHECK(course[2].toMap()["won"] == 1);
    CHECK(course[2].toMap()["from"] == course[2].toMap()["to"]);
    CHECK(course[0].toMap()["to"].toDateTime() < course[1].toMap()["from"].toDateTime());
    CHECK(statistics.course("bigtwo", 3).isEmpty());
    CHECK(statistics.unaided("briscola", 9).empty()); // each with a move taken back

    statistics.forget("briscola", QDateTime::fromString("2024-05-01T12:30:00Z", Qt::ISODate));
    CHECK(statistics.totals("briscola")["played"] == 2);
    statistics.forget("briscola", QDateTime::currentDateTimeUtc());
    CHECK(statistics.totals("briscola")["played"] == 0);
    CHECK(problems.isEmpty());
}

TEST_CASE("Games without help tell the results of all seats, the last game first") {
    const TemporaryFolder folder;
    Statistics statistics(path(folder / "statistics.sqlite"));
    for (int i = 0; i < 7; ++i) {
        Record record = game("g" + std::to_string(i), {"greedy", ""},
                             "2024-05-0" + std::to_string(i + 1) + "T10:00:00.000Z");
        record.takeBacks = i == 1;
        record.hints = i == 2;
        if (i == 6) record.questions = 0;            // a tutor that was content
        if (i == 3) record.players[0].agent.clear(); // two people
        statistics.add(record, i == 4 ? std::nullopt // given up
                                      : std::optional(Ending{false, {50 + i, 70 - i}, {0, 1}}));
    }
    const auto games = statistics.unaided("briscola", 5);
    REQUIRE(games.size() == 2);
    CHECK(games[0][0].agent == "greedy");
    CHECK(games[0][0].score == 55);
    CHECK(games[1][1].agent.isEmpty());
    CHECK(games[1][1].score == 70);
    CHECK(games[1][1].share == 1);
    CHECK(statistics.unaided("briscola", 1).size() == 1);
    CHECK(statistics.unaided("euchre", 5).empty());
    CHECK(statistics.latest("briscola", 1)[0].toMap()["questions"] == 0);
    CHECK(statistics.latest("briscola", 2)[1].toMap()["questions"].isNull());
}

TEST_CASE("Every seat's player, score and share of the win is counted") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics.sqlite";
    Statistics statistics(path(file));
    statistics.add(game("a", {"", "rule-based", "", "rule-based"}, "2024-05-01T10:00:00.000Z"),
                   Ending{false, {-4, 17, -8, -5}, {0, 1, 0, 0}});
    add(statistics, "b", 60, 60, "minimax", "2024-05-01T11:00:00.000Z");
    add(statistics, "b", 70, 50, "greedy"); // again
    const QString seats = "SELECT id, seat, agent, score, share FROM seats ORDER BY id, seat";
    CHECK(Rows(file).of(seats) == QStringList{"a 0  -4 0", "a 1 rule-based 17 1", "a 2  -8 0",
                                              "a 3 rule-based -5 0", "b 0  60 0.5",
                                              "b 1 minimax 60 0.5"});
    const QVariantMap totals = statistics.totals("briscola");
    CHECK(totals["together"] == 1);
    CHECK(totals["watched"] == 0);
    CHECK(totals["drawn"] == 1);
    CHECK(totals["played"] == 1);
    CHECK(statistics.latest("briscola", 2)[1].toMap()["opponents"].toStringList() ==
          QStringList{"", "rule-based", "", "rule-based"});

    statistics.forget("bigtwo", QDateTime::currentDateTimeUtc());
    CHECK(Rows(file).of(seats).size() == 6);
    statistics.forget("briscola", QDateTime::currentDateTimeUtc());
    CHECK(Rows(file).of(seats).isEmpty());
}

TEST_CASE("The decisions of a deal are kept once, whichever record it is in") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics.sqlite";
    const GameEntry& entry = *findGame("briscola").value();
    const auto deal = [&](std::uint64_t seed) {
        return entry.deal(completeOptions(entry.options(), Json::object()).value(), seed);
    };
    {
        Statistics statistics(path(file));
        QSignalSpy changes(&statistics, &Statistics::changed);
        REQUIRE(statistics.keep(game("a", {"", "greedy"}), *deal(1),
                                {{4, "follow", "lets-go", Grade::Mistake, ValueKind::Win, 0.08},
                                 {6, "lead", {}, Grade::Best, ValueKind::Score, 0}}));
        CHECK(changes.size() == 1);
        Record match = game("m", {"", "greedy"}, "2024-05-03T10:00:00.000Z");
        match.dealsBefore = 2;
        REQUIRE(statistics.keep(match, *deal(2), {{0, "lead", "", Grade::Good, {}, 0.01}}));
    }
    Statistics statistics(path(file));
    auto kept = statistics.decisions("briscola");
    REQUIRE(kept.size() == 3);
    CHECK(kept[0].id == "a");
    CHECK(kept[0].deal == 1);
    CHECK(kept[0].ply == 4);
    CHECK(kept[0].kind == "follow");
    CHECK(kept[0].habit == "lets-go");
    CHECK(kept[0].grade == Grade::Mistake);
    CHECK(kept[0].cost == 0.08);
    CHECK(kept[1].unit == ValueKind::Score);
    CHECK(kept[2].deal == 3);
    CHECK(kept[2].finished == QDateTime::fromString("2024-05-03T10:00:00Z", Qt::ISODate));
    CHECK(statistics.decisions("euchre").empty());

    // The first deal once more, now in the record of a match.
    REQUIRE(statistics.keep(game("m", {"", "greedy"}, "2024-05-03T10:00:00.000Z"), *deal(1),
                            {{4, "follow", "", Grade::Best, ValueKind::Win, 0}}));
    kept = statistics.decisions("briscola");
    REQUIRE(kept.size() == 2);
    CHECK(std::ranges::count(kept, "m", &Statistics::OwnDecision::id) == 2);

    QSignalSpy problems(&statistics, &Statistics::problem);
    {
        const FullDisk full;
        CHECK_FALSE(statistics.keep(game("b", {"", "greedy"}), *deal(3), {{}}));
        CHECK(problems.size() == 1);
    }
    CHECK(statistics.decisions("briscola").size() == 2);
    CHECK_FALSE(Statistics(path(file), Statistics::Access::ReadOnly)
                    .keep(game("b", {"", "greedy"}), *deal(3), {{}}));
    statistics.forget("briscola", QDateTime::fromString("2024-05-02T00:00:00Z", Qt::ISODate));
    CHECK(statistics.decisions("briscola").size() == 2);
    statistics.forget("briscola", QDateTime::currentDateTimeUtc());
    CHECK(statistics.decisions("briscola").empty());
}

TEST_CASE("Statistics of the first version are upgraded, and nothing is lost") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics.sqlite";
    fillVersion1(file);
    const QStringList before = Rows(file).of("SELECT * FROM games WHERE id < 'c' ORDER BY id");
    {
        Statistics statistics(path(file));
        QSignalSpy problems(&statistics, &Statistics::problem);
        add(statistics, "a", 50, 70); // again
        const QVariantMap totals = statistics.totals("briscola");
        CHECK(totals["won"] == 1);
        CHECK(totals["lost"] == 0);
        CHECK(totals["watched"] == 1);
        CHECK(totals["together"] == 1);
        add(statistics, "d", 50, 70);
        CHECK(problems.isEmpty());
    }
    const QString columns = "id, game, finished, outcome, opponents, points, against, deal, "
                            "take_backs, hints";
    CHECK(Rows(file).of("SELECT " + columns + " FROM games WHERE id < 'c' ORDER BY id") == before);
    CHECK(Rows(file).of("SELECT count(*) FROM games WHERE questions IS NULL") == QStringList{"4"});
    CHECK(Rows(file).of("SELECT outcome, against, hints FROM games WHERE id = 'c'") ==
          QStringList{"4 65 2"});
    CHECK(Rows(file).of("SELECT DISTINCT id FROM seats") == QStringList{"d"});
    CHECK(Rows(file).of("PRAGMA user_version") == QStringList{"4"});
    CHECK_FALSE(fs::exists(file.string() + ".unreadable"));
    CHECK(Statistics(path(file)).totals("briscola")["played"] == 2);
}

TEST_CASE("An upgrade that fails leaves the first version as it was") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics.sqlite";
    fillVersion1(file);
    {
        Statistics statistics(path(file));
        QSignalSpy problems(&statistics, &Statistics::problem);
        const FullDisk full;
        CHECK(statistics.totals("briscola").isEmpty());
        CHECK(problems.size() == 1);
    }
    CHECK(Rows(file).of("PRAGMA user_version") == QStringList{"1"});
    CHECK(Statistics(path(file)).totals("briscola")["played"] == 1);
}

TEST_CASE("Statistics that cannot be read are kept aside, and the message says where") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics.sqlite";
    std::string before;
    const int kind = GENERATE(0, 1, 2, 3, 4, 5);
    if (kind == 0) {
        before = "this is no database, however long one looks at it";
        Home::write(file, before);
    } else {
        fill(file);
        const bool isNewer = kind == 1;
        if (isNewer)
            Rows(file).of("PRAGMA user_version = " + QString::number(Statistics::kVersion + 1));
        before = bytesOf(file);
        if (kind == 2) Home::write(file, before = before.substr(0, before.size() / 3));
        if (kind >= 4) { // of another program, with the columns that a quick look would try
            fs::remove(file);
            const Rows rows(file);
            rows.of(kind == 4 ? "CREATE TABLE games (id TEXT, game TEXT, outcome INTEGER)"
                              : "CREATE VIEW games AS SELECT 1 AS id");
            rows.of("CREATE TABLE seats (id TEXT)");
            rows.of("PRAGMA user_version = " + QString::number(kind == 4 ? 2 : 0));
            before = bytesOf(file);
        }
        if (kind == 3) Home::write(file, before = "X" + before.substr(1));
    }

    Statistics statistics(path(file));
    QSignalSpy problems(&statistics, &Statistics::problem);
    add(statistics, "new", 61, 59);
    REQUIRE(problems.size() == 1);
    const fs::path aside = file.string() + ".unreadable";
    CHECK(problems[0][0].toString().contains(path(aside)));
    CHECK(bytesOf(aside) == before);
    CHECK(statistics.totals("briscola")["played"] == 1);
}

// SQLite may notice late: then queries return what there is, and nothing is lost.
TEST_CASE("Damaged statistics stop nothing, and an unusable file stays") {
    const TemporaryFolder folder;
    const fs::path good = folder / "good.sqlite";
    fill(good);
    const std::string text = bytesOf(good);
    Rng rng(7);
    for (int round = 0; round < 150; ++round) {
        const fs::path file = folder / (std::to_string(round) + ".sqlite");
        const std::string bad = damaged(damaged(text, rng), rng);
        Home::write(file, bad);
        Statistics statistics(path(file));
        QSignalSpy problems(&statistics, &Statistics::problem);
        statistics.totals("briscola");
        statistics.byOpponent("briscola");
        statistics.latest("briscola", 20);
        const fs::path aside = file.string() + ".unreadable";
        if (fs::exists(aside)) {
            CHECK(bytesOf(aside) == bad);
            CHECK(problems.size() == 1);
            add(statistics, "new", 61, 59);
            CHECK(statistics.totals("briscola")["played"] == 1);
        } else {
            add(statistics, "new", 61, 59);
        }
    }
}

TEST_CASE("Statistics without a place to write say so, and the program goes on") {
    const TemporaryFolder folder;
    blockFolder(folder / "home");
    const fs::path file = folder / "home/statistics.sqlite";
    Statistics statistics(path(file));
    QSignalSpy problems(&statistics, &Statistics::problem);
    add(statistics, "a", 61, 59);
    REQUIRE(problems.size() == 1);
    CHECK(problems[0][0].toString().contains(path(file)));
    CHECK(statistics.totals("briscola").isEmpty());
    CHECK(statistics.latest("briscola", 5).isEmpty());
}

TEST_CASE("On a full disk results are not counted, and a message says so") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics.sqlite";
    fill(file);
    Statistics statistics(path(file));
    QSignalSpy problems(&statistics, &Statistics::problem);
    CHECK(statistics.totals("briscola")["played"] == 60);
    {
        const FullDisk full;
        add(statistics, "a", 61, 59);
    }
    REQUIRE(problems.size() == 1);
    CHECK(problems[0][0].toString().contains(path(file)));
    CHECK(statistics.totals("briscola")["played"] == 60);
    CHECK_FALSE(fs::exists(file.string() + ".unreadable"));
    add(statistics, "a", 61, 59);
    CHECK(statistics.totals("briscola")["played"] == 61);
}

TEST_CASE("Good statistics that cannot be opened now are left where they are") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics.sqlite";
    fill(file);
    {
        Statistics statistics(path(file));
        QSignalSpy problems(&statistics, &Statistics::problem);
        const FullDisk full;
        CHECK(statistics.totals("briscola").isEmpty());
        REQUIRE(problems.size() == 1);
        CHECK(problems[0][0].toString().contains(path(file)));
    }
    CHECK_FALSE(fs::exists(file.string() + ".unreadable"));
    CHECK(Statistics(path(file)).totals("briscola")["played"] == 60);
}

namespace {

// Another program that does this at once; its exit code is 0 if it is true.
pid_t started(const std::function<bool()>& job) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(job() ? 0 : 1);
    REQUIRE(child > 0);
    return child;
}

} // namespace

TEST_CASE("Programs that make the statistics at once count all their games") {
    REQUIRE(QSqlDatabase::isDriverAvailable("QSQLITE")); // loads it before there are others
    constexpr int kPrograms = 4;
    constexpr int kRounds = 10;
    for (int round = 0; round < kRounds; ++round) {
        const TemporaryFolder folder;
        const fs::path file = folder / "statistics.sqlite";
        if (round % 2) Home::write(file, "no database"); // one of them sets it aside
        std::vector<pid_t> programs;
        for (int i = 0; i < kPrograms; ++i)
            programs.push_back(started([&] {
                Statistics statistics(path(file));
                for (int n = 0; n < 3; ++n) {
                    const std::string id = std::to_string(i) + "-" + std::to_string(n);
                    const Record record = game(id, {"", "greedy"});
                    int tries = 0; // as often as the program would, in time
                    while (!statistics.add(record, Ending{false, {61, 59}, {1, 0}})) {
                        if (++tries == 100) return false;
                        statistics.refresh();
                    }
                }
                return true;
            }));
        for (const pid_t program : programs) {
            int status = 0;
            REQUIRE(::waitpid(program, &status, 0) == program);
            CHECK(status == 0);
        }
        CHECK(Statistics(path(file)).totals("briscola")["played"] == 3 * kPrograms);
        CHECK(fs::exists(file.string() + ".unreadable") == (round % 2 == 1));
        CHECK_FALSE(fs::exists(file.string() + ".unreadable-2"));
    }
}

TEST_CASE("Killed while it makes the statistics, the program has made all or nothing") {
    REQUIRE(QSqlDatabase::isDriverAvailable("QSQLITE"));
    Rng rng(5);
    for (int round = 0; round < 60; ++round) {
        const TemporaryFolder folder;
        const fs::path file = folder / "statistics.sqlite";
        const pid_t program = started([&] {
            Statistics statistics(path(file));
            return statistics.add(game("a", {"", "greedy"}), Ending{false, {61, 59}, {1, 0}});
        });
        ::usleep(static_cast<useconds_t>(rng.below(30'000)));
        ::kill(program, SIGKILL);
        int status = 0;
        REQUIRE(::waitpid(program, &status, 0) == program);
        Statistics statistics(path(file));
        QSignalSpy problems(&statistics, &Statistics::problem);
        CHECK(statistics.totals("briscola")["played"].toInt() <= 1);
        add(statistics, "a", 61, 59);
        CHECK(statistics.totals("briscola")["played"] == 1);
        CHECK(problems.isEmpty());
        CHECK_FALSE(fs::exists(file.string() + ".unreadable"));
    }
}

TEST_CASE("Statistics that are only read leave no trace") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics 100%?.sqlite";
    const auto names = [&] {
        QStringList found;
        for (const auto& entry : fs::directory_iterator(folder.path()))
            found << path(entry.path().filename());
        return found;
    };
    {
        Statistics none(path(file), Statistics::Access::ReadOnly);
        QSignalSpy problems(&none, &Statistics::problem);
        CHECK(none.totals("briscola")["played"] == 0);
        CHECK(problems.isEmpty());
    }
    CHECK(names().isEmpty());
    fill(file);
    const std::string before = bytesOf(file);
    {
        Statistics statistics(path(file), Statistics::Access::ReadOnly);
        CHECK(statistics.totals("briscola")["played"] == 60);
        CHECK(names().size() == 1);
    }
    CHECK(names().size() == 1);
    CHECK(bytesOf(file) == before);
}
