#include "core/euchre/claim.h"

#include <algorithm>

namespace parlour::euchre {

Claim certainTricks(const Observation& view) {
    const Public& pub = view.pub;
    assert(pub.phase == Phase::Play && pub.turn == view.seat && pub.onTable == 0);
    CardSet others = view.unseen();
    if (view.seat != pub.dealer && pub.mayDealerHoldUpcard()) others.insert(pub.upcard);

    Claim order;
    const auto lead = [&](int suit) {
        const CardSet ofSuit = cardsOf(suit, pub.trump);
        const auto count = [&](Card card) { return value(card, pub.trump, suit); };
        Claim own;
        for (const Card card : view.hand& ofSuit) own.push_back(card);
        std::ranges::sort(own, std::greater(), count);
        int highest = 0;
        for (const Card card : others& ofSuit) highest = std::max(highest, count(card));
        // Each lead draws at least one card of the suit while anyone has one.
        int out = (others & ofSuit).size();
        for (const Card card : own) {
            if (out > 0 && count(card) < highest) return false;
            order.push_back(card);
            --out;
        }
        return true;
    };

    const CardSet trumps = cardsOf(pub.trump, pub.trump);
    const bool drawsTrumps = (view.hand & trumps).size() >= (others & trumps).size();
    if (!lead(pub.trump) || (!drawsTrumps && !(view.hand - trumps).empty())) return {};
    for (int suit = 0; suit < french::kSuits; ++suit)
        if (suit != pub.trump && !lead(suit)) return {};
    return order;
}

} // namespace parlour::euchre
