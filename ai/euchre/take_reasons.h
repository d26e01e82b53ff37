// What speaks for a card that beats those on a trick which somebody else has led.
#pragma once

#include "ai/base/telling.h"
#include "core/euchre/rules.h"

#include <optional>

namespace parlour::euchre {

// The most telling first, compared with another card if there is one. Precondition: the observer
// is to play, does not lead, and the card is the best of the trick.
ReasonList takeReasons(const Observation& view, Card card, std::optional<Card> other);

} // namespace parlour::euchre
