#include "ai/briscola/explain.h"

#include "ai/briscola/trick_view.h"

#include <cmath>

namespace parlour::briscola {

namespace {

constexpr int kFewPoints = 3; // a jack or a knight

bool canTake(const TrickView& trick, CardSet hand) {
    for (const Card card : hand)
        if (trick.takes(card)) return true;
    return false;
}

// Whether another seat may hold, or draw, a card that beats this one.
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
        if (trick.partnerIsAhead && points > 0)
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

// Whether the card loses a trick that another card could take, in order to draw the turned-up
// trump: between two players it goes to the loser of the last trick before the stock is empty.
bool losesForTheTrumpCard(const Observation& view, Card card) {
    const Public& pub = view.pub;
    if (pub.options.players != 2 || pub.options.fixedDraw || pub.stock != 2) return false;
    const TrickView trick(pub, view.seat);
    return !trick.takes(card) && canTake(trick, view.hand.set());
}

constexpr int kMarginWorthNaming = 2; // points, rounded

// Differences in the chance to win: mentioned if points differ little; mentioned rather than
// points; noticeable.
constexpr double kChanceWorthNaming = 0.02;
constexpr double kChanceBeforePoints = 0.1;
constexpr double kChanceNoticed = 0.005;

// How the game ends when all cards are known.
Reason explainEnd(const FlatMonteCarlo<Briscola>& search) {
    const std::size_t chosen = search.ranking()[0];
    const double difference = search.score(chosen);
    const int own = (120 + static_cast<int>(difference)) / 2;
    if (difference > 0)
        return because(PARLOUR_PHRASE("Briscola reasons", "Wins for certain: %1 points."), own);
    const bool sawAll = search.ranking().size() == search.moves().size();
    if (difference < 0 && sawAll)
        return because(PARLOUR_PHRASE("Briscola reasons", "Every card loses: %1 points at best."),
                       own);
    return because(
        PARLOUR_PHRASE("Briscola reasons", "With best play on both sides it will have %1 points."),
        own);
}

// How the search chose the best card over the next. Precondition: there are two.
Reason evidence(const Observation& view, const FlatMonteCarlo<Briscola>& search) {
    if (view.knowsAll()) return explainEnd(search);
    const std::size_t chosen = search.ranking()[0];
    const std::size_t next = search.ranking()[1];
    const Phrase& nextName = italian::cardName(search.moves()[next]);
    const double points = search.score(chosen) - search.score(next);
    const double wins = search.win(chosen) - search.win(next);
    const bool hasPoints = std::lround(points) >= kMarginWorthNaming;
    if (wins >= (hasPoints ? kChanceBeforePoints : kChanceWorthNaming)) {
        const auto percent = [&](std::size_t i) {
            return static_cast<int>(std::lround(100 * search.win(i)));
        };
        return because(
            PARLOUR_PHRASE("Briscola reasons",
                           "Wins %1 of 100 games like this; with the %2 it would be %3."),
            percent(chosen), nextName, percent(next));
    }
    if (hasPoints && -wins >= kChanceNoticed)
        return because(
            PARLOUR_PHRASE(
                "Briscola reasons",
                "The %1 wins more often, but this ends %2 points further ahead, on average."),
            nextName, std::lround(points));
    if (search.isBetter(next, chosen))
        return because(
            PARLOUR_PHRASE("Briscola reasons",
                           "The %1 does a little better in the imagined games, but rules "
                           "of thumb speak for this card."),
            nextName);
    return explainMargin(search.worlds(chosen), points, nextName);
}

} // namespace

Reasons explainMove(const Observation& view, Card card) {
    if (view.hand.size() == 1)
        return {because(PARLOUR_PHRASE("Briscola reasons", "It is the last card."))};
    if (losesForTheTrumpCard(view, card))
        return {because(PARLOUR_PHRASE("Briscola reasons", "Loses this trick on purpose: the loser "
                                                           "draws the %1, a trump."),
                        italian::cardName(view.pub.trumpCard))};
    const TrickView trick(view.pub, view.seat);
    return {trick.isLead() ? explainLead(view, card) : explainAnswer(view, trick, card)};
}

Reasons explain(const Observation& view, const FlatMonteCarlo<Briscola>& search) {
    Reasons reasons = explainMove(view, search.moves()[search.ranking()[0]]);
    if (search.ranking().size() > 1) reasons.push_back(evidence(view, search));
    return reasons;
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
