// Seats, ranks and counts are ints; what they number in an array is found by this.
#pragma once

#include <cassert>
#include <cstddef>

namespace parlour {

constexpr std::size_t index(int i) {
    assert(i >= 0);
    return static_cast<std::size_t>(i);
}

} // namespace parlour
