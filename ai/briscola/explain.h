// Sentences that explain why a card is played.
#pragma once

#include "ai/search/flat_monte_carlo.h"
#include "core/briscola/rules.h"

namespace parlour::briscola {

// What a card does. Precondition of both: the observer is to move and holds the card.
Reasons explainMove(const Observation& view, Card card);
// What the first card of the ranking does, and how the search chose it.
Reasons explain(const Observation& view, const FlatMonteCarlo<Briscola>& search);

// A card's margin over the next best: points, the mean over this many worlds.
Reason explainMargin(int worlds, double margin, const Phrase& nextName);

} // namespace parlour::briscola
