// Sentences that explain a move.
#pragma once

#include "ai/search/flat_monte_carlo.h"
#include "core/euchre/rules.h"

namespace parlour::euchre {

// Why a move is made. Precondition of both: the observer is to move.
Reasons explainMove(const Observation& view, Move move);
// Why the first move of the ranking is made rather than the next one that is clearly worse.
Reasons explain(const Observation& view, const FlatMonteCarlo<Euchre>& search);
// Why those that are worse than it are not advised.
void explainOthers(const Observation& view, const FlatMonteCarlo<Euchre>& search,
                   const Reasons& told, WhyNots<Move>& whyNots);

} // namespace parlour::euchre
