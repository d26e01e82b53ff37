#include "ai/catalogue/games.h"
#include "ai/review/problems.h"
#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "app/lab/progress_reporter.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iostream>
#include <thread>

namespace parlour::lab {

namespace {

struct ProblemsArguments {
    std::string game;
    std::vector<std::string> options;
    std::string json;
    int grade = 0; // any
    ProblemSetup setup;
    ProgressReporter progress;
};

Json problemsReport(const ProblemsArguments& a, const std::vector<Problem>& problems) {
    Json all = Json::array();
    for (const Problem& problem : problems) all.push_back(toJson(problem));
    return {{"game", a.game}, {"seed", a.setup.seed}, {"problems", all}};
}

int runProblems(ProblemsArguments& a) {
    const auto game = findGame(a.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const auto options = readOptions(**game, a.options);
    if (!options) return complain(options.error(), kWrongUsage);
    a.setup.options = *options;
    if (a.grade > 0) a.setup.grade = a.grade;

    const Interrupt interrupt;
    const auto started = std::chrono::steady_clock::now();
    const auto tell = [&](const std::vector<Problem>& found) {
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - started;
        a.progress.tell(std::ssize(found), a.setup.count, elapsed.count(),
                        [&] { return problemsReport(a, found); });
    };
    tell({});
    const auto problems = makeProblems(**game, a.setup, tell, interrupt.token());
    a.progress.end();
    if (a.json != "-") {
        for (const Problem& problem : problems) {
            const bool isWin = problem.unit == ValueKind::Win;
            std::cout << fmt::format("grade {}: seat {} after {} moves: {}, {} +- {} ahead{}. {}\n",
                                     problem.grade, problem.seat, problem.position["moves"].size(),
                                     problem.best(),
                                     isWin ? fmt::format("{:.1f} %", 100 * problem.margin)
                                           : fmt::format("{:.2f}", problem.margin),
                                     isWin ? fmt::format("{:.1f} %", 100 * problem.noise)
                                           : fmt::format("{:.2f}", problem.noise),
                                     problem.isExact ? ", exactly" : "", english(problem.reasons));
        }
        std::cout << std::flush;
    }
    const int code = writeResults(problemsReport(a, problems), a.json);
    return code == kDone && interrupt.happened() ? kInterrupted : code;
}

} // namespace

void addProblems(CLI::App& app, int& exitCode) {
    const auto a = std::make_shared<ProblemsArguments>();
    CLI::App* command = app.add_subcommand("problems", "Find positions with exactly one best move");
    command->add_option("GAME", a->game, "The game's id")->required();
    command->add_option("--option", a->options, "A rule option: name=value")
        ->allow_extra_args(false);
    command->add_option("--count", a->setup.count, "How many")
        ->capture_default_str()
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--seed", a->setup.seed, "Seed of the first deal")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{INT64_MAX}));
    command->add_option("--grade", a->grade, "Only those of this grade, 1 is the easiest")
        ->check(CLI::Range(1, 3));
    command->add_flag("--exact", a->setup.isExact, "Only endings whose answer is proved");
    command->add_option("--json", a->json, "Write them as JSON; - for standard output");
    a->setup.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    command->add_option("--threads", a->setup.threads, "Threads; does not change the result")
        ->check(CLI::Range(1, 1024));
    a->progress.addTo(*command);
    command->callback([a, &exitCode] { exitCode = runProblems(*a); });
}

} // namespace parlour::lab
