// An evolution strategy: each generation draws candidates around a mean; then the mean and the
// spread move towards those of the best quarter.
#pragma once

#include "core/base/rng.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace parlour::lab {

// Nearly normally distributed, from our own generator.
inline double normal(Rng& rng) {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += rng.unit();
    return sum;
}

struct Evolution {
    struct Candidate {
        double score = 0;
        std::vector<double> values;
    };

    std::vector<double> draw(Rng& rng) const {
        std::vector<double> values = mean;
        for (std::size_t i = 0; i < values.size(); ++i) values[i] += spread[i] * normal(rng);
        return values;
    }

    // Precondition: at least two candidates.
    void moveTo(std::vector<Candidate> tried) {
        std::ranges::stable_sort(tried, std::greater{}, &Candidate::score);
        tried.resize(std::max<std::size_t>(2, tried.size() / 4));
        const auto count = static_cast<double>(tried.size());
        for (std::size_t i = 0; i < mean.size(); ++i) {
            double middle = 0;
            double variance = 0; // around the old mean, so that a moving mean keeps it wide
            for (const Candidate& candidate : tried) {
                middle += candidate.values[i] / count;
                variance += (candidate.values[i] - mean[i]) * (candidate.values[i] - mean[i]);
            }
            const double width = std::sqrt(variance / count);
            spread[i] = std::max(leastSpread, (1 - spreadPace) * spread[i] + spreadPace * width);
            mean[i] = (1 - meanPace) * mean[i] + meanPace * middle;
        }
    }

    std::vector<double> mean;
    std::vector<double> spread;
    double leastSpread = 0;
    double meanPace = 0.5; // the part of the way that each generation moves
    double spreadPace = 0.3;
};

} // namespace parlour::lab
