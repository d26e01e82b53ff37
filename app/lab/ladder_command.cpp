#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "app/lab/pairing.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <iostream>

namespace parlour::lab {

namespace {

int runLadder(const PairingArguments& arguments, bool neighboursOnly) {
    const auto game = findGame(arguments.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const auto options = readOptions(**game, arguments.options);
    if (!options) return complain(options.error(), kWrongUsage);
    const auto rungs = parlour::ladder(**game);
    const bool isQuiet = arguments.json == "-";

    const Interrupt interrupt;
    std::vector<Pairing> pairings;
    for (std::size_t b = 1; b < rungs.size(); ++b)
        for (std::size_t a = neighboursOnly ? b - 1 : 0; a < b; ++a) {
            auto pairing = meet(**game, *options, rungs[b]->spec, rungs[a]->spec, arguments,
                                interrupt.token());
            if (!pairing) return kInterrupted;
            pairing->a = b;
            pairing->b = a;
            if (!isQuiet)
                std::cout << fmt::format("{} v {}: {:.1f} % of {:.0f}\n", rungs[b]->spec,
                                         rungs[a]->spec, 100 * shareOfA(*pairing), pairing->games)
                          << std::flush;
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
        {{"game", (*game)->id()}, {"games_of_each_match", arguments.games}, {"levels", levels}},
        arguments.json);
}

} // namespace

void addLadder(CLI::App& app, int& exitCode) {
    const auto arguments = std::make_shared<PairingArguments>();
    const auto neighboursOnly = std::make_shared<bool>(false);
    CLI::App* command = app.add_subcommand("ladder", "Rate a game's levels in a round robin");
    arguments->addTo(*command);
    command->add_flag("--neighbours", *neighboursOnly, "Only each level against the next");
    command->callback([=, &exitCode] { exitCode = runLadder(*arguments, *neighboursOnly); });
}

} // namespace parlour::lab
