// What a move leaves in hand, and what may beat it: additions to the reasons for it.
#pragma once

#include "ai/base/telling.h"
#include "ai/doudizhu/standing.h"

namespace parlour::doudizhu {

// What wins the lead back, such as a play of one or two cards has.
struct Winner {
    Cards cards{};
    bool isSure = false; // whatever the opponents hold
};
// Of these cards what wins the lead from any play of this pattern, but for bombs: a single card, a
// pair, a bomb; or none.
Winner winnerOf(const Standing& s, Cards cards, Pattern pattern);

// The most telling first. `cards`: none for a pass; `instead`: the play that is closest then.
Additions whatItLeaves(const Standing& s, Cards cards, Cards instead);

} // namespace parlour::doudizhu
