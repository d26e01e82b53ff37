// Sentences that explain a move.
#pragma once

#include "ai/search/flat_monte_carlo.h"
#include "core/doudizhu/rules.h"

namespace parlour::doudizhu {

// What the first move of the ranking does, and why that is better than the next.
Reasons explain(const Observation& view, const FlatMonteCarlo<Doudizhu>& search);
// What speaks against moves that are worse.
void explainOthers(const Observation& view, const FlatMonteCarlo<Doudizhu>& search,
                   const Reasons& told, WhyNots<Move>& whyNots);

} // namespace parlour::doudizhu
