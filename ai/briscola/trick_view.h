// The trick on the table as Briscola's players see it.
#pragma once

#include "core/briscola/state.h"

#include <tuple>

namespace parlour::briscola {

struct TrickView {
    // Precondition: the seat is to move.
    TrickView(const Public& pub, Seat seat) : TrickView(pub, seat, pub.played) {}
    // As it was for the seat that made a past play, given by its index in the history.
    TrickView(const Public& pub, Seat seat, int at);

    bool isLead() const { return cards == 0; }
    bool isLast;                 // the next card completes the trick
    bool partnerIsAhead = false; // the best card so far is the partner's
    int cards = 0;               // on the table
    int points = 0;              // on the table
    Card best;                   // on the table, if there is a card
    int trump;

    bool takes(Card card) const { return cards == 0 || beats(card, best, trump); }
    // Whether the mover's side is ahead in the trick after `card`.
    bool holds(Card card) const { return takes(card) || partnerIsAhead; }
};

// What a player gives with a card, least first: a trump is dearest, then points, then rank.
inline auto cost(Card card, int trump) {
    return std::tuple(card.suit() == trump, italian::points(card), card.rank());
}

} // namespace parlour::briscola
