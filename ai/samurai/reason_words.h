// The names of what Samurai's reasons speak of.
#pragma once

#include "core/samurai/rules.h"

namespace parlour::samurai {

// A figure is always what somebody fights for, takes or moves: in languages with cases, one case.
const Phrase& figureName(int caste);
const Phrase& kindName(int caste); // after "in"
Phrase placeName(const Public& pub, int settlement);

} // namespace parlour::samurai
