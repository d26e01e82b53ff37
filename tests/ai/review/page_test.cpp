// How the page of a review writes moves.
#include "ai/review/page.h"

#include <catch2/catch.hpp>

using namespace parlour;

TEST_CASE("Cards are shown by their signs") {
    CHECK(moveSigns("bigtwo", "3D 3C TH") == "3♦ 3♣ 10♥");
    CHECK(moveSigns("euchre", "discard 9H") == "discard 9♥");
    CHECK(moveSigns("euchre", "call S alone") == "call ♠ alone");
    CHECK(moveSigns("euchre", "order") == "order");
    CHECK(moveSigns("bigtwo", "pass") == "pass");
    CHECK(moveSigns("samurai", "s2@N12") == "s2@N12");
    CHECK(moveSigns("briscola", "3D") == "three of coins");
    CHECK(moveSigns("briscola", "?") == "?");
    CHECK(moveSigns("bigtwo", "") == "");
}
