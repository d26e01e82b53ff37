#include "ai/catalogue/games.h"
#include "ai/review/problems.h"
#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "app/lab/progress_reporter.h"
#include "core/base/file.h"

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
    std::string confirm; // files with problems
    std::string reword;
    std::string regrade;
    int grade = 0; // any
    ProblemSetup setup;
    ProgressReporter progress;
};

Json problemsReport(const ProblemsArguments& a, const std::vector<Problem>& problems) {
    Json all = Json::array();
    for (const Problem& problem : problems) all.push_back(toJson(problem));
    return {{"game", a.game}, {"seed", a.setup.seed}, {"problems", all}};
}

constexpr int kConfirmingLooks = 20; // each with the worlds of a hint

Result<std::vector<Problem>> readProblems(const std::string& file, const GameEntry& game) {
    const auto text = readFile(file);
    if (!text) return text.error();
    const auto json = parseJson(*text);
    if (!json) return Error(json.error()).within(file);
    auto problems = problemsFromJson(*json, game);
    if (!problems) return Error(problems.error()).within(file);
    return problems;
}

// Looks again at as many of the file's problems as wanted, evenly spread over it.
int runConfirm(ProblemsArguments& a, const GameEntry& game) {
    const auto problems = readProblems(a.confirm, game);
    if (!problems) return complain(problems.error(), kFailed);

    const Interrupt interrupt;
    const auto count = std::min(problems->size(), static_cast<std::size_t>(a.setup.count));
    int proved = 0;
    int ahead = 0;
    int looked = 0;
    for (std::size_t i = 0; i < count && !interrupt.happened(); ++i) {
        const Problem& problem = (*problems)[i * problems->size() / count];
        const auto table = openProblem(game, problem);
        if (!table) return complain(Error(table.error()).within(a.confirm), kFailed);
        const auto again = confirmProblem(game, problem, **table, kConfirmingLooks, a.setup.seed,
                                          interrupt.token());
        if (interrupt.happened()) break;
        const bool isProof = problem.isExact && isProved(game, problem, **table);
        ++looked;
        proved += isProof;
        ahead += again.isFarEnough;
        if (problem.isExact ? !isProof : !again.isFarEnough)
            std::cout << fmt::format("deal {}: {} is not confirmed, {:.3f} +- {:.3f} ahead\n",
                                     problem.seed, problem.best(), again.margin, again.noise);
    }
    std::cout << fmt::format("{} problems: {} proved again, {} ahead by the least margin in other "
                             "worlds\n",
                             looked, proved, ahead)
              << std::flush;
    return interrupt.happened() ? kInterrupted : kDone;
}

// Says anew why each of the file's answers is right.
int runReword(const ProblemsArguments& a, const GameEntry& game) {
    auto problems = readProblems(a.reword, game);
    if (!problems) return complain(problems.error(), kFailed);
    int kept = 0;
    for (Problem& problem : *problems) {
        const auto table = openProblem(game, problem);
        if (!table) return complain(Error(table.error()).within(a.reword), kFailed);
        if (rewordProblem(game, problem, **table, kConfirmingLooks, a.setup.seed)) continue;
        ++kept;
        std::cerr << fmt::format("deal {}: {} is not advised, its reasons stay\n", problem.seed,
                                 problem.best());
    }
    const int code = writeResults(problemsReport(a, *problems), a.json);
    return kept > 0 ? kFailed : code;
}

// Grades the file's problems anew.
int runRegrade(const ProblemsArguments& a, const GameEntry& game) {
    auto problems = readProblems(a.regrade, game);
    if (!problems) return complain(problems.error(), kFailed);
    for (Problem& problem : *problems) {
        const auto table = openProblem(game, problem);
        if (!table) return complain(Error(table.error()).within(a.regrade), kFailed);
        gradeAgain(game, problem, **table, a.setup.seed);
    }
    return writeResults(problemsReport(a, *problems), a.json);
}

int runProblems(ProblemsArguments& a) {
    const auto game = findGame(a.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const auto options = readOptions(**game, a.options);
    if (!options) return complain(options.error(), kWrongUsage);
    a.setup.options = *options;
    if (!a.confirm.empty()) return runConfirm(a, **game);
    if (!a.reword.empty()) return runReword(a, **game);
    if (!a.regrade.empty()) return runRegrade(a, **game);
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
    command->add_option("--confirm", a->confirm, "Look again at problems of this file instead");
    command->add_option("--json", a->json, "Write them as JSON; - for standard output");
    command
        ->add_option("--reword", a->reword,
                     "Say anew why the answers of this file are right instead")
        ->excludes("--confirm")
        ->needs("--json");
    command->add_option("--regrade", a->regrade, "Grade the problems of this file anew instead")
        ->excludes("--confirm")
        ->excludes("--reword")
        ->needs("--json");
    a->setup.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    command->add_option("--threads", a->setup.threads, "Threads; does not change the result")
        ->check(CLI::Range(1, 1024));
    a->progress.addTo(*command);
    command->callback([a, &exitCode] { exitCode = runProblems(*a); });
}

} // namespace parlour::lab
