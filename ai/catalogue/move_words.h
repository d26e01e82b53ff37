// The moves of every game as people say them.
#pragma once

#include "core/base/words.h"
#include "core/play/table.h"

namespace parlour {

// A move of the seat to move, before it is made: "queen of hearts", "pair: 9 9", "helmet 3 on M12
// by Kyoto". What is no move of the game stays as it is.
Words moveWords(const Table& before, std::string_view move);

} // namespace parlour
