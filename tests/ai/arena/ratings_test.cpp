#include "ai/arena/ratings.h"

#include <catch2/catch.hpp>

#include <cmath>
#include <vector>

using namespace parlour;

TEST_CASE("Two players are rated by the share of their games") {
    const std::vector<Pairing> one{{1, 0, 7500, 10'000}};
    const auto rated = ratings(2, one);
    CHECK(rated[0].elo == 0);
    CHECK(rated[1].elo == Approx(190.8).margin(0.3)); // three wins in four games
    CHECK(shareOfElo(rated[1].elo) == Approx(0.75).margin(0.001));
    CHECK(eloOfShare(0.75) == Approx(190.85).margin(0.01));
    // 1.96 standard errors of the share, through the slope of the curve.
    CHECK(rated[1].error95 == Approx(1.96 * 173.72 / std::sqrt(10'000 * 0.1875)).epsilon(0.01));
}

TEST_CASE("A round robin that fits the model gives back its ratings") {
    const std::vector<double> elo{0, 70, 200, 210, 500};
    std::vector<Pairing> pairings;
    for (std::size_t a = 0; a < elo.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            pairings.push_back({a, b, 1e6 * shareOfElo(elo[a] - elo[b]), 1e6});
    const auto rated = ratings(elo.size(), pairings);
    for (std::size_t i = 0; i < elo.size(); ++i) CHECK(rated[i].elo == Approx(elo[i]).margin(0.1));
}

TEST_CASE("A player that never lost has a finite rating, higher the more it has won") {
    const auto few = ratings(2, std::vector<Pairing>{{1, 0, 10, 10}});
    const auto many = ratings(2, std::vector<Pairing>{{1, 0, 100, 100}});
    CHECK(few[1].elo > 100);
    CHECK(many[1].elo > few[1].elo + 300);
    CHECK(std::isfinite(many[1].elo));
}

TEST_CASE("A player among others of known ratings gets the rating that fits its results") {
    const std::vector<double> elo{0, 130, 460};
    std::vector<Pairing> pairings;
    for (std::size_t b = 0; b < elo.size(); ++b)
        pairings.push_back({0, b, 1e6 * shareOfElo(300 - elo[b]), 1e6});
    const Rating rated = ratingAmong(elo, pairings);
    CHECK(rated.elo == Approx(300).margin(0.1));

    // Against one player, it is what both would be given together.
    const std::vector<Pairing> one{{1, 0, 7500, 10'000}};
    const Rating alone = ratingAmong(std::vector<double>{50}, one);
    CHECK(alone.elo == Approx(50 + ratings(2, one)[1].elo).margin(1e-6));
    CHECK(alone.error95 == Approx(ratings(2, one)[1].error95));
    CHECK(ratingAmong(std::vector<double>{0}, std::vector<Pairing>{{0, 0, 10, 10}}).elo < 1000);
}
