#include "ai/bigtwo/answer_reasons.h"

#include "ai/bigtwo/decisive_reasons.h"

#include <algorithm>

namespace parlour::bigtwo {

namespace {

// What a play that splits something is weighed against: not what a lower one keeps as well.
Alternatives withoutShared(const Standing& s, CardSet move, Alternatives others) {
    if (isKeptByLower(s, move, others)) others.higher = CardSet();
    return others;
}

// Of a pair that may win the lead. It breaks something up: what it leaves together is not told.
void addFewPairs(const Standing& s, CardSet move, const Phrase& name, ReasonList& reasons) {
    if (move.size() != 2 || !s.isHardToBeat(move, {}) ||
        4 * s.pairsAbove(move).size() > s.pairsOut())
        return;
    reasons.push_back(because(
        {PARLOUR_PHRASE("Big Two reasons", "Play the %1: only a few of the pairs still out can "
                                           "beat it, and you may lead next."),
         PARLOUR_PHRASE("Big Two thoughts",
                        "%0 plays the %1, which only a few of the pairs still out can beat."),
         Topic::Beaten | Topic::Together},
        Reason::own(name)));
}

// Of three cards of a rank, that the two played are those which no five cards need; of the lowest
// rank that would do.
void addThirdOfFive(const Standing& s, CardSet pair, ReasonList& reasons) {
    const CardSet third = (s.hand() - pair) & ofRank(pair.highest().rank());
    if (pair.size() != 2 || third.size() != 1 || !s.isFree(pair)) return;
    const int left = s.leastAfter(pair);
    for (const CardSet other : s.moves())
        if (!other.empty() && other != pair && other.highest().rank() <= pair.highest().rank() &&
            s.leastAfter(other) <= left)
            return;
    for (const Group& group : s.playsAfter(pair))
        if (const Kind five = group.combination.kind();
            group.cards.size() == 5 && (group.cards & third) == third && !s.holdsTwo(five))
            reasons.push_back(
                because({PARLOUR_PHRASE("Big Two reasons",
                                        "Play the %1 and the %2: your %3 belongs to your %4."),
                         PARLOUR_PHRASE("Big Two thoughts",
                                        "%0 plays the %1 and the %2: the %3 belongs to the %4."),
                         Topic::Together},
                        cardName(pair.lowest()), cardName(pair.highest()),
                        cardName(third.highest()), kindName(five)));
}

// Of five cards what tells them from the others that would do, if anything does: that they are
// harder to beat, or leave the fewest plays.
bool addAmongFives(const Standing& s, CardSet move, const Phrase& name, ReasonList& reasons) {
    if (move.size() != 5) return false;
    const Kind kind = s.combination(move).kind();
    const int left = s.leastAfter(move);
    CardSet lower;
    bool isHighest = true;
    bool isOther = false, leavesFewest = true;
    for (const CardSet other : s.moves()) {
        if (other.empty() || other == move) continue;
        const Kind its = s.combination(other).kind();
        isHighest = isHighest && its <= kind;
        if (its < kind && (lower.empty() || s.combination(lower) < s.combination(other)))
            lower = other;
        isOther = isOther || its != kind;
        leavesFewest = leavesFewest &&
                       (its == kind ? s.leastAfter(other) >= left : s.leastAfter(other) > left);
    }
    if (isHighest && !lower.empty())
        addHarder(s, move, lower, reasons);
    else if (isOther && leavesFewest)
        reasons.push_back(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Beat it with the %1: of your five-card plays it leaves you the fewest "
                            "plays to go out."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 beats it with the %1, which of the five-card plays leaves the "
                            "fewest plays to go out."),
             Topic::GoingOut},
            Reason::own(name)));
    else
        return false;
    return true;
}

} // namespace

ReasonList whyAnswer(const Standing& s, CardSet move, const Alternatives& others,
                     const Phrase& name) {
    const CardSet rival = others.rival;
    ReasonList reasons;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const Combination play = s.combination(move);
    const Seat owner = s.pub().owner;
    const bool isFree = s.isFree(move);
    const Phrase* const broken = isFree ? nullptr : s.broken(move);
    const bool takesLead = s.takesLead(move);
    addDecisive(s, move, others, name, reasons);
    if (takesLead)
        add(broken ? because({PARLOUR_PHRASE(
                                  "Big Two reasons",
                                  "Split your %1: nobody can beat the %2, so you lead next."),
                              PARLOUR_PHRASE("Big Two thoughts",
                                             "%0 splits the %1: nobody can beat the %2.")},
                             Reason::own(*broken), Reason::own(name))
                   : because({PARLOUR_PHRASE("Big Two reasons",
                                             "Nobody can beat the %1, so you lead next."),
                              PARLOUR_PHRASE("Big Two thoughts",
                                             "Nobody can beat the %1, so %0 leads next.")},
                             Reason::own(name)));
    if (s.cardsOf(owner) <= Standing::kNearlyOut) add(leavesNoLead(s));
    bool isLowest = true;       // of all that would do
    bool isOfLowestRank = true; // or another single card of its rank is
    for (const CardSet other : s.moves())
        if (!other.empty() && s.combination(other) < play) {
            isLowest = false;
            isOfLowestRank = isOfLowestRank && move.size() == 1 &&
                             other.highest().rank() == move.highest().rank();
        }
    const CardSet above = s.above(move);
    const bool isHighest = above.empty();
    addThirdOfFive(s, move, reasons);
    if (!others.isSplitGood) addLowerSplits(s, move, reasons);
    addFewFives(s, move, reasons);
    addFewHigher(s, move, rival, name, reasons);
    addKeeps(s, move, rival, name, reasons);
    if (move.size() == 1 && s.hand().size() == 2 && !isHighest)
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Beat it with the %1: the %2 is likelier to beat a card later, "
                                    "and then you are out."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 beats it with the %1: the %2 is "
                                                        "likelier to beat a card later."),
                     Topic::Kept | Topic::GoingOut},
                    Reason::own(name), cardName(s.hand().highest())));
    const bool isAmong = !others.lower.empty() || !others.five.empty() || // cheaper would do
                         (!others.same.empty() && others.same.highest() < move.highest()) ||
                         s.isWorthAsMuch(move, others.higher) || !s.leavesGroups(move);
    const bool hasHigher = above.size() > 1;
    const bool mayTakeLead = isFree && !takesLead;
    Kind beside = mayTakeLead ? s.fiveBeside(move) : Kind::None;
    if (beside != Kind::None && s.holdsTwo(beside)) beside = Kind::None;
    if (const Kind five = move.size() == 1 && isFree ? s.fiveWithAnother(move) : Kind::None;
        five == Kind::Straight || five == Kind::FullHouse) // where suits do not matter
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Beat it with the %1: your %2 can take its place in your %3."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 beats it with the %1: the %2 can take its place in the "
                                    "%3."),
                     Topic::Together},
                    Reason::own(name), Reason::own(cardName(s.anotherOfRank(move))),
                    kindName(five)));
    if (!isLowest && s.isLowestLoose(move))
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Beat it with the %1, the lowest card you hold that goes with "
                                    "nothing else."),
                     PARLOUR_PHRASE("Big Two thoughts", "%0 beats it with the %1, the lowest card "
                                                        "in hand that goes with nothing else."),
                     Topic::Together},
                    Reason::own(name)));
    if (!broken && isAmong) addComparison(s, move, others, reasons);
    if (move.size() == 5 && s.lowCards(move) == 5)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Beat it with the %1: that gets rid of your five lowest cards."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 beats it with the %1, which gets rid of "
                                                "the five lowest cards.")},
            Reason::own(name)));
    const bool isWhole = mayTakeLead && (move.size() < 5 || !s.split(move)); // what it leaves
    const bool isShort = isWhole && s.touchesFive(move);                     // but not of all
    const bool isEitherBetter = // than one that the hint shows
        !others.worseLower.empty() || (!others.higher.empty() && !others.isHigherGood);
    const bool isLowerSpare = // which leaves all that as well
        isEitherBetter && others.isLowerGood && s.isFree(others.lower) &&
        s.isClearlyHarder(move, others.lower);
    if (isWhole && isLowerSpare)
        addMiddle(s, move, others.lower, others, reasons);
    else if (beside != Kind::None && beside != play.kind())
        add(!hasHigher
                ? because({PARLOUR_PHRASE("Big Two reasons",
                                          "Beat it with the %1: your %2 stays whole, and you may "
                                          "win the lead."),
                           PARLOUR_PHRASE("Big Two thoughts",
                                          "%0 beats it with the %1, which leaves the %2 whole and "
                                          "may win the lead."),
                           Topic::Together},
                          Reason::own(name), kindName(beside))
                : because({PARLOUR_PHRASE("Big Two reasons",
                                          "Beat it with the %1: your %2 stays whole, and you "
                                          "keep your higher cards for later."),
                           PARLOUR_PHRASE("Big Two thoughts",
                                          "%0 beats it with the %1, which leaves the %2 whole, and "
                                          "keeps the higher cards."),
                           Topic::Kept | Topic::Together},
                          Reason::own(name), kindName(beside)));
    else if (isShort && !hasHigher) {
        if (!addAmongFives(s, move, name, reasons))
            add(because(
                {PARLOUR_PHRASE("Big Two reasons",
                                "Beat it with the %1: that brings you one play closer to going "
                                "out, and it may win you the lead."),
                 PARLOUR_PHRASE("Big Two thoughts",
                                "%0 beats it with the %1, which brings the end one play "
                                "closer and may win the lead.")},
                Reason::own(name)));
    } else if (isShort)
        add(because({PARLOUR_PHRASE("Big Two reasons",
                                    "Beat it with the %1: that brings you one play closer to going "
                                    "out, and you keep your higher cards for later."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 beats it with the %1, which brings the end one play "
                                    "closer, and keeps the higher cards."),
                     Topic::Kept},
                    Reason::own(name)));
    else if (isWhole && isHighest && !s.leavesGroups(move))
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Beat it with the %1: it may win you the lead."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 beats it with the %1, which may win the lead.")},
            Reason::own(name)));
    else if (isWhole && isHighest)
        add(because({PARLOUR_PHRASE("Big Two reasons", "Beat it with the %1: that breaks nothing "
                                                       "up, and it may win you the lead."),
                     PARLOUR_PHRASE("Big Two thoughts",
                                    "%0 beats it with the %1, which breaks nothing up and may win "
                                    "the lead."),
                     Topic::Together},
                    Reason::own(name)));
    else if (isWhole && (above.size() == 1 || !s.leavesGroups(move))) {
        if (!isKeptByLower(s, move, others))
            addKeepsHigher(s, move, s.highest(above, move.size()), reasons);
    } else if (isWhole)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons", "Beat it with the %1: that breaks nothing up, and "
                                               "you keep your higher cards for later."),
             PARLOUR_PHRASE(
                 "Big Two thoughts",
                 "%0 beats it with the %1, which breaks nothing up, and keeps the higher cards."),
             Topic::Kept | Topic::Together},
            Reason::own(name)));
    if (!broken && !isAmong) addComparison(s, move, others, reasons);
    const Alternatives weighed = broken ? withoutShared(s, move, others) : others;
    if (const CardSet spared = weighed.higher;
        broken && s.leastAfter(move) == s.least() && move.size() < 5 && !spared.empty() &&
        !others.isHigherGood && s.isFree(spared) && s.lower(spared) > s.lower(move))
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Split your %1 rather than spend the %2, which can beat more later."),
             PARLOUR_PHRASE(
                 "Big Two thoughts",
                 "%0 splits the %1 rather than spend the %2, which can beat more later."),
             Topic::Together | Topic::Beaten},
            *broken, s.nameOfMove(spared)));
    const bool isAnyFree = std::ranges::any_of(
        s.moves(), [&](CardSet other) { return !other.empty() && s.isFree(other); });
    if (broken && !takesLead && s.leastAfter(move) == s.least() && !isAnyFree &&
        (others.isRivalPass || others.isRivalCostly))
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Beat it with the %1, even though that splits your %2: it costs you "
                            "no extra play, and you may take the lead from %3."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 beats it with the %1, even though that splits the %2: it "
                            "may take the lead from %3."),
             Topic::Together},
            Reason::own(name), Reason::own(*broken), Reason::player(owner)));
    if (broken) addComparison(s, move, weighed, reasons);
    const bool isLowerFree = std::ranges::any_of(s.moves(), [&](CardSet other) {
        return other.size() == move.size() && s.combination(other) < play && s.isFree(other);
    });
    if (s.brokenFive(move) && (move.size() == 5 || !isLowerFree))
        add(because(
            {PARLOUR_PHRASE(
                 "Big Two reasons",
                 "Beat it with the %2, even though that breaks up your %1: you may never "
                 "get the chance to play it."),
             PARLOUR_PHRASE("Big Two thoughts", "%0 beats it with the %2, because the %1 may never "
                                                "get played."),
             Topic::Together | Topic::Beaten},
            *broken, Reason::own(name)));
    if (!takesLead) addFewPairs(s, move, name, reasons);
    if (others.isSplitGood) addLowerSplits(s, move, reasons);
    if (!s.mayOwnerKeepLead()) {
        if (isOfLowestRank && s.moves().size() > 2) // others and the pass
            add(because(
                {PARLOUR_PHRASE("Big Two reasons", "Beat it as low as you can."),
                 PARLOUR_PHRASE("Big Two thoughts", "%0 beats it as cheaply as possible.")}));
        if (reasons.empty() && !others.lower.empty() && s.isClearlyHarder(move, others.lower))
            addHarder(s, move, others.lower, reasons);
        if (!reasons.empty()) return reasons;
    }
    if (move.size() < 5 && isOfLowestRank && s.moves().size() > 2)
        add(because(
            {PARLOUR_PHRASE("Big Two reasons",
                            "Beat it as low as you can: otherwise %1 may keep the lead."),
             PARLOUR_PHRASE("Big Two thoughts",
                            "%0 beats it as cheaply as possible: otherwise %1 may keep the lead."),
             Topic::Kept | Topic::LeadLeft},
            Reason::player(owner)));
    add(because(
        {PARLOUR_PHRASE("Big Two reasons", "Beat it with the %1: otherwise %2 may keep the lead."),
         PARLOUR_PHRASE("Big Two thoughts",
                        "%0 beats it with the %1: otherwise %2 may keep the lead."),
         Topic::Kept | Topic::LeadLeft},
        Reason::own(name), Reason::player(owner)));
    return reasons;
}

} // namespace parlour::bigtwo
