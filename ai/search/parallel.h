// Work in blocks on several threads, with the same result whatever their number.
#pragma once

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace parlour {

// Calls work(block) for every block from 0 to blocks - 1. Each thread has a `work` of its own, from
// makeWork(thread), and takes the next block when it has done one; the caller's thread is thread 0.
// Returns when all are done. What a block does must depend on its number alone.
template <class MakeWork> void inBlocks(int blocks, int threads, const MakeWork& makeWork) {
    std::atomic<int> taken = 0;
    const auto run = [&](int thread) {
        auto work = makeWork(thread);
        for (int block = taken++; block < blocks; block = taken++) work(block);
    };
    if (std::min(threads, blocks) < 2) {
        run(0);
        return;
    }
    std::vector<std::jthread> helpers;
    for (int thread = 1; thread < std::min(threads, blocks); ++thread)
        helpers.emplace_back(run, thread);
    run(0);
}

} // namespace parlour
