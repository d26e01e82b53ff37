// The twenty-four cards of Euchre, and their suits and ranking under a trump suit.
#pragma once

#include "core/cards/french_deck.h"

#include <array>

namespace parlour::euchre {

inline constexpr int kCards = 24;
inline constexpr CardSet kDeck = CardSet::fromBits(0x1f80'1f80'1f80'1f80); // nine to ace
inline constexpr int kNoSuit = 4;

constexpr int sameColour(int suit) { return 3 - suit; }
constexpr Card rightBower(int trump) { return makeCard(trump, french::Jack); }
constexpr Card leftBower(int trump) { return makeCard(sameColour(trump), french::Jack); }

// The suit a card belongs to in play: the left bower is a trump. `trump` may be kNoSuit.
constexpr int suitOf(Card card, int trump) {
    return trump != kNoSuit && card == leftBower(trump) ? trump : card.suit();
}

// All cards that belong to a suit in play. Precondition: there is a trump suit.
constexpr CardSet cardsOf(int suit, int trump) {
    CardSet cards = kDeck & CardSet::suit(suit);
    if (suit == trump)
        cards.insert(leftBower(trump));
    else
        cards.erase(leftBower(trump));
    return cards;
}

namespace detail {

constexpr int valueOf(Card card, int trump, int lead) {
    const int base = card.rank() - french::Nine + 1;
    if (trump != kNoSuit && card == rightBower(trump)) return 1500;
    if (trump != kNoSuit && card == leftBower(trump)) return 1000;
    if (card.suit() == trump) return base * 100;
    return card.suit() == lead ? base * 10 : base;
}

inline constexpr auto kValues = [] {
    std::array<std::array<std::array<std::int16_t, 64>, kNoSuit + 1>, kNoSuit + 1> values{};
    for (int trump = 0; trump <= kNoSuit; ++trump)
        for (int lead = 0; lead <= kNoSuit; ++lead)
            for (const Card card : kDeck)
                values[static_cast<std::size_t>(trump)][static_cast<std::size_t>(lead)]
                      [card.index] = static_cast<std::int16_t>(valueOf(card, trump, lead));
    return values;
}();

} // namespace detail

// The value of a card when `lead` is the suit led; `trump` and `lead` may be kNoSuit. 9 to A are 1
// to 6, ten times that in the suit led, a hundred times that in trumps; left bower 1000, right
// bower 1500 (B. E. Seelbinder, figure 1.2). The card of the highest value takes the trick.
constexpr int value(Card card, int trump, int lead) {
    return detail::kValues[static_cast<std::size_t>(trump)][static_cast<std::size_t>(lead)]
                          [card.index];
}

} // namespace parlour::euchre
