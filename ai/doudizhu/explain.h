// Why the champion plays a move, in a sentence or two for people.
#pragma once

#include "ai/base/agent.h"
#include "ai/search/world_means.h"
#include "core/doudizhu/rules.h"

namespace parlour::doudizhu {

using Reasons = decltype(Decision<Doudizhu>::reasons);

// What the move does, and how the imagined deals decided for it: the best of the ranking.
// `pointWorth`: the score of a point, where bids were weighed.
Reasons explain(const Observation& view, const WorldMeans<Doudizhu>& means, double pointWorth);

} // namespace parlour::doudizhu
