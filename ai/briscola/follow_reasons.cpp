#include "ai/briscola/follow_reasons.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace parlour::briscola {

namespace {

// How a card takes the trick, and in which words a trump does so that was not led. Reasons are
// compared in the first, whatever takes it; see trumped().
struct Taking {
    Wording taken;
    Wording trumped; // of the same topics
};

const std::array<Taking, 7>& takings() {
    static const std::array<Taking, 7> kWords{{
        {{PARLOUR_PHRASE("Briscola reasons",
                         "Take it with the %1: any other card would cost you at least %2 points."),
          PARLOUR_PHRASE("Briscola thoughts",
                         "%0 takes it with the %1: any other card would cost at least %2 points.")},
         {PARLOUR_PHRASE("Briscola reasons",
                         "Trump it with the %1: any other card would cost you at least %2 points."),
          PARLOUR_PHRASE(
              "Briscola thoughts",
              "%0 trumps it with the %1: any other card would cost at least %2 points.")}},
        {{PARLOUR_PHRASE("Briscola reasons",
                         "Take it with the %1: throwing your %2 would cost you its %3 points."),
          PARLOUR_PHRASE("Briscola thoughts",
                         "%0 takes it with the %1: throwing the %2 would cost %3 points."),
          Topic::Safe},
         {PARLOUR_PHRASE("Briscola reasons",
                         "Trump it with the %1: throwing your %2 would cost you its %3 points."),
          PARLOUR_PHRASE("Briscola thoughts",
                         "%0 trumps it with the %1: throwing the %2 would cost %3 points.")}},
        {{PARLOUR_PHRASE("Briscola reasons", "Take it with the %1: that is %2 points."),
          PARLOUR_PHRASE("Briscola thoughts", "%0 takes it with the %1: that is %2 points.")},
         {PARLOUR_PHRASE("Briscola reasons", "Trump it with the %1: that is %2 points."),
          PARLOUR_PHRASE("Briscola thoughts", "%0 trumps it with the %1: that is %2 points.")}},
        {{PARLOUR_PHRASE("Briscola reasons",
                         "Take it with the %1: nobody plays after you, so its %2 points are safe."),
          PARLOUR_PHRASE(
              "Briscola thoughts",
              "%0 takes it with the %1: nobody plays after that, so its %2 points are safe."),
          Topic::Safe},
         {PARLOUR_PHRASE(
              "Briscola reasons",
              "Trump it with the %1: nobody plays after you, so its %2 points are safe."),
          PARLOUR_PHRASE(
              "Briscola thoughts",
              "%0 trumps it with the %1: nobody plays after that, so its %2 points are safe.")}},
        {{PARLOUR_PHRASE(
              "Briscola reasons",
              "Take it with the %1 and keep the %2: it may take an ace or a three later."),
          PARLOUR_PHRASE(
              "Briscola thoughts",
              "%0 takes it with the %1 and keeps the %2: it may take an ace or a three later."),
          Topic::Kept | Topic::TrumpsHeld},
         {PARLOUR_PHRASE(
              "Briscola reasons",
              "Trump it with the %1 and keep the %2: it may take an ace or a three later."),
          PARLOUR_PHRASE(
              "Briscola thoughts",
              "%0 trumps it with the %1 and keeps the %2: it may take an ace or a three later.")}},
        {{PARLOUR_PHRASE("Briscola reasons",
                         "Take it with the %1 and keep the %2 for a trick that needs it."),
          PARLOUR_PHRASE("Briscola thoughts",
                         "%0 takes it with the %1 and keeps the %2 for a trick that needs it."),
          Topic::Kept | Topic::TrumpsHeld},
         {PARLOUR_PHRASE("Briscola reasons",
                         "Trump it with the %1 and keep the %2 for a trick that needs it."),
          PARLOUR_PHRASE("Briscola thoughts",
                         "%0 trumps it with the %1 and keeps the %2 for a trick that needs it.")}},
        {{PARLOUR_PHRASE("Briscola reasons",
                         "Take it with the %1: there are no points in it, but you lead next."),
          PARLOUR_PHRASE(
              "Briscola thoughts",
              "%0 takes it with the %1: there are no points in it, but it brings the lead.")},
         {PARLOUR_PHRASE("Briscola reasons",
                         "Trump it with the %1: there are no points in it, but you lead next."),
          PARLOUR_PHRASE(
              "Briscola thoughts",
              "%0 trumps it with the %1: there are no points in it, but it brings the lead.")}},
    }};
    return kWords;
}
enum class Takes : std::uint8_t {
    AnyOtherCosts,
    ThrowingCosts,
    PointsTaken,
    PointsSafe,
    KeptForRich,
    KeptForMore,
    LeadTaken
};

template <class... Args>
void addTaken(const CardChoice& c, Takes how, ReasonList& reasons, const Args&... args) {
    add(reasons, takings()[static_cast<std::size_t>(how)].taken, c.name, args...);
}

bool trumpsIn(const CardChoice& c) {
    return !c.trick.isLead() && c.isTrump(c.card) && !c.isTrump(c.trick.best);
}

// The last card of a trick takes nothing with it, but every card that loses it costs points.
void addSparing(const CardChoice& c, ReasonList& reasons) {
    const CardSet losers = c.kept() - c.takers();
    if (losers.empty()) return;
    const Card least = *std::ranges::min_element(losers, {}, italian::points);
    const int points = italian::points(least);
    if (points > 0 && losers == c.kept())
        addTaken(c, Takes::AnyOtherCosts, reasons, points);
    else if (points > 0)
        addTaken(c, Takes::ThrowingCosts, reasons, italian::cardName(least), points);
}

void addPointsTaken(const CardChoice& c, ReasonList& reasons) {
    addTaken(c, Takes::PointsTaken, reasons, Reason::more(c.trick.points + c.points));
}

// The last card of a trick trumps in. Where a lesser trump would bring fewer points, they are
// counted as that one's are.
void addTrumping(const CardChoice& c, ReasonList& reasons) {
    const bool isCompared = std::ranges::any_of(c.kept() & c.takers(), [&](Card card) {
        return c.isTrump(card) && italian::points(card) < c.points;
    });
    if (isCompared || c.trick.points == 0)
        addPointsTaken(c, reasons);
    else if (c.points > 0)
        add(reasons,
            {PARLOUR_PHRASE(
                 "Briscola reasons",
                 "Trump it with the %1: that brings you %2 points, and its own %3 are safe."),
             PARLOUR_PHRASE(
                 "Briscola thoughts",
                 "%0 trumps it with the %1: that brings %2 points, and its own %3 are safe.")},
            c.name, c.trick.points, Reason::more(c.points));
    else
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Trump it with the %1: that brings you %2 points."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 trumps it with the %1: that brings %2 points.")},
            c.name, c.trick.points);
}

// Whether the card loses a trick that another card could take, in order to draw the turned-up
// trump.
bool losesForTheTrumpCard(const CardChoice& c) {
    return isLoserToDrawTrump(c.pub) && !c.takers().empty();
}

// The card kept, with points, that comes next in this suit.
CardSet highestAfterThis(const CardChoice& c) {
    CardSet cards;
    for (const Card card : c.kept() & CardSet::suit(c.card.suit()))
        if (!c.isTrump(card) && italian::points(card) > 0 && c.higherOfSuit(card).empty() &&
            beats(c.card, card, c.pub.trump()))
            cards.insert(card);
    return cards;
}

// Whether the hand has neither points nor, beside this card, trumps.
bool hasNothing(const CardChoice& c) {
    return std::ranges::none_of(
        c.kept(), [&](Card card) { return c.isTrump(card) || italian::points(card) > 0; });
}

void addNothing(const CardChoice& c, ReasonList& reasons) {
    const bool isLowest =
        std::ranges::none_of(c.kept(), [&](Card card) { return card.rank() < c.card.rank(); });
    if (c.other && isLowest)
        add(reasons,
            {PARLOUR_PHRASE(
                 "Briscola reasons",
                 "You can't take this trick, and none of your cards has points: throw the %1, the "
                 "lowest."),
             PARLOUR_PHRASE(
                 "Briscola thoughts",
                 "%0 can't take this trick, holds no points and throws the %1, the lowest.")},
            c.name);
    else
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "You can't take this trick, and none of your cards has points: it "
                            "hardly matters which one you throw."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 can't take this trick and holds no points: it "
                                                 "hardly matters which card goes.")});
}

// The aces and threes kept that only a trump can take.
CardSet highestWithMany(const CardChoice& c) {
    CardSet cards;
    for (const Card card : c.kept())
        if (italian::points(card) >= kManyPoints && !c.isTrump(card) &&
            c.higherOfSuit(card).empty())
            cards.insert(card);
    return cards;
}

// The partner is ahead.
void addPartners(const CardChoice& c, ReasonList& reasons) {
    const Reason::Arg ahead = Reason::player(c.partner());
    const bool isCertain = c.trick.isLast || c.beaters(c.trick.best).empty();
    if (c.points > 0 && isCertain)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "%1 has this trick for certain: add your %2 points."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%1 has this trick for certain: %0 adds %2 points.")},
            ahead, c.points);
    else if (c.points > 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "%1 is ahead in this trick: add your %2 points."),
             PARLOUR_PHRASE("Briscola thoughts", "%1 is ahead in this trick: %0 adds %2 points.")},
            ahead, c.points);
    else {
        if (c.other && c.isTrump(*c.other) && !c.isTrump(c.card))
            add(reasons,
                {PARLOUR_PHRASE("Briscola reasons",
                                "%1 is ahead in this trick: you can save your %2."),
                 PARLOUR_PHRASE("Briscola thoughts", "%1 is ahead in this trick: %0 saves the %2."),
                 Topic::Kept | Topic::TrumpsHeld},
                ahead, italian::cardName(*c.other));
        else if (const CardSet sure = highestWithMany(c); isCertain && !sure.empty())
            add(reasons,
                {PARLOUR_PHRASE("Briscola reasons", "Keep your %1: as the highest of its suit "
                                                    "left, it can take a trick of its own."),
                 PARLOUR_PHRASE("Briscola thoughts", "%0 keeps the %1: as the highest of its suit "
                                                     "left, it can take a trick of its own.")},
                italian::cardName(sure.lowest()));
        else if (c.other && italian::points(*c.other) > 0 && !isCertain)
            add(reasons,
                {PARLOUR_PHRASE("Briscola reasons",
                                "Add no points: the card of %1 can still be beaten."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 adds no points: the card of %1 can still be beaten.")},
                ahead);
        if (!c.other && c.takers().empty() && !c.isTrump(c.card) && hasNothing(c))
            add(reasons,
                {PARLOUR_PHRASE(
                     "Briscola reasons",
                     "%1 is ahead in this trick, and you have no points to add: play any card."),
                 PARLOUR_PHRASE(
                     "Briscola thoughts",
                     "%1 is ahead in this trick, and %0 has no points to add: any card will do.")},
                ahead);
        else
            add(reasons,
                {PARLOUR_PHRASE("Briscola reasons", "Leave this trick to %1, who is ahead."),
                 PARLOUR_PHRASE("Briscola thoughts", "%0 leaves this trick to %1, who is ahead.")},
                ahead);
    }
}

// Whether the last trump, the one that was turned up, is with an opponent still to play.
bool isBeforeLastTrump(const CardChoice& c) {
    const CardSet trumps = CardSet::suit(c.pub.trump());
    const int players = c.pub.options.players;
    if (c.pub.stock > 0 || (c.hasPartner() && c.pub.trumpTaker == c.partner()) ||
        (c.elsewhere & trumps) != CardSet{c.pub.trumpCard} || !(c.view.hand.set() & trumps).empty())
        return false;
    const int turns = (c.pub.trumpTaker - c.view.seat + players) % players;
    return turns < players - c.trick.cards;
}

// Whether another card that costs no trump could lose the trick for fewer points.
bool isCheaperLoser(const CardChoice& c) {
    return std::ranges::any_of(c.kept() - c.takers(), [&](Card card) {
        return !c.isTrump(card) && italian::points(card) < c.points;
    });
}

// That a trick without points would only bring the lead. Precondition: the winners take it.
void addLeadLeft(const CardChoice& c, CardSet winners, ReasonList& reasons) {
    constexpr int kFew = 4; // points
    const bool isSpared = std::ranges::any_of(winners, [&](Card card) {
        return !c.isTrump(card) && (c.other == card || c.asGood.contains(card));
    });
    if (!isSpared || !c.trick.isLast || c.isTrump(c.card) || c.trick.points > 0 || c.points == 0 ||
        c.points > kFew || isCheaperLoser(c))
        return;
    add(reasons,
        {PARLOUR_PHRASE("Briscola reasons",
                        "Let this one go: it costs you only %1 points, and %2 has to lead next."),
         PARLOUR_PHRASE("Briscola thoughts",
                        "%0 lets this one go: it costs only %1 points, and %2 has to lead next."),
         Topic::LeadLeft},
        Reason::fewer(c.points), Reason::player(Briscola::trickWinner(c.pub)));
}

// That a trick is worth no trump. Precondition: to take it with the trump is not as good.
void addNotWorth(const CardChoice& c, Card trump, ReasonList& reasons) {
    const CardSet trumps = CardSet::suit(c.pub.trump());
    const bool isOnly = (c.view.hand.set() & trumps).size() == 1;
    const bool isAny =
        !c.isTrump(c.card) && (c.takers() & trumps).size() > 1 && (c.asGood & trumps).empty();
    const Wording only{
        PARLOUR_PHRASE("Briscola reasons",
                       "Let this one go: its %1 points are not worth your %2, your only trump."),
        PARLOUR_PHRASE("Briscola thoughts",
                       "%0 lets this one go: its %1 points are not worth the %2, the only trump."),
        Topic::Kept | Topic::TrumpsHeld};
    const Wording one{PARLOUR_PHRASE("Briscola reasons",
                                     "Let this one go: its %1 points are not worth your %2, a "
                                     "trump."),
                      PARLOUR_PHRASE("Briscola thoughts",
                                     "%0 lets this one go: its %1 points are not worth the %2, a "
                                     "trump."),
                      Topic::Kept | Topic::TrumpsHeld};
    if (isAny)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Let this one go: its %1 points are not worth a trump."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 lets this one go: its %1 points are not worth a trump."),
             Topic::Kept | Topic::TrumpsHeld},
            c.trick.points);
    else
        add(reasons, isOnly ? only : one, c.trick.points, italian::cardName(trump));
}

// That the only card that takes a trick of few points may take more than that trick costs.
void addSavedForMore(const CardChoice& c, Card spared, ReasonList& reasons) {
    if (isCheaperLoser(c)) return;
    const Phrase& name = italian::cardName(spared);
    const Reason::Arg cost = Reason::own(c.points);
    const bool isMore = std::ranges::any_of(c.elsewhere, [&](Card prey) {
        return beats(spared, prey, c.pub.trump()) &&
               italian::points(prey) > c.trick.points + c.points;
    });
    if (c.points > 0 && c.isTrump(spared) && c.higherOfSuit(spared).empty() &&
        c.areAcesAndThreesElsewhere())
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Let this one go, though it costs you %1 points: your %2 is the "
                            "highest trump left and may take an ace or a three later."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 lets this one go, though it costs %1 points: the %2 is the "
                            "highest trump left and may take an ace or a three later."),
             Topic::Kept | Topic::TrumpsHeld},
            cost, name);
    else if (isMore && c.points > 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Let this one go, though it costs you %1 points: your %2 can take more "
                            "in another trick."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 lets this one go, though it costs %1 points: the %2 can take more "
                            "in another trick."),
             Topic::Kept},
            cost, name);
    else if (isMore)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Let this one go: your %1 can take more in another trick."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 lets this one go: the %1 can take more in another trick.")},
            name);
}

// A card that would take the trick is not played.
void addLetGo(const CardChoice& c, CardSet winners, ReasonList& reasons) {
    Card spared = winners.lowest();
    for (const Card card : winners)
        if (c.isCheaper(card, spared)) spared = card;
    if (c.other && winners.contains(*c.other)) spared = *c.other;
    addLeadLeft(c, winners, reasons);
    // Of two that cost as much the lower one is spared only where it is worse.
    const bool isAsDear = c.isTrump(spared) == c.isTrump(c.card) &&
                          italian::points(spared) == c.points && c.other == spared;
    if (c.isCheaper(spared, c.card) && !isAsDear) return;
    if (isBeforeLastTrump(c) && !c.isTrump(spared))
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Let this one go: %1 still has the %2, the last "
                                                "trump, and may take your %3 with it."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 lets this one go: %1 still has the %2, the "
                                                 "last trump, and may take the %3 with it.")},
            Reason::player(c.pub.trumpTaker), italian::cardName(c.pub.trumpCard),
            italian::cardName(spared));
    if (c.trick.points + c.points == 0 && c.isTrump(c.card))
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Let this one go: there are no points in it, and you keep your %1."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 lets this one go: there are no points in it, and the %1 is kept."),
             Topic::Kept},
            italian::cardName(spared));
    else if (c.trick.points + c.points == 0 && c.isTrump(spared) &&
             (c.kept() & CardSet::suit(c.pub.trump())).size() > 1)
        add(reasons,
            {PARLOUR_PHRASE(
                 "Briscola reasons",
                 "Let this one go: there are no points in it, and you keep your trumps."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 lets this one go: there are no points in it, and the trumps stay."),
             Topic::Kept | Topic::TrumpsHeld});
    else if (c.trick.points + c.points == 0 && c.isTrump(spared))
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Let this one go: there are no points in it, and you keep your trump."),
             PARLOUR_PHRASE(
                 "Briscola thoughts",
                 "%0 lets this one go: there are no points in it, and the trump is kept."),
             Topic::Kept | Topic::TrumpsHeld});
    else if (c.trick.points + c.points == 0 && italian::points(spared) == 0 && c.trick.isLast)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Let this one go: there are no points in it, and %1 has to lead next."),
             PARLOUR_PHRASE(
                 "Briscola thoughts",
                 "%0 lets this one go: there are no points in it, and %1 has to lead next."),
             Topic::LeadLeft},
            Reason::player(Briscola::trickWinner(c.pub)));
    else if (c.trick.points + c.points == 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Let this one go: there are no points in it."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 lets this one go: there are no points in it.")});
    else if (c.isTrump(spared) && c.points == 0 && !c.asGood.contains(spared))
        addNotWorth(c, spared, reasons);
    else if (c.isTrump(spared) && c.trick.points + c.points < kManyPoints && !isCheaperLoser(c))
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Let this one go and throw the %1: that costs you "
                                                "only %2 points, and no trump."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 lets this one go and throws the %1: that costs "
                            "only %2 points, and no trump."),
             Topic::Kept | Topic::TrumpsHeld},
            c.name, Reason::fewer(c.trick.points + c.points));
    else if (c.trick.points < kManyPoints && winners.size() == 1)
        addSavedForMore(c, spared, reasons);
}

// Whether the card has fewer points than several others of the hand, all of which have some.
bool isCheapest(const CardChoice& c) {
    return c.kept().size() > 1 && std::ranges::all_of(c.kept(), [&](Card card) {
               return italian::points(card) > c.points;
           });
}

// The other card, which costs as much, is kept since fewer cards can take it.
void addBetterKept(const CardChoice& c, const Phrase& other, ReasonList& reasons) {
    const bool arePlain = !c.isTrump(c.card) && !c.isTrump(*c.other);
    if (!arePlain || italian::points(*c.other) != c.points || hasNothing(c) || c.view.knowsAll() ||
        c.higherOfSuit(*c.other).size() + 1 >= c.higherOfSuit(c.card).size())
        return;
    add(reasons,
        {PARLOUR_PHRASE("Briscola reasons", "You can't take this trick: throw the %1 and keep the "
                                            "%2, which is harder to take if you lead it later."),
         PARLOUR_PHRASE("Briscola thoughts", "%0 can't take this trick, throws the %1 and keeps "
                                             "the %2, which is harder to take as a lead."),
         Topic::Kept | Topic::Beaten},
        c.name, other);
}

// The other card, which has no points either, is kept since it is higher, as all others are.
void addLowest(const CardChoice& c, ReasonList& reasons) {
    const auto isHigher = [&](Card card) { return card.rank() > c.card.rank(); };
    if (c.points > 0 || c.isTrump(c.card) || c.isTrump(*c.other) || italian::points(*c.other) > 0 ||
        hasNothing(c) || !std::ranges::all_of(c.kept(), isHigher))
        return;
    add(reasons,
        {PARLOUR_PHRASE("Briscola reasons",
                        "You can't take this trick: throw the %1, your lowest card."),
         PARLOUR_PHRASE("Briscola thoughts",
                        "%0 can't take this trick and throws the %1, the lowest card.")},
        c.name);
}

// The other card, which does not take the trick either, is kept.
void addKept(const CardChoice& c, bool partnerMayTake, ReasonList& reasons) {
    if (!c.other || c.trick.takes(*c.other)) return;
    const bool cannotTake = c.takers().empty();
    const Phrase& name = italian::cardName(*c.other);
    const int points = italian::points(*c.other);
    if (cannotTake && !partnerMayTake) addBetterKept(c, name, reasons);
    if (cannotTake && !partnerMayTake) addLowest(c, reasons);
    if (!c.isCheaper(c.card, *c.other)) return;
    const bool isOnlyFree = c.points == 0 && isCheapest(c);
    const bool sparesTrump = c.isTrump(*c.other) && !c.isTrump(c.card);
    if (sparesTrump && cannotTake)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "You can't take this trick: throw the %1 and keep your %2, a trump."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 can't take this trick, throws the %1 and keeps the %2, a trump."),
             Topic::Kept | Topic::TrumpsHeld},
            c.name, name);
    else if (sparesTrump)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Keep your %1, a trump: it would not take this trick either."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 keeps the %1, a trump: it would not take this trick either."),
             Topic::TrumpsHeld},
            name);
    else if (isOnlyFree && c.isTrump(c.card) && !partnerMayTake && cannotTake)
        return; // that it is a trump is told with that
    else if (isOnlyFree && !partnerMayTake && cannotTake)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "You can't take this trick: throw the %1, your only card without "
                            "points."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 can't take this trick and throws the %1, the only card without "
                            "points.")},
            c.name);
    else if (points > c.points && !partnerMayTake && cannotTake && isCheapest(c))
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "You can't take this trick: throw the %1, which costs you the least."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 can't take this trick and throws the %1, which costs the least.")},
            c.name);
    else if (points > c.points && !partnerMayTake && cannotTake && c.points == 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "You can't take this trick: keep your %1, or its %2 points are lost."),
             PARLOUR_PHRASE(
                 "Briscola thoughts",
                 "%0 can't take this trick and keeps the %1, or its %2 points would be lost."),
             Topic::Kept | Topic::Safe},
            name, points);
    else if (points > c.points && !partnerMayTake && c.points > 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Throw the %1: it costs you %2 points; your %3 "
                                                "would cost %4 and not take this trick either."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 throws the %1: it costs %2 points; the %3 "
                                                 "would cost %4 and not take this trick either."),
             Topic::Safe},
            c.name, c.points, name, points);
    else if (points > c.points && !partnerMayTake)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Keep your %1: it would not take this trick "
                                                "either, and its %2 points would be lost."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 keeps the %1: it would not take this trick "
                                                 "either, and its %2 points would be lost."),
             Topic::Safe},
            name, points);
}

// A card that costs points is thrown and one that costs fewer is kept.
void addCheaperKept(const CardChoice& c, ReasonList& reasons) {
    const auto isTrump = [&](Card card) { return c.isTrump(card); };
    const auto isFree = [&](Card card) { return !c.isTrump(card) && italian::points(card) == 0; };
    const auto found = [&](const auto& isMeant) -> std::optional<Card> {
        if (c.other && isMeant(*c.other)) return c.other;
        const CardSet kept = c.kept();
        const auto card = std::ranges::find_if(kept, isMeant);
        return card == kept.end() ? std::nullopt : std::optional(*card);
    };
    const Reason::Arg points = Reason::own(c.points);
    const Wording plain{
        PARLOUR_PHRASE("Briscola reasons", "Play the %1, though it costs you %2 points."),
        PARLOUR_PHRASE("Briscola thoughts", "%0 plays the %1, though it costs %2 points.")};
    const auto trump = found(isTrump);
    const auto free = found(isFree);
    if (c.view.knowsAll()) // what it brings later is told apart
        add(reasons, plain, c.name, points);
    else if (trump && !(c.other && isFree(*c.other)))
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Play the %1, though it costs %2 points, and keep your %3, a trump."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 plays the %1, though it costs %2 points, and keeps the %3, a "
                            "trump."),
             Topic::Kept | Topic::TrumpsHeld},
            c.name, points, italian::cardName(*trump));
    else if (free)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Play the %1, though it costs %2 points, and keep the %3: throwing it "
                            "later costs you nothing."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 plays the %1, though it costs %2 points, and keeps the %3: "
                            "throwing it later costs nothing."),
             Topic::Kept},
            c.name, points, italian::cardName(*free));
    else
        add(reasons, plain, c.name, points);
}

} // namespace

void addTaking(const CardChoice& c, ReasonList& reasons) {
    const int gain = c.trick.points + c.points;
    const CardSet above = c.beatersNow(c.card);
    if (c.trick.isLast && c.trick.partnerIsAhead) {
        if (c.points > 0)
            add(reasons,
                {PARLOUR_PHRASE("Briscola reasons",
                                "Take over from %1: your %2 points are safe in this trick."),
                 PARLOUR_PHRASE("Briscola thoughts",
                                "%0 takes over from %1: %2 points are safe in this trick.")},
                Reason::player(c.partner()), c.points);
        else
            add(reasons,
                {PARLOUR_PHRASE("Briscola reasons", "Take over from %1, so that you lead next."),
                 PARLOUR_PHRASE("Briscola thoughts", "%0 takes over from %1, to lead next.")},
                Reason::player(c.partner()));
    }
    const bool isOwnOnly = c.trick.points == 0 && c.points > 0;
    const bool keepsTrumps = !(c.kept() & CardSet::suit(c.pub.trump())).empty();
    if (c.trick.isLast && c.points >= kManyPoints && !c.isTrump(c.card) && c.other &&
        c.other->suit() == c.card.suit() && c.trick.takes(*c.other) &&
        c.higherOfSuit(*c.other).empty())
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Take it with the %1: its %2 points are safe, and "
                                                "then your %3 is the highest of its suit."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 takes it with the %1: its %2 points are safe, "
                                                 "and then the %3 is the highest of its suit."),
             Topic::Safe},
            c.name, c.points, Reason::own(italian::cardName(*c.other)));
    if (c.trick.isLast && (isOwnOnly || (c.points >= kManyPoints && !c.isTrump(c.card))))
        addTaken(c, Takes::PointsSafe, reasons, Reason::more(c.points));
    const bool isTrumpSpared = c.other && c.isTrump(*c.other) && c.trick.takes(*c.other) &&
                               c.isCheaper(c.card, *c.other) && !c.areTwins(c.card, *c.other);
    if (isTrumpSpared && c.areAcesAndThreesElsewhere())
        addTaken(c, Takes::KeptForRich, reasons, italian::cardName(*c.other));
    else if (isTrumpSpared && !c.view.knowsAll()) // what it takes is told apart
        addTaken(c, Takes::KeptForMore, reasons, italian::cardName(*c.other));
    if (c.trick.isLast && gain == 0 && !c.trick.partnerIsAhead) addSparing(c, reasons);
    if (c.trick.isLast && gain == 0)
        addTaken(c, Takes::LeadTaken, reasons);
    else if (c.trick.isLast && trumpsIn(c))
        addTrumping(c, reasons);
    else if (c.trick.isLast && !c.isTrump(c.card) && keepsTrumps)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Take it with the %1: that is %2 points, and it costs you no trump."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 takes it with the %1: that is %2 points, and it costs no trump."),
             Topic::TrumpsHeld},
            c.name, Reason::more(gain));
    else if (c.trick.isLast)
        addPointsTaken(c, reasons);
    else if (above.empty())
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Play the %1: nobody can beat it, so the trick is yours."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 plays the %1: nobody can beat it, so the trick is safe."),
             Topic::Beaten},
            c.name);
    else if (above.size() == 1)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Play the %1: only the %2 can beat it now."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 plays the %1: only the %2 can beat it now."),
             Topic::Beaten},
            c.name, italian::cardName(above.lowest()));
    else if (c.isTrump(c.card))
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Play the %1: only a higher trump can beat it now."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 plays the %1: only a higher trump can beat it now."),
             Topic::Beaten},
            c.name);
    else if (c.higherOfSuit(c.card).empty())
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Play the %1: only a trump can beat it now."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 plays the %1: only a trump can beat it now."),
             Topic::Beaten},
            c.name);
    else if (c.trick.points > 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Play the %1: you are ahead with it, and there are "
                                                "already %2 points in the trick."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 plays the %1 and is ahead with it: there are "
                                                 "already %2 points in the trick.")},
            c.name, c.trick.points);
    else
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Play the %1: you are ahead with it, and it may be enough."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 plays the %1 and is ahead with it: it may be enough.")},
            c.name);
}

Reason trumped(const CardChoice& c, const Reason& told) {
    Reason reason = told;
    for (const auto& [taken, trumped] : takings())
        if (trumpsIn(c) && std::string_view(told.advice.english) == taken.advice.english) {
            reason.advice = trumped.advice;
            reason.thought = trumped.thought;
        }
    return reason;
}

void addLosing(const CardChoice& c, ReasonList& reasons) {
    if (losesForTheTrumpCard(c)) { // that decides, whichever card loses it
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Lose this trick on purpose: the loser draws the %1, a trump."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 loses this trick on purpose: the loser draws the %1, a trump.")},
            italian::cardName(c.pub.trumpCard));
        return;
    }
    if (c.trick.partnerIsAhead) {
        addPartners(c, reasons);
        return;
    }
    const CardSet winners = c.takers();
    const bool couldTake = !winners.empty();
    const bool partnerMayTake =
        c.hasPartner() && c.trick.cards == 1 && !c.beaters(c.trick.best).empty();
    const CardSet trumpsElsewhere = c.elsewhere & CardSet::suit(c.pub.trump());
    const bool partnerHasLastTrump = partnerMayTake && !c.isTrump(c.trick.best) &&
                                     c.pub.trumpTaker == c.partner() &&
                                     trumpsElsewhere == CardSet{c.pub.trumpCard};
    if (partnerHasLastTrump && c.points > 0)
        add(reasons,
            {PARLOUR_PHRASE(
                 "Briscola reasons",
                 "Add your %1 points: %2 holds the %3, the last trump, and can take this trick."),
             PARLOUR_PHRASE(
                 "Briscola thoughts",
                 "%0 adds %1 points: %2 holds the %3, the last trump, and can take this trick.")},
            c.points, Reason::player(c.partner()), italian::cardName(c.pub.trumpCard));
    else if (partnerMayTake && c.points > 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Add your %1 points: %2 still plays and may take them."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 adds %1 points: %2 still plays and may take them.")},
            c.points, Reason::player(c.partner()));
    if (couldTake) addLetGo(c, winners, reasons);
    addKept(c, partnerMayTake, reasons);
    if (partnerMayTake && c.points == 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Leave it to %1, who still plays and may take this trick."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 leaves it to %1, who still plays and may take this trick.")},
            Reason::player(c.partner()));
    const bool isLeast =
        std::ranges::none_of(c.kept(), [&](Card card) { return italian::points(card) < c.points; });
    if (c.points == 0 && !couldTake && hasNothing(c))
        addNothing(c, reasons);
    else if (c.points == 0 && !couldTake && !c.isTrump(c.card) &&
             std::ranges::any_of(c.kept(), [&](Card card) { return c.isTrump(card); }))
        add(reasons,
            {PARLOUR_PHRASE(
                 "Briscola reasons",
                 "You can't take this trick: throw the %1, which has no points and is no trump."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 can't take this trick and throws the %1, "
                                                 "which has no points and is no trump."),
             Topic::TrumpsHeld},
            c.name);
    else if (c.points == 0 && !couldTake && c.isTrump(c.card) && isCheapest(c))
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "You can't take this trick: throw the %1. It is a "
                                                "trump, but your only card without points."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 can't take this trick and throws the %1: a "
                                                 "trump, but the only card without points.")},
            c.name);
    else if (c.points == 0 && !couldTake)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "You can't take this trick: throw the %1, which has no points."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 can't take this trick and throws the %1, which has no points.")},
            c.name);
    else if (c.points == 0)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Let this one go, and add no points to it."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 lets this one go and adds no points to it.")});
    else if (isLeast && !couldTake && !partnerMayTake)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "You can't take this trick: throw the %1. It costs you %2 points, but "
                            "you have nothing cheaper."),
             PARLOUR_PHRASE("Briscola thoughts",
                            "%0 can't take this trick and throws the %1: it costs %2 points, but "
                            "no card in hand costs less.")},
            c.name, c.points);
    else if (isLeast)
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons",
                            "Play the %1: it costs %2 points, and you have nothing cheaper."),
             PARLOUR_PHRASE(
                 "Briscola thoughts",
                 "%0 plays the %1: it costs %2 points, and no card in hand costs less.")},
            c.name, c.points);
    else if (const CardSet next = highestAfterThis(c); !next.empty())
        add(reasons,
            {PARLOUR_PHRASE("Briscola reasons", "Play the %1, though it costs %2 points: then your "
                                                "%3 is the highest of its suit."),
             PARLOUR_PHRASE("Briscola thoughts", "%0 plays the %1, though it costs %2 points: then "
                                                 "the %3 is the highest of its suit.")},
            c.name, Reason::own(c.points), italian::cardName(next.lowest()));
    else
        addCheaperKept(c, reasons);
}

} // namespace parlour::briscola
