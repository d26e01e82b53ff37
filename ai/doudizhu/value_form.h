// How Doudizhu shows positions and moves to a network that values moves (ai/network/value_form.h).
#pragma once

#include "ai/network/value_form.h"
#include "core/doudizhu/rules.h"

namespace parlour::doudizhu {

// Seats stand in relation to the observer: the next, then the one before.
struct ValueForm {
    static constexpr std::string_view kName = "doudizhu-values";
    static constexpr int kVersion = 1;
    static constexpr int kTurns = 6;                           // that are shown, the last first
    static constexpr int kCardFeatures = 4 * (kRanks - 2) + 2; // how many of each rank
    // The first features of a position. Sets of cards:
    static constexpr int kHand = 0;
    static constexpr int kUnseen = kHand + kCardFeatures;
    static constexpr int kOfLandlord = kUnseen + kCardFeatures; // which it must hold, for others
    static constexpr int kTable = kOfLandlord + kCardFeatures;
    static constexpr int kPlayed = kTable + kCardFeatures;                  // by each seat
    static constexpr int kLastTurns = kPlayed + kPlayers * kCardFeatures;   // passed, or the cards
    static constexpr int kLeft = kLastTurns + kTurns * (1 + kCardFeatures); // cards of each seat
    static constexpr int kLandlord = kLeft + kPlayers * 20;                 // none: bidding
    static constexpr int kOwner = kLandlord + kPlayers; // of the table, one of the others
    static constexpr int kBombs = kOwner + 2;
    static constexpr int kRocketPlayed = kBombs + 4;
    static constexpr int kBid = kRocketPlayed + 1; // the highest
    static constexpr int kBids = kBid + 4;         // of each seat: none yet, 0 to 3
    static constexpr int kFirstBidder = kBids + kPlayers * 5;
    static constexpr int kKickers = kFirstBidder + kPlayers;
    static constexpr int kScoring = kKickers + 3;
    static constexpr int kPosition = kScoring + 3;
    // The first features of a move.
    static constexpr int kPlay = 0; // its cards
    static constexpr int kRest = kPlay + kCardFeatures;
    static constexpr int kKind = kRest + kCardFeatures;
    static constexpr int kLowest = kKind + 10;
    static constexpr int kLength = kLowest + kRanks; // from 1 on
    static constexpr int kRestSize = kLength + 12;   // from 1 on
    static constexpr int kBidding = kRestSize + 20;
    static constexpr int kMayBeat = kBidding + 4; // all others together
    static constexpr int kGoesOut = kMayBeat + 1;
    static constexpr int kMove = kGoesOut + 1;
    static constexpr float kPoints = 6;

    static void position(const Observation& view, std::span<std::int8_t> out);
    static void move(const Observation& view, Move move, std::span<std::int8_t> out);
    static bool isValued(const Observation&) { return true; }
    static float worth(const Observation& view);
    // Bids count points of the stake, plays points for a bid of 1.
    static Outcome prospect(const State& end, Seat seat, float worth);
};

static_assert(parlour::ValueForm<ValueForm, Doudizhu>);

} // namespace parlour::doudizhu
