// How strong a hand would be with a suit as trump.
#pragma once

#include "ai/euchre/bidding.h"

namespace parlour::euchre {

// A hand with a suit as trump. The dealer's has the upcard in it if that is of the suit, and lacks
// the card that is then put away, not an ace if possible.
struct Strength {
    Strength(const Observation& view, int trump) {
        CardSet hand = view.hand;
        const bool takesUp = view.seat == view.pub.dealer && trump == view.pub.upcard.suit();
        if (takesUp) hand.insert(view.pub.upcard);
        trumps = (hand & cardsOf(trump, trump)).size();
        hasRight = hand.contains(rightBower(trump));
        hasLeft = hand.contains(leftBower(trump));
        for (const Card card : hand - cardsOf(trump, trump)) aces += card.rank() == french::Ace;
        if (takesUp && aces > 0 && trumps + aces > kHandSize) --aces;
        count = handCount(hand, trump);
    }

    int trumps = 0;
    int aces = 0; // of other suits
    bool hasRight = false;
    bool hasLeft = false;
    int count = 0; // as the simple players value it
};

} // namespace parlour::euchre
