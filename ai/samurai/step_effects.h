// What a tile does for figures that stay on the board.
#pragma once

#include "ai/samurai/explained_step.h"

#include <array>
#include <bit>
#include <optional>

namespace parlour::samurai {

// Chase: closer to a lead that is still far; Approach: to one that is near.
enum class Effect : std::uint8_t { None, Chase, Fill, Approach, Widen, Secure, Draw, Lead };
constexpr std::array<int, 8> kWeights{0, 1, 2, 3, 3, 8, 10, 12}; // by effect, for one figure

// What a tile does for figures of a settlement in the same way.
struct Touch {
    int settlement = 0;
    Effect effect = Effect::None;
    CasteSet castes = 0;

    int figures() const { return std::popcount(castes); }
    int caste() const { return std::countr_zero(castes); } // the first
    int weight() const { return kWeights[static_cast<std::size_t>(effect)] * figures(); }
};

using Touches = boost::container::static_vector<Touch, 6 * kCastes>;

// Those for figures of kinds that are not decided, those that matter most first.
Touches touchesOf(const Step& step);

// What a normal tile can do in the same turn on the last land space of a settlement, and no normal
// tile could without the step before it, a fast one.
struct FollowUp {
    Tile tile;
    int settlement = 0;
    CasteSet own = 0;  // what it captures there
    CasteSet won = 0;  // of these, what it would not capture without the step
    CasteSet tied = 0; // what nobody gets then, and another seat without the step
};
std::optional<FollowUp> followUp(const Step& step, int settlement);

// What a tile of the hand can capture, there and elsewhere, in the same turn on the last land space
// of a settlement, which the step leaves; nothing if it is nothing there or others get as much.
FigureList captureNext(const Step& step, int settlement, Tile tile);
// The most figures that one tile of the hand can so capture beside the step's space.
int mostNext(const Step& step);

// A rival that one tile on the last land space of a settlement may bring a figure.
struct Threat {
    Seat seat = kNoSeat;
    std::optional<Tile> held{}; // the tile, if it surely holds one
    bool isMoving = false;      // only by a tile that lies elsewhere
};
std::optional<Threat> threatTo(const Public& pub, Seat hero, int settlement, int caste);
// Of some figures of a settlement, those that one tile on land, or one moved there, may bring a
// seat: as many as can be. `ship`: the strength of a ship beside them.
CasteSet takenByOne(const Public& pub, Seat seat, int settlement, CasteSet castes, int ship = 0);
// The strength of the strongest ship that a seat may still put beside a settlement, or 0.
int strongestShip(const Public& pub, Seat seat, int settlement);
// Whether no tile, moved ones among them, puts a rival ahead of the seat for the figure.
bool isGuarded(const Public& pub, Seat seat, int settlement, int caste);

// The strongest tile for a caste that a seat may still put on land.
std::optional<Tile> strongestOnLand(const Public& pub, Seat seat, int caste);
// The strongest tile that a seat can still put beside a settlement for a caste, moved ones among
// them or not.
int strongestFor(const Public& pub, Seat seat, int settlement, int caste, bool isMoving = true);
// Whether no other seat draws level for the figure with its next tile there.
bool isFirm(const Public& pub, Seat seat, int settlement, int caste, bool isMoving = true);

// Whether a step does as much for these figures as another one does.
bool doesAsMuch(const Step& step, const Step& other, const FigureList& figures);

} // namespace parlour::samurai
