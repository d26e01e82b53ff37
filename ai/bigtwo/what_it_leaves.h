// What a move leaves in hand, and what may beat it: additions to the reasons for it.
#pragma once

#include "ai/base/telling.h"
#include "ai/bigtwo/standing.h"

namespace parlour::bigtwo {

// The most telling first. `instead`: the play that is closest, if the move is a pass.
Additions whatItLeaves(const Standing& s, CardSet move, CardSet instead);
// That the highest cards of the hand stay, aces or twos: no addition to a pass, but so they do
// then.
void addKept(const Standing& s, CardSet move, Additions& additions);

} // namespace parlour::bigtwo
