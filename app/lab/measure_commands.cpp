#include "ai/catalogue/games.h"
#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "app/lab/outside_arguments.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <iostream>
#include <map>
#include <pthread.h>
#include <thread>

namespace parlour::lab {

namespace {

// Seconds of measuring. Not CLI::Range, which lets "nan" through.
CLI::Validator secondsOfMeasuring() {
    return {[](const std::string& text) {
                double seconds = 0;
                const bool isOne =
                    CLI::detail::lexical_cast(text, seconds) && seconds >= 0.01 && seconds <= 3600;
                return isOne ? std::string()
                             : fmt::format("Value {} not in range 0.01 to 3600", text);
            },
            "FLOAT in [0.01 - 3600]"};
}

int runBench(const std::string& id, double seconds) {
    const auto game = findGame(id);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    std::cout << (*game)->bench(seconds).dump(1) << std::endl;
    return std::cout ? kDone : kFailed;
}

struct StopQuestions {
    int count = 0;
    int within = 0; // milliseconds, in which the stop comes
    int threads = 1;
};

// How long a player keeps thinking after stop requests, in milliseconds, sorted; without the
// questions that it had already answered.
struct Waits {
    std::vector<double> elapsed;
    std::vector<double> computing; // of that, what its thread ran: on a busy machine it also waits
};

Waits waitsAfterStop(const GameEntry& game, Thinker& player, const Json& options,
                     const StopQuestions& questions) {
    using Clock = std::chrono::steady_clock;
    clockid_t ofThread = CLOCK_THREAD_CPUTIME_ID;
    pthread_getcpuclockid(pthread_self(), &ofThread);
    const auto computed = [ofThread] {
        timespec time{};
        clock_gettime(ofThread, &time);
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    };
    const auto milliseconds = [](auto duration) {
        return std::chrono::duration<double, std::milli>(duration).count();
    };
    Rng rng(1);
    Budget budget;
    budget.threads = questions.threads;
    Waits waits;
    for (int question = 0; question < questions.count; ++question) {
        const auto table = game.deal(options, rng.next());
        for (std::uint32_t moves = rng.below(8); moves > 0; --moves) {
            const auto legal = table->legalMoves();
            (void)table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        std::stop_source stop;
        Clock::time_point asked;
        std::chrono::nanoseconds computedThen{};
        std::jthread interrupter(
            [&, delay = rng.below(static_cast<std::uint32_t>(questions.within))] {
                std::this_thread::sleep_for(std::chrono::milliseconds(delay));
                asked = Clock::now();
                computedThen = computed();
                stop.request_stop();
            });
        (void)player.think(*table, rng.next(), budget, stop.get_token());
        const auto answered = Clock::now();
        const std::chrono::nanoseconds computedNow = computed();
        const bool wasStopped = stop.stop_requested();
        interrupter.join();
        if (!wasStopped) continue;
        waits.elapsed.push_back(milliseconds(answered - asked));
        waits.computing.push_back(milliseconds(computedNow - computedThen));
    }
    std::ranges::sort(waits.elapsed);
    std::ranges::sort(waits.computing);
    return waits;
}

int runStop(const std::string& id, const std::string& spec,
            const std::vector<std::string>& optionTexts, const StopQuestions& questions) {
    const auto game = findGame(id);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    outside::OutsidePrograms outside(outside::ProgramSetup{});
    const auto options = readOptions(**game, optionTexts);
    if (!options) return complain(options.error(), kWrongUsage);
    std::vector<std::string> specs;
    if (!spec.empty())
        specs.push_back(spec);
    else
        for (const AgentInfo* agent : (*game)->agents())
            std::ranges::copy(extremes(*agent), std::back_inserter(specs));

    for (const std::string& one : specs)
        if (auto player = playerOf(**game, one, outside); !player)
            return complain(std::move(player.error()).within("--player"), kWrongUsage);

    std::cout << fmt::format(
        "milliseconds from the stop to the answer, with what of them the player computed\n"
        "{:>9} {:>7} {:>9} {:>9} {:>9}  {}\n",
        "questions", "stopped", "median", "longest", "computed", "player");
    std::pair<double, std::string> slowest;
    std::pair<double, std::string> busiest;
    for (const std::string& one : specs) {
        const auto player = playerOf(**game, one, outside);
        const Waits waits = waitsAfterStop(**game, **player, *options, questions);
        if (const auto failure = outside.failure()) return complain(*failure, kFailed);
        const std::size_t stopped = waits.elapsed.size();
        if (stopped == 0) {
            std::cout << fmt::format("{:>9} {:>7} {:>9} {:>9} {:>9}  {}\n", questions.count, 0, "-",
                                     "-", "-", one);
            continue;
        }
        std::cout << fmt::format("{:>9} {:>7} {:>9.2f} {:>9.2f} {:>9.2f}  {}\n", questions.count,
                                 stopped, waits.elapsed[stopped / 2], waits.elapsed.back(),
                                 waits.computing.back(), one)
                  << std::flush;
        slowest = std::max(slowest, {waits.elapsed.back(), one});
        busiest = std::max(busiest, {waits.computing.back(), one});
    }
    if (specs.size() > 1)
        std::cout << fmt::format("{}, {} players: the longest took {:.2f} ms, {}; the most was "
                                 "computed in {:.2f} ms by {}\n",
                                 id, specs.size(), slowest.first, slowest.second, busiest.first,
                                 busiest.second);
    return std::cout.flush() ? kDone : kFailed;
}

// How many simulations per second a player makes, in games against itself.
int runSimulations(const std::string& id, const std::string& spec,
                   const std::vector<std::string>& optionTexts, int threads, double seconds) {
    using Clock = std::chrono::steady_clock;
    const auto game = findGame(id);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    outside::OutsidePrograms outside(outside::ProgramSetup{});
    auto player = playerOf(**game, spec, outside);
    if (!player) return complain(std::move(player.error()).within("--player"), kWrongUsage);
    const auto options = readOptions(**game, optionTexts);
    if (!options) return complain(options.error(), kWrongUsage);

    Budget budget;
    budget.threads = threads;
    std::int64_t simulations = 0;
    std::int64_t decisions = 0;
    std::chrono::duration<double> thinking{};
    for (std::uint64_t seed = 1; thinking.count() < seconds; ++seed)
        for (const auto table = (*game)->deal(*options, seed);
             !table->isOver() && thinking.count() < seconds;) {
            const auto asked = Clock::now();
            const Thought thought = (*player)->think(*table, seed, budget, {});
            thinking += Clock::now() - asked;
            if (const auto failure = outside.failure()) return complain(*failure, kFailed);
            simulations += thought.simulations;
            ++decisions;
            if (!table->play(thought.move)) return kFailed;
        }
    std::cout << fmt::format(
                     "{} with {}, {} thread(s): {:.0f} simulations per second, {:.2f} ms per "
                     "decision, {} decisions\n",
                     id, spec, threads, static_cast<double>(simulations) / thinking.count(),
                     1000 * thinking.count() / static_cast<double>(decisions), decisions)
              << std::flush;
    return std::cout ? kDone : kFailed;
}

// A reason in English, with "#" for numbers and players, so that equal sentences count together.
std::string sentence(const Reason& reason) {
    std::vector<std::string> args;
    for (const Reason::Arg& arg : reason.args)
        if (arg.kind != Reason::Arg::Kind::None)
            args.push_back(arg.kind == Reason::Arg::Kind::Words ? arg.words.english : "#");
    return fill(reason.advice.english, args);
}

// How often each player gave each of its reasons.
int runReasons(const std::string& id, const std::vector<std::string>& specs,
               const std::vector<std::string>& optionTexts, std::int64_t deals,
               const OutsideArguments& outsideArguments) {
    const auto game = findGame(id);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const auto options = readOptions(**game, optionTexts);
    if (!options) return complain(options.error(), kWrongUsage);
    if (const int seats = (*game)->seats(*options); static_cast<int>(specs.size()) != seats)
        return complain(Error("--seats", PARLOUR_PHRASE("Matches", "Expected %1 players, not %2"),
                              {std::to_string(seats), std::to_string(specs.size())}),
                        kWrongUsage);
    const Interrupt interrupt;
    outside::OutsidePrograms outside(outsideArguments.setup(), interrupt.token());
    std::vector<std::unique_ptr<Thinker>> players;
    for (const std::string& spec : specs) {
        auto player = playerOf(**game, spec, outside);
        if (!player) return complain(std::move(player.error()).within("--seats"), kWrongUsage);
        players.push_back(std::move(*player));
    }

    struct Count {
        std::int64_t decisions = 0;
        std::map<std::string, std::int64_t> reasons;
    };
    std::map<std::string, Count> counts; // by spec
    for (std::int64_t deal = 0; deal < deals; ++deal) {
        const auto seed = static_cast<std::uint64_t>(deal + 1);
        for (const auto table = (*game)->deal(*options, seed); !table->isOver();) {
            const auto seat = static_cast<std::size_t>(table->toMove());
            const Thought thought = players[seat]->think(*table, seed ^ table->moves().size() << 32,
                                                         {}, outside.token());
            if (const auto failure = outside.failure()) return complain(*failure, kFailed);
            if (interrupt.happened()) return kInterrupted;
            Count& count = counts[specs[seat]];
            ++count.decisions;
            for (const Reason& reason : thought.reasons) ++count.reasons[sentence(reason)];
            if (!thought.said.empty()) ++count.reasons[thought.said];
            if (!table->play(thought.move)) return kFailed;
        }
    }
    std::string text;
    for (const auto& [spec, count] : counts) {
        text += fmt::format("{}: {} decisions by {} in {} deals, {} different reasons\n", id,
                            count.decisions, spec, deals, count.reasons.size());
        for (const auto& [reason, times] : count.reasons)
            text += fmt::format("{:>10}  {}\n", times, reason);
    }
    std::cout << text << std::flush;
    return std::cout ? kDone : kFailed;
}

} // namespace

void addBench(CLI::App& app, int& exitCode) {
    const auto game = std::make_shared<std::string>();
    const auto seconds = std::make_shared<double>(1.0);
    CLI::App* command = app.add_subcommand("bench", "Measure the speed of a game and its players");
    command->add_option("GAME", *game, "The game's id")->required();
    command->add_option("--seconds", *seconds, "Seconds per figure")->check(secondsOfMeasuring());
    command->callback([=, &exitCode] { exitCode = runBench(*game, *seconds); });
}

void addStop(CLI::App& app, int& exitCode) {
    const auto game = std::make_shared<std::string>();
    const auto player = std::make_shared<std::string>();
    const auto options = std::make_shared<std::vector<std::string>>();
    const auto questions = std::make_shared<StopQuestions>(StopQuestions{
        100, 40, static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))});
    CLI::App* command =
        app.add_subcommand("stop", "Measure how soon players answer after a stop request");
    command->add_option("GAME", *game, "The game's id")->required();
    command->add_option("--player", *player,
                        "The player; without one all, with their parameters at both ends");
    command->add_option("--option", *options, "A rule option: name=value")->allow_extra_args(false);
    command->add_option("--threads", questions->threads, "Threads it may use")
        ->check(CLI::Range(1, 1024));
    command->add_option("--questions", questions->count, "How often to ask")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--within", questions->within, "Milliseconds within which the stop comes")
        ->check(CLI::Range(1, 60'000));
    command->callback([=, &exitCode] { exitCode = runStop(*game, *player, *options, *questions); });
}

void addSimulations(CLI::App& app, int& exitCode) {
    const auto game = std::make_shared<std::string>();
    const auto player = std::make_shared<std::string>("champion");
    const auto options = std::make_shared<std::vector<std::string>>();
    const auto threads = std::make_shared<int>(1);
    const auto seconds = std::make_shared<double>(5);
    CLI::App* command =
        app.add_subcommand("simulations", "Measure how many simulations per second a player makes");
    command->add_option("GAME", *game, "The game's id")->required();
    command->add_option("--player", *player, "The player")->capture_default_str();
    command->add_option("--option", *options, "A rule option: name=value")->allow_extra_args(false);
    command->add_option("--threads", *threads, "Threads it may use")->check(CLI::Range(1, 1024));
    command->add_option("--seconds", *seconds, "Seconds of thinking")->check(secondsOfMeasuring());
    command->callback([=, &exitCode] {
        exitCode = runSimulations(*game, *player, *options, *threads, *seconds);
    });
}

void addReasons(CLI::App& app, int& exitCode) {
    const auto game = std::make_shared<std::string>();
    const auto seats = std::make_shared<std::string>();
    const auto outside = std::make_shared<OutsideArguments>();
    const auto options = std::make_shared<std::vector<std::string>>();
    const auto deals = std::make_shared<std::int64_t>(1000);
    CLI::App* command =
        app.add_subcommand("reasons", "Count how often players give each of their reasons");
    command->add_option("GAME", *game, "The game's id")->required();
    command->add_option("--seats", *seats, "A player for each seat: A,B[,C,D]")->required();
    command->add_option("--option", *options, "A rule option: name=value")->allow_extra_args(false);
    command->add_option("--games", *deals, "Deals to play")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000}));
    outside->addTo(*command);
    command->callback([=, &exitCode] {
        exitCode = runReasons(*game, splitSeats(*seats), *options, *deals, *outside);
    });
}

} // namespace parlour::lab
