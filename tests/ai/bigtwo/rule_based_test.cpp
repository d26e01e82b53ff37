// The paper's player over whole games; sentences_test.cpp has a case for every branch.
#include "ai/bigtwo/rule_based.h"
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Rng;

namespace {

CardSet choice(const State& state) {
    RuleBasedPlayer player;
    Rng rng(1);
    const CardSet move = player.decide(viewToMove(state), rng, {}, {}).move;
    REQUIRE(BigTwo::objection(state, move).empty());
    return move;
}

} // namespace

TEST_CASE("The game begins with the play of the three of diamonds") {
    Rng rng(461);
    for (int i = 0; i < scaled(50); ++i)
        CHECK(choice(randomStart({}, rng)).contains(kThreeOfDiamonds));
}

TEST_CASE("With three of a kind as a play it passes on them and does not lead them") {
    const Options triples{.triples = true};
    const State led = endgame({"3D 3C 3H KD", "9D 9C 9H 5D", "AD AC", "2D 2C"}, triples);
    CHECK(choice(after(led, {"3D 3C 3H"})).empty());
    Rng rng(462);
    for (int game = 0; game < scaled(30); ++game) {
        State state = randomStart(triples, rng);
        while (BigTwo::toMove(state) != parlour::kNoSeat) {
            const CardSet play = choice(state);
            REQUIRE(play.size() != 3);
            BigTwo::apply(state, play);
        }
    }
}
