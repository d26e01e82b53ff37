// What speaks against a card for somebody who weighs it against the advised one.
#pragma once

#include "ai/base/drawbacks.h"
#include "core/briscola/rules.h"

namespace parlour::briscola {

// The most telling drawback first. Precondition: the observer is to move and holds both cards.
Drawbacks drawbacksOf(const Observation& view, Card card, Card advised);

} // namespace parlour::briscola
