#include "ai/doudizhu/drawbacks.h"

#include "ai/doudizhu/play_name.h"

namespace parlour::doudizhu {

namespace {

void addBid(const Standing& s, int bid, int advised, Drawbacks& list) {
    const bool isLast = s.pub().bids + 1 == kPlayers;
    const bool hasBid = s.pub().bid > 0;                         // somebody
    if (bid > advised && advised == 0 && bid == s.pub().bid + 1) // of the lowest
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks",
                            "As landlord you play alone against two, and you need %1 plays."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts",
                            "As landlord %0 plays alone against two and needs %1 plays.")},
            s.least(s.hand())));
    else if (bid > advised)
        list.push_back(because(PARLOUR_PHRASE(
            "Doudizhu drawbacks", "This raises the stake of a hand that may well lose.")));
    else if (bid == 0 && advised > 0 && hasBid)
        list.push_back(because(PARLOUR_PHRASE(
            "Doudizhu drawbacks",
            "Then somebody else is landlord, and a peasant wins only half as much.")));
    else if (bid == 0 && advised > 0 && !isLast)
        list.push_back(because(PARLOUR_PHRASE(
            "Doudizhu drawbacks",
            "Then somebody else may be landlord, and a peasant wins only half as much.")));
    else if (bid == 0 && advised > 0)
        list.push_back(because({PARLOUR_PHRASE("Doudizhu drawbacks",
                                               "Then the cards are dealt again, and you lose this "
                                               "good hand."),
                                PARLOUR_PHRASE("Doudizhu drawback thoughts",
                                               "Then the cards are dealt again, and %0 loses this "
                                               "good hand.")}));
    else if (bid < advised)
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "With a lower bid a win brings you less."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts",
                            "With a lower bid a win brings %0 less.")}));
}

// A pass; `instead`: the play that is advised.
void addPass(const Standing& s, Cards instead, Drawbacks& list) {
    const Seat owner = s.pub().owner;
    const bool isLast = s.next() == owner; // to beat it
    if (!s.isPartnersPlay()) {
        if (const int cards = s.cardsOf(owner); cards <= Standing::kNearlyOut)
            list.push_back(leavesLeadTo(owner, cards, isLast));
        list.push_back(leavesLead(owner, isLast));
        return;
    }
    if (s.patternOf(s.hand() - instead))
        list.push_back(because({PARLOUR_PHRASE("Doudizhu drawbacks",
                                               "You could be only one play away from going out."),
                                PARLOUR_PHRASE("Doudizhu drawback thoughts",
                                               "%0 could be only one play away from going out."),
                                Topic::GoingOut}));
    if (isLast)
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "This leaves the lead to %1, your partner."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts",
                            "This leaves the lead to %1, the partner.")},
            Reason::player(owner)));
    else if (s.pub().toBeat.lowest < instead.ranks().lowest())
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "Then %1 can beat your partner more cheaply."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts",
                            "Then %1 can beat the partner more cheaply.")},
            Reason::player(s.pub().landlord)));
}

// Cards beside triplets or fours.
Cards carried(Cards cards, Pattern pattern) {
    if (!carries(pattern.kind)) return {};
    for (const int rank : RankSet::run(pattern.lowest, pattern.length))
        cards -= Cards::of(rank, copiesOf(pattern.kind));
    return cards;
}

// High cards that could take the lead later: a bomb, or what is carried.
void addSpent(Cards cards, Pattern pattern, Drawbacks& list) {
    const bool hasFour = copiesOf(pattern.kind) == 4; // a bomb, or four that carry others
    if (pattern.isBomb() || hasFour)
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks",
                            "This spends your %1, which can win you the lead at any time."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts",
                            "This spends the %1, which can win the lead at any time.")},
            pattern.isBomb() ? playName(pattern) : patternName({Kind::Bomb, 1, pattern.lowest})));
    const Cards kickers = carried(cards, pattern);
    if (kickers.empty()) return;
    const int highest = kickers.ranks().highest();
    if (highest >= Ace)
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "This gives away your %1 as a kicker."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts", "This gives away the %1 as a kicker.")},
            kickers.count(highest) > 1 ? pairName(highest) : rankName(highest)));
}

// What the play takes apart: cards of a rank that belong together, or a sequence; or nothing.
Pattern splitBy(const Standing& s, Cards cards) {
    Pattern split = s.broken(cards);
    int most = 1;
    for (const int rank : cards.ranks())
        if (const int held = s.hand().count(rank); held > most && cards.count(rank) < held) {
            most = held;
            split = ofOneRank(held, rank);
        }
    return split;
}

// Unless the advised play takes as much apart.
void addSplit(const Standing& s, Cards cards, Cards advised, Drawbacks& list) {
    const auto sizeOf = [](Pattern group) {
        return !group ? 0 : group.kind == Kind::Rocket ? 2 : cardsOf(group);
    };
    const Pattern split = splitBy(s, cards);
    if (split && sizeOf(splitBy(s, advised)) < sizeOf(split))
        list.push_back(splits(groupName(split)));
}

// Whether plays still out beat the lower of two of the same pattern and not the higher one.
bool isEasier(const Standing& s, Pattern low, Pattern high) {
    if (low.length > 1) return s.canBeBeaten(low) && !s.canBeBeaten(high);
    const RankSet between = RankSet::run(low.lowest + 1, high.lowest - low.lowest);
    return !(s.unseen().atLeast(copiesOf(low.kind)) & between).empty();
}

// What leads are worth is seldom a matter of a rank more or less.
void addAlike(const Standing& s, Pattern pattern, Pattern advised, Drawbacks& list) {
    if (!pattern.isAlike(advised)) return;
    if (pattern.lowest < advised.lowest && isEasier(s, pattern, advised) &&
        (!s.pub().isLead() || advised.lowest >= King))
        list.push_back(isEasierToBeat());
    if (pattern.lowest > advised.lowest && !s.pub().isLead()) list.push_back(usesHigher());
}

// A lead that leaves the lowest cards, which the advised one gets rid of.
void addLeftBehind(const Standing& s, Cards cards, Cards advised, Drawbacks& list) {
    const int lowest = s.hand().ranks().lowest();
    const int held = s.hand().count(lowest);
    if (lowest >= Jack || cards.count(lowest) > 0 || advised.count(lowest) < held) return;
    list.push_back(held == 1 ? leavesBehind(rankName(lowest))
                             : leavesSeveralBehind(ranksName(lowest)));
}

void addPlay(const Standing& s, Cards cards, Cards advised, Drawbacks& list) {
    const Pattern pattern = s.patternOf(cards);
    const bool mayBeBeaten = s.canBeBeaten(pattern);
    if (s.fewest() == cards.size() && mayBeBeaten)
        list.push_back(mayGoOut(s.shortest(), s.fewest()));
    if (s.isPartnersPlay())
        list.push_back(
            because({PARLOUR_PHRASE("Doudizhu drawbacks", "This beats %1, your partner."),
                     PARLOUR_PHRASE("Doudizhu drawback thoughts", "This beats %1, the partner.")},
                    Reason::player(s.partner())));
    addSpent(cards, pattern, list);
    addSplit(s, cards, advised, list);
    const int left = s.least(s.hand() - cards);
    if (left > 1 && !advised.empty() && s.least(s.hand() - advised) < left)
        list.push_back(needsPlays(left));
    if (!mayBeBeaten && !pattern.isBomb()) list.push_back(spendsUnbeaten(playName(pattern)));
    const Pattern other = s.patternOf(advised);
    const bool isLower = other.kind == pattern.kind && pattern.lowest < other.lowest;
    if (pattern.length == 1 && pattern.kind <= Kind::Pair && pattern.lowest >= Ace && !isLower)
        list.push_back(spends(playName(pattern)));
    if (pattern.length == 1 && copiesOf(pattern.kind) == 3 && pattern.lowest >= Ace)
        list.push_back(spendsSeveral(ranksName(pattern.lowest)));
    addAlike(s, pattern, other, list);
    if (cards.size() < advised.size()) list.push_back(shedsOnly(cards.size()));
    if (s.pub().isLead()) addLeftBehind(s, cards, advised, list);
}

} // namespace

Drawbacks drawbacksOf(const Standing& s, Move move, Move advised) {
    Drawbacks list;
    if (move.isBid())
        addBid(s, move.bid(), advised.bid(), list);
    else if (move.isPass())
        addPass(s, advised.cards(), list);
    else
        addPlay(s, move.cards(), advised.cards(), list);
    return list;
}

} // namespace parlour::doudizhu
