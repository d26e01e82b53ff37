#include "ai/bigtwo/plan.h"
#include "tests/support/bigtwo.h"

using namespace parlour::bigtwo;
using namespace parlour::test;

TEST_CASE("The fewest plays of a hand of Big Two are counted exactly") {
    const auto least = [](const char* hand, bool triples = false) {
        Options options;
        options.triples = triples;
        return leastPlays(cardSet(hand), options);
    };
    CHECK(least("") == 0);
    CHECK(least("3D 4S") == 2);
    CHECK(least("3D 3S") == 1);
    CHECK(least("3D 3C 3S") == 2);
    CHECK(least("3D 3C 3S", true) == 1);
    CHECK(least("3D 3C 3H 3S", true) == 2);
    CHECK(least("3D 4D 5C 6C 7S") == 1);
    // The flush may leave the pair of jacks or of twos, not both.
    CHECK(least("5S 7S 8S 9D 9C JC JS QS AS 2H 2S") == 4);
    CHECK(least("5S 7S 8S 9D 9C JC JS QS 2H 2S") == 4);
    CHECK(least("3D 4D 5C 6C 7S 9D 9C 9H JD JC KS") == 3);
}
