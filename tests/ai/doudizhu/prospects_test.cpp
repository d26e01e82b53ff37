#include "ai/doudizhu/prospects.h"
#include "tests/support/doudizhu.h"

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

TEST_CASE("The fewest plays of a hand of Doudizhu are counted exactly") {
    const auto least = [](const char* hand, Kickers rule = Kickers::Any) {
        return LeastPlays(rule)(ranks(hand));
    };
    CHECK(LeastPlays(Kickers::Any)(Cards()) == 0);
    CHECK(least("XD") == 1);
    // The most valuable splits of these take 6, 8, 8, 4 and 4 plays.
    CHECK(least("3455667789TJQKKXD") == 4); // 34567, 56789TJQK, K and the rocket
    CHECK(least("67TTJQQQKKKAAD") == 5);    // 67QQQKKK, TT, J, AA, D
    CHECK(least("334457789TJQQKA22") == 7); // 789TJQKA, 33, 44, 5, 7, Q, 22
    CHECK(least("33344455566677788899") == 1);
    CHECK(least("3456789TJJJQQQKKKAAA") == 2);
    // Two single cards of a rank are carried where the rule lets them.
    CHECK(least("33344455") == 1);
    CHECK(least("33344455", Kickers::Distinct) == 2);
}

TEST_CASE("A play of Doudizhu may be beaten by what fits into a hand") {
    const auto mayBeat = [](const char* cards, int most, const char* play) {
        return doudizhu::mayBeat(ranks(cards), most, patternFrom(play));
    };
    CHECK(mayBeat("5", 1, "4"));
    CHECK_FALSE(mayBeat("4", 1, "4"));
    CHECK(mayBeat("55", 2, "44"));
    CHECK_FALSE(mayBeat("55", 1, "44"));
    CHECK(mayBeat("56789", 5, "45678"));
    CHECK_FALSE(mayBeat("5678T", 5, "45678"));
    CHECK(mayBeat("3333", 4, "2"));
    CHECK_FALSE(mayBeat("3333", 3, "2"));
    CHECK_FALSE(mayBeat("3333", 4, "4444"));
    CHECK(mayBeat("XD", 2, "2222"));
    CHECK_FALSE(mayBeat("XD", 1, "2222"));
    CHECK_FALSE(mayBeat("2222", 4, "XD"));
}
