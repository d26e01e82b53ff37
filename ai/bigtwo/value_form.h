// How Big Two shows positions and moves to a network that values moves (ai/network/value_form.h).
#pragma once

#include "ai/network/value_form.h"
#include "core/bigtwo/rules.h"

namespace parlour::bigtwo {

// Seats stand in relation to the observer: the next, the one opposite, the one before.
struct ValueForm {
    static constexpr std::string_view kName = "bigtwo-values";
    static constexpr int kVersion = 1;
    static constexpr int kTurns = 4;           // that are shown, the last first
    static constexpr int kKinds = 9;           // with none
    static constexpr int kCounts = 4 * kRanks; // how many of each rank
    // The first features of a position. Sets of cards:
    static constexpr int kHand = 0;
    static constexpr int kUnseen = kHand + kCards;
    static constexpr int kTable = kUnseen + kCards;
    static constexpr int kHandCounts = kTable + kCards;
    static constexpr int kUnseenCounts = kHandCounts + kCounts;
    static constexpr int kPlayed = kUnseenCounts + kCounts;          // by each seat
    static constexpr int kLastTurns = kPlayed + kSeats * kCards;     // passed, or the cards
    static constexpr int kLeft = kLastTurns + kTurns * (1 + kCards); // cards of each seat
    static constexpr int kOutOfRound = kLeft + kSeats * kHandSize;   // each other seat
    static constexpr int kOwner = kOutOfRound + 3;                   // of the table, of the others
    static constexpr int kTableKind = kOwner + 3;
    static constexpr int kTableRank = kTableKind + kKinds;
    // Of each other seat: the lowest single, pair and triple passed on, by rank, then the lowest
    // five cards, by kind.
    static constexpr int kPasses = kTableRank + kRanks;
    static constexpr int kPassesOfOne = 3 * kRanks + kKinds;
    static constexpr int kMustBegin = kPasses + 3 * kPassesOfOne; // with the three of diamonds
    static constexpr int kRules = kMustBegin + 1;
    static constexpr int kPosition = kRules + 5;
    // The first features of a move.
    static constexpr int kPlay = 0; // its cards
    static constexpr int kRest = kPlay + kCards;
    static constexpr int kRestCounts = kRest + kCards;
    static constexpr int kKind = kRestCounts + kCounts;
    static constexpr int kRank = kKind + kKinds; // that decides, and the suit
    static constexpr int kSuit = kRank + kRanks;
    static constexpr int kRestSize = kSuit + kSuits;     // from 1 on
    static constexpr int kFives = kRestSize + kHandSize; // kinds of five cards in the rest
    static constexpr int kHigher = kFives + 5;           // how many may beat it, at most 8
    static constexpr int kGoesOut = kHigher + 8;
    static constexpr int kMove = kGoesOut + 1;
    static constexpr float kPoints = 20;

    static void position(const Observation& view, std::span<std::int8_t> out);
    static void move(const Observation& view, CardSet move, std::span<std::int8_t> out);
    static bool isValued(const Observation&) { return true; }
    static float worth(const Observation&);
    static Outcome prospect(const State& end, Seat seat, float worth);
};

static_assert(parlour::ValueForm<ValueForm, BigTwo>);

} // namespace parlour::bigtwo
