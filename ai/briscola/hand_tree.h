// The tree that the Briscola paper's MiniMax searches (sections III-A and IV-E): two open hands,
// nothing is drawn. OpenHands has the same values sooner; this one prunes or not, counts its nodes
// and can repeat what the paper's program does differently.
#pragma once

#include "core/briscola/state.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <span>

namespace parlour::briscola {

struct HandTreeRules {
    int depth = 6;      // in moves
    bool prunes = true; // alpha-beta, else plain minimax
    // The paper's program: the players move in turn to the end. The winner of a trick only counts
    // as having led the next.
    bool alternates = false;
    // The paper's program: all cards of the root share one window, so that a card after the best
    // may have a bound, which can equal the best value, instead of its own value.
    bool sharesWindow = false;
};

class HandTree {
public:
    using Values = std::array<int, kHandSize>;

    HandTree(const HandTreeRules& rules, int trump) : m_rules(rules), m_trump(trump) {}

    // The hero's points minus the other's with each card of the hero, who moves: leads, or answers
    // `led`. Of the hands at most three cards each are played.
    Values values(const Hand& own, std::span<const Card> other, std::optional<Card> led) {
        for (int i = 0; i < own.size(); ++i) m_cards[0][static_cast<std::size_t>(i)] = own[i];
        std::ranges::copy(other, m_cards[1].begin());
        Position root;
        root.left = {all(own.size()), all(static_cast<int>(other.size()))};
        root.table = led;
        root.leader = led ? 1 : 0;
        ++m_nodes;
        Values values{};
        int alpha = -kInfinite;
        for (int i = 0; i < own.size(); ++i) {
            const int found = value(after(root, i), m_rules.depth - 1, alpha, kInfinite);
            values[static_cast<std::size_t>(i)] = found;
            if (m_rules.sharesWindow) alpha = std::max(alpha, found);
        }
        return values;
    }

    // Positions visited so far, with the roots.
    std::int64_t nodes() const { return m_nodes; }

private:
    static constexpr int kInfinite = 1000;

    struct Position {
        std::array<unsigned, 2> left{}; // bits of the cards that the hero and the other still have
        std::optional<Card> table;      // the first card of the trick
        int mover = 0;                  // 0: the hero
        int leader = 0;                 // of the trick
        int points = 0;                 // the hero's minus the other's
    };

    static unsigned all(int cards) { return (1U << cards) - 1; }

    Position after(Position p, int i) const {
        const auto mover = static_cast<std::size_t>(p.mover);
        const Card card = m_cards[mover][static_cast<std::size_t>(i)];
        p.left[mover] &= ~(1U << i);
        if (!p.table) {
            p.table = card;
            p.mover = 1 - p.mover;
            return p;
        }
        const bool moverLed = p.leader == p.mover; // only if the players alternate
        const Card led = moverLed ? card : *p.table;
        const Card reply = moverLed ? *p.table : card;
        const int winner = beats(reply, led, m_trump) ? 1 - p.leader : p.leader;
        const int points = italian::points(led) + italian::points(reply);
        p.points += winner == 0 ? points : -points;
        p.leader = winner;
        p.mover = m_rules.alternates ? 1 - p.mover : winner;
        p.table.reset();
        return p;
    }

    int value(const Position& p, int depth, int alpha, int beta) {
        ++m_nodes;
        const unsigned cards = p.left[static_cast<std::size_t>(p.mover)];
        if (depth == 0 || cards == 0) return p.points;
        const bool maximizes = p.mover == 0;
        int best = maximizes ? -kInfinite : kInfinite;
        for (unsigned left = cards; left != 0; left &= left - 1) {
            const int found = value(after(p, std::countr_zero(left)), depth - 1, alpha, beta);
            if (maximizes)
                alpha = std::max(alpha, best = std::max(best, found));
            else
                beta = std::min(beta, best = std::min(best, found));
            if (m_rules.prunes && alpha >= beta) break;
        }
        return best;
    }

    HandTreeRules m_rules;
    int m_trump;
    std::array<std::array<Card, kHandSize>, 2> m_cards{};
    std::int64_t m_nodes = 0;
};

} // namespace parlour::briscola
