#include "ai/catalogue/games.h"
#include "app/lab/commands.h"
#include "app/lab/experiment_output.h"
#include "app/lab/interrupt.h"
#include "app/lab/match_records.h"
#include "app/lab/match_sequence.h"
#include "app/lab/sample_file.h"
#include "app/lab/shard.h"
#include "core/base/file.h"
#include "core/play/record.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iostream>
#include <sstream>

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
    std::string deals;
    std::string until;
    int threads = 0; // 0: not given
    SequenceArguments sequence;
    MatchSetup setup;
};

// CLI11 would read -1 as a large number.
Result<void> readSeed(const std::string& text, MatchSetup& setup) {
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, setup.seed);
    if (read.ec == std::errc{} && read.ptr == end) return {};
    return Error("--seed", PARLOUR_PHRASE("Players", "\"%1\" is not a whole number from %2 to %3"),
                 {text, "0", std::to_string(UINT64_MAX)});
}

// A deal a line; empty lines do not count.
Result<void> readDeals(const std::string& file, MatchSetup& setup) {
    if (file.empty()) return {};
    const auto text = readFile(file);
    if (!text) return text.error();
    std::istringstream lines(*text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        auto deal = parseJson(line);
        if (!deal)
            return std::move(deal.error()).within("line " + std::to_string(number)).within(file);
        setup.deals.push_back(std::move(*deal));
    }
    if (setup.deals.empty())
        return Error(file, PARLOUR_PHRASE("Matches", "There is no deal in this file"));
    return {};
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
    a.setup.seats = splitSeats(a.seats);
    a.setup.threads = a.threads > 0 ? a.threads : usualThreads(a.setup.seats);
    if (const auto seed = readSeed(a.seed, a.setup); !seed)
        return complain(seed.error(), kWrongUsage);
    const auto shard = readShard(a.shard);
    if (!shard) return complain(shard.error(), kWrongUsage);
    a.setup.shard = shard->number;
    a.setup.shards = shard->of;
    if (const auto deals = readDeals(a.deals, a.setup); !deals)
        return complain(Error(deals.error()).within("--deals"), kWrongUsage);
    if (!a.until.empty()) {
        const auto until = parseSprt(a.until);
        if (!until) return complain(Error(until.error()).within("--until"), kWrongUsage);
        a.setup.until = *until;
    }
    const bool hasSeries = (*game)->target(*options) > 0;
    a.setup.singleDeals = hasSeries && a.unit == "deal";
    if (a.unit != "game" && !a.setup.singleDeals)
        return complain(Error("--unit",
                              PARLOUR_PHRASE("Matches", "In this game the unit can be: %1"),
                              {hasSeries ? "game, deal" : "game"}),
                        kWrongUsage);

    const Interrupt interrupt;
    MatchSequence sequence(**game, a.sequence, a.setup.ownGames(), interrupt.token());
    const auto beside = sequence.goOn();
    if (!beside) return complain(beside.error(), kFailed);
    MatchRecords records;
    if (!a.records.empty()) {
        if (sequence.goesOn() && beside->is_null())
            return complain(Error("--records", PARLOUR_PHRASE("Matches", "The earlier run has kept "
                                                                         "no records")),
                            kFailed);
        const auto bytes = beside->is_number_unsigned() ? beside->get<std::uint64_t>() : 0;
        if (const auto opened = records.open(a.records, bytes); !opened)
            return complain(Error(opened.error()).within("--records"), kFailed);
        sequence.keepsBeside = [&]() -> Json {
            (void)records.flush(); // errors come at the end
            return records.bytes();
        };
        a.setup.record = [&](const PlayedDeal& played) {
            Record record;
            record.id = fmt::format("{}-{}", a.setup.seed, played.game + 1);
            std::string name = fmt::format("{:08}", played.game + 1);
            if (hasSeries && !a.setup.singleDeals) {
                record.id += fmt::format("-{}", played.deal + 1);
                name += fmt::format("-{:02}", played.deal + 1);
            }
            record.position = played.position;
            for (const std::string& spec : played.seats) record.players.push_back({spec, spec, 0});
            record.scores = played.scores;
            record.earlier = played.earlier;
            record.dealsBefore = played.deal;
            records.add(record, name);
        };
    }
    const auto whole = sequence.play(a.setup);
    if (!whole)
        return complain(whole.error(), whole.error().where == "--resume" ? kFailed : kWrongUsage);
    const auto kept = sequence.keep();
    const auto recorded = records.flush();
    const bool isInterrupted = !*whole;
    if (isInterrupted && sequence.giveUp() == kFailed) return kFailed;
    const int code = print(sequence.last(), a.json);
    if (!recorded) return complain(recorded.error(), kFailed);
    return kept ? code : complain(kept.error(), kFailed);
}

int runMergeSamples(const std::vector<std::string>& files, const std::string& out) {
    if (out.empty())
        return complain(Error("--out", PARLOUR_PHRASE("Matches", "Samples need a file to go to")),
                        kWrongUsage);
    const auto whole = mergeSamples(files, out);
    if (!whole) return complain(whole.error(), kFailed);
    std::cout << fmt::format("{} positions of {} deals in {}\n", whole->rows, whole->dealsDone,
                             out);
    return kDone;
}

// Adds up the parts of a match, of experiments or of samples.
int runMerge(const std::vector<std::string>& files, const ReportPlaces& places,
             const std::string& out) {
    if (files.front().ends_with(".npy")) return runMergeSamples(files, out);
    std::vector<MatchReport> matches;
    std::vector<ExperimentsReport> experiments;
    for (const std::string& file : files) {
        const auto text = readFile(file, kLargestReport);
        if (!text) return complain(text.error(), kFailed);
        auto parsed = parseJson(*text);
        if (!parsed) return complain(std::move(parsed.error()).within(file), kFailed);
        if (parsed->is_object() && parsed->contains("experiments")) {
            auto part = experimentsFromJson(*parsed);
            if (!part) return complain(std::move(part.error()).within(file), kFailed);
            experiments.push_back(std::move(*part));
        } else {
            auto part = reportFromJson(*parsed);
            if (!part) return complain(std::move(part.error()).within(file), kFailed);
            matches.push_back(std::move(*part));
        }
    }
    if (!matches.empty() && !experiments.empty())
        return complain(
            Error("FILES", PARLOUR_PHRASE("Matches", "Matches and experiments do not add up")),
            kFailed);
    if (experiments.empty()) {
        auto sum = merge(matches);
        if (!sum) return complain(std::move(sum.error()).within("FILES"), kFailed);
        return print(*sum, places.json);
    }
    auto sum = merge(experiments);
    if (!sum) return complain(std::move(sum.error()).within("FILES"), kFailed);
    if (places.json != "-")
        for (const ExperimentReport& one : sum->experiments) std::cout << toTable(one) << '\n';
    return write(*sum, places);
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
    command->add_option("--threads", a->threads, "Threads; does not change the result")
        ->check(CLI::Range(1, 1024));
    command->add_flag("--rotate", a->setup.rotate,
                      "Play every deal once per rotation of the seats");
    command->add_flag("--duplicate", a->setup.duplicate,
                      "Play every deal again with the sides exchanged");
    command->add_option("--shard", a->shard, "Play only part i of n: i/n");
    command->add_option("--deals", a->deals,
                        "Play these deals in turn: a file, one in JSON a line");
    command->add_option("--option", a->options, "A rule option: name=value")
        ->allow_extra_args(false);
    command->add_option("--unit", a->unit,
                        "What counts as a game: game, or deal if a game has several");
    command->add_option("--json", a->json, "Write the report as JSON; - for standard output");
    command->add_option("--records", a->records,
                        "Write a record of each deal: to this folder, or as a line of this file");
    command->add_option("--until", a->until,
                        "Stop when a sequential test decides: \"elo0=0 elo1=20\"");
    a->sequence.addTo(*command);
    a->sequence.outside.addTo(*command);
    command->callback([a, &exitCode] { exitCode = runMatch(*a); });
}

void addMerge(CLI::App& app, int& exitCode) {
    const auto files = std::make_shared<std::vector<std::string>>();
    const auto places = std::make_shared<ReportPlaces>();
    const auto out = std::make_shared<std::string>();
    CLI::App* command =
        app.add_subcommand("merge", "Add up parts of a match, of experiments or of self-play");
    command->add_option("FILES", *files, "Reports written by --json, or samples (.npy)")
        ->required();
    command->add_option("--out", *out, "Write the sum of samples to this file");
    command->add_option("--json", places->json, "Write the sum as JSON; - for standard output");
    command->add_option("--csv", places->csv, "Write the figures of experiments as CSV");
    command->add_option("--report", places->pages, "Write pages about experiments to this folder");
    command->callback(
        [files, places, out, &exitCode] { exitCode = runMerge(*files, *places, *out); });
}

} // namespace parlour::lab
