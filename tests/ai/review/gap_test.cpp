// Pooling several looks at the same two moves.
#include "ai/review/gap.h"

#include <catch2/catch.hpp>

using namespace parlour;

TEST_CASE("Several looks are more certain than one") {
    Gap gap;
    gap.add(0.10, 0.04);
    CHECK(gap.looks() == 1);
    CHECK(gap.mean() == 0.10);
    CHECK(gap.noise() == Approx(0.04));
    for (const double difference : {0.11, 0.09, 0.10}) gap.add(difference, 0.04);
    CHECK(gap.mean() == Approx(0.10));
    CHECK(gap.noise() == Approx(0.02));
}

TEST_CASE("Looks that differ more than each of them tells are less certain") {
    Gap gap;
    gap.add(0.0, 0.001);
    gap.add(0.2, 0.001);
    CHECK(gap.mean() == Approx(0.1));
    CHECK(gap.noise() == Approx(0.1)); // the standard error of their mean
}

TEST_CASE("What looks do not tell is seen from how they differ") {
    Gap gap;
    gap.add(0.0, kUnknownNoise);
    CHECK(gap.noise() == kUnknownNoise);
    gap.add(0.2, kUnknownNoise);
    CHECK(gap.noise() == Approx(0.1));
}
