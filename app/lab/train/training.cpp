#include "app/lab/train/training.h"

#include "ai/arena/tally.h"

#include <algorithm>

namespace parlour::lab {

Progress::Progress(const TrainingSetup& setup, std::vector<Memory> memories)
    : m_setup(setup), m_memories(std::move(memories)) {
    m_memories.push_back(memory(m_games));
    m_memories.push_back(memory(m_printed));
    std::size_t size = 0;
    for (const Memory& one : m_memories) size += one.size();
    if (setup.before.size() == size) {
        const std::byte* from = std::as_bytes(std::span(setup.before)).data();
        for (const Memory& one : m_memories) {
            std::copy_n(from, one.size(), one.begin());
            from += one.size();
        }
    }
    if (setup.told) setup.told(m_games);
}

bool Progress::goesOn() const {
    if (isDone()) return false; // after a stop the memories may be incomplete
    if (m_setup.keep)
        m_setup.keep([this] {
            std::string bytes;
            for (const Memory& one : m_memories)
                bytes.append(reinterpret_cast<const char*>(one.data()), one.size());
            return bytes;
        });
    return true;
}

std::string shareOf(double won, std::int64_t games, double even) {
    const double share = won / static_cast<double>(games);
    const Interval interval = wilson95(share, games);
    return fmt::format("{:.1f} % of {} games ({:.1f} - {:.1f}; even: {:.1f})", 100 * share, games,
                       100 * interval.low, 100 * interval.high, 100 * even);
}

} // namespace parlour::lab
