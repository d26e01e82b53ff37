// What the people at one screen may see of a deal in play: everything public and the cards of some
// seats. The table is drawn from this alone, so that it cannot show what must stay hidden.
#pragma once

#include "core/play/table.h"

#include <algorithm>
#include <cassert>
#include <vector>

namespace parlour {

template <Game G> class Viewpoint {
public:
    // `eyes`: the seats whose cards are shown; none for a spectator. The timeline must outlive it.
    Viewpoint(const Timeline<G>& timeline, std::vector<Seat> eyes)
        : m_timeline(timeline), m_eyes(std::move(eyes)) {}

    const typename G::Options& options() const { return m_timeline.options(); }
    int seats() const { return G::seats(m_timeline.options()); }
    int played() const { return m_timeline.played(); } // moves
    bool isOver() const { return m_timeline.isOver(); }
    bool sees(Seat seat) const { return std::ranges::find(m_eyes, seat) != m_eyes.end(); }
    const std::vector<Seat>& eyes() const { return m_eyes; }

    // What one of the eyes knew after this many moves; kNoSeat: what everybody knew.
    typename G::Observation view(Seat seat, int moves) const {
        assert(seat == kNoSeat || sees(seat));
        return G::observe(m_timeline.stateAfter(moves), seat);
    }
    typename G::Observation view(Seat seat) const { return view(seat, played()); }
    // The same in the middle of the next move, after this many of its events. Precondition: it has
    // as many.
    typename G::Observation view(Seat seat, int moves, int events) const {
        assert(seat == kNoSeat || sees(seat));
        if (events == 0) return view(seat, moves);
        if (events == static_cast<int>(m_timeline.eventsOf(moves).size()))
            return view(seat, moves + 1);
        typename G::State state = m_timeline.stateAfter(moves);
        typename G::Observation middle;
        G::apply(state, m_timeline.moves()[static_cast<std::size_t>(moves)], [&](const auto&) {
            if (--events == 0) middle = G::observe(state, seat);
        });
        return middle;
    }

    // The events of a move, counted from 0, as they were seen here.
    std::vector<typename G::Event> eventsOf(int move) const {
        std::vector<typename G::Event> events;
        for (const auto& event : m_timeline.eventsOf(move)) {
            const auto isWhole = [&](Seat seat) { return G::seen(event, seat) == event; };
            events.push_back(std::ranges::any_of(m_eyes, isWhole) ? event
                                                                  : G::seen(event, kNoSeat));
        }
        return events;
    }

    // Precondition of both: isOver().
    Scores scores() const { return G::scores(m_timeline.state()); }
    WinShares winShares() const { return G::winShares(m_timeline.state()); }

private:
    const Timeline<G>& m_timeline;
    std::vector<Seat> m_eyes;
};

// What may be seen of a table of this game, which must outlive it.
template <Game G> Viewpoint<G> viewpointOf(const Table& table, std::vector<Seat> eyes) {
    assert(table.game() == G::kId);
    return {static_cast<const GameTable<G>&>(table).timeline(), std::move(eyes)};
}

} // namespace parlour
