// The solver against plain alpha-beta.
#include "ai/briscola/solver.h"
#include "tests/support/briscola_players.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

constexpr std::int64_t kEnough = INT64_MAX;

int tricksLeft(const State& state) {
    return (state.deal.size - state.pub.played + state.pub.onTable) / state.pub.options.players;
}

int solved(Solver& solver, const State& state, Seat hero, int tricks) {
    std::int64_t positions = kEnough;
    return solver.solve(state, hero, tricks, positions, {}).value();
}
int solved(Solver& solver, const State& state, Seat hero) {
    return solved(solver, state, hero, tricksLeft(state));
}

// So many cards are left that plain alpha-beta is quick.
int fewCards(const Options& options, Rng& rng) {
    const int most = options.players == 2 ? 11 : options.players == 3 ? 11 : 10;
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(most + 1)));
}

} // namespace

TEST_CASE("The solver's value is that of alpha-beta to the end, in and between tricks") {
    Rng rng(251);
    for (const Options& options : allOptions()) {
        Solver solver;
        for (int i = 0; i < scaled(60); ++i) {
            const State state = randomEndgame(options, fewCards(options, rng), rng);
            for (Seat hero = 0; hero < options.players; ++hero)
                REQUIRE(solved(solver, state, hero) == plainValue(state, hero));
        }
    }
}

TEST_CASE("The solver looks as many tricks ahead as asked, what is left counts for nothing") {
    Rng rng(252);
    for (const Options& options : allOptions()) {
        Solver solver;
        for (int i = 0; i < scaled(30); ++i) {
            const State state = randomState(options, static_cast<int>(rng.below(36)), rng);
            for (int tricks = 1; tricks * options.players <= 8; ++tricks)
                REQUIRE(solved(solver, state, 0, tricks) ==
                        plainValue(state, 0, tricks * options.players - state.pub.onTable));
        }
    }
}

TEST_CASE("A position is worth as much as its best move") {
    Rng rng(253);
    for (const Options& options : allOptions()) {
        Solver solver;
        for (int i = 0; i < scaled(20); ++i) {
            const int cards = options.players == 2 ? 16 : 14;
            const State state = randomEndgame(options, cards - static_cast<int>(rng.below(4)), rng);
            const bool maximizes = state.pub.areAllies(Briscola::toMove(state), 0);
            int best = maximizes ? -1000 : 1000;
            for (const Card move : Briscola::legalMoves(state)) {
                State next = state;
                Briscola::apply(next, move);
                const int value = solved(solver, next, 0);
                best = maximizes ? std::max(best, value) : std::min(best, value);
            }
            REQUIRE(solved(solver, state, 0) == best);
        }
    }
}

TEST_CASE("With two sides, what one gains the other loses") {
    Rng rng(254);
    for (const Options& options : {players(2), players(2, true), players(4), players(4, true)}) {
        Solver ours, theirs;
        for (int i = 0; i < scaled(20); ++i) {
            const State state = randomEndgame(options, 16, rng);
            const int value = solved(ours, state, 0);
            REQUIRE(solved(theirs, state, 1) == -value);
            REQUIRE(solved(ours, state, 1) == -value); // in the same table
            if (options.players == 4) REQUIRE(solved(ours, state, 2) == value);
        }
    }
}

TEST_CASE("What was solved before, and how large the table is, changes no value") {
    Rng rng(255);
    Solver reused;
    Solver tiny(1);
    Solver small(6);
    for (int i = 0; i < scaled(60); ++i) {
        const Options options = allOptions()[rng.below(6)];
        const State state = randomEndgame(
            options, 10 + static_cast<int>(rng.below(options.players == 2 ? 7 : 3)), rng);
        const int tricks =
            1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(tricksLeft(state))));
        Solver fresh;
        const int value = solved(fresh, state, 0, tricks);
        REQUIRE(solved(reused, state, 0, tricks) == value);
        REQUIRE(solved(reused, state, 0, tricks) == value);
        REQUIRE(solved(tiny, state, 0, tricks) == value);
        REQUIRE(solved(small, state, 0, tricks) == value);
    }
}

TEST_CASE("All positions of a game may be solved with one table") {
    Rng rng(256);
    for (const Options& options : allOptions()) {
        State state = randomEndgame(options, options.players == 2 ? 18 : 14, rng);
        Solver shared;
        while (Briscola::toMove(state) != kNoSeat) {
            Solver fresh;
            REQUIRE(solved(shared, state, 0) == solved(fresh, state, 0));
            Briscola::playRandomMove(state, rng);
        }
    }
}

TEST_CASE("The solver gives up when its positions are used up, and is right afterwards") {
    Rng rng(257);
    Solver solver;
    int gaveUp = 0;
    for (int i = 0; i < scaled(100); ++i) {
        const Options options = allOptions()[rng.below(6)];
        const State state = randomEndgame(options, 12, rng);
        std::int64_t positions = 1 + rng.below(60);
        const std::int64_t before = positions;
        const auto value = solver.solve(state, 0, tricksLeft(state), positions, {});
        REQUIRE(positions <= before);
        if (!value) {
            ++gaveUp;
            REQUIRE(positions <= 0);
        }
        Solver fresh;
        const int expected = solved(fresh, state, 0);
        if (value) REQUIRE(*value == expected);
        REQUIRE(solved(solver, state, 0) == expected);
    }
    CHECK(gaveUp > scaled(100) / 4);
}

TEST_CASE("The solver gives up when it is stopped") {
    Rng rng(258);
    const State state = randomStart(players(4), rng);
    std::stop_source source;
    source.request_stop();
    std::int64_t positions = kEnough;
    Solver solver;
    CHECK_FALSE(
        solver.solve(state, 0, tricksLeft(state), positions, StopCheck(source.get_token(), {})));
    CHECK(kEnough - positions < 100'000);
}

TEST_CASE("A game that is over is worth what was won") {
    Rng rng(259);
    for (const Options& options : allOptions()) {
        const State state = randomEndgame(options, 0, rng);
        Solver solver;
        CHECK(solved(solver, state, 0, 0) == difference(state.pub, 0));
    }
}

// The table tells problems apart by a number of 18 bits; when those are used up it starts anew.
TEST_CASE("More problems than the table can tell apart") {
    Rng rng(260);
    const State first = randomEndgame(players(3), 9, rng);
    const State others[] = {randomEndgame(players(3), 3, rng), randomEndgame(players(3), 3, rng)};
    Solver solver(8);
    const int value = solved(solver, first, 0);
    for (int i = 1; i < 1 << 18; ++i) (void)solved(solver, others[i % 2], 0);
    CHECK(solved(solver, first, 1) == plainValue(first, 1));
    CHECK(solved(solver, first, 0) == value);
}
