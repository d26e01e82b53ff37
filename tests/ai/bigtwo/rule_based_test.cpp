// The paper's player over whole games; sentences_test.cpp has a case for every branch.
#include "ai/bigtwo/rule_based.h"
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Rng;

namespace {

CardSet choice(const State& state, const RuleBasedParams& params = {}) {
    RuleBasedPlayer player(params);
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

TEST_CASE("The rule-based player knows which cards are out, not who played them or may hold them") {
    // The ten is the highest card in the game, or it is not.
    CHECK(choice(endgame({"4D TC", "9D 9C", "8D 8C", "7D 7C"})) == cardSet("TC"));
    CHECK(choice(endgame({"4D TC", "9D 9C", "8D 8C", "KD 7C"})) == cardSet("4D"));

    Rng rng(463);
    for (int game = 0; game < scaled(30); ++game)
        for (State state = randomStart({}, rng); BigTwo::toMove(state) != parlour::kNoSeat;
             BigTwo::playRandomMove(state, rng)) {
            // Another opponent played the earlier rounds.
            State told = state;
            const parlour::Seat seat = BigTwo::toMove(state);
            for (std::size_t i = 0; i < told.pub.roundStart; ++i)
                if (const Turn turn = told.pub.history[i]; turn.seat() != seat)
                    told.pub.history[i] =
                        Turn(static_cast<parlour::Seat>((seat + 1) % kSeats), turn.cards());
            REQUIRE(choice(told) == choice(state));
        }
}

TEST_CASE("Every reading of the paper makes legal moves to the end") {
    Rng rng(464);
    for (const RuleBasedParams& params :
         {RuleBasedParams{.splitsPairs = true, .splitsFives = true},
          RuleBasedParams{.overlaps = true},
          RuleBasedParams{.winsAnywhere = true, .playsHighest = true},
          RuleBasedParams{.valueLeft = ValueLeft::Sum}})
        for (const Options& options : allOptions()) {
            State state = randomStart(options, rng);
            while (BigTwo::toMove(state) != parlour::kNoSeat)
                BigTwo::apply(state, choice(state, params)); // requires that it is legal
        }
}
