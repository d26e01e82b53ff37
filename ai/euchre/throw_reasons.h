// What speaks for a card that does not beat those on a trick.
#pragma once

#include "ai/base/telling.h"
#include "core/euchre/rules.h"

#include <optional>

namespace parlour::euchre {

// The most telling first, compared with another card if there is one. Precondition: the observer
// is to play, does not lead, and the card is not the best of the trick.
ReasonList throwReasons(const Observation& view, Card card, std::optional<Card> other);
// Why it hardly matters which card is played; empty: one might take this trick, or a later one.
Reasons whyAnyThrown(const Observation& view);

} // namespace parlour::euchre
