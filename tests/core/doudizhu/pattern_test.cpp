// What cards are together, what beats what, and how that is said.
#include "tests/support/doudizhu.h"

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

bool beats(std::string_view mine, std::string_view table) {
    return patternFrom(mine).beats(patternFrom(table));
}

std::string name(std::string_view text) { return patternName(patternFrom(text)).english; }

} // namespace

TEST_CASE("Every pattern has its name") {
    CHECK(name("3") == "single card");
    CHECK(name("D") == "single card");
    CHECK(name("22") == "pair");
    CHECK(name("AAA") == "triplet");
    CHECK(name("3334") == "triplet with a single card");
    CHECK(name("33344") == "triplet with a pair");
    CHECK(name("34567") == "sequence");
    CHECK(name("3456789TJQKA") == "sequence");
    CHECK(name("334455") == "sequence of pairs");
    CHECK(name("333444") == "airplane");
    CHECK(name("33344456") == "airplane with wings");
    CHECK(name("3334445566") == "airplane with wings of pairs");
    CHECK(name("333345") == "four with two single cards");
    CHECK(name("33334455") == "four with two pairs");
    CHECK(name("3333") == "bomb");
    CHECK(name("XD") == "rocket");
    CHECK(name("34") == "nothing that can be played");
}

TEST_CASE("Sequences have a least length, no gap, no 2 and no joker") {
    for (const char* none : {"3456", "34568", "JQKA2", "3344", "334466", "QQKKAA22", "KKKAAA222",
                             "AAA222", "TJQKAX", "34", "2X"}) {
        INFO(none);
        CHECK_FALSE(patternFrom(none));
    }
    CHECK(patternFrom("TJQKA"));
    CHECK(patternFrom("QQKKAA"));
    CHECK(patternFrom("KKKAAA"));
    CHECK(patternFrom("33445566778899TTJJQQ").length == 10);
}

TEST_CASE("A play is beaten by the same pattern, higher, by bombs and by the rocket") {
    CHECK(beats("4", "3"));
    CHECK_FALSE(beats("3", "3"));
    CHECK(beats("2", "A"));
    CHECK(beats("X", "2"));
    CHECK(beats("D", "X"));
    CHECK_FALSE(beats("44", "3"));
    CHECK(beats("45678", "34567"));
    CHECK_FALSE(beats("456789", "34567")); // as many cards
    CHECK(beats("4443", "333A"));          // kickers never matter
    CHECK_FALSE(beats("44433", "333A"));
    CHECK(beats("44455536", "333444AK"));
    CHECK(beats("444435", "3333AK"));
    CHECK(beats("3333", "22"));
    CHECK(beats("3333", "QQQKKKAAA"));
    CHECK(beats("4444", "3333"));
    CHECK_FALSE(beats("3333", "4444"));
    CHECK(beats("3333", "444456")); // a four with kickers is no bomb
    CHECK_FALSE(beats("444456", "3333"));
    CHECK(beats("XD", "2222"));
    CHECK(beats("XD", "3"));
    CHECK_FALSE(beats("2222", "XD"));
    CHECK_FALSE(beats("XD", "XD"));
}

TEST_CASE("An airplane counts by its triplets, even where a kicker is higher") {
    CHECK(patternFrom("333444555999").lowest == Three);
    CHECK(patternFrom("333444555999").kind == Kind::TripletWithSingles);
    CHECK_FALSE(beats("444555666333", "333444555999")); // that is a plain sequence of four
    CHECK(beats("444555666888", "333444555999"));
    CHECK(patternFrom("333444555666").kind == Kind::Triplet);
    CHECK(patternFrom("333444555666").length == 4);
    // Two readings: the higher one counts.
    CHECK(patternFrom("3334445556667778").lowest == 1);
    CHECK(patternFrom("3334445556667778").length == 4);
}

TEST_CASE("Rank texts are read in any order and written lowest first") {
    CHECK(toText(ranks("D2A3X3")) == "33A2XD");
    CHECK(ranks("").empty());
    CHECK(parseCards("33333").error().english() == "\"33333\" holds more 3 than the deck");
    CHECK(parseCards("XDX").error().english() == "\"XDX\" holds more X than the deck");
    CHECK(parseCards("DD").error().english() == "\"DD\" holds more D than the deck");
    CHECK(parseCards("34a").error().english() ==
          "\"34a\" holds a letter that is not a rank (3456789TJQKA2XD)");
    CHECK_FALSE(parseCards("10"));
    CHECK_FALSE(parseCards("3 4"));
}

TEST_CASE("Words of counts") {
    CHECK(kDeck.size() == 54);
    const Cards hand = ranks("3334456");
    CHECK(hand.count(Three) == 3);
    CHECK(hand.size() == 7);
    CHECK(hand.atLeast(2) == RankSet::run(Three, 2));
    CHECK(hand.exactly(1) == RankSet::run(2, 2));
    CHECK(hand.contains(ranks("3345")));
    CHECK_FALSE(hand.contains(ranks("3377")));
    CHECK_FALSE(hand.contains(ranks("444")));
    CHECK(hand - ranks("334") == ranks("3456"));
    CHECK(hand.without(RankSet::run(Three, 1)) == ranks("4456"));
    CHECK(ranks("34578").ranks().runsOf(2) == (RankSet::run(0, 2) | RankSet::run(4, 1)));
    for (int rank = 0; rank < kRanks; ++rank) CHECK(std::string(rankName(rank).english) != "");
}
