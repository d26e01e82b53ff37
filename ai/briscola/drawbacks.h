// What speaks against a card for somebody who weighs it against the advised one.
#pragma once

#include "ai/base/drawbacks.h"
#include "core/briscola/rules.h"

#include <optional>

namespace parlour::briscola {

// The most telling drawback first. `ending`: how the game ends with the card, if that is known.
// Precondition: the observer is to move and holds both cards.
Drawbacks drawbacksOf(const Observation& view, Card card, Card advised,
                      const std::optional<Reason>& ending = {});

} // namespace parlour::briscola
