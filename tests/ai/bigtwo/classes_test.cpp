// Classes of plays: the paper's two examples (section 3.1), and the borders between the classes.
#include "ai/bigtwo/classes.h"
#include "ai/bigtwo/own_plays.h"
#include "core/bigtwo/plays.h"
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

#include <map>
#include <set>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Rng;

namespace {

using Texts = std::set<std::string>;

// The plays of the hand by class: all single cards, all pairs, and five cards as the player chose.
std::map<Class, Texts> classes(const std::string& hand, const std::string& played) {
    Observation view;
    view.hand = cardSet(hand);
    view.pub.played = cardSet(played);
    std::map<Class, Texts> result;
    const auto add = [&](CardSet play, Combination) {
        result[classOf(play, view)].insert(BigTwo::toText(play));
    };
    forEachSingle(view.hand, add);
    forEachPair(view.hand, add);
    const OwnPlays own(view);
    for (const OwnPlay& five : own.fives()) add(five.cards, five.combination);
    return result;
}

Class classAgainst(const std::string& play, const std::string& unseen,
                   const Options& options = {}) {
    return classOf(combinationOf(cardSet(play), options), cardSet(unseen), options);
}

const std::string kExample = "3H 5D 6D 6S 7H 8D TC QD QH KS AD 2C 2S";

} // namespace

TEST_CASE("The paper's first example: at the beginning of the game") {
    auto found = classes(kExample, "");
    CHECK(found[Class::A] == Texts{"2C 2S", "2S"});
    CHECK(found[Class::B] == Texts{"QD QH", "KS", "AD", "2C"});
    CHECK(found[Class::C] ==
          Texts{"5D 6D 8D QD AD", "6D 6S", "3H", "5D", "6D", "6S", "7H", "8D", "TC", "QD", "QH"});
    CHECK(found[Class::D].empty());
}

TEST_CASE("The paper's second example: after sixteen cards") {
    // The paper prints the pair of twos as 2C 2H, but the hand has 2C and 2S.
    auto found = classes(kExample, "3D 3C 4H 6H 7D 7S 9C 9H 9S QS KD KC KH AC AS 2D");
    CHECK(found[Class::A] == Texts{"QD QH", "2C 2S", "2S"});
    CHECK(found[Class::B] == Texts{"QD", "QH", "KS", "AD", "2C"});
    CHECK(found[Class::C] == Texts{"5D 6D 8D QD AD", "6D 6S", "5D", "6D", "6S", "7H", "8D", "TC"});
    CHECK(found[Class::D] == Texts{"3H"});
}

TEST_CASE("A is higher than all unseen plays of its size, D lower than all") {
    CHECK(classAgainst("KD", "3D 4D QS") == Class::A);
    CHECK(classAgainst("KD", "KC 2S 2D") == Class::D);
    CHECK(classAgainst("KD KC", "3D 4D 4C QD QC 2S") == Class::A);
    CHECK(classAgainst("KD KC", "3D 4D AD AC 2S 2D") == Class::D);
    CHECK(classAgainst("3D 4D 5C 6D 7D", "8D 8C 8H 9D 9C") == Class::D);
    CHECK(classAgainst("8D 8C 8H 9D 9C", "3D 4D 5C 6D 7D") == Class::A);
    CHECK(classAgainst("3D 3C 3H", "4D 4C 4H 5D") == Class::D);
}

TEST_CASE("Against nothing of its size every play is A") {
    CHECK(classAgainst("3D 3C", "4D 5D 6D 2S") == Class::A);
    CHECK(classAgainst("3D 4D 5C 6D 7D", "3C 3H 2S 2D KC KD") == Class::A);
    CHECK(classAgainst("3D 3C 3H", "4D 4C 2S") == Class::A);
    CHECK(classAgainst("3D", "") == Class::A);
}

TEST_CASE("B is a single card with less than a fifth above it, another play with less than 30 %") {
    // Ten unseen cards.
    CHECK(classAgainst("KD", "3D 4D 5D 6D 7D 8D 9D TD JD AD") == Class::B);
    CHECK(classAgainst("KD", "3D 4D 5D 6D 7D 8D 9D TD AC AD") == Class::C);
    // Ten unseen pairs.
    const std::string low = "3D 3C 4D 4C 5D 5C 6D 6C 7D 7C 8D 8C 9D 9C ";
    CHECK(classAgainst("QD QC", low + "TD TC AD AC 2D 2C") == Class::B);
    CHECK(classAgainst("QD QC", low + "KD KC AD AC 2D 2C") == Class::C);
}

TEST_CASE("A class is the share of all unseen subsets that are higher") {
    Rng rng(441);
    for (int i = 0; i < scaled(60); ++i) {
        const Options options = allOptions()[rng.below(32)];
        State state = randomStart(options, rng);
        for (int turn = 0; turn < 30 && !state.pub.isOver(); ++turn)
            BigTwo::playRandomMove(state, rng);
        if (state.pub.isOver()) continue;
        const Observation view = viewToMove(state);
        std::vector<Combination> all; // of five unseen cards
        const std::uint64_t pool = view.unseen().bits();
        if (view.unseen().size() > 22) continue;
        std::uint64_t subset = 0;
        do {
            if (std::popcount(subset) == 5) {
                const Combination five = combinationOf(CardSet::fromBits(subset), options);
                if (five.kind() != Kind::None) all.push_back(five);
            }
            subset = (subset - pool) & pool;
        } while (subset != 0);
        forEachFive(view.hand, Kind::Straight, options, [&](CardSet, Combination own) {
            const auto higher = std::ranges::count_if(all, [&](Combination c) { return c > own; });
            const auto size = std::ssize(all);
            const Class expected = higher == 0              ? Class::A
                                   : higher == size         ? Class::D
                                   : 10 * higher < 3 * size ? Class::B
                                                            : Class::C;
            REQUIRE(classOf(own, view.unseen(), options) == expected);
        });
    }
}

TEST_CASE("Classes have names") {
    CHECK(std::string(className(Class::A).english) == "A");
    CHECK(std::string(className(Class::D).english) == "D");
}
