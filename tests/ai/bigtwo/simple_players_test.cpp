#include "ai/bigtwo/simple_players.h"
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

#include <algorithm>
#include <map>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Rng;

namespace {

std::string conventional(const State& state) {
    ConventionalPlayer player;
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

TEST_CASE("Conventional leads as many cards as it can, the lowest of them") {
    const std::vector<std::string> others{"KD", "AD", "2D"};
    const auto leads = [&](const std::string& hand, const Options& options = {}) {
        return endgame({hand, others[0], others[1], others[2]}, options);
    };
    CHECK(conventional(leads("3D 4C 5D 6C 7D 8D JD JC")) == "3D 4C 5D 6C 7D");
    CHECK(conventional(leads("3D 3C 5D 5C 9D")) == "3D 3C");
    CHECK(conventional(leads("5D 5C 5H 9D")) == "5D 5C");
    CHECK(conventional(leads("5D 5C 5H 9D", {.triples = true})) == "5D 5C 5H");
    CHECK(conventional(leads("5D 7C 9D")) == "5D");
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
    for (const Options& options : allOptions())
        for (int game = 0; game < scaled(20); ++game) {
            State state = randomStart(options, rng);
            for (; BigTwo::toMove(state) != parlour::kNoSeat; BigTwo::playRandomMove(state, rng)) {
                const CardSet move = readMove(conventional(state));
                const Combination played = combinationOf(move, options);
                for (const CardSet other : BigTwo::legalMoves(state)) {
                    REQUIRE(other.size() <= move.size());
                    if (other.size() == move.size())
                        REQUIRE(combinationOf(other, options) >= played);
                }
            }
        }
}
