// Chances that a player tells, beside what came of them.
#include "app/desktop/laboratory/calibration_run.h"
#include "core/base/file.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"

#include <QDir>
#include <QProcess>
#include <catch2/catch.hpp>

using namespace parlour;
using parlour::test::Home;
using parlour::test::waitFor;

namespace {

CalibrationSetup briscola() {
    CalibrationSetup setup;
    setup.game = "briscola";
    setup.players = {"minimax"};
    setup.by = CalibrationSetup::By::Role;
    setup.games = 12;
    setup.seed = 5;
    return setup;
}

} // namespace

TEST_CASE("A calibration's choices are kept, and wrong ones refused") {
    CalibrationSetup setup = briscola();
    setup.options = {{"players", 3}};
    const auto kept = calibrationSetupFromJson(toJson(setup));
    REQUIRE(kept);
    CHECK(toJson(*kept) == toJson(setup));
    CHECK(LabRun::shellLine(kept->task().whole()) ==
          "parlour-lab calibrate briscola --player minimax --games 12 --seed 5 --option players=3 "
          "--by role");
    for (const auto& [member, wrong] :
         {std::pair{"game", Json("chess")},
          {"players", Json::array({"nobody"})},
          {"players", Json::array()},
          {"players", {"minimax", "minimax"}},
          {"players", {"minimax", "champion", "clairvoyant", "ismcts", "minimax:depth=2"}},
          {"options", Json{{"players", 7}}},
          {"by", Json("seat")},
          {"games", Json(0)},
          {"games", Json(CalibrationSetup::kMostGames + 1)},
          {"seed", Json(-1)},
          {"threads", Json()}}) {
        Json damaged = toJson(setup);
        damaged[member] = wrong;
        INFO(damaged.dump());
        CHECK_FALSE(calibrationSetupFromJson(damaged));
    }
}

TEST_CASE("A calibration draws what its command tells, beside the diagonal") {
    const Home home;
    const QString folder = test::path(home / "run");
    REQUIRE(QDir().mkpath(folder));
    const CalibrationSetup setup = briscola();
    CalibrationRun run(folder, setup);
    CHECK(run.plots().isEmpty());
    run.start();
    REQUIRE(waitFor([&] { return !run.isRunning(); }));
    REQUIRE(run.isComplete());

    QProcess lab;
    lab.start(findLab(), setup.task().whole() + QStringList{"--json", "-"});
    REQUIRE(lab.waitForFinished(60'000));
    const Json told = parseJson(lab.readAllStandardOutput().toStdString()).value();
    REQUIRE(run.plots().size() == 1);
    const PlotData plot = run.plots()[0].value<PlotData>();
    REQUIRE(plot.series.size() == 3); // leading, answering, and true values
    for (std::size_t i = 0; i < 2; ++i) {
        const Json& tenths = told["groups"][i]["tenths"];
        REQUIRE(plot.series[i].points.size() == tenths.size());
        for (std::size_t t = 0; t < tenths.size(); ++t) {
            const PlotData::Point& point = plot.series[i].points[t];
            CHECK(point.x == Approx(100 * tenths[t]["expected"].get<double>()));
            CHECK(point.y == Approx(100 * tenths[t]["result"].get<double>()));
            CHECK(point.interval->low <= point.y);
            CHECK(point.interval->high >= point.y);
        }
    }
    for (const PlotData::Point& point : plot.series[2].points) CHECK(point.x == point.y);
    CHECK(run.groups().size() == 2);

    run.saveCsv(test::url(home / "chances.csv"));
    CHECK(readFile(home / "chances.csv").value() == plot.toCsv());
    run.saveJson(test::url(home / "chances.json"));
    CHECK(parseJson(readFile(home / "chances.json").value()).value() == told);
    CHECK(CalibrationRun(folder, setup).groups() == run.groups()); // after a restart
}

TEST_CASE("Several players have a curve each in one plot") {
    const Home home;
    const QString folder = test::path(home / "run");
    REQUIRE(QDir().mkpath(folder));
    CalibrationSetup setup = briscola();
    setup.by = CalibrationSetup::By::Nothing;
    setup.players = {"minimax", "clairvoyant:positions=1"};
    setup.games = 4;
    CHECK(LabRun::shellLine(setup.task().whole()) ==
          "parlour-lab calibrate briscola --player minimax --player clairvoyant:positions=1 "
          "--games 4 --seed 5");
    CalibrationRun run(folder, setup);
    run.start();
    REQUIRE(waitFor([&] { return !run.isRunning(); }));
    REQUIRE(run.isComplete());
    REQUIRE(run.plots().size() == 1);
    const auto plot = run.plots()[0].value<PlotData>();
    REQUIRE(plot.series.size() == 3);
    CHECK(plot.series[0].name.startsWith("MiniMax"));
    CHECK(plot.series[1].name == "clairvoyant:positions=1");
    // As each alone.
    for (std::size_t i = 0; i < 2; ++i) {
        CalibrationSetup alone = setup;
        alone.players = {setup.players[i]};
        QProcess lab;
        lab.start(findLab(), alone.task().whole() + QStringList{"--json", "-"});
        REQUIRE(lab.waitForFinished(60'000));
        const Json told = parseJson(lab.readAllStandardOutput().toStdString()).value();
        const Json& tenths = told["groups"][0]["tenths"];
        REQUIRE(plot.series[i].points.size() == tenths.size());
        for (std::size_t t = 0; t < tenths.size(); ++t)
            CHECK(plot.series[i].points[t].y == Approx(100 * tenths[t]["result"].get<double>()));
    }
}

TEST_CASE("A damaged report of a calibration is not shown") {
    const Home home;
    const Json group = {{"player", "minimax"},
                        {"value", "win"},
                        {"decisions", 1},
                        {"games", 1},
                        {"mean_error", 0.1},
                        {"by_chance", 0.1},
                        {"tenths", {{{"expected", 0.5}, {"result", 1}, {"standard_error", 0.1}}}}};
    const auto shown = [&](const Json& report) {
        Home::write(home / "run/001-report.json", report.dump());
        return CalibrationRun(test::path(home / "run"), briscola()).groups().size();
    };
    const Json whole = {{"games", 12}, {"groups", {group}}};
    CHECK(shown(whole) == 1);
    for (const char* member : {"games", "groups"}) {
        Json damaged = whole;
        damaged[member] = "?";
        CHECK(shown(damaged) == 0);
    }
    for (const auto& [member, value] : group.items()) {
        Json damaged = whole;
        damaged["groups"][0].erase(member);
        CHECK(shown(damaged) == 0);
    }
    Json other = whole;
    other["groups"][0]["player"] = "clairvoyant"; // of another run
    CHECK(shown(other) == 0);
    Json damaged = whole;
    damaged["groups"][0]["tenths"][0]["result"] = "1";
    CHECK(shown(damaged) == 0);
}
