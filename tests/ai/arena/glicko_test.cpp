#include "ai/arena/glicko.h"

#include <catch2/catch.hpp>

#include <array>
#include <cmath>

using namespace parlour;

TEST_CASE("Glicko-2 rates the player of Glickman's example as the paper does") {
    const std::array<GlickoGame, 3> games{{{{1400, 30}, 1}, {{1550, 100}, 0}, {{1700, 300}, 0}}};
    const GlickoRating after = afterPeriod({1500, 200, 0.06}, games);
    CHECK(after.rating == Approx(1464.06).margin(0.02));
    CHECK(after.deviation == Approx(151.52).margin(0.01));
    CHECK(after.volatility == Approx(0.05999).margin(0.00001));
}

TEST_CASE("Glicko-2: a period without games makes a rating less sure, up to a limit") {
    const GlickoRating after = afterPeriod({1600, 50, 0.06}, {});
    CHECK(after.rating == 1600);
    // Glickman's step 6: the root of the sum of both squares.
    CHECK(after.deviation == Approx(std::hypot(50, 0.06 * 173.7178)));
    CHECK(after.volatility == 0.06);
    CHECK(afterPeriod({1600, 350, 0.06}, {}).deviation == 350);
}

TEST_CASE("Glicko-2: results that nobody expected make a player less steady") {
    const std::array<GlickoGame, 2> upsets{{{{2400, 30}, 1}, {{2400, 30}, 1}}};
    const GlickoRating after = afterPeriod({1500, 60, 0.06}, upsets);
    CHECK(after.rating > 1500);
    CHECK(after.volatility > 0.06);
}
