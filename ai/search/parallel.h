// Work in blocks on several threads, with a result that does not depend on their number.
#pragma once

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace parlour {

// Calls work(block) for every block from 0 to blocks - 1 and returns when all are done. Each thread
// has its own `work`, makeWork(thread); the caller's is thread 0. What a block does must depend
// only on its number.
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
