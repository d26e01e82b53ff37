#include "ai/base/threads.h"
#include "ai/calibration/reliability.h"
#include "ai/catalogue/games.h"
#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "app/lab/outside_arguments.h"
#include "app/lab/progress_reporter.h"
#include "app/lab/resume_file.h"
#include "core/base/commit.h"
#include "core/base/file.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <iostream>
#include <map>
#include <mutex>

namespace parlour::lab {

namespace {

struct CalibrateArguments {
    std::string game;
    std::vector<std::string> players;
    std::vector<std::string> options;
    std::vector<std::string> by;
    std::string judges; // a list
    std::int64_t deals = 1000;
    int positions = 4;
    std::uint64_t seed = 1;
    int threads = 0; // 0: not given
    OutsideArguments outside;
    bool isRaw = false;
    std::string json;
    std::string fit;
    ProgressReporter progress;
    ResumeFile kept;

    bool isBy(std::string_view what) const { return std::ranges::find(by, what) != by.end(); }
    // Whether others than the player tell the values.
    bool hasJudges() const { return isBy("depth") || !judges.empty(); }
    std::vector<std::string> judgeSpecs() const {
        return judges.empty() ? std::vector<std::string>() : splitSeats(judges);
    }
};

// Which values are measured together. The judge is the player itself, one of those that give hints,
// or another.
struct Group {
    std::size_t player = 0;
    std::string part;
    std::optional<Stage> stage;
    std::size_t judge = 0;
    auto operator<=>(const Group&) const = default;
};

struct Forecasts {
    std::vector<Forecast> forecasts;
    ValueKind kind = ValueKind::Win;
    double logWorlds = 0; // sum of the logarithms of the worlds behind them

    double worlds() const {
        return std::max(1.0, std::exp(logWorlds / static_cast<double>(forecasts.size())));
    }
};
using Groups = std::map<Group, Forecasts>;

// What a judge told at a position, before the result is known.
struct Told {
    Group group;
    Seat seat = 0;
    ValueKind kind = ValueKind::Win;
    double value = 0;
    std::uint32_t visits = 0;
};

using GroupsOfDeals = std::map<std::int64_t, Groups>; // in their order, whatever the threads

Groups together(const GroupsOfDeals& byDeal) {
    Groups all;
    for (const auto& [deal, groups] : byDeal)
        for (const auto& [group, values] : groups) {
            Forecasts& sum = all[group];
            sum.kind = values.kind;
            sum.logWorlds += values.logWorlds;
            sum.forecasts.insert(sum.forecasts.end(), values.forecasts.begin(),
                                 values.forecasts.end());
        }
    return all;
}

// ---- what --resume keeps: for each deal a list [player, part, stage, judge, kind, worlds, [value,
// result, value, result, ...]] for each group

Json setupOf(const CalibrateArguments& a, const Json& options) {
    return {
        {"game", a.game},        {"players", a.players},    {"options", options}, {"by", a.by},
        {"judge", a.judges},     {"games", a.deals},        {"seed", a.seed},     {"raw", a.isRaw},
        {"fit", !a.fit.empty()}, {"positions", a.positions}};
}

Json toJson(const Groups& groups) {
    Json list = Json::array();
    for (const auto& [group, values] : groups) {
        Json numbers = Json::array();
        for (const Forecast& one : values.forecasts) {
            numbers.push_back(one.value);
            numbers.push_back(one.result);
        }
        list.push_back({group.player, group.part, group.stage ? static_cast<int>(*group.stage) : -1,
                        group.judge, static_cast<int>(values.kind), values.logWorlds,
                        std::move(numbers)});
    }
    return list;
}

Result<Groups> groupsFromJson(const Json& json, std::int64_t deal, std::size_t players,
                              std::size_t judges) {
    const auto wrong =
        Error("deals", PARLOUR_PHRASE("Matches", "This file belongs to a different run"));
    Groups groups;
    if (!json.is_array()) return wrong;
    for (const Json& one : json) {
        const auto isNumber = [&](std::size_t i) {
            return one[i].is_number_integer() && one[i] >= -1 && one[i] < 1000;
        };
        if (!one.is_array() || one.size() != 7 || !isNumber(0) || !one[1].is_string() ||
            !isNumber(2) || !isNumber(3) || !isNumber(4) || !one[5].is_number() ||
            !one[6].is_array() || one[6].size() % 2 != 0 ||
            !std::ranges::all_of(one[6], [](const Json& number) { return number.is_number(); }))
            return wrong;
        Group group{
            one[0].get<std::size_t>(), one[1].get<std::string>(), {}, one[3].get<std::size_t>()};
        const int stage = one[2].get<int>();
        const int kind = one[4].get<int>();
        if (stage > static_cast<int>(Stage::Late) || one[0] < 0 || group.player >= players ||
            one[3] < 0 || group.judge >= judges ||
            (kind != static_cast<int>(ValueKind::Win) &&
             kind != static_cast<int>(ValueKind::Score)))
            return wrong;
        if (stage >= 0) group.stage = static_cast<Stage>(stage);
        Forecasts& values = groups[group];
        values.kind = static_cast<ValueKind>(kind);
        values.logWorlds = one[5].get<double>();
        for (std::size_t i = 0; i < one[6].size(); i += 2)
            values.forecasts.push_back(
                {deal, one[6][i].get<double>(), one[6][i + 1].get<double>()});
    }
    return groups;
}

// Errors: what was kept is damaged, or of another run.
Result<GroupsOfDeals> readKept(const CalibrateArguments& a, const Json& options,
                               std::size_t judges) {
    GroupsOfDeals byDeal;
    const auto kept = a.kept.read();
    if (!kept) return kept.error();
    if (!*kept) return byDeal;
    if (const auto known = checkProgram(**kept); !known) return known.error();
    const auto setup = objectMember(**kept, "setup");
    if (!setup) return setup.error();
    if (**setup != setupOf(a, options))
        return Error("setup", PARLOUR_PHRASE("Matches", "This file belongs to a different run"));
    const auto deals = arrayMember(**kept, "deals");
    if (!deals) return deals.error();
    for (const Json& one : **deals) {
        const bool isPair = one.is_array() && one.size() == 2 && one[0].is_number_integer();
        const std::int64_t deal = isPair ? one[0].get<std::int64_t>() : -1;
        if (deal < 0 || deal >= a.deals)
            return Error("deals",
                         PARLOUR_PHRASE("Matches", "This file belongs to a different run"));
        auto groups = groupsFromJson(one[1], deal, a.players.size(), judges);
        if (!groups) return groups.error();
        byDeal[deal] = std::move(*groups);
    }
    return byDeal;
}

Json toJson(const GroupsOfDeals& byDeal, const CalibrateArguments& a, const Json& options) {
    Json deals = Json::array();
    for (const auto& [deal, groups] : byDeal) deals.push_back({deal, toJson(groups)});
    return {{"commit", commit()}, {"setup", setupOf(a, options)}, {"deals", std::move(deals)}};
}

// Measures deals of each player against itself.
class Calibrator {
public:
    Calibrator(const GameEntry& game, const Json& options, const CalibrateArguments& arguments,
               OutsidePlayers& outside)
        : m_game(game), m_options(options), m_arguments(arguments), m_outside(outside) {
        m_judges = arguments.judgeSpecs();
        if (arguments.isBy("depth"))
            m_judges.insert(m_judges.end(), game.advisers().begin(), game.advisers().end());
    }

    // Empty: the players themselves tell the values.
    const std::vector<std::string>& judges() const { return m_judges; }

    // Adds the values of the deals that are missing, up to a stop. `told` hears of each, one at a
    // time.
    void run(GroupsOfDeals& byDeal, const std::stop_token& stop, const auto& told) {
        std::vector<std::int64_t> missing;
        for (std::int64_t deal = 0; deal < m_arguments.deals; ++deal)
            if (!byDeal.contains(deal)) missing.push_back(deal);
        std::mutex mutex;
        std::atomic<std::size_t> next = 0;
        const auto work = [&] {
            const auto players = made(m_arguments.players);
            const auto judges = made(m_judges);
            while (!stop.stop_requested()) {
                const std::size_t place = next++;
                if (place >= missing.size()) return;
                const std::int64_t deal = missing[place];
                Groups groups;
                for (std::size_t i = 0; i < players.size(); ++i)
                    if (!measure(deal, i, *players[i], judges, stop, groups)) return;
                const std::lock_guard lock(mutex);
                byDeal[deal] = std::move(groups);
                told();
            }
        };
        const auto helpers = startThreads(m_arguments.threads - 1, [&](int) { work(); });
        work();
    }

private:
    using Thinkers = std::vector<std::unique_ptr<Thinker>>;
    Thinkers made(const std::vector<std::string>& specs) const {
        Thinkers list;
        for (const std::string& spec : specs)
            list.push_back(std::move(playerOf(m_game, spec, m_outside).value()));
        return list;
    }

    Group groupAt(const Table& table, std::size_t player, std::size_t judge) const {
        Group group;
        group.player = player;
        if (m_arguments.isBy("role")) group.part = table.part(table.toMove());
        if (m_arguments.isBy("phase")) group.stage = table.stage();
        group.judge = judge;
        return group;
    }

    // What the judge expects of the move that it would make; nothing if it does not say.
    void note(const Table& table, const Thought& thought, std::size_t player, std::size_t judge,
              std::vector<Told>& told) const {
        for (const Thought::Option& option : thought.candidates)
            if (option.move == thought.move)
                told.push_back({groupAt(table, player, judge), table.toMove(), thought.valueKind,
                                option.value, option.visits});
    }

    // Returns false if stopped.
    bool measure(std::int64_t deal, std::size_t number, Thinker& player, const Thinkers& judges,
                 const std::stop_token& stop, Groups& groups) const {
        const std::uint64_t seed = m_arguments.seed + static_cast<std::uint64_t>(deal);
        const auto table = m_game.deal(m_options, seed);
        const auto seedAt = [&](std::size_t move) { return seed ^ std::uint64_t{move} << 32; };
        Budget budget;
        budget.tellsRawValues = m_arguments.isRaw || !m_arguments.fit.empty();
        const bool areAskedApart = m_arguments.hasJudges();
        std::vector<Told> told;
        for (std::size_t move = 0; !table->isOver(); ++move) {
            const Thought thought = player.think(*table, seedAt(move), budget, stop);
            if (stop.stop_requested()) return false;
            if (!areAskedApart) note(*table, thought, number, 0, told);
            if (!table->play(thought.move)) return false;
        }
        if (areAskedApart && !askApart(*table, number, judges, seed, seedAt, budget, stop, told))
            return false;
        const auto shares = table->winShares();
        for (const Told& one : told) {
            if (one.visits < 2 && !m_arguments.fit.empty()) continue; // no curve maps them
            Forecasts& values = groups[one.group];
            values.kind = one.kind;
            values.logWorlds += std::log(std::max(1u, one.visits));
            values.forecasts.push_back({deal, one.value,
                                        one.kind == ValueKind::Win
                                            ? shares[static_cast<std::size_t>(one.seat)]
                                            : table->gain(one.seat)});
        }
        return true;
    }

    // Asks all judges at some positions of a finished deal.
    bool askApart(const Table& finished, std::size_t player, const Thinkers& judges,
                  std::uint64_t seed, const auto& seedAt, const Budget& budget,
                  const std::stop_token& stop, std::vector<Told>& told) const {
        const std::vector<std::string> moves = finished.moves();
        Rng rng(seed);
        std::vector<std::size_t> asked;
        for (std::size_t move = 0; move < moves.size(); ++move) asked.push_back(move);
        for (std::size_t i = 0; i < asked.size(); ++i)
            std::swap(asked[i], asked[i + rng.below(static_cast<std::uint32_t>(asked.size() - i))]);
        asked.resize(std::min(asked.size(), static_cast<std::size_t>(m_arguments.positions)));
        const auto table = finished.sameDeal();
        for (std::size_t move = 0; move < moves.size(); ++move) {
            if (std::ranges::find(asked, move) != asked.end())
                for (std::size_t judge = 0; judge < judges.size(); ++judge) {
                    const Thought thought =
                        judges[judge]->think(*table, seedAt(move), budget, stop);
                    if (stop.stop_requested()) return false;
                    note(*table, thought, player, judge, told);
                }
            (void)table->play(moves[move]);
        }
        return true;
    }

    const GameEntry& m_game;
    const Json& m_options;
    const CalibrateArguments& m_arguments;
    OutsidePlayers& m_outside;
    std::vector<std::string> m_judges;
};

// "minimax, landlord, late, champion"
std::string nameOf(const Group& group, const std::vector<std::string>& players,
                   const std::vector<std::string>& judges) {
    std::vector<std::string> parts;
    if (players.size() > 1) parts.push_back(players[group.player]);
    if (!group.part.empty()) parts.push_back(group.part);
    if (group.stage) parts.emplace_back(stageName(*group.stage));
    if (judges.size() > 1) parts.push_back(judges[group.judge]);
    return fmt::format("{}", fmt::join(parts, ", "));
}

// A number as people read it: chances in percent.
std::string shown(double number, ValueKind kind, bool isSigned = false) {
    if (kind == ValueKind::Win)
        return isSigned ? fmt::format("{:+.1f} %", 100 * number)
                        : fmt::format("{:.1f} %", 100 * number);
    return isSigned ? fmt::format("{:+.3f}", number) : fmt::format("{:.3f}", number);
}

std::string tableOf(const std::string& name, const Reliability& measured, ValueKind kind) {
    std::string text;
    if (!name.empty()) text += fmt::format("\n{}\n", name);
    text += fmt::format("{:>10} {:>10} {:>10} {:>10} {:>15}\n", "decisions", "expected",
                        kind == ValueKind::Win ? "won" : "points", "error", "standard error");
    for (const Tenth& tenth : measured.tenths)
        text += fmt::format("{:>10} {:>10} {:>10} {:>10} {:>15}\n", tenth.count,
                            shown(tenth.value, kind), shown(tenth.result, kind),
                            shown(tenth.error(), kind, true), shown(tenth.standardError, kind));
    if (const Tenth* const worst = measured.worst()) {
        const std::string meanError = kind == ValueKind::Win
                                          ? fmt::format("{:.2f} %", 100 * measured.meanError)
                                          : shown(measured.meanError, kind);
        text += fmt::format("mean error {}, standard error {}; true values would show {} in {} "
                            "games; worst {}; mean squared error {:.4f}\n",
                            meanError, shown(measured.standardError, kind),
                            shown(measured.byChance, kind), measured.deals,
                            shown(worst->error(), kind, true), measured.squaredError);
    }
    return text;
}

Json toJson(const Group& group, const std::vector<std::string>& judges, const Reliability& measured,
            ValueKind kind, const CalibrateArguments& arguments) {
    Json json{{"player", arguments.players[group.player]},
              {"value", kind == ValueKind::Win ? "win" : "points"},
              {"decisions", measured.count},
              {"games", measured.deals},
              {"bias", measured.bias},
              {"mean_error", measured.meanError},
              {"standard_error", measured.standardError},
              {"by_chance", measured.byChance},
              {"mean_squared_error", measured.squaredError},
              {"tenths", Json::array()}};
    if (arguments.isBy("role")) json["role"] = group.part;
    if (group.stage) json["phase"] = stageName(*group.stage);
    if (arguments.hasJudges()) json["depth"] = judges[group.judge];
    for (const Tenth& tenth : measured.tenths)
        json["tenths"].push_back({{"decisions", tenth.count},
                                  {"expected", tenth.value},
                                  {"result", tenth.result},
                                  {"error", tenth.error()},
                                  {"standard_error", tenth.standardError}});
    return json;
}

// The same command again.
std::string commandOf(const CalibrateArguments& a, int seats) {
    std::string text = fmt::format("parlour-lab calibrate {} --player '{}' --games {} --seed {}",
                                   a.game, a.players.front(), a.deals, a.seed);
    for (const std::string& option : a.options) text += fmt::format(" --option {}", option);
    if (!a.by.empty()) text += fmt::format(" --by {}", fmt::join(a.by, ","));
    if (!a.judges.empty()) text += fmt::format(" --judge '{}'", a.judges);
    if (a.hasJudges()) text += fmt::format(" --positions {}", a.positions);
    return text + fmt::format(" --fit {}-{}.curves", a.game, seats);
}

Result<void> writeCurves(const CalibrateArguments& a, int seats, const Groups& groups,
                         std::int64_t deals) {
    std::vector<Calibration::Entry> entries;
    // Where bids are valued in points and plays by wins, only these have curves.
    const bool hasWins = std::ranges::any_of(
        groups, [](const auto& group) { return group.second.kind == ValueKind::Win; });
    for (const auto& [group, values] : groups) {
        if (hasWins && values.kind != ValueKind::Win) continue;
        Curve curve = fitCurve(values.forecasts, values.kind);
        if (!curve.knots().empty())
            entries.push_back({{group.part, group.stage, values.worlds()}, std::move(curve)});
    }
    const Json made{{"command", commandOf(a, seats)}, {"commit", commit()}, {"games", deals}};
    std::string text = "{\"made\": " + toText(made) + ",\n \"curves\": [";
    std::string separator = "\n  ";
    for (const Json& curve : toJson(Calibration(std::move(entries)))) {
        text += separator + toText(curve);
        separator = ",\n  ";
    }
    return writeFileAtomically(a.fit, text + "\n]}\n");
}

// Errors: the player tells no values. Precondition: it is one of the game's, or from outside.
Result<void> checkTells(const GameEntry& game, const std::string& spec) {
    if (outsideCommand(spec) || *game.tellsValues(spec)) return {};
    std::vector<std::string_view> telling;
    for (const AgentInfo* agent : game.agents())
        if (agent->tellsValues) telling.push_back(agent->name);
    return Error("", PARLOUR_PHRASE("Matches", "%1 tells no chances; those that do: %2"),
                 {spec, fmt::format("{}", fmt::join(telling, ", "))});
}

int runCalibrate(CalibrateArguments& a) {
    const auto game = findGame(a.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const Interrupt interrupt;
    outside::OutsidePrograms outside(a.outside.setup(), interrupt.token());
    auto specs = a.judgeSpecs();
    for (const auto& [argument, list] : {std::pair{"--player", &a.players}, {"--judge", &specs}})
        for (const std::string& spec : *list) {
            if (auto player = playerOf(**game, spec, outside); !player)
                return complain(std::move(player.error()).within(argument), kWrongUsage);
            if (std::ranges::count(*list, spec) > 1)
                return complain(
                    Error(argument, PARLOUR_PHRASE("Matches", "%1 is there twice"), {spec}),
                    kWrongUsage);
            const bool isAsked = list == &specs || !a.hasJudges();
            if (const auto tells = checkTells(**game, spec); isAsked && !tells)
                return complain(Error(tells.error()).within(argument), kWrongUsage);
        }
    if (!a.fit.empty() && a.players.size() > 1)
        return complain(Error("--fit", PARLOUR_PHRASE("Matches", "Curves belong to one player")),
                        kWrongUsage);
    const auto options = readOptions(**game, a.options);
    if (!options) return complain(options.error(), kWrongUsage);
    specs.insert(specs.end(), a.players.begin(), a.players.end());
    if (a.threads == 0) a.threads = usualThreads(specs);

    Calibrator calibrator(**game, *options, a, outside);
    const std::size_t judges = std::max<std::size_t>(1, calibrator.judges().size());
    auto byDeal = readKept(a, *options, judges);
    if (!byDeal) return complain(std::move(byDeal.error()).within("--resume"), kFailed);
    const auto report = [&](const Groups& groups) {
        Json results = Json::array();
        for (const auto& [group, values] : groups)
            results.push_back(toJson(group, calibrator.judges(),
                                     reliabilityOf(values.forecasts, values.kind), values.kind, a));
        return Json{{"game", a.game},
                    {"player", a.players.size() == 1 ? Json(a.players.front()) : Json(a.players)},
                    {"games", byDeal->size()},
                    {"seed", a.seed},
                    {"raw", a.isRaw || !a.fit.empty()},
                    {"groups", std::move(results)}};
    };
    const std::size_t before = byDeal->size();
    const auto started = std::chrono::steady_clock::now();
    const auto tell = [&] {
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - started;
        const std::size_t done = byDeal->size();
        const double each =
            done > before ? elapsed.count() / static_cast<double>(done - before) : 0;
        a.progress.tell(static_cast<std::int64_t>(done), a.deals, each * static_cast<double>(done),
                        [&] { return report(together(*byDeal)); });
        a.kept.keep([&] { return toJson(*byDeal, a, *options); });
    };
    tell();
    calibrator.run(*byDeal, outside.token(), tell);
    a.progress.end();
    if (a.kept.isWanted())
        if (const auto kept = a.kept.keepNow(toJson(*byDeal, a, *options)); !kept)
            return complain(Error(kept.error()).within("--resume"), kFailed);
    const std::int64_t deals = std::ssize(*byDeal);
    const Groups groups = together(*byDeal);
    if (const auto failure = outside.failure()) return complain(*failure, kFailed);

    const bool isQuiet = a.json == "-";
    std::string text =
        fmt::format("{}: values told by {} and what came of them, in {} games of {} against "
                    "itself{}\n",
                    a.game, fmt::join(a.hasJudges() ? calibrator.judges() : a.players, ", "), deals,
                    fmt::join(a.players, " and of "),
                    a.isRaw || !a.fit.empty() ? ", as the search found them" : "");
    for (const auto& [group, values] : groups)
        text += tableOf(nameOf(group, a.players, calibrator.judges()),
                        reliabilityOf(values.forecasts, values.kind), values.kind);
    if (!isQuiet) std::cout << text << std::flush;
    if (!a.fit.empty())
        if (const auto written = writeCurves(a, (*game)->seats(*options), groups, deals); !written)
            return complain(Error(written.error()).within("--fit"), kFailed);
    const int code = writeResults(report(groups), a.json);
    if (!std::cout) return kFailed;
    return code == kDone && interrupt.happened() ? kInterrupted : code;
}

} // namespace

void addCalibrate(CLI::App& app, int& exitCode) {
    const auto a = std::make_shared<CalibrateArguments>();
    CLI::App* command =
        app.add_subcommand("calibrate", "Compare the values a player tells with its results");
    command->add_option("GAME", a->game, "The game's id")->required();
    command
        ->add_option("--player", a->players,
                     "A player that gives values; more of them are measured in the same deals")
        ->allow_extra_args(false)
        ->required();
    command->add_option("--option", a->options, "A rule option: name=value")
        ->allow_extra_args(false);
    command->add_option("--games", a->deals, "Deals to play")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000}));
    command->add_option("--by", a->by, "A table for each phase, role, depth of the hint")
        ->delimiter(',')
        ->check(CLI::IsMember({"phase", "role", "depth"}));
    command->add_option("--judge", a->judges,
                        "Players that tell the values, instead of the player");
    command
        ->add_option("--positions", a->positions,
                     "With --by depth or --judge: positions asked of a deal")
        ->check(CLI::Range(1, 1000));
    command->add_option("--seed", a->seed, "Seed of the first deal")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{INT64_MAX}));
    command->add_option("--threads", a->threads, "Threads; does not change the result")
        ->check(CLI::Range(1, 1024));
    command->add_flag("--raw", a->isRaw, "Values as the search finds them, without a curve");
    command->add_option("--json", a->json, "Write the results as JSON; - for standard output");
    command->add_option("--fit", a->fit, "Write curves that make the values come true");
    a->outside.addTo(*command);
    a->progress.addTo(*command);
    a->kept.addTo(*command);
    command->callback([a, &exitCode] { exitCode = runCalibrate(*a); });
}

} // namespace parlour::lab
