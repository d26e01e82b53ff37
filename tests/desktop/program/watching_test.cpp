// Games watched as fast as they are played, one after the other: handles, threads and memory stay
// as they are. Each game a few times here; as long as wanted, with a line a minute, by
//     PARLOUR_WATCH=60 build/ci/bin/desktop_tests "Watched games*"
// where 60 are minutes.
#include "app/desktop/program/request.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>
#include <unistd.h>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

namespace {

struct Usage {
    double memory = 0; // resident, in megabytes
    long handles = 0;
    long threads = 0;
};

Usage usage() {
    const auto count = [](const char* folder) {
        return static_cast<long>(std::distance(fs::directory_iterator(folder), {}));
    };
    long all = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> all >> resident;
    return {static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6,
            count("/proc/self/fd"), count("/proc/self/task")};
}

// Of players that answer at once.
CommandLine watched(std::size_t type, std::uint64_t deal) {
    constexpr std::array<std::pair<const char*, const char*>, 5> kGames{{
        {"briscola", "greedy,random,greedy,random"},
        {"bigtwo", "rule-based,rule-based,rule-based,rule-based"},
        {"doudizhu", "kicker,greedy,kicker"},
        {"euchre", "high,classic-easy,classic-hard,high-cautious"},
        {"samurai", "greedy,greedy,greedy"},
    }};
    const auto& [game, seats] = kGames[type % kGames.size()];
    CommandLine line;
    line.game = game;
    line.watch = true;
    line.seats = QString(seats).split(u',');
    line.deal = deal;
    if (line.game == "briscola" || line.game == "samurai")
        line.options << QStringLiteral("players=%1").arg(line.seats.size());
    return line;
}

} // namespace

TEST_CASE("Watched games leave nothing behind") {
    using Clock = std::chrono::steady_clock;
    const std::chrono::minutes minutes(qEnvironmentVariableIntValue("PARLOUR_WATCH"));
    const bool isShort = minutes.count() == 0;
    const std::size_t warmUp = isShort ? 1 : 10; // what is drawn first fills caches
    const Home home;
    home.writeSettings();
    CommandLine small; // is soonest drawn
    small.size = {900, 600};
    RunningProgram running(small);
    const auto begun = Clock::now();
    auto minute = begun + std::chrono::minutes(1);
    Usage first, last;
    std::size_t number = 0;
    const auto tell = [&] {
        std::cout << std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - begun).count()
                  << " s: " << number << " games, " << last.memory << " MB, " << last.handles
                  << " handles, " << last.threads << " threads" << std::endl;
    };
    while (number < 2 * warmUp || Clock::now() < begun + minutes) {
        const auto request =
            Request::of(watched(isShort ? 0 : number, number + 1), *running.program().settings());
        REQUIRE(request);
        REQUIRE(running.program().carryOut(*request));
        const GameSession& session = *running.session();
        while (!session.isOver()) {
            const std::size_t moves = session.table().moves().size();
            REQUIRE(waitFor(
                [&] { return session.isOver() || session.table().moves().size() > moves; }));
        }
        running.waitForFrame();
        running.program().leaveTable();
        running.waitForFrame();
        last = usage();
        if (++number == warmUp) first = last;
        if (isShort || Clock::now() < minute) continue;
        minute += std::chrono::minutes(1);
        tell();
    }
    if (!isShort) tell();
    // The last game is perhaps still being counted.
    CHECK(waitFor([&] {
        last = usage();
        return last.handles <= first.handles && last.threads <= first.threads;
    }));
    INFO(last.handles << " handles after " << first.handles << ", " << last.threads
                      << " threads after " << first.threads);
    CHECK(last.memory < 1.2 * first.memory);
}
