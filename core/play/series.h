// Deal after deal by the same seats, their scores added up. Some games want a number of points:
// then a game is over when somebody has them. Without such a target there is always another deal.
#pragma once

#include "core/play/game.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace parlour {

class Series {
public:
    // `target` 0: none. `totals`: what the seats have from deals that are not counted here.
    explicit Series(int seats, int target = 0, const Scores& totals = {})
        : m_totals(totals), m_seats(seats), m_target(target) {}

    void add(const Scores& scoresOfDeal) {
        assert(!isOver());
        for (std::size_t seat = 0; seat < m_totals.size(); ++seat)
            m_totals[seat] += scoresOfDeal[seat];
    }

    int target() const { return m_target; }
    const Scores& totals() const { return m_totals; }
    int highest() const { return *std::max_element(m_totals.begin(), m_totals.begin() + m_seats); }
    bool isOver() const { return m_target > 0 && highest() >= m_target; }

    // The highest total wins, also where several reach the target in the same deal; sides that have
    // equally many share. `areAllies(a, b)` says which seats are a side.
    WinShares winShares(const auto& areAllies) const {
        int sides = 0;
        for (Seat seat = 0; seat < m_seats; ++seat) {
            bool isFirstOfSide = isAhead(seat);
            for (Seat other = 0; other < seat; ++other) isFirstOfSide &= !areAllies(seat, other);
            sides += isFirstOfSide;
        }
        WinShares shares{};
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (isAhead(seat)) shares[static_cast<std::size_t>(seat)] = 1.0 / sides;
        return shares;
    }

private:
    bool isAhead(Seat seat) const { return m_totals[static_cast<std::size_t>(seat)] == highest(); }

    Scores m_totals;
    int m_seats;
    int m_target;
};

// Points that end a game of several deals; 0: the game knows no such thing.
template <Game G> int targetOf(const typename G::Options& options) {
    if constexpr (requires { G::target(options); })
        return G::target(options);
    else
        return 0;
}

// The deal after a finished one. Games that say how let another seat deal or lead.
template <Game G>
typename G::Deal dealAfter(const typename G::Options& options, const typename G::State& finished,
                           Rng& rng) {
    if constexpr (requires { G::nextDeal(finished, rng); })
        return G::nextDeal(finished, rng);
    else
        return G::deal(options, rng);
}

} // namespace parlour
