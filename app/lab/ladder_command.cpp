#include "ai/arena/ratings.h"
#include "ai/catalogue/games.h"
#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "core/base/file.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <optional>
#include <thread>

namespace parlour::lab {

namespace {

struct Arguments {
    std::string game;
    std::vector<std::string> options;
    std::int64_t games = 200;
    std::uint64_t seed = 1;
    int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    bool neighboursOnly = false;
    std::string json;
};

// Seats for `a` against `b`: opposite seats are one side. At a table of three each plays once alone
// against two of the other.
std::vector<std::vector<std::string>> seatings(const std::string& a, const std::string& b,
                                               int seats) {
    if (seats == 3) return {{a, b, b}, {b, a, a}};
    std::vector<std::string> places;
    for (int seat = 0; seat < seats; ++seat) places.push_back(seat % 2 == 0 ? a : b);
    return {places};
}

// What the first side won. Where one plays against two in roles, only games count in which the
// lone player's role is the first: in the others he is allied with one of his opponents.
Tally firstSide(const MatchReport& report, bool isLone) {
    const SideTally& side = report.sides.front();
    if (!isLone || side.roles.empty()) return side;
    return side.roles.begin()->second;
}

// Empty when interrupted.
std::optional<Pairing> meet(const GameEntry& game, const Json& options, std::size_t a,
                            std::size_t b, const Arguments& arguments,
                            const std::stop_token& stop) {
    const std::string lower(game.ladder()[a].spec);
    const std::string upper(game.ladder()[b].spec);
    Pairing pairing{b, a, 0, 0};
    const auto all = seatings(upper, lower, game.seats(options));
    for (std::size_t i = 0; i < all.size(); ++i) {
        MatchSetup setup;
        setup.options = options;
        setup.seats = all[i];
        setup.games = arguments.games;
        setup.seed = arguments.seed;
        setup.threads = arguments.threads;
        setup.rotate = true;
        const MatchReport report = game.match(setup, stop).value();
        if (report.interrupted) return {};
        const Tally tally = firstSide(report, all.size() > 1);
        const double games = static_cast<double>(tally.games());
        const double score = static_cast<double>(tally.wins) + static_cast<double>(tally.draws) / 2;
        pairing.games += games;
        pairing.scoreOfA += i == 0 ? score : games - score;
    }
    return pairing;
}

double shareOf(const Pairing& pairing) { return pairing.scoreOfA / pairing.games; }

int runLadder(const Arguments& arguments) {
    const auto game = findGame(arguments.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const auto options = readOptions(**game, arguments.options);
    if (!options) return complain(options.error(), kWrongUsage);
    const auto ladder = (*game)->ladder();
    const bool isQuiet = arguments.json == "-";

    const Interrupt interrupt;
    std::vector<Pairing> pairings;
    for (std::size_t b = 1; b < ladder.size(); ++b)
        for (std::size_t a = arguments.neighboursOnly ? b - 1 : 0; a < b; ++a) {
            const auto pairing = meet(**game, *options, a, b, arguments, interrupt.token());
            if (!pairing) return kInterrupted;
            if (!isQuiet)
                std::cout << fmt::format("{} v {}: {:.1f} % of {:.0f}\n", ladder[b].spec,
                                         ladder[a].spec, 100 * shareOf(*pairing), pairing->games)
                          << std::flush;
            pairings.push_back(*pairing);
        }

    const std::vector<Rating> rated = ratings(ladder.size(), pairings);
    std::string text = fmt::format("\n{:>5}  {:<46} {:>6} {:>7} {:>9}  {}\n", "level", "player",
                                   "Elo", "95 %", "in table", "against the level below");
    Json levels = Json::array();
    for (std::size_t i = 0; i < ladder.size(); ++i) {
        text += fmt::format("{:>5}  {:<46} {:>6.0f} {:>7} {:>9}", i + 1, ladder[i].spec,
                            rated[i].elo, fmt::format("+-{:.0f}", rated[i].error95), ladder[i].elo);
        levels.push_back({{"level", i + 1},
                          {"agent", ladder[i].spec},
                          {"elo", rated[i].elo},
                          {"elo_error95", rated[i].error95}});
        const auto below = std::ranges::find_if(
            pairings, [&](const Pairing& pairing) { return pairing.a == i && pairing.b + 1 == i; });
        if (below != pairings.end()) {
            const double share = shareOf(*below);
            const Interval interval = wilson95(share, static_cast<std::int64_t>(below->games));
            text += fmt::format("  {:.1f} % ({:.1f} - {:.1f})", 100 * share, 100 * interval.low,
                                100 * interval.high);
            levels.back()["share_against_below"] = share;
            levels.back()["share_ci95"] = {interval.low, interval.high};
        }
        text += '\n';
    }
    const std::string written =
        Json{{"game", (*game)->id()}, {"games_of_each_match", arguments.games}, {"levels", levels}}
            .dump(1) +
        "\n";
    std::cout << (isQuiet ? written : text) << std::flush;
    if (!isQuiet && !arguments.json.empty())
        if (const auto done = writeFileAtomically(arguments.json, written); !done)
            return complain(done.error(), kFailed);
    return std::cout ? kDone : kFailed;
}

} // namespace

void addLadder(CLI::App& app, int& exitCode) {
    const auto a = std::make_shared<Arguments>();
    CLI::App* command = app.add_subcommand("ladder", "Rate a game's levels in a round robin");
    command->add_option("GAME", a->game, "The game's id")->required();
    command->add_option("--games", a->games, "Games of each match")
        ->capture_default_str()
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000}));
    command->add_option("--seed", a->seed, "Seed of deals and players")
        ->capture_default_str()
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{INT64_MAX}));
    command->add_option("--threads", a->threads, "Threads; does not change the result")
        ->check(CLI::Range(1, 1024));
    command->add_option("--option", a->options, "A rule option: name=value")
        ->allow_extra_args(false);
    command->add_flag("--neighbours", a->neighboursOnly, "Only each level against the next");
    command->add_option("--json", a->json, "Write the ratings as JSON; - for standard output");
    command->callback([a, &exitCode] { exitCode = runLadder(*a); });
}

} // namespace parlour::lab
