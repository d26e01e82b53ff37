#include "ai/euchre/explain.h"

#include "ai/euchre/trick.h"

#include <algorithm>
#include <cmath>

namespace parlour::euchre {

namespace {

// The trumps in the hand if the upcard's suit is trump, and who would get the upcard.
Reason explainUpcard(const Observation& view) {
    const Public& pub = view.pub;
    const int trump = pub.upcard.suit();
    const int trumps = (view.hand & cardsOf(trump, trump)).size();
    const Phrase& upcard = french::cardName(pub.upcard);
    if (view.seat == pub.dealer)
        return because(
            PARLOUR_PHRASE("Euchre reasons", "Trumps in its hand, once the %1 is taken up: %2."),
            upcard, trumps + 1);
    if (view.seat == partnerOf(pub.dealer))
        return because(PARLOUR_PHRASE("Euchre reasons", "Trumps in its hand: %1. Ordered up, the "
                                                        "%2 goes to the partner."),
                       trumps, upcard);
    return because(PARLOUR_PHRASE("Euchre reasons", "Trumps in its hand: %1. Ordered up, the %2 "
                                                    "goes to an opponent."),
                   trumps, upcard);
}

Reason explainMaking(const Observation& view, Move move) {
    const Public& pub = view.pub;
    const int trump = move.kind == Move::Kind::Order ? pub.upcard.suit() : move.suit;
    CardSet hand = view.hand;
    if (move.kind == Move::Kind::Order && view.seat == pub.dealer) hand.insert(pub.upcard);
    if (hand.contains(rightBower(trump)) && hand.contains(leftBower(trump)))
        return because(PARLOUR_PHRASE("Euchre reasons", "Has both bowers with %1 as trump."),
                       french::suitName(trump));
    if (move.kind == Move::Kind::Order) return explainUpcard(view);
    return because(PARLOUR_PHRASE("Euchre reasons", "Trumps in its hand with %1: %2."),
                   french::suitName(trump), (hand & cardsOf(trump, trump)).size());
}

Reason explainPass(const Observation& view) {
    if (view.pub.phase == Phase::Defend)
        return because(PARLOUR_PHRASE("Euchre reasons",
                                      "Two defenders stop a lone maker more often than one."));
    if (view.pub.phase == Phase::Call)
        return because(
            PARLOUR_PHRASE("Euchre reasons", "Passing promises more than naming a suit."));
    return explainUpcard(view);
}

Reason explainDiscard(const Observation& view, Card card) {
    const int trump = view.pub.trump;
    if (suitOf(card, trump) != trump && !view.pub.sitsOut(view.seat) &&
        (view.hand & cardsOf(suitOf(card, trump), trump)).size() == 1)
        return because(PARLOUR_PHRASE("Euchre reasons",
                                      "Puts away its only card of this suit, so that it can trump "
                                      "it."));
    return because(PARLOUR_PHRASE("Euchre reasons", "Puts away what it needs least."));
}

// What the cards that others may hold can do to the observer's.
class Danger {
public:
    Danger(const Observation& view, const Trick& trick)
        : m_pub(view.pub), m_trick(trick), m_seat(view.seat), m_cards(outstanding(view)) {
        for (Seat seat = 0; seat < kSeats; ++seat)
            if (seat != m_seat && !m_pub.sitsOut(seat)) m_held |= mayHold(seat);
    }

    // Whether nobody can hold a higher card of the suit.
    bool isHighest(Card card) const {
        const int suit = suitOf(card, m_trick.trump);
        for (const Card other : m_held& cardsOf(suit, m_trick.trump))
            if (value(other, m_trick.trump, suit) > value(card, m_trick.trump, suit)) return false;
        return true;
    }
    // Whether no opponent still to play can beat the card in this trick.
    bool isSafe(Card card) const {
        int left = m_pub.active - m_pub.onTable - 1;
        for (Seat seat = m_pub.nextActive(m_seat); left > 0;
             --left, seat = m_pub.nextActive(seat)) {
            if (seat == partnerOf(m_seat)) continue;
            for (const Card other : mayHold(seat))
                if (m_trick.count(other) > m_trick.count(card)) return false;
        }
        return true;
    }
    bool partnerMayTrump(int suit) const {
        const CardSet partners = mayHold(partnerOf(m_seat));
        return m_trick.partnerIsToPlay && (partners & cardsOf(suit, m_trick.trump)).empty() &&
               !(partners & cardsOf(m_trick.trump, m_trick.trump)).empty();
    }

private:
    CardSet mayHold(Seat seat) const {
        CardSet cards = m_cards - m_pub.missing(seat);
        if (seat != m_pub.dealer) cards.erase(m_pub.upcard); // everybody saw who took it
        return cards;
    }

    const Public& m_pub;
    const Trick& m_trick;
    const Seat m_seat;
    const CardSet m_cards; // unseen cards
    CardSet m_held;        // those that a seat in play may hold
};

Reason explainLead(const Observation& view, const Trick& trick, Card card) {
    const Danger danger(view, trick);
    const int suit = suitOf(card, trick.trump);
    if (suit == trick.trump) {
        if (danger.isHighest(card))
            return because(PARLOUR_PHRASE("Euchre reasons", "Leads a trump that nobody can beat."));
        return because(
            PARLOUR_PHRASE("Euchre reasons", "Leads a trump, to draw those of the others."));
    }
    if (danger.isHighest(card))
        return because(PARLOUR_PHRASE("Euchre reasons", "Leads the highest card left of a suit."));
    if (danger.partnerMayTrump(suit))
        return because(
            PARLOUR_PHRASE("Euchre reasons", "The partner is out of this suit and may trump."));
    const CardSet trumps = cardsOf(trick.trump, trick.trump);
    if ((view.hand & cardsOf(suit, trick.trump)).size() == 1 && !(view.hand & trumps).empty() &&
        view.hand.size() > 2)
        return because(PARLOUR_PHRASE("Euchre reasons",
                                      "Leads its only card of this suit, to trump the next one."));
    return because(PARLOUR_PHRASE("Euchre reasons", "Leads a card that it needs little."));
}

Reason explainAnswer(const Observation& view, const Trick& trick, CardSet legal, Card card) {
    const Danger danger(view, trick);
    if (trick.beats(card)) {
        if (trick.isLast)
            return because(PARLOUR_PHRASE("Euchre reasons", "Takes the trick, last to play."));
        const bool trumps = suitOf(card, trick.trump) == trick.trump && trick.lead != trick.trump;
        if (danger.isSafe(card))
            return trumps ? because(PARLOUR_PHRASE("Euchre reasons",
                                                   "Trumps the trick: no opponent to come can "
                                                   "beat that."))
                          : because(PARLOUR_PHRASE("Euchre reasons",
                                                   "Takes the trick: no opponent to come can beat "
                                                   "that."));
        return trumps ? because(PARLOUR_PHRASE("Euchre reasons",
                                               "Trumps the trick; a higher trump may still come."))
                      : because(PARLOUR_PHRASE("Euchre reasons",
                                               "Is ahead in the trick; a card that beats it may "
                                               "still come."));
    }
    if (!trick.winners(legal).empty())
        return trick.partnerIsWinning
                   ? because(PARLOUR_PHRASE("Euchre reasons", "Leaves the trick to the partner."))
                   : because(PARLOUR_PHRASE("Euchre reasons", "Lets this trick go and keeps its "
                                                              "better cards for later."));
    const int suit = suitOf(card, trick.trump);
    const CardSet trumps = cardsOf(trick.trump, trick.trump);
    if (suit != trick.lead && suit != trick.trump &&
        (view.hand & cardsOf(suit, trick.trump)).size() == 1 && !(view.hand & trumps).empty() &&
        view.hand.size() > 2)
        return because(PARLOUR_PHRASE("Euchre reasons",
                                      "Throws its only card of this suit, to trump it later."));
    if (trick.partnerIsWinning)
        return because(PARLOUR_PHRASE("Euchre reasons", "The partner is ahead in the trick."));
    return because(PARLOUR_PHRASE("Euchre reasons", "Cannot win the trick and throws a card."));
}

// A move's name as the alternative in a sentence: "king of hearts", "clubs as trump, alone".
Phrase moveName(const Public& pub, Move move) {
    static constexpr std::array<Phrase, french::kSuits> kTogether{
        PARLOUR_PHRASE("Euchre choices", "clubs as trump"),
        PARLOUR_PHRASE("Euchre choices", "diamonds as trump"),
        PARLOUR_PHRASE("Euchre choices", "hearts as trump"),
        PARLOUR_PHRASE("Euchre choices", "spades as trump"),
    };
    static constexpr std::array<Phrase, french::kSuits> kAlone{
        PARLOUR_PHRASE("Euchre choices", "clubs as trump, alone"),
        PARLOUR_PHRASE("Euchre choices", "diamonds as trump, alone"),
        PARLOUR_PHRASE("Euchre choices", "hearts as trump, alone"),
        PARLOUR_PHRASE("Euchre choices", "spades as trump, alone"),
    };
    switch (move.kind) {
    case Move::Kind::Pass: return PARLOUR_PHRASE("Euchre choices", "a pass");
    case Move::Kind::Order:
    case Move::Kind::Call: {
        const auto suit = static_cast<std::size_t>(
            move.kind == Move::Kind::Order ? pub.upcard.suit() : move.suit);
        return move.alone ? kAlone[suit] : kTogether[suit];
    }
    case Move::Kind::Defend: return PARLOUR_PHRASE("Euchre choices", "defending alone");
    case Move::Kind::Discard:
    case Move::Kind::Play: break;
    }
    return french::cardName(move.card);
}

Reason whatItDoes(const Observation& view, Move move) {
    switch (move.kind) {
    case Move::Kind::Order:
    case Move::Kind::Call: return explainMaking(view, move);
    case Move::Kind::Pass: return explainPass(view);
    case Move::Kind::Defend:
        return because(
            PARLOUR_PHRASE("Euchre reasons", "Euchring the maker alone counts double: 4 points."));
    case Move::Kind::Discard: return explainDiscard(view, move.card);
    case Move::Kind::Play: break;
    }
    const CardSet legal = Euchre::playable(view.pub, view.hand);
    if (legal.size() == 1)
        return because(PARLOUR_PHRASE("Euchre reasons", "It is the only card it may play."));
    const Trick trick(view);
    return trick.isLead() ? explainLead(view, trick, move.card)
                          : explainAnswer(view, trick, legal, move.card);
}

constexpr double kMarginWorthNaming = 0.03;

int hundredfold(double points) { return static_cast<int>(std::lround(100 * points)); }

// How the search chose the best move over the next. Precondition: there are two.
Reason evidence(const Public& pub, const FlatMonteCarlo<Euchre>& search) {
    const auto& moves = search.moves();
    const auto& ranking = search.ranking();
    const Move chosen = moves[ranking[0]];
    const double value = search.score(ranking[0]);
    const int points = hundredfold(value);
    const bool isCard = chosen.kind == Move::Kind::Play || chosen.kind == Move::Kind::Discard;
    if (isCard && ranking.size() == moves.size() &&
        std::ranges::all_of(ranking, [&](std::size_t i) { return search.score(i) == value; }))
        return because(PARLOUR_PHRASE("Euchre reasons", "Any card does as well."));
    if (chosen.alone && points > 0)
        for (const std::size_t i : ranking) {
            const Move move = moves[i];
            if (move.kind == chosen.kind && move.suit == chosen.suit && !move.alone &&
                value - search.score(i) >= kMarginWorthNaming)
                return because(PARLOUR_PHRASE("Euchre reasons",
                                              "Alone it gains %1 points in 100 deals like this, "
                                              "with the partner %2."),
                               points, hundredfold(search.score(i)));
        }
    const double nextValue = search.score(ranking[1]);
    const Phrase nextName = moveName(pub, moves[ranking[1]]);
    if (search.isBetter(ranking[1], ranking[0]))
        return because(PARLOUR_PHRASE("Euchre reasons",
                                      "Better in the imagined deals, but rules of thumb speak "
                                      "against it: %1."),
                       nextName);
    if (value - nextValue < kMarginWorthNaming)
        return because(PARLOUR_PHRASE("Euchre reasons", "Almost as good: %1."), nextName);
    if (points < 0)
        return because(
            PARLOUR_PHRASE("Euchre reasons",
                           "Loses %1 points in 100 deals like this; next best loses %2: %3."),
            -points, -hundredfold(nextValue), nextName);
    return because(PARLOUR_PHRASE("Euchre reasons", "Gains %1 points in 100 deals like this; next "
                                                    "best, with %2: %3."),
                   points, hundredfold(nextValue), nextName);
}

} // namespace

Reasons explainMove(const Observation& view, Move move) { return {whatItDoes(view, move)}; }

Reasons explain(const Observation& view, const FlatMonteCarlo<Euchre>& search) {
    Reasons reasons = explainMove(view, search.moves()[search.ranking()[0]]);
    if (search.ranking().size() > 1) reasons.push_back(evidence(view.pub, search));
    return reasons;
}

} // namespace parlour::euchre
