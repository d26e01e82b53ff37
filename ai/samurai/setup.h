// Decisions before the first turn, which the thesis left to chance: the same for all players except
// `random` and the champion.
#pragma once

#include "ai/base/agent.h"
#include "core/samurai/rules.h"

namespace parlour::samurai {

inline bool isSetup(const Observation& view) { return view.pub.phase != Phase::Playing; }

// The best first tile among moves that take tiles.
Tile firstChoice(const Samurai::MoveList& moves);

// Precondition: isSetup(view).
Decision<Samurai> decideSetup(const Observation& view, Rng& rng);

} // namespace parlour::samurai
