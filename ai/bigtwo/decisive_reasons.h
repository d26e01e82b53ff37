// What decides a game that is nearly over: that a play wins, or that another player may go out.
#pragma once

#include "ai/bigtwo/play_reasons.h"

namespace parlour::bigtwo {

// That a lead of several cards keeps the lead from a player with one.
Reason leadsNoSingle(Seat last, const Phrase& name);
// How few of the cards still out beat a single card, where a player with one may go out on it.
Reason isHardFor(const Standing& s, Seat last, CardSet move);
// That a player with one card may go out on a low one.
Reason playsNotLow(Seat last);
// That an answer takes the lead from a player who is nearly out.
Reason leavesNoLead(const Standing& s);

// What is told before all else, as by play_reasons.h.
void addDecisive(const Standing& s, CardSet move, const Alternatives& others, const Phrase& name,
                 ReasonList& reasons);

} // namespace parlour::bigtwo
