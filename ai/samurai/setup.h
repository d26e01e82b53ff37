// Decisions before the first turn, which the thesis left to chance: the same for all players but
// `random`.
#pragma once

#include "ai/base/agent.h"
#include "core/samurai/rules.h"

namespace parlour::samurai {

inline bool isSetup(const Observation& view) { return view.pub.phase != Phase::Playing; }

// Of moves that take a tile, the tile to begin with.
Tile firstChoice(const Samurai::MoveList& moves);

// Precondition: a setup move is to be made.
Decision<Samurai> decideSetup(const Observation& view, Rng& rng);

} // namespace parlour::samurai
