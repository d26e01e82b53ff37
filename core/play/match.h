// One game being played: the deal, the moves so far, undo and redo.
#pragma once

#include "core/play/game.h"

#include <cassert>
#include <vector>

namespace parlour {

template <Game G> class Match {
public:
    using Move = typename G::Move;
    using State = typename G::State;

    Match(const typename G::Options& options, const typename G::Deal& deal)
        : m_options(options), m_deal(deal), m_states{G::start(options, deal)} {}

    const typename G::Options& options() const { return m_options; }
    const typename G::Deal& deal() const { return m_deal; }
    const State& state() const { return m_states[m_played]; }
    bool isOver() const { return G::toMove(state()) == kNoSeat; }

    // The moves played, and those taken back that may be played again, in order.
    std::span<const Move> moves() const { return std::span(m_moves).first(m_played); }
    std::span<const Move> undone() const { return std::span(m_moves).subspan(m_played); }

    bool isLegal(const Move& move) const {
        if (isOver()) return false;
        for (const Move& legal : G::legalMoves(state()))
            if (legal == move) return true;
        return false;
    }

    // Precondition: isLegal(move). Another move than the one taken back ends its redo.
    void play(const Move& move) {
        assert(isLegal(move));
        if (m_played < m_moves.size() && m_moves[m_played] == move) {
            ++m_played;
            return;
        }
        m_moves.resize(m_played);
        m_states.resize(m_played + 1);
        m_moves.push_back(move);
        m_states.push_back(m_states.back());
        G::apply(m_states.back(), move);
        ++m_played;
    }

    // Both say whether there was something to take back or to play again.
    bool undo() {
        if (m_played == 0) return false;
        --m_played;
        return true;
    }
    bool redo() {
        if (m_played == m_moves.size()) return false;
        ++m_played;
        return true;
    }

private:
    typename G::Options m_options;
    typename G::Deal m_deal;
    std::vector<Move> m_moves;   // those taken back included
    std::vector<State> m_states; // m_states[i] is the state before m_moves[i]
    std::size_t m_played = 0;
};

} // namespace parlour
