#include "core/base/rng.h"
#include "core/cards/card_set.h"
#include "tests/support/scale.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <vector>

using namespace parlour;

namespace {

std::vector<Card> list(const CardSet& set) {
    std::vector<Card> cards;
    for (const Card card : set) cards.push_back(card);
    return cards;
}

std::vector<Card> list(const std::set<Card>& set) { return {set.begin(), set.end()}; }

void requireSame(const CardSet& ours, const std::set<Card>& theirs) {
    REQUIRE(list(ours) == list(theirs)); // lowest first
    REQUIRE(ours.size() == static_cast<int>(theirs.size()));
    REQUIRE(ours.empty() == theirs.empty());
    if (theirs.empty()) return;
    REQUIRE(ours.lowest() == *theirs.begin());
    REQUIRE(ours.highest() == *theirs.rbegin());
}

Card anyCard(Rng& rng) { return Card{static_cast<std::uint8_t>(rng.below(64))}; }

} // namespace

TEST_CASE("A card is its suit and rank") {
    for (int suit = 0; suit < 4; ++suit)
        for (int rank = 0; rank < 16; ++rank) {
            const Card card = makeCard(suit, rank);
            CHECK(card.suit() == suit);
            CHECK(card.rank() == rank);
            CHECK(card.index == suit * 16 + rank);
        }
}

TEST_CASE("A set of cards does what std::set does") {
    Rng rng(31);
    CardSet ours[2];
    std::set<Card> theirs[2];
    for (int step = 0; step < test::scaled(20'000); ++step) {
        const std::size_t which = rng.below(2);
        const Card card = anyCard(rng);
        switch (rng.below(6)) {
        case 0:
        case 1:
            ours[which].insert(card);
            theirs[which].insert(card);
            break;
        case 2:
            ours[which].erase(card);
            theirs[which].erase(card);
            break;
        case 3: {
            std::set<Card> both;
            std::ranges::set_intersection(theirs[0], theirs[1], std::inserter(both, both.end()));
            requireSame(ours[0] & ours[1], both);
            break;
        }
        case 4: {
            std::set<Card> either = theirs[0];
            either.insert(theirs[1].begin(), theirs[1].end());
            requireSame(ours[0] | ours[1], either);
            CardSet grown = ours[0];
            requireSame(grown |= ours[1], either);
            break;
        }
        default: {
            std::set<Card> left;
            std::ranges::set_difference(theirs[0], theirs[1], std::inserter(left, left.end()));
            requireSame(ours[0] - ours[1], left);
            CardSet shrunk = ours[0];
            requireSame(shrunk -= ours[1], left);
        }
        }
        requireSame(ours[which], theirs[which]);
        REQUIRE(ours[which].contains(card) == theirs[which].contains(card));
        REQUIRE((ours[0] == ours[1]) == (theirs[0] == theirs[1]));
        if (rng.below(50) == 0) {
            ours[which] = {};
            theirs[which].clear();
        }
    }
}

TEST_CASE("The cards of one suit are its sixteen places") {
    for (int suit = 0; suit < 4; ++suit) {
        CHECK(CardSet::suit(suit).size() == 16);
        for (const Card card : CardSet::suit(suit)) CHECK(card.suit() == suit);
    }
}

TEST_CASE("A set is made of a list of cards, or of its bits") {
    const CardSet set{makeCard(0, 0), makeCard(3, 15), makeCard(0, 0)};
    CHECK(set.size() == 2);
    CHECK(set.bits() == (1u | std::uint64_t{1} << 63));
    CHECK(CardSet::fromBits(set.bits()) == set);
}
