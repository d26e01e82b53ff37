// Proofs that one move is best, where every world that agrees with an observation can be solved.
#pragma once

#include "ai/base/budget.h"
#include "core/play/game.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <vector>

namespace parlour {

// What a world with open cards is worth to a seat: its side does its best, and all others together
// theirs against it.
template <Game G> class OpenCards {
public:
    // Gives up after so many positions.
    OpenCards(Seat hero, ValueKind kind, int positions)
        : m_hero(hero), m_kind(kind), m_left(positions) {}

    static constexpr double kWon = 1;

    double value(const typename G::State& state) {
        constexpr double kMost = std::numeric_limits<double>::infinity();
        return m_kind == ValueKind::Win ? search(state, 0, kWon) : search(state, -kMost, kMost);
    }
    bool hasGivenUp() const { return m_left < 0; } // the values since then mean nothing
    // Whether the seat had a choice in any position so far.
    bool hasChosen() const { return m_hasChosen; }

private:
    double search(const typename G::State& state, double alpha, double beta) {
        const Seat mover = G::toMove(state);
        if (mover == kNoSeat)
            return m_kind == ValueKind::Win ? G::winShares(state)[static_cast<std::size_t>(m_hero)]
                                            : G::gainOf(state, m_hero);
        if (--m_left < 0) return 0;
        const bool maximizes = G::areAllies(state, mover, m_hero);
        const auto moves = G::legalMoves(state);
        m_hasChosen |= mover == m_hero && moves.size() > 1;
        double best = maximizes ? -std::numeric_limits<double>::infinity()
                                : std::numeric_limits<double>::infinity();
        for (const auto& move : moves) {
            typename G::State next = state;
            G::apply(next, move);
            const double value = search(next, alpha, beta);
            if (maximizes)
                alpha = std::max(alpha, best = std::max(best, value));
            else
                beta = std::min(beta, best = std::min(best, value));
            if (alpha >= beta || m_left < 0) break;
        }
        return best;
    }

    const Seat m_hero;
    const ValueKind m_kind;
    int m_left;
    bool m_hasChosen = false;
};

template <Game G> struct SolvedMove {
    typename G::Move move;
    double value; // mean of all worlds
};

// All moves, best first, if the first is proved to be best by `leastMargin`; else none. Proved: in
// no world is another better; and it is best by the margin in every world, or, of points, by the
// mean of all worlds where the seat has no further choice, which could depend on what it does not
// know. The worlds are solved with open cards, each counting alike. Precondition: the observer is
// to move.
template <Game G>
std::vector<SolvedMove<G>> proveBest(const typename G::Observation& view, ValueKind kind,
                                     double leastMargin) {
    constexpr std::size_t kMostMoves = 200;
    constexpr int kMostWorlds = 20'000;
    constexpr int kMostPositions = 50'000;

    const auto moves = G::legalMoves(view);
    if (moves.size() < 2 || moves.size() > kMostMoves) return {};
    OpenCards<G> open(view.seat, kind, kMostPositions);
    std::vector<double> values(moves.size());
    std::vector<double> sums(moves.size());
    std::vector<bool> isBest(moves.size(), true); // in every world so far
    bool isAlwaysFar = true;
    int worlds = 0;
    const bool isProved = forEachWorld(view, [&](const typename G::State& world) {
        if (++worlds > kMostWorlds) return false;
        int wins = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            typename G::State next = world;
            G::apply(next, moves[i]);
            values[i] = open.value(next);
            sums[i] += values[i];
            wins += kind == ValueKind::Win && values[i] == OpenCards<G>::kWon;
            if (open.hasGivenUp() || wins > 1) return false;
        }
        const auto best = std::max_element(values.begin(), values.end());
        isAlwaysFar &=
            std::ranges::count_if(values, [&](double v) { return *best - v < leastMargin; }) == 1;
        for (std::size_t i = 0; i < moves.size(); ++i) isBest[i] = isBest[i] && values[i] == *best;
        return (isAlwaysFar || (kind == ValueKind::Score && !open.hasChosen())) &&
               std::ranges::find(isBest, true) != isBest.end();
    });
    if (!isProved || worlds == 0) return {};

    std::vector<SolvedMove<G>> all;
    for (std::size_t i = 0; i < moves.size(); ++i) all.push_back({moves[i], sums[i] / worlds});
    std::ranges::stable_sort(all, std::greater{}, &SolvedMove<G>::value);
    if (all[0].value - all[1].value < leastMargin) return {};
    return all;
}

} // namespace parlour
