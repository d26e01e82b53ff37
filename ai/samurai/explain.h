// Why a step is made, in sentences.
#pragma once

#include "ai/search/flat_monte_carlo.h"
#include "core/samurai/rules.h"

namespace parlour::samurai {

// What a step does. Precondition of all: the observer is to move.
Reasons explainMove(const Observation& view, const Move& step);
// The same for the best of the ranking, and how the search decided for it.
Reasons explain(const Observation& view, const FlatMonteCarlo<Samurai>& search);
// Why the turn ends here.
Reason explainEnd(const Observation& view);

// The settlement that a step is most about: of those that it touches the one with most figures,
// among equals the one where fewest spaces are open. -1: none with a figure.
int settlementOf(const Public& pub, const Move& step);
// Its name, for a reason.
Phrase settlementName(const Public& pub, int settlement);

} // namespace parlour::samurai
