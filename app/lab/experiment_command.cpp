#include "ai/catalogue/games.h"
#include "app/lab/commands.h"
#include "app/lab/experiment_output.h"
#include "app/lab/experiment_pages.h"
#include "app/lab/interrupt.h"
#include "app/lab/people_file.h"
#include "app/lab/progress_reporter.h"
#include "app/lab/resume_file.h"
#include "app/lab/shard.h"
#include "core/base/file.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <thread>

namespace parlour::lab {

namespace {

constexpr std::string_view kAll = "all";

struct ExperimentArguments {
    std::string game;
    std::vector<std::string> names;
    ExperimentSetup setup;
    std::string shard = "1/1";
    std::string people = usualStatisticsFile().string();
    ResumeFile resume;
    ReportPlaces places;
    ProgressReporter progress;
};

void list(const GameEntry& game) {
    for (const Experiment& experiment : game.experiments())
        std::cout << fmt::format("{:<16} {}\n", experiment.name, english(experiment.title));
}

// The experiments that the command line names, in the games' order.
Result<std::vector<ChosenExperiment>> choose(const ExperimentArguments& a) {
    std::vector<ChosenExperiment> chosen;
    if (a.game == kAll) {
        for (const std::string& name : a.names)
            if (name != kAll)
                return Error("NAME",
                             PARLOUR_PHRASE("Matches", "\"%1\" needs its game instead of \"all\""),
                             {name});
        for (const GameEntry* game : games())
            for (const Experiment& experiment : game->experiments())
                chosen.push_back({game, &experiment});
        return chosen;
    }
    const auto game = findGame(a.game);
    if (!game) return Error(game.error()).within("GAME");
    std::vector<std::string> known;
    for (const Experiment& experiment : (*game)->experiments()) known.push_back(experiment.name);
    for (const std::string& name : a.names)
        if (name != kAll && std::ranges::find(known, name) == known.end())
            return Error("NAME",
                         PARLOUR_PHRASE("Matches", "There is no experiment \"%1\"; there are: %2"),
                         {name, fmt::format("{}", fmt::join(known, ", "))});
    for (const Experiment& experiment : (*game)->experiments())
        if (std::ranges::find(a.names, kAll) != a.names.end() ||
            std::ranges::find(a.names, experiment.name) != a.names.end())
            chosen.push_back({*game, &experiment});
    return chosen;
}

// Takes over what an earlier run has kept, if anything.
Result<void> resume(ExperimentRun& run, const ResumeFile& file) {
    const auto kept = file.read();
    if (!kept) return kept.error();
    if (!*kept) return {};
    auto earlier = experimentsFromJson(**kept);
    if (!earlier) return std::move(earlier.error());
    return run.resume(*earlier);
}

int runExperiments(ExperimentArguments& a) {
    if (a.names.empty() && a.game != kAll) {
        const auto game = findGame(a.game);
        if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
        list(**game);
        return kDone;
    }
    auto chosen = choose(a);
    if (!chosen) return complain(chosen.error(), kWrongUsage);
    const auto shard = readShard(a.shard);
    if (!shard) return complain(shard.error(), kWrongUsage);
    a.setup.shard = shard->number;
    a.setup.shards = shard->of;
    a.setup.people = a.people;

    const Interrupt interrupt;
    ExperimentRun run(std::move(*chosen), a.setup);
    if (auto taken = resume(run, a.resume); !taken)
        return complain(std::move(taken.error()).within("--resume"), kFailed);
    const bool isQuiet = a.places.json == "-";
    run.onProgress = [&](const ExperimentRun::Progress& p) {
        a.progress.tell(p.done, p.of, p.seconds, [&] { return toJson(run.report()); });
    };
    run.onExperiment = [&](const ExperimentReport& report) {
        if (isQuiet) return;
        a.progress.end();
        std::cout << toTable(report) << '\n' << std::flush;
    };
    const auto kept = [](const ExperimentsReport& report) {
        return toJson(report, WithFigures::No);
    };
    run.onPart = [&](const ExperimentsReport& report) {
        a.resume.keep([&] { return kept(report); });
    };
    const auto report = run.run(interrupt.token());
    a.progress.end();
    if (!report) return complain(report.error(), kFailed);
    const auto written = a.resume.keepNow(kept(*report));
    const int code = write(*report, a.places);
    return written ? code : complain(written.error(), kFailed);
}

} // namespace

int write(const ExperimentsReport& report, const ReportPlaces& places) {
    if (!places.csv.empty()) {
        std::string csv = csvHead();
        for (const ExperimentReport& one : report.experiments) csv += toCsv(one);
        if (const auto written = writeFileAtomically(places.csv, csv); !written)
            return complain(written.error(), kFailed);
    }
    if (!places.pages.empty())
        if (const auto written = writePages(report, places.pages); !written)
            return complain(written.error(), kFailed);
    const int code = writeResults(toJson(report), places.json);
    return code == kDone && report.interrupted ? kInterrupted : code;
}

void addExperiment(CLI::App& app, int& exitCode) {
    const auto a = std::make_shared<ExperimentArguments>();
    CLI::App* command = app.add_subcommand(
        "experiment", "Run published experiments again, their figures beside the published ones");
    command->add_option("GAME", a->game, "The game's id; all: every experiment of every game")
        ->required();
    command->add_option("NAME", a->names, "Experiments of the game, or all; without: lists them");
    command->add_option("--games", a->setup.games, "Games for each part of an experiment")
        ->capture_default_str()
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000}));
    command->add_option("--seed", a->setup.seed, "Seed of deals and players")
        ->capture_default_str()
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{INT64_MAX}));
    command->add_option("--threads", a->setup.threads, "Threads; does not change the result")
        ->check(CLI::Range(1, 1024));
    command->add_option("--shard", a->shard, "Run only part i of n: i/n");
    command->add_option("--people", a->people, "Statistics of people's games")
        ->capture_default_str();
    command->add_option("--json", a->places.json,
                        "Write the report as JSON; - for standard output");
    command->add_option("--csv", a->places.csv, "Write the figures as CSV");
    command->add_option("--report", a->places.pages,
                        "Write a page for each game, with plots, to this folder");
    a->resume.addTo(*command);
    a->progress.addTo(*command);
    command->callback([a, &exitCode] { exitCode = runExperiments(*a); });
}

} // namespace parlour::lab
