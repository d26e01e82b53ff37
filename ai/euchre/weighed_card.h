// A card that the observer may play or put away, and one that it is weighed against: what both
// their reasons and what speaks against them look at.
#pragma once

#include "ai/euchre/card_reasons.h"
#include "ai/euchre/danger.h"
#include "core/base/phrase.h"

#include <algorithm>
#include <optional>

namespace parlour::euchre {

class WeighedCard {
protected:
    // Precondition: the observer is to move.
    WeighedCard(const Observation& view, Card card, std::optional<Card> other)
        : m_view(view),
          m_pub(view.pub),
          m_card(card),
          m_other(other),
          m_name(Reason::own(cardCalled(card, view.pub.trump))),
          m_tricks(view),
          m_trick(view),
          m_danger(view, m_trick),
          m_trumps(cardsOf(m_trick.trump, m_trick.trump)),
          m_suit(suitOf(card, m_trick.trump)),
          m_partner(Reason::player(partnerOf(view.seat))) {}

    const Phrase& called(Card card) const { return cardCalled(card, m_trick.trump); }
    bool isTrump(Card card) const { return m_trumps.contains(card); }
    bool isBower(Card card) const {
        return card == rightBower(m_trick.trump) || card == leftBower(m_trick.trump);
    }
    CardSet ofSuit(CardSet cards, int suit) const { return cards & cardsOf(suit, m_trick.trump); }
    CardSet kept() const { return m_view.hand - CardSet{m_card}; }
    // Of two cards of a suit.
    bool isHigher(Card card, Card other) const {
        const int suit = suitOf(card, m_trick.trump);
        return value(card, m_trick.trump, suit) > value(other, m_trick.trump, suit);
    }
    // Whether no card that others may hold comes between two of a suit, in this trick or later.
    bool isAsHigh(Card card, Card other) const {
        return suitOf(card, m_trick.trump) == suitOf(other, m_trick.trump) &&
               m_danger.higher(card) == m_danger.higher(other) &&
               m_trick.beats(card) == m_trick.beats(other);
    }
    // Those of the cards that rank between two of a suit.
    CardSet between(Card low, Card high, CardSet cards) const {
        CardSet found;
        for (const Card card : ofSuit(cards, suitOf(low, m_trick.trump)))
            if (isHigher(card, low) && isHigher(high, card)) found.insert(card);
        return found;
    }
    // A card of another suit than trump that only a trump can beat.
    bool isSideWinner(Card card) const { return !isTrump(card) && m_danger.isHighest(card); }
    // Whether no card of its suit is higher, in whatever hand.
    bool isHighestLeft(Card card) const {
        return m_danger.isHighest(card) &&
               std::ranges::none_of(ofSuit(m_view.hand, suitOf(card, m_trick.trump)),
                                    [&](Card other) { return isHigher(other, card); });
    }
    // Whether it takes the trick for certain if it is led.
    bool isSureLead(Card card) const {
        return m_danger.isHighest(card) && (isTrump(card) || !m_danger.opponentsMayTrump());
    }
    // Whether a card is worth keeping rather than another one.
    bool isWorthMore(Card card, Card than) const {
        if (isTrump(card) != isTrump(than)) return isTrump(card);
        if (suitOf(card, m_trick.trump) == suitOf(than, m_trick.trump))
            return isHigher(card, than) && (isTrump(card) || m_danger.higher(card).size() <= 2);
        if (isSideWinner(card) || isSideWinner(than)) return !isSideWinner(than);
        return card.rank() > std::max<int>(than.rank(), french::Jack);
    }
    // Whether the observer's side needs both of the last two tricks.
    bool needsBoth() const {
        return m_view.hand.size() == 2 && m_tricks.own == 1 && m_tricks.theirs == 2;
    }
    bool hasTwoOpponents() const {
        const Seat opponent = leftOf(m_view.seat);
        return !m_pub.sitsOut(opponent) && !m_pub.sitsOut(partnerOf(opponent));
    }
    // Whether no trick changes the points once this seat has taken this one.
    bool decides(Seat taker) const {
        TricksSoFar then = m_tricks;
        ++(((taker ^ m_view.seat) & 1) == 0 ? then.own : then.theirs);
        return then.isDecided();
    }
    // Whether the trumps kept take a trick for certain: others hold fewer higher ones than that.
    bool keepsSureTrump() const {
        const CardSet trumps = kept() & m_trumps;
        return std::ranges::any_of(trumps, [&](Card card) {
            const auto isAsHigh = [&](Card other) { return !isHigher(card, other); };
            return std::ranges::count_if(trumps, isAsHigh) > m_danger.higher(card).size();
        });
    }
    // Whether a trump kept may take a trick by trumping in that it does not take anyway.
    bool gainsByTrumping() const {
        return std::ranges::any_of(kept() & m_trumps,
                                   [&](Card card) { return !m_danger.isHighest(card); });
    }
    // The same where other cards stay as well: without them there is nothing else to play.
    bool mayTrumpIn() const { return gainsByTrumping() && !(kept() - m_trumps).empty(); }
    // Whether one of the cards is good to lead next: a trump, or one that only a trump can beat.
    bool haveGoodLead(CardSet cards) const {
        return std::ranges::any_of(cards,
                                   [&](Card card) { return isTrump(card) || isSideWinner(card); });
    }
    // Whether others may still hold cards of the suit.
    bool isOut(int suit) const { return !ofSuit(m_danger.held(), suit).empty(); }
    // Whether they may still lead the card's suit later. If it is led now, they have to follow.
    bool mayReturn() const {
        const int falling = m_trick.isLead() ? 1 : 0;
        return ofSuit(m_danger.held(), m_suit).size() > falling;
    }
    // Whether the partner has this trick for certain.
    bool partnerHasIt() const {
        return m_trick.partnerIsWinning && m_danger.isSafe(m_trick.best());
    }

    const Observation& m_view;
    const Public& m_pub;
    const Card m_card;
    const std::optional<Card> m_other;
    const Reason::Arg m_name; // of the card itself
    const TricksSoFar m_tricks;
    const Trick m_trick;
    const Danger m_danger;
    const CardSet m_trumps;
    const int m_suit; // of the card
    const Reason::Arg m_partner;
};

} // namespace parlour::euchre
