#include "core/bigtwo/combination.h"

namespace parlour::bigtwo {

namespace {

Combination fiveOf(CardSet cards, const Options& options) {
    const RankSet ranks = RankSet::of(cards);
    if (ranks.size() == 2) {
        if (const RankSet four = RankSet::atLeast(4, cards); !four.empty())
            return Combination(Kind::FourOfAKind, four.lowest());
        return Combination(Kind::FullHouse, RankSet::atLeast(3, cards).lowest());
    }
    if (ranks.size() < 5) return {};
    const int suit = cards.lowest().suit();
    const bool isFlush = (cards - ofSuit(suit)).empty();
    for (std::size_t which = 0; which < kStraights.size(); ++which)
        if (kStraights[which].set == ranks)
            return straightOf(isFlush ? Kind::StraightFlush : Kind::Straight, which, cards,
                              options);
    return isFlush ? flushOf(ranks, suit, options) : Combination();
}

} // namespace

Combination combinationOf(CardSet cards, const Options& options) {
    const int size = cards.size();
    if (size == 5) return fiveOf(cards, options);
    if (size == 0 || size > 3 || RankSet::of(cards).size() != 1) return {};
    if (size == 3) return Combination(Kind::Triple, cards.lowest().rank());
    return Combination(static_cast<Kind>(size), cards.highest().index);
}

const Phrase& kindName(Kind kind) {
    static constexpr std::array<Phrase, 9> kNames{
        PARLOUR_PHRASE("Big Two", "no play"),        PARLOUR_PHRASE("Big Two", "single card"),
        PARLOUR_PHRASE("Big Two", "pair"),           PARLOUR_PHRASE("Big Two", "three of a kind"),
        PARLOUR_PHRASE("Big Two", "straight"),       PARLOUR_PHRASE("Big Two", "flush"),
        PARLOUR_PHRASE("Big Two", "full house"),     PARLOUR_PHRASE("Big Two", "four of a kind"),
        PARLOUR_PHRASE("Big Two", "straight flush"),
    };
    return kNames[static_cast<std::size_t>(kind)];
}

} // namespace parlour::bigtwo
