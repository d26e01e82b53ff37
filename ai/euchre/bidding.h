// How the thesis' players and the programs bid. The thesis has no bidding and does not describe
// that of the programs, so all share one simple rule of our own.
//
// A hand is counted for a suit as trump, in tenths of a trick: right bower 10, left bower 9, ace 8,
// king 6, each other trump 4; a side ace 6, a side king 2; with at least one trump, 3 for each void
// side suit. In the first round the dealer counts the upcard instead of the lowest card; the
// dealer's partner adds 4, the opponents subtract 4. A count of 19 makes the suit trump, one of 33
// goes alone. A defender with a count of 25 in the lone maker's suit defends alone.
#pragma once

#include "ai/base/agent.h"
#include "core/euchre/rules.h"

namespace parlour::euchre {

struct BidLimits {
    int make = 19;
    int alone = 33;
    int defend = 25;
};

// The count described above.
int handCount(CardSet hand, int trump);
inline constexpr int kUpcardCount = 4; // one more trump for the dealer's side

// Any decision except the play of a card. Precondition: the observer is to move, phase not Play.
Decision<Euchre> bid(const Observation& view, const BidLimits& limits = {});

} // namespace parlour::euchre
