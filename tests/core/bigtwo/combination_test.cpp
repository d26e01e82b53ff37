// What cards are together and which beats which, by name and against a plain reading of the rules.
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

#include <algorithm>
#include <map>
#include <set>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Rng;

namespace {

Kind kindOf(std::string_view cards, const Options& options = {}) {
    return combinationOf(cardSet(cards), options).kind();
}

// Each beats the one before it.
void checkAscending(const std::vector<std::string>& plays, const Options& options = {}) {
    for (std::size_t i = 0; i < plays.size(); ++i)
        for (std::size_t k = 0; k < plays.size(); ++k) {
            INFO(plays[i] << " against " << plays[k]);
            const Combination one = combinationOf(cardSet(plays[i]), options);
            const Combination other = combinationOf(cardSet(plays[k]), options);
            CHECK(one.beats(other) == (i > k));
        }
}

// The rules again, read plainly: the kind, and what decides within it, most weighty first.
struct Plain {
    Kind kind = Kind::None;
    std::vector<int> height;
};

Plain plain(CardSet cards, const Options& options) {
    std::map<int, int> counts;      // of ranks
    std::map<int, int> highestSuit; // of ranks
    std::set<int> suits;
    for (const Card card : cards) {
        ++counts[card.rank()];
        highestSuit[card.rank()] = card.suit();
        suits.insert(card.suit());
    }
    const int size = cards.size();
    const auto rankWith = [&](int count) {
        for (const auto& [rank, n] : counts)
            if (n == count) return rank;
        return -1;
    };
    if (size == 1 || (size == 2 && counts.size() == 1))
        return {size == 1 ? Kind::Single : Kind::Pair,
                {rankWith(size), highestSuit[rankWith(size)]}};
    if (size == 3 && counts.size() == 1) return {Kind::Triple, {rankWith(3)}};
    if (size != 5) return {};
    if (rankWith(4) >= 0) return {Kind::FourOfAKind, {rankWith(4)}};
    if (rankWith(3) >= 0 && rankWith(2) >= 0) return {Kind::FullHouse, {rankWith(3)}};
    if (counts.size() != 5) return {};

    // Ranks as people count: ace 1, two 2 ... king 13, and the ace again 14.
    std::set<int> numbers;
    for (const auto& [rank, n] : counts)
        numbers.insert(rank == Ace ? 1 : rank == Two ? 2 : rank + 3);
    std::set<int> withHighAce = numbers;
    if (withHighAce.erase(1)) withHighAce.insert(14);
    const auto isRun = [](const std::set<int>& set) { return *set.rbegin() - *set.begin() == 4; };
    std::vector<int> straight;
    if (isRun(numbers) || isRun(withHighAce)) {
        const int highest = isRun(numbers) ? *numbers.rbegin() : 14;
        const int rank = highest - 3;
        straight = {rank, highestSuit[rank]};
        if (options.twosHigh && counts.contains(Two))
            straight = {100 + (counts.contains(Ace) ? 1 : 0), highestSuit[Two]};
    }
    if (suits.size() > 1) return straight.empty() ? Plain{} : Plain{Kind::Straight, straight};
    if (!straight.empty()) return {Kind::StraightFlush, straight};
    std::vector<int> ranks;
    for (const auto& [rank, n] : counts) ranks.insert(ranks.begin(), rank);
    ranks.insert(options.flushByRank ? ranks.end() : ranks.begin(), *suits.begin());
    return {Kind::Flush, ranks};
}

CardSet randomCards(int size, Rng& rng) {
    CardSet cards;
    while (cards.size() < size) cards.insert(Card{static_cast<std::uint8_t>(rng.below(52))});
    return cards;
}

// Five cards that are likely to be something.
CardSet promisingFive(Rng& rng) {
    switch (rng.below(3)) {
    case 0: return randomCards(5, rng);
    case 1: {
        CardSet cards; // of one suit
        const int suit = static_cast<int>(rng.below(4));
        while (cards.size() < 5) cards.insert(makeCard(suit, static_cast<int>(rng.below(13))));
        return cards;
    }
    default: {
        CardSet cards; // a few neighbouring ranks
        const std::uint32_t from = rng.below(13);
        while (cards.size() < 5)
            cards.insert(makeCard(static_cast<int>(rng.below(4)),
                                  static_cast<int>((from + rng.below(5)) % 13)));
        return cards;
    }
    }
}

} // namespace

TEST_CASE("Big Two's cards ascend from 3D to 2S, suits D C H S") {
    std::string all;
    for (const Card card : kDeck) all += toText(card) + " ";
    CHECK(all.starts_with("3D 3C 3H 3S 4D 4C "));
    CHECK(all.ends_with("KS AD AC AH AS 2D 2C 2H 2S "));
    for (const Card card : kDeck) CHECK(fromFrench(toFrench(card)) == card);
    CHECK(toText(kThreeOfDiamonds) == "3D");
    CHECK(std::string(cardName(kThreeOfDiamonds).english) == "three of diamonds");
}

TEST_CASE("Cards of each kind are recognised") {
    CHECK(kindOf("7H") == Kind::Single);
    CHECK(kindOf("7H 7S") == Kind::Pair);
    CHECK(kindOf("7H 7S 7D") == Kind::Triple);
    CHECK(kindOf("3D 4C 5H 6S 7D") == Kind::Straight);
    CHECK(kindOf("3D 7D 9D JD 2D") == Kind::Flush);
    CHECK(kindOf("9D 9C 9S 2H 2S") == Kind::FullHouse);
    CHECK(kindOf("9D 9C 9H 9S 2S") == Kind::FourOfAKind);
    CHECK(kindOf("3D 4D 5D 6D 7D") == Kind::StraightFlush);
    for (const char* none :
         {"", "7H 8H", "7H 7S 8S", "7H 7S 8H 8S", "7D 7C 7H 7S", "3D 4C 5H 6S 8D", "9D 9C TH TS JS",
          "9D 9C 9S TH JS", "3D 4D 5D 6D 7D 8D"})
        CHECK(kindOf(none) == Kind::None);
}

TEST_CASE("Singles and pairs: by rank, then by suit") {
    checkAscending({"3D", "3C", "3H", "3S", "4D", "TS", "JD", "KS", "AD", "AS", "2D", "2S"});
    checkAscending({"3D 3C", "3D 3S", "4D 4C", "AH AS", "2C 2H", "2D 2S"});
    // The suit that counts is the higher one.
    CHECK(combinationOf(cardSet("9D 9S"), {}) == combinationOf(cardSet("9C 9S"), {}));
}

TEST_CASE("Straights: A2345 lowest, 23456 next, then up to TJQKA, JQKA2 is none") {
    checkAscending({"AS 2S 3S 4S 5D", "AD 2D 3D 4D 5C", "2S 3S 4S 5S 6D", "3S 4S 5S 6S 7D",
                    "3D 4D 5D 6D 7S", "9S TS JS QS KD", "TS JS QS KS AD", "TD JD QD KD AS"});
    CHECK(kindOf("JD QC KH AS 2D") == Kind::None);
    CHECK(kindOf("QD KC AH 2S 3D") == Kind::None);
    CHECK(kindOf("KD AC 2H 3S 4D") == Kind::None);
    CHECK(kindOf("JD QD KD AD 2D") == Kind::Flush);
}

TEST_CASE("Straights with twos high: 23456 and A2345 above all, by the suit of the two") {
    const Options options{.twosHigh = true};
    checkAscending({"3S 4S 5S 6S 7D", "TD JD QD KD AS", "2D 3S 4S 5S 6S", "2S 3D 4D 5D 6D",
                    "AS 2D 3S 4S 5S", "AD 2C 3D 4D 5D", "AD 2S 3D 4D 5D"},
                   options);
    checkAscending({"TS JS QS KS AS", "2D 3D 4D 5D 6D", "AD 2D 3D 4D 5D"}, options);
    CHECK(kindOf("JD QC KH AS 2D", options) == Kind::None);
}

TEST_CASE("Flushes: by suit, then by the highest card, or by rank, suit last") {
    checkAscending({"3D 4D 5D 6D 8D", "3D 8D 9D JD 2D", "3C 4C 5C 6C 8C", "4H 5H 6H 7H 9H",
                    "3S 4S 5S 6S 8S", "3S 4S 5S 7S 8S"});
    checkAscending({"3D 4D 5D 6D 8D", "3S 4S 5S 6S 8S", "3C 4C 5C 7C 8C", "4H 5H 6H 7H 9H",
                    "3D 8D 9D JD 2D", "3C 8C 9C JC 2C"},
                   Options{.flushByRank = true});
}

TEST_CASE("Full houses by their three, four of a kind by their four, whatever goes with them") {
    checkAscending({"3D 3C 3H 2D 2C", "4D 4C 4H 3D 3C", "AD AC AH 3D 3C", "2D 2C 2H 3D 3C"});
    checkAscending({"3D 3C 3H 3S 2S", "4D 4C 4H 4S 3D", "2D 2C 2H 2S 3D"});
    CHECK(combinationOf(cardSet("9D 9C 9H 3D 3C"), {}) ==
          combinationOf(cardSet("9D 9C 9S 2D 2C"), {}));
}

TEST_CASE("Five-card plays: straight, flush, full house, four of a kind, straight flush") {
    checkAscending({"TS JH QS KS AS", "3D 4D 5D 6D 8D", "3D 3C 3H 4D 4C", "3D 3C 3H 3S 4C",
                    "AD 2D 3D 4D 5D", "AC 2C 3C 4C 5C", "TS JS QS KS AS"});
}

TEST_CASE("Plays of different numbers of cards never beat each other") {
    const std::vector<std::string> plays{"2S", "2H 2S", "2C 2H 2S", "3D 4C 5H 6S 7D"};
    for (const std::string& one : plays)
        for (const std::string& other : plays)
            CHECK_FALSE(combinationOf(cardSet(one), {}).beats(combinationOf(cardSet(other), {})));
}

TEST_CASE("Any cards are what a plain reading of the rules makes of them") {
    Rng rng(401);
    std::map<Kind, int> seen;
    for (const Options& options : allOptions())
        for (int i = 0; i < 4000; ++i) {
            const CardSet one =
                i % 4 ? promisingFive(rng) : randomCards(1 + int(rng.below(6)), rng);
            const CardSet other = promisingFive(rng);
            const Plain plainOne = plain(one, options);
            const Plain plainOther = plain(other, options);
            const Combination combination = combinationOf(one, options);
            INFO(one << " and " << other);
            REQUIRE(combination.kind() == plainOne.kind);
            ++seen[plainOne.kind];
            if (one.size() != 5 || plainOne.kind == Kind::None || plainOther.kind == Kind::None)
                continue;
            const auto key = [](const Plain& p) { return std::pair(p.kind, p.height); };
            REQUIRE(combination.beats(combinationOf(other, options)) ==
                    (key(plainOne) > key(plainOther)));
        }
    CHECK(seen.size() == 9); // every kind and none
}

TEST_CASE("Every kind has a name of its own") {
    std::set<std::string> names;
    for (int kind = 0; kind < 9; ++kind) names.insert(kindName(static_cast<Kind>(kind)).english);
    CHECK(names.size() == 9);
    CHECK(std::string(kindName(Kind::FullHouse).english) == "full house");
    CHECK(std::string(kindName(Kind::StraightFlush).english) == "straight flush");
}

TEST_CASE("Sets of ranks know which ranks there are, and how often") {
    const CardSet cards = cardSet("3D 3C 5H 5S 5D 9D 9C 9H 9S KD 2S");
    CHECK(RankSet::of(cards) == RankSet::of({Three, Five, 6, King, Two}));
    CHECK(RankSet::atLeast(2, cards) == RankSet::of({Three, Five, 6}));
    CHECK(RankSet::atLeast(3, cards) == RankSet::of({Five, 6}));
    CHECK(RankSet::atLeast(4, cards) == RankSet::of({6}));
    CHECK(RankSet::ofSuit(cards, Diamonds) == RankSet::of({Three, Five, 6, King}));
    CHECK(RankSet::of({Three, Five, Two}).dense() == 0b1'0000'0000'0101);
    CHECK(RankSet::of({Ace, Jack}).lowest() == Jack);
    CHECK(RankSet::of({Ace, Jack}).without(Jack) == RankSet::of({Ace}));
}
