// What the players of Euchre look at: the trick on the table, and cards by what they count in it.
#pragma once

#include "core/euchre/rules.h"

namespace parlour::euchre {

// Precondition: the observer is to play a card.
class Trick {
public:
    explicit Trick(const Observation& view);

    const int trump;
    const int lead;              // the suit led, kNoSuit when the observer leads
    const bool isLast;           // after this card the trick is complete
    const bool partnerIsToPlay;  // he comes later in this trick
    const bool partnerIsWinning; // so far

    bool isLead() const { return lead == kNoSuit; }
    // The winning card so far. Precondition: not isLead().
    Card best() const { return m_best.card; }
    int count(Card card) const { return value(card, trump, lead); }
    bool beats(Card card) const { return isLead() || count(card) > count(best()); }
    CardSet winners(CardSet cards) const;

    // Of several that count the same, the first in the order C D H S. Precondition: not empty.
    Card highest(CardSet cards) const;
    Card lowest(CardSet cards) const;

private:
    Play m_best;
};

// Cards that may be in the hands of others, as far as the observer knows.
CardSet outstanding(const Observation& view);

} // namespace parlour::euchre
