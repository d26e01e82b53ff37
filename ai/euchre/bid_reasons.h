// What speaks for a bid.
#pragma once

#include "ai/base/telling.h"
#include "core/euchre/rules.h"

#include <optional>

namespace parlour::euchre {

// A suit to name in the second round that suits the hand better than the upcard's would.
std::optional<int> betterSuit(const Observation& view);

// The most telling reason first. Precondition: the observer is to move.
ReasonList bidReasons(const Observation& view, Move move);

} // namespace parlour::euchre
