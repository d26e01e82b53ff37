// What may be played: the program's list against a slow one, on many random hands.
#include "tests/support/doudizhu_plays.h"
#include "tests/support/scale.h"

#include <set>

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

// Of any size; every second one from few neighbouring ranks, where sequences and kickers abound.
Cards randomHand(Rng& rng) {
    const int size = static_cast<int>(1 + rng.below(20));
    if (rng.below(2) == 0) return drawCards(kDeck, size, rng);
    const int length = static_cast<int>(4 + rng.below(5));
    const int lowest = static_cast<int>(rng.below(static_cast<std::uint32_t>(kRanks - length + 1)));
    const Cards others = kDeck.without(RankSet::run(lowest, length));
    const Cards few = kDeck - others + drawCards(others, static_cast<int>(rng.below(4)), rng);
    return drawCards(few, size, rng);
}

std::set<std::uint64_t> leads(Cards hand, Kickers rule) {
    std::set<std::uint64_t> found;
    forEachPlay(hand, rule, [&](Cards cards) { REQUIRE(found.insert(cards.bits()).second); });
    return found;
}

std::set<std::uint64_t> follows(Pattern table, Cards hand, Kickers rule) {
    std::set<std::uint64_t> found;
    forEachBeating(table, hand, rule,
                   [&](Cards cards) { REQUIRE(found.insert(cards.bits()).second); });
    return found;
}

std::set<std::uint64_t> leads(const std::string& hand, Kickers rule) {
    return leads(ranks(hand), rule);
}

std::set<std::string> texts(const std::set<std::uint64_t>& words) {
    std::set<std::string> list;
    for (const std::uint64_t word : words) list.insert(toText(Cards(word)));
    return list;
}

using TextSet = std::set<std::string>;

} // namespace

TEST_CASE("Leads are what a slow list of all plays has") {
    Rng rng(401);
    for (int round = 0; round < scaled(100'000); ++round)
        for (const Kickers rule : kKickerRules) {
            const Cards hand = randomHand(rng);
            INFO(hand << ", rule " << int(rule));
            const AllPlays all(hand, rule);
            const auto found = leads(hand, rule);
            REQUIRE(found.size() == all.plays().size());
            for (const auto& [word, pattern] : all.plays()) {
                INFO(toText(Cards(word)));
                REQUIRE(found.contains(word));
                REQUIRE(patternOf(Cards(word), rule) == pattern);
            }
        }
}

TEST_CASE("Follows are what of a slow list beats the table") {
    Rng rng(402);
    for (int round = 0; round < scaled(40'000); ++round)
        for (const Kickers rule : kKickerRules) {
            const Cards leader = randomHand(rng);
            const Cards hand = randomHand(rng);
            const AllPlays tables(leader, rule);
            const AllPlays all(hand, rule);
            auto table = tables.plays().begin();
            const auto skip = rng.below(static_cast<std::uint32_t>(tables.plays().size()));
            std::advance(table, skip);
            for (int i = 0; i < 8 && table != tables.plays().end(); ++i, ++table) {
                INFO(toText(Cards(table->first)) << " before " << hand << ", rule " << int(rule));
                const auto found = follows(table->second, hand, rule);
                std::size_t expected = 0;
                for (const auto& [word, pattern] : all.plays()) {
                    const bool beats = AllPlays::beats(pattern, table->second);
                    REQUIRE(pattern.beats(table->second) == beats);
                    REQUIRE(found.contains(word) == beats);
                    expected += beats;
                }
                REQUIRE(found.size() == expected);
            }
        }
}

TEST_CASE("Cards that the slow list does not have are no pattern") {
    Rng rng(403);
    for (int round = 0; round < scaled(20'000); ++round)
        for (const Kickers rule : kKickerRules) {
            const Cards hand = randomHand(rng);
            const AllPlays all(hand, rule);
            for (int i = 0; i < 20; ++i) {
                const int size = static_cast<int>(1 + rng.below(20));
                const Cards some = drawCards(hand, size, rng);
                INFO(some << ", rule " << int(rule));
                REQUIRE(!patternOf(some, rule) == !all.plays().contains(some.bits()));
            }
        }
}

TEST_CASE("What one triplet may carry") {
    CHECK(texts(leads("3334", Kickers::Any)) == TextSet{"3", "33", "333", "4", "3334"});
    CHECK(texts(leads("33344", Kickers::Any)) ==
          TextSet{"3", "33", "333", "4", "44", "3334", "33344"});
    // The fourth card of the rank is no kicker.
    CHECK(texts(leads("3333", Kickers::Any)) == TextSet{"3", "33", "333", "3333"});
}

TEST_CASE("The kicker rules differ in jokers, fours and triplets that fit") {
    const auto has = [](const char* hand, const char* play, Kickers rule) {
        return leads(hand, rule).contains(ranks(play).bits());
    };
    struct Row {
        const char* play;
        bool any, common, distinct;
    };
    const Row rows[] = {
        {"33344456", true, true, true},
        {"33344455", true, true, false},
        {"333444XD", true, false, false},
        {"3333XD", true, false, false},
        {"333344", true, true, false},
        {"333345", true, true, true},
        {"33334455", true, true, true}, // pairs are of different ranks
        {"33334444", false, false, false},
        {"333444555777", true, true, false},
        {"333444555666", true, true, true}, // a plain sequence
        {"3334445556667778", true, false, false},
        {"3334445556667777", true, false, false},
        {"QQQKKKAAA222", true, true, false}, // 222 would not lengthen it
        {"333344455566", false, false, false},
        {"3334445566", true, true, true},
        {"3334445555", false, false, false}, // two pairs of one rank
        {"AAA222", false, false, false},
        {"KKKAAA22", true, true, false},
        {"222XD", false, false, false},
        {"222X", true, true, true},
    };
    for (const auto& [play, any, common, distinct] : rows) {
        INFO(play);
        CHECK(has(play, play, Kickers::Any) == any);
        CHECK(has(play, play, Kickers::Common) == common);
        CHECK(has(play, play, Kickers::Distinct) == distinct);
        CHECK(bool(patternFrom(play, Kickers::Any)) == any);
        CHECK(bool(patternFrom(play, Kickers::Common)) == common);
        CHECK(bool(patternFrom(play, Kickers::Distinct)) == distinct);
    }
}

TEST_CASE("The richest hands have no more moves than a list holds") {
    CHECK(leads("3456789TJJJQQQKKKAAA", Kickers::Any).size() + 1 == Doudizhu::kMostMoves);
    // All hands would take minutes; climbing from random ones finds none richer.
    Rng rng(404);
    for (int climb = 0; climb < scaled(50); ++climb) {
        Cards hand = randomHand(rng);
        hand += drawCards(kDeck - hand, 20 - hand.size(), rng);
        std::size_t here = leads(hand, Kickers::Any).size();
        for (int step = 0; step < 300; ++step) {
            const Cards out = drawCards(hand, 1, rng);
            const Cards next = hand - out + drawCards(kDeck - hand, 1, rng);
            if (const std::size_t there = leads(next, Kickers::Any).size(); there >= here) {
                hand = next;
                here = there;
            }
        }
        INFO(hand);
        REQUIRE(here < Doudizhu::kMostMoves);
    }
}
