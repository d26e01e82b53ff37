// How a position looks to somebody who sees all cards.
#pragma once

#include "ai/base/thinker.h"

#include <memory>
#include <string_view>

namespace parlour {

// The game's champion looking at the whole position: its candidates are the moves that it would try
// and those that the budget names, valued in this world alone, best first; it gives no reasons.
// Null: there is no such game.
std::unique_ptr<Thinker> openThinker(std::string_view game);

} // namespace parlour
