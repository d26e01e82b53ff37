// What a step does, in a sentence or more: the first reasons of every player.
#pragma once

#include "ai/base/agent.h"
#include "core/samurai/rules.h"

namespace parlour::samurai {

using Reasons = decltype(Decision<Samurai>::reasons);

// Precondition: playing, and the observer is to move.
Reasons explain(const Observation& view, const Move& step);
// Why the turn ends here.
Reason explainEnd(const Observation& view);

// The settlement that a step is most about: of those that it touches the one with most figures,
// among equals the one where fewest spaces are open. -1: none with a figure.
int settlementOf(const Public& pub, const Move& step);
// Its name, for a reason.
Phrase settlementName(const Public& pub, int settlement);

} // namespace parlour::samurai
