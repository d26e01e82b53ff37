// Two players with at most three cards each, all open, nothing drawn: the game that minimax plays
// for every imagined hand, and the last three tricks of every game. The same values as alpha-beta
// to the end, without its tree: the outcomes of all pairs of cards are looked up first, and then
// the few lines of play are sums of three of them.
#pragma once

#include "core/briscola/state.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace parlour::briscola {

class OpenHands {
public:
    using Values = std::array<int, kHandSize>;

    // As many cards on both sides, or one more on my side, then `led` was already played by him.
    // The order of the cards names them in the values.
    template <class Mine, class His>
    OpenHands(const Mine& mine, int myCount, const His& his, int hisCount, int trump)
        : m_mine(myCount), m_his(hisCount), m_trump(trump) {
        for (int i = 0; i < m_mine; ++i)
            for (int j = 0; j < m_his; ++j) {
                m_iLead[i][j] = trick(mine[i], his[j], +1);
                m_heLeads[i][j] = trick(his[j], mine[i], -1);
            }
    }

    // My points less his until all is played, when I lead my card i. Both hands have as many cards.
    int whenILead(int i) const {
        int worst = kWorst;
        for (int j = 0; j < m_his; ++j) worst = std::min(worst, after(m_iLead[i][j], i, j));
        return worst;
    }

    // The same when he has led `led` and I answer with my card i; I have one more card than he.
    int whenIAnswer(Card led, const Hand& mine, int i) const {
        const Outcome outcome = trick(led, mine[i], -1);
        if (m_his == 0) return outcome.points;
        const auto [i0, i1] = others(i, m_mine);
        if (m_his == 1) return outcome.points + last(i0, 0, outcome.iWin);
        return outcome.points + two(i0, i1, 0, 1, outcome.iWin);
    }

    // The value when both hands have as many cards.
    int value(bool iLead) const {
        if (m_mine == 1) return last(0, 0, iLead);
        if (m_mine == 2) return two(0, 1, 0, 1, iLead);
        int best = iLead ? -kWorst : kWorst;
        for (int i = 0; i < m_mine && iLead; ++i) best = std::max(best, whenILead(i));
        for (int j = 0; j < m_his && !iLead; ++j) {
            int reply = -kWorst;
            for (int i = 0; i < m_mine; ++i) reply = std::max(reply, after(m_heLeads[i][j], i, j));
            best = std::min(best, reply);
        }
        return best;
    }

private:
    static constexpr int kWorst = 1000;

    struct Outcome {
        int points; // for me
        bool iWin;
    };

    // `sign` is +1 when I lead.
    Outcome trick(Card led, Card reply, int sign) const {
        const int points = italian::points(led) + italian::points(reply);
        const bool iWin = beats(reply, led, m_trump) == (sign < 0);
        return {iWin ? points : -points, iWin};
    }
    static std::array<int, 2> others(int i, int count) {
        if (count == 2) return {1 - i, 1 - i};
        return {i == 0 ? 1 : 0, i == 2 ? 1 : 2};
    }
    int last(int i, int j, bool iLead) const { return (iLead ? m_iLead : m_heLeads)[i][j].points; }
    int two(int i0, int i1, int j0, int j1, bool iLead) const {
        const auto& first = iLead ? m_iLead : m_heLeads;
        const auto line = [&](int i, int restI, int j, int restJ) {
            const Outcome outcome = first[i][j];
            return outcome.points + last(restI, restJ, outcome.iWin);
        };
        const int v00 = line(i0, i1, j0, j1), v01 = line(i0, i1, j1, j0);
        const int v10 = line(i1, i0, j0, j1), v11 = line(i1, i0, j1, j0);
        return iLead ? std::max(std::min(v00, v01), std::min(v10, v11))
                     : std::min(std::max(v00, v10), std::max(v01, v11));
    }
    int after(const Outcome& outcome, int i, int j) const {
        if (m_mine == 1) return outcome.points;
        const auto [i0, i1] = others(i, m_mine);
        const auto [j0, j1] = others(j, m_his);
        if (m_mine == 2) return outcome.points + last(i0, j0, outcome.iWin);
        return outcome.points + two(i0, i1, j0, j1, outcome.iWin);
    }

    int m_mine;
    int m_his;
    int m_trump;
    Outcome m_iLead[kHandSize][kHandSize];
    Outcome m_heLeads[kHandSize][kHandSize];
};

} // namespace parlour::briscola
