#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "app/lab/pairing.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iostream>

namespace parlour::lab {

namespace {

using Rungs = std::vector<const Opponent*>;

std::string shownResult(std::string_view a, std::string_view b, const Pairing& pairing) {
    return fmt::format("{} v {}: {:.1f} % of {:.0f}\n", a, b, 100 * shareOfA(pairing),
                       pairing.games);
}

int rateLevels(const GameEntry& game, const Json& options, const Rungs& rungs,
               const PairingArguments& arguments, bool neighboursOnly) {
    const bool isQuiet = arguments.json == "-";
    const Interrupt interrupt;
    std::vector<Pairing> pairings;
    for (std::size_t b = 1; b < rungs.size(); ++b)
        for (std::size_t a = neighboursOnly ? b - 1 : 0; a < b; ++a) {
            auto pairing =
                meet(game, options, rungs[b]->spec, rungs[a]->spec, arguments, interrupt.token());
            if (!pairing) return kInterrupted;
            pairing->a = b;
            pairing->b = a;
            if (!isQuiet)
                std::cout << shownResult(rungs[b]->spec, rungs[a]->spec, *pairing) << std::flush;
            pairings.push_back(*pairing);
        }

    const std::vector<Rating> rated = ratings(rungs.size(), pairings);
    std::string text = fmt::format("\n{:>5}  {:<46} {:>6} {:>7} {:>9}  {}\n", "level", "player",
                                   "Elo", "95 %", "in table", "against the level below");
    Json levels = Json::array();
    for (std::size_t i = 0; i < rungs.size(); ++i) {
        text +=
            fmt::format("{:>5}  {:<46} {:>6.0f} {:>7} {:>9}", i + 1, rungs[i]->spec, rated[i].elo,
                        fmt::format("+-{:.0f}", rated[i].error95), *rungs[i]->elo);
        levels.push_back({{"level", i + 1},
                          {"agent", rungs[i]->spec},
                          {"elo", rated[i].elo},
                          {"elo_error95", rated[i].error95}});
        const auto below = std::ranges::find_if(
            pairings, [&](const Pairing& pairing) { return pairing.a == i && pairing.b + 1 == i; });
        if (below != pairings.end()) {
            text += "  " + shareText(*below);
            const Interval interval = intervalOfA(*below);
            levels.back()["share_against_below"] = shareOfA(*below);
            levels.back()["share_ci95"] = {interval.low, interval.high};
        }
        text += '\n';
    }
    if (!isQuiet) std::cout << text << std::flush;
    return writeResults(
        {{"game", game.id()}, {"games_of_each_match", arguments.games}, {"levels", levels}},
        arguments.json);
}

// Each player against all levels but itself, whose ratings in the table are taken as exact.
int ratePlayers(const GameEntry& game, const Json& options, const Rungs& rungs,
                const PairingArguments& arguments, const std::vector<std::string>& players) {
    for (const std::string& player : players)
        if (const auto known = game.cheats(player); !known)
            return complain(Error(known.error()).within("--player"), kWrongUsage);
    const bool isQuiet = arguments.json == "-";
    const Interrupt interrupt;
    std::vector<double> elo;
    for (const Opponent* rung : rungs) elo.push_back(*rung->elo);
    std::string text = fmt::format("\n{:<46} {:>6} {:>7}\n", "player", "Elo", "95 %");
    Json rated = Json::array();
    for (const std::string& player : players) {
        std::vector<Pairing> pairings;
        Json shares = Json::array();
        for (std::size_t b = 0; b < rungs.size(); ++b) {
            if (rungs[b]->spec == player) continue;
            auto pairing =
                meet(game, options, player, rungs[b]->spec, arguments, interrupt.token());
            if (!pairing) return kInterrupted;
            pairing->b = b;
            if (!isQuiet) std::cout << shownResult(player, rungs[b]->spec, *pairing) << std::flush;
            shares.push_back({{"agent", rungs[b]->spec}, {"share", shareOfA(*pairing)}});
            pairings.push_back(*pairing);
        }
        const Rating rating = ratingAmong(elo, pairings);
        text += fmt::format("{:<46} {:>6.0f} {:>7}\n", player, rating.elo,
                            fmt::format("+-{:.0f}", rating.error95));
        rated.push_back({{"agent", player},
                         {"elo", rating.elo},
                         {"elo_error95", rating.error95},
                         {"against_levels", shares}});
    }
    if (!isQuiet) std::cout << text << std::flush;
    return writeResults(
        {{"game", game.id()}, {"games_of_each_match", arguments.games}, {"players", rated}},
        arguments.json);
}

int runLadder(const PairingArguments& arguments, bool neighboursOnly,
              const std::vector<std::string>& players) {
    const auto game = findGame(arguments.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const auto options = readOptions(**game, arguments.options);
    if (!options) return complain(options.error(), kWrongUsage);
    const Rungs rungs = parlour::ladder(**game);
    return players.empty() ? rateLevels(**game, *options, rungs, arguments, neighboursOnly)
                           : ratePlayers(**game, *options, rungs, arguments, players);
}

} // namespace

void addLadder(CLI::App& app, int& exitCode) {
    const auto arguments = std::make_shared<PairingArguments>();
    const auto neighboursOnly = std::make_shared<bool>(false);
    const auto players = std::make_shared<std::vector<std::string>>();
    CLI::App* command = app.add_subcommand("ladder", "Rate a game's levels in a round robin");
    arguments->addTo(*command);
    CLI::Option* neighbours =
        command->add_flag("--neighbours", *neighboursOnly, "Only each level against the next");
    command->add_option("--player", *players, "Rate only this player, against all levels")
        ->allow_extra_args(false)
        ->excludes(neighbours);
    command->callback(
        [=, &exitCode] { exitCode = runLadder(*arguments, *neighboursOnly, *players); });
}

} // namespace parlour::lab
