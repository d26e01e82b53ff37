#include "ai/arena/estimates.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace parlour {

namespace {

constexpr double kTail = 0.025; // on each side of a 95 % interval

double varianceOfMean(const Mean& mean) {
    return mean.deviation * mean.deviation / static_cast<double>(mean.count);
}

Interval aroundMean(double value, double error, double freedom) {
    if (error == 0) return {value, value};
    const boost::math::students_t t(freedom);
    const double reach = quantile(complement(t, kTail)) * error;
    return {value - reach, value + reach};
}

constexpr Interval kNoBounds{-std::numeric_limits<double>::infinity(),
                             std::numeric_limits<double>::infinity()};

} // namespace

Interval exactInterval(double share, std::int64_t games) {
    if (games < 1) return {};
    using Binomial = boost::math::binomial;
    const double n = static_cast<double>(games);
    const double wins = std::min(share * n, n); // rounding may have made it more
    return {Binomial::find_lower_bound_on_p(n, wins, kTail),
            Binomial::find_upper_bound_on_p(n, wins, kTail)};
}

Interval differenceOfShares(double a, std::int64_t gamesOfA, double b, std::int64_t gamesOfB) {
    if (gamesOfA < 1 || gamesOfB < 1) return {-1, 1};
    const Interval ofA = wilson95(a, gamesOfA);
    const Interval ofB = wilson95(b, gamesOfB);
    return {a - b - std::hypot(a - ofA.low, ofB.high - b),
            a - b + std::hypot(ofA.high - a, b - ofB.low)};
}

Mean meanOf(const std::map<int, std::int64_t>& counts) {
    Mean mean;
    double sum = 0;
    for (const auto& [value, count] : counts) {
        mean.count += count;
        sum += value * static_cast<double>(count);
    }
    if (mean.count == 0) return mean;
    mean.value = sum / static_cast<double>(mean.count);
    double squares = 0;
    for (const auto& [value, count] : counts)
        squares += (value - mean.value) * (value - mean.value) * static_cast<double>(count);
    if (mean.count > 1) mean.deviation = std::sqrt(squares / static_cast<double>(mean.count - 1));
    return mean;
}

Interval meanInterval(const Mean& mean) {
    if (mean.count < 2) return kNoBounds;
    return aroundMean(mean.value, std::sqrt(varianceOfMean(mean)),
                      static_cast<double>(mean.count - 1));
}

Interval differenceOfMeans(const Mean& a, const Mean& b) {
    if (a.count < 2 || b.count < 2) return kNoBounds;
    const double ofA = varianceOfMean(a);
    const double ofB = varianceOfMean(b);
    const double both = ofA + ofB;
    if (both == 0) return {a.value - b.value, a.value - b.value};
    const double freedom = both * both /
                           (ofA * ofA / static_cast<double>(a.count - 1) +
                            ofB * ofB / static_cast<double>(b.count - 1));
    return aroundMean(a.value - b.value, std::sqrt(both), freedom);
}

SignedRank signedRank(const std::map<int, std::int64_t>& differences) {
    struct Ties {
        std::int64_t above = 0; // pairs with a positive difference of this size
        std::int64_t below = 0;
    };
    std::map<std::int64_t, Ties> bySize;
    for (const auto& [difference, count] : differences)
        if (difference != 0) {
            Ties& ties = bySize[std::abs(std::int64_t{difference})];
            (difference > 0 ? ties.above : ties.below) += count;
        }

    SignedRank test;
    double favourable = 0, unfavourable = 0, tieCorrection = 0;
    for (const auto& [size, ties] : bySize) {
        const double tied = static_cast<double>(ties.above + ties.below);
        const double rank = static_cast<double>(test.pairs) + (tied + 1) / 2;
        favourable += rank * static_cast<double>(ties.above);
        unfavourable += rank * static_cast<double>(ties.below);
        tieCorrection += tied * tied * tied - tied;
        test.pairs += ties.above + ties.below;
    }
    if (test.pairs == 0) return test;
    const double n = static_cast<double>(test.pairs);
    const double variance = n * (n + 1) * (2 * n + 1) / 24 - tieCorrection / 48;
    test.z = variance > 0 ? (favourable - n * (n + 1) / 4) / std::sqrt(variance) : 0;
    test.p = std::min(1.0, 2 * cdf(complement(boost::math::normal(), std::abs(test.z))));
    test.rankBiserial = (favourable - unfavourable) / (favourable + unfavourable);
    return test;
}

} // namespace parlour
