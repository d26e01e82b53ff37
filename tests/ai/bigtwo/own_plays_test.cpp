// How the paper's player cuts its hand into plays (Algorithms 10 and 11).
#include "ai/bigtwo/own_plays.h"
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Rng;

namespace {

using TextList = std::vector<std::string>;

OwnPlays plays(const std::string& hand, ValueLeft value = ValueLeft::Highest) {
    Observation view;
    view.hand = cardSet(hand);
    return OwnPlays(view, value);
}

TextList texts(std::span<const OwnPlay> some) {
    TextList list;
    for (const OwnPlay& play : some) list.push_back(BigTwo::toText(play.cards));
    return list;
}

TextList all(const std::string& hand) { return texts(plays(hand).all()); }

} // namespace

TEST_CASE("A hand is five-card plays, then pairs, then single cards, each lowest first") {
    const OwnPlays own = plays("4D 4H 5C 6S 7D 8H 9C JD JS KH 2D");
    CHECK(texts(own.fives()) == TextList{"5C 6S 7D 8H 9C"});
    CHECK(texts(own.pairs()) == TextList{"4D 4H", "JD JS"});
    CHECK(texts(own.singles()) == TextList{"KH", "2D"});
    CHECK(own.size() == 5);
}

TEST_CASE("Three of a rank are the lowest pair and the highest single, four are two pairs") {
    CHECK(all("9D 9H 9S") == TextList{"9D 9H", "9S"});
    CHECK(all("9D 9C 9H 9S") == TextList{"9D 9C", "9H 9S"});
    CHECK(all("4C 9D 9H 9S") == TextList{"9D 9H", "4C", "9S"});
}

TEST_CASE("Algorithm 10: two five-card plays without a common card come before the best one") {
    // The best single one would be the four of a kind with a three; two are possible.
    const OwnPlays own = plays("3C 4D 5C 6S 7D 9D 9C 9H 9S TD");
    CHECK(texts(own.fives()) == TextList{"3C 4D 5C 6S 7D", "9D 9C 9H 9S TD"});
    CHECK(own.size() == 2);
}

TEST_CASE("Algorithm 10: of several twos the one that leaves the highest card") {
    // Straights 3-7 and 8-Q, or 4-8 and 9-K: the first leaves the king, the other the three.
    const OwnPlays own = plays("3C 4D 5C 6S 7D 8H 9C TD JS QH KD");
    CHECK(texts(own.fives()) == TextList{"3C 4D 5C 6S 7D", "8H 9C TD JS QH"});
    CHECK(texts(own.singles()) == TextList{"KD"});
    CHECK(own.fiveChoice() == FiveChoice::MostLeft);
}

TEST_CASE("Algorithm 11: the only five-card play") {
    CHECK(plays("3C 4D 5C 6S 7D 9D").fiveChoice() == FiveChoice::OnlyOne);
    CHECK(plays("3C 5C 9D JS").fives().empty());
}

TEST_CASE("Algorithm 11: first what leaves the highest card") {
    const OwnPlays own = plays("3C 4D 5C 6S 7D 8H");
    CHECK(texts(own.fives()) == TextList{"3C 4D 5C 6S 7D"});
    CHECK(own.fiveChoice() == FiveChoice::MostLeft);
}

TEST_CASE("Algorithm 11: then what leaves the fewest plays") {
    // Every good choice leaves the two; with the eight it leaves a pair of nines besides.
    const OwnPlays own = plays("5D 5C 5H 5S 8D 9D 9C 2S");
    CHECK(texts(own.all()) == TextList{"5D 5C 5H 5S 8D", "9D 9C", "2S"});
    CHECK(own.fiveChoice() == FiveChoice::FewestLeft);
}

TEST_CASE("Algorithm 11: then the higher play") {
    const OwnPlays nines = plays("5D 5C 6C 7S 8D 9H 9C 2S");
    CHECK(texts(nines.fives()) == TextList{"5D 6C 7S 8D 9H"});
    CHECK(nines.fiveChoice() == FiveChoice::Highest);
    // The higher nine stays where it would be the highest card left.
    const OwnPlays own = plays("5D 6C 7S 8D 9D 9S");
    CHECK(texts(own.fives()) == TextList{"5D 6C 7S 8D 9D"});
    CHECK(own.fiveChoice() == FiveChoice::MostLeft);
}

TEST_CASE("Algorithm 11: or what leaves the most of all cards") {
    // The two examples differ: TC to A leaves a pair of twos, and so does 9S to K with the ace.
    const std::string hand = "5S 6C 7C 9S TC JD QD KD AS 2D 2C";
    CHECK(texts(plays(hand).fives()) == TextList{"TC JD QD KD AS"});
    const OwnPlays own = plays(hand, ValueLeft::Sum);
    CHECK(texts(own.fives()) == TextList{"9S TC JD QD KD"});
    CHECK(own.fiveChoice() == FiveChoice::MostLeft);
}

TEST_CASE("Overlapping: the same five cards, every pair and every single card, as in section 3.1") {
    Observation view;
    view.hand = cardSet("3H 5D 6D 6S 7H 8D TC QD QH KS AD 2C 2S");
    const OwnPlays own = OwnPlays(view).overlapping(view);
    CHECK(texts(own.fives()) == texts(OwnPlays(view).fives()));
    CHECK(texts(own.pairs()) == TextList{"6D 6S", "QD QH", "2C 2S"});
    CHECK(own.singles().size() == 13);
    CHECK(own.first(Class::A)->cards == cardSet("2C 2S"));
    CHECK(own.first(Class::B)->cards == cardSet("QD QH"));
    CHECK(own.count(Class::A) == 2);
    CHECK(own.count(Class::B) == 4);
    CHECK(own.count(Class::D) == 0);
    view.hand = cardSet("9D 9C 9H 9S");
    CHECK(texts(OwnPlays(view).overlapping(view).pairs()) ==
          TextList{"9D 9C", "9D 9H", "9C 9H", "9D 9S", "9C 9S", "9H 9S"});
}

TEST_CASE("Every card of a hand is in one play, and all plays are plays") {
    Rng rng(451);
    for (int i = 0; i < scaled(500); ++i) {
        const State state = randomStart(allOptions()[rng.below(32)], rng);
        const OwnPlays own(viewToMove(state));
        CardSet cards;
        for (const OwnPlay& play : own.all()) {
            REQUIRE((cards & play.cards).empty());
            cards |= play.cards;
            REQUIRE(combinationOf(play.cards, state.pub.options) == play.combination);
            REQUIRE(play.cls == classOf(play.cards, viewToMove(state)));
        }
        REQUIRE(cards == viewToMove(state).hand);
        REQUIRE(own.count(Class::A) + own.count(Class::B) + own.count(Class::C) +
                    own.count(Class::D) ==
                own.size());
        for (const auto& some : {own.fives(), own.pairs(), own.singles()})
            for (std::size_t k = 1; k < some.size(); ++k)
                REQUIRE(some[k - 1].combination <= some[k].combination);
    }
}
