#include "core/cards/french_deck.h"

#include <catch2/catch.hpp>

#include <map>
#include <set>

using namespace parlour;
using namespace parlour::french;

TEST_CASE("The French deck has fifty-two cards, thirteen of each suit") {
    CHECK(kDeck.size() == kCards);
    std::map<int, std::set<int>> ranks;
    for (const Card card : kDeck) ranks[card.suit()].insert(card.rank());
    CHECK(ranks.size() == kSuits);
    for (const auto& [suit, ofSuit] : ranks) {
        CHECK(ofSuit.size() == kRanks);
        CHECK(*ofSuit.begin() == Two);
        CHECK(*ofSuit.rbegin() == Ace);
    }
}

TEST_CASE("Notation of French cards: rank, then C clubs, D diamonds, H hearts, S spades") {
    CHECK(toText(makeCard(Clubs, Ten)) == "TC");
    CHECK(toText(makeCard(Diamonds, Three)) == "3D");
    CHECK(toText(makeCard(Hearts, Queen)) == "QH");
    CHECK(toText(makeCard(Spades, Ace)) == "AS");
    CHECK(toText(makeCard(Spades, Two)) == "2S");
    std::set<std::string> texts;
    for (const Card card : kDeck) {
        texts.insert(toText(card));
        CHECK(parseCard(toText(card)) == card);
    }
    CHECK(texts.size() == 52);
}

TEST_CASE("Only the fifty-two French cards are read") {
    int read = 0;
    for (int a = 0; a < 256; ++a)
        for (int b = 0; b < 256; ++b) {
            const std::string text{static_cast<char>(a), static_cast<char>(b)};
            if (const auto card = parseCard(text)) {
                ++read;
                CHECK(toText(*card) == text);
            }
        }
    CHECK(read == 52);
    for (const char* text :
         {"", "A", "AS ", " AS", "ASS", "as", "As", "SA", "10D", "1D", "NB", "X"})
        CHECK_FALSE(parseCard(text));
    CHECK_FALSE(parseCard(std::string_view("A\0", 2)));
}

TEST_CASE("French suits have letters") {
    for (const int suit : {Clubs, Diamonds, Hearts, Spades})
        CHECK(parseSuit(std::string(1, suitLetter(suit))) == suit);
    for (const char* text : {"", "c", "B", "CD", " C"}) CHECK_FALSE(parseSuit(text));
}

TEST_CASE("Every French card and suit has a name of its own") {
    std::set<std::string> names;
    for (const Card card : kDeck) names.insert(cardName(card).english);
    CHECK(names.size() == 52);
    CHECK(std::string(cardName(makeCard(Spades, Ace)).english) == "ace of spades");
    CHECK(std::string(cardName(makeCard(Diamonds, Three)).english) == "three of diamonds");
    for (const Card card : kDeck) { // the name ends with its suit
        const std::string name = cardName(card).english;
        const std::string suit = suitName(card.suit()).english;
        CHECK(name.substr(name.size() - suit.size()) == suit);
    }
}
