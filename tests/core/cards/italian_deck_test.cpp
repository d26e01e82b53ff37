#include "core/cards/italian_deck.h"

#include <catch2/catch.hpp>

#include <map>
#include <set>

using namespace parlour;
using namespace parlour::italian;

TEST_CASE("The Italian deck has forty cards, ten of each suit") {
    CHECK(kDeck.size() == kCards);
    std::map<int, std::set<int>> ranks;
    for (const Card card : kDeck) ranks[card.suit()].insert(card.rank());
    CHECK(ranks.size() == kSuits);
    for (const auto& [suit, ofSuit] : ranks)
        CHECK(ofSuit == std::set<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
}

TEST_CASE("Each suit counts 30 points, the deck 120") {
    const std::map<char, int> expected{{'A', 11}, {'3', 10}, {'K', 4}, {'N', 3}, {'J', 2},
                                       {'7', 0},  {'6', 0},  {'5', 0}, {'4', 0}, {'2', 0}};
    int all = 0;
    for (const Card card : kDeck) {
        all += points(card);
        CHECK(points(card) == expected.at(toText(card)[0]));
    }
    CHECK(all == 120);
}

TEST_CASE("Within a suit: 2 4 5 6 7 jack knight king 3 ace") {
    const std::string order = "24567JNK3A";
    for (std::size_t i = 0; i < order.size(); ++i)
        CHECK(parseCard(std::string{order[i], 'D'})->rank() == static_cast<int>(i));
}

TEST_CASE("Notation: rank, then C cups, D coins, S swords, B clubs") {
    CHECK(toText(makeCard(Coins, Three)) == "3D");
    CHECK(toText(makeCard(Clubs, Knight)) == "NB");
    CHECK(toText(makeCard(Cups, Ace)) == "AC");
    CHECK(toText(makeCard(Swords, Two)) == "2S");
    std::set<std::string> texts;
    for (const Card card : kDeck) {
        texts.insert(toText(card));
        CHECK(parseCard(toText(card)) == card);
    }
    CHECK(texts.size() == 40);
}

TEST_CASE("Only the forty cards are read") {
    int read = 0;
    for (int a = 0; a < 256; ++a)
        for (int b = 0; b < 256; ++b) {
            const std::string text{static_cast<char>(a), static_cast<char>(b)};
            if (const auto card = parseCard(text)) {
                ++read;
                CHECK(toText(*card) == text);
            }
        }
    CHECK(read == 40);
    for (const char* text : {"", "A", "AD ", " AD", "ADD", "ad", "Ad", "DA", "10D", "8D", "9C",
                             "TD", "QS", "AH", "pass"})
        CHECK_FALSE(parseCard(text));
    CHECK_FALSE(parseCard(std::string_view("A\0", 2)));
}

TEST_CASE("Every card and suit has a name of its own") {
    std::set<std::string> names;
    for (const Card card : kDeck) names.insert(cardName(card).english);
    CHECK(names.size() == 40);
    CHECK(std::string(cardName(makeCard(Coins, Ace)).english) == "ace of coins");
    CHECK(std::string(cardName(makeCard(Clubs, Knight)).english) == "knight of clubs");
    for (const Card card : kDeck) { // the name ends with its suit
        const std::string name = cardName(card).english;
        const std::string suit = suitName(card.suit()).english;
        CHECK(name.substr(name.size() - suit.size()) == suit);
    }
}
