#include "core/cards/french_deck.h"

#include <array>

namespace parlour::french {

namespace {

constexpr std::string_view kRankLetters = "23456789TJQKA";
constexpr std::string_view kSuitLetters = "CDHS";

// Whole names, so that each language can put them in its own way.
constexpr std::array<std::array<Phrase, kRanks>, kSuits> kCardNames{{
    {
        PARLOUR_PHRASE("French cards", "two of clubs"),
        PARLOUR_PHRASE("French cards", "three of clubs"),
        PARLOUR_PHRASE("French cards", "four of clubs"),
        PARLOUR_PHRASE("French cards", "five of clubs"),
        PARLOUR_PHRASE("French cards", "six of clubs"),
        PARLOUR_PHRASE("French cards", "seven of clubs"),
        PARLOUR_PHRASE("French cards", "eight of clubs"),
        PARLOUR_PHRASE("French cards", "nine of clubs"),
        PARLOUR_PHRASE("French cards", "ten of clubs"),
        PARLOUR_PHRASE("French cards", "jack of clubs"),
        PARLOUR_PHRASE("French cards", "queen of clubs"),
        PARLOUR_PHRASE("French cards", "king of clubs"),
        PARLOUR_PHRASE("French cards", "ace of clubs"),
    },
    {
        PARLOUR_PHRASE("French cards", "two of diamonds"),
        PARLOUR_PHRASE("French cards", "three of diamonds"),
        PARLOUR_PHRASE("French cards", "four of diamonds"),
        PARLOUR_PHRASE("French cards", "five of diamonds"),
        PARLOUR_PHRASE("French cards", "six of diamonds"),
        PARLOUR_PHRASE("French cards", "seven of diamonds"),
        PARLOUR_PHRASE("French cards", "eight of diamonds"),
        PARLOUR_PHRASE("French cards", "nine of diamonds"),
        PARLOUR_PHRASE("French cards", "ten of diamonds"),
        PARLOUR_PHRASE("French cards", "jack of diamonds"),
        PARLOUR_PHRASE("French cards", "queen of diamonds"),
        PARLOUR_PHRASE("French cards", "king of diamonds"),
        PARLOUR_PHRASE("French cards", "ace of diamonds"),
    },
    {
        PARLOUR_PHRASE("French cards", "two of hearts"),
        PARLOUR_PHRASE("French cards", "three of hearts"),
        PARLOUR_PHRASE("French cards", "four of hearts"),
        PARLOUR_PHRASE("French cards", "five of hearts"),
        PARLOUR_PHRASE("French cards", "six of hearts"),
        PARLOUR_PHRASE("French cards", "seven of hearts"),
        PARLOUR_PHRASE("French cards", "eight of hearts"),
        PARLOUR_PHRASE("French cards", "nine of hearts"),
        PARLOUR_PHRASE("French cards", "ten of hearts"),
        PARLOUR_PHRASE("French cards", "jack of hearts"),
        PARLOUR_PHRASE("French cards", "queen of hearts"),
        PARLOUR_PHRASE("French cards", "king of hearts"),
        PARLOUR_PHRASE("French cards", "ace of hearts"),
    },
    {
        PARLOUR_PHRASE("French cards", "two of spades"),
        PARLOUR_PHRASE("French cards", "three of spades"),
        PARLOUR_PHRASE("French cards", "four of spades"),
        PARLOUR_PHRASE("French cards", "five of spades"),
        PARLOUR_PHRASE("French cards", "six of spades"),
        PARLOUR_PHRASE("French cards", "seven of spades"),
        PARLOUR_PHRASE("French cards", "eight of spades"),
        PARLOUR_PHRASE("French cards", "nine of spades"),
        PARLOUR_PHRASE("French cards", "ten of spades"),
        PARLOUR_PHRASE("French cards", "jack of spades"),
        PARLOUR_PHRASE("French cards", "queen of spades"),
        PARLOUR_PHRASE("French cards", "king of spades"),
        PARLOUR_PHRASE("French cards", "ace of spades"),
    },
}};

constexpr std::array<Phrase, kSuits> kSuitNames{
    PARLOUR_PHRASE("French cards", "clubs"),
    PARLOUR_PHRASE("French cards", "diamonds"),
    PARLOUR_PHRASE("French cards", "hearts"),
    PARLOUR_PHRASE("French cards", "spades"),
};

} // namespace

std::string toText(Card card) {
    return {kRankLetters[static_cast<std::size_t>(card.rank())], suitLetter(card.suit())};
}

std::optional<Card> parseCard(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    const std::size_t rank = kRankLetters.find(text[0]);
    const auto suit = parseSuit(text.substr(1));
    if (rank == std::string_view::npos || !suit) return std::nullopt;
    return makeCard(*suit, static_cast<int>(rank));
}

char suitLetter(int suit) { return kSuitLetters[static_cast<std::size_t>(suit)]; }

std::optional<int> parseSuit(std::string_view text) {
    if (text.size() != 1) return std::nullopt;
    const std::size_t suit = kSuitLetters.find(text[0]);
    if (suit == std::string_view::npos) return std::nullopt;
    return static_cast<int>(suit);
}

const Phrase& cardName(Card card) {
    return kCardNames[static_cast<std::size_t>(card.suit())][static_cast<std::size_t>(card.rank())];
}

const Phrase& suitName(int suit) { return kSuitNames[static_cast<std::size_t>(suit)]; }

} // namespace parlour::french
