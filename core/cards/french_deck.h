// The fifty-two French cards: names and notation. Each game has its own order and points.
#pragma once

#include "core/base/phrase.h"
#include "core/cards/card_set.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlour::french {

enum Suit : std::uint8_t { Clubs, Diamonds, Hearts, Spades };
enum Rank : std::uint8_t {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace
};

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;
inline constexpr int kCards = 52;
inline constexpr CardSet kDeck = CardSet::fromBits(0x1fff'1fff'1fff'1fff);

// PROTOCOL.md section 1: rank 2 3 4 5 6 7 8 9 T J Q K A, then suit C D H S.
std::string toText(Card card);
std::optional<Card> parseCard(std::string_view text);
char suitLetter(int suit);
std::optional<int> parseSuit(std::string_view text);

// "ace of spades", "spades"
const Phrase& cardName(Card card);
const Phrase& suitName(int suit);

} // namespace parlour::french
