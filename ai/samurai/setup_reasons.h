// What speaks for the first tiles and for the places of the figures.
#pragma once

#include "ai/base/agent.h"
#include "core/samurai/rules.h"

#include <cstddef>
#include <span>

namespace parlour::samurai {

// Why a move before the first turn is made and not the others, as many as RivalReasons holds, the
// first `worse` of which are worse and the rest as good. `isCloseCall`: they are hardly worse.
// Precondition: the observer is to move, and isSetup(view).
Reasons explainSetup(const Observation& view, const Move& move, std::span<const Move> others,
                     std::size_t worse, bool isCloseCall);

} // namespace parlour::samurai
