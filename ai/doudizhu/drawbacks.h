// What speaks against a bid or a play.
#pragma once

#include "ai/base/drawbacks.h"
#include "ai/doudizhu/standing.h"

namespace parlour::doudizhu {

// How many cards the move takes apart that are better played together.
int cardsSplitBy(const Standing& s, Move move);

// For somebody who weighs the move against the advised one. `split`: how many cards moves as good
// as that take apart.
Drawbacks drawbacksOf(const Standing& s, Move move, Move advised, int split = 0);

} // namespace parlour::doudizhu
