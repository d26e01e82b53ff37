// Intervals and tests, with worked examples from the literature.
#include "ai/arena/estimates.h"

#include <catch2/catch.hpp>

#include <cmath>

using namespace parlour;

TEST_CASE("Exact intervals of a share") {
    // Newcombe (1998), two of his examples for a single proportion.
    const Interval many = exactInterval(81.0 / 263, 263);
    CHECK(many.low == Approx(0.2527).margin(5e-5));
    CHECK(many.high == Approx(0.3676).margin(5e-5));
    const Interval few = exactInterval(15.0 / 148, 148);
    CHECK(few.low == Approx(0.0578).margin(5e-5));
    CHECK(few.high == Approx(0.1617).margin(5e-5));

    // Three of three games: the lower bound is the third root of 0.025.
    const Interval all = exactInterval(1, 3);
    CHECK(all.low == Approx(std::cbrt(0.025)));
    CHECK(all.high == 1);
    CHECK(exactInterval(0.5, 0).low == 0);
    CHECK(exactInterval(0.5, 0).high == 1);
}

TEST_CASE("The difference of two shares") {
    // Newcombe (1998), method 10: 56 of 70 and 48 of 80, 9 of 10 and 3 of 10.
    const Interval a = differenceOfShares(56.0 / 70, 70, 48.0 / 80, 80);
    CHECK(a.low == Approx(0.0524).margin(5e-5));
    CHECK(a.high == Approx(0.3339).margin(5e-5));
    const Interval b = differenceOfShares(0.9, 10, 0.3, 10);
    CHECK(b.low == Approx(0.1705).margin(5e-5));
    CHECK(b.high == Approx(0.8090).margin(5e-5));
    CHECK(differenceOfShares(1, 3, 1, 3).low < -0.5);
    CHECK(differenceOfShares(1, 0, 0, 5).low == -1);
}

TEST_CASE("Means") {
    const Mean mean = meanOf({{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}});
    CHECK(mean.count == 5);
    CHECK(mean.value == 3);
    CHECK(mean.deviation == Approx(std::sqrt(2.5)));
    const Interval interval = meanInterval(mean); // t with 4 degrees of freedom: 2.776
    CHECK(interval.low == Approx(3 - 2.7764451 * std::sqrt(0.5)));
    CHECK(interval.high == Approx(3 + 2.7764451 * std::sqrt(0.5)));
    CHECK(meanOf({}).count == 0);
    CHECK(std::isinf(meanInterval(meanOf({{7, 1}})).low));

    // Equal samples: 8 degrees of freedom, 2.306.
    const Interval difference = differenceOfMeans(mean, mean);
    CHECK(difference.high == Approx(2.3060041));
    CHECK(difference.low == Approx(-2.3060041));
    // One without spread: the freedom is the other's.
    const Interval fixed = differenceOfMeans(mean, {1, 0, 5});
    CHECK(fixed.low == Approx(2 - 2.7764451 * std::sqrt(0.5)));
}

TEST_CASE("Wilcoxon's signed-rank test") {
    // Ranks by hand: 1 1 2 3 -> 1.5 1.5 3 4; favourable 1.5 + 3 + 4 = 8.5, unfavourable 1.5; one
    // zero is dropped. Variance 4*5*9/24 - (8 - 2)/48.
    const SignedRank test = signedRank({{0, 1}, {1, 1}, {-1, 1}, {2, 1}, {3, 1}});
    CHECK(test.pairs == 4);
    CHECK(test.rankBiserial == Approx(0.7));
    CHECK(test.z == Approx((8.5 - 5) / std::sqrt(7.5 - 0.125)));
    CHECK(test.p == Approx(std::erfc(test.z / std::sqrt(2))));

    const SignedRank even = signedRank({{2, 5}, {-2, 5}});
    CHECK(even.z == 0);
    CHECK(even.p == 1);
    CHECK(signedRank({{0, 9}}).pairs == 0);
}
