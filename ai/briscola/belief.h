// What a seat may believe about the cards it does not see.
#pragma once

#include "ai/base/thinker.h"
#include "core/briscola/rules.h"

#include <vector>

namespace parlour::briscola {

// Where each unseen card may be, trumps first, then by rank. Nobody must follow suit here, so that
// plays show little of what is kept back: every way to deal the unseen cards is as likely.
std::vector<Thought::CardBelief> beliefs(const Observation& view);

} // namespace parlour::briscola
