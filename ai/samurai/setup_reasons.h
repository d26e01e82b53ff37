// What speaks for the first tiles and for the places of the figures.
#pragma once

#include "ai/base/agent.h"
#include "core/samurai/rules.h"

#include <span>

namespace parlour::samurai {

// Why a move before the first turn is made and not the others, which are as good, but for the first
// of them if `isBest`: that is clearly worse. At most 1 + kMostAsGood others.
// Precondition: the observer is to move, and isSetup(view).
Reasons explainSetup(const Observation& view, const Move& move, std::span<const Move> others,
                     bool isBest);

} // namespace parlour::samurai
