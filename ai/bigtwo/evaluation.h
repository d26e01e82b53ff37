// Every seat's chance to win with all cards open and somebody about to lead: a quick estimate, so
// that playouts need not go to the end.
#pragma once

#include "ai/bigtwo/playout.h"

namespace parlour::bigtwo {

class Evaluation {
public:
    static constexpr int kGroups = 9;      // 1 to 8, more
    static constexpr int kSafe = 5;        // groups that nobody can beat: 0 to 3, more
    static constexpr int kLow = 6;         // low single cards or pairs
    static constexpr int kFives = 3;       // groups of five cards
    static constexpr int kTop = 6;         // how many cards of others beat the seat's highest
    static constexpr int kPlaces = kSeats; // turns until the seat's own

    enum Table : int {
        SafeOfGroups = 0,
        Cards = SafeOfGroups + kGroups * kSafe * kPlaces,
        LowSingles = Cards + kHandSize * kPlaces,
        LowPairs = LowSingles + kLow * kGroups,
        Fives = LowPairs + kLow * kGroups,
        Top = Fives + kFives * kSafe * kPlaces,
        kSize = Top + kTop * kGroups
    };
    static constexpr std::size_t kFeatures = 6;
    using Features = std::array<std::array<std::int16_t, kFeatures>, kSeats>;
    using Weights = std::array<std::int16_t, kSize>; // as in RulePolicy
    static const Weights kWeights;

    static Features features(const Playout& playout);
    // Precondition: the seat to move leads.
    static WinShares chances(const Playout& playout, const Weights& weights = kWeights);
};

} // namespace parlour::bigtwo
