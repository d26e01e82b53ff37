// The difference of two moves' values, pooled over several looks at the same two moves.
#pragma once

#include "ai/base/thinker.h"

#include <algorithm>
#include <cmath>

namespace parlour {

class Gap {
public:
    // `noise`: its standard error as the look tells it.
    void add(double difference, double noise) {
        ++m_looks;
        m_sum += difference;
        m_squares += difference * difference;
        m_variances += noise * noise;
    }

    int looks() const { return m_looks; }
    double mean() const { return m_sum / m_looks; }
    // What the looks tell of their worlds, or how much they differ, which holds what their beliefs
    // miss: the larger one.
    double noise() const {
        const double told = std::sqrt(m_variances) / m_looks;
        if (m_looks < 2) return told;
        const double spread =
            std::max(0.0, m_squares - m_sum * m_sum / m_looks) / (m_looks - 1) / m_looks;
        const double seen = std::sqrt(spread);
        return std::isfinite(told) ? std::max(told, seen) : seen;
    }

private:
    int m_looks = 0;
    double m_sum = 0;
    double m_squares = 0;
    double m_variances = 0;
};

// The move among the candidates; null: it is none of them.
inline const Thought::Option* optionFor(const Thought& thought, const std::string& move) {
    const auto found = std::ranges::find(thought.candidates, move, &Thought::Option::move);
    return found == thought.candidates.end() ? nullptr : &*found;
}

} // namespace parlour
