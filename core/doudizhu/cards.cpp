#include "core/doudizhu/cards.h"

#include <array>

namespace parlour::doudizhu {

namespace {

constexpr std::string_view kLetters = "3456789TJQKA2XD";

} // namespace

std::string toText(Cards cards) {
    std::string text;
    for (const int rank : cards.ranks())
        text.append(static_cast<std::size_t>(cards.count(rank)),
                    kLetters[static_cast<std::size_t>(rank)]);
    return text;
}

Result<Cards> parseCards(std::string_view text) {
    Cards cards;
    for (const char letter : text) {
        const std::size_t rank = kLetters.find(letter);
        if (rank == std::string_view::npos)
            return Error(
                "", PARLOUR_PHRASE("Doudizhu", "\"%1\" holds a letter that is not a rank (%2)"),
                {std::string(text), std::string(kLetters)});
        const Cards one = Cards::of(static_cast<int>(rank));
        if (!(kDeck - cards).contains(one))
            return Error("", PARLOUR_PHRASE("Doudizhu", "\"%2\" holds more %1 than the deck"),
                         {std::string(1, letter), std::string(text)});
        cards += one;
    }
    return cards;
}

const Phrase& rankName(int rank) {
    static constexpr std::array<Phrase, kRanks> kNames{
        PARLOUR_PHRASE("Doudizhu ranks", "3"),
        PARLOUR_PHRASE("Doudizhu ranks", "4"),
        PARLOUR_PHRASE("Doudizhu ranks", "5"),
        PARLOUR_PHRASE("Doudizhu ranks", "6"),
        PARLOUR_PHRASE("Doudizhu ranks", "7"),
        PARLOUR_PHRASE("Doudizhu ranks", "8"),
        PARLOUR_PHRASE("Doudizhu ranks", "9"),
        PARLOUR_PHRASE("Doudizhu ranks", "10"),
        PARLOUR_PHRASE("Doudizhu ranks", "jack"),
        PARLOUR_PHRASE("Doudizhu ranks", "queen"),
        PARLOUR_PHRASE("Doudizhu ranks", "king"),
        PARLOUR_PHRASE("Doudizhu ranks", "ace"),
        PARLOUR_PHRASE("Doudizhu ranks", "2"),
        PARLOUR_PHRASE("Doudizhu ranks", "black joker"),
        PARLOUR_PHRASE("Doudizhu ranks", "red joker"),
    };
    return kNames[static_cast<std::size_t>(rank)];
}

} // namespace parlour::doudizhu
