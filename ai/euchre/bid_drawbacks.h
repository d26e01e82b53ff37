// What speaks against a bid.
#pragma once

#include "ai/base/drawbacks.h"
#include "core/euchre/rules.h"

namespace parlour::euchre {

// Weighed against the advised one, the most telling first. Precondition of both: the observer is to
// bid, or to defend alone or not.
Drawbacks bidDrawbacks(const Observation& view, Move move, Move advised);
Drawbacks defenceDrawbacks(const Observation& view, Move move, Move advised);

} // namespace parlour::euchre
