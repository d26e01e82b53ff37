// A genetic algorithm over real numbers: binary tournaments select the parents, blend crossover
// (BLX-0.5, Eshelman and Schaffer 1993) mixes them, a normal mutation changes one value of each
// child on average, and the best of a generation stays in the next one.
#pragma once

#include "app/lab/evolution.h"

#include <cstdint>

namespace parlour::lab {

struct Genetic {
    // Starts from `values` and, around them, others. Precondition: at least two individuals.
    static Genetic around(const std::vector<double>& values, std::vector<double> spread, int size,
                          Rng& rng) {
        Genetic genetic{{}, std::move(spread)};
        genetic.population.push_back(values);
        while (genetic.population.size() < static_cast<std::size_t>(size)) {
            genetic.population.push_back(values);
            std::vector<double>& individual = genetic.population.back();
            for (std::size_t i = 0; i < individual.size(); ++i)
                individual[i] += genetic.spread[i] * normal(rng);
        }
        return genetic;
    }

    // The next generation, from the scores of this one.
    void breed(std::vector<Evolution::Candidate> tried, Rng& rng) {
        std::ranges::stable_sort(tried, std::greater{}, &Evolution::Candidate::score);
        population.assign(1, tried.front().values);
        while (population.size() < tried.size()) {
            const auto& mother = winner(tried, rng); // one after the other, whatever the compiler
            const auto& father = winner(tried, rng);
            population.push_back(child(mother, father, rng));
        }
    }

    std::vector<std::vector<double>> population; // the best of the last generation first
    std::vector<double> spread;                  // of a mutation, by value

private:
    using Values = std::vector<double>;

    // Of two random individuals the better one; `tried` is sorted.
    static const Values& winner(const std::vector<Evolution::Candidate>& tried, Rng& rng) {
        const auto size = static_cast<std::uint32_t>(tried.size());
        const std::uint32_t one = rng.below(size);
        return tried[std::min(one, rng.below(size))].values;
    }

    Values child(const Values& mother, const Values& father, Rng& rng) const {
        constexpr double kBeyond = 0.5; // how far a child may lie outside its parents' range
        Values values(mother.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double part = (1 + 2 * kBeyond) * rng.unit() - kBeyond;
            values[i] = mother[i] + part * (father[i] - mother[i]);
            if (rng.below(static_cast<std::uint32_t>(values.size())) == 0)
                values[i] += spread[i] * normal(rng);
        }
        return values;
    }
};

} // namespace parlour::lab
