// A step of a turn, as its reasons look at it, and what speaks for it.
#pragma once

#include "core/base/phrase.h"
#include "core/samurai/rules.h"

#include <boost/container/static_vector.hpp>

#include <array>
#include <functional>
#include <optional>

namespace parlour::samurai {

// Figures of a settlement.
struct FiguresAt {
    int settlement = 0;
    CasteSet castes = 0;
};
using FigureList = boost::container::static_vector<FiguresAt, 6>;

// What speaks for a step.
struct Cause {
    Reason reason;
    FigureList figures{}; // that it speaks of; none: of other things
    std::optional<Reason> result{};
    bool isDeciding = false;       // the result: for who leads in a kind of figure
    std::optional<Reason> after{}; // how it is said after another cause, if not as it is
    std::optional<Reason> next{};  // what it prepares
};
// The most telling first. What no longer fits is left out.
class Causes {
public:
    static constexpr std::size_t kMost = 12;

    void add(const Cause& cause) {
        if (m_causes.size() < m_causes.capacity()) m_causes.push_back(cause);
    }
    bool empty() const { return m_causes.empty(); }
    const auto& all() const { return m_causes; }

private:
    boost::container::static_vector<Cause, kMost> m_causes;
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

inline bool isEnd(const Step& step) { return step.move.kind == Move::Kind::End; }
inline bool isSwap(const Step& step) { return step.move.kind == Move::Kind::FigureExchange; }

// A figure that an exchange brings to another settlement.
struct Swapped {
    int from, to, caste;
};
std::array<Swapped, 2> swappedBy(const Step& step);

inline bool putsTile(const Step& step) { return !isEnd(step) && !isSwap(step); }

// The figures that leave the board by a step that follows.
Captures::List capturesBy(Public pub, const Move& next);
// Those that a seat wins, by settlement.
FigureList capturedBy(const Captures::List& captures, Seat seat);
// The same, less those that others get.
int balance(const Captures::List& captures, Seat seat);
// Whether the seat can still play a tile in this turn, as it stands now, that is neither fast nor
// an exchange tile.
bool canPlayNormal(const Observation& view, const Public& now);
// The only free land space around a settlement. Precondition: there is one.
Place lastSpace(const Public& pub, int settlement);
// How many figures they are.
int countOf(const FigureList& figures);
// Land spaces around a settlement that are still free.
int openLand(const Public& pub, int settlement);
// Whether every other seat can play on land and still leave a space.
bool canBeLeft(const Public& pub);
// Whether it can no longer change who leads in a kind of figure.
bool isDecided(const Public& pub, int caste);
// Whether a tile can do more on another day.
bool isWorthMore(Tile tile, Tile than);

// The only other player, if there is one only.
std::optional<Seat> onlyRival(const Observation& view);
// Whether the seat leads for every figure of a settlement.
bool leadsForAll(const Public& pub, Seat seat, int settlement);
// The seat that alone has most influence on a figure, or kNoSeat.
Seat leaderOf(const Public& pub, int settlement, int caste);
// The same, unless it is the observer, before the step.
Seat rivalLeading(const Step& step, int settlement, int caste);
// The numbers of the settlements beside a space.
const Board::Numbers& touchedBy(const Board& board, Place at);
// The settlement with most figures beside a space, among equals the one with fewest open land
// spaces; -1 if none has a figure.
int contestedBeside(const Public& pub, Place at);
// A settlement with a figure of this kind that shares a free land space with another one, or -1.
int neighbourWith(const Public& pub, int settlement, int caste);

} // namespace parlour::samurai
