// Sentences that explain why a card is played.
#pragma once

#include "ai/search/flat_monte_carlo.h"
#include "core/briscola/rules.h"

namespace parlour::briscola {

// Why a card is played. Precondition of both: the observer is to move and holds the card.
Reasons explainMove(const Observation& view, Card card);
// Why the first card of the ranking is played rather than the next one that is clearly worse, and
// how the game ends when all cards are known.
Reasons explain(const Observation& view, const FlatMonteCarlo<Briscola>& search);
// What speaks against the cards that are worse than the first of the ranking; nothing once the game
// is decided.
void explainOthers(const Observation& view, const FlatMonteCarlo<Briscola>& search,
                   const Reasons& told, WhyNots<Card>& whyNots);

} // namespace parlour::briscola
