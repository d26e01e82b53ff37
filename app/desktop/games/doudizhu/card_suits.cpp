#include "app/desktop/games/doudizhu/card_suits.h"

#include "core/base/rng.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace parlour {

using namespace doudizhu;

Cards picture::cardsOf(CardBits pictures) {
    Cards cards;
    for (const int card : cardsIn(pictures)) cards += Cards::of(rankOf(card));
    return cards;
}

CardSuits::CardSuits(std::uint64_t dealNumber) {
    for (int rank = 0; rank < kRanks; ++rank) {
        std::vector<Card>& cards = m_ofRank[static_cast<std::size_t>(rank)];
        for (const int card : cardsIn(picture::ofRank(rank))) cards.push_back({card});
        Rng(dealNumber).split(static_cast<std::uint64_t>(rank)).shuffle(std::span(cards));
    }
}

CardBits CardSuits::shown(Cards cards, int from, CardBits elsewhere) {
    CardBits pictures = 0;
    for (const int rank : cards.ranks())
        for (int i = 0; i < cards.count(rank); ++i)
            pictures |= cardBit(next(rank, from, elsewhere | pictures));
    return pictures;
}

int CardSuits::next(int rank, int from, CardBits elsewhere) {
    std::vector<Card>& cards = m_ofRank[static_cast<std::size_t>(rank)];
    const auto seen = std::ranges::find_if(cards, [&](const Card& card) {
        return card.from == from && !(elsewhere & cardBit(card.picture));
    });
    if (seen != cards.end()) return seen->picture;
    const auto fresh = std::ranges::find(cards, -1, &Card::from);
    assert(fresh != cards.end());
    fresh->from = from;
    return fresh->picture;
}

CardBits CardSuits::any(Cards cards) const {
    CardBits pictures = 0;
    for (const int rank : cards.ranks())
        for (int i = 0; i < cards.count(rank); ++i)
            pictures |= cardBit(
                m_ofRank[static_cast<std::size_t>(rank)][static_cast<std::size_t>(i)].picture);
    return pictures;
}

} // namespace parlour
