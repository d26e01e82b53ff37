// Sentences that explain plays and passes.
#pragma once

#include "ai/bigtwo/sure_win.h"
#include "ai/search/flat_monte_carlo.h"
#include "core/bigtwo/rules.h"

namespace parlour::bigtwo {

// Why a move may be good. Precondition of all: the observer is to move, and the move is legal.
Reasons explainMove(const Observation& view, CardSet move);
// What the first move of the ranking does, and why that is better than the next.
Reasons explain(const Observation& view, const FlatMonteCarlo<BigTwo>& search);
// What speaks against moves that are worse.
void explainOthers(const Observation& view, const FlatMonteCarlo<BigTwo>& search,
                   const Reasons& told, WhyNots<CardSet>& whyNots);
// What the first play of a certain win does.
Reasons explainSureWin(const Observation& view, const Line& line);

// What any player says who plays the last cards.
Reason goesOut(CardSet last);

} // namespace parlour::bigtwo
