#include "app/lab/train/training.h"

#include "ai/arena/tally.h"

namespace parlour::lab {

std::string shareOf(double won, std::int64_t games, double even) {
    const double share = won / static_cast<double>(games);
    const Interval interval = wilson95(share, games);
    return fmt::format("{:.1f} % of {} games ({:.1f} - {:.1f}; even: {:.1f})", 100 * share, games,
                       100 * interval.low, 100 * interval.high, 100 * even);
}

} // namespace parlour::lab
