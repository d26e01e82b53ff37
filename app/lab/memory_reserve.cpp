#include "app/lab/memory_reserve.h"

#include "app/lab/inbox.h"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <exception>
#include <new>

namespace parlour::lab {

namespace {

// A value is freed by way of a list of all values inside, which doubles when it grows.
constexpr std::size_t kHalf = 3 * kMostValues * sizeof(Json);

// The first is for work that goes on, the second for destructors while an exception is thrown.
std::array<std::atomic<void*>, 2> halves{};
std::atomic<bool> isActive = false;

bool giveUp(std::atomic<void*>& half) {
    void* const memory = half.exchange(nullptr);
    std::free(memory);
    return memory != nullptr;
}

// Called when an allocation fails, which is tried again if this returns.
void handleShortage() {
    if (giveUp(halves[0])) return;
    if (std::uncaught_exceptions() > 0 && giveUp(halves[1])) return;
    throw std::bad_alloc();
}

} // namespace

MemoryReserve::MemoryReserve() {
    isActive = true;
    refill();
    std::set_new_handler(handleShortage);
}

MemoryReserve::~MemoryReserve() {
    std::set_new_handler(nullptr);
    isActive = false;
    for (auto& half : halves) giveUp(half);
}

void MemoryReserve::refill() {
    if (!isActive) return;
    // The second first: it is needed more.
    for (auto half = halves.rbegin(); half != halves.rend(); ++half)
        if (*half == nullptr) *half = std::malloc(kHalf);
}

} // namespace parlour::lab
