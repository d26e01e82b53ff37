#include "ai/bigtwo/simple_players.h"
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

#include <algorithm>
#include <map>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Rng;

namespace {

using Lead = ConventionalLead;

std::string conventional(const State& state, Lead lead = Lead::Probability) {
    ConventionalPlayer player({lead});
    Rng rng(1);
    return BigTwo::toText(player.decide(viewToMove(state), rng, {}, {}).move);
}

} // namespace

TEST_CASE("Big Two's random player draws each legal move equally often") {
    const State state =
        after(endgame({"3D KD", "5C 6C 6D 7H", "8C KC", "9C KH"}), {"3D"}); // four cards, or pass
    RandomPlayer player;
    Rng rng(471);
    std::map<std::string, int> counts;
    for (int i = 0; i < 5000; ++i)
        ++counts[BigTwo::toText(player.decide(viewToMove(state), rng, {}, {}).move)];
    CHECK(counts.size() == 5);
    CHECK(counts.contains("pass"));
    for (const auto& [move, count] : counts) CHECK(std::abs(count - 1000) < 140);
}

TEST_CASE("The paper's random player draws a play, and passes only if there is none") {
    const State state = after(endgame({"3D KD", "5C 6C 6D 7H", "8C KC", "9C KH"}), {"3D"});
    const State beaten = after(endgame({"2S KD", "5C 6C 6D 7H", "8C KC", "9C KH"}), {"2S"});
    const auto counts = [](const State& of, const RandomizedParams& params) {
        RandomizedPlayer player(params);
        Rng rng(473);
        std::map<std::string, int> counted;
        for (int i = 0; i < 5000; ++i)
            ++counted[BigTwo::toText(player.decide(viewToMove(of), rng, {}, {}).move)];
        return counted;
    };
    const auto drawn = counts(state, {});
    CHECK(drawn.size() == 4);
    for (const auto& [move, count] : drawn) {
        CHECK(move != "pass");
        CHECK(std::abs(count - 1250) < 160);
    }
    CHECK(counts(beaten, {}) == std::map<std::string, int>{{"pass", 5000}});
    CHECK(counts(state, {.drawsPasses = true}).contains("pass"));
}

TEST_CASE("Conventional leads the lowest play, by each reading of the word") {
    const std::vector<std::string> others{"4S 4H KD KC", "AD AC QS JS", "2D 2C"};
    const auto leads = [&](const std::string& hand, Lead lead, const Options& options = {}) {
        return conventional(endgame({hand, others[0], others[1], others[2]}, options), lead);
    };
    SECTION("as many cards as it can, the lowest of them") {
        CHECK(leads("3D 4C 5D 6C 7D 8D JD JC", Lead::MostCards) == "3D 4C 5D 6C 7D");
        CHECK(leads("3D 3C 5D 5C 9D", Lead::MostCards) == "3D 3C");
        CHECK(leads("5D 5C 5H 9D", Lead::MostCards) == "5D 5C");
        CHECK(leads("5D 5C 5H 9D", Lead::MostCards, {.triples = true}) == "5D 5C 5H");
        CHECK(leads("5D 7C 9D", Lead::MostCards) == "5D");
    }
    SECTION("the lowest card in the most cards") {
        CHECK(leads("3D 4C 5D 6C 7D 8D JD JC", Lead::LowestCard) == "3D 4C 5D 6C 7D");
        CHECK(leads("3D 4C 5D 6C 7C 8D JD JC", Lead::LowestCard) == "3D 4C 5D 6C 7C");
        CHECK(leads("3D 5C 6D 7C 8D 9C JD JC", Lead::LowestCard) == "3D");
        CHECK(leads("3D 3C 3S 5C 9D", Lead::LowestCard) == "3D 3C");
    }
    SECTION("as few cards as it can") {
        CHECK(leads("3D 4C 5D 6C 7D 8D JD JC", Lead::FewestCards) == "3D");
        CHECK(leads("3D 3C 5D 5C 9D", Lead::FewestCards) == "3D");
    }
    SECTION("what beats the smallest share of the plays of its size that are still out") {
        // The five beats 2 of 10 cards, the fives beat 1 of 4 pairs; no five-card play is out.
        CHECK(leads("5D 5C 6C 7D 8D 9D", Lead::Probability) == "5D");
        // Nothing that is out is lower than any of these: the most cards.
        CHECK(leads("3D 3C 3H QD", Lead::Probability) == "3D 3C");
    }
}

TEST_CASE("Conventional beats the table as low as it can, and passes only if it must") {
    State state = endgame({"6D KD", "5D 7C 7D 2S", "8C", "9C"});
    state = after(state, {"6D"});
    CHECK(conventional(state) == "7D");
    state = after(endgame({"AD KD", "5D 7C 7D AS 2S", "8C", "9C"}), {"AD"});
    CHECK(conventional(state) == "AS");
    state = after(endgame({"2D KD", "5D 7C 7D AS", "8C", "9C"}), {"2D"});
    CHECK(conventional(state) == "pass");
}

TEST_CASE("Conventional never passes when it can play, and plays nothing above the lowest") {
    Rng rng(472);
    const auto lead =
        GENERATE(Lead::Probability, Lead::LowestCard, Lead::MostCards, Lead::FewestCards);
    for (const Options& options : allOptions())
        for (int game = 0; game < scaled(5); ++game) {
            State state = randomStart(options, rng);
            for (; BigTwo::toMove(state) != parlour::kNoSeat; BigTwo::playRandomMove(state, rng)) {
                const CardSet move = readMove(conventional(state, lead));
                const Combination played = combinationOf(move, options);
                for (const CardSet other : BigTwo::legalMoves(state)) {
                    if (!state.pub.isLead() || lead == Lead::MostCards)
                        REQUIRE(other.size() <= move.size());
                    if (other.size() == move.size() && lead != Lead::LowestCard)
                        REQUIRE(combinationOf(other, options) >= played);
                }
            }
        }
}
