#include "ai/euchre/trick.h"

namespace parlour::euchre {

namespace {

bool hasPlayed(const Public& pub, Seat seat) {
    for (int i = 0; i < pub.onTable; ++i)
        if (pub.tableCard(i).seat == seat) return true;
    return false;
}

} // namespace

Trick::Trick(const Observation& view, const CardValues& values)
    : trump(view.pub.trump),
      lead(view.pub.lead()),
      isLast(view.pub.onTable == view.pub.active - 1),
      partnerIsToPlay(!view.pub.sitsOut(partnerOf(view.seat)) &&
                      !hasPlayed(view.pub, partnerOf(view.seat))),
      partnerIsWinning(!isLead() && view.pub.winning().seat == partnerOf(view.seat)),
      m_values(values) {
    if (!isLead()) m_best = view.pub.winning();
}

CardSet Trick::winners(CardSet cards) const {
    CardSet winning;
    for (const Card card : cards)
        if (beats(card)) winning.insert(card);
    return winning;
}

Card Trick::highest(CardSet cards) const {
    Card high = cards.lowest();
    for (const Card card : cards)
        if (worth(card) > worth(high)) high = card;
    return high;
}

Card Trick::lowest(CardSet cards) const {
    Card low = cards.lowest();
    for (const Card card : cards)
        if (worth(card) < worth(low)) low = card;
    return low;
}

CardSet outstanding(const Observation& view) {
    CardSet cards = view.unseen();
    if (view.seat != view.pub.dealer && view.pub.mayDealerHoldUpcard())
        cards.insert(view.pub.upcard);
    return cards;
}

} // namespace parlour::euchre
