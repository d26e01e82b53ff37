// What speaks for leading a card.
#pragma once

#include "ai/base/telling.h"
#include "core/euchre/rules.h"

#include <optional>

namespace parlour::euchre {

// The most telling first, compared with another card if there is one. Precondition: the observer
// leads.
ReasonList leadReasons(const Observation& view, Card card, std::optional<Card> other);

} // namespace parlour::euchre
