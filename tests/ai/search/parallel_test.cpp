#include "ai/search/parallel.h"

#include <catch2/catch.hpp>

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>

using namespace parlour;

TEST_CASE("Every block is done once, with any number of threads") {
    for (const int threads : {0, 1, 2, 3, 20}) {
        std::vector<std::atomic<int>> done(10);
        inBlocks(10, threads,
                 [&](int) { return [&](int block) { ++done[static_cast<std::size_t>(block)]; }; });
        for (const auto& times : done) CHECK(times == 1);
    }
}

TEST_CASE(
    "What a block throws arrives at the caller, from any thread, and no block begins after it") {
    for (const int threads : {1, 2, 3}) {
        std::atomic<int> begun = 0;
        const auto search = [&] {
            inBlocks(3000, threads, [&](int) {
                return [&](int block) {
                    if (block == 0) throw std::runtime_error("no memory");
                    ++begun;
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                };
            });
        };
        CHECK_THROWS_AS(search(), std::runtime_error);
        CHECK(begun < 1000);
    }
}
