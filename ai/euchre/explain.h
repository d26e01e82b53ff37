// Sentences that explain a move.
#pragma once

#include "ai/search/flat_monte_carlo.h"
#include "core/euchre/rules.h"

namespace parlour::euchre {

// What a move does. Precondition of both: the observer is to move.
Reasons explainMove(const Observation& view, Move move);
// What the first move of the ranking does, and how the search chose it.
Reasons explain(const Observation& view, const FlatMonteCarlo<Euchre>& search);

} // namespace parlour::euchre
