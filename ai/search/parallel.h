// Work in blocks on several threads, with a result that does not depend on their number.
#pragma once

#include "ai/base/threads.h"

#include <algorithm>
#include <atomic>
#include <exception>

namespace parlour {

// Calls work(block) for every block from 0 to blocks - 1 and returns when all are done. Each thread
// has its own `work`, makeWork(thread); the caller's is thread 0. What a block does must depend
// only on its number. Makes do with fewer threads if there can be no more. Throws what work throws,
// once all threads have ended.
template <class MakeWork> void inBlocks(int blocks, int threads, const MakeWork& makeWork) {
    std::atomic<int> taken = 0;
    std::atomic_flag hasFailed;
    std::exception_ptr failure;
    const auto run = [&](int thread) {
        try {
            auto work = makeWork(thread);
            for (int block = taken++; block < blocks; block = taken++) work(block);
        } catch (...) {
            if (!hasFailed.test_and_set()) failure = std::current_exception();
            taken = blocks;
        }
    };
    {
        const auto helpers = startThreads(std::min(threads, blocks) - 1, run);
        run(0);
    }
    if (failure) std::rethrow_exception(failure);
}

} // namespace parlour
