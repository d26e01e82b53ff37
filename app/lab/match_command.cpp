#include "ai/catalogue/games.h"
#include "app/lab/commands.h"
#include "app/lab/interrupt.h"
#include "core/base/file.h"
#include "core/play/record.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <charconv>
#include <iostream>
#include <thread>
#include <unistd.h>

namespace parlour::lab {

namespace {

struct MatchArguments {
    std::string game;
    std::string seats;
    std::vector<std::string> options;
    std::string seed = "1";
    std::string shard = "1/1";
    std::string unit = "game";
    std::string json;
    std::string records;
    MatchSetup setup;
};

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts(1);
    for (const char c : text)
        if (c == separator)
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

// CLI11 would read -1 as a large number.
Result<void> readSeed(const std::string& text, MatchSetup& setup) {
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, setup.seed);
    if (read.ec == std::errc{} && read.ptr == end) return {};
    return Error("--seed", PARLOUR_PHRASE("Players", "\"%1\" is not a whole number from %2 to %3"),
                 {text, "0", std::to_string(UINT64_MAX)});
}

Result<void> readShard(const std::string& text, MatchSetup& setup) {
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), end, setup.shard);
    if (first.ec == std::errc{} && first.ptr != end && *first.ptr == '/') {
        const auto second = std::from_chars(first.ptr + 1, end, setup.shards);
        if (second.ec == std::errc{} && second.ptr == end && 1 <= setup.shard &&
            setup.shard <= setup.shards)
            return {};
    }
    return Error("--shard", PARLOUR_PHRASE("Matches", "\"%1\" should read i/n, with i from 1 to n"),
                 {text});
}

// Prints the report as asked for: as a table, with JSON in a file, or only as JSON.
int print(const MatchReport& report, const std::string& json) {
    if (json != "-") std::cout << toTable(report) << std::flush;
    const int code = writeResults(toJson(report), json);
    return code == kDone && report.interrupted ? kInterrupted : code;
}

int runMatch(MatchArguments& a) {
    const auto game = findGame(a.game);
    if (!game) return complain(Error(game.error()).within("GAME"), kWrongUsage);
    const auto options = readOptions(**game, a.options);
    if (!options) return complain(options.error(), kWrongUsage);
    a.setup.options = *options;
    a.setup.seats = split(a.seats, ',');
    if (const auto seed = readSeed(a.seed, a.setup); !seed)
        return complain(seed.error(), kWrongUsage);
    if (const auto shard = readShard(a.shard, a.setup); !shard)
        return complain(shard.error(), kWrongUsage);
    const bool hasSeries = (*game)->target(*options) > 0;
    a.setup.singleDeals = hasSeries && a.unit == "deal";
    if (a.unit != "game" && !a.setup.singleDeals)
        return complain(Error("--unit",
                              PARLOUR_PHRASE("Matches", "In this game the unit can be: %1"),
                              {hasSeries ? "game, deal" : "game"}),
                        kWrongUsage);

    Result<void> recorded;
    if (!a.records.empty())
        a.setup.record = [&](const PlayedDeal& played) {
            Record record;
            record.id = fmt::format("{}-{}", a.setup.seed, played.game + 1);
            std::string name = fmt::format("{}/{:08}", a.records, played.game + 1);
            if (hasSeries && !a.setup.singleDeals) {
                record.id += fmt::format("-{}", played.deal + 1);
                name += fmt::format("-{:02}", played.deal + 1);
            }
            record.position = played.position;
            for (const std::string& spec : played.seats) record.players.push_back({spec, spec, 0});
            record.scores = played.scores;
            record.earlier = played.earlier;
            if (auto written = writeFileAtomically(name + ".json", toText(record), Flush::No);
                !written)
                recorded = std::move(written);
        };
    const std::int64_t mine = (a.setup.games - a.setup.shard + a.setup.shards) / a.setup.shards;
    const bool showsProgress = isatty(STDERR_FILENO);
    if (showsProgress)
        a.setup.progress = [&](std::int64_t done) {
            std::cerr << fmt::format("\r{} of {} games", done, mine);
        };

    const Interrupt interrupt;
    const auto report = (*game)->match(a.setup, interrupt.token());
    if (showsProgress) std::cerr << fmt::format("\r{:30}\r", "");
    if (!report) return complain(report.error(), kWrongUsage);
    const int code = print(*report, a.json);
    return recorded ? code : complain(recorded.error(), kFailed);
}

int runMerge(const std::vector<std::string>& files, const std::string& json) {
    std::vector<MatchReport> parts;
    for (const std::string& file : files) {
        const auto text = readFile(file);
        if (!text) return complain(text.error(), kFailed);
        auto parsed = parseJson(*text);
        if (!parsed) return complain(std::move(parsed.error()).within(file), kFailed);
        auto part = reportFromJson(*parsed);
        if (!part) return complain(std::move(part.error()).within(file), kFailed);
        parts.push_back(*part);
    }
    auto sum = merge(parts);
    if (!sum) return complain(std::move(sum.error()).within("FILES"), kFailed);
    return print(*sum, json);
}

} // namespace

void addMatch(CLI::App& app, int& exitCode) {
    const auto a = std::make_shared<MatchArguments>();
    CLI::App* command = app.add_subcommand("match", "Play many games between players");
    command->add_option("GAME", a->game, "The game's id")->required();
    command->add_option("--seats", a->seats, "A player for each seat: A,B[,C,D]")->required();
    command->add_option("--games", a->setup.games, "Number of games in total")
        ->required()
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000'000'000}));
    command->add_option("--seed", a->seed, "Seed of deals and players")->capture_default_str();
    a->setup.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    command->add_option("--threads", a->setup.threads, "Threads; does not change the result")
        ->check(CLI::Range(1, 1024));
    command->add_flag("--rotate", a->setup.rotate,
                      "Play every deal once per rotation of the seats");
    command->add_flag("--duplicate", a->setup.duplicate,
                      "Play every deal again with the sides exchanged");
    command->add_option("--shard", a->shard, "Play only part i of n: i/n");
    command->add_option("--option", a->options, "A rule option: name=value")
        ->allow_extra_args(false);
    command->add_option("--unit", a->unit,
                        "What counts as a game: game, or deal if a game has several");
    command->add_option("--json", a->json, "Write the report as JSON; - for standard output");
    command->add_option("--records", a->records, "Write a record of each deal to this folder");
    command->callback([a, &exitCode] { exitCode = runMatch(*a); });
}

void addMerge(CLI::App& app, int& exitCode) {
    const auto files = std::make_shared<std::vector<std::string>>();
    const auto json = std::make_shared<std::string>();
    CLI::App* command = app.add_subcommand("merge", "Add up parts of a match");
    command->add_option("FILES", *files, "Reports written by match --json")->required();
    command->add_option("--json", *json, "Write the sum as JSON; - for standard output");
    command->callback([files, json, &exitCode] { exitCode = runMerge(*files, *json); });
}

} // namespace parlour::lab
