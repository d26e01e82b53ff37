// What speaks for the first tiles and for the places of the figures.
#pragma once

#include "ai/base/telling.h"
#include "core/samurai/rules.h"

namespace parlour::samurai {

// What speaks for a move before the first turn, the most telling first.
// Precondition: the observer is to move, and isSetup(view).
ReasonList setupReasons(const Observation& view, const Move& move);

} // namespace parlour::samurai
