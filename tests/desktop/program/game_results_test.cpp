// The results that pages show: asked for on another thread, and up to date.
#include "ai/catalogue/games.h"
#include "app/desktop/games/game_faces.h"
#include "app/desktop/program/finished_games.h"
#include "app/desktop/program/game_results.h"
#include "app/desktop/program/own_strength.h"
#include "core/base/file.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"
#include "tests/support/temporary_folder.h"

#include <catch2/catch.hpp>

#include <atomic>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

void add(Statistics& statistics, const std::string& id, const std::string& game, int own) {
    Record record;
    record.id = id;
    record.position = {{"game", game}};
    record.players = {{"", "", 1}, {"Lin", "greedy", 2}};
    record.savedAt = "2024-05-01T10:00:00.000Z";
    const double share = own > 60 ? 1 : 0;
    REQUIRE(statistics.add(record, Ending{false, {own, 120 - own}, {share, 1 - share}}));
}

// As a page declares it.
void show(GameResults& results, StatisticsThread& source, const QString& game, int most = 5) {
    results.setSource(&source);
    results.setGame(game);
    results.setMost(most);
    results.componentComplete();
}

} // namespace

TEST_CASE("Questions about the statistics are asked on a thread of its own, every one") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics.sqlite";
    const QThread* askedOn = nullptr;
    const QThread* toldOn = nullptr;
    bool isGoneTold = false;
    std::atomic<int> count = 0;
    {
        StatisticsThread statistics(path(file), Statistics::Access::ReadWrite, {});
        QObject asker;
        auto gone = std::make_unique<QObject>();
        using Answer = StatisticsThread::Answer;
        statistics.ask(gone.get(),
                       [&](Statistics&) -> Answer { return [&] { isGoneTold = true; }; });
        gone.reset();
        statistics.ask(&asker, [&](Statistics& s) -> Answer {
            askedOn = QThread::currentThread();
            return [&, played = s.totals("briscola")["played"]] {
                CHECK(played == 0);
                toldOn = QThread::currentThread();
            };
        });
        CHECK(waitFor([&] { return toldOn != nullptr; }));
        for (int i = 0; i < 3; ++i)
            statistics.ask(&asker, [&](Statistics&) -> Answer {
                ++count;
                return [] {};
            });
    }
    CHECK(askedOn != QThread::currentThread());
    CHECK(toldOn == QThread::currentThread());
    CHECK_FALSE(isGoneTold);
    CHECK(count == 3); // before the end
}

TEST_CASE("A page shows the results of its game, and what changes") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics.sqlite";
    Statistics elsewhere(path(file));
    add(elsewhere, "a", "briscola", 70);
    add(elsewhere, "b", "euchre", 50);
    const QString history = path(folder / "history");
    const fs::path kept = FinishedGames::historyFile(history, "briscola", "a").toStdString();
    fs::create_directories(kept.parent_path());
    REQUIRE(writeFileAtomically(kept, "{}"));

    StatisticsThread statistics(path(file), Statistics::Access::ReadWrite, history);
    GameResults results;
    show(results, statistics, "euchre");
    results.setGame("briscola"); // before the first answer
    CHECK_FALSE(results.isKnown());
    REQUIRE(waitFor([&] { return results.isKnown(); }));
    CHECK(results.totals()["won"] == 1);
    CHECK(results.byOpponent().size() == 1);
    REQUIRE(results.latest().size() == 1);
    CHECK(results.latest()[0].toMap()["kept"] == true);

    add(elsewhere, "c", "briscola", 50);
    statistics.refresh();
    REQUIRE(waitFor([&] { return results.latest().size() == 2; }));
    CHECK(results.totals()["lost"] == 1);

    results.setGame({}); // all
    CHECK_FALSE(results.isKnown());
    REQUIRE(waitFor([&] { return results.isKnown(); }));
    CHECK(results.latest().size() == 3);
    CHECK(results.totals().isEmpty());
}

TEST_CASE("Where no games are kept, none can be opened") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics.sqlite";
    add(*std::make_unique<Statistics>(path(file)), "a", "briscola", 70);
    StatisticsThread trial(path(file), Statistics::Access::ReadOnly, {});
    GameResults results;
    show(results, trial, "briscola");
    REQUIRE(waitFor([&] { return results.isKnown(); }));
    REQUIRE(results.latest().size() == 1);
    CHECK(results.latest()[0].toMap()["kept"] == false);
}

TEST_CASE("Statistics that cannot be read are no empty results") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics.sqlite";
    fs::create_directories(file); // a folder in its place
    StatisticsThread statistics(path(file), Statistics::Access::ReadWrite, {});
    QStringList problems;
    QObject::connect(&statistics, &StatisticsThread::problem, &statistics,
                     [&](const QString& text) { problems << text; });
    GameResults results;
    show(results, statistics, "briscola");
    REQUIRE(waitFor([&] { return !problems.isEmpty(); }));
    CHECK(problems[0].contains(path(file)));
    CHECK_FALSE(results.isKnown());
}

TEST_CASE("Forgotten results are hidden, come back when wanted, and go with the page") {
    const TemporaryFolder folder;
    const fs::path file = folder / "statistics.sqlite";
    Statistics elsewhere(path(file));
    add(elsewhere, "a", "briscola", 70);
    add(elsewhere, "b", "euchre", 70);
    const auto count = [&](const QString& game) { return elsewhere.totals(game)["played"]; };
    {
        StatisticsThread statistics(path(file), Statistics::Access::ReadWrite, {});
        GameResults results;
        show(results, statistics, "briscola");
        REQUIRE(waitFor([&] { return results.isKnown(); }));
        results.forget();
        CHECK(results.isForgotten());
        CHECK(results.totals().isEmpty());
        CHECK(results.latest().isEmpty());
        results.undoForget();
        CHECK(results.totals()["won"] == 1);
        CHECK(count("briscola") == 1);

        results.forget();
        results.setGame("euchre");
        REQUIRE(waitFor([&] { return results.isKnown(); })); // after what was asked before
        CHECK(count("briscola") == 0);
        CHECK(results.totals()["won"] == 1);
        results.forget();
    }
    CHECK(count("euchre") == 0);
}

TEST_CASE("The strength of a person is that of the levels they do as well as") {
    const auto strength = [](const char* game, const std::vector<Statistics::SeatResults>& games) {
        return ownStrength(**findGame(game), gameFace(game), games);
    };
    const auto rungOf = [&](const char* game, int number) {
        const QVariantMap rung = strength(game, {})["rungs"].toList()[number].toMap();
        return std::pair(rung["spec"].toString(), rung["elo"].toDouble());
    };
    const auto repeated = [](const std::vector<Statistics::SeatResults>& games, int times) {
        std::vector<Statistics::SeatResults> all;
        for (int i = 0; i < times; ++i) all.insert(all.end(), games.begin(), games.end());
        return all;
    };

    // Against one player: as many won as lost.
    const auto [medium, elo] = rungOf("briscola", 2);
    const QVariantMap even = strength(
        "briscola", repeated({{{"", 70, 1}, {medium, 50, 0}}, {{medium, 70, 1}, {"", 50, 0}}}, 20));
    CHECK(even["games"] == 40);
    CHECK(even["elo"].toDouble() == Approx(elo).margin(40));
    CHECK(even["low"].toDouble() < elo);
    CHECK(even["high"].toDouble() > elo);

    // One of four who each win as often.
    const auto [big, bigElo] = rungOf("bigtwo", 1);
    const QVariantMap quarter =
        strength("bigtwo", repeated({{{"", 9, 1}, {big, -3, 0}, {big, -3, 0}, {big, -3, 0}},
                                     {{"", -3, 0}, {big, 9, 1}, {big, -3, 0}, {big, -3, 0}},
                                     {{"", -3, 0}, {big, -3, 0}, {big, 9, 1}, {big, -3, 0}},
                                     {{"", -3, 0}, {big, -3, 0}, {big, -3, 0}, {big, 9, 1}}},
                                    15));
    CHECK(quarter["elo"].toDouble() == Approx(bigElo).margin(40));

    // With a partner, from the start or for a deal, half of the result is the person's.
    const auto [partner, partnerElo] = rungOf("euchre", 2);
    const Statistics::SeatResults won{
        {"", 10, .5}, {partner, 4, 0}, {partner, 10, .5}, {partner, 4, 0}};
    const Statistics::SeatResults lost{
        {"", 4, 0}, {partner, 10, .5}, {partner, 4, 0}, {partner, 10, .5}};
    const QVariantMap sides = strength("euchre", repeated({won, lost}, 30));
    CHECK(sides["elo"].toDouble() == Approx(partnerElo).margin(60));
    const auto [peasant, peasantElo] = rungOf("doudizhu", 1);
    const QVariantMap peasants =
        strength("doudizhu", repeated({{{"", 3, .5}, {peasant, -6, 0}, {peasant, 3, .5}},
                                       {{"", -3, 0}, {peasant, 6, 1}, {peasant, -3, 0}},
                                       {{"", 6, 1}, {peasant, -3, 0}, {peasant, -3, 0}},
                                       {{"", -6, 0}, {peasant, 3, .5}, {peasant, 3, .5}}},
                                      20));
    CHECK(peasants["elo"].toDouble() == Approx(peasantElo).margin(60));

    // Nobody knows how strong the others are.
    const QVariantMap unrated =
        strength("briscola", {{{"", 70, 1}, {"gone:level=9", 50, 0}}, {{"", 70, 1}, {"", 50, 0}}});
    CHECK(unrated["games"].toInt() == 0);
    CHECK_FALSE(unrated.contains("elo"));
}
