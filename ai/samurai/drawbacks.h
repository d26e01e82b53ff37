// What speaks against a move.
#pragma once

#include "ai/base/drawbacks.h"
#include "ai/samurai/losses.h"

namespace parlour::samurai {

// For somebody who weighs the move against the advised one. Precondition: the observer is to move,
// and may make both.
Drawbacks drawbacksOf(const Observation& view, const Move& move, const Move& advised);

// What else tells a step from the advised one that takes the lead for as many figures.
Drawbacks besideLeads(const Pair& pair);

// That another tile on the same space, of a move that is as good as the advised one, is enough, or
// what a stronger one for the same figures does better; of first tiles, that such a one is
// stronger, or weak enough to come first; of first figures, that it puts one of the same kind where
// fewer tiles surround it.
void addBesideAsGood(Drawbacks& list, const Observation& view, const Move& move, const Move& good);

} // namespace parlour::samurai
