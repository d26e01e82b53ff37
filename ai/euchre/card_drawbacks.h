// What speaks against a card.
#pragma once

#include "ai/base/drawbacks.h"
#include "core/euchre/rules.h"

namespace parlour::euchre {

// Of discarding or playing it, weighed against the advised one, the most telling first.
// Precondition of both: the observer is to do so.
Drawbacks discardDrawbacks(const Observation& view, Card card, Card advised);
Drawbacks playDrawbacks(const Observation& view, Card card, Card advised);

} // namespace parlour::euchre
