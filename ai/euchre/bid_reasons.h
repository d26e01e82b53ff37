// What speaks for a bid and for the dealer's discard.
#pragma once

#include "ai/base/telling.h"
#include "core/euchre/rules.h"

#include <optional>

namespace parlour::euchre {

// A suit to name in the second round that suits the hand better than the upcard's would.
std::optional<int> betterSuit(const Observation& view);

// The most telling reason first. Precondition of both: the observer is to move.
// For a bid, compared with another one if there is one.
ReasonList bidReasons(const Observation& view, Move move, std::optional<Move> other);
// For a discard, compared with another one if there is one.
ReasonList discardReasons(const Observation& view, Card card, std::optional<Card> other);

} // namespace parlour::euchre
