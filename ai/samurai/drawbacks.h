// What speaks against a move.
#pragma once

#include "ai/base/drawbacks.h"
#include "core/samurai/rules.h"

namespace parlour::samurai {

// For somebody who weighs the move against the advised one. Precondition: the observer is to move,
// and may make both.
Drawbacks drawbacksOf(const Observation& view, const Move& move, const Move& advised);

} // namespace parlour::samurai
