#include "ai/catalogue/games.h"
#include "app/lab/commands.h"
#include "app/lab/interrupt.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <thread>

namespace parlour::lab {

namespace {

struct ExperimentArguments {
    std::string game;
    std::string name;
    std::int64_t games = 1000;
    std::uint64_t seed = 1;
    int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    std::string json;
};

// Whether two shares may come from the same probability: they differ by less than two standard
// errors.
bool agree(double a, double gamesOfA, double b, double gamesOfB) {
    const double share = (a * gamesOfA + b * gamesOfB) / (gamesOfA + gamesOfB);
    const double error = std::sqrt(share * (1 - share) * (1 / gamesOfA + 1 / gamesOfB));
    return std::abs(a - b) <= 1.96 * error;
}

double shareOf(const SideTally& side) {
    return (static_cast<double>(side.wins) + static_cast<double>(side.draws) / 2) /
           static_cast<double>(side.games());
}

double meanScoreOf(const SideTally& side) {
    return static_cast<double>(side.scoreTwelfths) / 12 / static_cast<double>(side.games());
}

constexpr std::string_view kHead = "{:<6} {:<30} {:>7} {:>15} {:>9} {:>8} {:>9}  {}\n";

std::string published(const std::optional<double>& figure, double factor, int digits) {
    return figure ? fmt::format("{:.{}f}", *figure * factor, digits) : "-";
}

// One line for each side.
std::string lines(const Experiment::Match& match, int publishedGames, const MatchReport& report) {
    std::string text;
    for (std::size_t i = 0; i < report.sides.size(); ++i) {
        const SideTally& side = report.sides[i];
        const Experiment::Figures& figures = match.sides[i];
        const double share = shareOf(side);
        const Interval interval = wilson95(share, side.games());
        std::string verdict;
        if (i == 0 && figures.winShare)
            verdict =
                agree(share, static_cast<double>(side.games()), *figures.winShare, publishedGames)
                    ? "agrees"
                    : "differs";
        text += fmt::format(
            kHead, i == 0 ? match.name : "", side.agent, fmt::format("{:.1f}", 100 * share),
            fmt::format("{:.1f} - {:.1f}", 100 * interval.low, 100 * interval.high),
            published(figures.winShare, 100, 1), fmt::format("{:.3f}", meanScoreOf(side)),
            published(figures.meanScore, 1, 3), verdict);
    }
    return text;
}

Json toJson(const Experiment::Match& match, const MatchReport& report) {
    Json sides = Json::array();
    for (const Experiment::Figures& figures : match.sides)
        sides.push_back({{"win_share", figures.winShare ? Json(*figures.winShare) : Json()},
                         {"mean_score", figures.meanScore ? Json(*figures.meanScore) : Json()}});
    return {{"name", match.name}, {"published", sides}, {"match", parlour::toJson(report)}};
}

// Plays the matches and prints each when it ends; returns false if interrupted.
bool play(const GameEntry& game, const Experiment& experiment, const ExperimentArguments& a,
          const std::stop_token& stop, Json& json) {
    const bool isQuiet = a.json == "-";
    if (!isQuiet) {
        std::cout << fmt::format("{} {}: {}\n{} games each, published: {}\n", game.id(),
                                 experiment.name, experiment.about, a.games, experiment.games);
        std::cout << fmt::format(kHead, "", "player", "won %", "95 %", "published", "score",
                                 "published", "");
    }
    Json matches = Json::array();
    for (const Experiment::Match& match : experiment.matches) {
        MatchSetup setup;
        setup.options = completeOptions(game.options(), experiment.options).value();
        setup.seats = match.seats;
        setup.games = a.games;
        setup.seed = a.seed;
        setup.threads = a.threads;
        setup.rotate = experiment.rotate;
        const MatchReport report = game.match(setup, stop).value();
        if (report.interrupted) return false;
        if (!isQuiet) std::cout << lines(match, experiment.games, report) << std::flush;
        matches.push_back(toJson(match, report));
    }
    json.push_back({{"name", experiment.name},
                    {"about", experiment.about},
                    {"published_games", experiment.games},
                    {"matches", matches}});
    return true;
}

int runExperiments(const ExperimentArguments& a) {
    const auto game = findGame(a.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    std::vector<std::string> names;
    std::vector<const Experiment*> chosen;
    for (const Experiment& experiment : (*game)->experiments()) {
        names.emplace_back(experiment.name);
        if (a.name.empty() || a.name == experiment.name) chosen.push_back(&experiment);
    }
    if (names.empty())
        return complain(Error("GAME", PARLOUR_PHRASE("Matches", "This game has no experiments")),
                        kWrongUsage);
    if (chosen.empty())
        return complain(
            Error("NAME", PARLOUR_PHRASE("Matches", "There is no experiment \"%1\"; there are: %2"),
                  {a.name, fmt::format("{}", fmt::join(names, ", "))}),
            kWrongUsage);

    const Interrupt interrupt;
    Json json = Json::array();
    for (const Experiment* experiment : chosen)
        if (!play(**game, *experiment, a, interrupt.token(), json)) return kInterrupted;
    return writeResults({{"game", (*game)->id()}, {"experiments", json}}, a.json);
}

} // namespace

void addExperiment(CLI::App& app, int& exitCode) {
    const auto a = std::make_shared<ExperimentArguments>();
    CLI::App* command = app.add_subcommand(
        "experiment", "Play the matches of a game's source and compare the figures");
    command->add_option("GAME", a->game, "The game's id")->required();
    command->add_option("NAME", a->name, "One of the game's experiments; all by default");
    command->add_option("--games", a->games, "Games per match")
        ->capture_default_str()
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000}));
    command->add_option("--seed", a->seed, "Seed of deals and players")
        ->capture_default_str()
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{INT64_MAX}));
    command->add_option("--threads", a->threads, "Threads; does not change the result")
        ->check(CLI::Range(1, 1024));
    command->add_option("--json", a->json, "Write the figures as JSON; - for standard output");
    command->callback([a, &exitCode] { exitCode = runExperiments(*a); });
}

} // namespace parlour::lab
