#include "ai/euchre/program_players.h"

#include <algorithm>

namespace parlour::euchre {

namespace {

using Choice = CardPlayer::Choice;

Choice lowestCard(Card card) {
    return {card, because({PARLOUR_PHRASE("Euchre reasons",
                                          "Play your lowest card and keep the better ones."),
                           PARLOUR_PHRASE("Euchre thoughts",
                                          "%0 plays the lowest card and keeps the better ones.")})};
}
Choice cheapestWinner(Card card) {
    return {card, because({PARLOUR_PHRASE("Euchre reasons",
                                          "Win this with the cheapest card that will do."),
                           PARLOUR_PHRASE("Euchre thoughts",
                                          "%0 wins this with the cheapest card that will do.")})};
}
Choice cheapestTry(Card card) {
    return {card,
            because({PARLOUR_PHRASE("Euchre reasons",
                                    "Try to win the trick with the cheapest card that will do."),
                     PARLOUR_PHRASE(
                         "Euchre thoughts",
                         "%0 tries to win the trick with the cheapest card that will do.")})};
}
Choice highestWinner(Card card) {
    return {
        card,
        because(
            {PARLOUR_PHRASE("Euchre reasons", "Try to win the trick with your highest card."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 tries to win the trick with a high card.")})};
}
Choice lowestTrump(Card card) {
    return {
        card,
        because({PARLOUR_PHRASE("Euchre reasons",
                                "Try to win the trick with the lowest trump that will do."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 tries to win the trick with the lowest trump that will do.")})};
}
Choice highestLead(Card card) {
    return {
        card,
        because({PARLOUR_PHRASE("Euchre reasons",
                                "Lead your highest card: it is the likeliest to win the trick."),
                 PARLOUR_PHRASE("Euchre thoughts",
                                "%0 leads a high card: it is the likeliest to win the trick.")})};
}
Choice throwsLowest(Card card) {
    return {
        card,
        because(
            {PARLOUR_PHRASE("Euchre reasons", "You can't win this trick: play your lowest card."),
             PARLOUR_PHRASE("Euchre thoughts", "%0 can't win this trick and plays a low card.")})};
}
Choice leavesTrick(Card card) {
    return {card, because({PARLOUR_PHRASE("Euchre reasons",
                                          "Leave this trick to your partner, who is ahead."),
                           PARLOUR_PHRASE("Euchre thoughts",
                                          "%0 leaves this trick to the partner, who is ahead.")})};
}

// How often a suit has been led before this trick.
int timesLed(const Public& pub, int suit) {
    int times = 0;
    for (int i = 0; i < pub.played - pub.onTable; i += pub.active)
        times += suitOf(pub.history[static_cast<std::size_t>(i)].card, pub.trump) == suit;
    return times;
}

// Bid Euchre's count of a card.
int bidEuchreCount(Card card, int trump) {
    if (card == rightBower(trump)) return 1800;
    if (card == leftBower(trump)) return 1700;
    return 100 * (card.rank() - french::Nine + 1) + (card.suit() == trump ? 1000 : 0);
}
Card extreme(CardSet cards, int trump, auto better) {
    Card found = cards.lowest();
    for (const Card card : cards)
        if (better(bidEuchreCount(card, trump), bidEuchreCount(found, trump))) found = card;
    return found;
}

// A card that Bid Euchre trusts to hold the trick.
bool isTaker(Card card, const Trick& trick) {
    if (card == rightBower(trick.trump)) return true;
    if (suitOf(card, trick.trump) == trick.trump) return trick.lead != trick.trump;
    return card.rank() == french::Ace;
}

} // namespace

Choice BidEuchrePlayer::choose(const Observation& view, CardSet legal, Rng&) const {
    const Trick trick(view);
    const int trump = trick.trump;
    const Card lowest = extreme(legal, trump, std::less());
    if (trick.isLead()) {
        if (m_params.leadsHighest) return highestLead(extreme(legal, trump, std::greater()));
        if (legal.contains(rightBower(trump)))
            return {rightBower(trump),
                    because({PARLOUR_PHRASE("Euchre reasons",
                                            "Lead the right bower: nobody can beat it."),
                             PARLOUR_PHRASE("Euchre thoughts",
                                            "%0 leads the right bower: nobody can beat it.")})};
        for (const Card card : legal)
            if (card.rank() == french::Ace && card.suit() != trump &&
                timesLed(view.pub, card.suit()) == 0)
                return {card, because({PARLOUR_PHRASE("Euchre reasons",
                                                      "Lead an ace of a suit not led before: the "
                                                      "others may still have to follow."),
                                       PARLOUR_PHRASE("Euchre thoughts",
                                                      "%0 leads an ace of a suit not led before: "
                                                      "the others may still have to follow.")})};
        return lowestCard(lowest);
    }
    if (trick.partnerIsWinning && isTaker(trick.best(), trick)) return leavesTrick(lowest);
    const CardSet winners = trick.winners(legal);
    if (winners.empty()) return throwsLowest(lowest);
    if (trick.isLast) return cheapestWinner(extreme(winners, trump, std::less()));
    const CardSet trumps = winners & cardsOf(trump, trump);
    if (timesLed(view.pub, trick.lead) == 0 && !trumps.empty())
        return lowestTrump(extreme(trumps, trump, std::less()));
    return highestWinner(extreme(winners, trump, std::greater()));
}

Choice ClassicEasyPlayer::choose(const Observation& view, CardSet legal, Rng&) const {
    const Trick trick(view);
    if (trick.isLead()) return highestLead(trick.highest(legal));
    const CardSet winners = trick.winners(legal);
    if (winners.empty()) return throwsLowest(trick.lowest(legal));
    if (m_params.winsHigh) return highestWinner(trick.highest(winners));
    return trick.isLast ? cheapestWinner(trick.lowest(winners))
                        : cheapestTry(trick.lowest(winners));
}

Choice ClassicMediumPlayer::choose(const Observation& view, CardSet legal, Rng&) const {
    const Trick trick(view);
    if (trick.isLead()) return highestLead(trick.highest(legal));
    if (trick.partnerIsWinning) return leavesTrick(trick.lowest(legal));
    const CardSet winners = trick.winners(legal);
    if (winners.empty()) return throwsLowest(trick.lowest(legal));
    return trick.isLast ? cheapestWinner(trick.lowest(winners))
                        : highestWinner(trick.highest(winners));
}

namespace {

// What a player who counts cards knows.
class Counter {
public:
    Counter(const Observation& view, const Trick& trick)
        : m_pub(view.pub), m_trick(trick), m_seat(view.seat), m_outstanding(outstanding(view)) {}

    CardSet mayHold(Seat seat) const { return m_outstanding - m_pub.missing(seat); }

    // Whether no opponent still to play may hold a card that beats this one in the trick.
    bool isSafe(Card card) const {
        const int lead = m_trick.isLead() ? suitOf(card, m_trick.trump) : m_trick.lead;
        int left = m_pub.active - m_pub.onTable - 1;
        for (Seat seat = m_pub.nextActive(m_seat); left > 0; --left, seat = m_pub.nextActive(seat))
            if (seat != partnerOf(m_seat) && canBeat(seat, card, lead)) return false;
        return true;
    }
    // Whether nobody can hold a higher card of the same suit.
    bool isHighest(Card card) const {
        const int suit = suitOf(card, m_trick.trump);
        for (const Card other : m_outstanding& cardsOf(suit, m_trick.trump))
            if (value(other, m_trick.trump, suit) > value(card, m_trick.trump, suit)) return false;
        return true;
    }
    // Whether nobody is likely to trump the suit: it has not been led, or no trumps are left.
    bool isNewOrSafe(int suit) const {
        return timesLed(m_pub, suit) == 0 ||
               (m_outstanding & cardsOf(m_trick.trump, m_trick.trump)).empty();
    }
    bool partnerMayTrump(int suit) const {
        const CardSet cards = mayHold(partnerOf(m_seat));
        return m_trick.partnerIsToPlay && (cards & cardsOf(suit, m_trick.trump)).empty() &&
               !(cards & cardsOf(m_trick.trump, m_trick.trump)).empty();
    }

private:
    bool canBeat(Seat seat, Card card, int lead) const {
        for (const Card other : mayHold(seat))
            if (value(other, m_trick.trump, lead) > value(card, m_trick.trump, lead)) return true;
        return false;
    }

    const Public& m_pub;
    const Trick& m_trick;
    const Seat m_seat;
    const CardSet m_outstanding;
};

Choice leadAsHard(const Trick& trick, const Counter& counter, CardSet legal) {
    const CardSet trumps = legal & cardsOf(trick.trump, trick.trump);
    if (!trumps.empty() && counter.isHighest(trick.highest(trumps)))
        return {
            trick.highest(trumps),
            because({PARLOUR_PHRASE("Euchre reasons", "Lead a trump that nobody can beat."),
                     PARLOUR_PHRASE("Euchre thoughts", "%0 leads a trump that nobody can beat.")})};
    CardSet highest;
    CardSet forPartner;
    for (const Card card : legal - trumps) {
        if (counter.isHighest(card) && counter.isNewOrSafe(suitOf(card, trick.trump)))
            highest.insert(card);
        if (counter.partnerMayTrump(suitOf(card, trick.trump))) forPartner.insert(card);
    }
    if (!highest.empty())
        return {
            trick.highest(highest),
            because(
                {PARLOUR_PHRASE("Euchre reasons",
                                "Lead the highest card left of a suit: only a trump can beat it."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 leads the highest card left of a suit: only a trump can beat it.")})};
    if (!forPartner.empty())
        return {trick.lowest(forPartner),
                because({PARLOUR_PHRASE("Euchre reasons",
                                        "Your partner is out of this suit and may trump it."),
                         PARLOUR_PHRASE("Euchre thoughts",
                                        "%0's partner is out of this suit and may trump it.")})};
    return lowestCard(trick.lowest(legal));
}

} // namespace

Choice ClassicHardPlayer::choose(const Observation& view, CardSet legal, Rng&) const {
    const Trick trick(view);
    const Counter counter(view, trick);
    if (trick.isLead())
        return m_params.leadsHighest ? highestLead(trick.highest(legal))
                                     : leadAsHard(trick, counter, legal);
    if (trick.partnerIsWinning && (counter.isSafe(trick.best()) || counter.isHighest(trick.best())))
        return leavesTrick(trick.lowest(legal));
    const CardSet winners = trick.winners(legal);
    if (winners.empty()) return throwsLowest(trick.lowest(legal));
    if (trick.isLast) return cheapestWinner(trick.lowest(winners));
    CardSet safe;
    for (const Card card : winners)
        if (counter.isSafe(card)) safe.insert(card);
    if (!safe.empty())
        return {
            trick.lowest(safe),
            because(
                {PARLOUR_PHRASE("Euchre reasons",
                                "Win with your cheapest card that no opponent to come can beat."),
                 PARLOUR_PHRASE(
                     "Euchre thoughts",
                     "%0 wins with the cheapest card that no opponent to come can beat.")})};
    const CardSet trumps = winners & cardsOf(trick.trump, trick.trump);
    return trumps.empty() ? highestWinner(trick.highest(winners))
                          : lowestTrump(trick.lowest(trumps));
}

} // namespace parlour::euchre
