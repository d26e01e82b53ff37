// Helpers for work that any number of threads can share.
#pragma once

#include <system_error>
#include <thread>
#include <vector>

namespace parlour {

// Threads that call run(1) to run(count), as many of them as the system starts.
std::vector<std::jthread> startThreads(int count, const auto& run) {
    std::vector<std::jthread> threads;
    try {
        for (int thread = 1; thread <= count; ++thread) threads.emplace_back(run, thread);
    } catch (const std::system_error&) { // those that started do it all
    }
    return threads;
}

} // namespace parlour
