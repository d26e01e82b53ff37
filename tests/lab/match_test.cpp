// The commands match and merge: what they print, write and refuse (PROTOCOL.md section 3).
#include "ai/catalogue/games.h"
#include "core/play/record.h"
#include "tests/support/lab.h"
#include "tests/support/match.h"
#include "tests/support/scores.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <map>
#include <sstream>

using namespace parlour;
using namespace parlour::test;
using parlour::lab::kDone;
using parlour::lab::kFailed;
using parlour::lab::kWrongUsage;
namespace fs = std::filesystem;

TEST_CASE("Wrong arguments of match name the argument and what is allowed") {
    requireWrongUsage("match", {"GAME"});
    requireWrongUsage("match briscola --games 3", {"--seats"});
    requireWrongUsage("match briscola --seats random,random", {"--games"});
    requireWrongUsage("match chess --seats random,random --games 1",
                      {"GAME", "\"chess\"", "briscola"});
    requireWrongUsage("match briscola --seats random --games 1", {"--seats", "2 players"});
    requireWrongUsage("match briscola --seats random,random,random --games 1",
                      {"--seats", "2 players", "not 3"});
    requireWrongUsage("match briscola --seats random, --games 1", {"--seats", "random, baseline"});
    requireWrongUsage("match briscola --seats random,minimax:depth=99 --games 1",
                      {"--seats.minimax.depth", "\"99\"", "from 1 to 12"});
    for (const char* games : {"0", "-5", "x", "1.5", "1e3", "1000000000001"})
        requireWrongUsage("match briscola --seats random,random --games", {"--games", games},
                          {games});
    for (const char* threads : {"0", "-1", "1025", "x"})
        requireWrongUsage(kMatch + " --threads", {"--threads", threads}, {threads});
    for (const char* seed : {"-1", "x", "1.5", "18446744073709551616"})
        requireWrongUsage(kMatch + " --seed", {"--seed", seed}, {seed});
    for (const char* shard : {"0/3", "4/3", "-1/3", "1", "1/", "/3", "1/0", "a/b", "1/3x", "1/3/4"})
        requireWrongUsage(kMatch + " --shard", {"--shard", shard, "i/n"}, {shard});
    requireWrongUsage(kMatch + " --unit deal", {"--unit", "game"});
    requireWrongUsage(kMatch + " --option players", {"--option", "name=value"});
    requireWrongUsage(kMatch + " --option players=9", {"--option.players", "9", "2, 3, 4"});
    requireWrongUsage(kMatch + " --option ply=2", {"--option.ply", "players, draw"});
    requireWrongUsage("match briscola --seats random,greedy,baseline --option players=3 "
                      "--duplicate --games 2",
                      {"--duplicate", "two sides"});
    requireWrongUsage(kMatch + " --fast", {"--fast"});
}

TEST_CASE("Given deals are played in turn") {
    const TemporaryFolder folder;
    runLab("match briscola --seats random,random --games 1 --records", {(folder / "r").string()});
    const Json deal = jsonOf(folder / "r/00000001.json")["position"]["deal"];
    REQUIRE(deal.is_object());
    REQUIRE(writeFileAtomically(folder / "deals", toText(deal) + "\n\n"));
    const Finished run =
        runLab("match briscola --seats greedy,greedy --games 6 --rotate --json - --deals",
               {(folder / "deals").string()});
    CHECK(run.code == kDone);
    const Json report = Json::parse(run.out);
    CHECK(report["deals"] == 1);
    // The same deal each time, and players without chance: every game has one of two results.
    CHECK(report["sides"][0]["scores"].size() <= 2);

    REQUIRE(writeFileAtomically(folder / "bad", toText(deal) + "\n{\"deck\":[]}\n"));
    requireWrongUsage("match briscola --seats greedy,greedy --games 6 --deals", {"deal 2", "deck"},
                      {(folder / "bad").string()});
    REQUIRE(writeFileAtomically(folder / "worse", "\nnothing\n"));
    requireWrongUsage("match briscola --seats greedy,greedy --games 6 --deals",
                      {"--deals", "line 2"}, {(folder / "worse").string()});
    REQUIRE(writeFileAtomically(folder / "empty", "\n"));
    requireWrongUsage("match briscola --seats greedy,greedy --games 6 --deals", {"no deal"},
                      {(folder / "empty").string()});
}

TEST_CASE("Records of a game of several deals: one file for each deal") {
    const TemporaryFolder folder;
    const Finished run = runLab("match euchre --seats uf,high,uf,high --games 2",
                                {"--records", (folder / "r").string()});
    CHECK(run.code == kDone);
    std::map<std::string, int> deals;
    for (const auto& entry : fs::directory_iterator(folder / "r")) {
        const std::string name = entry.path().filename().string();
        REQUIRE(name.size() == std::string("00000001-01.json").size());
        ++deals[name.substr(0, 8)];
        const auto record = parseRecord(readFile(entry.path()).value());
        REQUIRE(record);
        CHECK(record->earlier.empty() == (name.substr(9, 2) == "01"));
    }
    CHECK(deals.size() == 2);
    for (const auto& [game, count] : deals) CHECK(count >= 3);
}

TEST_CASE("A match prints a table") {
    const Finished run = runLab(kMatch);
    CHECK(run.code == kDone);
    CHECK(run.out.starts_with("briscola: 20 games, seed 1"));
    CHECK(run.out.find("greedy") != std::string::npos);
    CHECK(run.err.empty()); // no progress without a terminal
}

TEST_CASE("Option --json -: JSON on standard output and nothing else") {
    const Finished run = runLab(kMatch + " --json -");
    CHECK(run.code == kDone);
    CHECK(run.err.empty());
    REQUIRE(isJson(run.out));
    const Json report = Json::parse(run.out);
    CHECK(report["game"] == "briscola");
    CHECK(report["options"] == Json{{"players", 2}, {"draw", "winner"}});
    CHECK(report["seats"] == Json{"greedy", "random"});
    CHECK(report["games"] == 20);
    CHECK(report["seed"] == 1);
    CHECK(report["unit"] == "game");
    for (const char* name : {"seconds", "games_per_second"}) CHECK(report[name].is_number());
    REQUIRE(report["sides"].size() == 2);
    for (const Json& side : report["sides"]) {
        for (const char* name : {"wins", "draws", "losses", "win_share", "mean_score", "score_se",
                                 "decisions", "seconds_per_decision"}) {
            INFO(name);
            CHECK(side.at(name).is_number());
        }
        CHECK(side["win_share_ci95"].size() == 2);
        CHECK(side.contains("elo_difference"));
        CHECK(side["agent"].is_string());
    }
}

TEST_CASE("Option --json FILE: the same beside the table") {
    const TemporaryFolder folder;
    const fs::path file = folder / "new/report.json";
    const Finished run = runLab(kMatch, {"--json", file.string()});
    CHECK(run.code == kDone);
    CHECK(run.out.starts_with("briscola: 20 games"));
    const Finished printed = runLab(kMatch + " --json -");
    CHECK(withoutTimes(jsonOf(file)) == withoutTimes(Json::parse(printed.out)));
}

TEST_CASE("The same seed gives the same match, whatever the threads") {
    const auto report = [](const std::string& more) {
        const Finished run =
            runLab("match briscola --seats minimax,greedy --games 60 --rotate --json - " + more);
        REQUIRE(run.code == kDone);
        return withoutTimes(Json::parse(run.out));
    };
    const Json one = report("--threads 1");
    CHECK(report("--threads 2") == one);
    CHECK(report("--threads 3") == one);
    CHECK(report("") == one);
    CHECK(report("--seed 2") != one);
    CHECK(report("--option draw=fixed") != one);
}

TEST_CASE("A run that cannot write a file fails and names it") {
    const TemporaryFolder folder;
    REQUIRE(writeFileAtomically(folder / "file", "x"));
    for (const char* option : {"--json", "--records"}) {
        const std::string target = (folder / "file/below").string();
        const Finished run = runLab(kMatch, {option, target});
        INFO(option << ": " << run.err);
        CHECK(run.code == kFailed);
        CHECK(run.err.find((folder / "file").string()) != std::string::npos);
    }
    CHECK(readFile(folder / "file").value() == "x");
}

TEST_CASE("Option --records: each game in a file that can be opened and ends with its scores") {
    const TemporaryFolder folder;
    for (const std::string draw : {"winner", "fixed"})
        for (const int players : {2, 3, 4}) {
            const fs::path target = folder.path() / (draw + std::to_string(players));
            std::string seats = "greedy";
            for (int i = 1; i < players; ++i) seats += i == 1 ? ",random" : ",greedy";
            const Finished run = runLab("match briscola --games 6 --rotate --seats " + seats +
                                            " --option draw=" + draw +
                                            " --option players=" + std::to_string(players),
                                        {"--records", target.string()});
            REQUIRE(run.code == kDone);
            std::vector<std::string> names;
            for (const auto& entry : fs::directory_iterator(target))
                names.push_back(entry.path().filename().string());
            std::ranges::sort(names);
            REQUIRE(names == std::vector<std::string>{"00000001.json", "00000002.json",
                                                      "00000003.json", "00000004.json",
                                                      "00000005.json", "00000006.json"});
            for (const std::string& name : names) {
                const auto record = parseRecord(readFile(target / name).value());
                REQUIRE(record);
                const auto table = findGame(record->game()).value()->open(record->position);
                REQUIRE(table);
                REQUIRE((*table)->isOver());
                CHECK(scoresOf(**table) == record->scores);
                REQUIRE(record->players.size() == static_cast<std::size_t>(players));
                for (const Record::Player& player : record->players)
                    CHECK((player.agent == "greedy" || player.agent == "random"));
            }
        }
}

TEST_CASE("Option --records with a file: the same games, one on each line") {
    const TemporaryFolder folder;
    const std::string match =
        "match euchre --seats uf,high,uf,high --games 3 --threads 2 --records";
    const std::string file = (folder / "games.jsonl").string();
    REQUIRE(runLab(match, {(folder / "games").string()}).code == kDone);
    REQUIRE(runLab(match, {file}).code == kDone);
    std::vector<fs::path> names;
    for (const auto& entry : fs::directory_iterator(folder / "games")) names.push_back(entry);
    std::ranges::sort(names); // the order of the games
    std::istringstream lines(readFile(file).value());
    std::string line;
    for (const fs::path& name : names) {
        REQUIRE(std::getline(lines, line));
        CHECK(line.size() < 1000);
        const auto record = parseRecord(line);
        REQUIRE(record);
        CHECK(toText(*record) == readFile(name).value());
    }
    CHECK_FALSE(std::getline(lines, line));
    REQUIRE(runLab(match, {file}).code == kDone); // begun anew
    CHECK(std::ranges::count(readFile(file).value(), '\n') == std::ssize(names));
    const std::string written = readFile(file).value();
    CHECK(runLab("match euchre --seats uf --games 3 --records", {file}).code == kWrongUsage);
    CHECK(readFile(file).value() == written); // a match that is refused destroys nothing
    // What exists is written as it is, whatever its name.
    const Finished out = runLab(match, {"/dev/stderr"});
    CHECK(std::ranges::count(out.err, '\n') == std::ssize(names));
}

TEST_CASE("Parts run anywhere, merged, are the whole") {
    const TemporaryFolder folder;
    const std::string match =
        "match briscola --seats greedy,baseline --games 31 --duplicate --seed 5";
    std::vector<std::string> files;
    for (int i = 1; i <= 3; ++i) {
        files.push_back((folder.path() / std::to_string(i)).string());
        REQUIRE(
            runLab(match + " --shard " + std::to_string(i) + "/3", {"--json", files.back()}).code ==
            kDone);
    }
    const Finished whole = runLab(match + " --json -");
    const Finished merged = runLab("merge --json -", files);
    REQUIRE(merged.code == kDone);
    CHECK(withoutTimes(Json::parse(merged.out)) == withoutTimes(Json::parse(whole.out)));

    // Two of them, then the third.
    const std::string two = (folder / "two").string();
    REQUIRE(runLab("merge", {files[2], files[0], "--json", two}).code == kDone);
    CHECK(jsonOf(two)["shards_done"] == Json{1, 3});
    const Finished later = runLab("merge --json -", {two, files[1]});
    CHECK(withoutTimes(Json::parse(later.out)) == withoutTimes(Json::parse(whole.out)));

    const Finished twice = runLab("merge", {files[0], files[0]});
    CHECK(twice.code == kFailed);
    CHECK(twice.err.find("Part 1 appears twice") != std::string::npos);
}

TEST_CASE("Files that are not reports are named") {
    const TemporaryFolder folder;
    const std::string bad = (folder / "bad").string();
    const Finished missing = runLab("merge", {bad});
    CHECK(missing.code == kFailed);
    CHECK(missing.err.find(bad + ": The file cannot be opened") != std::string::npos);
    REQUIRE(writeFileAtomically(bad, "{\"game\":"));
    const Finished broken = runLab("merge", {bad});
    CHECK(broken.code == kFailed);
    CHECK(broken.err.find(bad + ".byte") != std::string::npos);
    REQUIRE(writeFileAtomically(bad, "{\"game\":3}"));
    CHECK(runLab("merge", {bad}).err.find(bad + ".game: Expected a string") != std::string::npos);
}
