// Flat Monte Carlo with worlds and outcomes that a test chooses.
#pragma once

#include "ai/search/flat_monte_carlo.h"

#include <vector>

namespace parlour::test {

// Worlds from `sample`; `judge(state, rng)` says what each is worth after a move.
template <Game G, class Judge> struct JudgedWorlds {
    const typename G::Observation& view;
    Judge judge;

    typename G::State world(int, Rng& rng) const { return G::sample(view, rng); }
    Outcome operator()(typename G::State& state, Rng& rng) { return judge(state, rng); }
};

// Tries these moves. Every thread has a copy of `judge`.
template <Game G, class Judge>
void run(FlatMonteCarlo<G>& search, const typename G::Observation& view,
         const typename G::MoveList& moves, const SearchLimits& limits, Rng& rng,
         const StopCheck& stop, const Judge& judge, const Expectation& expected = {}) {
    search.run(
        moves, limits, rng, stop,
        [&](int) {
            return JudgedWorlds<G, Judge>{view, judge};
        },
        expected);
}

// Tries all legal moves.
template <Game G, class Judge>
void run(FlatMonteCarlo<G>& search, const typename G::Observation& view, const SearchLimits& limits,
         Rng& rng, const StopCheck& stop, const Judge& judge, const Expectation& expected = {}) {
    run(search, view, G::legalMoves(view), limits, rng, stop, judge, expected);
}

// These moves with their outcomes, and a prior for the first.
template <Game G>
FlatMonteCarlo<G> comparing(const typename G::State& state, const typename G::MoveList& moves,
                            const std::vector<Outcome>& outcomes, double winWorth) {
    Rng rng(1);
    const auto view = G::observe(state, G::toMove(state));
    FlatMonteCarlo<G> search(winWorth);
    run(search, view, moves, {100}, rng, StopCheck(), [&](const typename G::State& played, Rng&) {
        for (std::size_t i = 0; i < moves.size(); ++i) {
            typename G::State after = state;
            G::apply(after, moves[i]);
            if (G::observe(played, view.seat) == G::observe(after, view.seat)) return outcomes[i];
        }
        return Outcome{};
    });
    constexpr double kDecides = 1000;
    search.addPrior([](std::size_t move) { return move == 0 ? kDecides : 0.0; });
    return search;
}

// Two moves.
template <Game G>
FlatMonteCarlo<G> comparing(const typename G::State& state, const typename G::Move& first,
                            const typename G::Move& second, const Outcome& ofFirst,
                            const Outcome& ofSecond, double winWorth) {
    typename G::MoveList moves;
    moves.push_back(first);
    moves.push_back(second);
    return comparing<G>(state, moves, {ofFirst, ofSecond}, winWorth);
}

} // namespace parlour::test
