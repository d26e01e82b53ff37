// The trick on the table as Euchre's players see it, and the values of cards in it.
#pragma once

#include "ai/euchre/card_values.h"
#include "core/euchre/rules.h"

namespace parlour::euchre {

// Precondition: the observer is to play a card.
class Trick {
public:
    // `values` tell which cards are high and low, the rules which card wins.
    explicit Trick(const Observation& view, const CardValues& values = kFigureValues);

    const int trump;
    const int lead;              // the suit led; kNoSuit if the observer leads
    const bool isLast;           // the observer's card completes the trick
    const bool partnerIsToPlay;  // later in this trick
    const bool partnerIsWinning; // so far

    bool isLead() const { return lead == kNoSuit; }
    // The winning card so far. Precondition: not isLead().
    Card best() const { return m_best.card; }
    int count(Card card) const { return value(card, trump, lead); }
    bool beats(Card card) const { return isLead() || count(card) > count(best()); }
    CardSet winners(CardSet cards) const;

    // Of equal values the first in the order C D H S. Precondition: not empty.
    Card highest(CardSet cards) const;
    Card lowest(CardSet cards) const;

private:
    int worth(Card card) const { return valueIn(m_values, card, trump, lead); }

    const CardValues& m_values;
    Play m_best;
};

// The tricks that the observer's side and the other have won.
struct TricksSoFar {
    explicit TricksSoFar(const Observation& view)
        : own(view.pub.tricks[view.seat & 1]),
          theirs(view.pub.tricks[~view.seat & 1]),
          isMaker(((view.seat ^ view.pub.maker) & 1) == 0) {}

    int own, theirs;
    bool isMaker; // or its partner

    // Whether no trick to come can change the points.
    bool isDecided() const {
        const int makers = isMaker ? own : theirs;
        const int defenders = isMaker ? theirs : own;
        return defenders >= 3 || (makers >= 3 && defenders >= 1);
    }
};

// Cards that may be in other hands, as far as the observer knows.
CardSet outstanding(const Observation& view);

} // namespace parlour::euchre
