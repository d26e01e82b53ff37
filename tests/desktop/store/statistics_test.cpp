// Results of finished games are counted once, and never lost to a damaged file.
#include "app/desktop/store/statistics.h"
#include "core/base/file.h"
#include "core/play/game.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/limits.h"
#include "tests/support/mutate.h"

#include <QSignalSpy>
#include <QSqlQuery>
#include <catch2/catch.hpp>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

QString path(const fs::path& p) { return QString::fromStdString(p.string()); }

Record game(const std::string& id, int own, int other, const std::string& agent = "greedy",
            const std::string& savedAt = "2024-05-01T10:00:00.000Z") {
    Record record;
    record.id = id;
    record.position = {{"game", "briscola"}};
    record.players = {{"", "", 1}, {"Lin", agent, 2}};
    record.scores = {own, other};
    record.dealNumber = 77;
    record.takeBacks = 1;
    record.savedAt = savedAt;
    return record;
}

void fill(const fs::path& file) {
    Statistics statistics(path(file));
    for (int i = 0; i < 60; ++i)
        statistics.add(game("g" + std::to_string(i), 61 + i % 3, 59 - i % 3), 0, Statistics::Won);
}

// What an SQLite file and its journals hold.
std::string content(const fs::path& file) { return readFile(file).value(); }

} // namespace

TEST_CASE("Games are counted, each once") {
    const TemporaryFolder folder;
    const fs::path file = folder / "deep/statistics.sqlite";
    {
        Statistics statistics(path(file));
        statistics.add(game("a", 70, 50, "greedy", "2024-05-01T10:00:00.000Z"), 0, Statistics::Won);
        statistics.add(game("b", 61, 59, "minimax", "2024-05-01T11:00:00.000Z"), 0,
                       Statistics::Won);
        statistics.add(game("c", 50, 70, "greedy", "2024-05-01T12:00:00.000Z"), 0,
                       Statistics::Lost);
        statistics.add(game("d", 60, 60, "greedy", "2024-05-01T13:00:00.000Z"), 0,
                       Statistics::Drawn);
        statistics.add(game("e", 80, 40, "greedy", "2024-05-01T14:00:00.000Z"), kNoSeat,
                       Statistics::Watched);
        statistics.add(game("a", 50, 70), 0, Statistics::Lost); // again
    }
    Statistics statistics(path(file));
    QSignalSpy problems(&statistics, &Statistics::problem);
    const QVariantMap totals = statistics.totals("briscola");
    CHECK(totals["played"] == 4);
    CHECK(totals["won"] == 2);
    CHECK(totals["drawn"] == 1);
    CHECK(totals["lost"] == 1);
    CHECK(totals["watched"] == 1);
    CHECK(totals["streak"] == 0);
    CHECK(totals["bestStreak"] == 2);
    CHECK(totals["points"] == 70 + 61 + 50 + 60);
    CHECK(statistics.totals("bigtwo")["played"] == 0);

    const QVariantList opponents = statistics.byOpponent("briscola");
    REQUIRE(opponents.size() == 2);
    CHECK(opponents[0].toMap()["opponents"].toStringList() == QStringList{"greedy"});
    CHECK(opponents[0].toMap()["played"] == 3);
    CHECK(opponents[0].toMap()["won"] == 1);

    const QVariantList latest = statistics.latest("briscola", 2);
    REQUIRE(latest.size() == 2);
    CHECK(latest[0].toMap()["outcome"] == int{Statistics::Watched});
    CHECK(latest[1].toMap()["deal"] == "77");
    CHECK(latest[1].toMap()["takeBacks"] == 1);
    CHECK(latest[1].toMap()["finished"].toDateTime().isValid());

    statistics.forget("briscola");
    CHECK(statistics.totals("briscola")["played"] == 0);
    CHECK(problems.isEmpty());
}

TEST_CASE("Statistics that cannot be read are kept aside, and the message says where") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics.sqlite";
    std::string before;
    const int kind = GENERATE(0, 1, 2, 3);
    if (kind == 0) {
        before = "this is no database, however long one looks at it";
        Home::write(file, before);
    } else {
        fill(file);
        const bool isNewer = kind == 1;
        if (isNewer) {
            {
                auto database = QSqlDatabase::addDatabase("QSQLITE", "newer");
                database.setDatabaseName(path(file));
                REQUIRE(database.open());
                REQUIRE(QSqlQuery(database).exec("PRAGMA user_version = 2"));
            }
            QSqlDatabase::removeDatabase("newer");
        }
        before = content(file);
        if (kind == 2) Home::write(file, before = before.substr(0, before.size() / 3));
        if (kind == 3) Home::write(file, before = "X" + before.substr(1));
    }

    Statistics statistics(path(file));
    QSignalSpy problems(&statistics, &Statistics::problem);
    statistics.add(game("new", 61, 59), 0, Statistics::Won);
    REQUIRE(problems.size() == 1);
    const fs::path aside = file.string() + ".unreadable";
    CHECK(problems[0][0].toString().contains(path(aside)));
    CHECK(content(aside) == before);
    CHECK(statistics.totals("briscola")["played"] == 1);
}

// SQLite may notice late: then queries return what there is, and nothing is lost.
TEST_CASE("Damaged statistics stop nothing, and an unusable file stays") {
    const TemporaryFolder folder;
    const fs::path good = folder / "good.sqlite";
    fill(good);
    const std::string text = content(good);
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
            CHECK(content(aside) == bad);
            CHECK(problems.size() == 1);
            statistics.add(game("new", 61, 59), 0, Statistics::Won);
            CHECK(statistics.totals("briscola")["played"] == 1);
        } else {
            statistics.add(game("new", 61, 59), 0, Statistics::Won);
        }
    }
}

TEST_CASE("Statistics without a place to write say so, and the program goes on") {
    const TemporaryFolder folder;
    blockFolder(folder / "home");
    const fs::path file = folder / "home/statistics.sqlite";
    Statistics statistics(path(file));
    QSignalSpy problems(&statistics, &Statistics::problem);
    statistics.add(game("a", 61, 59), 0, Statistics::Won);
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
        statistics.add(game("a", 61, 59), 0, Statistics::Won);
    }
    REQUIRE(problems.size() == 1);
    CHECK(problems[0][0].toString().contains(path(file)));
    CHECK(statistics.totals("briscola")["played"] == 60);
    CHECK_FALSE(fs::exists(file.string() + ".unreadable"));
    statistics.add(game("a", 61, 59), 0, Statistics::Won);
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
