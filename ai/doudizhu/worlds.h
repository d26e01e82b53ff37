// Every world of a deal of Doudizhu after the bidding (ai/search/worlds.h).
#pragma once

#include "core/doudizhu/rules.h"

#include <algorithm>

namespace parlour::doudizhu {

namespace detail {

// Calls each() with `room` of the cards of ranks from `rank` on added to one hand and the rest to
// the other, every way.
bool forEachSplit(Cards cards, int rank, Cards& one, int room, Cards& other, const auto& each) {
    if (cards.empty()) return room > 0 || each();
    const int count = cards.count(rank);
    const Cards rest = cards - Cards::of(rank, count);
    for (int taken = std::max(0, room - rest.size()); taken <= std::min(count, room); ++taken) {
        one += Cards::of(rank, taken);
        other += Cards::of(rank, count - taken);
        const bool goesOn = forEachSplit(rest, rank + 1, one, room - taken, other, each);
        one -= Cards::of(rank, taken);
        other -= Cards::of(rank, count - taken);
        if (!goesOn) return false;
    }
    return true;
}

} // namespace detail

bool forEachWorld(const Observation& view, const auto& each) {
    const Public& pub = view.pub;
    if (pub.landlord == kNoSeat) return false;
    State world{pub, {}, {}};
    const Cards known = view.knownOfLandlord();
    const auto hand = [&](Seat seat) -> Cards& {
        return world.hands[static_cast<std::size_t>(seat)];
    };
    hand(pub.landlord) = known;
    hand(view.seat) = view.hand;
    const Seat one = (view.seat + 1) % kPlayers;
    const Seat other = (view.seat + 2) % kPlayers;
    const int room = pub.handSizes[static_cast<std::size_t>(one)] - hand(one).size();
    return detail::forEachSplit(view.unseen() - known, 0, hand(one), room, hand(other),
                                [&] { return each(world); });
}

} // namespace parlour::doudizhu
