// The thesis' matches: all there, with players that exist and figures as printed.
#include "ai/catalogue/games.h"
#include "tests/support/match.h"

#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

const GameEntry& game() { return *findGame("euchre").value(); }

MatchReport play(const Experiment& experiment, const Experiment::Match& match, int games) {
    MatchSetup setup;
    setup.options = completeOptions(game().options(), experiment.options).value();
    setup.seats = match.seats;
    setup.games = games;
    return game().match(setup, {}).value();
}

double points(const SideTally& side) {
    return static_cast<double>(side.scoreTwelfths) / 12 / static_cast<double>(side.games());
}

const Experiment::Match& figure(const Experiment& experiment, std::string_view name) {
    return *std::ranges::find(experiment.matches, name, &Experiment::Match::name);
}

} // namespace

TEST_CASE("All pairings of the thesis can be played again") {
    REQUIRE(game().experiments().size() == 2);
    CHECK(game().experiments()[0].matches.size() == 26);
    CHECK(game().experiments()[1].matches.size() == 8);
    CHECK(findGame("briscola").value()->experiments().empty());
    std::set<std::string> names;
    for (const Experiment& experiment : game().experiments())
        for (const Experiment::Match& match : experiment.matches) {
            INFO(match.name);
            CHECK(names.insert(match.name).second);
            const MatchReport report = play(experiment, match, 2);
            REQUIRE(report.sides.size() == 2);
            REQUIRE(match.sides.size() == 2);
            // Somebody won each of the 31 games.
            CHECK(*match.sides[0].winShare + *match.sides[1].winShare == Approx(1));
            for (const Experiment::Figures& figures : match.sides) CHECK(*figures.meanScore <= 11);
        }
    CHECK(names.contains("4.1"));
    CHECK(names.contains("4.34"));
}

TEST_CASE("UF.5 won 73.11 percent of its games against the thesis' players") {
    double won = 0;
    for (const char* name : {"4.21", "4.22", "4.23", "4.24", "4.25", "4.26"})
        won += *figure(game().experiments()[0], name).sides[0].winShare;
    CHECK(won / 6 == Approx(136 / 186.0));
}

TEST_CASE("What the thesis shows clearly comes out again", "[strength]") {
    const Experiment& experiment = game().experiments()[0];
    for (const char* name : {"4.2", "4.4", "4.5", "4.6", "4.10", "4.11", "4.12", "4.13", "4.15",
                             "4.21", "4.22", "4.23", "4.25"}) {
        INFO(name);
        const MatchReport report = play(experiment, figure(experiment, name), 300);
        CHECK(report.sides[0].wins > 180);
        CHECK(points(report.sides[0]) > points(report.sides[1]));
        CHECK(points(report.sides[0]) < 11);
    }
}

TEST_CASE("A game of Euchre goes to ten points, dealt in turn, or to the target") {
    for (const int target : {5, 10, 15}) {
        MatchSetup setup;
        setup.options = completeOptions(game().options(), {{"target", target}}).value();
        setup.seats = {"uf", "high", "uf", "high"};
        setup.games = 10;
        std::map<std::int64_t, std::vector<PlayedDeal>> deals;
        setup.record = [&](const PlayedDeal& record) { deals[record.game].push_back(record); };
        const MatchReport report = game().match(setup, {}).value();
        CHECK(report.unit == "game");
        CHECK(report.games() == 10);
        REQUIRE(deals.size() == 10);
        for (const auto& [number, records] : deals) {
            std::vector<int> totals(4, 0);
            for (std::size_t i = 0; i < records.size(); ++i) {
                const PlayedDeal& record = records[i];
                CHECK(record.deal == static_cast<int>(i));
                CHECK(record.earlier == (i == 0 ? std::vector<int>{} : totals));
                CHECK(*std::ranges::max_element(totals) < target);
                for (std::size_t seat = 0; seat < 4; ++seat) totals[seat] += record.scores[seat];
                if (i > 0)
                    CHECK(record.position["deal"]["dealer"].get<int>() ==
                          (records[i - 1].position["deal"]["dealer"].get<int>() + 1) % 4);
            }
            CHECK(*std::ranges::max_element(totals) >= target);
        }
    }
}

TEST_CASE("A match of single deals counts each deal") {
    MatchSetup setup;
    setup.options = completeOptions(game().options(), Json::object()).value();
    setup.seats = {"uf", "high", "uf", "high"};
    setup.games = 200;
    setup.singleDeals = true;
    const MatchReport report = game().match(setup, {}).value();
    CHECK(report.unit == "deal");
    CHECK(report.games() == 200);
    for (const auto& [score, count] : report.sides[0].scores) CHECK(score <= 4);
    CHECK(report.sides[0].wins == report.sides[1].losses);
}

TEST_CASE("A match of Euchre is the same for any number of threads and any parts") {
    MatchSetup setup;
    setup.options = completeOptions(game().options(), Json::object()).value();
    setup.seats = {"random", "uf", "random", "uf"};
    setup.games = 60;
    const Json one = withoutTimes(toJson(game().match(setup, {}).value()));
    setup.threads = 3;
    CHECK(withoutTimes(toJson(game().match(setup, {}).value())) == one);
    std::vector<MatchReport> parts;
    setup.shards = 3;
    for (setup.shard = 1; setup.shard <= 3; ++setup.shard)
        parts.push_back(game().match(setup, {}).value());
    CHECK(withoutTimes(toJson(merge(parts).value())) == one);
}
