// How long a review goes on once nobody wants it any more, in processor time, so that a machine
// that is busy changes no figure. By hand: ai_tests "[stop-time]"
#include "ai/review/review.h"
#include "tests/support/games.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <iostream>
#include <thread>

using namespace parlour;
using namespace parlour::test;

TEST_CASE("A deep review ends soon after a stop", "[.][stop-time]") {
    constexpr std::size_t kStops = 40;
    constexpr double kMost = 50; // ms
    for (const GameEntry* game : games()) DYNAMIC_SECTION(game->id()) {
            std::vector<double> times; // ms, of all threads
            const auto options = completeOptions(game->options(), Json::object()).value();
            for (std::uint64_t seed = 900; times.size() < kStops; ++seed) {
                const auto table = game->deal(options, seed);
                Rng rng(seed);
                while (!table->isOver()) {
                    const auto legal = table->legalMoves();
                    REQUIRE(
                        table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
                }
                ReviewSetup setup;
                setup.depth = ReviewDepth::Deep;
                setup.threads = 2;
                std::stop_source stop;
                bool isStopped = false;
                std::jthread reviewing([&] {
                    isStopped = !review(*game, *table, setup, {}, stop.get_token()).isComplete();
                });
                std::this_thread::sleep_for(std::chrono::milliseconds(5 + rng.below(200)));
                const std::clock_t before = std::clock(); // of this process
                stop.request_stop();
                reviewing.join();
                if (isStopped)
                    times.push_back(1000 * static_cast<double>(std::clock() - before) /
                                    double{CLOCKS_PER_SEC});
            }
            std::ranges::sort(times);
            std::cout << game->id() << ": half within " << times[kStops / 2] << " ms, all within "
                      << times.back() << " ms\n";
            CHECK(times.back() < kMost);
        }
}
