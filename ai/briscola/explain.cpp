#include "ai/briscola/explain.h"

#include "core/briscola/rules.h"

#include <cmath>

namespace parlour::briscola {

TrickView::TrickView(const Public& pub, Seat seat, int at)
    : cards(at % pub.options.players), trump(pub.trump()) {
    isLast = cards == pub.options.players - 1;
    for (int i = 0; i < cards; ++i) {
        const Play play = pub.history[static_cast<std::size_t>(at - cards + i)];
        points += italian::points(play.card);
        if (i > 0 && !beats(play.card, best, trump)) continue;
        best = play.card;
        partnerIsAhead = pub.areAllies(play.seat, seat);
    }
}

namespace {

constexpr int kFewPoints = 3; // a knave or a knight

bool canTake(const TrickView& trick, CardSet hand) {
    for (const Card card : hand)
        if (trick.takes(card)) return true;
    return false;
}

// Whether others may still play a card that beats this one.
bool canBeTaken(const Observation& view, Card card) {
    CardSet elsewhere = view.unseen();
    if (!view.pub.playedCards.contains(view.pub.trumpCard) &&
        !view.hand.set().contains(view.pub.trumpCard))
        elsewhere.insert(view.pub.trumpCard);
    for (const Card other : elsewhere)
        if (beats(other, card, view.pub.trump())) return true;
    return false;
}

Reason explainLead(const Observation& view, Card card) {
    const int points = italian::points(card);
    const bool isTrump = card.suit() == view.pub.trump();
    if (!canBeTaken(view, card))
        return because(PARLOUR_PHRASE("Briscola reasons", "Leads a card that nobody can take."));
    if (isTrump && points == 0)
        return because(PARLOUR_PHRASE("Briscola reasons", "Leads a small trump."));
    if (isTrump)
        return because(PARLOUR_PHRASE("Briscola reasons", "Leads a trump worth %1 points."),
                       points);
    if (points == 0)
        return because(PARLOUR_PHRASE(
            "Briscola reasons", "Leads a card without points: little is lost if it is taken."));
    if (points <= kFewPoints)
        return because(PARLOUR_PHRASE("Briscola reasons",
                                      "Leads only %1 points: little is lost if they are taken."),
                       points);
    if (view.pub.options.players == 2 && view.pub.stock == 0) // the other hand is known
        return because(PARLOUR_PHRASE("Briscola reasons", "Leads %1 points, which can be taken."),
                       points);
    return because(
        PARLOUR_PHRASE("Briscola reasons", "Leads %1 points and hopes that nobody can take them."),
        points);
}

Reason explainAnswer(const Observation& view, const TrickView& trick, Card card) {
    const int points = italian::points(card);
    if (trick.takes(card)) {
        const int gain = trick.points + points;
        if (!trick.isLast && !canBeTaken(view, card))
            return because(
                PARLOUR_PHRASE("Briscola reasons", "Takes the trick: nobody can beat that."));
        if (!trick.isLast)
            return gain == 0 ? because(PARLOUR_PHRASE("Briscola reasons",
                                                      "Is ahead in a trick without points so far."))
                             : because(PARLOUR_PHRASE("Briscola reasons",
                                                      "Is ahead in a trick with %1 points so far."),
                                       gain);
        if (trick.partnerIsAhead)
            return because(PARLOUR_PHRASE("Briscola reasons",
                                          "Adds %1 points and takes over from the partner."),
                           points);
        if (gain == 0)
            return because(PARLOUR_PHRASE("Briscola reasons",
                                          "Takes a trick without points, to lead the next one."));
        if (card.suit() == trick.trump && trick.best.suit() != trick.trump)
            return because(PARLOUR_PHRASE("Briscola reasons", "Trumps the trick for %1 points."),
                           gain);
        return because(PARLOUR_PHRASE("Briscola reasons", "Takes the trick with %1 points."), gain);
    }
    if (trick.partnerIsAhead) {
        if (points == 0)
            return because(PARLOUR_PHRASE("Briscola reasons", "Leaves the trick to the partner."));
        return because(PARLOUR_PHRASE("Briscola reasons", "Adds %1 points to the partner's trick."),
                       points);
    }
    const bool partnerIsToPlay = view.pub.options.players == 4 && trick.cards == 1;
    if (partnerIsToPlay && canBeTaken(view, trick.best))
        return points > 0
                   ? because(PARLOUR_PHRASE("Briscola reasons", "Adds %1 points: the partner, who "
                                                                "still plays, may take them."),
                             points)
                   : because(PARLOUR_PHRASE("Briscola reasons",
                                            "Adds no points: the partner, who still plays, may "
                                            "take the trick."));
    const CardSet hand = view.hand.set();
    bool isCheapest = true;
    for (const Card other : hand) isCheapest &= italian::points(other) >= points;
    if (!canTake(trick, hand)) {
        if (points == 0)
            return because(PARLOUR_PHRASE("Briscola reasons",
                                          "Cannot take this trick; throws a card without points."));
        if (isCheapest)
            return because(PARLOUR_PHRASE("Briscola reasons",
                                          "Cannot take it: %1 points are the least it can give."),
                           points);
    }
    if (points > 0)
        return isCheapest
                   ? because(PARLOUR_PHRASE("Briscola reasons",
                                            "Gives up %1 points, with the cheapest card it has."),
                             points)
                   : because(PARLOUR_PHRASE("Briscola reasons", "Gives up %1 points."), points);
    if (trick.points > 0)
        return because(PARLOUR_PHRASE("Briscola reasons",
                                      "Lets the trick with %1 points go and adds nothing to it."),
                       trick.points);
    return because(PARLOUR_PHRASE("Briscola reasons", "Lets a trick without points go."));
}

} // namespace

Reason explain(const Observation& view, Card card) {
    if (view.hand.size() == 1)
        return because(PARLOUR_PHRASE("Briscola reasons", "It is the last card."));
    const TrickView trick(view.pub, view.seat);
    return trick.isLead() ? explainLead(view, card) : explainAnswer(view, trick, card);
}

bool losesForTheTrumpCard(const Observation& view, Card card) {
    const Public& pub = view.pub;
    if (pub.options.players != 2 || pub.options.fixedDraw || pub.stock != 2) return false;
    const TrickView trick(pub, view.seat);
    return !trick.takes(card) && canTake(trick, view.hand.set());
}

Reason explainMargin(int worlds, double margin, const Phrase& nextName) {
    const int points = static_cast<int>(std::lround(margin));
    if (points < kMarginWorthNaming)
        return because(PARLOUR_PHRASE("Briscola reasons", "The %1 would do about as well."),
                       nextName);
    return because(PARLOUR_PHRASE("Briscola reasons",
                                  "Over %1 imagined deals this ends %2 points further ahead, on "
                                  "average, than the %3."),
                   worlds, points, nextName);
}

} // namespace parlour::briscola
