// How Euchre shows positions and moves to a network that values moves (ai/network/value_form.h).
#pragma once

#include "ai/network/value_form.h"
#include "core/euchre/rules.h"

namespace parlour::euchre {

// Seats stand in relation to the observer: itself, the left, the partner, the right. Suits stand in
// relation to trumps, until they are made to the upcard's: trumps, the other suit of their colour,
// and of the two others first the one in which the observer was dealt more. A card's place is among
// those of its suit in the order in which they win, from the lowest trump to the right bower, then
// the other suits.
struct ValueForm {
    static constexpr std::string_view kName = "euchre-values";
    static constexpr int kVersion = 1;
    // The first features of a position. Sets of cards:
    static constexpr int kHand = 0;
    static constexpr int kBosses = kHand + kCards; // of the hand: no higher card is out
    static constexpr int kOut = kBosses + kCards;  // others may hold and play them
    static constexpr int kUpcard = kOut + kCards;
    static constexpr int kOnTable = kUpcard + kCards;
    static constexpr int kWinning = kOnTable + kCards; // the card on the table
    static constexpr int kPlayed = kWinning + kCards;  // by each other seat, in all tricks
    // The hand while there are no trumps, jacks after the tens of suits as printed.
    static constexpr int kPrinted = kPlayed + 3 * kCards;
    // Sets of suits of each seat:
    static constexpr int kVoids = kPrinted + kCards; // shown
    static constexpr int kLed = kVoids + kSeats * 4;
    static constexpr int kPosition = kLed + kSeats * 4       // and from here on
                                     + 5 + 7                 // phase, rules
                                     + kSeats + 8            // dealer, passes
                                     + kSeats + 1            // maker, alone
                                     + 3 * kSeats            // defends alone, will not, sits out
                                     + 6 + 7                 // upcard: rank, where it is
                                     + 7 + 3 * 6 + 8 + 3 * 7 // lengths of the hand's suits, out
                                     + 4 + 3 + 4 // led, winning seat, cards on the table
                                     + 3 + 3     // seats that play, still to play
                                     + 5 + 2 * 6 // trick, tricks of each side
                                     + 4;        // makes, made, euchred, march
    // The first features of a move.
    static constexpr int kKind = 0;
    static constexpr int kAlone = kKind + 6;
    static constexpr int kSuit = kAlone + 1;       // called
    static constexpr int kCard = kSuit + 3;        // discarded or played
    static constexpr int kTrumps = kCard + kCards; // of the hand, if they are made so
    static constexpr int kTrumpCount = kTrumps + 7;
    static constexpr int kWins = kTrumpCount + 6 + 3 * 4; // after side aces, kings, voids
    static constexpr int kSafe = kWins + 1;               // whatever the others hold
    static constexpr int kMove = kSafe + 1                // and from here on
                                 + 3      // may be beaten in suit, by a trump, by one who is void
                                 + 3      // is a trump, follows, trumps
                                 + 2      // the cheapest that wins, over the partner's
                                 + 2 + 3  // lowest, highest, and length of the suit
                                 + 4 + 1; // higher cards out; the upcard
    static constexpr float kPoints = 2;

    static void position(const Observation& view, std::span<std::int8_t> out);
    static void move(const Observation& view, Move move, std::span<std::int8_t> out);
    static bool isValued(const Observation& view) { return Euchre::legalMoves(view).size() > 1; }
    static float worth(const Observation&) { return 0; }
    static Outcome prospect(const State& end, Seat seat, float worth);
};

static_assert(parlour::ValueForm<ValueForm, Euchre>);

} // namespace parlour::euchre
