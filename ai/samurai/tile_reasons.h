// What a tile does where it is put.
#pragma once

#include "ai/samurai/explained_step.h"

namespace parlour::samurai {

// What speaks for a tile there; something always does. Precondition: the step puts or moves one.
void addTile(Causes& list, const Step& step);
// That a tile can capture figures on the last land space of a settlement in this same turn.
Reason thenCaptures(const Phrase& where, Tile tile, const Phrase& figures);

} // namespace parlour::samurai
