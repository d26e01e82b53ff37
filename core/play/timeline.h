// A deal in play: the moves so far, the events of each and the state after each, undo and redo.
// Earlier positions are looked up, never replayed.
#pragma once

#include "core/play/game.h"

#include <cassert>
#include <span>
#include <vector>

namespace parlour {

template <Game G> class Timeline {
public:
    using Move = typename G::Move;
    using State = typename G::State;
    using Event = typename G::Event;

    Timeline(const typename G::Options& options, const typename G::Deal& deal)
        : m_options(options), m_deal(deal), m_states{G::start(options, deal)} {}

    const typename G::Options& options() const { return m_options; }
    const typename G::Deal& deal() const { return m_deal; }

    int played() const { return static_cast<int>(m_played); } // moves
    const State& state() const { return m_states[m_played]; }
    bool isOver() const { return G::toMove(state()) == kNoSeat; }

    // The moves played, and those taken back that can be played again, in order.
    std::span<const Move> moves() const { return std::span(m_moves).first(m_played); }
    std::span<const Move> undone() const { return std::span(m_moves).subspan(m_played); }

    // The state after this many moves, 0 to played().
    const State& stateAfter(int moves) const {
        assert(moves >= 0 && moves <= played());
        return m_states[static_cast<std::size_t>(moves)];
    }
    // The events of a move, counted from 0.
    std::span<const Event> eventsOf(int move) const {
        assert(move >= 0 && move < played());
        const auto i = static_cast<std::size_t>(move);
        return std::span(m_events).subspan(m_firstEvent[i], m_firstEvent[i + 1] - m_firstEvent[i]);
    }

    // Plays the move and returns true if it is legal. A move other than the next one to redo
    // discards the moves taken back.
    bool play(const Move& move) {
        if (isOver() || !isLegal(move)) return false;
        if (m_played < m_moves.size() && m_moves[m_played] == move) {
            ++m_played;
            return true;
        }
        m_moves.resize(m_played);
        m_states.resize(m_played + 1);
        m_firstEvent.resize(m_played + 1);
        m_events.resize(m_firstEvent.back());

        m_moves.push_back(move);
        m_states.push_back(m_states.back());
        G::apply(m_states.back(), move, [this](const Event& event) { m_events.push_back(event); });
        m_firstEvent.push_back(m_events.size());
        ++m_played;
        return true;
    }

    // Both return false if there is no move to take back or to play again.
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
    bool isLegal(const Move& move) const {
        for (const Move& legal : G::legalMoves(state()))
            if (legal == move) return true;
        return false;
    }

    typename G::Options m_options;
    typename G::Deal m_deal;
    std::size_t m_played = 0;
    std::vector<Move> m_moves;                // including those taken back
    std::vector<State> m_states;              // m_states[i] is the state before m_moves[i]
    std::vector<Event> m_events;              // of all moves, in order
    std::vector<std::size_t> m_firstEvent{0}; // by move, and the end of the last move's events
};

} // namespace parlour
