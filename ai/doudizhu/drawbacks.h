// What speaks against a bid or a play.
#pragma once

#include "ai/base/drawbacks.h"
#include "ai/doudizhu/standing.h"

namespace parlour::doudizhu {

// For somebody who weighs the move against the advised one.
Drawbacks drawbacksOf(const Standing& s, Move move, Move advised);

} // namespace parlour::doudizhu
