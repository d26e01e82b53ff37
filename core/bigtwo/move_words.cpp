#include "core/bigtwo/move_words.h"

#include "core/bigtwo/combination.h"

#include <array>

namespace parlour::bigtwo {

namespace {

std::string signsOf(Card card) { // "10♥"
    constexpr std::array<std::string_view, kSuits> kSigns{"♦", "♣", "♥", "♠"};
    const std::string rank = card.rank() == Ten ? "10" : toText(card).substr(0, 1);
    return rank + std::string(kSigns[static_cast<std::size_t>(card.suit())]);
}

} // namespace

Words moveWords(CardSet cards, const Options& options) {
    if (cards.empty()) return PARLOUR_PHRASE("Moves", "Pass");
    std::string list;
    for (const Card card : cards) list += (list.empty() ? "" : " ") + signsOf(card);
    const Kind kind = combinationOf(cards, options).kind();
    if (kind == Kind::Single || kind == Kind::None) return asIs(list);
    //: A combination and its cards
    return say(PARLOUR_PHRASE("Moves", "%1: %2"), kindName(kind), list);
}

} // namespace parlour::bigtwo
