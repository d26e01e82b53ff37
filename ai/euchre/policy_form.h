// How Euchre shows positions to networks that learn to bid and to play.
#pragma once

#include "core/euchre/rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace parlour::euchre {

// Suits stand in relation to the trump suit, until it is made to the upcard's, and seats to the
// observer, so that what is the same but for names is the same for a network.
struct PolicyForm {
    static constexpr std::string_view kName = "euchre-policy";
    static constexpr int kVersion = 1;
    static constexpr int kRanks = 6; // 9 to A; bowers stand in the suits printed on them

    // Channels. Those "of each seat" are four, of the observer, left, partner, right; those "of
    // each other seat" three, from the left.
    enum Channel : std::uint8_t {
        Hand,
        Upcard,
        Discarded,                     // by the observer as the dealer
        Trumps,                        // none until they are made
        Led,                           // cards that follow suit in this trick
        OnTable,                       // of each other seat
        Played = OnTable + kSeats - 1, // of each seat, in all tricks
        Missing = Played + kSeats,     // of each other seat: what it has shown not to hold
        Dealer = Missing + kSeats - 1, // from here on the same at all places; of each seat: 1
        Maker = Dealer + kSeats,       // of each seat: 1
        Alone = Maker + kSeats,        // 1: the maker plays alone
        DefendsAlone,                  // 1: so does a defender
        PhaseNow,                      // order, call, discard, defend, play: 1
        OwnTricks = PhaseNow + 5,      // of the observer's side
        TheirTricks,
        kChannels
    };
    static constexpr std::array<int, 3> kShape{french::kSuits, kRanks, kChannels};

    // Outputs: the pass, ordering up, calls of the other suit of the upcard's colour and of the two
    // others, each of these not alone and alone, defending alone, discards, cards.
    static constexpr int kPass = 0;
    static constexpr int kOrder = 1;
    static constexpr int kCall = 3;
    static constexpr int kDefend = 9;
    static constexpr int kDiscard = 10;
    static constexpr int kPlay = kDiscard + kCards;
    static constexpr int kActions = kPlay + kCards;
    static constexpr std::array<std::string_view, 0> kRoles{};

    static bool isShown(const Observation&) { return true; }
    static int role(const Observation&) { return 0; }
    static void features(const Observation& view, std::span<std::int8_t> out);
    static std::optional<int> action(const Observation& view, Move move);

    // The number of a suit: 0 the trump suit or the upcard's, 1 the other of its colour, 2 and 3.
    static int suitNumber(const Public& pub, int suit);
    // The place of a card, suit number * kRanks + rank.
    static int place(const Public& pub, Card card);
};

} // namespace parlour::euchre
