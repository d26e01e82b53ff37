// How often a hint changes while it looks deeper, and how often a far deeper look would change it.
#include "ai/catalogue/some_position.h"
#include "app/lab/commands.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iostream>
#include <optional>

namespace parlour::lab {

namespace {

struct Setup {
    std::string game;
    std::vector<std::string> options;
    int positions = 100;
    int threads = 1;
    int deeper = 10; // times as many worlds as the deepest adviser
};

// The spec of an adviser with this many times its worlds.
std::string deepened(std::string_view adviser, int times) {
    constexpr std::string_view kWorlds = "worlds=";
    const std::size_t at = adviser.find(kWorlds);
    if (at == std::string_view::npos) return std::string(adviser);
    int worlds = 0;
    const char* const begin = adviser.data() + at + kWorlds.size();
    const char* const end = std::from_chars(begin, adviser.data() + adviser.size(), worlds).ptr;
    return fmt::format("{}{}{}", std::string_view(adviser.data(), begin), worlds * times,
                       std::string_view(end, adviser.data() + adviser.size()));
}

// A share with its 95 % interval.
std::string share(int count, int of) {
    const double p = static_cast<double>(count) / of;
    return fmt::format("{:5.1f} % +- {:.1f} %", 100 * p, 196 * std::sqrt(p * (1 - p) / of));
}

int runStability(const Setup& setup) {
    const auto game = findGame(setup.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const auto options = readOptions(**game, setup.options);
    if (!options) return complain(options.error(), kWrongUsage);
    std::vector<std::unique_ptr<Thinker>> advisers;
    for (const std::string_view spec : (*game)->advisers())
        advisers.push_back(std::move((*game)->player(spec).value()));
    const auto deep =
        std::move((*game)->player(deepened((*game)->advisers().back(), setup.deeper)).value());

    int changed = 0;
    int different = 0;
    int worse = 0;
    int positions = 0;
    for (std::uint64_t deal = 1; positions < setup.positions; ++deal) {
        const auto table = somePosition(**game, *options, *advisers[0], deal);
        if (!table) continue;
        ++positions;
        // As an open hint does: each adviser knows what the one before advised.
        Budget budget;
        budget.threads = setup.threads;
        std::optional<std::string> first;
        for (const auto& adviser : advisers) {
            budget.advised = adviser->think(*table, deal, budget, {}).move;
            if (!first) first = budget.advised;
        }
        const std::string advised = std::exchange(budget.advised, {});
        changed += advised != *first;
        const Thought judged = deep->think(*table, deal + (std::uint64_t{1} << 32), budget, {});
        if (judged.move == advised) continue;
        ++different;
        const auto option = std::ranges::find(judged.candidates, advised, &Thought::Option::move);
        worse += option == judged.candidates.end() || option->standing == Standing::Behind ||
                 option->standing == Standing::Dearer;
    }
    std::cout << fmt::format("{}: final advice in {} positions of as many deals\n"
                             "{}  differs from the first advice\n"
                             "{}  differs from that of a search {} times as deep\n"
                             "{}  is not about equal to it\n",
                             setup.game, positions, share(changed, positions),
                             share(different, positions), setup.deeper, share(worse, positions))
              << std::flush;
    return std::cout ? kDone : kFailed;
}

} // namespace

void addStability(CLI::App& app, int& exitCode) {
    const auto setup = std::make_shared<Setup>();
    CLI::App* command =
        app.add_subcommand("stability", "Measure how often deeper looks change a hint");
    command->add_option("GAME", setup->game, "The game's id")->required();
    command->add_option("--option", setup->options, "A rule option: name=value")
        ->allow_extra_args(false);
    command->add_option("--games", setup->positions, "Deals to take a position of")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--deeper", setup->deeper, "How many times as deep to compare with")
        ->check(CLI::Range(1, 100));
    command->add_option("--threads", setup->threads, "Threads it may use")
        ->check(CLI::Range(1, 1024));
    command->callback([=, &exitCode] { exitCode = runStability(*setup); });
}

} // namespace parlour::lab
