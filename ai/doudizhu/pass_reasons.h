// Why the champion bids, or passes.
#pragma once

#include "ai/base/telling.h"
#include "ai/doudizhu/standing.h"

namespace parlour::doudizhu {

// Precondition: bidding.
ReasonList whyBid(const Standing& s, int bid);
// What a bid of 0 leads to.
Additions whatFollowsBid(const Standing& s, int bid);
// `instead`: the best play, or empty. `isLost`: whether even passing hardly ever wins.
ReasonList whyPass(const Standing& s, Cards instead, bool isLost);

} // namespace parlour::doudizhu
