#include "ai/doudizhu/what_it_leaves.h"

#include "ai/base/additions.h"
#include "ai/doudizhu/play_name.h"

namespace parlour::doudizhu {

Winner winnerOf(const Standing& s, Cards cards, Pattern pattern) {
    const bool isSingle = isPlain(pattern, Kind::Single);
    if (cards.contains(kRocket)) return {kRocket, true};
    if (isSingle || isPlain(pattern, Kind::Pair)) {
        const int copies = isSingle ? 1 : 2;
        const RankSet taken = cards.atLeast(isSingle ? 4 : 3); // nobody splits these for it
        if (const RankSet ranks = cards.atLeast(copies) - taken; !ranks.empty())
            if (const int rank = ranks.highest();
                rank > pattern.lowest && s.isHighestOut(rank, copies)) {
                const Cards play = Cards::of(rank, copies);
                return {play, !s.canBeBeaten(s.patternOf(play))};
            }
    }
    const RankSet fours = cards.atLeast(4);
    if (fours.size() != 1) return {}; // of several none is named
    const Cards bomb = Cards::of(fours.highest(), 4);
    return {bomb, !s.canBeBeaten(s.patternOf(bomb))};
}

namespace {

// Whether none of these cards is sure to win the lead, alone or as a pair.
bool hasNoWinner(const Standing& s, Cards cards) {
    if (cards.contains(kRocket) || !cards.atLeast(4).empty()) return false;
    const RankSet pairs = cards.atLeast(2);
    return !s.isHighestOut(cards.ranks().highest()) &&
           (pairs.empty() ||
            s.canBeBeaten({Kind::Pair, 1, static_cast<std::uint8_t>(pairs.highest())}));
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
void addWhole(const Standing& s, Cards cards, Cards instead, Additions& additions) {
    const RankSet bombs = s.hand().atLeast(4);
    if (bombs.size() == 1 && cards.count(bombs.lowest()) == 0)
        additions.push_back(keeps(playName(ofOneRank(4, bombs.lowest()))));
    const Pattern longest = Standing::longestSequence(s.hand());
    const bool isSharedByBomb = // a part of it stays after that as well
        s.patternOf(instead).isBomb() && Standing::longestSequence(s.hand() - instead);
    if (longest && Standing::longestSequence(s.hand() - cards) == longest && !isSharedByBomb)
        additions.push_back(because(
            {PARLOUR_PHRASE("Reasons", "Your sequence from %1 to %2 stays whole."),
             PARLOUR_PHRASE("Thoughts", "The sequence from %1 to %2 stays whole."),
             Topic::Kept | Topic::Together},
            Reason::own(rankName(longest.lowest)), Reason::own(rankName(longest.highest()))));
}

// Whether a single card could be played now.
bool couldBePlayed(const Standing& s, int rank) {
    const Pattern table = s.pub().toBeat;
    return s.pub().isLead() || (isPlain(table, Kind::Single) && rank > table.lowest);
}

Reason isLastCard(int rank) {
    return because(
        {PARLOUR_PHRASE("Doudizhu reasons", "After this the %1 is your last card."),
         PARLOUR_PHRASE("Doudizhu thoughts", "After this the %1 is the last card that %0 has."),
         Topic::GoingOut},
        Reason::own(rankName(rank)));
}

} // namespace

Additions whatItLeaves(const Standing& s, Cards cards, Cards instead) {
    constexpr int kFewPlays = 2;
    Additions additions;
    const Cards rest = s.hand() - cards;
    const bool isPartnerNearlyOut =
        s.isPartnersPlay() && s.cardsOf(s.partner()) <= Standing::kNearlyOut;
    if (cards.empty() && !instead.empty() && !isPartnerNearlyOut) {
        const Pattern pattern = s.patternOf(instead);
        const Cards then = s.hand() - instead;
        const bool isWinner = (pattern.isBomb() || s.isPartnersPlay()) && !s.canBeBeaten(pattern);
        if (isWinner && s.least(then) > 1 && hasNoWinner(s, then))
            additions.push_back(isOnlyWinner(playName(pattern)));
    }
    addLeadBack(s, cards, additions);
    if (!cards.empty() && !isPlain(s.patternOf(cards), Kind::Single) &&
        copiesOf(s.patternOf(cards).kind) < 4 && s.isLeftToBombs(s.patternOf(cards)))
        additions.push_back(onlyByBomb(s));
    addWhole(s, cards, cards.empty() ? instead : Cards(), additions);
    if (cards.empty()) return additions;
    if (rest.contains(kRocket))
        additions.push_back(keeps(playName({Kind::Rocket, 1, BlackJoker})));
    else
        for (const int rank : {int{RedJoker}, int{BlackJoker}, int{Two}, int{Ace}})
            if (s.hand().count(rank) == 1 && rest.count(rank) == 1 && couldBePlayed(s, rank) &&
                additions.size() + 2 < additions.capacity())
                additions.push_back(keeps(rankName(rank)));
    if (const int left = s.least(rest);
        s.isFree(cards) && s.canBeBeaten(s.patternOf(cards)) && left > 0 && left <= kFewPlays) {
        if (rest.size() == 1) additions.push_back(isLastCard(rest.ranks().lowest()));
        addPlaysLeft(additions, left);
    }
    return additions;
}

} // namespace parlour::doudizhu
