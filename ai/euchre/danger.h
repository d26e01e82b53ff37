// What cards that the observer does not see can do to its own.
#pragma once

#include "ai/euchre/trick.h"

#include <algorithm>

namespace parlour::euchre {

// What the cards that others may hold can do to the observer's.
class Danger {
public:
    Danger(const Observation& view, const Trick& trick)
        : m_pub(view.pub), m_trick(trick), m_seat(view.seat), m_cards(outstanding(view)) {
        for (Seat seat = 0; seat < kSeats; ++seat) {
            if (seat == m_seat || m_pub.sitsOut(seat)) continue;
            m_held |= mayHold(seat);
            if (seat != partnerOf(m_seat)) m_opponents |= mayHold(seat);
        }
    }

    // The cards of the same suit, higher than this one, that somebody may hold.
    CardSet higher(Card card) const {
        const int suit = suitOf(card, m_trick.trump);
        CardSet cards;
        for (const Card other : m_held& cardsOf(suit, m_trick.trump))
            if (value(other, m_trick.trump, suit) > value(card, m_trick.trump, suit))
                cards.insert(other);
        return cards;
    }
    // Those of them that an opponent may hold.
    CardSet opponentsHigher(Card card) const { return higher(card) & m_opponents; }
    // Whether the partner picked up the only card of the suit that is higher.
    bool isBeatenByPartnersUpcard(Card card) const {
        return m_pub.dealer == partnerOf(m_seat) && higher(card) == CardSet{m_pub.upcard};
    }
    // What others in play may hold.
    CardSet held() const { return m_held; }
    bool isHighest(Card card) const { return higher(card).empty(); }
    // What opponents still to play may beat the card with in this trick.
    CardSet threats(Card card) const {
        CardSet cards;
        int left = m_pub.active - m_pub.onTable - 1;
        for (Seat seat = m_pub.nextActive(m_seat); left > 0;
             --left, seat = m_pub.nextActive(seat)) {
            if (seat == partnerOf(m_seat)) continue;
            for (const Card other : mayHold(seat))
                if (m_trick.count(other) > m_trick.count(card)) cards.insert(other);
        }
        return cards;
    }
    bool isSafe(Card card) const { return threats(card).empty(); }
    // The first opponent who still plays after the observer in this trick, or kNoSeat.
    Seat opponentToPlay() const {
        int left = m_pub.active - m_pub.onTable - 1;
        for (Seat seat = m_pub.nextActive(m_seat); left > 0; --left, seat = m_pub.nextActive(seat))
            if (seat != partnerOf(m_seat)) return seat;
        return kNoSeat;
    }
    // Trumps that an opponent may hold.
    CardSet opponentTrumps() const { return m_opponents & cardsOf(m_trick.trump, m_trick.trump); }
    // Whether anybody else may hold a trump.
    bool areTrumpsOut() const { return !(m_held & cardsOf(m_trick.trump, m_trick.trump)).empty(); }
    bool opponentsMayTrump() const { return !opponentTrumps().empty(); }
    // Whether an opponent may beat the card if it is led.
    bool mayLose(Card card) const {
        const bool isTrump = suitOf(card, m_trick.trump) == m_trick.trump;
        return !(higher(card) & m_opponents).empty() || (!isTrump && opponentsMayTrump());
    }
    // The first opponent known to have none of the suit who may trump it, or kNoSeat.
    Seat opponentWithout(int suit) const {
        for (Seat seat = m_pub.nextActive(m_seat); seat != m_seat; seat = m_pub.nextActive(seat)) {
            const CardSet cards = mayHold(seat);
            if (seat != partnerOf(m_seat) && (cards & cardsOf(suit, m_trick.trump)).empty() &&
                !(cards & cardsOf(m_trick.trump, m_trick.trump)).empty())
                return seat;
        }
        return kNoSeat;
    }
    // Whether the seat is known to have no card of the suit.
    bool lacks(Seat seat, int suit) const {
        return (mayHold(seat) & cardsOf(suit, m_trick.trump)).empty();
    }
    // Whether the card, no trump, may win the next trick if somebody else takes this one: whoever
    // does may lead its suit, and the card beats the lead or, if that is the partner's, what an
    // opponent plays on it.
    bool mayWinNext(Card card) const {
        const CardSet below = lower(card);
        for (Seat seat = m_pub.nextActive(m_seat); seat != m_seat; seat = m_pub.nextActive(seat)) {
            const CardSet led = mayHold(seat) & below;
            if (led.empty() || !mayTake(seat)) continue;
            if (seat != partnerOf(m_seat) ||
                std::ranges::any_of(below & m_opponents,
                                    [&](Card other) { return other.rank() > led.lowest().rank(); }))
                return true;
        }
        return false;
    }
    // Whether the partner still plays and may beat what lies there.
    bool partnerMayTake() const { return m_trick.partnerIsToPlay && mayBeat(partnerOf(m_seat)); }
    // Whether it can for certain: it picked up the upcard, which beats that and whatever opponents
    // may play, and need not follow with another suit.
    bool partnersUpcardBeats() const {
        const Seat partner = partnerOf(m_seat);
        const CardSet led = cardsOf(m_trick.lead, m_trick.trump);
        return m_trick.partnerIsToPlay && m_pub.dealer == partner && m_pub.mayDealerHoldUpcard() &&
               m_trick.beats(m_pub.upcard) && isSafe(m_pub.upcard) &&
               (led.contains(m_pub.upcard) || (mayHold(partner) & led).empty());
    }
    bool partnerMayTrump(int suit) const {
        const CardSet partners = mayHold(partnerOf(m_seat));
        return m_trick.partnerIsToPlay && (partners & cardsOf(suit, m_trick.trump)).empty() &&
               !(partners & cardsOf(m_trick.trump, m_trick.trump)).empty();
    }
    // Whether the partner may then beat a trump of the opponent who plays before.
    bool partnerMayOvertrump(int suit) const {
        const Seat next = leftOf(m_seat);
        if (m_pub.sitsOut(next) || !partnerMayTrump(suit)) return false;
        const CardSet partners = mayHold(partnerOf(m_seat));
        return std::ranges::any_of(
            mayHold(next) & cardsOf(m_trick.trump, m_trick.trump),
            [&](Card trumping) { return !(higher(trumping) & partners).empty(); });
    }
    // Whether the partner may take the trick if the card, no trump, is led.
    bool partnerMayBeat(Card card) const {
        const CardSet better = higher(card) | cardsOf(m_trick.trump, m_trick.trump);
        return m_trick.partnerIsToPlay && !(mayHold(partnerOf(m_seat)) & better).empty();
    }

private:
    CardSet mayHold(Seat seat) const {
        CardSet cards = m_cards - m_pub.missing(seat);
        // Everybody saw who took it.
        if (seat != m_pub.dealer)
            cards.erase(m_pub.upcard);
        else if (cards.contains(m_pub.upcard) && m_pub.handSize(seat) == 1)
            cards = CardSet{m_pub.upcard};
        return cards;
    }
    // The cards of the same suit, no trump, below this one that others may hold.
    CardSet lower(Card card) const {
        return (m_held & cardsOf(card.suit(), m_trick.trump)) - higher(card);
    }
    bool mayBeat(Seat seat) const { // what lies there
        return std::ranges::any_of(mayHold(seat),
                                   [this](Card card) { return m_trick.beats(card); });
    }
    bool isToPlay(Seat seat) const { // after the observer in this trick
        int left = m_pub.active - m_pub.onTable - 1;
        for (Seat next = m_pub.nextActive(m_seat); left > 0; --left, next = m_pub.nextActive(next))
            if (next == seat) return true;
        return false;
    }
    bool mayTake(Seat seat) const { // this trick
        return seat == m_pub.winning().seat || (isToPlay(seat) && mayBeat(seat));
    }

    const Public& m_pub;
    const Trick& m_trick;
    const Seat m_seat;
    const CardSet m_cards; // unseen cards
    CardSet m_held;        // those that a seat in play may hold
    CardSet m_opponents;   // those that an opponent may hold
};

} // namespace parlour::euchre
