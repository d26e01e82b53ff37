// What a seat may believe about the cards it does not see.
#pragma once

#include "ai/base/thinker.h"
#include "core/briscola/rules.h"

#include <vector>

namespace parlour::briscola {

// Where each unseen card may be, trumps first, then by rank. Nobody must follow suit here, so that
// plays show little of what is kept back: every way to deal the unseen cards is as likely.
std::vector<Thought::CardBelief> beliefs(const Observation& view);

// A world as in Briscola::sample, but the more often the better it explains what the others played
// of late, if they play much like RulePolicy.
State sampleLikely(const Observation& view, Rng& rng);

} // namespace parlour::briscola
