// Tests whether counts are those of a uniform draw.
#pragma once

#include <cmath>
#include <cstddef>
#include <span>

namespace parlour::test {

// Pearson's statistic as a standard normal deviate (Wilson and Hilferty): about 0 when the counts
// are uniform. With fixed seeds a test may ask for less than 4 in size.
inline double chiSquareDeviation(std::span<const int> counts) {
    double all = 0;
    for (const int count : counts) all += count;
    const double expected = all / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    const double freedom = static_cast<double>(counts.size() - 1);
    const double spread = 2 / (9 * freedom);
    return (std::cbrt(sum / freedom) - (1 - spread)) / std::sqrt(spread);
}

} // namespace parlour::test
