// What speaks for a card on a trick that somebody else has led.
#pragma once

#include "ai/base/telling.h"
#include "core/euchre/rules.h"

#include <optional>

namespace parlour::euchre {

// The most telling first, compared with another card if there is one. Precondition: the observer
// is to play, and does not lead.
ReasonList followReasons(const Observation& view, Card card, std::optional<Card> other);

} // namespace parlour::euchre
