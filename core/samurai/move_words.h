// Moves of Samurai as people say them.
#pragma once

#include "core/base/words.h"
#include "core/samurai/rules.h"

namespace parlour::samurai {

Words settlementName(const Cell& cell); // "Kyoto"; those of the program's maps are translated
// "Kyoto", or "M12 by Kyoto and Osaka"; a space that the map does not have by its place.
Words spaceName(const Board& board, Place place);
// "helmet 3 on M12 by Kyoto". `moved`: the tile that a tile exchange moves.
Words moveWords(const Board& board, const Move& move, Tile moved);
// Before the move is made.
Words moveWords(const Public& before, const Move& move);
inline Words moveWords(const State& before, const Move& move) {
    return moveWords(before.pub, move);
}

} // namespace parlour::samurai
