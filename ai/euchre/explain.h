// Why a move is made, in sentences.
#pragma once

#include "ai/search/flat_monte_carlo.h"
#include "core/euchre/rules.h"

namespace parlour::euchre {

// What a move does. Precondition of both: the observer is to move.
Reasons explainMove(const Observation& view, Move move);
// The same for the best of the ranking, and how the search decided for it.
Reasons explain(const Observation& view, const FlatMonteCarlo<Euchre>& search);

} // namespace parlour::euchre
