// What only sentences of Euchre speak of: topics beside those of all games.
#pragma once

#include "core/base/phrase.h"

namespace parlour::euchre {

inline constexpr Topic kTrumpsHeld{1 << 12};  // how many trumps somebody would hold
inline constexpr Topic kUpcardGiven{1 << 13}; // who would get the card turned up

} // namespace parlour::euchre
