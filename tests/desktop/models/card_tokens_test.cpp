// Tokens of cards: they stay in place when their cards become known.
#include "app/desktop/models/card_tokens.h"

#include <catch2/catch.hpp>

using namespace parlour;

namespace {

constexpr int kStock = 0, kHand = 1, kTable = 2;

// Two hands of three cards, dealt from a deck of ten.
CardTokens dealt() {
    CardTokens tokens;
    tokens.reset(10, kStock);
    for (int i = 0; i < 3; ++i)
        for (Seat seat = 0; seat < 2; ++seat) tokens.add(tokens.top(kStock), kHand, seat);
    return tokens;
}

std::vector<int> lying(const CardTokens& tokens) {
    std::vector<int> places;
    for (const CardTokens::Token& token : tokens.all())
        places.push_back(100 * token.zone + 10 * token.owner + token.slot);
    return places;
}

} // namespace

TEST_CASE("Tokens are dealt from the top of the stock, unknown") {
    const CardTokens tokens = dealt();
    CHECK(tokens.count(kStock) == 4);
    CHECK(tokens.in(kHand, 0) == std::vector<int>{9, 7, 5});
    CHECK(tokens.in(kHand, 1) == std::vector<int>{8, 6, 4});
    CHECK(tokens.cardsIn(kHand, 0).empty());
    CHECK(tokens.find(5) == CardTokens::kUnknown);
    CHECK(tokens.find(CardTokens::kUnknown) == CardTokens::kUnknown);
}

TEST_CASE("A hand that is seen keeps its places, and when seen again its cards") {
    CardTokens tokens = dealt();
    const std::vector<int> places = lying(tokens);
    tokens.reveal(kHand, 0, {31, 32, 33});
    CHECK(tokens.cardsIn(kHand, 0) == std::vector<int>{31, 32, 33});
    tokens.conceal(kHand, 0);
    CHECK(tokens.cardsIn(kHand, 0).empty());
    tokens.reveal(kHand, 0, {33, 31, 32}); // in any order
    CHECK(tokens.cardsIn(kHand, 0) == std::vector<int>{31, 32, 33});
    CHECK(lying(tokens) == places);

    // A card that came meanwhile lies where it was put.
    tokens.conceal(kHand, 0);
    tokens.put(7, kTable, 0, 0);
    tokens.put(tokens.top(kStock), kHand, 0, 1);
    tokens.reveal(kHand, 0, {31, 33, 40});
    CHECK(tokens.cardsIn(kHand, 0) == std::vector<int>{31, 40, 33});
}

TEST_CASE("What everybody has seen stays known") {
    CardTokens tokens = dealt();
    tokens.show(8, 50);
    tokens.reveal(kHand, 1, {51, 50, 52});
    CHECK(tokens.cardsIn(kHand, 1) == std::vector<int>{50, 51, 52});
    tokens.conceal(kHand, 1);
    CHECK(tokens.cardsIn(kHand, 1) == std::vector<int>{50});
    CHECK(tokens.pick(kHand, 1, 50) == 8);
    tokens.mix(kHand, 1);
    CHECK(tokens.cardsIn(kHand, 1).empty());
}

TEST_CASE("From a hidden hand the same token leaves, whatever card it is") {
    for (int before = 0; before < 20; ++before) {
        CardTokens one = dealt(), other = dealt();
        for (int i = 0; i < before; ++i) {
            one.add(one.pick(kHand, 0, 20 + i), kHand, 0);
            other.add(other.pick(kHand, 0, 40 + i), kHand, 0);
            one.mix(kHand, 0);
            other.mix(kHand, 0);
        }
        CHECK(lying(one) == lying(other));
        CHECK(one.pick(kHand, 0, 5) == other.pick(kHand, 0, 6));
    }
}

TEST_CASE("Hidden cards leave from everywhere in the hand") {
    CardTokens tokens = dealt();
    std::array<int, 10> left{};
    for (int i = 0; i < 300; ++i) {
        ++left[static_cast<std::size_t>(tokens.pick(kHand, 0, CardTokens::kUnknown))];
        tokens.mix(kHand, 0);
    }
    for (const int token : {9, 7, 5}) CHECK(left[static_cast<std::size_t>(token)] > 50);
}
