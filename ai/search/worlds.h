// Every world that agrees with an observation, one by one.
//
// A game offers beside its Observation
//   forEachWorld(view, each)   calls each(state) for every world until that returns false; whether
//                              all were told. Where they are too many to be of use it tells none.
#pragma once

#include "core/cards/card_set.h"

#include <array>
#include <cstddef>

namespace parlour {

// Calls each(piles) for every way to add the cards to the piles, `room[i]` of them to piles[i],
// only where fits(i, card), until it returns false; whether it never did. Precondition: there is
// room for exactly these cards.
template <class C, std::size_t N>
bool forEachDistribution(BasicCardSet<C> cards, std::array<BasicCardSet<C>, N>& piles,
                         std::array<int, N>& room, const auto& fits, const auto& each) {
    if (cards.empty()) return each(piles);
    const C card = cards.lowest();
    cards.erase(card);
    for (std::size_t i = 0; i < N; ++i) {
        if (room[i] == 0 || !fits(i, card)) continue;
        piles[i].insert(card);
        --room[i];
        const bool goesOn = forEachDistribution(cards, piles, room, fits, each);
        ++room[i];
        piles[i].erase(card);
        if (!goesOn) return false;
    }
    return true;
}

} // namespace parlour
