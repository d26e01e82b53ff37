// Two players with at most three cards each, all open, and no stock: what MiniMax searches in every
// world, and the last three tricks of every game. The values are those of alpha-beta, without its
// tree: the outcomes of all pairs of cards are tabulated, and the few lines of play are sums of
// three of them.
#pragma once

#include "core/briscola/state.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace parlour::briscola {

class OpenHands {
public:
    using Values = std::array<int, kHandSize>;

    // The hero's hand and the other one have equally many cards, or the hero's has one more, if the
    // other side has already led.
    template <class Own, class Other>
    OpenHands(const Own& own, int ownCount, const Other& other, int otherCount, int trump)
        : m_own(ownCount), m_other(otherCount), m_trump(trump) {
        for (int i = 0; i < m_own; ++i)
            for (int j = 0; j < m_other; ++j) {
                m_heroLeads[i][j] = trick(own[i], other[j], +1);
                m_otherLeads[i][j] = trick(other[j], own[i], -1);
            }
    }

    // The hero's points minus the other's to the end if the hero leads card i of the hand.
    // Precondition: hands of the same size.
    int leadValue(int i) const {
        int worst = kWorst;
        for (int j = 0; j < m_other; ++j) worst = std::min(worst, after(m_heroLeads[i][j], i, j));
        return worst;
    }

    // The same if the hero answers `led` with card i. Precondition: the hero has one more card.
    int replyValue(Card led, const Hand& own, int i) const {
        const Outcome outcome = trick(led, own[i], -1);
        if (m_other == 0) return outcome.points;
        const auto [i0, i1] = others(i, m_own);
        if (m_other == 1) return outcome.points + last(i0, 0, outcome.heroWins);
        return outcome.points + two(i0, i1, 0, 1, outcome.heroWins);
    }

    // The same for the best card. Precondition: hands of the same size.
    int value(bool heroLeads) const {
        if (m_own == 1) return last(0, 0, heroLeads);
        if (m_own == 2) return two(0, 1, 0, 1, heroLeads);
        int best = heroLeads ? -kWorst : kWorst;
        for (int i = 0; i < m_own && heroLeads; ++i) best = std::max(best, leadValue(i));
        for (int j = 0; j < m_other && !heroLeads; ++j) {
            int reply = -kWorst;
            for (int i = 0; i < m_own; ++i)
                reply = std::max(reply, after(m_otherLeads[i][j], i, j));
            best = std::min(best, reply);
        }
        return best;
    }

private:
    static constexpr int kWorst = 1000;

    struct Outcome {
        int points; // for the hero
        bool heroWins;
    };

    // `sign` is +1 if the hero leads.
    Outcome trick(Card led, Card reply, int sign) const {
        const int points = italian::points(led) + italian::points(reply);
        const bool heroWins = beats(reply, led, m_trump) == (sign < 0);
        return {heroWins ? points : -points, heroWins};
    }
    static std::array<int, 2> others(int i, int count) {
        if (count == 2) return {1 - i, 1 - i};
        return {i == 0 ? 1 : 0, i == 2 ? 1 : 2};
    }
    int last(int i, int j, bool heroLeads) const {
        return (heroLeads ? m_heroLeads : m_otherLeads)[i][j].points;
    }
    int two(int i0, int i1, int j0, int j1, bool heroLeads) const {
        const auto& first = heroLeads ? m_heroLeads : m_otherLeads;
        const auto line = [&](int i, int restI, int j, int restJ) {
            const Outcome outcome = first[i][j];
            return outcome.points + last(restI, restJ, outcome.heroWins);
        };
        const int v00 = line(i0, i1, j0, j1), v01 = line(i0, i1, j1, j0);
        const int v10 = line(i1, i0, j0, j1), v11 = line(i1, i0, j1, j0);
        return heroLeads ? std::max(std::min(v00, v01), std::min(v10, v11))
                         : std::min(std::max(v00, v10), std::max(v01, v11));
    }
    int after(const Outcome& outcome, int i, int j) const {
        if (m_own == 1) return outcome.points;
        const auto [i0, i1] = others(i, m_own);
        const auto [j0, j1] = others(j, m_other);
        if (m_own == 2) return outcome.points + last(i0, j0, outcome.heroWins);
        return outcome.points + two(i0, i1, j0, j1, outcome.heroWins);
    }

    int m_own;   // number of cards
    int m_other; // number of cards
    int m_trump;
    Outcome m_heroLeads[kHandSize][kHandSize]; // by the hero's card and the other's
    Outcome m_otherLeads[kHandSize][kHandSize];
};

} // namespace parlour::briscola
