// What speaks for the first tiles and for the places of the figures.
#pragma once

#include "core/base/phrase.h"
#include "core/samurai/rules.h"

namespace parlour::samurai {

// Why a move before the first turn is made rather than another one, if there is one.
// Precondition: the observer is to move, and isSetup(view).
Reason explainSetup(const Observation& view, const Move& move, const Move* rival);

} // namespace parlour::samurai
