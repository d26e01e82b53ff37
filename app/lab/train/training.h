// How the weights of the quick players, and of what players believe, were found, as runs that
// anyone can repeat: one Training for each table of weights in the program. A run depends on its
// setup alone; it keeps to one thread.
#pragma once

#include "core/base/rng.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

namespace parlour::lab {

// Games between weights, on deals of their own.
struct Comparison {
    std::int64_t games = 1; // at least
    std::uint64_t seed = 1;
    std::stop_token stop;
};

struct TrainingSetup {
    std::int64_t games = 1; // to learn from, about: the last batch is played to its end
    std::uint64_t seed = 1;
    std::int64_t finalGames = 1;
    std::stop_token stop;

    Comparison atTheEnd() const { return {finalGames, ~seed, stop}; }
    Comparison onTheWay() const {
        return {std::min<std::int64_t>(2000, finalGames), seed + 1, stop};
    }
};

struct Trained {
    std::string weights;    // as they stand in the program's source
    std::string comparison; // with those of the program
};

struct Training {
    std::string_view game;
    std::string_view table;               // its name beside the game's others
    std::string_view about;               // where it starts and how it learns
    std::int64_t games;                   // that suit it
    Trained (*run)(const TrainingSetup&); // worth nothing when stopped
};

std::span<const Training> bigtwoTrainings();
std::span<const Training> doudizhuTrainings();
std::span<const Training> euchreTrainings();
std::span<const Training> samuraiTrainings();

// The games of a run one after another: prints a line after every twentieth of them.
class Progress {
public:
    explicit Progress(const TrainingSetup& setup) : m_setup(setup) {}

    std::int64_t games() const { return m_games; }
    double part() const { // of all games
        return static_cast<double>(m_games) / static_cast<double>(m_setup.games);
    }
    bool isDone() const { return m_games >= m_setup.games || m_setup.stop.stop_requested(); }

    // Games were played; `words()` says how it stands.
    template <class Words> void add(std::int64_t games, const Words& words) {
        m_games += games;
        const auto twentieth = static_cast<std::int64_t>(20 * part());
        if (twentieth == m_printed) return;
        m_printed = twentieth;
        std::cout << fmt::format("{:>12} games: {}\n", m_games, words()) << std::flush;
    }

private:
    const TrainingSetup& m_setup;
    std::int64_t m_games = 0;
    std::int64_t m_printed = 0;
};

// "49.8 % of 10000 games" with its 95 % interval, and the share between equals.
std::string shareOf(double won, std::int64_t games, double even);

// What weights won against others: `play(rng)` deals, plays with each side in turn, `turns` times,
// and says how many games were won.
template <class Play>
std::string shareWon(const Comparison& comparison, int turns, const Play& play) {
    Rng rng(comparison.seed);
    double won = 0;
    std::int64_t games = 0;
    for (; games < comparison.games && !comparison.stop.stop_requested(); games += turns)
        won += play(rng);
    return shareOf(won, games, 1.0 / turns);
}

// Numbers as they stand in a table of the source, with a format like "{:.1f}F".
template <class Numbers> std::string listed(const Numbers& numbers, std::string_view format) {
    constexpr std::size_t kWidth = 90;
    std::string text;
    std::size_t line = 0; // where it begins
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
