#include "ai/arena/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parlour {

namespace {

constexpr double kRatingScale = 173.7178; // between Glicko and Glicko-2 (step 2)
constexpr double kTau = 0.5;              // how fast volatility may change (step 1)
constexpr double kExactness = 1e-6;       // of the volatility's logarithm (step 5)

double square(double x) { return x * x; }

double weight(double phi) { return 1 / std::sqrt(1 + 3 * square(phi / std::numbers::pi)); }

// Step 5: the root of f by the Illinois algorithm.
double newVolatility(double sigma, double phi, double variance, double delta) {
    const double a = std::log(square(sigma));
    const auto f = [&](double x) {
        const double e = std::exp(x);
        const double all = square(phi) + variance + e;
        return e * (square(delta) - all) / (2 * square(all)) - (x - a) / square(kTau);
    };
    double low = a;
    double high = std::log(square(delta) - square(phi) - variance);
    if (!(square(delta) > square(phi) + variance)) {
        high = a - kTau;
        while (f(high) < 0) high -= kTau;
    }
    double atLow = f(low);
    double atHigh = f(high);
    while (std::abs(high - low) > kExactness) {
        const double between = low + (low - high) * atLow / (atHigh - atLow);
        const double there = f(between);
        if (there * atHigh <= 0) {
            low = high;
            atLow = atHigh;
        } else {
            atLow /= 2;
        }
        high = between;
        atHigh = there;
    }
    return std::exp(low / 2);
}

} // namespace

GlickoRating afterPeriod(const GlickoRating& before, std::span<const GlickoGame> games) {
    const double mu = (before.rating - 1500) / kRatingScale;
    const double phi = before.deviation / kRatingScale;
    double information = 0;
    double surprise = 0;
    for (const GlickoGame& game : games) {
        const double g = weight(game.opponent.deviation / kRatingScale);
        const double theirs = (game.opponent.rating - 1500) / kRatingScale;
        const double expected = 1 / (1 + std::exp(-g * (mu - theirs)));
        information += square(g) * expected * (1 - expected);
        surprise += g * (game.score - expected);
    }
    GlickoRating after = before;
    if (information > 0)
        after.volatility =
            newVolatility(before.volatility, phi, 1 / information, surprise / information);
    const double drifted = square(phi) + square(after.volatility);
    const double newPhi = 1 / std::sqrt(1 / drifted + information);
    after.deviation = std::min(kRatingScale * newPhi, GlickoRating().deviation);
    after.rating = before.rating + kRatingScale * square(newPhi) * surprise;
    return after;
}

} // namespace parlour
