#include "ai/briscola/lead_reasons.h"

#include <algorithm>

namespace parlour::briscola {

namespace {

// The points of the suit that others hold, or may still draw.
int pointsLeft(const CardChoice& c, Card card) {
    int points = 0;
    for (const Card other : c.elsewhere& CardSet::suit(card.suit()))
        points += italian::points(other);
    return points;
}

constexpr int kFew = 3;          // points that hardly matter, of a knight
constexpr int kWorthTelling = 6; // points that two suits differ by

// Whether a card that would cost more is as good a lead, so that their danger decides nothing.
bool isRiskAsGood(const CardChoice& c) {
    return std::ranges::any_of(c.asGood, [&](Card card) {
        return !c.isTrump(card) && italian::points(card) > c.points && !c.beaters(card).empty();
    });
}

// Whether both cards have points, the other one more, and it could be taken if it was led.
bool isDangerous(const CardChoice& c) {
    const auto isSafer = [&](Card card) {
        return !c.isTrump(card) && italian::points(card) < c.points;
    };
    return c.other && c.points > 0 && c.points < kManyPoints &&
           italian::points(*c.other) > c.points && !c.isTrump(*c.other) &&
           !c.beaters(*c.other).empty() && std::ranges::none_of(c.kept(), isSafer) &&
           !isRiskAsGood(c);
}

void addDanger(const CardChoice& c, ReasonList& reasons) {
    add(reasons,
        {PARLOUR_PHRASE(
             "Briscola reasons",
             "Lead the %1: if it is taken, it costs you %2 points; the %3 would cost %4."),
         PARLOUR_PHRASE(
             "Briscola thoughts",
             "%0 leads the %1: if it is taken, it costs %2 points; the %3 would cost %4."),
         Topic::Safe},
        c.name, Reason::fewer(c.points), italian::cardName(*c.other), italian::points(*c.other));
}

// That the lead wins the game if it is not taken.
void addWinsUnlessTaken(const CardChoice& c, ReasonList& reasons) {
    const CardSet above = c.beatersNow(c.card);
    const Card first = above.lowest();
    const Card last = above.highest();
    if (above.size() == 1)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1: you win the game unless the %2 takes it."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1 and wins the game unless the %2 takes it."),
             Topic::Victory},
            c.name, italian::cardName(first));
    else if (above.size() == 2 && first.suit() == last.suit())
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1: you win the game unless the %2 or "
                                                "the %3 of %4 takes it."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1 and wins the game unless the %2 "
                                                 "or the %3 of %4 takes it."),
             Topic::Victory},
            c.name, rankName(first), rankName(last), italian::suitName(first.suit()));
    else if (c.pub.options.players == 2)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1: if %2 doesn't take it, you win the game."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1 and wins the game if %2 doesn't take it."),
             Topic::Victory},
            c.name, Reason::player(1 - c.view.seat));
    else
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1: if it isn't taken, you win the game."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1 and wins the game if it isn't taken."),
             Topic::Victory},
            c.name);
}

// What follows if the lead is taken, and if it is not. Precondition: it can be taken. Where all
// cards are known, it is known whether it will be.
void addIfTaken(const CardChoice& c, ReasonList& reasons) {
    const bool wins =
        !c.hasPartner() && !c.view.knowsAll() && c.pub.sidePoints(c.view.seat) + c.points >= kWins;
    if (!isLoserToDrawTrump(c.pub)) {
        if (wins) addWinsUnlessTaken(c, reasons);
        return;
    }
    const Reason::Arg taker = Reason::player(1 - c.view.seat);
    const Phrase& trump = italian::cardName(c.pub.trumpCard);
    if ((c.view.unseen() - c.beaters(c.card)).empty()) {
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1: %2 has to take it, and then you draw the %3, a trump."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1: %2 has to take it, and %0 draws the %3, a trump.")},
            c.name, taker, trump);
        return;
    }
    if (wins)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1: if %2 takes it, you draw the %3, a "
                                                "trump; if not, you win the game."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1: if %2 takes it, %0 draws the "
                                                 "%3, a trump; if not, %0 wins the game."),
             Topic::Victory},
            c.name, taker, trump);
    if (c.points > 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1: if %2 takes it, you draw the %3, a "
                                                "trump; if not, its %4 points are yours."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1: if %2 takes it, %0 draws the "
                                                 "%3, a trump; if not, its %4 points come home.")},
            c.name, taker, trump, Reason::more(c.points));
    add(reasons,
        {PARLOUR_PHRASE("Briscola reasons", "Lead the %1: if %2 takes it, you draw the %3, a "
                                            "trump."),
         PARLOUR_PHRASE("Briscola thoughts",
                        "%0 leads the %1: if %2 takes it, %0 draws the %3, a trump.")},
        c.name, taker, trump);
}

// That only one or two trumps can take the lead, if that is so.
void addOnlyTakers(const CardChoice& c, CardSet above, ReasonList& reasons) {
    if (above.empty()) return;
    const Phrase& first = italian::cardName(above.lowest());
    if (above.size() == 1)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1: only the %2 can take it."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1: only the %2 can take it.")},
            c.name, first);
    if (above.size() == 2)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1: only the %2 and the %3 of %4 can take it."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1: only the %2 and the %3 of %4 can take it.")},
            c.name, rankName(above.lowest()), rankName(above.highest()),
            italian::suitName(above.lowest().suit()));
}

// A lead that only these trumps can take.
void addHighest(const CardChoice& c, CardSet above, ReasonList& reasons) {
    const CardSet ofSuit = CardSet::suit(c.card.suit());
    CardSet over; // kept
    for (const Card card : c.kept() & ofSuit)
        if (beats(card, c.card, c.pub.trump())) over.insert(card);
    const bool isOnlyOne = ((c.elsewhere | c.kept()) & ofSuit).empty();
    addOnlyTakers(c, above, reasons);
    if (over.size() == 1 && c.points > 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1: you hold the %2 yourself, so only a trump can take it."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1 and holds the %2: only a trump can take it.")},
            c.name, Reason::own(italian::cardName(over.lowest())));
    if (above.size() <= 2) return;
    if (c.points == 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1: only a trump can take it, and it has no points."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1: only a trump can take it, and it has no points.")},
            c.name);
    else {
        const Reason plain = because(
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1: only a trump can take it."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1: only a trump can take it.")},
            c.name);
        const Reason highest = because(
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1, the highest of its suit left: only a trump can take it."),
             PARLOUR_PHRASE(
                 "Briscola thoughts",
                 "%0 leads the %1, the highest of its suit left: only a trump can take it.")},
            c.name);
        // Both, since either says the same as the other one of another card.
        const bool isPlain = !over.empty() || isOnlyOne || c.card.rank() == italian::Ace;
        reasons.push_back(isPlain ? plain : highest);
        reasons.push_back(isPlain ? highest : plain);
    }
}

// That a cheap lead without trumps would let an ace or a three take it. Two players only.
void addRichAvoided(const CardChoice& c, ReasonList& reasons) {
    if (c.pub.options.players != 2 || !c.other || c.isTrump(*c.other) ||
        italian::points(*c.other) >= kManyPoints)
        return;
    const CardSet rich = c.richOver(*c.other);
    const Reason::Arg taker = Reason::player(1 - c.view.seat);
    const Phrase& other = italian::cardName(*c.other);
    if (rich.size() == 1)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1, a trump: if you led the %2, %3 could "
                                                "bring home the %4."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1, a trump: on the %2, %3 could "
                                                 "bring home the %4."),
             Topic::Safe},
            c.name, other, taker, italian::cardName(rich.lowest()));
    if (rich.size() == 2)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1, a trump: if you led the %2, %3 could "
                                                "bring home the ace or the three of %4."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1, a trump: on the %2, %3 could "
                                                 "bring home the ace or the three of %4."),
             Topic::Safe},
            c.name, other, taker, italian::suitName(c.other->suit()));
}

void addTrumpLead(const CardChoice& c, CardSet above, ReasonList& reasons) {
    addRichAvoided(c, reasons);
    addOnlyTakers(c, above, reasons);
    if (above.size() > 2 && c.points > 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1: only a higher trump can take it."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1: only a higher trump can take it.")},
            c.name);
    else if (above.size() > 1 && c.points == 0 && c.pub.options.players == 2)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1, a small trump without points: to "
                                                "take it, %2 has to spend a higher one."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1, a small trump without points: "
                                                 "to take it, %2 has to spend a higher one.")},
            c.name, Reason::player(1 - c.view.seat));
    else if (above.size() > 1 && c.points == 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1, a small trump without points: "
                                                "whoever takes it has to spend a higher one."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1, a small trump without points: "
                                                 "whoever takes it has to spend a higher one.")},
            c.name);
}

// The card that a trump is kept for: the last ace or three, or what is dearest of the last cards.
std::optional<Card> prey(const CardChoice& c) {
    const CardSet rich = c.richElsewhere();
    if (rich.size() == 1) return rich.lowest();
    const CardSet plain = c.elsewhere - CardSet::suit(c.pub.trump());
    if (!rich.empty() || !c.view.knowsAll() || plain.empty()) return std::nullopt;
    const Card dearest = *std::ranges::max_element(plain, {}, italian::points);
    return italian::points(dearest) > 0 ? std::optional(dearest) : std::nullopt;
}

// A lead that spares a trump. Precondition: the card it is weighed against is one.
void addTrumpKept(const CardChoice& c, ReasonList& reasons) {
    const Phrase& trump = italian::cardName(*c.other);
    if (const auto only = prey(c))
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1 and keep the %2: it may still "
                                                "take the %3."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1 and keeps the %2: it may "
                                                 "still take the %3."),
             Topic::Kept | Topic::TrumpsHeld},
            c.name, trump, italian::cardName(*only));
    else if (!c.richElsewhere().empty())
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1 and keep the %2: it may take an "
                                                "ace or a three later."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1 and keeps the %2: it may "
                                                 "take an ace or a three later."),
             Topic::Kept | Topic::TrumpsHeld},
            c.name, trump);
    else if (!c.view.knowsAll())
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1 and keep the %2: a trump is worth "
                                                "more when there are points to take."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1 and keeps the %2: a trump is "
                                                 "worth more when there are points to take."),
             Topic::Kept | Topic::TrumpsHeld},
            c.name, trump);
}

// That the only opponent has neither the ace nor the three of its suit.
void addNoRich(const CardChoice& c, ReasonList& reasons) {
    add(reasons,
        {PARLOUR_PHRASE("Briscola reasons",
                        "Lead the %1: %2 has no ace or three of %3 to take it with."),
         PARLOUR_PHRASE("Briscola thoughts",
                        "%0 leads the %1: %2 has no ace or three of %3 to take it with.")},
        c.name, Reason::player(1 - c.view.seat), Reason::own(italian::suitName(c.card.suit())));
}

// That more cards can take the other one, which has no more points.
void addEasierToTake(const CardChoice& c, ReasonList& reasons) {
    const int cards = c.beatersNow(c.card).size();
    if (cards > 1 && cards + 1 < c.beatersNow(*c.other).size())
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1: your %2 would be easier to take."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1: the %2 would be easier to take."),
             Topic::Beaten},
            c.name, italian::cardName(*c.other));
}

// A lead without points.
void addWorthless(const CardChoice& c, ReasonList& reasons) {
    const bool isOtherWorthless = c.other && !c.isTrump(*c.other) && italian::points(*c.other) == 0;
    if (isOtherWorthless && c.other->suit() == c.card.suit() && *c.other > c.card &&
        !c.areTwins(*c.other, c.card))
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1 and keep the %2, which may take a trick later."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1 and keeps the %2, which may take a trick later."),
             Topic::Kept},
            c.name, italian::cardName(*c.other));
    const int left = pointsLeft(c, c.card);
    if (isOtherWorthless && left > 0 && left + kWorthTelling <= pointsLeft(c, *c.other))
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1: only %2 points are still out in its suit, but %3 in %4."),
             PARLOUR_PHRASE(
                 "Briscola thoughts",
                 "%0 leads the %1: only %2 points are still out in its suit, but %3 in %4."),
             Topic::Safe},
            c.name, Reason::fewer(left), pointsLeft(c, *c.other),
            italian::suitName(c.other->suit()));
    if (isOtherWorthless) addEasierToTake(c, reasons);
    if (c.beatersNow(c.card).empty()) return;
    if (std::ranges::all_of(c.kept(), [](Card card) { return italian::points(card) == 0; })) {
        if (reasons.empty()) // which card it is matters little
            add(reasons,
                {PARLOUR_PHRASE(
                     "Briscola reasons",
                     "None of your cards has points, so it matters little which one you lead."),
                 PARLOUR_PHRASE("Briscola thoughts", "None of the cards %0 holds has points, so it "
                                                     "matters little which one is led.")});
        return;
    }
    if (std::ranges::any_of(c.kept(), [&](Card card) { return c.isTrump(card); }))
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1: it has no points and isn't a trump, "
                                                "so you lose nothing if it is taken."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1: it has no points and isn't a "
                                                 "trump, so nothing is lost if it is taken.")},
            c.name);
    else
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1: it has no points, so you lose nothing if it is taken."),
             PARLOUR_PHRASE(
                 "Briscola thoughts",
                 "%0 leads the %1: it has no points, so nothing is lost if it is taken.")},
            c.name);
}

// A lead with a few points.
void addFewPoints(const CardChoice& c, ReasonList& reasons) {
    const bool isCheap = c.other ? italian::points(*c.other) > c.points : c.points <= kFew;
    const bool isCheaperHeld = std::ranges::any_of(c.kept(), [&](Card card) {
        return italian::points(card) < c.points && (!c.isTrump(card) || c.asGood.contains(card));
    });
    const bool isAnyAsGood = isCheaperHeld && isRiskAsGood(c) && c.asGood == c.kept() &&
                             std::ranges::none_of(c.kept(), [](Card card) {
                                 return italian::points(card) >= kManyPoints;
                             });
    if (isAnyAsGood)
        add(reasons,
            {PARLOUR_PHRASE(
                 "Briscola reasons",
                 "You have no ace or three to lose, so it matters little which card you lead."),
             PARLOUR_PHRASE(
                 "Briscola thoughts",
                 "%0 has no ace or three to lose, so it matters little which card is led.")});
    else if ((!isCheap || isCheaperHeld) && !c.view.knowsAll())
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1: its %2 points are yours if it isn't "
                                                "taken, and little is lost if it is."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1: its %2 points come home if it "
                                                 "isn't taken, and little is lost if it is.")},
            c.name, Reason::more(c.points));
    else if (isCheap || reasons.empty())
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1: if it is taken, it costs you only %2 points."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1: if it is taken, it costs only %2 points.")},
            c.name, Reason::fewer(c.points));
}

} // namespace

void addLead(const CardChoice& c, ReasonList& reasons) {
    const CardSet above = c.beatersNow(c.card);
    const CardSet higher = c.higherOfSuit(c.card);
    if (above.empty() && c.points > 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1: nobody can take it, and its %2 points are safe."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1: nobody can take it, and its %2 points are safe."),
             Topic::Safe},
            c.name, Reason::more(c.points));
    else if (above.empty())
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Lead the %1: nobody can take it."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 leads the %1: nobody can take it.")},
            c.name);
    else
        addIfTaken(c, reasons);
    if (!above.empty() && !c.isTrump(c.card) && higher.empty()) addHighest(c, above, reasons);
    if (c.other && c.isTrump(*c.other) && !c.isTrump(c.card) && c.points < kManyPoints &&
        std::ranges::none_of(c.asGood, [&](Card card) { return c.isTrump(card); }))
        addTrumpKept(c, reasons);
    else if (!c.isTrump(c.card) && !above.empty() && isDangerous(c))
        addDanger(c, reasons);
    if (c.isTrump(c.card)) {
        addTrumpLead(c, above, reasons);
        return;
    }
    const auto isHighest = [&](Card card) {
        return !c.isTrump(card) && c.higherOfSuit(card).empty();
    };
    const bool isEqualHighest = std::ranges::any_of(c.asGood, isHighest);
    const bool isOtherHighest = (c.other && isHighest(*c.other)) || isEqualHighest;
    const bool hasFallback = c.points < kManyPoints; // something else is said of it below
    const bool isTrumpKnown = c.view.knowsAll() && above.size() > higher.size();
    if (c.pub.options.players == 2 && c.points >= kManyPoints && higher.size() == 1 &&
        (c.elsewhere & CardSet::suit(c.card.suit())) == higher)
        add(reasons,
            {PARLOUR_PHRASE(
                 "Briscola reasons",
                 "Lead the %1: of its suit only the %2 is still out, so it can only take "
                 "a trick if you lead it."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1: of its suit only the %2 is still out, so it can only "
                            "take a trick if it is led.")},
            c.name, Reason::own(italian::cardName(higher.lowest())));
    const bool mayBeTrumped = !(above & CardSet::suit(c.pub.trump())).empty();
    if (higher.size() == 1 && !mayBeTrumped && !isOtherHighest)
        addOnlyTakers(c, above, reasons);
    else if (higher.size() == 1 && !((isTrumpKnown || isOtherHighest) && hasFallback))
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lead the %1: except for trumps, only the %2 can take it."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leads the %1: except for trumps, only the %2 can take it.")},
            c.name, Reason::own(italian::cardName(higher.lowest())));
    const CardSet many{makeCard(c.card.suit(), italian::Ace),
                       makeCard(c.card.suit(), italian::Three)};
    if (c.pub.options.players == 2 && c.points < kManyPoints && !higher.empty() &&
        (c.elsewhere & many).empty() && !isEqualHighest)
        addNoRich(c, reasons);
    if (c.points > 0 && c.points < kManyPoints && c.other && italian::points(*c.other) < c.points)
        addEasierToTake(c, reasons);
    if (c.points == 0) {
        addWorthless(c, reasons);
        return;
    }
    if (c.points < kManyPoints && !above.empty()) addFewPoints(c, reasons);
}

} // namespace parlour::briscola
