// Deals of the same players whose scores are added up until somebody has enough points, as in
// Euchre, or until as many deals are played as people agreed on.
#pragma once

#include "core/play/game.h"

#include <algorithm>
#include <cassert>

namespace parlour {

// What ends a series; without either it never ends.
struct SeriesGoal {
    int points = 0; // of one seat
    int deals = 0;
};

class Series {
public:
    // `totals` and `deals`: of the deals played before.
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

    // The highest total wins, even if several sides reach the goal in the same deal; sides with
    // equal totals share the win. `areAllies(a, b)` says which seats form a side.
    WinShares winShares(const auto& areAllies) const {
        return sharesOfMost(m_totals, m_seats, areAllies);
    }

private:
    int highest() const { return *std::max_element(m_totals.begin(), m_totals.begin() + m_seats); }

    Scores m_totals;
    int m_seats;
    int m_deals;
    SeriesGoal m_goal;
};

} // namespace parlour
