// Moves of Briscola as people say them.
#pragma once

#include "core/base/words.h"
#include "core/briscola/rules.h"
#include "core/cards/italian_deck.h"

namespace parlour::briscola {

inline Words moveWords(const State& /*before*/, Card card) { return italian::cardName(card); }

} // namespace parlour::briscola
