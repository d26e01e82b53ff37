// Every world of a Euchre deal in play (ai/search/worlds.h), in each of which what is out of play
// lies in the kitty.
#pragma once

#include "ai/search/worlds.h"
#include "core/euchre/rules.h"

#include <algorithm>

namespace parlour::euchre {

bool forEachWorld(const Observation& view, const auto& each) {
    const Public& pub = view.pub;
    if (pub.phase != Phase::Play) return false;
    State world{pub, {}, view.discard, {}};
    std::array<CardSet, kSeats + 1> piles; // the last one is out of play
    std::array<int, kSeats + 1> room{};
    std::array<CardSet, kSeats + 1> missing;
    const CardSet unseen = view.unseen();
    if (pub.mayDealerHoldUpcard() && view.seat != pub.dealer)
        piles[static_cast<std::size_t>(pub.dealer)].insert(pub.upcard);
    room[kSeats] = unseen.size();
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        missing[seat] = pub.missing(static_cast<Seat>(seat));
        if (static_cast<Seat>(seat) == view.seat)
            piles[seat] = view.hand;
        else
            room[seat] = pub.handSize(static_cast<Seat>(seat)) - piles[seat].size();
        room[kSeats] -= room[seat];
    }
    return forEachDistribution(
        unseen, piles, room,
        [&](std::size_t pile, Card card) { return !missing[pile].contains(card); },
        [&](const auto& dealt) {
            std::copy_n(dealt.begin(), std::size_t{kSeats}, world.hands.begin());
            world.kitty = dealt[kSeats];
            return each(world);
        });
}

} // namespace parlour::euchre
