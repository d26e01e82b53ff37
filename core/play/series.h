// Deals by the same seats whose scores are added up: a game that is played to a number of points,
// such as Euchre's, or the match that people agree on, of so many deals or points.
#pragma once

#include "core/play/game.h"

#include <algorithm>
#include <cassert>

namespace parlour {

// What ends it. With neither there is always another deal.
struct SeriesGoal {
    int points = 0; // of a seat
    int deals = 0;
};

class Series {
public:
    // `totals` and `deals`: what was played before.
    explicit Series(int seats, SeriesGoal goal = {}, const Scores& totals = {}, int deals = 0)
        : m_totals(totals), m_seats(seats), m_deals(deals), m_goal(goal) {}

    // Precondition: not over.
    void add(const Scores& scoresOfDeal) {
        assert(!isOver());
        for (std::size_t seat = 0; seat < m_totals.size(); ++seat)
            m_totals[seat] += scoresOfDeal[seat];
        ++m_deals;
    }

    const SeriesGoal& goal() const { return m_goal; }
    bool hasGoal() const { return m_goal.points > 0 || m_goal.deals > 0; }
    int deals() const { return m_deals; }
    const Scores& totals() const { return m_totals; }
    bool isOver() const {
        return (m_goal.points > 0 && highest() >= m_goal.points) ||
               (m_goal.deals > 0 && m_deals >= m_goal.deals);
    }

    // The highest total wins, also where several reach the points in the same deal; sides that have
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
    int highest() const { return *std::max_element(m_totals.begin(), m_totals.begin() + m_seats); }
    bool isAhead(Seat seat) const { return m_totals[static_cast<std::size_t>(seat)] == highest(); }

    Scores m_totals;
    int m_seats;
    int m_deals;
    SeriesGoal m_goal;
};

} // namespace parlour
