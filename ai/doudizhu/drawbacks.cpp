#include "ai/doudizhu/drawbacks.h"

#include "ai/doudizhu/play_name.h"
#include "ai/doudizhu/play_reasons.h"
#include "ai/doudizhu/what_it_leaves.h"

#include <algorithm>

namespace parlour::doudizhu {

namespace {

void addBid(const Standing& s, int bid, int advised, Drawbacks& list) {
    const bool isLast = s.pub().bids + 1 == kPlayers;
    const bool hasBid = s.pub().bid > 0; // somebody
    if (bid > advised && advised == 0 && bid == s.pub().bid + 1)
        list.push_back(because({PARLOUR_PHRASE("Doudizhu drawbacks",
                                               "As landlord you play alone against two, and a loss "
                                               "costs you twice as much."),
                                PARLOUR_PHRASE("Doudizhu drawback thoughts",
                                               "As landlord %0 plays alone against two, and a loss "
                                               "costs twice as much.")}));
    else if (bid > advised)
        list.push_back(because(PARLOUR_PHRASE(
            "Doudizhu drawbacks", "This raises the stake of a hand that may well lose.")));
    else if (bid == 0 && advised > 0 && hasBid && isLast)
        list.push_back(
            because(PARLOUR_PHRASE("Doudizhu drawbacks",
                                   "Then %1 is landlord, and a peasant wins only half as much."),
                    Reason::player(s.pub().owner)));
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
    else if (bid < advised && !isLast)
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "Somebody may still bid above that, and a win "
                                                  "brings you less."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts",
                            "Somebody may still bid above that, and a win "
                            "brings %0 less.")}));
    else if (bid < advised)
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "With a lower bid a win brings you less."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts",
                            "With a lower bid a win brings %0 less.")}));
}

// Whether an opponent may beat the lower of two of the same pattern and not the higher one.
bool isEasier(const Standing& s, Pattern low, Pattern high) {
    if (low.length > 1) return s.canBeBeaten(low) && !s.canBeBeaten(high);
    const RankSet between = RankSet::run(low.lowest + 1, high.lowest - low.lowest);
    return !(s.ofOpponents().atLeast(copiesOf(low.kind)) & between).empty();
}

// That a part of the play may win the lead later: cards of a rank, or a bomb.
Reason mayWinLead(const Phrase& cards) {
    return because({PARLOUR_PHRASE("Doudizhu drawbacks", "Your %1 may win you the lead later."),
                    PARLOUR_PHRASE("Doudizhu drawback thoughts", "The %1 may win the lead later."),
                    Topic::Kept | Topic::LeadBack},
                   cards);
}

// The same of the whole play, which stands above the words: its name is weighed, but not told.
Reason mayWinLeadItself(const Phrase& play) {
    return because(
        {PARLOUR_PHRASE("Doudizhu drawbacks", "You may need this to win the lead later."),
         PARLOUR_PHRASE("Doudizhu drawback thoughts", "%0 may need this to win the lead later."),
         Topic::Kept | Topic::LeadBack},
        play);
}

// A pass; `instead`: the play that is advised.
void addPass(const Standing& s, Cards instead, Drawbacks& list) {
    const Seat owner = s.pub().owner;
    if (!s.isPartnersPlay()) {
        if (const int cards = s.cardsOf(owner); cards <= Standing::kNearlyOut)
            list.push_back(leavesLeadTo(owner, cards, s.isLeadLeft()));
        list.push_back(leavesLead(owner, s.isLeadLeft()));
        return;
    }
    if (s.patternOf(s.hand() - instead))
        list.push_back(because({PARLOUR_PHRASE("Doudizhu drawbacks",
                                               "You could be only one play away from going out."),
                                PARLOUR_PHRASE("Doudizhu drawback thoughts",
                                               "%0 could be only one play away from going out."),
                                Topic::GoingOut}));
    if (s.isPartnerNext())
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "This leaves the lead to %1, your partner."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts",
                            "This leaves the lead to %1, the partner.")},
            Reason::player(owner)));
    else if (const Pattern other = s.patternOf(instead);
             other.isAlike(s.pub().toBeat) && isEasier(s, s.pub().toBeat, other))
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
void addSpent(const Standing& s, Cards cards, Pattern pattern, Cards advised, Drawbacks& list) {
    const bool hasFour = copiesOf(pattern.kind) == 4; // a bomb, or four that carry others
    const bool isAdvisedJoker = advised.size() == 1 && kRocket.contains(advised);
    if (pattern.kind == Kind::Rocket && isAdvisedJoker)
        list.push_back(
            because(PARLOUR_PHRASE("Doudizhu drawbacks", "This spends both jokers at once.")));
    else if (hasFour && s.hand().atLeast(4).size() > 1)
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks",
                            "This spends one of your bombs, and each may win you the lead later."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts",
                            "This spends one of the bombs, and each may win the lead later.")}));
    else if (pattern.isBomb() || hasFour) {
        const Pattern bomb = pattern.isBomb() ? pattern : Pattern{Kind::Bomb, 1, pattern.lowest};
        list.push_back(
            s.canBeBeaten(bomb)
                ? mayWinLead(playName(bomb))
                : because(
                      {PARLOUR_PHRASE(
                           "Doudizhu drawbacks",
                           "This spends your %1, which can win you the lead at any time."),
                       PARLOUR_PHRASE("Doudizhu drawback thoughts",
                                      "This spends the %1, which can win the lead at any time."),
                       Topic::Kept | Topic::LeadBack},
                      playName(bomb)));
    }
    const Cards kickers = carried(cards, pattern);
    if (kickers.empty()) return;
    const int highest = kickers.ranks().highest();
    if (kJokers.contains(highest) && s.hand().contains(kRocket))
        list.push_back(splits(playName({Kind::Rocket, 1, BlackJoker})));
    else if (highest >= Ace)
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "This gives away your %1 as a kicker."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts", "This gives away the %1 as a kicker."),
             Topic::Kept},
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

// The whole sequence of single cards in the hand that has this rank, or nothing.
Pattern sequenceAround(const Standing& s, int rank) {
    const RankSet held = s.hand().ranks() & kSequenceRanks;
    if (!held.contains(rank)) return {};
    int lowest = rank, highest = rank;
    while (lowest > Three && held.contains(lowest - 1)) --lowest;
    while (held.contains(highest + 1)) ++highest;
    const int length = highest - lowest + 1;
    if (length < shortestSequence(Kind::Single)) return {};
    return {Kind::Single, static_cast<std::uint8_t>(length), static_cast<std::uint8_t>(lowest)};
}

// Takes cards from a sequence, of which so many are left, or none.
void addShortened(Pattern sequence, int left, Drawbacks& list) {
    const auto add = [&](const Wording& wording) { // the last argument is weighed, but not told
        list.push_back(because(wording, rankName(sequence.lowest), rankName(sequence.highest()),
                               Reason::fewer(left)));
    };
    if (left == 0)
        add({PARLOUR_PHRASE("Doudizhu drawbacks", "This breaks up your sequence from %1 to %2."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts",
                            "This breaks up the sequence from %1 to %2."),
             Topic::Together});
    else
        add({PARLOUR_PHRASE("Doudizhu drawbacks", "This shortens your sequence from %1 to %2."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts",
                            "This shortens the sequence from %1 to %2."),
             Topic::Together});
}

// The longest sequence among the cards that are left of one.
Pattern leftOf(Pattern sequence, Cards rest) {
    const RankSet ranks = RankSet::run(sequence.lowest, sequence.length);
    return Standing::longestSequence(Cards::ofEach(rest.ranks() & ranks));
}

// How many cards the play takes apart that are better played together; but sequences of single
// cards: below.
int sizeOfSplit(const Standing& s, Cards cards) {
    const Pattern split = splitBy(s, cards);
    if (!split || split.kind == Kind::Single) return 0;
    if (split.kind == Kind::Rocket) return 4; // it is worth no less than a bomb
    if (isPlain(split, Kind::Pair) && s.isInSequence(split.lowest) &&
        !s.isFree(Cards::of(split.lowest, 2)))
        return 0; // one goes in the sequence, the other is left over
    return s.isFree(cards) && !split.isBomb() ? 0 : cardsOf(split);
}

// Whether the play is a sequence of single cards.
bool isSequence(Pattern pattern) { return pattern.kind == Kind::Single && pattern.length > 1; }

// Unless a play that is as good as the advised one takes as much apart.
void addSplit(const Standing& s, Cards cards, Cards advised, int split, Drawbacks& list) {
    const Pattern other = s.patternOf(advised);
    const Pattern taken = splitBy(s, cards);
    const bool isAdvised = // to be played whole; sequences of single cards: below
        taken.kind != Kind::Single && taken.length > 1 && taken == other;
    const bool isShared = // the advised one takes some of that rank, too, and leaves others
        taken.length == 1 && !kJokers.contains(taken.lowest) &&
        advised.count(taken.lowest) % s.hand().count(taken.lowest) != 0;
    if (isAdvised ||
        (!isShared && sizeOfSplit(s, cards) > std::max(split, sizeOfSplit(s, advised))))
        list.push_back(splits(groupName(taken)));
    const Pattern pattern = s.patternOf(cards);
    if (pattern.length > 1 || pattern.isBomb()) return; // a sequence would break the bomb up
    for (const int rank : cards.ranks()) {
        const bool isOfAdvised = isSequence(other) && advised.count(rank) > 0;
        const Pattern sequence = isOfAdvised ? other : sequenceAround(s, rank);
        const int left = leftOf(sequence, s.hand() - cards).length;
        const Pattern kept = isOfAdvised ? other : leftOf(sequence, s.hand() - advised);
        if (left >= kept.length || (left > 0 && kept.length < sequence.length))
            continue; // it shortens it, too
        addShortened(kept, left, list);
        break;
    }
}

// In how many sequences opponents may beat one.
int waysToBeat(const Standing& s, Pattern sequence) {
    const RankSet out = s.ofOpponents().ranks() & kSequenceRanks;
    return (out.runsOf(sequence.length) - RankSet::run(Three, sequence.lowest - Three + 1)).size();
}

// Of two sequences the hand can play, one after the other.
void addSequences(const Standing& s, Cards cards, Cards advised, Drawbacks& list) {
    const Pattern pattern = s.patternOf(cards);
    const Pattern other = s.patternOf(advised);
    if (!isSequence(pattern) || !isSequence(other)) return;
    const Cards rest = s.hand() - cards;
    if (const Pattern whole = keptWhole(s, advised, cards); whole)
        list.push_back(splits(groupName(whole)));
    if (Standing::longestSequence(s.hand() - advised) && !Standing::longestSequence(rest))
        list.push_back(
            because({PARLOUR_PHRASE("Doudizhu drawbacks", "Then you have no second sequence left."),
                     PARLOUR_PHRASE("Doudizhu drawback thoughts",
                                    "Then %0 has no second sequence left.")}));
    else if (pattern.lowest > other.lowest && rest.contains(advised) && s.pub().isLead())
        list.push_back(
            because(PARLOUR_PHRASE("Doudizhu drawbacks", "The lower sequence should go first.")));
    else if (pattern.lowest < other.lowest && rest.contains(advised) && s.pub().isLead() &&
             s.canBeBeatenWithoutBombs(pattern) &&
             waysToBeat(s, pattern) >= 2 * std::max(1, waysToBeat(s, other)))
        list.push_back(isEasierToBeat());
}

// What leads are worth is seldom a matter of a rank more or less. `good`: the lowest that will do.
void addAlike(const Standing& s, Pattern pattern, Pattern advised, Pattern good, Drawbacks& list) {
    if (!pattern.isAlike(advised)) return;
    if (pattern.lowest < good.lowest && isEasier(s, pattern, good) &&
        (!s.pub().isLead() || advised.lowest >= King))
        list.push_back(isEasierToBeat());
    if (pattern.lowest > advised.lowest && !s.pub().isLead()) list.push_back(usesHigher());
}

// That a bomb on what nothing else beats leaves one with a play that it would have followed.
Reason isLeftIfBombed(Pattern rest) {
    return because(
        {PARLOUR_PHRASE("Doudizhu drawbacks", "If this is bombed, you are left with your %1."),
         PARLOUR_PHRASE("Doudizhu drawback thoughts",
                        "If this is bombed, %0 is left with the %1.")},
        playName(rest));
}

// A lead that leaves lower cards than it has, which the advised one gets rid of.
void addLeftBehind(const Standing& s, Cards cards, Cards advised, Drawbacks& list) {
    const int lowest = advised.ranks().lowest();
    const int held = s.hand().count(lowest);
    if (lowest > kNine || cards.ranks().lowest() <= lowest) return;
    const Cards rest = s.hand() - cards;
    if (!rest.atLeast(3).empty()) return; // which can carry it
    if (Standing::isInSequence(rest, lowest)) return;
    if (!s.canBeBeatenWithoutBombs(s.patternOf(cards))) { // it is led next
        if (s.canBeBeaten(s.patternOf(cards)) && s.patternOf(rest))
            list.push_back(isLeftIfBombed(s.patternOf(rest)));
        return;
    }
    for (int rank = Three; rank < lowest; ++rank)
        if (s.isLoose(rank)) return;                       // which the advised one leaves
    const bool isOfLine = s.patternOf(advised).length > 1; // compared with others of that kind
    if (isOfLine ? s.patternOf(cards).length == 1 : advised.count(lowest) < held) return;
    list.push_back(held == 1 ? leavesBehind(rankName(lowest))
                             : leavesSeveralBehind(ranksName(lowest)));
}

// What a play costs that could win the lead later. Its name is weighed, but not told.
void addHigh(const Standing& s, Pattern pattern, bool isAdvisedSafe, Drawbacks& list) {
    const bool isSingle = isPlain(pattern, Kind::Single);
    const RankSet higher = s.higherOut(pattern);
    const int cards = s.cardsOut(higher);
    constexpr int kFew = 4;
    const bool hasHigher = !(s.hand().atLeast(copiesOf(pattern.kind)) & higher).empty();
    const Phrase& name = playName(pattern);
    if (higher.empty() && (isAdvisedSafe || !s.canBeBeaten(pattern)))
        return; // the advised one can wait as well, or addPlay says so
    if (higher.empty())
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "This can wait: hardly anything can beat it."),
             Topic::Kept | Topic::LeadBack},
            name));
    else if (!isSingle && higher.size() == 1 && !hasHigher)
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "This is worth keeping: only a %2 is higher."),
             Topic::Kept},
            name, pairName(higher.lowest())));
    else if (isSingle && higher == kJokers)
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "This is worth keeping: only a joker is higher."),
             Topic::Kept},
            name));
    else if (isSingle && cards == 1)
        list.push_back(
            because({PARLOUR_PHRASE("Doudizhu drawbacks",
                                    "This is worth keeping: only the %2 is still out above it."),
                     Topic::Kept},
                    name, rankName(higher.lowest())));
    else if (isSingle && cards <= kFew)
        list.push_back(
            because({PARLOUR_PHRASE("Doudizhu drawbacks",
                                    "This is worth keeping: only %2 cards still out are higher."),
                     Topic::Kept},
                    name, cards));
    else
        list.push_back(mayWinLeadItself(name));
}

// Whether a card or a pair is low and belongs to nothing else, so that a triplet should carry it.
bool isPoor(const Standing& s, Cards rest, int rank) {
    const int held = rest.count(rank);
    return rank <= Ten && (held == 2 ? s.hand().count(rank) == 2 : s.isLoose(rank));
}

// Whether these have a triplet for each of them.
bool areAllCarried(const Standing& s, Cards rest) {
    int poor = 0;
    for (const int rank : rest.ranks()) poor += isPoor(s, rest, rank);
    return poor <= rest.exactly(3).size();
}

// What could be carried by the triplet that the play uses up, or has to go alone as the play
// carries something else.
void addCarriers(const Standing& s, Cards cards, Cards advised, Drawbacks& list) {
    const Pattern pattern = s.patternOf(cards);
    const Pattern other = s.patternOf(advised);
    if (!isOneTriplet(pattern)) return;
    const Cards carries = carried(cards, pattern);
    if (isOneTriplet(other) && other.lowest == pattern.lowest) {
        const Pattern left = s.patternOf(carried(advised, other));
        const bool isLeft = left && left.lowest < Ace && carries.count(left.lowest) == 0 &&
                            (left.kind == Kind::Pair || s.isLoose(left.lowest)) &&
                            s.hand().count(left.lowest) == copiesOf(left.kind);
        const bool isCarried = !(s.hand() - cards).atLeast(3).empty(); // by others
        if (isLeft && !isCarried && other.kind != pattern.kind)
            list.push_back(because(
                {PARLOUR_PHRASE("Doudizhu drawbacks", "Then your %1 has to go on its own."),
                 PARLOUR_PHRASE("Doudizhu drawback thoughts", "Then the %1 has to go on its own.")},
                playName(left)));
        const Pattern its = s.patternOf(carries);
        if (left && its && left.kind == its.kind && left.lowest < its.lowest && its.lowest < Jack)
            list.push_back(because(
                {PARLOUR_PHRASE("Doudizhu drawbacks", "Your %1 is even harder to get rid of."),
                 PARLOUR_PHRASE("Doudizhu drawback thoughts",
                                "The %1 is even harder to get rid of.")},
                playName(left)));
        return;
    }
    const Cards rest = s.hand() - cards;
    if (s.pub().isLead() && isOneTriplet(other) && pattern.lowest > other.lowest &&
        rest.count(other.lowest) == 3)
        list.push_back(because( // the argument is weighed, but not told
            {PARLOUR_PHRASE("Doudizhu drawbacks", "The lower triplet should go first."),
             Topic::Kept},
            ranksName(pattern.lowest)));
    const bool isOnly = rest.atLeast(3).empty(); // else others can carry it
    const bool isLacking =                       // another one, and not after the advised play
        !isOnly && other && other.length == 1 && other.kind <= Kind::Pair &&
        areAllCarried(s, s.hand() - advised) && !areAllCarried(s, rest);
    for (const int rank : isOnly || isLacking ? rest.ranks() : RankSet()) {
        if (!isLacking && !carries.empty() && carries.ranks().lowest() < rank)
            break; // which is as poor
        if (!isPoor(s, rest, rank) || advised.count(rank) > 0) continue;
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "Your %1 could carry your %2 later."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts", "The %1 could carry the %2 later.")},
            ranksName(pattern.lowest), rest.count(rank) == 2 ? pairName(rank) : rankName(rank)));
        return;
    }
    if (pattern.lowest >= Jack && pattern.lowest < Ace)
        list.push_back(mayWinLead(ranksName(pattern.lowest)));
}

// A part of the hand's sequence, beside the advised play of another kind.
void addPart(const Standing& s, Pattern pattern, Pattern advised, Drawbacks& list) {
    const Pattern whole = sequenceAround(s, pattern.lowest);
    if (pattern.kind != Kind::Single || pattern.length < 2 || whole.length <= pattern.length ||
        pattern.isAlike(advised) || (advised.kind == Kind::Single && advised.length > 1))
        return;
    list.push_back(because({PARLOUR_PHRASE("Doudizhu drawbacks",
                                           "This is only a part of your sequence from %1 to %2."),
                            PARLOUR_PHRASE("Doudizhu drawback thoughts",
                                           "This is only a part of the sequence from %1 to %2.")},
                           rankName(whole.lowest), rankName(whole.highest())));
}

// Whether a single card or a pair is among the highest in hand: others win the lead before it.
bool isHigh(const Standing& s, Pattern pattern) {
    constexpr int kMostHigher = 2;
    const RankSet higher =
        s.hand().atLeast(copiesOf(pattern.kind)) - RankSet::run(Three, pattern.lowest - Three + 1);
    return higher.size() <= kMostHigher;
}

// A lead of a single card or a pair that is lower, or higher, than the advised one.
// `good`: the lowest that will do.
void addLeadOfOther(const Standing& s, Pattern pattern, Pattern advised, Pattern good,
                    Drawbacks& list) {
    if (pattern.length > 1 || pattern.kind > Kind::Pair) return;
    const bool isLower = pattern.isAlike(advised)
                             ? pattern.lowest < good.lowest && isEasier(s, pattern, good)
                             : pattern.kind == Kind::Single && isPlain(advised, Kind::Pair) &&
                                   advised.lowest >= kNine;
    if (isLower && pattern.lowest < kNine && !s.isPartnerNext())
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "Then %1 can get rid of something low too."),
             Topic::Beaten},
            Reason::player(s.next())));
    if (!pattern.isAlike(advised)) return;
    constexpr int kFewAbove = 4; // more cards still out beat it too often
    const bool isWinner = isHigh(s, pattern) &&
                          (pattern.lowest >= King || s.cardsOut(s.higherOut(pattern)) <= kFewAbove);
    if (pattern.lowest > advised.lowest && (pattern.lowest < Ten || !isWinner))
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "You would rather get rid of the %1."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts", "%0 would rather get rid of the %1.")},
            playName(advised)));
    else if (pattern.lowest > advised.lowest)
        list.push_back(mayWinLeadItself(playName(pattern)));
}

// That what wins the lead back after the advised single card or pair can't beat such a play.
void addNoWayBack(const Standing& s, Cards cards, Cards advised, Drawbacks& list) {
    const Pattern pattern = s.patternOf(cards);
    const Pattern other = s.patternOf(advised);
    if (!other || pattern.kind == other.kind || !s.canBeBeatenWithoutBombs(pattern)) return;
    const Cards rest = s.hand() - cards;
    const Cards back = winnerOf(s, s.hand() - advised, other).cards;
    const Cards its = winnerOf(s, rest, pattern).cards;
    if (back.empty() || s.patternOf(back).isBomb() || !rest.contains(back)) return;
    if (!its.empty() && !s.patternOf(its).isBomb()) return;
    list.push_back(because(
        {PARLOUR_PHRASE("Doudizhu drawbacks", "Your %1 can't win the lead back from this."),
         PARLOUR_PHRASE("Doudizhu drawback thoughts", "The %1 can't win the lead back from this.")},
        playName(s.patternOf(back))));
}

// That the rest of the hand needs more plays than after the advised one.
void addMorePlays(const Standing& s, Cards cards, Cards advised, Drawbacks& list) {
    const int left = s.least(s.hand() - cards);
    const int instead = s.least(s.hand() - advised);
    const int few = s.canBeBeaten(s.patternOf(cards)) ? 1 : 2; // the first of which is led
    if (advised.empty() && left > few && s.patternOf(cards).isBomb())
        list.push_back(needsPlays(left)); // it doesn't decide the game
    if (left < 2 || advised.empty() || instead >= left) return;
    if (instead < 2)
        list.push_back(needsPlays(left));
    else
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "Then you still need %1 plays instead of %2."),
             PARLOUR_PHRASE("Doudizhu drawback thoughts",
                            "Then %0 still needs %1 plays instead of %2.")},
            Reason::more(left), Reason::own(instead)));
}

void addPlay(const Standing& s, Cards cards, Cards advised, const GoodPlays& good,
             Drawbacks& list) {
    const Pattern pattern = s.patternOf(cards);
    const bool mayBeBeaten = s.canBeBeaten(pattern);
    constexpr int kMostLikely = 5; // cards that somebody may well go out with in one play
    if (s.fewest() == cards.size() && s.fewest() <= kMostLikely && s.mayGoOutOn(pattern) &&
        !s.hasPassedOn(s.shortest(), pattern))
        list.push_back(mayGoOut(s.shortest(), s.fewest()));
    if (s.isPartnersPlay())
        list.push_back(
            because({PARLOUR_PHRASE("Doudizhu drawbacks", "This beats %1, your partner."),
                     PARLOUR_PHRASE("Doudizhu drawback thoughts", "This beats %1, the partner.")},
                    Reason::player(s.partner())));
    addSpent(s, cards, pattern, advised, list);
    if (advised.empty() && s.isPartnerNext() && s.cardsOf(s.partner()) <= Standing::kNearlyOut &&
        s.mayPartnerBeat(s.pub().toBeat))
        list.push_back(because({PARLOUR_PHRASE("Doudizhu drawbacks",
                                               "This makes it harder for %1, your partner, to go "
                                               "out."),
                                PARLOUR_PHRASE("Doudizhu drawback thoughts",
                                               "This makes it harder for %1, the partner, to go "
                                               "out.")},
                               Reason::player(s.partner())));
    addSplit(s, cards, advised, good.split, list);
    addSequences(s, cards, advised, list);
    addMorePlays(s, cards, advised, list);
    const Pattern other = s.patternOf(advised);
    const bool isAdvisedSafe = other && !s.canBeBeatenWithoutBombs(other);
    if (!mayBeBeaten && !pattern.isBomb() && !isAdvisedSafe) // its name is weighed, but not told
        list.push_back(
            because({PARLOUR_PHRASE("Doudizhu drawbacks", "This can wait: nobody can beat it."),
                     Topic::Kept | Topic::LeadBack},
                    playName(pattern)));
    if (s.pub().isLead() && pattern.length > 1 && mayBeBeaten && !isAdvisedSafe &&
        !s.canBeBeatenWithoutBombs(pattern))
        list.push_back(because(
            {PARLOUR_PHRASE("Doudizhu drawbacks", "This can wait: hardly anything can beat it."),
             Topic::Kept}));
    const Pattern lowestGood =
        good.lowest.isAlike(other) && good.lowest.lowest < other.lowest ? good.lowest : other;
    const bool isLower = other.kind == pattern.kind && pattern.lowest < other.lowest;
    if (pattern.length == 1 && pattern.kind <= Kind::Pair && pattern.lowest >= Ace && !isLower)
        addHigh(s, pattern, isAdvisedSafe, list);
    if (isOneTriplet(pattern) && pattern.lowest >= Ace)
        list.push_back(mayWinLead(ranksName(pattern.lowest)));
    addAlike(s, pattern, other, lowestGood, list);
    addCarriers(s, cards, advised, list);
    if (!advised.empty() && (s.pub().isLead() || carries(pattern.kind)))
        addLeftBehind(s, cards, advised, list);
    if (s.pub().isLead()) addLeadOfOther(s, pattern, other, lowestGood, list);
    addPart(s, pattern, other, list);
    if (s.pub().isLead()) addNoWayBack(s, cards, advised, list);
    if (2 * cards.size() <= std::min(advised.size(), good.fewest)) // else the count matters little
        list.push_back(shedsOnly(cards.size()));
    if (pattern.length == 1 && pattern.kind <= Kind::Pair && pattern.lowest >= Jack && !isLower &&
        isHigh(s, pattern) &&
        s.hand().count(pattern.lowest) == cards.size()) // others of that rank may win it, too
        list.push_back(mayWinLeadItself(playName(pattern)));
}

} // namespace

void GoodPlays::add(const Standing& s, Cards cards, Pattern advised) {
    if (cards.empty()) return;
    if (const Pattern its = s.patternOf(cards);
        its.isAlike(advised) && (!lowest || its.lowest < lowest.lowest))
        lowest = its;
    split = std::max(split, sizeOfSplit(s, cards));
    fewest = std::min(fewest, cards.size());
}

Drawbacks drawbacksOf(const Standing& s, Move move, Move advised, const GoodPlays& good) {
    Drawbacks list;
    if (move.isBid())
        addBid(s, move.bid(), advised.bid(), list);
    else if (move.isPass())
        addPass(s, advised.cards(), list);
    else
        addPlay(s, move.cards(), advised.cards(), good, list);
    return list;
}

} // namespace parlour::doudizhu
