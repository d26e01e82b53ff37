// A step of a turn, as its reasons look at it, and what speaks for it.
#pragma once

#include "core/base/phrase.h"
#include "core/samurai/rules.h"

#include <boost/container/static_vector.hpp>

#include <functional>
#include <optional>
#include <span>

namespace parlour::samurai {

// What speaks for a step, the most telling first: each a cause, what follows from it, if anything,
// and how it is said after another cause. What no longer fits is left out.
class Causes {
public:
    void add(const Reason& cause, const std::optional<Reason>& result = {}) {
        add(cause, result, cause);
    }
    void add(const Reason& cause, const std::optional<Reason>& result, const Reason& after) {
        if (m_causes.size() == kMost) return;
        m_causes.push_back(cause);
        m_results.push_back(result);
        m_after.push_back(after);
    }
    bool empty() const { return m_causes.empty(); }
    std::span<const Reason> all() const { return {m_causes.data(), m_causes.size()}; }
    // Of the first cause. Precondition: there is one.
    const std::optional<Reason>& result() const { return m_results.front(); }
    // Precondition: one of all().
    const Reason& after(const Reason& cause) const {
        return m_after[static_cast<std::size_t>(&cause - m_causes.data())];
    }

private:
    static constexpr std::size_t kMost = 12;
    boost::container::static_vector<Reason, kMost> m_causes;
    boost::container::static_vector<std::optional<Reason>, kMost> m_results;
    boost::container::static_vector<Reason, kMost> m_after;
};

// A step, and what everybody sees before and after it.
struct Step {
    const Observation& view;
    Move move;
    Public after;
    Captures::List captures;

    Step(const Observation& view_, const Move& move_) : view(view_), move(move_), after(view_.pub) {
        Captures leaving;
        Samurai::applySeen(after, move, std::ref(leaving));
        captures = leaving.list;
    }
    const Public& before() const { return view.pub; }
    Seat hero() const { return view.seat; }
    bool isMoved() const { return move.kind == Move::Kind::TileExchange; }
    Place goal() const { return isMoved() ? move.to : move.at; } // of the tile
    Tile tile() const {
        return isMoved() ? before().onLand[before().board().find(move.at)->number].tile()
                         : move.tile;
    }
};

// The seat that alone has most influence on a figure, or kNoSeat.
Seat leaderOf(const Public& pub, int settlement, int caste);
// The same, unless it is the observer, before the step.
Seat rivalLeading(const Step& step, int settlement, int caste);
// The numbers of the settlements beside a space.
const Board::Numbers& touchedBy(const Board& board, Place at);
// The settlement with most figures beside a space, among equals the one with fewest open land
// spaces; -1 if none has a figure.
int contestedBeside(const Public& pub, Place at);

} // namespace parlour::samurai
