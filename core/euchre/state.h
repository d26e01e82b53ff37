// Euchre: the state of a deal, and what one seat knows of it.
#pragma once

#include "core/euchre/cards.h"
#include "core/play/game.h"

#include <array>
#include <cassert>
#include <cstdint>

namespace parlour::euchre {

inline constexpr int kSeats = 4; // partners: seats 0 and 2, 1 and 3
constexpr Seat leftOf(Seat seat) { return (seat + 1) & 3; }
constexpr Seat partnerOf(Seat seat) { return seat ^ 2; }

inline constexpr int kHandSize = 5;
inline constexpr int kTricks = 5;
inline constexpr int kKitty = 3;

enum class TrumpBy : std::uint8_t { Bids, RandomMaker, DealerMaker };

struct Options {
    bool stickDealer = false;  // the dealer may not pass at the end of the second round
    bool alone = true;         // a maker may play without the partner
    bool loneDefender = false; // so may a defender against a lone maker
    bool discardUpcard = true; // the dealer may discard the card just picked up
    bool dealerLeads = false;  // the dealer leads first, not the seat after
    TrumpBy trumpBy = TrumpBy::Bids;
    std::uint8_t target = 10; // points that win a game of several deals
    friend bool operator==(const Options&, const Options&) = default;
};

struct Deal {
    std::array<CardSet, kSeats> hands;
    Card upcard;
    CardSet kitty; // nobody ever sees these three
    std::int8_t dealer = 3;
    std::int8_t maker = kNoSeat; // drawn by lot when trump=random_maker
    friend bool operator==(const Deal&, const Deal&) = default;
};

enum class Phase : std::uint8_t {
    Order,   // first round: is the upcard's suit to be trump?
    Call,    // second round: any other suit
    Discard, // the dealer has picked up the upcard and discards
    Defend,  // does a defender play alone against the lone maker?
    Play,
    Over
};

struct Move {
    enum class Kind : std::uint8_t { Pass, Order, Call, Defend, Discard, Play };

    Kind kind = Kind::Pass;
    bool alone = false;    // orders and calls
    std::uint8_t suit = 0; // calls
    Card card;             // discards and plays

    static constexpr Move pass() { return {}; }
    static constexpr Move order(bool alone) { return {Kind::Order, alone, 0, {}}; }
    static constexpr Move call(int suit, bool alone) {
        return {Kind::Call, alone, static_cast<std::uint8_t>(suit), {}};
    }
    static constexpr Move defendAlone() { return {Kind::Defend, false, 0, {}}; }
    static constexpr Move discard(Card card) { return {Kind::Discard, false, 0, card}; }
    static constexpr Move play(Card card) { return {Kind::Play, false, 0, card}; }
    friend bool operator==(const Move&, const Move&) = default;
};

struct Play {
    std::int8_t seat = kNoSeat;
    Card card;
    friend bool operator==(const Play&, const Play&) = default;
};

// Something that happens in a move.
struct Event {
    enum class Kind : std::uint8_t {
        Bid,        // `seat` passes, orders up, calls or defends alone: `bid`
        TookUpcard, // `seat`, the dealer, picks up `card`
        TurnedDown, // everybody has passed: `seat`, the dealer, turns `card` down
        Discarded,  // `seat`, the dealer, discards `card` face down
        Played,     // `seat` plays `card`
        TrickWon,   // `seat` wins the trick
    };
    Kind kind = Kind::Bid;
    std::int8_t seat = kNoSeat;
    bool isHidden = false; // `card` is unknown to the viewer
    Card card{};
    Move bid{};
    friend bool operator==(const Event&, const Event&) = default;
};

// The makers' points minus the defenders', from the number of tricks the makers won.
constexpr int makersPoints(int tricks, bool isAlone, bool isDefendedAlone) {
    if (tricks <= kTricks / 2) return isDefendedAlone ? -4 : -2;
    return tricks < kTricks ? 1 : isAlone ? 4 : 2;
}

// What everybody at the table has seen.
struct Public {
    Options options;
    Phase phase = Phase::Order;
    std::int8_t dealer = 0;
    std::int8_t turn = 0; // kNoSeat when over
    Card upcard;
    std::uint8_t trump = kNoSuit;
    std::int8_t maker = kNoSeat;
    bool alone = false;                           // the maker plays without the partner
    std::int8_t loneDefender = kNoSeat;           // the defender who plays alone
    std::uint8_t passes = 0;                      // in the two rounds of bidding
    std::uint8_t declined = 0;                    // defenders who will not play alone
    std::uint8_t active = kSeats;                 // number of seats that play cards
    std::uint8_t played = 0;                      // cards played, including those on the table
    std::uint8_t onTable = 0;                     // cards of an unfinished trick
    std::array<std::uint8_t, 2> tricks{};         // won by seats 0+2 and by seats 1+3
    CardSet playedCards;                          // the same cards as in `history`
    std::array<Play, kSeats * kTricks> history{}; // the first `played` are used, the rest default

    bool isOver() const { return phase == Phase::Over; }
    bool isPassedOut() const { return isOver() && maker == kNoSeat; }
    // The upcard's suit cannot be called in the second round, so it was ordered up.
    bool isUpcardTaken() const { return trump == upcard.suit(); }
    bool sitsOut(Seat seat) const {
        return (alone && seat == partnerOf(maker)) ||
               (loneDefender != kNoSeat && seat == partnerOf(loneDefender));
    }
    Seat nextActive(Seat seat) const {
        seat = leftOf(seat);
        while (active < kSeats && sitsOut(seat)) seat = leftOf(seat);
        return seat;
    }
    // Number of cards in a seat's hand; a seat that sits out keeps its five.
    int handSize(Seat seat) const {
        if (phase == Phase::Discard && seat == dealer) return kHandSize + 1;
        if (sitsOut(seat)) return kHandSize;
        int size = kHandSize - tricksPlayed();
        for (int i = 0; i < onTable; ++i) size -= tableCard(i).seat == seat;
        return size;
    }

    int tricksPlayed() const { return tricks[0] + tricks[1]; }
    Play tableCard(int i) const { return history[static_cast<std::size_t>(played - onTable + i)]; }
    // The suit led to the current trick; kNoSuit before the lead.
    int lead() const { return onTable == 0 ? kNoSuit : suitOf(tableCard(0).card, trump); }
    // The card that wins the trick so far. Precondition: there is a card on the table.
    Play winning() const {
        const int suit = lead();
        Play best = tableCard(0);
        for (int i = 1; i < onTable; ++i)
            if (value(tableCard(i).card, trump, suit) > value(best.card, trump, suit))
                best = tableCard(i);
        return best;
    }
    // Cards that the seat cannot hold: those of suits in which it has shown a void.
    CardSet missing(Seat seat) const;
    // Whether the dealer picked up the upcard and may still hold it.
    bool mayDealerHoldUpcard() const {
        return isUpcardTaken() && !playedCards.contains(upcard) && handSize(dealer) > 0 &&
               !missing(dealer).contains(upcard);
    }

    friend bool operator==(const Public&, const Public&) = default;
};

struct State {
    Public pub;
    std::array<CardSet, kSeats> hands;
    CardSet discard; // the dealer's card, once discarded
    CardSet kitty;
    friend bool operator==(const State&, const State&) = default;
};

struct Observation {
    std::int8_t seat = 0;
    Public pub;
    CardSet hand;
    CardSet discard; // known to the dealer only

    // The cards this seat has not seen: in other hands, in the kitty or discarded by the dealer.
    // Without the upcard, since everybody saw where it went.
    CardSet unseen() const;
    friend bool operator==(const Observation&, const Observation&) = default;
};

} // namespace parlour::euchre
