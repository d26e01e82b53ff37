#include "core/cards/italian_deck.h"

#include <array>

namespace parlour::italian {

namespace {

constexpr std::string_view kRankLetters = "24567JNK3A";
constexpr std::string_view kSuitLetters = "CDSB";

// Whole names, so that each language can put them in its own way.
constexpr std::array<std::array<Phrase, kRanks>, kSuits> kCardNames{{
    {
        PARLOUR_PHRASE("Italian cards", "two of cups"),
        PARLOUR_PHRASE("Italian cards", "four of cups"),
        PARLOUR_PHRASE("Italian cards", "five of cups"),
        PARLOUR_PHRASE("Italian cards", "six of cups"),
        PARLOUR_PHRASE("Italian cards", "seven of cups"),
        PARLOUR_PHRASE("Italian cards", "jack of cups"),
        PARLOUR_PHRASE("Italian cards", "knight of cups"),
        PARLOUR_PHRASE("Italian cards", "king of cups"),
        PARLOUR_PHRASE("Italian cards", "three of cups"),
        PARLOUR_PHRASE("Italian cards", "ace of cups"),
    },
    {
        PARLOUR_PHRASE("Italian cards", "two of coins"),
        PARLOUR_PHRASE("Italian cards", "four of coins"),
        PARLOUR_PHRASE("Italian cards", "five of coins"),
        PARLOUR_PHRASE("Italian cards", "six of coins"),
        PARLOUR_PHRASE("Italian cards", "seven of coins"),
        PARLOUR_PHRASE("Italian cards", "jack of coins"),
        PARLOUR_PHRASE("Italian cards", "knight of coins"),
        PARLOUR_PHRASE("Italian cards", "king of coins"),
        PARLOUR_PHRASE("Italian cards", "three of coins"),
        PARLOUR_PHRASE("Italian cards", "ace of coins"),
    },
    {
        PARLOUR_PHRASE("Italian cards", "two of swords"),
        PARLOUR_PHRASE("Italian cards", "four of swords"),
        PARLOUR_PHRASE("Italian cards", "five of swords"),
        PARLOUR_PHRASE("Italian cards", "six of swords"),
        PARLOUR_PHRASE("Italian cards", "seven of swords"),
        PARLOUR_PHRASE("Italian cards", "jack of swords"),
        PARLOUR_PHRASE("Italian cards", "knight of swords"),
        PARLOUR_PHRASE("Italian cards", "king of swords"),
        PARLOUR_PHRASE("Italian cards", "three of swords"),
        PARLOUR_PHRASE("Italian cards", "ace of swords"),
    },
    {
        PARLOUR_PHRASE("Italian cards", "two of clubs"),
        PARLOUR_PHRASE("Italian cards", "four of clubs"),
        PARLOUR_PHRASE("Italian cards", "five of clubs"),
        PARLOUR_PHRASE("Italian cards", "six of clubs"),
        PARLOUR_PHRASE("Italian cards", "seven of clubs"),
        PARLOUR_PHRASE("Italian cards", "jack of clubs"),
        PARLOUR_PHRASE("Italian cards", "knight of clubs"),
        PARLOUR_PHRASE("Italian cards", "king of clubs"),
        PARLOUR_PHRASE("Italian cards", "three of clubs"),
        PARLOUR_PHRASE("Italian cards", "ace of clubs"),
    },
}};

constexpr std::array<Phrase, kSuits> kSuitNames{
    PARLOUR_PHRASE("Italian cards", "cups"),
    PARLOUR_PHRASE("Italian cards", "coins"),
    PARLOUR_PHRASE("Italian cards", "swords"),
    PARLOUR_PHRASE("Italian cards", "clubs"),
};

} // namespace

std::string toText(Card card) {
    return {kRankLetters[static_cast<std::size_t>(card.rank())],
            kSuitLetters[static_cast<std::size_t>(card.suit())]};
}

std::optional<Card> parseCard(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const std::size_t rank = kRankLetters.find(text[0]);
    const std::size_t suit = kSuitLetters.find(text[1]);
    if (rank == std::string_view::npos || suit == std::string_view::npos) return std::nullopt;
    return makeCard(static_cast<int>(suit), static_cast<int>(rank));
}

const Phrase& cardName(Card card) {
    return kCardNames[static_cast<std::size_t>(card.suit())][static_cast<std::size_t>(card.rank())];
}

const Phrase& suitName(int suit) { return kSuitNames[static_cast<std::size_t>(suit)]; }

} // namespace parlour::italian
