#include "ai/doudizhu/lead_reasons.h"

#include "ai/doudizhu/play_name.h"

namespace parlour::doudizhu {

namespace {

constexpr int kMiddle = Three + 4; // a seven: not the lowest that one would lead

// Whether one opponent alone can go out on a single card, and nobody else keeps the rest of the
// hand from winning then.
bool isSureUnlessLast(const Standing& s, Cards rest) {
    const bool isOne =
        s.partner() != kNoSeat || s.cardsOf(s.next()) + s.cardsOf((s.next() + 1) % kPlayers) > 2;
    const Cards back = Cards::of(rest.ranks().highest(), 1);
    return s.fewest() == 1 && isOne && !s.canBeBeaten(s.patternOf(back)) && s.isSureFrom(rest) &&
           (rest == back || s.isSureFrom(rest - back));
}

// Whether the pair is the lowest that is held, and weighed against a higher one.
bool isLowestPair(const Standing& s, Pattern pair, Cards rival) {
    const Pattern other = s.patternOf(rival);
    const RankSet pairs = s.hand().exactly(2);
    return isPlain(other, Kind::Pair) && other.lowest > pair.lowest && !pairs.empty() &&
           pairs.lowest() == pair.lowest;
}

} // namespace

ReasonList whyLead(const Standing& s, Cards cards, Pattern pattern, const Alternatives& others,
                   const Phrase& name) {
    ReasonList reasons;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const Cards hand = s.hand();
    const bool isSingle = isPlain(pattern, Kind::Single);
    const bool isLow = isSingle || isPlain(pattern, Kind::Pair); // such as one gets rid of
    const bool isLowest = pattern.lowest == hand.ranks().lowest();
    const int onlyHigher = s.onlyHigher(pattern.highest());
    const bool isSure = !s.canBeBeaten(pattern);
    addWins(s, cards, pattern, name, reasons);
    if (isSingle && s.fewest() > 1 && s.isSureAfterSingle(hand - cards))
        add(because({PARLOUR_PHRASE("Doudizhu reasons", "Lead the %1: whoever beats it, your other "
                                                        "cards take the lead back, and you win."),
                     PARLOUR_PHRASE(
                         "Doudizhu thoughts",
                         "%0 leads the %1: the other cards take the lead back, whoever beats it."),
                     Topic::Victory | Topic::LeadBack},
                    Reason::own(name)));
    if (isSingle && !isSure && isSureUnlessLast(s, hand - cards))
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Lead the %1: unless %2 beats it with the last card, you get "
                                    "the lead back and win."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 leads the %1: unless %2 beats it with the last card, %0 "
                                    "gets the lead back and wins."),
                     Topic::Victory | Topic::LeadBack},
                    Reason::own(name), Reason::player(s.shortest())));
    if (isSingle && isLowest && s.isPartnerNext() && s.cardsOf(s.partner()) == 1)
        add(because(
            {PARLOUR_PHRASE(
                 "Doudizhu reasons",
                 "Lead your lowest card: %1, your partner, has one card left and may win with it."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads the lowest card: %1, the partner, has "
                                                 "one card left and may win with it.")},
            Reason::player(s.partner())));
    if (s.fewest() == 1 && !isSingle) add(leadsNoSingle(s, name));
    if (s.fewest() == 1 && isSingle && !isSure && pattern.lowest == hand.ranks().highest())
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Lead your highest card: %1 has only one card left."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 leads the highest card: %1 has only one card left.")},
                    Reason::player(s.shortest())));
    else if (s.fewest() == 1 && isSingle && !isSure)
        addRisk(s, pattern, name, onlyHigher, reasons);
    if (isSure)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "No opponent can beat the %1, so you lead again."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "No opponent can beat the %1, so %0 leads again.")},
            Reason::own(name)));
    else if (!isSingle && copiesOf(pattern.kind) < 4 && s.isLeftToBombs(pattern))
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Only %2 can beat the %1, so you should lead again."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "Only %2 can beat the %1, so %0 should lead again."),
                     Topic::Beaten},
                    Reason::own(name), bombsStillOut(s)));
    addKicker(s, cards, pattern, reasons);
    const auto addLoose = [&] { // of which any goes
        add(looseCards(
            others.looseGood.empty() ? RankSet::run(pattern.lowest, 1) : others.looseGood,
            {PARLOUR_PHRASE("Doudizhu reasons", "Get rid of the %1 while you have the lead: it "
                                                "belongs to no pair or sequence."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 gets rid of the %1: it goes with no other card in hand."),
             Topic::Together},
            {PARLOUR_PHRASE("Doudizhu reasons", "Get rid of a low card while you have the lead: "
                                                "the %1 and the %2 belong to no pair or "
                                                "sequence."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 gets rid of a low card: the %1 and the %2 go "
                                                 "with no other cards in hand."),
             Topic::Together},
            {PARLOUR_PHRASE("Doudizhu reasons", "Get rid of a low card while you have the lead: "
                                                "the %1, the %2 and the %3 belong to no pair or "
                                                "sequence."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 gets rid of a low card: the %1, the %2 and "
                                                 "the %3 go with no other cards in hand."),
             Topic::Together}));
    };
    const auto addSize = [&] {
        add(because({PARLOUR_PHRASE("Doudizhu reasons", "Lead the %1: %2 cards go at once."),
                     PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads the %1: %2 cards go at once.")},
                    Reason::own(patternName(pattern)), Reason::more(cards.size())));
    };
    if (carries(pattern.kind) && copiesOf(pattern.kind) == 4) addSize();
    if (const RankSet rest = (hand - cards).ranks(); isSingle && isLowest && hand.size() == 2 &&
                                                     rest.lowest() > pattern.lowest &&
                                                     s.isHighestOut(rest.lowest()))
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons",
                            "Lead the %1: your %2 is the highest card left, so you can win the "
                            "lead back with it and go out."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 leads the %1: the %2 is the highest card left, and wins the lead "
                            "back."),
             Topic::LeadBack},
            Reason::own(name), rankName(rest.lowest())));
    else if (isSingle && isLowest && hand.size() == 2 && rest.lowest() > pattern.lowest)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Get rid of the %1 while you have the lead: the %2 "
                                                "is likelier to win a trick later."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 gets rid of the %1: the %2 is likelier to win a trick later."),
             Topic::Kept},
            Reason::own(name), rankName(rest.lowest())));
    else if (isSingle && s.isLoose(pattern.lowest) && pattern.lowest <= Queen) {
        bool isLowestLoose = true;
        for (const int rank : hand.ranks())
            isLowestLoose = isLowestLoose && (rank >= pattern.lowest || !s.isLoose(rank));
        const Pattern rival = s.patternOf(others.rival); // beside it there is something lower, too
        const bool isRivalAsHigh = isPlain(rival, Kind::Single) && s.isLoose(rival.lowest) &&
                                   rival.lowest <= Queen && rival.lowest > hand.ranks().lowest();
        if (isLowestLoose && !s.isAllLoose() && !(isLowest && others.isLooseBad))
            addLoose();
        else if (const RankSet triplets = (hand - cards).exactly(3);
                 !triplets.empty() && !isLowest && !others.isCarryingBad && !isRivalAsHigh)
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons",
                                "Lead the %1: your %2 can carry something lower later."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 leads the %1: the %2 can carry something lower later.")},
                Reason::own(name), ranksName(triplets.highest())));
    }
    addSpare(s, pattern, name, reasons);
    addOnlyJokers(s, pattern, isSure, name, reasons);
    if (s.isFree(cards)) addSecondSequence(s, cards, pattern, reasons);
    addKeeps(s, cards, others.rival, name, reasons);
    const bool isMost = others.longer.empty(); // no longer one speaks against that
    const auto addCount = [&] {
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Lead the %1 from %2 to %3: %4 cards go at once."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 leads the %1 from %2 to %3: %4 cards go at once.")},
            patternName(pattern), Reason::own(rankName(pattern.lowest)),
            Reason::own(rankName(pattern.highest())), Reason::more(cards.size())));
    };
    if (pattern.length > 1 && isMost && s.isFree(cards)) addCount();
    if (pattern.kind == Kind::TripletWithSingles && pattern.length > 1) {
        bool isLoose = true; // all that it carries
        for (const int rank : cards.ranks() - cards.atLeast(3))
            isLoose = isLoose && s.isLoose(rank) && rank < Jack;
        if (isLoose)
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons", "Let the %1 carry single cards that are hard "
                                                    "to get rid of otherwise."),
                 PARLOUR_PHRASE("Doudizhu thoughts", "%0 lets the %1 carry single cards that are "
                                                     "hard to get rid of otherwise.")},
                Reason::own(patternName(pattern))));
    }
    const bool isOnlyLow = others.isLowerGood && !others.isLowerBad; // lower ones do as well
    if (isLow && !others.hasNoLower && hand.ranks().lowest() < Ten && !s.isPartnerNext() &&
        !others.hasLowGood &&
        (pattern.lowest >= Ten || (others.isLowerBad && pattern.lowest >= kMiddle)))
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Lead the %1 rather than something lower, so that "
                                                "%2 can't get rid of a low card."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads the %1 rather than something lower, so "
                                                 "that %2 can't get rid of a low card."),
             Topic::Beaten},
            Reason::own(name), Reason::player(s.next())));
    if (isLow && s.isPartnerNext() && pattern.lowest < kNine)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Lead low with the %1: %2, your partner, is next "
                                                "and may get rid of something low too."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads low with the %1: %2, the partner, is "
                                                 "next and may get rid of something low too.")},
            Reason::own(name), Reason::player(s.partner())));
    if (isLow && isLowest)
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "You have the lead: get rid of the %1, the lowest you hold."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 has the lead and gets rid of the %1, the lowest in hand.")},
                    Reason::own(name)));
    if (isSingle && isOnlyLow && !others.isHigherGood && others.looseGood.size() > 1 &&
        others.looseGood.lowest() < pattern.lowest)
        addLoose();
    const auto addCost = [&] {
        constexpr int kFew = 4;
        const RankSet higher = s.higherOut(pattern);
        if (isSingle && higher.size() > 1 && s.cardsOut(higher) <= kFew)
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Lead the %1: only %2 cards still out are higher."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 leads the %1: only %2 cards still out are higher."),
                         Topic::Beaten},
                        Reason::own(name), Reason::fewer(s.cardsOut(higher))));
        else if (isLow && !isSingle && higher.size() == 1)
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons", "Lead the %1: only a %2 is higher."),
                 PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads the %1: only a %2 is higher."),
                 Topic::Beaten},
                Reason::own(name), pairName(higher.lowest())));
        else if (isSingle && !isSure && pattern.lowest >= Ten)
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons",
                                "Lead the %1: nobody can get rid of a low card on it."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 leads the %1: nobody can get rid of a low card on it.")},
                Reason::own(name)));
        else if (!isSure)
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons", "Lead the %1: whoever wants the lead has "
                                                    "to spend something higher."),
                 PARLOUR_PHRASE("Doudizhu thoughts", "%0 leads the %1: whoever wants the lead "
                                                     "has to spend something higher.")},
                Reason::own(name)));
    };
    const bool isPair = isLow && !isSingle;
    if (isPair) addPlaysLeft(s, cards, others.rival, reasons);
    if (isPair && !isSure && s.isFree(cards) && !others.hasLonger && pattern.lowest >= Ace)
        addCost(); // nobody leads these to be rid of two cards
    else if (isPair && !isSure && s.isFree(cards) && isLowestPair(s, pattern, others.rival))
        add(s.isLeftToBombs(pattern)
                ? because({PARLOUR_PHRASE("Doudizhu reasons",
                                          "Lead your lowest pair, the %1: only %2 can beat it."),
                           PARLOUR_PHRASE("Doudizhu thoughts",
                                          "%0 leads the lowest pair, the %1: only %2 can beat it."),
                           Topic::Beaten},
                          Reason::own(ranksName(pattern.lowest)), bombsStillOut(s))
                : because(
                      {PARLOUR_PHRASE(
                           "Doudizhu reasons",
                           "Get rid of your lowest pair, the %1, while you have the lead."),
                       PARLOUR_PHRASE("Doudizhu thoughts",
                                      "%0 gets rid of the lowest pair, the %1, while leading.")},
                      Reason::own(ranksName(pattern.lowest))));
    else if (isPair && !isSure && s.isFree(cards) && !others.hasLonger)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Get rid of two cards at once with the %1."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 gets rid of two cards at once with the %1.")},
            Reason::own(name)));
    addComparison(s, cards, pattern, others, reasons);
    if (!isPair) addPlaysLeft(s, cards, others.rival, reasons);
    if (pattern.length > 1 && (isMost ? !s.isFree(cards) : reasons.empty())) addCount();
    if (reasons.empty() && carries(pattern.kind) && !others.hasLonger) addSize();
    if (!reasons.empty()) return reasons; // what follows goes for nearly every lead
    if (const int copies = copiesOf(pattern.kind); isLow && s.fewest() > cards.size())
        if (const RankSet ranks = (hand - cards).atLeast(copies);
            !ranks.empty() && ranks.highest() > pattern.lowest &&
            s.isHighestOut(ranks.highest(), copies))
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Lead the %1: your %2 should win the lead back."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 leads the %1: the %2 should win the lead back."),
                         Topic::LeadBack},
                        Reason::own(name),
                        Reason::own(playName(
                            s.patternOf(ranks.contains(BlackJoker) && ranks.contains(RedJoker)
                                            ? kRocket
                                            : Cards::of(ranks.highest(), copies))))));
    if (pattern.lowest < kNine && onlyHigher != Standing::kNoRank)
        add(because(leadAndKeep(), Reason::own(name), rankName(onlyHigher)));
    else if (pattern.lowest < kNine && hand.ranks().highest() > pattern.highest())
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Lead the %1 and keep your higher cards for later."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 leads the %1 and keeps the higher cards for later."),
                     Topic::Kept},
                    Reason::own(name)));
    addCost();
    return reasons;
}

} // namespace parlour::doudizhu
