// Why a move is made, in sentences.
#pragma once

#include "ai/search/flat_monte_carlo.h"
#include "core/doudizhu/rules.h"

namespace parlour::doudizhu {

// What the best of the ranking does, and how the search decided for it.
Reasons explain(const Observation& view, const FlatMonteCarlo<Doudizhu>& search);

} // namespace parlour::doudizhu
