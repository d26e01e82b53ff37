// Players that learn in the laboratory, and what becomes of them.
#include "app/desktop/laboratory/learning_run.h"
#include "app/desktop/play/seated_player.h"
#include "app/desktop/players/own_players.h"
#include "app/desktop/program/game_catalogue.h"
#include "app/desktop/store/settings.h"
#include "core/base/file.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"

#include <QDir>
#include <catch2/catch.hpp>

using namespace parlour;
using parlour::test::Home;
using parlour::test::waitFor;

namespace {

LearningSetup tuning() {
    LearningSetup setup;
    setup.game = "samurai";
    setup.player = "heuristic-1";
    setup.method = LearningSetup::Method::Genetic;
    setup.generations = 1;
    setup.candidates = 4;
    setup.games = 2;
    setup.finalGames = 2;
    return setup;
}

LearningSetup learning() {
    LearningSetup setup;
    setup.game = "briscola";
    setup.player = "qlearning";
    setup.method = LearningSetup::Method::QLearning;
    setup.games = 1000;
    setup.finalGames = 2;
    setup.seed = 3;
    return setup;
}

bool isWhole(const LabRun& run) {
    return waitFor([&] { return !run.isRunning(); }) && run.isComplete();
}

} // namespace

TEST_CASE("A training's choices are kept, and wrong ones refused") {
    LearningSetup ruled = tuning();
    ruled.options = {{"players", 3}};
    CHECK(LabRun::shellLine(ruled.task().whole()).contains("--option players=3"));
    for (const LearningSetup& setup : {tuning(), learning(), ruled}) {
        REQUIRE(setup.check());
        const auto kept = learningSetupFromJson(toJson(setup));
        REQUIRE(kept);
        CHECK(kept->task().whole() == setup.task().whole());
    }
    CHECK(LabRun::shellLine(learning().task().whole()) ==
          "parlour-lab train briscola --table qlearning --games 1000 --final-games 2 --seed 3 "
          "--set rows=suit --out player.table");
    LearningSetup large = learning();
    large.hasFewRows = false;
    CHECK_FALSE(large.task().whole().contains("--set"));
    Json before = toJson(large); // of a version that had no choice
    before.erase("few_rows");
    CHECK(learningSetupFromJson(before)->task().whole() == large.task().whole());
    LearningSetup network = learning();
    network.player = "hybrid";
    network.method = LearningSetup::Method::Hybrid;
    REQUIRE(network.check());
    CHECK(LabRun::shellLine(learningSetupFromJson(toJson(network))->task().whole()) ==
          "parlour-lab train briscola --table hybrid --games 1000 --seed 3 --final-games 2 "
          "--out player.net");
    network.games = 99;
    CHECK_FALSE(network.check());
    LearningSetup wrong = tuning();
    wrong.candidates = 3;
    CHECK(wrong.check().error().english().find("from 4 to 10000") != std::string::npos);
    wrong = tuning();
    wrong.player = "random";
    CHECK_FALSE(wrong.check());
    wrong = tuning();
    wrong.method = LearningSetup::Method::QLearning;
    CHECK_FALSE(wrong.check());
    Json earlier = toJson(tuning()); // of a version without rule options
    earlier.erase("options");
    CHECK(learningSetupFromJson(earlier));
    for (const char* member : {"game", "players", "options", "method", "games", "threads"}) {
        Json damaged = toJson(tuning());
        damaged[member] = "x";
        CHECK_FALSE(learningSetupFromJson(damaged));
    }
}

TEST_CASE("A player is tuned, has a curve, and is kept under a name") {
    const Home home;
    const QString folder = test::path(home / "run");
    REQUIRE(QDir().mkpath(folder));
    LearningRun run(folder, tuning());
    CHECK(run.plots().isEmpty());
    CHECK(run.best().isEmpty());
    run.start();
    REQUIRE(isWhole(run));
    REQUIRE(run.plots().size() == 1);
    CHECK(run.plots()[0].value<PlotData>().series[0].points.size() == 1);
    REQUIRE(run.comparisons().size() == 1);
    CHECK(run.comparisons()[0].toMap()["games"] == 2);
    CHECK(run.best().startsWith("heuristic-1:"));
    CHECK(LearningRun(folder, tuning()).best() == run.best()); // after a restart

    CHECK_FALSE(run.keep(" ").isEmpty());
    REQUIRE(run.keep("Mine").isEmpty());
    Settings settings(test::path(home.settings()));
    const GameCatalogue catalogue(settings);
    CHECK(catalogue.labelOf("samurai", run.best()) == "Mine");
    const GameEntry& samurai = *findGame("samurai").value();
    CHECK(SeatedPlayer::of({"Ann", run.best().toStdString()}, samurai).label == "Mine");
    const QVariantList offered = catalogue.offer("samurai")["opponents"].toList();
    CHECK(offered.back().toMap()["spec"] == run.best());
    CHECK(offered.back().toMap()["label"] == "Mine");
    CHECK(ownPlayers("briscola").empty());
    REQUIRE(forgetOwnPlayer("samurai", "Mine"));
    CHECK(ownPlayers("samurai").empty());
}

TEST_CASE("Keeping a player loses none, whatever is in the file") {
    const Home home;
    const auto file = test::path(home / "data/parlour/players.json");
    const auto contentOf = [](const QString& name) { return readFile(name.toStdString()).value(); };
    const OwnPlayer mine{"briscola", "Mine", "greedy"};
    SECTION("that cannot be read: it is kept aside") {
        const std::string damaged = R"([{"game": "briscola", "na)";
        Home::write(file.toStdString(), damaged);
        CHECK(ownPlayers("briscola").empty());
        CHECK(contentOf(file) == damaged); // until it is to be changed
        REQUIRE(keepOwnPlayer(mine));
        CHECK(contentOf(file + ".unreadable") == damaged);
    }
    SECTION("that games do not know") {
        Home::write(file.toStdString(),
                    R"([{"game": "briscola", "name": "Later", "spec": "not-yet"}, 7])");
        CHECK(ownPlayers("briscola").empty());
        REQUIRE(keepOwnPlayer(mine));
        CHECK(contentOf(file).find("not-yet") != std::string::npos);
    }
    REQUIRE(ownPlayers("briscola").size() == 1);
    CHECK(ownPlayerName("briscola", "greedy") == "Mine");
}

TEST_CASE("A network's curve is what it agrees with its teacher") {
    const Home home;
    LearningSetup setup = learning();
    setup.player = "hybrid";
    setup.method = LearningSetup::Method::Hybrid;
    Home::write(home / "run/001-report.json",
                R"({"game": "briscola", "table": "hybrid", "seed": 3, "games": 1000,
                    "curve": [{"positions": 1000, "agreement": 0.25, "agreement_with_choice": 0.2},
                              {"positions": 2000, "agreement": 0.5, "agreement_with_choice": "?"}],
                    "final": {"greedy": {"games": 10, "share": 0.5, "ci95": [0.2, 0.8]}}})");
    const LearningRun run(test::path(home / "run"), setup);
    CHECK(run.isComplete());
    CHECK_FALSE(run.isKeepable()); // its file is gone
    const PlotData plot = run.plots().value(0).value<PlotData>();
    REQUIRE(plot.series.size() == 2);
    REQUIRE(plot.series[0].points.size() == 2);
    CHECK(plot.series[0].points[1].y == 50);
    CHECK(plot.series[1].points.size() == 1);
    CHECK(run.comparisons().size() == 1);
}

TEST_CASE("A table that is learned goes on where it was paused") {
    const Home home;
    const QString folder = test::path(home / "run");
    REQUIRE(QDir().mkpath(folder));
    LearningSetup more = learning();
    {
        LearningRun run(folder, more);
        run.start();
        REQUIRE(isWhole(run));
        const PlotData plot = run.plots().value(0).value<PlotData>();
        REQUIRE(plot.series.size() == 3); // a curve for each opponent
        CHECK(plot.series[0].points.size() == 1);
        CHECK(run.comparisons().size() == 3);
    }
    // It is kept as a player, with a copy of its table that goes with it.
    {
        const LearningRun run(folder, more);
        REQUIRE(run.isKeepable());
        REQUIRE(run.keep("Looker-up").isEmpty());
        REQUIRE(run.keep("The same").isEmpty());
        const std::vector<OwnPlayer> kept = ownPlayers("briscola");
        REQUIRE(kept.size() == 2);
        CHECK(kept[0].spec == kept[1].spec);
        const QString copy = test::path(home / "data/parlour/players/1.table");
        CHECK(kept[0].spec == "qlearning:file=" + copy.toStdString());
        REQUIRE(findGame("briscola").value()->player(kept[0].spec));
        REQUIRE(forgetOwnPlayer("briscola", "The same"));
        CHECK(QFile::exists(copy));
        REQUIRE(forgetOwnPlayer("briscola", "Looker-up"));
        CHECK_FALSE(QFile::exists(copy));
        CHECK(QFile::exists(folder + "/001-player.table"));
    }
    // The table is there, the report is not: as after a stop.
    REQUIRE(QFile::remove(folder + "/001-report.json"));
    more.games = 2000;
    LearningRun run(folder, more);
    run.start();
    REQUIRE(isWhole(run));
    CHECK(run.failures().isEmpty());
    CHECK(run.plots()[0].value<PlotData>().series[0].points.size() == 2);
}
