// Repeats the runs that found the weights of the quick policies and of the beliefs: one Training
// for each table of weights in the program. A run depends on its setup alone and uses one thread.
#pragma once

#include "core/base/rng.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iostream>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace parlour::lab {

// Games that measure weights, on deals that were not learned from.
struct Comparison {
    std::int64_t games = 1; // rounded up to whole deals
    std::uint64_t seed = 1;
    std::stop_token stop;
};

struct TrainingSetup {
    std::int64_t games = 1; // to learn from; the last batch is completed
    std::uint64_t seed = 1;
    std::int64_t finalGames = 1;
    std::stop_token stop;
    std::string before{}; // what an earlier run has kept, to go on from
    // If set: called when games were played, with their number; and with what makes a string to
    // keep, whenever there is one.
    std::function<void(std::int64_t games)> told{};
    std::function<void(const std::function<std::string()>& state)> keep{};

    Comparison finalComparison() const { return {finalGames, ~seed, stop}; }
    Comparison interimComparison() const {
        return {std::min<std::int64_t>(2000, finalGames), seed + 1, stop};
    }
};

struct Trained {
    std::string weights;    // formatted like the table in the source
    std::string comparison; // with the program's weights
};

struct Training {
    std::string_view game;
    std::string_view table;               // unique in its game
    std::string_view about;               // how it learns and where it starts
    std::int64_t games;                   // the default
    Trained (*run)(const TrainingSetup&); // after a stop the result is meaningless
};

std::span<const Training> bigtwoTrainings();
std::span<const Training> doudizhuTrainings();
std::span<const Training> euchreTrainings();
std::span<const Training> samuraiTrainings();

// A part of what a training has to remember to go on: bytes that only the same program reads.
using Memory = std::span<std::byte>;
template <class T>
requires std::is_trivially_copyable_v<T> Memory memory(T& value) {
    return std::as_writable_bytes(std::span(&value, 1));
}
template <class T>
requires std::is_trivially_copyable_v<T>
    Memory memory(std::vector<T>& values) { // whose length does not change
    return std::as_writable_bytes(std::span(values));
}

// Counts the games of a run and prints a line after each twentieth of them.
class Progress {
public:
    // `memories`: all that changes between two calls of goesOn(). Puts back what an earlier run has
    // kept.
    Progress(const TrainingSetup& setup, std::vector<Memory> memories);

    std::int64_t games() const { return m_games; }
    double part() const { // of all games, played so far
        return static_cast<double>(m_games) / static_cast<double>(m_setup.games);
    }
    bool isDone() const { return m_games >= m_setup.games || m_setup.stop.stop_requested(); }
    // Whether there is more to do; the condition of the loop that does it.
    bool goesOn() const;

    // Call when games were played; `status()` is the text of a line.
    template <class Status> void add(std::int64_t games, const Status& status) {
        m_games += games;
        if (m_setup.told) m_setup.told(m_games);
        const auto twentieth = static_cast<std::int64_t>(20 * part());
        if (twentieth == m_printed) return;
        m_printed = twentieth;
        std::cout << fmt::format("{:>12} games: {}\n", m_games, status()) << std::flush;
    }

private:
    const TrainingSetup& m_setup;
    std::vector<Memory> m_memories; // the two below among them
    std::int64_t m_games = 0;
    std::int64_t m_printed = 0;
};

// "49.8 % of 10000 games" with its 95 % interval, and `even`, the share of equal players.
std::string shareOf(double won, std::int64_t games, double even);

// The share of games that weights win against others. `play(rng)` makes one deal, plays it `turns`
// times, the weights taking each side in turn, and returns how many of these games they won.
template <class Play>
std::string shareWon(const Comparison& comparison, int turns, const Play& play) {
    Rng rng(comparison.seed);
    double won = 0;
    std::int64_t games = 0;
    for (; games < comparison.games && !comparison.stop.stop_requested(); games += turns)
        won += play(rng);
    return shareOf(won, games, 1.0 / turns);
}

// Numbers as a table in the source has them; `format` is like "{:.1f}F".
template <class Numbers> std::string listed(const Numbers& numbers, std::string_view format) {
    constexpr std::size_t kWidth = 90;
    std::string text;
    std::size_t line = 0; // where the current line begins
    for (const auto number : numbers) {
        if (text.size() - line > kWidth) {
            text.back() = '\n'; // in place of a space
            line = text.size();
        }
        text += fmt::format(fmt::runtime(format), number) + ", ";
    }
    text.resize(text.size() - 2);
    return text;
}

} // namespace parlour::lab
