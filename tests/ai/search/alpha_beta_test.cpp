#include "tests/support/briscola_players.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::test;
using briscola::State;

namespace {

// Every line to the end or the depth, nothing left out.
int everyLine(const State& state, Seat hero, int depth) {
    if (depth == 0 || Briscola::toMove(state) == kNoSeat) return difference(state.pub, hero);
    const bool maximizes = state.pub.areAllies(Briscola::toMove(state), hero);
    int best = maximizes ? -1000 : 1000;
    for (const Card move : Briscola::legalMoves(state)) {
        State next = state;
        Briscola::apply(next, move);
        const int value = everyLine(next, hero, depth - 1);
        best = maximizes ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

} // namespace

TEST_CASE("Alpha-beta has the value of the whole tree, for every side and depth") {
    Rng rng(201);
    for (const auto& options : allOptions())
        for (int i = 0; i < scaled(40); ++i) {
            const State state =
                randomEndgame(options, static_cast<int>(rng.below(3 * options.players + 1)), rng);
            const int depth = static_cast<int>(rng.below(8));
            for (Seat hero = 0; hero < options.players; ++hero)
                REQUIRE(plainValue(state, hero, depth) == everyLine(state, hero, depth));
        }
}

TEST_CASE("At depth 0 and at the end the state itself is evaluated") {
    Rng rng(202);
    const State over = randomEndgame(players(2), 0, rng);
    CHECK(plainValue(over, 0) == difference(over.pub, 0));
    const State early = randomState(players(3), 7, rng);
    CHECK(plainValue(early, 1, 0) == difference(early.pub, 1));
}

TEST_CASE("A window around the value gives the value, one beside it a bound") {
    Rng rng(203);
    for (int i = 0; i < scaled(200); ++i) {
        const State state = randomEndgame(players(2), 7, rng);
        const auto evaluate = [](const State& leaf) { return difference(leaf.pub, 0); };
        const int value = plainValue(state, 0);
        CHECK(alphaBeta<Briscola>(state, 0, 40, evaluate, value - 1, value + 1) == value);
        CHECK(alphaBeta<Briscola>(state, 0, 40, evaluate, value, value + 10) <= value);
        CHECK(alphaBeta<Briscola>(state, 0, 40, evaluate, value - 10, value) >= value);
    }
}
