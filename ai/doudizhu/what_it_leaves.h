// What a move leaves in hand, and what may beat it: additions to the reasons for it.
#pragma once

#include "ai/base/telling.h"
#include "ai/doudizhu/standing.h"

namespace parlour::doudizhu {

// The most telling first. `cards`: none for a pass; `instead`: the play that is closest then.
Additions whatItLeaves(const Standing& s, Cards cards, Cards instead);

} // namespace parlour::doudizhu
