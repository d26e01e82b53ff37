// The forty Italian cards: names, notation, and the order and points that Briscola gives them.
#pragma once

#include "core/base/phrase.h"
#include "core/cards/card_set.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlour::italian {

enum Suit : std::uint8_t { Cups, Coins, Swords, Clubs };

// Lowest first: within a suit the later takes the earlier.
enum Rank : std::uint8_t { Two, Four, Five, Six, Seven, Jack, Knight, King, Three, Ace };

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 10;
inline constexpr int kCards = 40;
inline constexpr CardSet kDeck = CardSet::fromBits(0x03ff'03ff'03ff'03ff);

// Card points: ace 11, three 10, king 4, knight 3, jack 2, others none; 120 in the deck.
constexpr int points(Card card) {
    constexpr std::uint64_t kByRank = 0xba'4320'0000; // one hexadecimal digit per rank
    return static_cast<int>(kByRank >> 4 * card.rank() & 15);
}

// PROTOCOL.md section 1: rank A 2 3 4 5 6 7 J N K, then suit C D S B.
std::string toText(Card card);
std::optional<Card> parseCard(std::string_view text);

// "ace of coins", "coins"
const Phrase& cardName(Card card);
const Phrase& suitName(int suit);

} // namespace parlour::italian
