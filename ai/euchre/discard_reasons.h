// What speaks for the dealer's discard.
#pragma once

#include "ai/base/telling.h"
#include "core/euchre/rules.h"

#include <optional>

namespace parlour::euchre {

// The most telling reason first, compared with another discard if there is one. Precondition: the
// observer is to move.
ReasonList discardReasons(const Observation& view, Card card, std::optional<Card> other);

} // namespace parlour::euchre
