// A game with all cards open as the rules play it on: no history, and every hand with its plan.
#pragma once

#include "ai/bigtwo/rule_policy.h"

namespace parlour::bigtwo {

struct Playout {
    Playout(const State& state, const std::array<Plan, kSeats>& plans);

    bool isOver() const { return winner != kNoSeat; }
    const Plan& plan() const { return plans[static_cast<std::size_t>(next)]; }
    SeatView seatView() const;
    void play(CardSet cards);
    CardSet choose(Rng& rng) const { // by the rules
        return RulePolicy::draw(RulePolicy::choices(seatView(), plan(), options), rng);
    }
    void run(Rng& rng) {
        while (!isOver()) play(choose(rng));
    }

    Options options;
    std::array<CardSet, kSeats> hands{};
    std::array<Plan, kSeats> plans{};
    CardSet held; // by all together
    Combination table;
    std::array<std::uint8_t, kSeats> sizes{};
    std::uint8_t passed = 0;
    std::int8_t next = 0;
    std::int8_t owner = kNoSeat;
    std::int8_t winner = kNoSeat;
    bool needsThreeOfDiamonds = false;
};

} // namespace parlour::bigtwo
