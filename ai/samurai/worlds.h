// The only world of a game of Samurai in which everybody has drawn the last tile, so that the hands
// are known (ai/search/worlds.h).
#pragma once

#include "core/samurai/rules.h"

#include <algorithm>

namespace parlour::samurai {

bool forEachWorld(const Observation& view, const auto& each) {
    const Public& pub = view.pub;
    const auto isDrawn = [](int supply) { return supply == 0; };
    if (pub.phase != Phase::Playing || !std::ranges::all_of(pub.supplySize, isDrawn)) return false;
    Rng rng(0); // nothing is left to it
    return each(Samurai::sample(view, rng));
}

} // namespace parlour::samurai
