// The fifty-two cards in Big Two's order: rank 3 4 ... K A 2, then suit diamonds, clubs, hearts,
// spades. A card is its index in that order, so the suits of a rank are adjacent bits of a set.
#pragma once

#include "core/cards/french_deck.h"

namespace parlour::bigtwo {

inline constexpr int kCards = 52;
inline constexpr int kRanks = 13;
inline constexpr int kSuits = 4;

enum Suit : std::uint8_t { Diamonds, Clubs, Hearts, Spades };
enum Rank : std::uint8_t { Three = 0, Four, Five, Six, Ten = 7, Jack, Queen, King, Ace, Two };

struct Card {
    std::uint8_t index = 0; // rank * 4 + suit: 3D is 0, 2S is 51

    constexpr int rank() const { return index >> 2; }
    constexpr int suit() const { return index & 3; }

    friend constexpr auto operator<=>(Card, Card) = default;
};

constexpr Card makeCard(int suit, int rank) {
    return Card{static_cast<std::uint8_t>(rank << 2 | suit)};
}

using CardSet = BasicCardSet<Card>;

inline constexpr CardSet kDeck = CardSet::fromBits((std::uint64_t{1} << kCards) - 1);
inline constexpr Card kThreeOfDiamonds = makeCard(Diamonds, Three);

constexpr CardSet ofRank(int rank) { return CardSet::fromBits(std::uint64_t{15} << 4 * rank); }
constexpr CardSet ofSuit(int suit) {
    return CardSet::fromBits(std::uint64_t{0x1'1111'1111'1111} << suit);
}

// Conversion to and from the French deck's numbers.
constexpr parlour::Card toFrench(Card card) {
    constexpr int kSuit[] = {french::Diamonds, french::Clubs, french::Hearts, french::Spades};
    return parlour::makeCard(kSuit[card.suit()], (card.rank() + 1) % kRanks);
}
constexpr Card fromFrench(parlour::Card card) {
    constexpr int kSuit[] = {Clubs, Diamonds, Hearts, Spades};
    return makeCard(kSuit[card.suit()], (card.rank() + kRanks - 1) % kRanks);
}

inline std::string toText(Card card) { return french::toText(toFrench(card)); }
inline const Phrase& cardName(Card card) { return french::cardName(toFrench(card)); }

} // namespace parlour::bigtwo
