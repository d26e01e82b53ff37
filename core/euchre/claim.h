// When all tricks that are left are one seat's, whatever the others hold.
#pragma once

#include "core/euchre/rules.h"

namespace parlour::euchre {

using Claim = boost::container::static_vector<Card, kHandSize>;

// The cards of the observer, who leads, in an order in which each takes its trick; empty when that
// is not certain. Trumps come first; behind them only what cannot be trumped counts. Precondition:
// phase Play, the observer is to lead.
Claim certainTricks(const Observation& view);

} // namespace parlour::euchre
