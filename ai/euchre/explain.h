// The champion's move in the game's own terms.
#pragma once

#include "core/euchre/rules.h"

namespace parlour::euchre {

// What the move does. Precondition: the observer is to move.
Reason explain(const Observation& view, Move move);

// A move as the other choice in a sentence: "king of hearts", "clubs as trump, alone".
Phrase moveName(const Public& pub, Move move);

} // namespace parlour::euchre
