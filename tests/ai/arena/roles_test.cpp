// Games with roles: each side's results in each of them, and deals that nobody wants.
#include "tests/support/match.h"

using namespace parlour;
using namespace parlour::test;

namespace {

const GameEntry& doudizhu() { return *findGame("doudizhu").value(); }

MatchSetup landlordMatch(std::vector<std::string> seats, std::int64_t games,
                         const Json& options = {{"bidding", "none"}}) {
    MatchSetup setup;
    setup.options = completeOptions(doudizhu().options(), options).value();
    setup.seats = std::move(seats);
    setup.games = games;
    return setup;
}

} // namespace

TEST_CASE("With the sides exchanged each is the landlord once and the peasants once") {
    MatchSetup setup = landlordMatch({"kicker", "greedy", "greedy"}, 200);
    setup.duplicate = true;
    const MatchReport report = doudizhu().match(setup, {}).value();
    for (const SideTally& side : report.sides) {
        REQUIRE(side.roles.size() == 2);
        const Tally& landlord = side.roles.at("landlord");
        const Tally& peasants = side.roles.at("peasants");
        CHECK(landlord.games() == 100);
        CHECK(peasants.games() == 100);
        CHECK(landlord.wins + peasants.wins == side.wins);
        CHECK(landlord.scoreTwelfths + peasants.scoreTwelfths == side.scoreTwelfths);
        CHECK(landlord.decisions + peasants.decisions == side.decisions);
        CHECK(side.draws == 0);
    }
    const auto& [first, second] = std::tie(report.sides[0], report.sides[1]);
    CHECK(first.roles.at("landlord").wins == second.roles.at("peasants").losses);
    // A peasant's score is half the landlord's, with the other sign.
    CHECK(first.roles.at("landlord").scoreTwelfths ==
          -2 * second.roles.at("peasants").scoreTwelfths);
    const Json json = toJson(report);
    for (const char* role : {"as_landlord", "as_peasants"})
        for (const char* figure :
             {"wins", "draws", "losses", "win_share", "win_share_ci95", "mean_score", "score_se",
              "elo_difference", "decisions", "seconds_per_decision"})
            CHECK(json["sides"][0][role].contains(figure));
    CHECK(toTable(report).find("  as landlord") != std::string::npos);
    CHECK(toJson(reportFromJson(json).value()) == json);
}

TEST_CASE("Parts of a match with roles add up to the whole") {
    MatchSetup setup = landlordMatch({"kicker", "greedy", "random"}, 60, Json::object());
    setup.rotate = true;
    const Json whole = withoutTimes(toJson(doudizhu().match(setup, {}).value()));
    std::vector<MatchReport> parts;
    setup.shards = 3;
    for (setup.shard = 1; setup.shard <= 3; ++setup.shard)
        parts.push_back(reportFromJson(toJson(doudizhu().match(setup, {}).value())).value());
    CHECK(withoutTimes(toJson(merge(parts).value())) == whole);
}

TEST_CASE("A side with seats on both sides of a deal has drawn it") {
    // All seats but one are the same player's, and anybody may become landlord.
    MatchSetup setup = landlordMatch({"kicker", "greedy", "greedy"}, 100, Json::object());
    const MatchReport report = doudizhu().match(setup, {}).value();
    const SideTally& pair = report.sides[1];
    const Tally& landlord = pair.roles.at("landlord");
    CHECK(landlord.games() > 0);
    CHECK(pair.draws == landlord.games());
    CHECK(report.sides[0].games() == 100);
    CHECK(report.sides[0].draws == 0);
}

TEST_CASE("A deal that nobody bids on is dealt again") {
    MatchSetup setup = landlordMatch({"greedy", "greedy", "greedy"}, 200, Json::object());
    int games = 0;
    setup.record = [&](const PlayedDeal& record) {
        ++games;
        CHECK(record.scores[0] != 0);
        CHECK(record.position["moves"].size() > 3);
    };
    const MatchReport report = doudizhu().match(setup, {}).value();
    CHECK(games == 200);
    CHECK(report.games() == 200);
    for (const SideTally& side : report.sides) CHECK_FALSE(side.scores.contains(0));
}
