// A game with all cards open, played out by the quick rules: without history, with a plan for every
// hand.
#pragma once

#include "ai/bigtwo/rule_policy.h"

namespace parlour::bigtwo {

struct Playout {
    Playout(const State& state, const std::array<Plan, kSeats>& plans);

    bool isOver() const { return winner != kNoSeat; }
    const Plan& plan() const { return plans[static_cast<std::size_t>(next)]; }
    SeatView seatView() const;
    void play(CardSet cards);
    CardSet choose(Rng& rng) const { // by the quick rules
        return RulePolicy::draw(RulePolicy::choices(seatView(), plan(), options), rng);
    }
    void run(Rng& rng) {
        while (!isOver()) play(choose(rng));
    }

    Options options;
    std::array<CardSet, kSeats> hands{};
    std::array<Plan, kSeats> plans{};
    CardSet held; // the cards in all hands
    Combination table;
    std::array<std::uint8_t, kSeats> sizes{};
    std::uint8_t passed = 0;
    std::int8_t next = 0;
    std::int8_t owner = kNoSeat;
    std::int8_t winner = kNoSeat;
    bool needsThreeOfDiamonds = false;
};

} // namespace parlour::bigtwo
