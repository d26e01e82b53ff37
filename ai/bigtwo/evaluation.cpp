#include "ai/bigtwo/evaluation.h"

#include <algorithm>
#include <cmath>

namespace parlour::bigtwo {

namespace {

// The highest play of each size that a hand holds.
struct Highest {
    std::array<Combination, 6> of;

    Highest(const Plan& plan, CardSet hand, const Options& options) {
        of[1] = Combination(Kind::Single, hand.highest().index);
        if (const auto pairs = RankSet::atLeast(2, hand).bits())
            of[2] = Combination(
                Kind::Pair, (hand & ofRank((63 - std::countl_zero(pairs)) / 4)).highest().index);
        if (options.triples)
            if (const auto triples = RankSet::atLeast(3, hand).bits())
                of[3] = Combination(Kind::Triple, (63 - std::countl_zero(triples)) / 4);
        of[5] = plan.highestFive().combination;
    }
};

constexpr int kLowest = 5; // an eight is the highest low card

} // namespace

Evaluation::Features Evaluation::features(const Playout& playout) {
    std::array<Combination, 6> first{};
    std::array<Combination, 6> second{};
    std::array<int, 6> holder{};
    for (int seat = 0; seat < kSeats; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        const Highest highest(playout.plans[s], playout.hands[s], playout.options);
        for (std::size_t size = 1; size < 6; ++size) {
            const Combination play = highest.of[size];
            if (play > first[size]) {
                second[size] = first[size];
                first[size] = play;
                holder[size] = seat;
            } else if (play > second[size]) {
                second[size] = play;
            }
        }
    }

    Features features;
    for (int seat = 0; seat < kSeats; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        int safe = 0;
        int lowSingles = 0;
        int lowPairs = 0;
        int fives = 0;
        int safeFives = 0;
        for (const auto& [cards, combination] : playout.plans[s].groups()) {
            const auto size = static_cast<std::size_t>(combination.cards());
            const bool isSafe = combination > (holder[size] == seat ? second : first)[size];
            safe += isSafe;
            if (size == 1) lowSingles += combination.height() / 4 <= kLowest;
            if (size == 2) lowPairs += combination.height() / 4 <= kLowest;
            if (size == 5) {
                ++fives;
                safeFives += isSafe;
            }
        }
        const int groups = std::min(playout.plans[s].size(), kGroups) - 1;
        safe = std::min(safe, kSafe - 1);
        const int place = (seat - playout.next + kSeats) % kSeats;
        const CardSet hand = playout.hands[s];
        const int higher = std::popcount((playout.held - hand).bits() >> hand.highest().index);
        const int top = higher <= 2 ? higher : higher <= 4 ? 3 : higher <= 8 ? 4 : 5;
        features[s] = {
            static_cast<std::int16_t>(SafeOfGroups + (groups * kSafe + safe) * kPlaces + place),
            static_cast<std::int16_t>(Cards + (playout.sizes[s] - 1) * kPlaces + place),
            static_cast<std::int16_t>(LowSingles + std::min(lowSingles, kLow - 1) * kGroups +
                                      groups),
            static_cast<std::int16_t>(LowPairs + std::min(lowPairs, kLow - 1) * kGroups + groups),
            static_cast<std::int16_t>(Fives + (fives * kSafe + safeFives) * kPlaces + place),
            static_cast<std::int16_t>(Top + top * kGroups + groups),
        };
    }
    return features;
}

WinShares Evaluation::chances(const Playout& playout, const Weights& weights) {
    const Features all = features(playout);
    WinShares chances{};
    double sum = 0;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        int score = 0;
        for (const int feature : all[seat]) score += weights[static_cast<std::size_t>(feature)];
        sum += chances[seat] = std::exp(score / 64.0);
    }
    for (double& chance : chances) chance /= sum;
    return chances;
}

} // namespace parlour::bigtwo
