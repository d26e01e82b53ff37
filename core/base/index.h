// Seats, ranks and counts are ints; this makes array indices of them.
#pragma once

#include <cassert>
#include <cstddef>

namespace parlour {

constexpr std::size_t index(int i) {
    assert(i >= 0);
    return static_cast<std::size_t>(i);
}

} // namespace parlour
