// What Briscola's players look at: how cards stand in a trick.
#pragma once

#include "core/briscola/state.h"

namespace parlour::briscola {

// How a card stands in the trick on the table. Precondition: the observer is to move.
struct TrickView {
    TrickView(const Public& pub, Seat seat) : TrickView(pub, seat, pub.played) {}
    // As it stood for the seat of a play of the past, by its place in the history.
    TrickView(const Public& pub, Seat seat, int at);

    bool isLead() const { return cards == 0; }
    bool isLast;                 // after this card the trick is complete
    bool partnerIsAhead = false; // the best card so far is the partner's
    int cards = 0;               // on the table
    int points = 0;              // of them
    Card best;                   // of them, if any
    int trump;

    bool takes(Card card) const { return cards == 0 || beats(card, best, trump); }
    // Whether the mover's side holds the trick once `card` is played.
    bool holds(Card card) const { return takes(card) || partnerIsAhead; }
};

} // namespace parlour::briscola
