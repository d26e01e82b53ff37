// Positions for measurements.
#pragma once

#include "ai/catalogue/games.h"

#include <cstdint>
#include <memory>

namespace parlour {

// A position with something to choose: that before a random move of a deal that a player plays with
// itself; none if there is nothing to choose. `options` come from completeOptions().
std::unique_ptr<Table> somePosition(const GameEntry& game, const Json& options, Thinker& player,
                                    std::uint64_t seed);

} // namespace parlour
