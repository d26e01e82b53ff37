// Whether a seat wins all remaining tricks, whatever the others hold.
#pragma once

#include "core/euchre/rules.h"

namespace parlour::euchre {

using Claim = boost::container::static_vector<Card, kHandSize>;

// The observer's cards in an order in which each wins its trick; empty if that is not certain.
// Trumps come first; after them only cards that cannot be trumped are certain. Precondition: phase
// Play, the observer is to lead.
Claim certainTricks(const Observation& view);

} // namespace parlour::euchre
