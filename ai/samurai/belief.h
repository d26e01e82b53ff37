// What the others probably hold. Everybody knows which tiles a player has not yet played; good
// players choose strong ones to begin with and keep some kinds longer than others, which says more
// about their hands than chance does.
#pragma once

#include "ai/base/thinker.h"
#include "core/samurai/rules.h"

#include <array>
#include <vector>

namespace parlour::samurai {

// How eagerly tiles are found in the hand, against each other: while the supply holds all but the
// first hand, and later by quarters of it.
inline constexpr std::size_t kHandStages = 5;
using HandOdds = std::array<std::array<float, kTileTypes>, kHandStages>;
const HandOdds& handOdds();
std::size_t handStage(const Public& pub, Seat seat);

// Like Samurai::sample, but hands are as likely as they are among good players.
State imagine(const Observation& view, Rng& rng);

// Where the tiles that a seat has not played are, by seat and type: the expected share of those in
// its hand, the rest being in its supply. Both are 0 for types of which it has none left.
struct TileChances {
    using ByType = std::array<double, kTileTypes>;
    std::array<ByType, kMostSeats> hand{};
    std::array<ByType, kMostSeats> supply{};
};

// Over so many worlds as `imagine` gives them.
TileChances tileChances(const Observation& view, int worlds, Rng& rng);

// Where each hidden type of tile may be, strongest first: the share that is in a hand and not in
// the supply: what an adviser tells.
std::vector<Thought::CardBelief> beliefs(const Observation& view, Rng& rng, const StopCheck& stop);

} // namespace parlour::samurai
