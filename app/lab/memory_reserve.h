// Memory for what must not fail. Values of JSON need some to be freed, and their destructors end
// the program where there is none.
#pragma once

namespace parlour::lab {

// While one lives, the first shortage gives up half of a reserve, so that what is short goes on a
// little longer, and an exception that a shortage has thrown gives up the rest. At most one at a
// time; it replaces the new handler.
class MemoryReserve {
public:
    MemoryReserve();
    MemoryReserve(const MemoryReserve&) = delete;
    MemoryReserve& operator=(const MemoryReserve&) = delete;
    ~MemoryReserve();

    // Sets aside again what was given up, as far as there is memory. Without a reserve: nothing.
    static void refill();
};

} // namespace parlour::lab
