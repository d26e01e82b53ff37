#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "app/lab/progress_reporter.h"
#include "app/lab/sample_file.h"
#include "app/lab/shard.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <thread>

namespace parlour::lab {

namespace {

struct SelfPlayArguments {
    std::string game;
    std::vector<std::string> options;
    std::string shard = "1/1";
    std::string out;
    std::string resume;
    ProgressReporter progress;
    SelfPlaySetup setup;
};

constexpr std::int64_t kDealsAtOnce = 64; // written together, for each thread

int runSelfPlay(SelfPlayArguments& a) {
    const auto game = findGame(a.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const auto options = readOptions(**game, a.options);
    if (!options) return complain(options.error(), kWrongUsage);
    a.setup.options = *options;
    const auto shard = readShard(a.shard);
    if (!shard) return complain(shard.error(), kWrongUsage);
    a.setup.shard = shard->number;
    a.setup.shards = shard->of;
    if (const auto right = (*game)->checkSelfPlay(a.setup); !right)
        return complain(right.error(), kWrongUsage);
    if (a.out.empty() == a.resume.empty())
        return complain(Error("--out", PARLOUR_PHRASE("Matches", "Give either --out or --resume")),
                        kWrongUsage);

    SampleReport report;
    report.game = a.game;
    report.layout = *(*game)->sampleLayout();
    report.setup = a.setup;
    auto file =
        a.out.empty() ? SampleFile::resume(a.resume, report) : SampleFile::create(a.out, report);
    if (!file) return complain(file.error(), kFailed);

    const Interrupt interrupt;
    const auto started = std::chrono::steady_clock::now();
    const auto seconds = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    };
    const std::int64_t before = file->report().dealsDone;
    const std::int64_t all = a.setup.ownDeals();
    const auto tell = [&] {
        a.progress.tell(file->report().dealsDone - before, all - before, seconds(),
                        [&] { return toJson(file->report()); });
    };
    tell();
    while (!file->report().isComplete()) {
        const std::int64_t from = file->report().dealsDone;
        const std::int64_t to = std::min(all, from + kDealsAtOnce * a.setup.threads);
        const Samples samples = (*game)->selfPlay(a.setup, from, to, interrupt.token());
        if (interrupt.happened()) break;
        if (const auto added = file->add(samples, to - from); !added)
            return complain(added.error(), kFailed);
        tell();
    }
    a.progress.end();
    std::cout << fmt::format("{} positions of {} deals in {}, {:.1f} s\n", file->report().rows,
                             file->report().dealsDone, a.out.empty() ? a.resume : a.out, seconds());
    return interrupt.happened() ? kInterrupted : kDone;
}

} // namespace

void addSelfPlay(CLI::App& app, int& exitCode) {
    const auto a = std::make_shared<SelfPlayArguments>();
    CLI::App* command =
        app.add_subcommand("selfplay", "Play deals and write down positions to learn from");
    command->add_option("GAME", a->game, "The game's id")->required();
    command->add_option("--seats", a->setup.seats, "A player for each seat: A,B[,C,D]")
        ->required()
        ->delimiter(',');
    command->add_option("--games", a->setup.deals, "Number of deals in total")
        ->required()
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000'000}));
    command->add_option("--teacher", a->setup.teacher,
                        "Who says what to play; by default each player itself");
    command->add_option("--seed", a->setup.seed, "Seed of deals and players")
        ->capture_default_str()
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{INT64_MAX}));
    a->setup.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    command->add_option("--threads", a->setup.threads, "Threads; does not change the result")
        ->check(CLI::Range(1, 1024));
    command->add_option("--shard", a->shard, "Play only part i of n: i/n");
    command->add_option("--option", a->options, "A rule option: name=value")
        ->allow_extra_args(false);
    command->add_option("--out", a->out, "Write the samples to this file (.npy)");
    command->add_option("--resume", a->resume,
                        "Write to this file, and go on from where an earlier run stopped");
    a->progress.addTo(*command);
    command->callback([a, &exitCode] { exitCode = runSelfPlay(*a); });
}

} // namespace parlour::lab
