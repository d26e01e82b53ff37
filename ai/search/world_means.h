// Monte Carlo one move deep: every legal move is tried in the same imagined worlds, and what comes
// of it is averaged. What a world is worth after a move, by playout or exact, is the caller's.
#pragma once

#include "ai/base/agent.h"

#include <cstddef>

namespace parlour {

// What a move leads to: the chance to win, and the score by which it is won.
struct Prospect {
    double win = 0;
    double score = 0;

    Prospect& operator+=(const Prospect& other) {
        win += other.win;
        score += other.score;
        return *this;
    }
};

template <Determinizable G> class WorldMeans {
public:
    // `value(state, rng)` gives the Prospect of the observer after one of his moves. The stop is
    // asked after every world; the first is always complete. Precondition: the observer is to move.
    template <class Value>
    WorldMeans(const typename G::Observation& view, int worlds, Rng& rng, const StopCheck& stop,
               const Value& value)
        : m_moves(G::legalMoves(view)), m_sums(m_moves.size()) {
        do {
            const typename G::State world = G::sample(view, rng);
            for (std::size_t i = 0; i < m_moves.size(); ++i) {
                typename G::State next = world;
                G::apply(next, m_moves[i]);
                m_sums[i] += value(next, rng);
            }
            ++m_worlds;
        } while (m_worlds < worlds && !stop.requested());
    }

    const typename G::MoveList& moves() const { return m_moves; }
    int worlds() const { return m_worlds; }
    double win(std::size_t move) const { return m_sums[move].win / m_worlds; }
    double score(std::size_t move) const { return m_sums[move].score / m_worlds; }

private:
    typename G::MoveList m_moves;
    boost::container::static_vector<Prospect, G::MoveList::static_capacity> m_sums;
    int m_worlds = 0;
};

} // namespace parlour
