// What a sample tells about a share or a mean, and about the difference of two. All intervals hold
// 95 %.
#pragma once

#include "ai/arena/tally.h"

#include <cstdint>
#include <map>

namespace parlour {

// Of a share of `games`, exact (Clopper and Pearson 1934); drawn games may count half.
Interval exactInterval(double share, std::int64_t games);

// Of the difference a - b of two independent shares (Newcombe 1998, method 10). No interval at
// fewer than one game: [-1, 1].
Interval differenceOfShares(double a, std::int64_t gamesOfA, double b, std::int64_t gamesOfB);

struct Mean {
    double value = 0;
    double deviation = 0; // standard deviation of one observation
    std::int64_t count = 0;
};
// Precondition: the counts are not negative.
Mean meanOf(const std::map<int, std::int64_t>& counts);

// Of a mean, by Student's t; at fewer than two observations it has no bounds.
Interval meanInterval(const Mean& mean);
// Of the difference a - b of two means (Welch 1947).
Interval differenceOfMeans(const Mean& a, const Mean& b);

// Wilcoxon's signed-rank test of paired observations, two-sided: zeros are dropped, ties get their
// mean rank, the sum of ranks is taken as normal with the variance corrected for ties.
struct SignedRank {
    std::int64_t pairs = 0; // that differ
    double z = 0;           // above 0: the first of the pairs are greater
    double p = 1;
    double rankBiserial = 0; // (favourable - unfavourable ranks) / all (Kerby 2014)
};
// Each difference with how often it occurred.
SignedRank signedRank(const std::map<int, std::int64_t>& differences);

} // namespace parlour
