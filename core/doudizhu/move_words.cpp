#include "core/doudizhu/move_words.h"

namespace parlour::doudizhu {

namespace {

constexpr Phrase kBeside{"", "%1 %2"}; // the same in every language

} // namespace

std::string signOf(int rank) {
    if (rank >= BlackJoker) return rank == BlackJoker ? "☆" : "★";
    return rank == Ten ? "10" : toText(Cards::of(rank));
}

Words moveWords(Move move, Kickers rule) {
    if (move.isBid())
        return move.bid() == 0 ? Words(PARLOUR_PHRASE("Doudizhu", "No bid"))
                               : say(PARLOUR_PHRASE("Doudizhu", "Bid %1"), move.bid());
    if (move.isPass()) return PARLOUR_PHRASE("Moves", "Pass");
    const Cards cards = move.cards();
    const Pattern pattern = patternOf(cards, rule);
    if (pattern.kind == Kind::Rocket) return patternName(pattern);
    Words list;
    for (const int rank : cards.ranks())
        for (int i = 0; i < cards.count(rank); ++i) {
            const Words card = rank >= BlackJoker ? Words(rankName(rank)) : asIs(signOf(rank));
            list = list.empty() ? card : say(kBeside, list, card);
        }
    if (!pattern || cards.size() == 1) return list;
    //: A combination and its cards
    return say(PARLOUR_PHRASE("Moves", "%1: %2"), patternName(pattern), list);
}

} // namespace parlour::doudizhu
