// What speaks against a card for somebody who weighs it against the advised one.
#pragma once

#include "ai/base/drawbacks.h"
#include "core/briscola/rules.h"

#include <optional>

namespace parlour::briscola {

// The most telling drawback first. `ending`: how the game ends with the card, if that is known.
// `isCompared`: what is told of the advised card says already why it costs less to play than this.
// Precondition: the observer is to move and holds both cards.
Drawbacks drawbacksOf(const Observation& view, Card card, Card advised,
                      const std::optional<Reason>& ending = {}, bool isCompared = false);

// Where nothing speaks against a card: that it does the same as another one of the hand.
Reason sameAs(const Phrase& card);

} // namespace parlour::briscola
