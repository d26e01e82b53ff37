// Matches: the same for any threads and parts, with the sides and seats asked for.
#include "tests/support/match.h"
#include "tests/support/scale.h"
#include "tests/support/scores.h"

#include <map>
#include <thread>

using namespace parlour;
using namespace parlour::test;

namespace {

Json result(const MatchSetup& setup) { return withoutTimes(toJson(play(setup).value())); }

std::vector<std::string> sides(std::vector<std::string> seats, int players) {
    const auto report = play(setup(std::move(seats), 1, {{"players", players}}));
    std::vector<std::string> names;
    for (const SideTally& side : report.value().sides) names.push_back(side.agent);
    return names;
}

std::string errorOf(const MatchSetup& setup) {
    const auto report = play(setup);
    return report ? "" : report.error().english();
}

std::map<std::int64_t, PlayedDeal> records(MatchSetup setup) {
    std::map<std::int64_t, PlayedDeal> list;
    setup.record = [&](const PlayedDeal& record) { list[record.game] = record; };
    REQUIRE(play(setup));
    return list;
}

using Names = std::vector<std::string>;

} // namespace

TEST_CASE("The same seed gives the same match for any number of threads") {
    for (const int players : {2, 3, 4}) {
        Names seats;
        for (int i = 0; i < players; ++i)
            seats.push_back(i % 2 ? "minimax:determinizations=3" : "random");
        MatchSetup match = setup(seats, 60, {{"players", players}});
        match.rotate = true;
        match.seed = 5;
        const Json one = result(match);
        CHECK(one["games"] == 60);
        for (const int threads : {2, 3, 7}) {
            match.threads = threads;
            CHECK(result(match) == one);
        }
        match.seed = 6;
        CHECK(result(match) != one);
    }
}

TEST_CASE("Players that remember positions give the same match for any number of threads") {
    MatchSetup match = setup({"clairvoyant", "greedy"}, 6);
    const Json one = result(match);
    match.threads = 3;
    CHECK(result(match) == one);
}

TEST_CASE("The parts of a match add up to exactly what one run gives") {
    for (const bool paired : {false, true}) {
        MatchSetup match = setup({"minimax:determinizations=2", "greedy"}, 101);
        match.rotate = match.duplicate = paired;
        match.seed = 9;
        const Json whole = result(match);
        for (const int shards : {2, 3, 7, 150}) { // also more parts than games
            match.shards = shards;
            std::vector<MatchReport> parts;
            for (match.shard = shards; match.shard > 0; --match.shard) { // in any order
                match.threads = 1 + match.shard % 3;
                const Json part = toJson(play(match).value()); // through a file's text
                parts.push_back(reportFromJson(Json::parse(part.dump())).value());
            }
            CHECK(withoutTimes(toJson(merge(parts).value())) == whole);
        }
        match.shard = match.shards = 1;
        match.threads = 1;
    }
}

TEST_CASE("Some parts of a match say which they are") {
    MatchSetup match = setup({"random", "greedy"}, 10);
    match.shards = 3;
    match.shard = 2;
    const Json part = toJson(play(match).value());
    CHECK(part["games"] == 3); // games 2, 5 and 8
    CHECK(part["games_asked"] == 10);
    CHECK(part["shards"] == 3);
    CHECK(part["shards_done"] == Json{2});
    match.shard = 3;
    const auto sum = merge({reportFromJson(part).value(), play(match).value()});
    CHECK(toJson(*sum)["shards_done"] == Json{2, 3});
    CHECK(toJson(*sum)["games"] == 6);
}

TEST_CASE("A side is all seats of one player, or each seat if all players are the same") {
    CHECK(sides({"random", "greedy"}, 2) == Names{"random", "greedy"});
    CHECK(sides({"random", "random"}, 2) == Names{"random#0", "random#1"});
    CHECK(sides({"random", "greedy", "random"}, 3) == Names{"random", "greedy"});
    CHECK(sides({"random", "greedy", "greedy"}, 3) == Names{"random", "greedy"});
    CHECK(sides({"random", "greedy", "baseline"}, 3) == Names{"random", "greedy", "baseline"});
    CHECK(sides({"greedy", "greedy", "greedy"}, 3) == Names{"greedy#0", "greedy#1", "greedy#2"});
}

TEST_CASE("With partners a side is the partnership") {
    CHECK(sides({"random", "greedy", "random", "greedy"}, 4) == Names{"random", "greedy"});
    CHECK(sides({"greedy", "greedy", "greedy", "greedy"}, 4) == Names{"greedy#0", "greedy#1"});
    CHECK(sides({"random", "greedy", "baseline", "greedy"}, 4) ==
          Names{"random+baseline", "greedy"});
    CHECK(sides({"random", "random", "greedy", "greedy"}, 4) ==
          Names{"random+greedy#0", "random+greedy#1"});
}

TEST_CASE("Wins, draws and losses of two sides mirror each other") {
    const auto report = play(setup({"greedy", "baseline"}, 500)).value();
    const SideTally& a = report.sides[0];
    const SideTally& b = report.sides[1];
    CHECK(a.wins == b.losses);
    CHECK(a.losses == b.wins);
    CHECK(a.draws == b.draws);
    CHECK(a.games() == 500);
    CHECK(a.scoreTwelfths + b.scoreTwelfths == 500 * 120 * 12);
    CHECK(a.wins > b.wins);
    CHECK(a.decisions == 500 * 20);
}

TEST_CASE("The tally of a match is what its records say") {
    for (const Names& seats : std::vector<Names>{{"greedy", "random", "greedy"},
                                                 {"greedy", "random", "baseline"},
                                                 {"random", "random", "random"}}) {
        MatchSetup match = setup(seats, 40, {{"players", 3}});
        match.rotate = true;
        const auto report = play(match).value();
        const auto list = records(match);
        REQUIRE(list.size() == 40);
        for (const SideTally& side : report.sides) {
            double wins = 0;
            double mean = 0;
            std::map<int, std::int64_t> scores;
            const std::string name = side.agent.substr(0, side.agent.find('#'));
            if (name != side.agent) continue; // records do not tell equal players apart
            for (const auto& [number, record] : list) {
                const int most = *std::ranges::max_element(record.scores);
                double share = 0;
                double sum = 0;
                int count = 0;
                for (std::size_t seat = 0; seat < 3; ++seat) {
                    if (record.seats[seat] != name) continue;
                    ++count;
                    sum += record.scores[seat];
                    ++scores[record.scores[seat]];
                    if (record.scores[seat] == most)
                        share += 1.0 / static_cast<double>(std::ranges::count(record.scores, most));
                }
                wins += share > 0.99;
                mean += sum / count;
            }
            CHECK(static_cast<double>(side.wins) == wins);
            CHECK(static_cast<double>(side.scoreTwelfths) / 12 == Approx(mean));
            CHECK(side.scores == scores);
        }
    }
}

TEST_CASE("Rotation plays every deal once from each seat") {
    MatchSetup match = setup({"random", "greedy", "baseline"}, 6, {{"players", 3}});
    match.rotate = true;
    const auto list = records(match);
    CHECK(list.at(0).seats == Names{"random", "greedy", "baseline"});
    CHECK(list.at(1).seats == Names{"greedy", "baseline", "random"});
    CHECK(list.at(2).seats == Names{"baseline", "random", "greedy"});
    CHECK(list.at(3).seats == list.at(0).seats);
    for (const int game : {1, 2}) {
        CHECK(list.at(game).position["deal"] == list.at(0).position["deal"]);
        CHECK(list.at(game + 3).position["deal"] == list.at(3).position["deal"]);
    }
    CHECK(list.at(3).position["deal"] != list.at(0).position["deal"]);
}

TEST_CASE("Duplicate deals are fair: players that play the same come out even") {
    for (const int players : {2, 4}) {
        Names seats;
        for (int i = 0; i < players; ++i) seats.push_back(i % 2 ? "greedy:second=on" : "greedy");
        MatchSetup match = setup(seats, 100, {{"players", players}});
        match.duplicate = true;
        const auto report = play(match).value();
        CHECK(report.sides[0].wins == report.sides[1].wins);
        CHECK(report.sides[0].scoreTwelfths == report.sides[1].scoreTwelfths);
    }
}

TEST_CASE("Every game of a match draws its own chances") {
    const auto list = records(setup({"random", "random"}, 50));
    std::map<std::string, int> deals, moves;
    for (const auto& [number, record] : list) {
        ++deals[record.position["deal"].dump()];
        ++moves[record.position["moves"].dump()];
    }
    CHECK(deals.size() == 50);
    CHECK(moves.size() == 50);
}

TEST_CASE("Recorded games can be opened, and end with the recorded scores") {
    for (const char* draw : {"winner", "fixed"})
        for (const int players : {2, 3, 4}) {
            const MatchSetup match = setup(Names(static_cast<std::size_t>(players), "random"), 5,
                                           {{"players", players}, {"draw", draw}});
            for (const auto& [number, record] : records(match)) {
                const auto table = findGame("briscola").value()->open(record.position);
                REQUIRE(table);
                REQUIRE((*table)->isOver());
                CHECK(scoresOf(**table) == record.scores);
                CHECK((*table)->position() == record.position);
            }
        }
}

TEST_CASE("An impossible match is refused with the argument") {
    CHECK(errorOf(setup({"random"}, 1)) == "--seats: Expected 2 players, not 1");
    CHECK(errorOf(setup({"random", "random"}, 1, {{"players", 4}})) ==
          "--seats: Expected 4 players, not 2");
    CHECK(errorOf(setup({"random", "nobody"}, 1)).starts_with("--seats: There is no player"));
    CHECK(errorOf(setup({"random", "greedy:second=x"}, 1)) ==
          "--seats.greedy.second: \"x\" is not one of: off, on");
    MatchSetup three = setup({"random", "greedy", "baseline"}, 1, {{"players", 3}});
    three.duplicate = true;
    CHECK(errorOf(three) == "--duplicate: Only two sides can be exchanged, not 3");
}

TEST_CASE("An interrupted match reports what is finished") {
    std::stop_source source;
    std::int64_t finished = 0;
    MatchSetup match = setup({"random", "greedy"}, 1'000'000'000);
    match.threads = 2;
    match.record = [&](const PlayedDeal&) {
        if (++finished == 20) source.request_stop();
    };
    const auto report = findGame("briscola").value()->match(match, source.get_token()).value();
    CHECK(report.interrupted);
    CHECK(report.games() == finished);
    CHECK(report.games() >= 20);
    const Json json = toJson(report);
    CHECK(json["interrupted"] == true);
    CHECK(json["games_asked"] == 1'000'000'000);

    const auto none = findGame("briscola")
                          .value()
                          ->match(setup({"random", "greedy"}, 5), source.get_token())
                          .value();
    CHECK(none.games() == 0);
    CHECK(toJson(none)["games"] == 0);
}

TEST_CASE("A long decision does not hold up an interruption") {
    std::stop_source later;
    MatchSetup match =
        setup({"minimax:determinizations=1000000;depth=12", "random", "random", "random"}, 100000,
              {{"players", 4}});
    match.threads = 1;
    std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        later.request_stop();
    });
    // One decision of the first player alone would take many minutes.
    CHECK(findGame("briscola").value()->match(match, later.get_token()).value().interrupted);
}

TEST_CASE("Progress and records tell the games in their order") {
    MatchSetup match = setup({"random", "greedy"}, 100);
    std::vector<std::int64_t> seen;
    std::vector<std::int64_t> recorded;
    match.threads = 3;
    match.shard = 2;
    match.shards = 2;
    match.progress = [&](const MatchReport& report) { seen.push_back(report.games()); };
    match.record = [&](const PlayedDeal& record) { recorded.push_back(record.game); };
    REQUIRE(play(match));
    REQUIRE(seen.size() == 51);
    REQUIRE(recorded.size() == 50);
    for (int i = 0; i <= 50; ++i) CHECK(seen[static_cast<std::size_t>(i)] == i);
    for (int i = 0; i < 50; ++i) CHECK(recorded[static_cast<std::size_t>(i)] == 2 * i + 1);
}

TEST_CASE("A match that goes on from a report gives what one run gives") {
    for (const bool isTested : {false, true}) {
        MatchSetup match = setup({"greedy", "minimax:determinizations=2"}, 60);
        match.duplicate = match.canGoOn = true;
        match.threads = 3;
        if (isTested) match.until = SprtSetup{0, 20};
        const Json whole = result(match);
        CHECK(whole["games"] == 60);
        for (const std::int64_t games : {1, 7, 30, 60}) { // also in the middle of a deal
            std::stop_source stop;
            MatchSetup first = match;
            first.progress = [&](const MatchReport& report) {
                if (report.games() == games) stop.request_stop();
            };
            const auto part = findGame("briscola").value()->match(first, stop.get_token()).value();
            CHECK(part.games() >= games);
            CHECK(part.interrupted == (part.games() < 60));
            MatchSetup rest = match;
            rest.before = reportFromJson(Json::parse(toJson(part).dump())).value();
            std::int64_t played = 0;
            rest.record = [&](const PlayedDeal&) { ++played; };
            CHECK(result(rest) == whole);
            CHECK(played == 60 - part.games());
        }
    }
    MatchSetup other = setup({"greedy", "random"}, 10);
    other.before = play(setup({"greedy", "random"}, 11)).value();
    CHECK(errorOf(other) == "--resume: This is the report of another match");
}

TEST_CASE("A match that is tested ends with the same game for any number of threads") {
    MatchSetup match = setup({"greedy", "random"}, 100'000);
    match.until = SprtSetup{0, 50};
    match.duplicate = true;
    const Json one = result(match);
    CHECK(one["sprt"]["verdict"] == "H1");
    CHECK(one["sprt"]["llr"] >= one["sprt"]["bounds"][1]);
    CHECK(one["games"] < 1000);
    CHECK_FALSE(one.contains("interrupted"));
    for (const int threads : {2, 5}) {
        match.threads = threads;
        CHECK(result(match) == one);
    }
    match.seats = {"random", "greedy"};
    CHECK(result(match)["sprt"]["verdict"] == "H0");
    match.games = 10;
    CHECK(result(match)["sprt"]["verdict"] == "none");
}

TEST_CASE("Only a whole match of two equal sides can be tested") {
    MatchSetup match = setup({"random", "greedy", "baseline"}, 10, {{"players", 3}});
    match.until = SprtSetup{0, 20};
    CHECK(errorOf(match) == "--until: Only two sides can be tested, not 3");
    match.seats = {"random", "greedy", "greedy"};
    CHECK(errorOf(match) == "--until: Sides of different sizes need --duplicate to be tested");
    match.duplicate = true;
    CHECK(errorOf(match) == "");
    match.shards = 2;
    CHECK(errorOf(match) == "--until: A match that is tested has no parts");
}
