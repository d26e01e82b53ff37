// The only world of a deal of Briscola in which everything is known (ai/search/worlds.h).
#pragma once

#include "core/briscola/rules.h"

namespace parlour::briscola {

bool forEachWorld(const Observation& view, const auto& each) {
    if (!view.knowsAll()) return false;
    Rng rng(0); // nothing is left to it
    return each(Briscola::sample(view, rng));
}

} // namespace parlour::briscola
