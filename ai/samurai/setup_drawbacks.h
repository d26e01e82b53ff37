// What speaks against a tile taken at the start, or a figure put on the board.
#pragma once

#include "ai/base/drawbacks.h"
#include "core/samurai/rules.h"

namespace parlour::samurai {

// Weighed against the advised one, the most telling first.
Drawbacks takingDrawbacks(Tile tile, Tile advised);
// That another tile of that sort is stronger.
void addStronger(Drawbacks& list, Tile tile, Tile other);
// That a weaker samurai will do first.
void addStrongLater(Drawbacks& list, Tile tile, Tile other);
// That a ronin needs a land space, and another fast tile does not.
void addNeedsLand(Drawbacks& list, Tile tile, Tile other);
// That a figure of this kind is better put where fewer tiles surround it.
void addBetterPlace(Drawbacks& list, const Observation& view, const Move& move, const Move& good);
// Precondition: the observer is to put a figure.
Drawbacks puttingDrawbacks(const Observation& view, const Move& move, const Move& advised);

} // namespace parlour::samurai
