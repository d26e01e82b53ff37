#include "ai/briscola/drawbacks.h"

#include "ai/briscola/card_choice.h"

#include <algorithm>

namespace parlour::briscola {

namespace {

constexpr int kMatters = 2; // points

// A card, and the trick on the table once it is played.
struct Weighed : CardChoice {
    Weighed(const Observation& observation, Card played);

    const Phrase& words;
    const bool costsTrump;
    const bool takes; // it is the best card so far
    const bool holds; // the best card so far is the side's own
    const int total;  // points in the trick
    const Seat ahead;
    CardSet above; // with these an opponent still to play could beat the best card so far

    bool isSafe() const { return holds && above.empty(); }
    bool isLost() const { return !holds && !partnerMayTake(); } // for certain
    int atRisk() const { return isSafe() ? 0 : points; }
    bool isOver(Card any) const { return card.suit() == any.suit() && card.rank() > any.rank(); }
    bool isHighest() const { // of its suit, of all that are not played
        const auto isUnder = [this](Card own) {
            return own.suit() == card.suit() && own.rank() > card.rank();
        };
        return higherOfSuit(card).empty() && std::ranges::none_of(kept(), isUnder);
    }
    Card three() const { return makeCard(card.suit(), italian::Three); }
    // The ace and the three of its suit, if an opponent could take it with them.
    CardSet richAbove() const { return above & richOver(card); }
    bool mayCatchThree() const {
        return !costsTrump && card.rank() == italian::Ace && elsewhere.contains(three());
    }

private:
    bool partnerMayTake() const;
};

bool Weighed::partnerMayTake() const {
    const auto isEnough = [this](Card answer) { return beats(answer, trick.best, pub.trump()); };
    return hasPartner() && trick.cards == 1 && std::ranges::any_of(answers(true), isEnough);
}

Weighed::Weighed(const Observation& observation, Card played)
    : CardChoice(observation, played, std::nullopt),
      words(italian::cardName(played)),
      costsTrump(isTrump(played)),
      takes(trick.takes(played)),
      holds(trick.holds(played)),
      total(trick.points + points),
      ahead(takes ? observation.seat : Briscola::trickWinner(pub)) {
    for (const Card answer : answers(false))
        if (beats(answer, takes ? played : trick.best, pub.trump())) above.insert(answer);
}

// That the trick decides the game.
void addGame(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    const auto loses = [](const Weighed& w) {
        return w.trick.isLast && !w.holds && w.pub.sidePoints(w.ahead) + w.total >= kWins;
    };
    const auto wins = [](const Weighed& w) {
        return w.isSafe() && w.pub.sidePoints(w.view.seat) + w.total >= kWins;
    };
    if (loses(c) && !loses(best))
        drawbacks.push_back(
            because(PARLOUR_PHRASE("Briscola drawbacks", "With this trick %1 wins the game."),
                    Reason::player(c.ahead)));
    // Sixty points are half of all.
    const auto drawsAtBest = [](const Weighed& w) {
        return w.trick.isLast && !w.holds && w.pub.options.players == 2 &&
               w.pub.sidePoints(w.ahead) + w.total == kWins - 1;
    };
    if (drawsAtBest(c) && !drawsAtBest(best))
        drawbacks.push_back(because(
            {PARLOUR_PHRASE("Briscola drawbacks",
                            "With this trick %1 has 60 points: you could at best draw the game."),
             PARLOUR_PHRASE("Briscola drawback thoughts",
                            "With this trick %1 has 60 points: %0 could at best draw the game.")},
            Reason::player(c.ahead)));
    if (wins(best) && !wins(c))
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks", "Your %1 wins the game at once."),
                     PARLOUR_PHRASE("Briscola drawback thoughts", "The %1 wins the game at once."),
                     Topic::Victory},
                    best.words));
}

// Who draws the turned-up trump after this trick; nobody if that is open, or does not depend on the
// trick.
Seat trumpDrawer(const Weighed& w) {
    const int players = w.pub.options.players;
    const bool isCertain = w.trick.isLast || (players == 2 && w.isSafe());
    if (!isCertain || w.pub.options.fixedDraw || w.pub.stock != players) return kNoSeat;
    return (w.ahead + players - 1) % players;
}

void addTrumpCard(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    const Seat drawer = trumpDrawer(c);
    if (drawer == kNoSeat || c.pub.areAllies(drawer, c.view.seat) || drawer == trumpDrawer(best))
        return;
    drawbacks.push_back(because(
        c.trick.isLead()
            ? PARLOUR_PHRASE("Briscola drawbacks",
                             "Nobody can take this, so %1 draws the %2, the turned-up trump.")
            : PARLOUR_PHRASE("Briscola drawbacks",
                             "After this %1 draws the %2, the turned-up trump."),
        Reason::player(drawer), italian::cardName(c.pub.trumpCard)));
}

// That the advised card, led as well, is likelier to be taken, so that the loser, who draws the
// turned-up trump, is whoever leads it.
void addHarderToTake(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    if (!c.trick.isLead() || !isLoserToDrawTrump(c.pub) || c.above.empty() ||
        !(c.above - best.above).empty() || c.above.size() == best.above.size())
        return;
    drawbacks.push_back(because(
        PARLOUR_PHRASE("Briscola drawbacks",
                       "This is harder to take, and if %1 doesn't take it, %1 draws the %2, the "
                       "turned-up trump."),
        Reason::player(1 - c.view.seat), italian::cardName(c.pub.trumpCard)));
}

// That the other player is left with the highest trump, which whoever wins this trick may draw.
// Many points matter more.
void addTrumpLeft(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    const auto trump = c.trumpToDraw();
    if (!trump || !c.trick.isLast || c.holds || !best.holds || c.total >= kManyPoints) return;
    drawbacks.push_back(
        because(PARLOUR_PHRASE("Briscola drawbacks",
                               "After this %1 is sure to hold the %2, the highest trump left."),
                Reason::player(c.ahead), italian::cardName(*trump)));
}

// Points that an opponent gets.
void addLoss(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    const Reason::Arg ahead = Reason::player(c.ahead);
    const bool costsMore = c.points >= best.atRisk() + kMatters;
    if (c.trick.isLast && !c.holds && best.holds && c.trick.points > 0)
        drawbacks.push_back(because(
            PARLOUR_PHRASE("Briscola drawbacks", "This leaves %1 the %2 points of this trick."),
            ahead, c.total));
    else if (c.trick.isLast && !c.holds && costsMore)
        drawbacks.push_back(because(
            PARLOUR_PHRASE("Briscola drawbacks", "This adds %2 points to a trick that %1 wins."),
            ahead, c.points));
    else if (c.trick.isLast && !c.holds && !best.holds && c.points == best.points + 1)
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "This gives %1 %2 points, one more than your %3."),
                     PARLOUR_PHRASE("Briscola drawback thoughts",
                                    "This gives %1 %2 points, one more than the %3.")},
                    ahead, c.points, best.words));
    else if (!c.holds && best.holds && c.total > 0)
        drawbacks.push_back(because(
            PARLOUR_PHRASE("Briscola drawbacks", "This leaves %1 ahead in a trick with %2 points."),
            ahead, c.total));
    else if (c.isLost() && costsMore)
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "This adds %1 points to a trick that you can't win."),
                     PARLOUR_PHRASE("Briscola drawback thoughts",
                                    "This adds %1 points to a trick that %0 can't win.")},
                    c.points));
}

// That the advised card takes the trick as well, and costs less.
void addEnough(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    if (c.trick.isLead() || !c.takes || !best.takes) return;
    if (c.isOver(best.card) && best.isSafe())
        drawbacks.push_back(because(
            {PARLOUR_PHRASE("Briscola drawbacks", "Your %1 is enough to take this trick."),
             PARLOUR_PHRASE("Briscola drawback thoughts", "The %1 is enough to take this trick."),
             c.costsTrump ? Topic::TrumpsHeld : Topic::None},
            best.words));
    if (!c.costsTrump || best.costsTrump) return;
    if (best.isSafe())
        drawbacks.push_back(because(
            {PARLOUR_PHRASE("Briscola drawbacks", "Your %1 takes this trick without a trump."),
             PARLOUR_PHRASE("Briscola drawback thoughts",
                            "The %1 takes this trick without a trump."),
             Topic::TrumpsHeld},
            best.words));
    else
        drawbacks.push_back(because(
            {PARLOUR_PHRASE("Briscola drawbacks", "Your %1 is ahead as well, without a trump."),
             PARLOUR_PHRASE("Briscola drawback thoughts",
                            "The %1 is ahead as well, without a trump."),
             Topic::TrumpsHeld},
            best.words));
}

// That it costs a trump, in a trick that has begun. Precondition: the advised card costs none.
void addTrumpSpent(const Weighed& c, Drawbacks& drawbacks) {
    if (!c.takes)
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks", "This throws away a trump."),
                     Topic::TrumpsHeld}));
    else if (c.trick.partnerIsAhead)
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "This spends a trump on a trick in which %1 is ahead."),
                     Topic::TrumpsHeld},
                    Reason::player(c.partner())));
    else if (c.trick.points == 0)
        drawbacks.push_back(because(
            {PARLOUR_PHRASE("Briscola drawbacks", "This spends a trump on a trick without points."),
             Topic::TrumpsHeld}));
    else if (c.trick.points < kManyPoints)
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "This spends a trump on a trick of only %1 points."),
                     Topic::TrumpsHeld},
                    Reason::own(c.trick.points)));
}

// Whether whatever can take the advised card, if anything can, can take this one, too.
bool isAsEasyToTake(const Weighed& c, const Weighed& best) {
    return c.trick.isLead() && !best.isSafe() && (best.above - c.above).empty();
}

// That the advised card, led as well, brings more if it holds.
void addLessIfItHolds(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    if (!c.trick.isLead() || best.isSafe() || best.points < c.points + kMatters) return;
    if (isAsEasyToTake(c, best))
        drawbacks.push_back(because(
            {PARLOUR_PHRASE("Briscola drawbacks", "Your %1 is no easier to take, and it brings %2 "
                                                  "points if nobody takes it."),
             PARLOUR_PHRASE("Briscola drawback thoughts", "The %1 is no easier to take, and it "
                                                          "brings %2 points if nobody takes it."),
             Topic::Victory},
            Reason::own(best.words), Reason::own(best.points)));
    else if (best.points >= kManyPoints)
        drawbacks.push_back(because(
            {PARLOUR_PHRASE("Briscola drawbacks", "Your %1 brings %2 points if nobody takes it."),
             PARLOUR_PHRASE("Briscola drawback thoughts",
                            "The %1 brings %2 points if nobody takes it."),
             Topic::Victory},
            Reason::own(best.words), Reason::own(best.points)));
}

// That an ace, or a trump, may take a card with many points if it is kept. The last argument, here
// and below, is not said, since the card stands above the words: where the hint tells to keep that
// very card, this is not told again.
Reason mayCatch(const Weighed& c, Card rich) {
    return because(
        {PARLOUR_PHRASE("Briscola drawbacks", "Keep this: it may catch the %1 later."),
         PARLOUR_PHRASE("Briscola drawback thoughts", "This is better kept: it may catch the %1 "
                                                      "later."),
         Topic::Kept},
        italian::cardName(rich), c.words);
}

// What the card can take later, and the advised one of its suit can't; not where only one of them
// takes this trick, which matters more.
void addBetween(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    if (c.takes != best.takes) return;
    CardSet between;
    for (const Card card : c.elsewhere& CardSet::suit(c.card.suit()))
        if (c.card.rank() > card.rank() && card.rank() > best.card.rank()) between.insert(card);
    if (between.empty()) return;
    drawbacks.push_back(because(
        {PARLOUR_PHRASE("Briscola drawbacks", "This can take the %1 later; the %2 can't."),
         Topic::Kept},
        Reason::own(rankName(between.highest())), Reason::own(rankName(best.card)), c.words));
}

// What a higher card costs than the advised one of its suit.
void addDearer(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    if (isAsEasyToTake(c, best) && c.points > best.points)
        drawbacks.push_back(because(
            {PARLOUR_PHRASE("Briscola drawbacks",
                            "Your %1 is no easier to take, and you lose less if it is taken."),
             PARLOUR_PHRASE("Briscola drawback thoughts",
                            "The %1 is no easier to take, and less is lost if it is taken.")},
            best.words));
    addBetween(c, best, drawbacks);
}

// That a trump led now can't take an ace or a three later.
void addTrumpLed(const Weighed& c, Drawbacks& drawbacks) {
    const CardSet rich = c.richElsewhere();
    if (rich.size() == 1)
        drawbacks.push_back(mayCatch(c, rich.lowest()));
    else if (c.areAcesAndThreesElsewhere())
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "Keep this: it may take an ace or a three later."),
                     PARLOUR_PHRASE("Briscola drawback thoughts",
                                    "This is better kept: it may take an ace or a three later."),
                     Topic::TrumpsHeld}));
    else
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "A trump is worth more when there are points to take."),
                     PARLOUR_PHRASE("Briscola drawback thoughts",
                                    "A trump is worth more when there are points to take."),
                     Topic::Kept}));
}

// That its points may be lost.
void addRisk(const Weighed& c, Drawbacks& drawbacks) {
    if (c.takes && c.above.size() == 1)
        drawbacks.push_back(because(
            PARLOUR_PHRASE("Briscola drawbacks", "The %1 can still take this and its %2 points."),
            italian::cardName(c.above.lowest()), c.points));
    else
        drawbacks.push_back(because(
            PARLOUR_PHRASE("Briscola drawbacks", "This puts %1 points at risk."), c.points));
}

// That it costs a trump, or a higher one than the advised card.
void addTrump(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    const bool isSpent = c.costsTrump && !best.costsTrump;
    if (!isSpent && !(c.costsTrump && c.isOver(best.card))) return;
    if (!isSpent && c.trick.isLead() && c.atRisk() >= best.atRisk() + kMatters)
        addRisk(c, drawbacks);
    if (isSpent && !c.trick.isLead()) addTrumpSpent(c, drawbacks);
    if (c.isHighest())
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks", "This gives up the highest trump left."),
                     Topic::Kept},
                    c.words));
    if (isSpent) addLessIfItHolds(c, best, drawbacks);
    if (isSpent && c.trick.isLead()) addTrumpLed(c, drawbacks);
    if (!isSpent) addDearer(c, best, drawbacks);
}

// That an ace or a three could take it.
void addRich(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    if (!c.takes || !best.takes || c.costsTrump) return;
    const CardSet rich = c.richAbove();
    if (rich.size() == 1 && best.richAbove().empty())
        drawbacks.push_back(because(
            PARLOUR_PHRASE("Briscola drawbacks",
                           "The %1 is still out: it could take this and bring home its %2 points."),
            italian::cardName(rich.lowest()), italian::points(rich.lowest())));
    else if (rich.size() > best.richAbove().size())
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "The ace and the three of %1 are still out: either could take "
                                    "this and bring home its points."),
                     Topic::Safe},
                    italian::suitName(c.card.suit())));
}

// That it takes the trick as well, for fewer points.
void addBringsLess(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    if (!c.trick.isLast || !c.takes) return;
    if (c.total == 0)
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "This takes the trick, too, but brings you no points."),
                     PARLOUR_PHRASE("Briscola drawback thoughts",
                                    "This takes the trick, too, but brings %0 no points.")}));
    else if (best.points == c.points + 1)
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "This takes the trick, too, but brings you one point less."),
                     PARLOUR_PHRASE("Briscola drawback thoughts",
                                    "This takes the trick, too, but brings %0 one point less.")}));
    else
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "This takes the trick, too, but brings you only %1 points."),
                     PARLOUR_PHRASE("Briscola drawback thoughts",
                                    "This takes the trick, too, but brings %0 only %1 points.")},
                    c.total));
}

// That the advised card brings home more, and for certain.
void addFewer(const Weighed& best, Drawbacks& drawbacks) {
    drawbacks.push_back(
        because({PARLOUR_PHRASE("Briscola drawbacks",
                                "Your %1 and its %2 points would be safe in this trick."),
                 PARLOUR_PHRASE("Briscola drawback thoughts",
                                "The %1 and its %2 points would be safe in this trick."),
                 Topic::Safe},
                Reason::own(best.words), Reason::own(best.points)));
    if (best.points >= kManyPoints && !best.costsTrump && !best.beaters(best.card).empty())
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "If you have to lead your %1 later, it can be taken."),
                     PARLOUR_PHRASE("Briscola drawback thoughts",
                                    "If %0 has to lead the %1 later, it can be taken.")},
                    best.words));
}

// Points that may be lost, or that do not come home.
void addPoints(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    const bool bringsFewer = best.points >= c.points + kMatters;
    // Beside the trump that it spends, one or two points are nothing.
    const bool isTrumpFirst =
        c.costsTrump && !best.costsTrump && best.points <= c.points + kMatters;
    if (best.points > c.points && best.isSafe() && !isTrumpFirst) addBringsLess(c, best, drawbacks);
    if (bringsFewer && best.isSafe() && !isTrumpFirst) addFewer(best, drawbacks);
    if (!c.isLost() && c.atRisk() >= best.atRisk() + kMatters) addRisk(c, drawbacks);
    if (!bringsFewer || best.isSafe()) return;
    if (c.trick.partnerIsAhead && c.points == 0)
        drawbacks.push_back(
            because(PARLOUR_PHRASE("Briscola drawbacks",
                                   "This adds no points to the trick in which %1 is ahead."),
                    Reason::player(c.partner())));
    else if (!c.isLost() && !c.holds && !best.holds && c.points == 0)
        drawbacks.push_back(
            because(PARLOUR_PHRASE("Briscola drawbacks",
                                   "%1 may still take this trick, and this adds no points to it."),
                    Reason::player(c.partner())));
}

// How much can take it that cannot take the advised card.
void addTaken(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    if (!c.holds && best.holds && !c.trick.isLast)
        drawbacks.push_back(
            because(PARLOUR_PHRASE("Briscola drawbacks", "This leaves %1 ahead in the trick."),
                    Reason::player(c.ahead)));
    if (!c.takes || !best.takes || c.isSafe()) return;
    const CardSet trumps = CardSet::suit(c.pub.trump());
    const bool arePlain = !c.costsTrump && !best.costsTrump;
    const int cards = c.above.size();
    const int fewer = best.above.size();
    if (best.isSafe())
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "This can be taken, but nobody can take your %1."),
                     PARLOUR_PHRASE("Briscola drawback thoughts",
                                    "This can be taken, but nobody can take the %1.")},
                    best.words));
    else if (arePlain && !(c.above - trumps).empty() && (best.above - trumps).empty())
        drawbacks.push_back(because(PARLOUR_PHRASE(
            "Briscola drawbacks", "A trump can take this, and so can a higher card of its suit.")));
    if (fewer > 0 && cards > fewer + 1)
        drawbacks.push_back(
            counted(fewer,
                    {PARLOUR_PHRASE("Briscola drawbacks",
                                    "%1 cards still out can take this; only one can take your %2."),
                     PARLOUR_PHRASE("Briscola drawback thoughts",
                                    "%1 cards still out can take this; only one can take the %2.")},
                    {PARLOUR_PHRASE("Briscola drawbacks",
                                    "%1 cards still out can take this; only %3 can take your %2."),
                     PARLOUR_PHRASE("Briscola drawback thoughts",
                                    "%1 cards still out can take this; only %3 can take the %2.")},
                    cards, best.words));
}

// What a card without trumps is worth later, or what comes next.
void addLater(const Weighed& c, const Weighed& best, Drawbacks& drawbacks) {
    if (c.costsTrump) return;
    const auto costsNothing = [&](Card card) {
        return !c.isTrump(card) && italian::points(card) == 0;
    };
    constexpr int kFewPoints = 5;
    constexpr int kFewCards = 3;
    const int higher = c.higherOfSuit(c.card).size();
    const int lower = (c.elsewhere & CardSet::suit(c.card.suit())).size() - higher;
    if (c.trick.isLast && c.takes && !best.holds && c.total == 0)
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "This brings you no points, and you have to lead next."),
                     PARLOUR_PHRASE("Briscola drawback thoughts",
                                    "This brings no points, and %0 has to lead next."),
                     Topic::LeadLeft}));
    else if (c.trick.isLast && c.takes && !best.holds && c.total <= kFewPoints)
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "This brings you only %1 points, and you have to lead next."),
                     PARLOUR_PHRASE("Briscola drawback thoughts",
                                    "This brings only %1 points, and %0 has to lead next.")},
                    c.total));
    if (c.isOver(best.card)) addDearer(c, best, drawbacks);
    if (c.mayCatchThree() && !best.mayCatchThree()) drawbacks.push_back(mayCatch(c, c.three()));
    const auto mayTakeLower = [](const Weighed& w) {
        return w.trick.isLead() && w.pub.options.players == 2 && w.points >= kManyPoints &&
               w.isHighest() && !(w.elsewhere & CardSet::suit(w.card.suit())).empty();
    };
    if (mayTakeLower(c) && !mayTakeLower(best))
        drawbacks.push_back(
            because(PARLOUR_PHRASE("Briscola drawbacks",
                                   "If %1 leads %2 later, this can take the trick safely."),
                    Reason::player(1 - c.view.seat), italian::suitName(c.card.suit()), c.words));
    if (c.isHighest() && (best.costsTrump || !best.isHighest()))
        drawbacks.push_back(because(
            {PARLOUR_PHRASE("Briscola drawbacks", "Keep this: only a trump can take it later."),
             PARLOUR_PHRASE("Briscola drawback thoughts",
                            "This is better kept: only a trump can take it later."),
             Topic::Kept},
            c.words));
    if (costsNothing(c.card) && !costsNothing(best.card) &&
        std::ranges::none_of(c.kept(), costsNothing))
        drawbacks.push_back(
            because({PARLOUR_PHRASE("Briscola drawbacks",
                                    "Keep this for later: of your cards, only this one costs "
                                    "nothing to throw."),
                     PARLOUR_PHRASE("Briscola drawback thoughts",
                                    "This is better kept for later: of %0's cards, only this one "
                                    "costs nothing to throw.")}));
    if (!best.costsTrump && c.points >= best.points && higher > 0 && higher <= kFewCards &&
        lower > higher && higher < best.higherOfSuit(best.card).size())
        drawbacks.push_back(counted(
            higher,
            {PARLOUR_PHRASE("Briscola drawbacks",
                            "This may take a trick later: only one card of its suit beats it."),
             Topic::Kept},
            {PARLOUR_PHRASE("Briscola drawbacks",
                            "This may take a trick later: only %2 cards of its suit beat it."),
             Topic::Kept},
            c.words));
    addLessIfItHolds(c, best, drawbacks);
}

} // namespace

Reason sameAs(const Phrase& card) {
    return because(
        {PARLOUR_PHRASE("Briscola drawbacks",
                        "This does the same as your %1: no card still out lies between them."),
         PARLOUR_PHRASE("Briscola drawback thoughts",
                        "This does the same as the %1: no card still out lies between them.")},
        card);
}

Drawbacks drawbacksOf(const Observation& view, Card card, Card advised,
                      const std::optional<Reason>& ending, bool isCompared) {
    Drawbacks drawbacks;
    const Weighed c(view, card);
    const Weighed best(view, advised);
    addGame(c, best, drawbacks);
    addTrumpCard(c, best, drawbacks);
    addTrumpLeft(c, best, drawbacks);
    if (!isCompared) {
        addLoss(c, best, drawbacks);
        addEnough(c, best, drawbacks);
    }
    if (ending) drawbacks.push_back(*ending);
    if (isCompared) return drawbacks;
    addTrump(c, best, drawbacks);
    const bool arePointsFirst = c.points >= kManyPoints || best.isSafe();
    if (!arePointsFirst) addRich(c, best, drawbacks);
    addPoints(c, best, drawbacks);
    if (arePointsFirst) addRich(c, best, drawbacks);
    addHarderToTake(c, best, drawbacks);
    addTaken(c, best, drawbacks);
    addLater(c, best, drawbacks);
    return drawbacks;
}

} // namespace parlour::briscola
