// How Briscola shows positions and moves to a network that values moves (ai/network/value_form.h).
#pragma once

#include "ai/network/value_form.h"
#include "core/briscola/rules.h"

namespace parlour::briscola {

// A seat's place is 0 the observer, 1 the next seat, 2 the partner, 3 the seat before; one opponent
// is the next seat. Trumps are the first suit; of the others the one led comes first, then by the
// observer's cards. A card's place is suit * 10 + rank.
struct ValueForm {
    static constexpr std::string_view kName = "briscola-values";
    static constexpr int kVersion = 1;
    static constexpr int kCards = italian::kCards;
    static constexpr int kPlaces = 4;   // of seats
    static constexpr int kShown = 4;    // tricks, the last first
    static constexpr int kPlay = 6;     // features of a card in such a trick
    static constexpr int kAmounts = 12; // of points in a trick
    static constexpr int kTotals = 26;  // of points of a side
    // The first features of a position.
    static constexpr int kHand = 0;
    static constexpr int kUnseen = kHand + kCards;
    static constexpr int kOnTable = kUnseen + kCards;
    static constexpr int kWinning = kOnTable + kCards; // of trumps or the suit led
    static constexpr int kTrumpRank = kWinning + 20;   // of the card turned up
    static constexpr int kTrumpAt = kTrumpRank + 10;   // where it is: a seat, stock, played
    static constexpr int kOwnPoints = kTrumpAt + kPlaces + 2;
    static constexpr int kTheirPoints = kOwnPoints + kTotals;       // of two other sides
    static constexpr int kPosition = kTheirPoints + 2 * kTotals + 3 // the same in tens
                                     + 3 + 1                        // players, rules
                                     + kPlaces                      // who will get the trump card
                                     + 20 + 4                       // tricks and draws left
                                     + 4 + 3 + 3 + 1 + kAmounts     // the trick
                                     + 11 + 9 // unseen trumps, aces and threes
                                     + kShown * kPlaces * kPlay;
    // The first features of a move.
    static constexpr int kCard = 0;
    static constexpr int kWins = kCard + kCards;       // so far
    static constexpr int kHolds = kWins + 1;           // or the partner does
    static constexpr int kSafe = kHolds + 1;           // whatever the others hold
    static constexpr int kStake = kSafe + 1;           // points of the trick
    static constexpr int kMove = kStake + kAmounts + 6 // points of the card
                                 + 5 + 6               // unseen cards above it, that take it
                                 + 2                   // follows; ends the trick
                                 + 3                   // cheapest, dearest, cheapest that wins
                                 + 2;                  // decides the game
    static constexpr float kPoints = 60;

    static void position(const Observation& view, std::span<std::int8_t> out);
    static void move(const Observation& view, Card card, std::span<std::int8_t> out);
    static bool isValued(const Observation& view) { return view.hand.size() > 1; }
    static float worth(const Observation&);
    // Points are more than the strongest other side has.
    static Outcome prospect(const State& end, Seat seat, float worth);
};

static_assert(parlour::ValueForm<ValueForm, Briscola>);

} // namespace parlour::briscola
