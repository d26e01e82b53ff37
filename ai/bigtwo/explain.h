// Why a play or a pass is made, in sentences.
#pragma once

#include "ai/bigtwo/sure_win.h"
#include "ai/search/flat_monte_carlo.h"
#include "core/bigtwo/rules.h"

namespace parlour::bigtwo {

// What a move does. Precondition of all: the observer is to move, and the move is legal.
Reasons explainMove(const Observation& view, CardSet move);
// The same for the best of the ranking, and how the search decided for it.
Reasons explain(const Observation& view, const FlatMonteCarlo<BigTwo>& search);
// The same for the first play of a line that wins for certain.
Reasons explainSureWin(const Observation& view, const Line& line);

} // namespace parlour::bigtwo
