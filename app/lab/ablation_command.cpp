#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "app/lab/pairing.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <iostream>

namespace parlour::lab {

namespace {

constexpr std::string_view kChampion = "champion";

int runAblation(PairingArguments& arguments) {
    const auto game = findGame(arguments.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const auto options = readOptions(**game, arguments.options);
    if (!options) return complain(options.error(), kWrongUsage);
    const bool isQuiet = arguments.json == "-";

    const auto all = (*game)->championParts();
    const Interrupt interrupt;
    MatchSequence sequence(**game, arguments.sequence,
                           static_cast<std::int64_t>(all.size()) *
                               gamesOfMeeting(**game, *options, arguments),
                           interrupt.token());
    if (const auto kept = sequence.goOn(); !kept) return complain(kept.error(), kFailed);
    if (!isQuiet)
        std::cout << fmt::format("{}: the champion against itself without a part\n{:<24} {:<46} "
                                 "{:>7} {:<22} {:>5}\n",
                                 (*game)->id(), "part", "without it", "games", "the whole wins",
                                 "Elo");
    Json parts = Json::array();
    const auto results = [&] { return Json{{"game", (*game)->id()}, {"parts", parts}}; };
    sequence.partial = [&](const MatchReport&) { return results(); };
    for (const ChampionPart& part : all) {
        const std::string without = fmt::format("{}:{}", kChampion, part.without);
        const auto met = meet(**game, *options, kChampion, without, arguments, sequence);
        if (!met) return complain(met.error(), kFailed);
        const auto& pairing = *met;
        if (!pairing) break;
        const double share = shareOfA(*pairing);
        const Interval interval = intervalOfA(*pairing);
        if (!isQuiet)
            std::cout << fmt::format("{:<24} {:<46} {:>7.0f} {:<22} {:>+5.0f}\n", part.name,
                                     without, pairing->games, shareText(*pairing),
                                     eloOfShare(share))
                      << std::flush;
        parts.push_back({{"part", part.name},
                         {"without", without},
                         {"games", pairing->games},
                         {"share", share},
                         {"share_ci95", {interval.low, interval.high}}});
    }
    if (const auto kept = sequence.keep(); !kept) return complain(kept.error(), kFailed);
    if (parts.size() < all.size()) return sequence.giveUp();
    return writeResults(results(), arguments.json);
}

} // namespace

void addAblation(CLI::App& app, int& exitCode) {
    const auto arguments = std::make_shared<PairingArguments>();
    CLI::App* command =
        app.add_subcommand("ablation", "Measure what each part of a game's champion brings");
    arguments->addTo(*command);
    command->callback([=, &exitCode] { exitCode = runAblation(*arguments); });
}

} // namespace parlour::lab
