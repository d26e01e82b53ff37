// What the laboratory counts of the games in the desktop program's statistics.
#include "app/lab/people_file.h"
#include "core/base/file.h"
#include "tests/support/mutate.h"
#include "tests/support/temporary_folder.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <sqlite3.h>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

void run(const fs::path& file, const std::string& statements) {
    sqlite3* database = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &database) == SQLITE_OK);
    char* message = nullptr;
    const int code = sqlite3_exec(database, statements.c_str(), nullptr, nullptr, &message);
    INFO((message ? message : ""));
    REQUIRE(code == SQLITE_OK);
    sqlite3_close(database);
}

constexpr const char* kTables =
    "CREATE TABLE games (id TEXT PRIMARY KEY, game TEXT NOT NULL, finished TEXT NOT NULL, outcome "
    "INTEGER NOT NULL, opponents TEXT NOT NULL, points INTEGER NOT NULL, against INTEGER NOT NULL, "
    "deal TEXT, take_backs INTEGER NOT NULL, hints INTEGER NOT NULL);"
    "CREATE TABLE seats (id TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seat INTEGER NOT "
    "NULL, agent TEXT NOT NULL, score INTEGER NOT NULL, share REAL NOT NULL, PRIMARY KEY (id, "
    "seat)) WITHOUT ROWID;"
    "PRAGMA user_version = 2;";

// "game", helped by so many hints and take-backs, and its seats: {"agent", score, share}.
struct Row {
    const char* agent;
    int score;
    double share;
};
std::string played(const std::string& id, const std::string& game, const std::vector<Row>& rows,
                   int hints = 0, int takeBacks = 0) {
    std::string text = "INSERT INTO games VALUES ('" + id + "', '" + game + "', '', 0, '', 0, 0, " +
                       "NULL, " + std::to_string(takeBacks) + ", " + std::to_string(hints) + ");";
    int seat = 0;
    for (const Row& row : rows)
        text += "INSERT INTO seats VALUES ('" + id + "', " + std::to_string(seat++) + ", '" +
                row.agent + "', " + std::to_string(row.score) + ", " + std::to_string(row.share) +
                ");";
    return text;
}

const PeoplePart kTwoAndTwo{2, {"rule-based", "rule-based"}};

fs::path filled(const TemporaryFolder& folder) {
    const fs::path file = folder / "statistics.sqlite";
    const char* rule = "rule-based";
    run(file,
        kTables +
            played("won", "bigtwo", {{"", 14, 1}, {rule, -4, 0}, {"", -7, 0}, {rule, -3, 0}}) +
            played("lost", "bigtwo",
                   {{"rule-based:pairs=whole", 20, 1}, {"", -4, 0}, {"", -13, 0}, {rule, -3, 0}}) +
            played("shared", "bigtwo", {{"", 2, .5}, {rule, 2, .5}, {"", -1, 0}, {rule, -3, 0}}) +
            // Others: helped, other players, other numbers of people, another game.
            played("hint", "bigtwo", {{"", 14, 1}, {rule, -4, 0}, {"", -7, 0}, {rule, -3, 0}}, 1) +
            played("back", "bigtwo", {{"", 14, 1}, {rule, -4, 0}, {"", -7, 0}, {rule, -3, 0}}, 0,
                   1) +
            played("split", "bigtwo",
                   {{"", 14, 1}, {"rule-based:pairs=split", -4, 0}, {"", -7, 0}, {rule, -3, 0}}) +
            played("gone", "bigtwo", {{"", 14, 1}, {"no-such", -4, 0}, {"", -7, 0}, {rule, 3, 0}}) +
            played("one", "bigtwo", {{"", 9, 1}, {rule, -3, 0}, {rule, -3, 0}, {rule, -3, 0}}) +
            played("cards", "briscola", {{"", 70, 1}, {"greedy", 50, 0}}));
    return file;
}

} // namespace

TEST_CASE("Games of people are counted by who sat at the table") {
    const TemporaryFolder folder;
    const fs::path file = filled(folder);
    const std::string before = readFile(file).value();
    const auto report = lab::gamesOfPeople(file, "bigtwo", kTwoAndTwo);
    REQUIRE(report);
    CHECK(report->game == "bigtwo");
    CHECK(report->seats ==
          std::vector<std::string>{"person", "person", "rule-based", "rule-based"});
    CHECK(report->games() == 3);
    REQUIRE(report->sides.size() == 2);
    const SideTally& people = report->sides[0];
    CHECK(people.agent == "people");
    CHECK(people.wins == 1);
    CHECK(people.draws == 1);
    CHECK(people.losses == 1);
    CHECK(people.scores ==
          std::map<int, std::int64_t>{{-13, 1}, {-7, 1}, {-4, 1}, {-1, 1}, {2, 1}, {14, 1}});
    CHECK(people.scoreTwelfths == (14 - 7 - 4 - 13 + 2 - 1) * 6);
    const SideTally& players = report->sides[1];
    CHECK(players.wins == 1);
    CHECK(players.draws == 1);
    CHECK(players.losses == 1);
    CHECK(players.scores == std::map<int, std::int64_t>{{-4, 1}, {-3, 3}, {2, 1}, {20, 1}});
    CHECK(readFile(file).value() == before);

    CHECK(lab::gamesOfPeople(file, "bigtwo", {1, {"rule-based", "rule-based", "rule-based"}})
              ->games() == 1);
    CHECK(lab::gamesOfPeople(file, "bigtwo", {2, {"rule-based:pairs=split", "rule-based"}})
              ->games() == 1);
    CHECK(lab::gamesOfPeople(file, "briscola", {1, {"greedy"}})->sides[0].wins == 1);
    CHECK(lab::gamesOfPeople(file, "briscola", {1, {"minimax"}})->games() == 0);
    // As reports of matches are written and read.
    CHECK(reportFromJson(toJson(*report)));
}

TEST_CASE("No statistics, and those from before seats were counted, hold no games of people") {
    const TemporaryFolder folder;
    CHECK(lab::gamesOfPeople(folder / "none.sqlite", "bigtwo", kTwoAndTwo)->games() == 0);
    CHECK_FALSE(fs::exists(folder / "none.sqlite"));
    const fs::path file = filled(folder);
    run(file, "DROP TABLE seats; PRAGMA user_version = 1;");
    CHECK(lab::gamesOfPeople(file, "bigtwo", kTwoAndTwo)->games() == 0);
}

TEST_CASE("Games with a tutor are none of people alone") {
    const TemporaryFolder folder;
    const fs::path file = filled(folder);
    run(file, "ALTER TABLE games ADD COLUMN questions INTEGER; PRAGMA user_version = 3;");
    CHECK(lab::gamesOfPeople(file, "bigtwo", kTwoAndTwo)->games() == 3);
    run(file, "UPDATE games SET questions = 0 WHERE id = 'won';");
    CHECK(lab::gamesOfPeople(file, "bigtwo", kTwoAndTwo)->games() == 2);
}

TEST_CASE("Games are read while the desktop program has the file open") {
    const TemporaryFolder folder;
    const fs::path file = filled(folder);
    sqlite3* database = nullptr;
    REQUIRE(sqlite3_open(file.c_str(), &database) == SQLITE_OK);
    const std::string more =
        "PRAGMA journal_mode = WAL;" + played("more", "briscola", {{"", 40, 0}, {"greedy", 80, 1}});
    CHECK(sqlite3_exec(database, more.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
    CHECK(lab::gamesOfPeople(file, "briscola", {1, {"greedy"}})->games() == 2);
    sqlite3_close(database);
}

TEST_CASE("Files that are no statistics of this version are refused by name") {
    const TemporaryFolder folder;
    const fs::path file = filled(folder);
    const auto requireError = [&](const std::string& words) {
        const auto report = lab::gamesOfPeople(file, "bigtwo", kTwoAndTwo);
        REQUIRE_FALSE(report);
        CHECK(report.error().where == file.string());
        CHECK_THAT(report.error().english(), Catch::Contains(words));
    };
    SECTION("newer") {
        run(file, "PRAGMA user_version = 5;");
        requireError("newer version");
    }
    SECTION("another program's") {
        run(file, "PRAGMA user_version = 0;");
        requireError("no statistics of Parlour");
    }
    SECTION("without a table") {
        run(file, "DROP TABLE games;");
        requireError("damaged");
    }
    SECTION("no database") {
        REQUIRE(writeFileAtomically(file, "this is no database, however long one looks at it"));
        requireError("cannot be read");
    }
    SECTION("a folder") {
        fs::remove(file);
        fs::create_directory(file);
        requireError("cannot be read");
    }
    SECTION("impossible scores") {
        run(file, "UPDATE seats SET score = 2000000 WHERE id = 'won';");
        requireError("damaged");
    }
    SECTION("impossible shares") {
        run(file, "UPDATE seats SET share = 1.5 WHERE id = 'won';");
        requireError("damaged");
    }
    SECTION("too many seats") {
        run(file, "INSERT INTO seats VALUES ('won', 4, '', 0, 0);");
        requireError("damaged");
    }
}

TEST_CASE("A view that never ends is no table of games") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics.sqlite";
    run(file,
        std::string(kTables) +
            "DROP TABLE seats;"
            "CREATE VIEW seats AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM "
            "n) SELECT i AS id, 0 AS seat, '' AS agent, 0 AS score, 0 AS share FROM n;");
    const auto read = lab::gamesOfPeople(file, "bigtwo", kTwoAndTwo);
    REQUIRE_FALSE(read);
    CHECK(read.error().english().find(file.string()) != std::string::npos);
}

TEST_CASE("Damaged statistics end in games or an error that names the file") {
    const TemporaryFolder folder;
    const std::string good = readFile(filled(folder)).value();
    const fs::path file = folder / "damaged.sqlite";
    Rng rng(9);
    int errors = 0;
    for (int round = 0; round < 200; ++round) {
        REQUIRE(writeFileAtomically(file, damaged(good, rng), Flush::No));
        const auto report = lab::gamesOfPeople(file, "bigtwo", kTwoAndTwo);
        if (report) continue;
        ++errors;
        CHECK(report.error().where == file.string());
    }
    CHECK(errors > 0);
}

TEST_CASE("The statistics are looked for where the XDG folders are") {
    setenv("HOME", "/home/ada", 1);
    for (const char* none : {"", "relative/folder"}) {
        setenv("XDG_DATA_HOME", none, 1);
        CHECK(lab::usualStatisticsFile() == "/home/ada/.local/share/parlour/statistics.sqlite");
    }
    setenv("XDG_DATA_HOME", "/data", 1);
    CHECK(lab::usualStatisticsFile() == "/data/parlour/statistics.sqlite");
    unsetenv("XDG_DATA_HOME");
}
