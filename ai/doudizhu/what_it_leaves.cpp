#include "ai/doudizhu/what_it_leaves.h"

#include "ai/base/additions.h"
#include "ai/doudizhu/play_name.h"

namespace parlour::doudizhu {

namespace {

// Such as a play of one or two cards has.
struct Winner {
    Cards cards{};
    bool isSure = false; // whatever the opponents hold
};

// Of these cards what wins the lead from any play of this pattern, but for bombs: a single card, a
// pair, a bomb; or none.
Winner winnerOf(const Standing& s, Cards cards, Pattern pattern) {
    const bool isSingle = isPlain(pattern, Kind::Single);
    if (cards.contains(kRocket)) return {kRocket, true};
    if (isSingle || isPlain(pattern, Kind::Pair)) {
        const int copies = isSingle ? 1 : 2;
        if (const RankSet ranks = cards.atLeast(copies); !ranks.empty())
            if (const int rank = ranks.highest(); rank > pattern.lowest && s.isHighestOut(rank)) {
                const Cards play = Cards::of(rank, copies);
                return {play, !s.canBeBeaten(s.patternOf(play))};
            }
    }
    const RankSet fours = cards.atLeast(4);
    if (fours.empty()) return {};
    const Cards bomb = Cards::of(fours.highest(), 4);
    return {bomb, !s.canBeBeaten(s.patternOf(bomb))};
}

// Whether opponents can beat the play only with a bomb.
bool isLeftToBombs(const Standing& s, Pattern pattern) {
    return !pattern.isBomb() && copiesOf(pattern.kind) < 4 && s.canBeBeaten(pattern) &&
           !s.canBeBeatenWithoutBombs(pattern);
}

Reason onlyByBomb(const Standing& s) {
    const Cards unseen = s.ofOpponents();
    if (!unseen.contains(kRocket))
        return because(
            {PARLOUR_PHRASE("Reasons", "Only a bomb can beat this play."), Topic::Beaten});
    if (unseen.atLeast(4).empty())
        return because(
            {PARLOUR_PHRASE("Reasons", "Only the rocket can beat this play."), Topic::Beaten});
    return because({PARLOUR_PHRASE("Reasons", "Only a bomb or the rocket can beat this play."),
                    Topic::Beaten});
}

void addLeadBack(const Standing& s, Cards cards, Additions& additions) {
    const Pattern pattern = cards.empty() ? s.pub().toBeat : s.patternOf(cards);
    if (s.fewest() <= (cards.empty() ? 1 : cards.size())) return; // who may go out on it
    const Cards rest = s.hand() - cards;
    const Winner winner = winnerOf(s, rest, pattern);
    if (winner.cards.empty() || (!cards.empty() && !s.canBeBeaten(pattern))) return;
    const Pattern back = s.patternOf(winner.cards);
    const bool beatsBombs = back.isBomb() && winner.isSure;
    if (!cards.empty() && !beatsBombs && !s.canBeBeatenWithoutBombs(pattern))
        return; // what beats the play beats that as well
    const Phrase& name = playName(s.patternOf(winner.cards));
    if (cards.empty() && winner.isSure)
        additions.push_back(keepsUnbeaten(name));
    else if (!cards.empty() && winner.cards != rest)
        additions.push_back(winsBack(name, !winner.isSure                     ? LeadBack::Likely
                                           : s.patternOf(rest - winner.cards) ? LeadBack::Wins
                                                                              : LeadBack::Sure));
}

// What the hand has together, and the play leaves so.
void addWhole(const Standing& s, Cards cards, Additions& additions) {
    const RankSet bombs = s.hand().atLeast(4);
    if (bombs.size() == 1 && cards.count(bombs.lowest()) == 0)
        additions.push_back(keeps(playName(ofOneRank(4, bombs.lowest()))));
    const Pattern longest = Standing::longestSequence(s.hand());
    if (longest && Standing::longestSequence(s.hand() - cards) == longest)
        additions.push_back(because(
            {PARLOUR_PHRASE("Reasons", "Your sequence from %1 to %2 stays whole."),
             PARLOUR_PHRASE("Thoughts", "The sequence from %1 to %2 stays whole."),
             Topic::Kept | Topic::Together},
            Reason::own(rankName(longest.lowest)), Reason::own(rankName(longest.highest()))));
}

} // namespace

Additions whatItLeaves(const Standing& s, Cards cards, Cards instead) {
    constexpr int kFewPlays = 2;
    Additions additions;
    const Cards rest = s.hand() - cards;
    if (cards.empty() && !instead.empty() && s.isPartnersPlay() &&
        s.cardsOf(s.partner()) > Standing::kNearlyOut) {
        const Pattern pattern = s.patternOf(instead);
        const Cards then = s.hand() - instead;
        const bool isWinner = pattern.isBomb() || !s.canBeBeaten(pattern);
        if (isWinner && s.least(then) > 1 && !then.contains(kRocket) && then.atLeast(4).empty() &&
            !s.isHighestOut(then.ranks().highest()))
            additions.push_back(isOnlyWinner(playName(pattern)));
    }
    addLeadBack(s, cards, additions);
    if (!cards.empty() && !isPlain(s.patternOf(cards), Kind::Single) &&
        isLeftToBombs(s, s.patternOf(cards)))
        additions.push_back(onlyByBomb(s));
    addWhole(s, cards, additions);
    if (cards.empty()) return additions;
    if (rest.contains(kRocket))
        additions.push_back(keeps(playName({Kind::Rocket, 1, BlackJoker})));
    else
        for (const int rank : {int{RedJoker}, int{BlackJoker}, int{Two}, int{Ace}})
            if (s.hand().count(rank) == 1 && rest.count(rank) == 1 &&
                additions.size() + 2 < additions.capacity())
                additions.push_back(keeps(rankName(rank)));
    if (const int left = s.least(rest);
        s.isFree(cards) && s.canBeBeaten(s.patternOf(cards)) && left > 0 && left <= kFewPlays)
        addPlaysLeft(additions, left);
    return additions;
}

} // namespace parlour::doudizhu
