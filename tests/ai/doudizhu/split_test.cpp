// The best split of a hand: against trying everything, by the paper's examples, and what triplets
// carry.
#include "ai/doudizhu/split.h"
#include "core/doudizhu/plays.h"
#include "tests/support/doudizhu.h"
#include "tests/support/scale.h"

#include <algorithm>
#include <set>

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

// What is left when no sequence is taken any more.
int plainValue(Cards rest, Cards hand) {
    int value = 0;
    int loose = 0;
    int triplets = 0;
    if (rest.contains(kRocket)) {
        value += 64;
        rest -= kRocket;
    }
    for (const int rank : rest.ranks()) {
        const int left = rest.count(rank);
        if (left == 4)
            value += 64;
        else if (left == 3)
            value += 9, ++triplets;
        else if (rank >= Ace)
            value += left;
        else if (left == 1 && hand.count(rank) > 1)
            value -= 1; // made by the split
        else
            ++loose;
    }
    return value - std::max(0, loose - triplets);
}

// Every set of sequences, each once.
int bestByTrying(Cards rest, Cards hand, int from = 0) {
    int best = plainValue(rest, hand);
    int number = 0;
    for (const int copies : {1, 2})
        for (int lowest = Three; lowest <= Ace; ++lowest)
            for (int length = copies == 1 ? 5 : 3; lowest + length - 1 <= Ace; ++length, ++number) {
                const Cards cards = Cards::ofEach(RankSet::run(lowest, length), copies);
                if (number < from || !rest.contains(cards)) continue;
                best = std::max(best,
                                (copies == 1 ? 25 : 36) + bestByTrying(rest - cards, hand, number));
            }
    return best;
}

Cards cardsOf(const Split& split) {
    Cards sum;
    for (const Pattern group : split.groups)
        sum += group.kind == Kind::Rocket
                   ? kRocket
                   : Cards::ofEach(RankSet::run(group.lowest, group.length), copiesOf(group.kind));
    return sum;
}

std::multiset<std::string> groups(const std::string& hand) {
    std::multiset<std::string> list;
    for (const Pattern group : split(ranks(hand)).groups) {
        Split one;
        one.groups.push_back(group);
        list.insert(toText(cardsOf(one)));
    }
    return list;
}

std::string carried(const std::string& hand, const std::string& core) {
    return toText(carry(ranks(hand), patternFrom(core), Kickers::Any).cards);
}

using Groups = std::multiset<std::string>;

} // namespace

TEST_CASE("The best split is what trying everything finds") {
    Rng rng(431);
    for (int round = 0; round < scaled(3000); ++round) {
        Cards from = kDeck;
        if (round % 2 == 0) { // few ranks, many sequences
            const int lowest = static_cast<int>(rng.below(6));
            from = Cards::ofEach(RankSet::run(lowest, 7), 4);
        }
        const Cards hand = drawCards(from, round % 2 == 0 ? 16 : 20, rng);
        INFO(hand);
        const Split best = split(hand);
        REQUIRE(best.value == bestByTrying(hand, hand));
        REQUIRE(splitValue(hand) == best.value);
        REQUIRE(cardsOf(best) == hand);
        for (const Pattern group : best.groups) {
            Split one;
            one.groups.push_back(group);
            REQUIRE(patternOf(cardsOf(one), Kickers::Any) == group);
        }
    }
}

TEST_CASE("The paper's example: overlapping sequences are split to the best effect") {
    CHECK(groups("3455667789") == Groups{"34567", "56789"});
    CHECK(split(ranks("3455667789")).value == 50);
}

TEST_CASE("What each group is worth") {
    const auto value = [](const std::string& hand) { return splitValue(ranks(hand)); };
    CHECK(value("") == 0);
    CHECK(value("XD") == 64);
    CHECK(value("3333") == 64);
    CHECK(value("334455") == 36);
    CHECK(value("34567") == 25);
    CHECK(value("333") == 9);
    CHECK(value("3") == -1);
    CHECK(value("33") == -1);
    CHECK(value("A") == 1);
    CHECK(value("22") == 2);
    CHECK(value("X") == 1);
    CHECK(value("3334") == 9);     // the triplet carries it
    CHECK(value("33344") == 9);    // or the pair
    CHECK(value("333456") == 7);   // but only one
    CHECK(value("333222") == 18);  // and nothing to carry adds nothing
    CHECK(value("3345678") == 24); // 345678 and a 3 that the split made
    // Such a card is never carried; with the triplet this is 33, not 34.
    CHECK(value("333TTJQKA") == 9 + 25 - 1);
}

TEST_CASE("Plays in all: groups less what is carried") {
    CHECK(split(ranks("333456")).plays() == 3);
    CHECK(split(ranks("34567")).plays() == 1);
    CHECK(split(ranks("3456789TJQ")).value == 50); // two of five count more than one of ten
    CHECK(split(ranks("333444A2")).plays() == 4);  // high cards are kept
}

TEST_CASE("A triplet carries what fits nowhere else") {
    CHECK(carried("3KKK56789", "KKK") == "3KKK");
    CHECK(carried("KKK345677", "KKK") == "7KKK");
    CHECK(carried("KKK99", "KKK") == "99KKK"); // goes out
    CHECK(carried("KKK9", "KKK") == "9KKK");
    CHECK(carried("KKKA2", "KKK") == "KKK"); // its high cards are worth more
    CHECK(carried("333444TTJJA2", "333444") == "333444TTJJ");
    CHECK(carried("33344459TJQK", "333") == "3335"); // as good with the other triplet: rather now
}

TEST_CASE("The paper's example: an airplane carries what leaves 456667899 its sequence") {
    const Cards hand = ranks("JJJQQQ456667899");
    const Carrying best = carry(hand, patternFrom("JJJQQQ"), Kickers::Any);
    const Cards rest = hand - best.cards;
    CHECK(rest == ranks("45678")); // the nines and two sixes fly along
    CHECK(best.value == splitValue(rest));
    forEachCarrying(Kind::TripletWithSingles, 2, RankSet::run(Jack, 1), hand, Kickers::Any,
                    [&](Cards cards) { CHECK(splitValue(hand - cards) <= best.value); });
}

TEST_CASE("A four carries too, unless the bomb is worth more") {
    CHECK(carried("333345", "3333") == "333345"); // goes out
    CHECK(carry(ranks("333345"), patternFrom("3333"), Kickers::Any).value == Carrying::kOut);
    CHECK(carried("3333456KK", "3333") == "333345");
}
