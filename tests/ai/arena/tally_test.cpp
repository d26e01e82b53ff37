#include "ai/arena/tally.h"
#include "core/base/rng.h"
#include "tests/support/mutate.h"
#include "tests/support/scale.h"

#include <catch2/catch.hpp>

#include <functional>

using namespace parlour;

namespace {

SideTally side(std::string agent, std::int64_t wins, std::int64_t draws, std::int64_t losses) {
    SideTally tally;
    tally.agent = std::move(agent);
    tally.wins = wins;
    tally.draws = draws;
    tally.losses = losses;
    tally.decisions = 20 * tally.games();
    tally.nanoseconds = 1000 * tally.decisions;
    return tally;
}

MatchReport part(int shard, int shards) {
    MatchReport report;
    report.game = "briscola";
    report.options = {{"players", 2}};
    report.seats = {"a", "b"};
    report.gamesAsked = 10 * shards;
    report.seed = UINT64_MAX;
    report.rotate = true;
    report.shards = {shards, {shard}};
    report.sides = {side("a", 6, 1, 3), side("b", 3, 1, 6)};
    report.sides[0].scores = {{-7, 4}, {61, 6}};
    report.seconds = 1.5;
    return report;
}

std::string errorOf(const std::vector<MatchReport>& parts) {
    const auto sum = merge(parts);
    return sum ? "" : sum.error().english();
}

} // namespace

// R. G. Newcombe, Statistics in Medicine 17 (1998), table I.
TEST_CASE("The Wilson interval has the published values") {
    const auto check = [](int wins, int games, double low, double high) {
        const Interval interval = wilson95(static_cast<double>(wins) / games, games);
        CHECK(interval.low == Approx(low).margin(0.00005));
        CHECK(interval.high == Approx(high).margin(0.00005));
    };
    check(81, 263, 0.2553, 0.3662);
    check(15, 148, 0.0624, 0.1605);
    check(0, 20, 0.0000, 0.1611);
    check(1, 29, 0.0061, 0.1718);
}

TEST_CASE("The Wilson interval stays between 0 and 1, also for no games, none and all won") {
    CHECK(wilson95(0, 0).low == 0);
    CHECK(wilson95(0, 0).high == 1);
    CHECK(wilson95(0, 10).low == 0);
    CHECK(wilson95(1, 10).high <= 1);
    CHECK(wilson95(1, 10).high > 0.999999);
    CHECK(wilson95(1, 10).low == Approx(1 - wilson95(0, 10).high));
}

TEST_CASE("A report in JSON, as the protocol has it") {
    MatchReport report = part(1, 1);
    report.sides[0].scoreTwelfths = 12 * (4 * -7 + 6 * 61);
    report.sides[0].scoreTwelfthsSquared = 144 * (4 * 49 + 6 * 61 * 61);
    const Json json = toJson(report);
    CHECK(json["game"] == "briscola");
    CHECK(json["options"] == Json{{"players", 2}});
    CHECK(json["seats"] == Json{"a", "b"});
    CHECK(json["games"] == 10);
    CHECK(json["seed"] == UINT64_MAX);
    CHECK(json["unit"] == "game");
    CHECK(json["seconds"] == 1.5);
    CHECK(json["games_per_second"].get<double>() == Approx(10 / 1.5));
    const Json& a = json["sides"][0];
    CHECK(a["agent"] == "a");
    CHECK(a["wins"] == 6);
    CHECK(a["draws"] == 1);
    CHECK(a["losses"] == 3);
    CHECK(a["win_share"] == 0.65); // draws count half
    CHECK(a["win_share_ci95"][0].get<double>() == Approx(wilson95(0.65, 10).low));
    CHECK(a["win_share_ci95"][1].get<double>() == Approx(wilson95(0.65, 10).high));
    CHECK(a["mean_score"].get<double>() == Approx(33.8));
    // Standard deviation of four times -7 and six times 61, over the root of ten.
    CHECK(a["score_se"].get<double>() == Approx(35.11505 / std::sqrt(10)).epsilon(1e-5));
    CHECK(a["elo_difference"].get<double>() == Approx(400 * std::log10(0.65 / 0.35)));
    CHECK(a["decisions"] == 200);
    CHECK(a["seconds_per_decision"].get<double>() == Approx(1e-6));
    for (const char* absent : {"games_asked", "shards", "shards_done", "interrupted"})
        CHECK_FALSE(json.contains(absent));
}

TEST_CASE("No rating difference where one side won everything") {
    MatchReport report = part(1, 1);
    report.sides = {side("a", 10, 0, 0), side("b", 0, 0, 10)};
    const Json json = toJson(report);
    for (const Json& one : json["sides"]) CHECK(one["elo_difference"].is_null());
}

TEST_CASE("A report is read as it was written") {
    for (const bool interrupted : {false, true}) {
        MatchReport report = part(2, 3);
        report.interrupted = interrupted;
        const Json json = toJson(report);
        CHECK(toJson(reportFromJson(json).value()) == json);
    }
    const Json whole = toJson(part(1, 1));
    CHECK(toJson(reportFromJson(whole).value()) == whole);
}

TEST_CASE("Parts are added up") {
    const MatchReport sum = merge({part(3, 3), part(1, 3), part(2, 3)}).value();
    CHECK(sum.games() == 30);
    CHECK(sum.sides[0].wins == 18);
    CHECK(sum.sides[0].scores == std::map<int, std::int64_t>{{-7, 12}, {61, 18}});
    CHECK(sum.sides[1].losses == 18);
    CHECK(sum.seconds == 4.5);
    CHECK(sum.shards.done == std::vector<int>{1, 2, 3});
    CHECK_FALSE(toJson(sum).contains("shards"));
    CHECK(toJson(merge({part(3, 3)}).value()) == toJson(part(3, 3)));
}

TEST_CASE("Reports that do not belong together are not added up") {
    CHECK(errorOf(std::vector<MatchReport>{}) == "There is nothing to add up");
    CHECK(errorOf({part(1, 3), part(2, 3), part(1, 3)}) == "3: Part 1 appears twice");
    CHECK(errorOf({part(1, 1), part(1, 1)}) == "2: Part 1 appears twice");

    const std::vector<std::function<void(MatchReport&)>> changes = {
        [](MatchReport& r) { r.game = "euchre"; },
        [](MatchReport& r) {
            r.options = {{"players", 3}};
        },
        [](MatchReport& r) {
            r.seats = {"a", "c"};
        },
        [](MatchReport& r) { r.seed = 2; },
        [](MatchReport& r) { r.unit = "deal"; },
        [](MatchReport& r) { r.rotate = false; },
        [](MatchReport& r) { r.duplicate = true; },
        [](MatchReport& r) { r.shards.of = 4; },
        [](MatchReport& r) { r.gamesAsked = 31; },
        [](MatchReport& r) { r.sides.pop_back(); },
        [](MatchReport& r) { r.sides[1].agent = "c"; },
    };
    for (std::size_t i = 0; i < changes.size(); ++i) {
        MatchReport other = part(2, 3);
        changes[i](other);
        INFO("change " << i);
        CHECK(errorOf({part(1, 3), other}) ==
              "2: This is a part of a different match from the first");
    }
}

TEST_CASE("A report with something wrong is refused with its place") {
    const auto errorWith = [](const char* pointer, const Json& value) {
        Json json = toJson(part(2, 3));
        json[Json::json_pointer(pointer)] = value;
        const auto report = reportFromJson(json);
        return report ? "" : report.error().english();
    };
    CHECK(errorWith("/game", 1) == "game: Expected a string");
    CHECK(errorWith("/options", 1) == "options: Expected an object");
    CHECK(errorWith("/seats/1", 1) == "seats[1]: Expected a string");
    CHECK(errorWith("/games", -1).starts_with("games: Expected a whole number from 0"));
    CHECK(errorWith("/seed", -1) == "seed: Expected a whole number");
    CHECK(errorWith("/rotate", 1) == "rotate: Expected true or false");
    CHECK(errorWith("/sides", 1) == "sides: Expected a list");
    CHECK(errorWith("/sides/1", 1) == "sides[1]: Expected an object");
    CHECK(errorWith("/sides/1/wins", -1)
              .starts_with("sides[1].wins: Expected a whole number from 0"));
    CHECK(errorWith("/sides/1/nanoseconds", INT64_MAX)
              .starts_with("sides[1].nanoseconds: Expected a whole number from 0"));
    CHECK(errorWith("/sides/0/scores/61", "x")
              .starts_with("sides[0].scores.61: Expected a whole number"));
    CHECK(errorWith("/sides/0/scores/x", 1) == "sides[0].scores: Expected whole numbers");
    CHECK(errorWith("/seconds", "x") == "seconds: Expected a number");
    for (const Json& shards : std::vector<Json>{{0}, {4}, {2, 2}, {3, 1}, {"1"}, {1.0}})
        CHECK(
            errorWith("/shards_done", shards).starts_with("shards_done: Expected a whole number"));
    CHECK(reportFromJson(3).error().english() == "Expected an object");
    const Json valid = toJson(part(2, 3));
    for (const auto& [name, value] : valid.items()) {
        if (name == "games_per_second" || name == "games_asked" || name == "shards") continue;
        Json json = valid;
        json.erase(name);
        CHECK(reportFromJson(json).error().english() == name + ": This is missing");
    }
}

TEST_CASE("Damaged reports are read or refused, and what is read adds up") {
    const Json valid = toJson(part(2, 3));
    Rng rng(291);
    int refused = 0;
    const int rounds = test::scaled(10'000);
    for (int i = 0; i < rounds; ++i) {
        const Json json = test::damaged(valid, rng);
        INFO(json.dump());
        const auto report = reportFromJson(json);
        if (!report) {
            ++refused;
            REQUIRE_FALSE(report.error().english().empty());
            continue;
        }
        REQUIRE_NOTHROW(toJson(*report).dump());
        REQUIRE_FALSE(toTable(*report).empty());
        (void)merge({part(1, 3), *report, part(3, 3)});
    }
    CHECK(refused > rounds / 4);
    CHECK(refused < rounds);
}

TEST_CASE("The table for people has a line for each side") {
    const std::string table = toTable(part(1, 1));
    CHECK(table.starts_with("briscola: 10 games, seed 18446744073709551615, seats rotated\n"));
    CHECK(table.find("\na ") != std::string::npos);
    CHECK(table.find("65.00%") != std::string::npos);
    CHECK(std::ranges::count(table, '\n') == 5);
    CHECK_FALSE(toTable(MatchReport{}).empty());
}
