#include "ai/euchre/card_reasons.h"

#include "ai/base/additions.h"
#include "ai/euchre/follow_reasons.h"
#include "ai/euchre/lead_reasons.h"
#include "ai/euchre/weighed_card.h"

#include <algorithm>
#include <array>

namespace parlour::euchre {

namespace {

Reason forced(const Observation& view) {
    return view.hand.size() == 1
               ? because({PARLOUR_PHRASE("Euchre reasons", "It is your last card."),
                          PARLOUR_PHRASE("Euchre thoughts", "%0 has only this card left.")})
               : because({PARLOUR_PHRASE("Euchre reasons", "You have to follow suit, and this is "
                                                           "your only card of it."),
                          PARLOUR_PHRASE("Euchre thoughts",
                                         "%0 has to follow suit and has no other card of it.")});
}

bool isForced(const Observation& view) { return Euchre::playable(view.pub, view.hand).size() == 1; }

class CardAdditions : private WeighedCard {
public:
    CardAdditions(const Observation& view, Card card) : WeighedCard(view, card, std::nullopt) {}

    // The cards kept that may do more than others of their suit.
    Additions list() const {
        Additions list;
        if (isForced(m_view) || m_tricks.isDecided()) return list;
        for (const Card card : kept()) {
            const CardSet like = ofSuit(kept(), suitOf(card, m_trick.trump));
            const bool isHighest = m_danger.isHighest(card) && m_trick.highest(like) == card;
            if (isTrump(card))
                list.push_back(isBower(card) ? keeps(called(card))
                               : isHighest   ? keepsHighestTrump(called(card))
                                             : keepsTrump(called(card)));
            else if (card.rank() == french::Ace)
                list.push_back(keeps(called(card)));
            else if (isHighest && card.rank() >= french::Queen)
                list.push_back(keepsHighest(called(card)));
        }
        if (!isTrump(m_card) && ofSuit(kept(), m_suit).empty() && !(kept() & m_trumps).empty() &&
            m_view.hand.size() > 2)
            list.push_back(
                because({PARLOUR_PHRASE("Euchre reasons",
                                        "After that you have no %1 left and can trump them."),
                         PARLOUR_PHRASE("Euchre thoughts",
                                        "After that %0 has no %1 left and can trump them."),
                         Topic::OnlyCard},
                        Reason::own(french::suitName(m_suit))));
        return list;
    }

private:
    bool isBower(Card card) const {
        return card == rightBower(m_trick.trump) || card == leftBower(m_trick.trump);
    }
};

} // namespace

const Phrase& rankName(Card card) {
    static constexpr std::array<Phrase, 6> kNames{
        PARLOUR_PHRASE("French ranks", "nine"), PARLOUR_PHRASE("French ranks", "ten"),
        PARLOUR_PHRASE("French ranks", "jack"), PARLOUR_PHRASE("French ranks", "queen"),
        PARLOUR_PHRASE("French ranks", "king"), PARLOUR_PHRASE("French ranks", "ace")};
    return kNames[static_cast<std::size_t>(card.rank() - french::Nine)];
}

const Phrase& cardCalled(Card card, int trump) {
    static constexpr Phrase kRight = PARLOUR_PHRASE("Euchre cards", "right bower");
    static constexpr Phrase kLeft = PARLOUR_PHRASE("Euchre cards", "left bower");
    if (card == rightBower(trump)) return kRight;
    return card == leftBower(trump) ? kLeft : french::cardName(card);
}

ReasonList cardReasons(const Observation& view, Card card, std::optional<Card> other) {
    if (isForced(view)) return {forced(view)};
    if (TricksSoFar(view).isDecided())
        return {because({PARLOUR_PHRASE(
            "Euchre reasons", "It makes no difference any more: this deal is decided.")})};
    return Trick(view).isLead() ? leadReasons(view, card, other) : followReasons(view, card, other);
}

Additions cardAdditions(const Observation& view, Card card) {
    return CardAdditions(view, card).list();
}

} // namespace parlour::euchre
