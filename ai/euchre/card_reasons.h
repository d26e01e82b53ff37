// What speaks for the play of a card.
#pragma once

#include "ai/base/telling.h"
#include "core/euchre/rules.h"

#include <optional>

namespace parlour::euchre {

// The highest two trumps by their own names, "left bower".
const Phrase& cardCalled(Card card, int trump);
// Its rank alone, where the suit is said once for two cards.
const Phrase& rankName(Card card);

// The most telling reason first, compared with another card if there is one. Precondition: the
// observer is to play.
ReasonList cardReasons(const Observation& view, Card card, std::optional<Card> other);
// Why it makes no difference which card is played, as far as that is certain.
std::optional<Reason> whyEven(const Observation& view);
// Whether no card that others may hold comes between two of a suit, in this trick or later.
bool areAsHigh(const Observation& view, Card card, Card other);
// The same of two that are led, or that do not win the trick.
bool areAlike(const Observation& view, Card card, Card other);
// What the card leaves in hand.
Additions cardAdditions(const Observation& view, Card card);

} // namespace parlour::euchre
