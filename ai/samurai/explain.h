// Sentences that explain a step.
#pragma once

#include "ai/search/flat_monte_carlo.h"
#include "core/samurai/rules.h"

namespace parlour::samurai {

// What speaks for a step. Precondition of all: the observer is to move.
Reasons explainMove(const Observation& view, const Move& step);
// What speaks for the first step of the ranking and not for the next one that is clearly worse.
Reasons explain(const Observation& view, const FlatMonteCarlo<Samurai>& search);
// What speaks against steps that are worse, unless all win or none does.
void explainOthers(const Observation& view, const FlatMonteCarlo<Samurai>& search,
                   const Reasons& told, WhyNots<Move>& whyNots);
// Why the turn ends here.
Reason explainEnd(const Observation& view);

} // namespace parlour::samurai
