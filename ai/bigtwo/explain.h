// What a play or a pass does, in a sentence: the first reason of a player that weighs its moves.
#pragma once

#include "ai/search/world_means.h"
#include "core/bigtwo/rules.h"

namespace parlour::bigtwo {

// Precondition: the observer is to move, and the move is legal.
Reason explain(const Observation& view, CardSet move);

// How the imagined deals decided between the two best moves. Precondition: there are two.
Reason evidence(const WorldMeans<BigTwo>& means, const Observation& view);

} // namespace parlour::bigtwo
