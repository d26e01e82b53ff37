// Alpha-beta search for any game whose hidden cards are known or have been drawn by `sample`.
//
// Algorithm 1 of the Briscola paper (after Russell and Norvig), for sides instead of two players:
// everyone allied with `hero` maximizes, everyone else minimizes.
#pragma once

#include "core/play/game.h"

#include <algorithm>
#include <limits>

namespace parlour {

inline constexpr int kInfiniteValue = std::numeric_limits<int>::max() / 2;

// `depth` counts moves; `evaluate(state)` is the value of a leaf for the hero.
template <Game G, class Evaluate>
int alphaBeta(const typename G::State& state, Seat hero, int depth, const Evaluate& evaluate,
              int alpha = -kInfiniteValue, int beta = kInfiniteValue) {
    if (depth == 0 || G::toMove(state) == kNoSeat) return evaluate(state);
    const bool maximizes = G::areAllies(state, G::toMove(state), hero);
    int best = maximizes ? -kInfiniteValue : kInfiniteValue;
    for (const auto& move : G::legalMoves(state)) {
        typename G::State next = state;
        G::apply(next, move);
        const int value = alphaBeta<G>(next, hero, depth - 1, evaluate, alpha, beta);
        if (maximizes)
            alpha = std::max(alpha, best = std::max(best, value));
        else
            beta = std::min(beta, best = std::min(best, value));
        if (alpha >= beta) break;
    }
    return best;
}

} // namespace parlour
