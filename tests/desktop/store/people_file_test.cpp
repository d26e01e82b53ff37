// What the program counts, parlour-lab reads.
#include "app/desktop/store/paths.h"
#include "app/desktop/store/statistics.h"
#include "app/lab/people_file.h"
#include "tests/desktop/support/home.h"

#include <catch2/catch.hpp>

using namespace parlour;
using namespace parlour::test;

TEST_CASE("parlour-lab finds the games of people where the program counted them") {
    const Home home;
    CHECK(lab::usualStatisticsFile() == home.statistics());
    CHECK(lab::usualStatisticsFile() == statisticsFile().toStdString());

    Statistics statistics(statisticsFile());
    const auto play = [&](const std::string& id, int hints, int takeBacks) {
        Record record;
        record.id = id;
        record.position = {{"game", "briscola"}};
        record.players = {
            {"Ada", "", 1}, {"Lin", "greedy", 2}, {"Max", "", 3}, {"Kim", "greedy", 4}};
        record.hints = hints;
        record.takeBacks = takeBacks;
        statistics.add(record, Ending{false, {70, 50, 70, 50}, {1, 0, 1, 0}});
    };
    play("hint", 1, 0);
    play("back", 0, 1);
    play("unaided", 0, 0);
    const auto report =
        lab::gamesOfPeople(lab::usualStatisticsFile(), "briscola", {2, {"greedy", "greedy"}});
    REQUIRE(report);
    CHECK(report->games() == 1);
    CHECK(report->sides[0].wins == 1);
    CHECK(report->sides[0].scores == std::map<int, std::int64_t>{{70, 2}});
    CHECK(report->sides[1].losses == 1);
    CHECK(report->sides[1].scores == std::map<int, std::int64_t>{{50, 2}});
}
