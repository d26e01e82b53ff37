// How Big Two shows positions to networks that learn to play.
#pragma once

#include "core/bigtwo/rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace parlour::bigtwo {

// Seats stand in relation to the observer. "Each other seat" is the next, the one opposite, the one
// before.
struct PolicyForm {
    static constexpr std::string_view kName = "bigtwo-policy";
    static constexpr int kVersion = 1;

    enum Channel : std::uint8_t {
        Hand,
        Table, // the play to beat
        Unseen,
        Played,                         // of each seat, the observer first
        HandSize = Played + kSeats,     // from here on the same at all places; of each other seat
        Passed = HandSize + kSeats - 1, // of each other seat: 1, out of the round
        Owner = Passed + kSeats - 1,    // of each other seat: 1, the play to beat is its
        IsFirst = Owner + kSeats - 1,   // 1: the play must contain the three of diamonds
        kChannels
    };
    // A card's place is its index: ranks 3 to 2, suits in their order.
    static constexpr std::array<int, 3> kShape{kRanks, kSuits, kChannels};

    // Outputs stand for the kind of a play and what decides between two of that kind; the other
    // cards are ignored, of flushes all but the suit and the highest rank.
    static constexpr int kPass = 0;
    static constexpr int kSingle = 1;                        // + card
    static constexpr int kPair = kSingle + kCards;           // + its higher card
    static constexpr int kTriple = kPair + kCards;           // + rank
    static constexpr int kStraight = kTriple + kRanks;       // + card that decides; A2345 as the
    static constexpr int kStraights = kCards + kSuits;       // highest straight stands after 2S
    static constexpr int kFlush = kStraight + kStraights;    // + suit * 13 + rank
    static constexpr int kFullHouse = kFlush + kCards;       // + rank of the three
    static constexpr int kFourOfAKind = kFullHouse + kRanks; // + rank of the four
    static constexpr int kStraightFlush = kFourOfAKind + kRanks;
    static constexpr int kActions = kStraightFlush + kStraights;
    static constexpr std::array<std::string_view, 0> kRoles{};

    static bool isShown(const Observation&) { return true; }
    static int role(const Observation&) { return 0; }
    static void features(const Observation& view, std::span<std::int8_t> out);
    static std::optional<int> action(const Observation& view, CardSet move);
};

} // namespace parlour::bigtwo
