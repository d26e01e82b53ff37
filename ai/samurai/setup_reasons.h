// What speaks for the first tiles and for the places of the figures.
#pragma once

#include "ai/base/agent.h"
#include "core/samurai/rules.h"

#include <span>

namespace parlour::samurai {

// Why a move before the first turn is made and not the others, at most 1 + kMostAsGood.
// Precondition: the observer is to move, and isSetup(view).
Reasons explainSetup(const Observation& view, const Move& move, std::span<const Move> others);

} // namespace parlour::samurai
