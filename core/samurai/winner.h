// Who has won, and by which rule (RULES 7.3 to 7.6).
#pragma once

#include "core/samurai/state.h"

#include <array>
#include <cstdint>

namespace parlour::samurai {

struct Verdict {
    // The rule that left one winner, or Shared.
    enum class Rule : std::uint8_t {
        TwoCastes,   // leads two or three castes
        OnlyLeader,  // the only one to lead a caste
        OtherCastes, // most figures of the castes the player does not lead
        Total,       // most figures in all
        MoreCastes,  // leads more castes (the thesis' scoring)
        Shared
    };

    std::array<Seat, kCastes> leader{kNoSeat, kNoSeat, kNoSeat}; // of each caste, if any
    Rule rule = Rule::Shared;
    std::uint8_t winners = 0; // a bit for each winning seat; several share the victory

    bool isWinner(Seat seat) const { return (winners >> seat & 1) != 0; }
    int castesLed(Seat seat) const;
};

// The verdict on the figures captured so far; at the end it is the result.
Verdict verdict(const std::array<Counts, kMostSeats>& captured, int players, bool thesisWinner);

// "Most figures in all"
const Phrase& ruleName(Verdict::Rule rule);

} // namespace parlour::samurai
