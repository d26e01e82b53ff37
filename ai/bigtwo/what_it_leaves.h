// What a move leaves in hand, and what may beat it: additions to the reasons for it.
#pragma once

#include "ai/base/telling.h"
#include "ai/bigtwo/standing.h"

namespace parlour::bigtwo {

// The most telling first. `instead`: the play that is closest, if the move is a pass.
Additions whatItLeaves(const Standing& s, CardSet move, CardSet instead);

} // namespace parlour::bigtwo
