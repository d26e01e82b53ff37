#include "ai/arena/play_on.h"

#include "ai/arena/estimates.h"

#include <algorithm>
#include <cmath>

namespace parlour {

void PlayedOn::add(double share, double gain) {
    ++m_games;
    m_shares += share;
    m_gains += gain;
    m_gainsSquared += gain * gain;
}

double PlayedOn::share() const {
    return m_games == 0 ? 0 : m_shares / static_cast<double>(m_games);
}

double PlayedOn::gain() const { return m_games == 0 ? 0 : m_gains / static_cast<double>(m_games); }

Interval PlayedOn::shareInterval() const { return exactInterval(share(), m_games); }

Interval PlayedOn::gainInterval() const {
    Mean mean{gain(), 0, m_games};
    if (m_games > 1) {
        const double squares = m_gainsSquared - m_gains * mean.value;
        mean.deviation = std::sqrt(std::max(0.0, squares / static_cast<double>(m_games - 1)));
    }
    return meanInterval(mean);
}

} // namespace parlour
