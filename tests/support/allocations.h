// How often memory is taken from the heap. For executables with allocations.cpp, which replaces
// operator new.
#pragma once

#include <atomic>

namespace parlour::test {

extern std::atomic<long> allocations;

long allocationsOf(const auto& action) {
    const long before = allocations;
    action();
    return allocations - before;
}

} // namespace parlour::test
