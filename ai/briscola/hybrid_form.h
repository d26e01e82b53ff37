// What the paper's network sees of Briscola, and what its outputs stand for (section IV-D).
#pragma once

#include "core/briscola/rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace parlour::briscola {

// The paper's input is a number for each card: 1 in the hand, -2 "a high suit card", -1 already
// played, 0 left in the deck, 2 on the floor. It does not say which holds where several do. A card
// in the hand is always 1 and one on the table always 2: else the player would not see what it may
// play or has to beat. The rest can be read in three ways.
enum class TrumpInput : std::uint8_t {
    Always,   // every trump is -2, also when played: the first that holds in the paper's order
    Unplayed, // every trump that was not played is -2
    Card      // only the card turned up is -2, also when played
};

struct HybridForm {
    static constexpr std::string_view kName = "briscola-hybrid";
    static constexpr int kVersion = 1;
    static constexpr int kReadings = 3;
    // A channel for each reading of -2, in the order of TrumpInput; a network has one of them.
    static constexpr std::array<int, 3> kShape{1, italian::kCards, kReadings};
    static constexpr int kActions = italian::kCards; // suit * 10 + rank
    static constexpr std::array<std::string_view, 0> kRoles{};

    static bool isShown(const Observation&) { return true; }
    static int role(const Observation&) { return 0; }
    static void features(const Observation& view, std::span<std::int8_t> out);
    static std::optional<int> action(const Observation&, Card card) { return actionOf(card); }

    static constexpr int actionOf(Card card) { return card.suit() * italian::kRanks + card.rank(); }
    static constexpr Card cardOf(int action) {
        return makeCard(action / italian::kRanks, action % italian::kRanks);
    }
    // The input for one card.
    static int input(const Observation& view, Card card, TrumpInput reading);
};

} // namespace parlour::briscola
