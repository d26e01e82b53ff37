// Why a card is played, in sentences.
#pragma once

#include "ai/search/flat_monte_carlo.h"
#include "core/briscola/rules.h"

namespace parlour::briscola {

// What a card does. Precondition of both: the observer is to move and holds the card.
Reasons explainMove(const Observation& view, Card card);
// The same for the best of the ranking, and how the search decided for it.
Reasons explain(const Observation& view, const FlatMonteCarlo<Briscola>& search);

// What many imagined deals say of a card: so many points more, on average, than the next best.
Reason explainMargin(int worlds, double margin, const Phrase& nextName);

} // namespace parlour::briscola
