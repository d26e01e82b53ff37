// How all players of Euchre bid here. The thesis gave its players no bidding and the programs it
// measured against are not described in this; so they share one simple rule, which is ours.
//
// A hand is counted for a suit as trump, in tenths of a trick: right bower 10, left bower 9, ace 8,
// king 6, each other trump 4; another ace 6, another king 2; with a trump at all, 3 for each other
// suit that is not held. In the first round the dealer counts the upcard and leaves his lowest card
// out; his partner adds 4, the opponents subtract 4. From 19 on the suit is made trump, from 33 on
// alone. A defender whose hand counts 25 in the lone maker's suit defends alone.
#pragma once

#include "ai/base/agent.h"
#include "core/euchre/rules.h"

namespace parlour::euchre {

struct BidLimits {
    int make = 19;
    int alone = 33;
    int defend = 25;
};

// The count described above, of any hand.
int handCount(CardSet hand, int trump);

// Any decision but the play of a card. Precondition: the observer is to move, phase not Play.
Decision<Euchre> bid(const Observation& view, const BidLimits& limits = {});

} // namespace parlour::euchre
