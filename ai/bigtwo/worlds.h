// Every world of a game of Big Two (ai/search/worlds.h).
#pragma once

#include "ai/search/worlds.h"
#include "core/bigtwo/rules.h"

namespace parlour::bigtwo {

bool forEachWorld(const Observation& view, const auto& each) {
    State world{view.pub, {}};
    std::array<int, kSeats> room{};
    for (std::size_t seat = 0; seat < kSeats; ++seat) room[seat] = view.pub.handSizes[seat];
    const auto own = static_cast<std::size_t>(view.seat);
    world.hands[own] = view.hand;
    room[own] = 0;
    const auto starter = static_cast<std::size_t>(view.pub.starter());
    return forEachDistribution(
        view.unseen(), world.hands, room,
        [&](std::size_t seat, Card card) { return card != kThreeOfDiamonds || seat == starter; },
        [&](const auto&) { return each(world); });
}

} // namespace parlour::bigtwo
