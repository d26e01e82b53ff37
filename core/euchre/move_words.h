// Moves of Euchre as people say them.
#pragma once

#include "core/base/words.h"
#include "core/euchre/rules.h"

namespace parlour::euchre {

// "Order up, alone", "Discard the nine of clubs". A dealer who orders up picks the card up.
Words moveWords(const Move& move, bool isDealer);
// Of the seat to move.
inline Words moveWords(const State& before, const Move& move) {
    return moveWords(move, Euchre::toMove(before) == before.pub.dealer);
}

} // namespace parlour::euchre
