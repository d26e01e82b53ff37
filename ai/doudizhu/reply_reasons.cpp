#include "ai/doudizhu/reply_reasons.h"

#include "ai/doudizhu/play_name.h"

#include <algorithm>

namespace parlour::doudizhu {

ReasonList whyReply(const Standing& s, Cards cards, Pattern pattern, const Alternatives& others,
                    const Phrase& name) {
    ReasonList reasons;
    const auto add = [&](const Reason& reason) { reasons.push_back(reason); };
    const bool isSingle = isPlain(pattern, Kind::Single);
    const bool isLow = isSingle || isPlain(pattern, Kind::Pair); // such as one gets rid of
    const bool isSure = !s.canBeBeaten(pattern);
    const Seat owner = s.pub().owner;
    addWins(s, cards, pattern, name, reasons);
    if (s.fewest() == 1 && isSingle && pattern.lowest == s.hand().ranks().highest())
        add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                    "Play your highest card: %1 has only one card left."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 plays the highest card: %1 has only one card left.")},
                    Reason::player(s.shortest())));
    bool isLowest = true;                // of its pattern
    bool isLowestFree = s.isFree(cards); // of those that cost no play
    bool isHarder = false;               // to beat than all lower ones
    int lowest = pattern.lowest;         // rank of those
    int nextLower = Standing::kNoRank;   // the highest of those
    s.forEachLower(pattern, [&](Cards lower) {
        isLowest = false;
        const int rank = s.patternOf(lower).lowest;
        lowest = std::min(lowest, rank);
        nextLower = std::max(nextLower, rank);
        isLowestFree = isLowestFree && !s.isFree(lower) && s.breaksUp(lower);
    });
    for (int rank = nextLower + 1; !isLowest && rank <= pattern.lowest; ++rank)
        isHarder = isHarder || s.isStillOut(rank);
    const bool isOneOfTriplets = isOneTriplet(pattern) && s.hand().atLeast(3).size() > 1;
    const auto addLowestFree = [&] {
        if (isLowestFree && !isLowest && !others.hasLowerGood)
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons",
                                "Play the %1: anything lower would break something up."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 plays the %1: anything lower would break something up."),
                 Topic::Together},
                Reason::own(isOneOfTriplets ? ranksName(pattern.lowest) : name)));
    };
    if (s.isPartnersPlay()) {
        if (isSure && s.fewest() == 1 && !isSingle)
            add(because(
                {PARLOUR_PHRASE(
                     "Doudizhu reasons",
                     "Take the lead with the %1, then lead no single card: %2 has only one left."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 takes the lead with the %1: %2 has only one card left.")},
                Reason::own(name), Reason::player(s.shortest())));
        if (s.fewest() == 1 && isSingle && !s.isPartnerNext())
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons",
                                "Cover your partner's %1: %2 has only one card left, and only one "
                                "above the %3 wins now."),
                 PARLOUR_PHRASE("Doudizhu thoughts",
                                "%0 covers the partner's %1: %2 has only one card left, and needs "
                                "one above the %3 to win.")},
                playName(s.pub().toBeat), Reason::player(s.pub().landlord), Reason::own(name)));
        constexpr int kFew = 4;
        const int left = s.least(s.hand() - cards);
        const bool doesMore = left <= kFew || s.cardsOf(owner) >= s.hand().size(); // than the owner
        const auto addTakeOver = [&] {
            if (!doesMore && !reasons.empty()) return;
            if (left > kFew && s.cardsOf(owner) > s.hand().size())
                add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                            "Take over from %1, your partner, who has more cards "
                                            "left than you."),
                             PARLOUR_PHRASE("Doudizhu thoughts",
                                            "%0 takes over from %1, the partner, who has more "
                                            "cards left.")},
                            Reason::player(owner)));
            else if (left > kFew)
                add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                            "Take over from %1, your partner: you can do more with "
                                            "the lead."),
                             PARLOUR_PHRASE("Doudizhu thoughts",
                                            "%0 takes over from %1, the partner, to do more with "
                                            "the lead.")},
                            Reason::player(owner)));
            else
                add(counted(
                    left,
                    {PARLOUR_PHRASE(
                         "Doudizhu reasons",
                         "Take over from %1, your partner: the rest of your hand is one play."),
                     PARLOUR_PHRASE(
                         "Doudizhu thoughts",
                         "%0 takes over from %1, the partner: the rest of the hand is one play.")},
                    {PARLOUR_PHRASE("Doudizhu reasons", "Take over from %1, your partner: the rest "
                                                        "of your hand goes in %2 plays."),
                     PARLOUR_PHRASE("Doudizhu thoughts", "%0 takes over from %1, the partner: the "
                                                         "rest of the hand goes in %2 plays.")},
                    Reason::player(owner)));
        };
        const RankSet above = s.ofOpponents().atLeast(copiesOf(pattern.kind)) -
                              RankSet::run(Three, pattern.lowest - Three + 1);
        const bool isCovered = !s.isPartnerNext() && !isSure && !above.empty();
        if (others.rival.empty() && isSingle && pattern.lowest >= Two && (doesMore || !isCovered))
            addTakeOver();
        if (!others.rival.empty()) { // of a pass the question is why to play at all
            addOnlyJokers(s, pattern, isSure, name, reasons);
            addLowestFree();
        }
        const Pattern kept =
            keptWhole(s, cards, others.higher.empty() ? others.rival : others.higher);
        if (isCovered && s.cardsOf(owner) == 1)
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Cover your partner's %1: %2 must not get the lead "
                                        "cheaply now that %3 has only one card left."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 covers the partner's %1: %2 must not get the lead "
                                        "cheaply now that %3 has only one card left.")},
                        playName(s.pub().toBeat), Reason::player(s.pub().landlord),
                        Reason::player(owner)));
        if (isCovered && kept && pattern.length == 1 && !carries(pattern.kind))
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Cover your partner's %1 with the %2, so that %3 has to "
                                        "spend something higher, and keep your %4 together."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 covers the partner's %1 with the %2, so that %3 has to "
                                        "spend something higher, and keeps the %4 together."),
                         Topic::Kept | Topic::Together},
                        playName(s.pub().toBeat), Reason::own(name),
                        Reason::player(s.pub().landlord), groupName(kept)));
        const int table = s.pub().toBeat.lowest;
        constexpr int kEight = kNine - 1; // from it to the queen cards are middling
        const RankSet blocked = s.ofOpponents().ranks() & RankSet::run(kEight, Jack - kEight + 2) &
                                RankSet::run(table + 1, std::max(0, pattern.lowest - table));
        if (isCovered && isSingle && table < kNine && pattern.lowest >= Jack && !blocked.empty())
            add(because({PARLOUR_PHRASE("Doudizhu reasons",
                                        "Cover your partner's %1 with the %2, so that %3 can't get "
                                        "rid of a middling card."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 covers the partner's %1 with the %2, so that %3 can't "
                                        "get rid of a middling card.")},
                        playName(s.pub().toBeat), Reason::own(name),
                        Reason::player(s.pub().landlord)));
        if (isCovered)
            add(because(
                {PARLOUR_PHRASE("Doudizhu reasons", "Cover your partner's %1 with the %2, so that "
                                                    "%3 has to spend something higher."),
                 PARLOUR_PHRASE("Doudizhu thoughts", "%0 covers the partner's %1, so that %3 has "
                                                     "to spend something above the %2.")},
                playName(s.pub().toBeat), Reason::own(name), Reason::player(s.pub().landlord)));
        addComparison(s, cards, pattern, others, reasons);
        addTakeOver();
        return reasons;
    }
    const bool isHighest = s.hand().ranks().highest() == pattern.highest();
    const int onlyHigher = s.onlyHigher(pattern.highest());
    RankSet above; // of those that would beat it, too
    if (pattern.length == 1 && !pattern.isBomb())
        above = s.hand().atLeast(copiesOf(pattern.kind)) -
                RankSet::run(Three, pattern.lowest - Three + 1);
    const auto keptOf = [&](int rank) -> const Phrase& {
        return s.hand().count(rank) > 1 ? ranksName(rank) : rankName(rank);
    };
    const bool isLeft = s.isLeadLeft();
    const bool isWhole = // what the reply leaves
        s.isFree(cards) && s.hand().size() > 2 && !s.breaksUp(cards) && !s.isAllLoose();
    if (s.fewest() == 1 && isSingle && !isHighest && !others.higher.empty() &&
        others.higher == others.rival)
        addRisk(s, pattern, name, onlyHigher, reasons);
    else if (s.fewest() == 1 && isSingle && isHarder && !isHighest)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1: %2 has only one card left, and lower "
                                                "cards are easier to beat."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays the %1: %2 has only one card left, and "
                                                 "lower cards are easier to beat.")},
            Reason::own(name), Reason::player(s.shortest())));
    if (s.cardsOf(owner) <= Standing::kNearlyOut && !others.isPassGood) add(leavesNoLead(s));
    const Cards rest = s.hand() - cards;
    if (const Pattern next = Standing::longestSequence(rest);
        next && pattern.length == 1 && !pattern.isBomb() && !s.canBeBeatenWithoutBombs(pattern) &&
        s.least(rest - Cards::ofEach(RankSet::run(next.lowest, next.length))) < s.least(rest))
        add(because({PARLOUR_PHRASE("Doudizhu reasons", "Take the lead with the %1: then you can "
                                                        "lead your sequence from %2 to %3."),
                     PARLOUR_PHRASE("Doudizhu thoughts",
                                    "%0 takes the lead with the %1, to lead the sequence from %2 "
                                    "to %3 next."),
                     Topic::Together},
                    Reason::own(name), rankName(next.lowest), rankName(next.highest())));
    if (isSure)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "No opponent can beat the %1, so you lead next."),
             PARLOUR_PHRASE("Doudizhu thoughts", "No opponent can beat the %1, so %0 leads next.")},
            Reason::own(name)));
    constexpr int kFewPlays = 4; // with which a bomb may decide the game
    if (const int left = s.least(s.hand() - cards);
        pattern.isBomb() && left > 1 && left <= kFewPlays)
        add(because(
            {PARLOUR_PHRASE(
                 "Doudizhu reasons",
                 "Use the %1 now to take the lead: after it you can go out in %2 more plays."),
             PARLOUR_PHRASE(
                 "Doudizhu thoughts",
                 "%0 uses the %1 now to take the lead, and can then go out in %2 more plays.")},
            Reason::own(name), left));
    if (pattern.length > 1) addComparison(s, cards, pattern, others, reasons);
    addKicker(s, cards, pattern, reasons);
    addLowestFree();
    if (isLow && !others.hasNoLower && lowest < Ten && !s.isPartnerNext() &&
        pattern.highest() >= Ten && !others.isLowerGood)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Play the %1 rather than something lower, so that "
                                                "%2 can't get rid of a low card."),
             PARLOUR_PHRASE("Doudizhu thoughts", "%0 plays the %1 rather than something lower, so "
                                                 "that %2 can't get rid of a low card."),
             Topic::Beaten},
            Reason::own(name), Reason::player(s.next())));
    addOnlyJokers(s, pattern, isSure, name, reasons);
    addSpare(s, pattern, name, reasons);
    const auto addAny = [&] {
        if (others.isAnyGood && !others.isPassGood)
            add(because(
                isLeft
                    ? Wording{PARLOUR_PHRASE("Doudizhu reasons", "Beat it, it matters little with "
                                                                 "what: otherwise %1 leads next."),
                              PARLOUR_PHRASE("Doudizhu thoughts",
                                             "%0 beats it, no matter with what: otherwise %1 leads "
                                             "next."),
                              Topic::LeadLeft}
                    : Wording{PARLOUR_PHRASE("Doudizhu reasons",
                                             "Beat it, it matters little with "
                                             "what: otherwise %1 may lead next."),
                              PARLOUR_PHRASE(
                                  "Doudizhu thoughts",
                                  "%0 beats it, no matter with what: otherwise %1 may lead "
                                  "next."),
                              Topic::LeadLeft},
                Reason::player(owner)));
    };
    if (others.rival.empty()) addAny(); // what is kept tells nothing from those
    if (others.rival.empty() && others.isPassGood && others.isAnyGood)
        add(because({PARLOUR_PHRASE("Doudizhu reasons", "It matters little here what you do; the "
                                                        "%1 at least may win you the lead."),
                     PARLOUR_PHRASE("Doudizhu thoughts", "It matters little here what %0 does; the "
                                                         "%1 at least may win the lead.")},
                    Reason::own(name)));
    addKeeps(s, cards, others.rival, name, reasons);
    const bool isAmong = !others.lower.empty() || !others.carrying.empty(); // cheaper would do
    if (isAmong && pattern.length == 1) addComparison(s, cards, pattern, others, reasons);
    const bool isWinnerKept =
        !others.higher.empty() && !s.canBeBeatenWithoutBombs(s.patternOf(others.higher));
    if (isWhole && isWinnerKept && pattern.length == 1)
        addComparison(s, cards, pattern, others, reasons); // which says what for
    else if (isWhole && above.empty())
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: that breaks nothing up, and "
                                                "it may win you the lead."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 beats it with the %1, which breaks nothing up and may win the "
                            "lead."),
             Topic::Together},
            Reason::own(name)));
    else if (isWhole && above.size() == 1)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: that breaks nothing up, and "
                                                "you keep your %2 for later."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 beats it with the %1, which breaks nothing up, and keeps the %2."),
             Topic::Kept | Topic::Together},
            Reason::own(name), keptOf(above.lowest())));
    else if (isWhole && above.size() == 2 && above != kJokers)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: that breaks nothing up, and "
                                                "you keep your %2 and %3 for later."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 beats it with the %1, which breaks nothing up, and keeps the %2 "
                            "and %3."),
             Topic::Kept | Topic::Together},
            Reason::own(name), keptOf(above.lowest()), keptOf(above.highest())));
    else if (isWhole)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: that breaks nothing up, and "
                                                "you keep your higher cards for later."),
             PARLOUR_PHRASE(
                 "Doudizhu thoughts",
                 "%0 beats it with the %1, which breaks nothing up, and keeps the higher cards."),
             Topic::Kept | Topic::Together},
            Reason::own(name)));
    if (!isAmong && !(isWhole && isWinnerKept) && pattern.length == 1)
        addComparison(s, cards, pattern, others, reasons);
    addPlaysLeft(s, cards, others.rival, reasons);
    if (pattern.length > 1)
        add(because(isLeft ? Wording{PARLOUR_PHRASE("Doudizhu reasons",
                                                    "Beat it with the %1 from %2 to %3: otherwise "
                                                    "%4 leads next."),
                                     PARLOUR_PHRASE("Doudizhu thoughts",
                                                    "%0 beats it with the %1 from %2 to %3: "
                                                    "otherwise %4 leads next."),
                                     Topic::Kept | Topic::LeadLeft}
                           : Wording{PARLOUR_PHRASE("Doudizhu reasons",
                                                    "Beat it with the %1 from %2 to %3: otherwise "
                                                    "%4 may lead next."),
                                     PARLOUR_PHRASE("Doudizhu thoughts",
                                                    "%0 beats it with the %1 from %2 to %3: "
                                                    "otherwise %4 may lead next."),
                                     Topic::Kept | Topic::LeadLeft},
                    patternName(pattern), Reason::own(rankName(pattern.lowest)),
                    Reason::own(rankName(pattern.highest())), Reason::player(owner)));
    if (!others.rival.empty()) addAny();
    if (others.isPassGood)
        add(because(
            {PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: it may win you the lead."),
             PARLOUR_PHRASE("Doudizhu thoughts",
                            "%0 beats it with the %1, which may win the lead.")},
            Reason::own(name)));
    add(because(
        isLeft ? Wording{PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: otherwise "
                                                            "%2 leads next."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 beats it with the %1: otherwise %2 leads next."),
                         Topic::Kept | Topic::LeadLeft}
               : Wording{PARLOUR_PHRASE("Doudizhu reasons", "Beat it with the %1: otherwise "
                                                            "%2 may lead next."),
                         PARLOUR_PHRASE("Doudizhu thoughts",
                                        "%0 beats it with the %1: otherwise %2 may lead next."),
                         Topic::Kept | Topic::LeadLeft},
        Reason::own(name), Reason::player(owner)));
    return reasons;
}

} // namespace parlour::doudizhu
