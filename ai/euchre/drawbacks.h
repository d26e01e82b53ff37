// What speaks against a bid, a discard or a card.
#pragma once

#include "ai/base/drawbacks.h"
#include "core/euchre/rules.h"

namespace parlour::euchre {

// Weighed against the advised move, the most telling first. Precondition: the observer is to move.
Drawbacks drawbacksOf(const Observation& view, Move move, Move advised);

} // namespace parlour::euchre
