// What a trick decides.
#pragma once

#include "ai/base/telling.h"
#include "core/euchre/rules.h"

namespace parlour::euchre {

// What it decides if the card takes it for certain. Precondition: the observer is to play.
void addStakes(const Observation& view, Card card, ReasonList& reasons);

} // namespace parlour::euchre
