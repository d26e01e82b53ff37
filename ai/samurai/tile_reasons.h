// What a tile does where it is put.
#pragma once

#include "ai/samurai/explained_step.h"

namespace parlour::samurai {

// What speaks for a tile there; something always does. Precondition: the step puts or moves one.
void addTile(Causes& list, const Step& step);

} // namespace parlour::samurai
