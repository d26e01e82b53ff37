#include "ai/arena/ratings.h"
#include "core/base/rng.h"

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

TEST_CASE("Opponents together win as often as the sum of their strengths") {
    CHECK(ratingOfAll(std::vector<double>{120}) == Approx(120));
    // One of four equal players wins a quarter of the games.
    const std::vector<double> three{200, 200, 200};
    CHECK(shareOfElo(200 - ratingOfAll(three)) == Approx(0.25));
    CHECK(ratingOfAll(std::vector<double>{0, 5000}) == Approx(5000));
}

TEST_CASE("The strength of a player is within its interval about as often as that says") {
    const std::vector<double> rungs{0, 150, 320, 500};
    const double middle = 250;
    constexpr int kTrials = 400;
    constexpr int kGames = 30;
    Rng rng(20240501);
    int within = 0;
    double error = 0;
    for (int trial = 0; trial < kTrials; ++trial) {
        const double truth = static_cast<double>(rng.below(800)) - 150;
        std::vector<RatedGame> games;
        for (int i = 0; i < kGames; ++i) {
            const double other = rungs[rng.below(static_cast<std::uint32_t>(rungs.size()))];
            const bool isWon =
                static_cast<double>(rng.below(1'000'000)) < 1e6 * shareOfElo(truth - other);
            games.push_back({1, 0, other, isWon ? 1.0 : 0.0});
        }
        const Strength strength = strengthFrom(games, middle);
        CHECK(strength.low <= strength.elo);
        CHECK(strength.elo <= strength.high);
        within += strength.low <= truth && truth <= strength.high;
        error += strength.elo - truth;
    }
    CHECK(within >= kTrials * 0.91); // 95 %, and three standard errors
    CHECK(std::abs(error / kTrials) < 25);
}

TEST_CASE("A strength needs few games to be told, and gets closer with more") {
    const Strength unknown = strengthFrom({}, 300);
    CHECK(unknown.elo == Approx(300).margin(5));
    CHECK(unknown.high - unknown.low > 1500);

    const auto won = [](std::size_t count) {
        return strengthFrom(std::vector<RatedGame>(count, {1, 0, 300, 1}), 300);
    };
    CHECK(won(3).elo > 350);
    CHECK(won(20).elo > won(3).elo);
    CHECK(won(20).high < 2300);
    CHECK(won(20).low > won(3).low);

    const std::vector<RatedGame> even(50, {1, 0, 300, 0.5});
    const Strength known = strengthFrom(even, 0);
    CHECK(known.elo == Approx(300).margin(10));
    // 1.96 standard errors of fifty games of which half are won.
    CHECK((known.high - known.low) / 2 == Approx(1.96 * 173.72 / std::sqrt(12.5)).epsilon(0.1));

    // With a partner of the same strength as the opponents, half of what a side does is one's own.
    const std::vector<RatedGame> paired(50, {2, 300, 300, 0.5});
    const Strength shared = strengthFrom(paired, 0);
    CHECK(shared.elo == Approx(300).margin(20));
    CHECK(shared.high - shared.low == Approx(2 * (known.high - known.low)).epsilon(0.15));
}
