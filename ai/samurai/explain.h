// Sentences that explain a step.
#pragma once

#include "ai/search/flat_monte_carlo.h"
#include "core/samurai/rules.h"

namespace parlour::samurai {

// What a step does. Precondition of all: the observer is to move.
Reasons explainMove(const Observation& view, const Move& step);
// What the first step of the ranking does, and how the search chose it.
Reasons explain(const Observation& view, const FlatMonteCarlo<Samurai>& search);
// Why the turn ends here.
Reason explainEnd(const Observation& view);

// The settlement that a step is most about: of those it touches the one with most figures, among
// equals the one with fewest open land spaces; -1 if none has a figure.
int settlementOf(const Public& pub, const Move& step);
// The name of a settlement, as an argument of a reason.
Phrase settlementName(const Public& pub, int settlement);

} // namespace parlour::samurai
