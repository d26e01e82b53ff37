// Writes the features of a position or a move one after the other.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace parlour {

// What it writes to holds only zeros before, and exactly as many features as are written.
class FeatureWriter {
public:
    explicit FeatureWriter(std::span<std::int8_t> out) : m_out(out) {}

    void number(int value) { m_out[m_next++] = static_cast<std::int8_t>(value); }
    void flag(bool is) { number(is); }
    // One feature for each value from 0 to `values` - 1; others set none.
    void oneOf(int value, int values) {
        if (value >= 0 && value < values) m_out[m_next + static_cast<std::size_t>(value)] = 1;
        skip(values);
    }
    // As many of `most` features as the count says, from the first on.
    void upTo(int count, int most) {
        std::fill_n(m_out.begin() + static_cast<std::ptrdiff_t>(m_next), std::clamp(count, 0, most),
                    std::int8_t{1});
        skip(most);
    }
    void skip(int features) {
        m_next += static_cast<std::size_t>(features);
        assert(m_next <= m_out.size());
    }
    // The next so many features, to be filled in any order.
    std::span<std::int8_t> block(int features) {
        const auto block = m_out.subspan(m_next, static_cast<std::size_t>(features));
        skip(features);
        return block;
    }
    bool isFull() const { return m_next == m_out.size(); }

private:
    std::span<std::int8_t> m_out;
    std::size_t m_next = 0;
};

} // namespace parlour
