// The program itself: exit codes, messages and output files (PROTOCOL.md sections 3 and 4).
#include "ai/calibration/curve.h"
#include "ai/catalogue/games.h"
#include "app/lab/commands.h"
#include "app/lab/train/training.h"
#include "core/base/file.h"
#include "core/play/record.h"
#include "tests/support/match.h"
#include "tests/support/process.h"
#include "tests/support/scores.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <map>
#include <sstream>
#include <thread>

using namespace parlour;
using namespace parlour::test;
using parlour::lab::kDone;
using parlour::lab::kFailed;
using parlour::lab::kWrongUsage;
namespace fs = std::filesystem;

namespace {

const std::string kMatch = "match briscola --seats greedy,random --games 20";

// Wrong usage: exit code 2, nothing on stdout, and all of these on stderr.
void requireWrongUsage(const std::string& words, const std::vector<std::string>& said,
                       const std::vector<std::string>& more = {}) {
    const Finished run = runLab(words, more);
    INFO(words << "\n" << run.err);
    CHECK(run.code == kWrongUsage);
    CHECK(run.out.empty());
    for (const std::string& part : said) {
        INFO("missing: " << part);
        CHECK(run.err.find(part) != std::string::npos);
    }
}

bool isJson(const std::string& text) { return Json::accept(text); }

Json jsonOf(const fs::path& path) { return Json::parse(readFile(path).value()); }

} // namespace

TEST_CASE("Help and version are not errors") {
    for (const char* words : {"--help", "match --help", "engine --help", "merge --help",
                              "bench --help", "calibrate --help"}) {
        const Finished run = runLab(words);
        CHECK(run.code == kDone);
        CHECK(run.out.find("Usage") != std::string::npos);
        CHECK(run.err.empty());
    }
    const Finished version = runLab("--version");
    CHECK(version.code == kDone);
    CHECK(version.out.starts_with("parlour-lab "));
}

TEST_CASE("A ladder rates every level, against all others or its neighbours") {
    const Finished run = runLab("ladder briscola --games 2 --neighbours --json -");
    REQUIRE(run.code == kDone);
    const Json json = Json::parse(run.out);
    const auto levels = ladder(*findGame("briscola").value());
    REQUIRE(json["levels"].size() == levels.size());
    for (std::size_t i = 0; i < levels.size(); ++i) {
        CHECK(json["levels"][i]["agent"] == levels[i]->spec);
        CHECK(json["levels"][i].contains("share_against_below") == (i > 0));
    }
    CHECK(json["levels"][0]["elo"] == 0);
    requireWrongUsage("ladder", {"GAME"});
    requireWrongUsage("ladder chess", {"GAME", "chess"});
    requireWrongUsage("ladder briscola --option players=7", {"players"});
}

TEST_CASE("A ladder rates players that are no levels against all levels") {
    const Finished run =
        runLab("ladder briscola --games 20 --player random --player hybrid --json -");
    REQUIRE(run.code == kDone);
    const Json json = Json::parse(run.out);
    REQUIRE(json["players"].size() == 2);
    const auto levels = ladder(*findGame("briscola").value());
    for (const Json& player : json["players"]) {
        REQUIRE(player["against_levels"].size() == levels.size());
        for (std::size_t i = 0; i < levels.size(); ++i)
            CHECK(player["against_levels"][i]["agent"] == levels[i]->spec);
        CHECK(player["elo_error95"] > 0);
    }
    CHECK(json["players"][0]["agent"] == "random");
    CHECK(json["players"][0]["elo"] < json["players"][1]["elo"]);
    requireWrongUsage("ladder briscola --player nobody", {"--player", "nobody"});
    requireWrongUsage("ladder briscola --player random --neighbours", {"--neighbours"});
}

TEST_CASE("An ablation plays the champion against itself without each of its parts") {
    const Finished run = runLab("ablation briscola --games 2 --json -");
    REQUIRE(run.code == kDone);
    const Json json = Json::parse(run.out);
    const auto parts = findGame("briscola").value()->championParts();
    REQUIRE(json["parts"].size() == parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        CHECK(json["parts"][i]["part"] == parts[i].name);
        CHECK(json["parts"][i]["without"] == "champion:" + std::string(parts[i].without));
        CHECK(json["parts"][i]["games"] == 2); // a deal with the seats exchanged
    }
    requireWrongUsage("ablation", {"GAME"});
    requireWrongUsage("ablation chess", {"GAME", "chess"});
}

TEST_CASE("train finds weights, the same for a seed, and compares them with the program's") {
    const TemporaryFolder folder;
    const auto trained = [&](const std::string& words) {
        const fs::path file = folder / "weights";
        const Finished run =
            runLab("train " + words + " --final-games 20", {"--out", file.string()});
        INFO(words << "\n" << run.err);
        CHECK(run.code == kDone);
        CHECK(run.err.empty());
        CHECK(run.out.find("against the program's: ") != std::string::npos);
        return std::pair(run.out, readFile(file).value());
    };
    for (const std::string table :
         {"bigtwo --table rules", "bigtwo --table evaluation", "doudizhu --table rules",
          "euchre --table rules", "euchre --table card-values", "samurai --table rules-2",
          "samurai --table hands"}) {
        const std::string words = table + " --games " + (table.ends_with("hands") ? "1" : "40");
        const auto [out, weights] = trained(words);
        CHECK(trained(words) == std::pair(out, weights));
        CHECK(trained(words + " --seed 2").second != weights);
    }
    // All tables of a game, one after another; without a file on standard output.
    const Finished both = runLab("train bigtwo --games 1 --final-games 2");
    CHECK(both.code == kDone);
    CHECK(both.out.find("// bigtwo rules, 1 games, seed 1\n") != std::string::npos);
    CHECK(both.out.find("// bigtwo evaluation, 1 games, seed 1\n") != std::string::npos);
}

TEST_CASE("A table of train that goes on is the same as one that never stopped") {
    const TemporaryFolder folder;
    const auto path = [&](const std::string& name) { return (folder / name).string(); };
    const auto train = [](const std::string& words, const std::vector<std::string>& more) {
        const Finished run = runLab("train briscola --final-games 20 " + words, more);
        INFO(run.err);
        CHECK(run.code == kDone);
        CHECK(run.out.find("against greedy: ") != std::string::npos);
        return run;
    };
    train("--games 5000 --set rows=suit --out", {path("whole"), "--curve", path("whole.csv")});
    const Finished part = train("--games 2000 --set rows=suit --progress json --out",
                                {path("part"), "--curve", path("part.csv")});
    CHECK(isJson(part.err.substr(0, part.err.find('\n'))));
    train("--games 5000 --resume",
          {path("part"), "--out", path("part"), "--curve", path("part.csv")});
    CHECK(readFile(folder / "part").value() == readFile(folder / "whole").value());
    const std::string curve = readFile(folder / "whole.csv").value();
    CHECK(readFile(folder / "part.csv").value() == curve);
    CHECK(curve.starts_with("games,filled,random,random_low,random_high,baseline"));
    CHECK(std::ranges::count(curve, '\n') == 5); // after 0, 1000, 2000, 5000 games
}

TEST_CASE("A training that goes on from what was kept finds the same weights") {
    const auto trainings = {lab::bigtwoTrainings(), lab::doudizhuTrainings(),
                            lab::euchreTrainings(), lab::samuraiTrainings()};
    for (const auto& ofGame : trainings)
        for (const lab::Training& training : ofGame) {
            INFO(training.game << " " << training.table);
            if (training.table == "rules-3" || training.table == "rules-4") continue; // as rules-2
            const bool isInLargeSteps = training.table == "rules" && training.game != "euchre";
            lab::TrainingSetup setup{training.table == "hands" ? 2
                                     : isInLargeSteps          ? 4100
                                                               : 300,
                                     3,
                                     2,
                                     {}};
            std::vector<std::string> kept;
            setup.keep = [&](const auto& state) { kept.push_back(state()); };
            const lab::Trained whole = training.run(setup);
            REQUIRE_FALSE(kept.empty());
            if (training.table != "card-values") REQUIRE(kept.size() > 1); // generations are long
            setup.before = kept[kept.size() / 2];
            kept.clear();
            const lab::Trained rest = training.run(setup);
            CHECK(rest.weights == whole.weights);
            CHECK(rest.comparison == whole.comparison);
        }
}

TEST_CASE("train keeps the tables that are done, and goes on with the others") {
    const TemporaryFolder folder;
    const auto run = [&](const std::string& name, const std::string& more = "") {
        return runLab("train bigtwo --games 40 --final-games 2" + more,
                      {"--resume", (folder / name).string(), "--out", (folder / "out").string()});
    };
    REQUIRE(run("whole").code == kDone);
    const std::string weights = readFile(folder / "out").value();
    Json state = jsonOf(folder / "whole");
    REQUIRE(state["done"].size() == 2);
    for (const char* table : {"rules", "evaluation"}) {
        Json part = state;
        part["done"].erase(table);
        REQUIRE(writeFileAtomically(folder / "part", toText(part)));
        REQUIRE(run("part").code == kDone);
        CHECK(readFile(folder / "out").value() == weights);
        CHECK(jsonOf(folder / "part") == state);
    }
    CHECK(run("part", " --seed 2").code == kFailed);
    REQUIRE(writeFileAtomically(folder / "part", "[]"));
    CHECK(run("part").code == kFailed);
}

TEST_CASE("What train found after more games plays better", "[strength]") {
    const auto share = [](const std::string& words) {
        const std::string out = runLab("train " + words + " --final-games 2000").out;
        const std::string before = "against the program's: ";
        return std::stod(out.substr(out.rfind(before) + before.size()));
    };
    for (const std::string table : {"bigtwo --table rules", "euchre"}) {
        INFO(table);
        const double little = share(table + " --games 1");
        const double more = share(table + " --games 20000");
        CHECK(little + 5 < more);
    }
}

TEST_CASE("Wrong arguments of train name the argument, and a file that cannot be written") {
    requireWrongUsage("train", {"GAME"});
    requireWrongUsage("train chess", {"GAME", "briscola"});
    requireWrongUsage("train briscola", {"--out"});
    requireWrongUsage("train euchre --curve x", {"--curve", "no such argument"});
    requireWrongUsage("train briscola --resume x --seed 2 --out y", {"--resume", "--seed"});
    requireWrongUsage("train bigtwo --table rule", {"--table", "\"rule\"", "rules, evaluation"});
    requireWrongUsage("train euchre --games 0", {"--games"});
    requireWrongUsage("train euchre --final-games 1", {"--final-games"});
    requireWrongUsage("train euchre --seed -1", {"--seed"});
    const TemporaryFolder folder;
    REQUIRE(writeFileAtomically(folder / "file", "x"));
    const std::string table = (folder / "table").string();
    requireWrongUsage("train briscola --set alpha=1001 --out", {"--set", "alpha", "1000"}, {table});
    requireWrongUsage("train briscola --set beta=1 --out", {"--set", "beta", "epsilon"}, {table});
    requireWrongUsage("train briscola --set alpha --out", {"--set", "name=value"}, {table});
    const Finished damaged =
        runLab("train briscola --resume", {(folder / "file").string(), "--out", table});
    CHECK(damaged.code == kFailed);
    CHECK(damaged.err.find("not a table of Q-values") != std::string::npos);
    const Finished run = runLab("train euchre", {"--out", (folder / "file/below").string()});
    CHECK(run.code == kFailed);
    CHECK(run.out.empty()); // said before the training
    CHECK(run.err.find((folder / "file").string()) != std::string::npos);
}

TEST_CASE("A wrong command is wrong usage") {
    requireWrongUsage("", {"engine, match, merge, experiment, ladder, ablation, bench, calibrate, "
                           "stop, selfplay, tune, "
                           "train, simulations, reasons, stability, review, problems"});
    requireWrongUsage("play", {"play"});
    requireWrongUsage("--quick", {"--quick"});
    requireWrongUsage("engine now", {"now"});
}

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

TEST_CASE("Wrong arguments of the other commands name the argument") {
    requireWrongUsage("bench", {"GAME"});
    requireWrongUsage("bench chess", {"GAME", "briscola"});
    for (const char* seconds : {"0", "nan", "inf", "-1", "x"})
        requireWrongUsage(std::string("bench briscola --seconds ") + seconds, {"--seconds"});
    requireWrongUsage(kMatch + " --option players=2 --option players=2",
                      {"--option.players: This is given twice"});
    requireWrongUsage("merge", {"FILES"});
    requireWrongUsage("calibrate chess --player random", {"GAME", "briscola"});
    requireWrongUsage("calibrate briscola --player nobody", {"--player", "nobody", "minimax"});
    requireWrongUsage("calibrate briscola", {"--player"});
    requireWrongUsage("calibrate briscola --player minimax --judge nobody", {"--judge", "nobody"});
    requireWrongUsage("experiment", {"GAME"});
    requireWrongUsage("experiment chess", {"GAME", "euchre"});
    requireWrongUsage("experiment euchre 4.1", {"NAME", "\"4.1\"", "figure-4.1, figure-4.2"});
    requireWrongUsage("experiment euchre figure-4.1 --games 0", {"--games"});
    requireWrongUsage("match euchre --seats uf,uf,uf,uf --games 1 --unit trick",
                      {"--unit", "game, deal"});
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

TEST_CASE("A match that was interrupted goes on, with the same report and records") {
    const TemporaryFolder folder;
    const auto words = [&](const std::string& name) {
        return labCommand("match briscola --seats greedy,minimax:determinizations=10 --games 150 "
                          "--duplicate --json - --threads 2 --records",
                          {(folder / (name + ".jsonl")).string(), "--resume",
                           (folder / (name + ".state")).string()});
    };
    const Finished whole = Process(words("whole")).wait();
    REQUIRE(whole.code == kDone);
    int runs = 0;
    Finished part;
    do {
        Process process(words("part"));
        std::this_thread::sleep_for(std::chrono::milliseconds(150)); // it may play by now
        if (runs < 3) process.interrupt();
        part = process.wait();
        if (part.signal != 0) continue; // it had not begun
        INFO(part.err);
        REQUIRE((part.code == kDone || part.code == lab::kInterrupted));
    } while (++runs < 4);
    CHECK(part.code == kDone);
    CHECK(withoutTimes(Json::parse(part.out)) == withoutTimes(Json::parse(whole.out)));
    CHECK(readFile(folder / "part.jsonl").value() == readFile(folder / "whole.jsonl").value());
    // All was done; nothing is played again.
    const Finished again = Process(words("part")).wait();
    CHECK(withoutTimes(Json::parse(again.out)) == withoutTimes(Json::parse(whole.out)));

    const std::string state = (folder / "part.state").string();
    const Finished other =
        runLab("match briscola --seats greedy,random --games 150 --resume", {state});
    CHECK(other.code == kFailed);
    CHECK(other.err.find("--resume") != std::string::npos);
    Json kept = jsonOf(state);
    REQUIRE(writeFileAtomically(folder / "part.jsonl", "{}\n"));
    CHECK(Process(words("part")).wait().err.find("are missing") != std::string::npos);
    kept["commit"] = "another";
    REQUIRE(writeFileAtomically(state, toText(kept)));
    CHECK(Process(words("part")).wait().code == kFailed);
    REQUIRE(writeFileAtomically(state, "{"));
    CHECK(Process(words("part")).wait().code == kFailed);
}

TEST_CASE("A ladder and an ablation that were interrupted go on, with the same results") {
    const TemporaryFolder folder;
    const std::string state = (folder / "state").string();
    for (const std::string words :
         {"ladder briscola --games 2 --neighbours",
          "ladder briscola --games 2 --player engine:false --engine-fault legal",
          "ablation briscola --games 2"}) {
        fs::remove(state);
        const auto run = [&] { return runLab(words + " --json - --resume", {state}); };
        const Finished whole = run();
        INFO(words << whole.err);
        REQUIRE(whole.code == kDone);
        Json kept = jsonOf(state);
        REQUIRE(kept["matches"].size() >= 3);
        while (kept["matches"].size() > 2) kept["matches"].erase(2);
        REQUIRE(writeFileAtomically(state, toText(kept)));
        CHECK(run().out == whole.out);
    }
}

TEST_CASE("Option --progress json: an object a line, at least every second") {
    const auto linesOf = [](const std::vector<std::string>& command) {
        std::istringstream in(Process(command).wait().err);
        std::vector<Json> lines;
        for (std::string line; std::getline(in, line);) {
            REQUIRE(isJson(line));
            lines.push_back(Json::parse(line));
            CHECK(lines.back().size() == 4);
            CHECK(lines.back()["done"] <= lines.back()["of"]);
            CHECK((lines.back()["seconds_left"].is_null() || lines.back()["seconds_left"] >= 0));
        }
        return lines;
    };
    const auto played = linesOf(labCommand(kMatch + " --progress json"));
    REQUIRE(played.size() >= 2);
    CHECK(played.front()["done"] == 0);
    CHECK(played.front()["seconds_left"].is_null());
    CHECK(played.back()["done"] == 20);
    CHECK(played.back()["seconds_left"] == 0);
    CHECK(played.back()["partial"]["games"] == 20);
    CHECK(played.back()["partial"]["sides"].size() == 2);
    // Somebody thinks for three seconds.
    const auto waited =
        linesOf(labCommand("match briscola --games 1 --progress json --engine-timeout 3000 "
                           "--engine-fault legal --seats",
                           {"engine:sleep 3,random"}));
    CHECK(waited.size() >= 3);

    const TemporaryFolder folder;
    const std::string file = (folder / "file").string();
    for (const auto& [words, member] :
         {std::pair{"ladder briscola --games 2 --neighbours", "meetings"},
          std::pair{"ablation briscola --games 2", "parts"},
          std::pair{"train euchre --table rules --games 40 --final-games 2", "games"}}) {
        const auto lines = linesOf(labCommand(std::string(words) + " --progress json"));
        INFO(words);
        REQUIRE_FALSE(lines.empty());
        CHECK(lines.back()["partial"].contains(member));
    }
    const auto tuned = linesOf(labCommand("tune briscola --player hybrid --generations 1 "
                                          "--candidates 4 --games 2 --final-games 2 --progress "
                                          "json --resume",
                                          {file}));
    REQUIRE_FALSE(tuned.empty());
    CHECK(tuned.back()["done"] == 10);
    CHECK(tuned.back()["of"] == 10);
    CHECK(tuned.back()["partial"]["generation"] == 1);
}

TEST_CASE("Option --until: a test decides, and the report tells how") {
    const std::string words = "match briscola --seats greedy,random --games 2000 --duplicate ";
    const Finished run =
        runLab(words + "--json - --until", {"elo0=0 elo1=50 alpha=0.05 beta=0.05"});
    INFO(run.err);
    REQUIRE(run.code == kDone);
    const Json report = Json::parse(run.out);
    CHECK(report["sprt"]["verdict"] == "H1");
    CHECK(report["sprt"]["llr"].is_number());
    CHECK(report["games"] < 2000);
    CHECK(report["games_asked"] == 2000);
    const Finished table = runLab(words + "--until", {"elo0=0 elo1=50"});
    CHECK(table.out.find("H1") != std::string::npos);
    requireWrongUsage(words + "--until", {"--until", "elo1"}, {"elo0=0"});
    requireWrongUsage(words + "--shard 1/2 --until", {"--until", "parts"}, {"elo0=0 elo1=5"});
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

TEST_CASE("bench prints one JSON object, its checksum always the same") {
    const Finished run = runLab("bench briscola --seconds 0.01");
    REQUIRE(run.code == kDone);
    REQUIRE(isJson(run.out));
    const Json result = Json::parse(run.out);
    CHECK(result["game"] == "briscola");
    CHECK(result["playouts_per_second"] > 0);
    CHECK(result["decisions_per_playout"] == 40.0);
    CHECK(result["legal_calls_per_second"] > 0);
    for (const Json& agent : result["agents"]) CHECK(agent["decisions_per_second"] > 0);
    CHECK(result["agents"].contains("minimax"));
    CHECK(result["checksum"].get<std::string>().size() == 16);
    CHECK(Json::parse(runLab("bench briscola --seconds 0.02").out)["checksum"] ==
          result["checksum"]);
}

TEST_CASE("reasons counts what each player says, words told apart and numbers not") {
    const Finished run = runLab("reasons briscola --seats greedy,random --games 20");
    CHECK(run.code == kDone);
    CHECK(run.err.empty());
    CHECK(run.out.find("400 decisions by greedy in 20 deals") != std::string::npos);
    CHECK(run.out.find("       400  Any card, drawn by lot.\n") != std::string::npos);
    CHECK(run.out.find("Takes the trick with # points.") != std::string::npos);
    CHECK(runLab("reasons briscola --seats greedy,random --games 20").out == run.out);
    for (const char* match : {"bigtwo --seats rule-based,rule-based,conventional,random",
                              "euchre --seats uf,bid-euchre,classic-hard,mdp",
                              "doudizhu --seats kicker,kicker,greedy"}) {
        INFO(match);
        CHECK(runLab(std::string("reasons ") + match + " --games 40").out.find('%') ==
              std::string::npos);
    }
    requireWrongUsage("reasons briscola --seats greedy", {"--seats", "2 players"});
    requireWrongUsage("reasons briscola --seats greedy,nobody", {"--seats", "nobody"});
    requireWrongUsage("reasons chess --seats greedy,random", {"GAME", "briscola"});
}

TEST_CASE("stability tells how often deeper looks change a hint") {
    const Finished run = runLab("stability briscola --games 2 --deeper 1 --option players=4");
    CHECK(run.code == kDone);
    CHECK(run.out.find("2 positions") != std::string::npos);
    CHECK(std::ranges::count(run.out, '%') == 6);
    CHECK(runLab("stability briscola --games 2 --deeper 1 --option players=4 --threads 3").out ==
          run.out);
    requireWrongUsage("stability chess", {"GAME", "briscola"});
    requireWrongUsage("stability briscola --deeper 0", {"--deeper"});
}

TEST_CASE("calibrate compares chances with results") {
    const Finished run = runLab("calibrate briscola --player minimax --games 20");
    CHECK(run.code == kDone);
    CHECK(run.out.find("20 games") != std::string::npos);
    CHECK(run.out.find("mean error") != std::string::npos);
    for (const char* by : {"dept", "role,hand", "hand"})
        requireWrongUsage("calibrate briscola --player minimax --by", {"--by"}, {by});
}

TEST_CASE("calibrate makes a table for each phase, role and depth") {
    const auto groupsOf = [&](const std::string& more, const std::string& games = "12") {
        const Finished run = runLab("calibrate briscola --player minimax --seed 5 --games " +
                                    games + more + " --json -");
        REQUIRE(run.code == kDone);
        return Json::parse(run.out)["groups"];
    };
    const auto decisions = [](const Json& groups) {
        std::int64_t sum = 0;
        for (const Json& group : groups) {
            std::int64_t ofTenths = 0;
            for (const Json& tenth : group["tenths"]) ofTenths += tenth["decisions"].get<int>();
            CHECK(group["decisions"] == ofTenths);
            CHECK(group["games"] <= 12);
            sum += ofTenths;
        }
        return sum;
    };
    const Json all = groupsOf("");
    CHECK(all.size() == 1);
    const Json apart = groupsOf(" --by phase,role");
    CHECK(apart.size() == 6);
    CHECK(decisions(apart) == decisions(all));
    CHECK(groupsOf(" --by role,phase --threads 1") == apart);
    CHECK(groupsOf(" --by role,phase --threads 3") == apart);

    const Json deep = groupsOf(" --by depth --positions 3", "2");
    CHECK(deep.size() == findGame("briscola").value()->advisers().size());
    for (const Json& group : deep) CHECK(group["decisions"] <= 2 * 3);
    const Json judged = groupsOf(" --by role --judge champion:worlds=3,minimax --positions 3", "2");
    REQUIRE(judged.size() == 4);
    CHECK(judged[0]["depth"] == "champion:worlds=3");
    CHECK(judged[1]["depth"] == "minimax");

    const Finished euchre =
        runLab("calibrate euchre --player champion:worlds=5 --games 4 --json -");
    CHECK(Json::parse(euchre.out)["groups"][0]["value"] == "points");
}

TEST_CASE("What champions tell comes true", "[strength]") {
    for (const char* words : {"doudizhu --player champion:worlds=40 --games 60",
                              "briscola --player champion:worlds=100 --games 200",
                              "euchre --player champion:worlds=30;prior=30 --games 200",
                              "bigtwo --player champion:worlds=100 --games 60"}) {
        INFO(words);
        const Finished run =
            runLab("calibrate --seed 900001 --by role --json - " + std::string(words));
        REQUIRE(run.code == kDone);
        const Json groups = Json::parse(run.out)["groups"];
        CHECK(groups.size() > 1);
        for (const Json& group : groups) {
            INFO(group);
            const double scale = group["value"] == "win" ? 1 : 4; // points lie further apart
            CHECK(group["mean_error"].get<double>() <
                  group["by_chance"].get<double>() + 2 * group["standard_error"].get<double>() +
                      0.02 * scale);
        }
    }
}

TEST_CASE("calibrate writes curves that the program can read") {
    const TemporaryFolder folder;
    const std::string file = (folder / "doudizhu.curves").string();
    const Finished run = runLab("calibrate doudizhu --player champion:worlds=2 --option "
                                "bidding=none --games 250 --by role --fit",
                                {file});
    REQUIRE(run.code == kDone);
    const Json json = jsonOf(file);
    CHECK(json["made"]["games"] == 250);
    const auto command = json["made"]["command"].get<std::string>();
    CHECK(command.starts_with("parlour-lab calibrate doudizhu"));
    CHECK(command.ends_with("--fit doudizhu-3.curves"));
    const auto calibration = Calibration::read(readFile(file).value());
    REQUIRE(calibration);
    REQUIRE(calibration->entries().size() == 2);
    for (const auto& [place, curve] : calibration->entries()) {
        CHECK((place.part == "landlord" || place.part == "peasants"));
        CHECK(curve(0) == 0);
        CHECK(curve(1) == 1);
    }
}

TEST_CASE("stop asks one player, or all with their parameters at both ends") {
    const Finished one = runLab("stop briscola --player minimax:depth=12 --questions 2 --within 1");
    CHECK(one.code == kDone);
    CHECK(std::ranges::count(one.out, '\n') == 3);
    const Finished all = runLab("stop briscola --questions 1 --within 1");
    CHECK(all.code == kDone);
    for (const char* part : {" random\n", " minimax\n", " minimax:depth=12\n",
                             " ismcts:megabytes=1024\n", "the longest took "})
        CHECK(all.out.find(part) != std::string::npos);
    requireWrongUsage("stop briscola --within 0", {"--within"});
}

TEST_CASE("The engine answers and ends well at the end of input") {
    const Finished run = runLab("engine", {}, "{\"id\":1,\"cmd\":\"games\"}\nnonsense\n{\"id\":2}");
    CHECK(run.code == kDone);
    CHECK(std::ranges::count(run.out, '\n') == 3);
    CHECK(run.err.empty());
    CHECK(runLab("engine").code == kDone);
}

TEST_CASE("When nobody reads the output a command fails but does not crash") {
    const TemporaryFolder folder;
    const std::string file = (folder / "report").string();
    REQUIRE(runLab(kMatch, {"--json", file}).code == kDone);
    const std::vector<std::vector<std::string>> commands{
        labCommand(kMatch),
        labCommand(kMatch + " --json -"),
        labCommand("merge", {file}),
        labCommand("bench briscola --seconds 0.01"),
        labCommand("calibrate briscola --player minimax --games 5"),
        labCommand("engine"),
    };
    for (const auto& command : commands) {
        INFO(command[1]);
        const Finished run =
            Process(command, "{\"id\":1,\"cmd\":\"games\"}\n", Process::Output::Closed).wait();
        CHECK(run.signal == 0);
        CHECK(run.code == kFailed);
    }
}

TEST_CASE("When nobody reads the messages the exit code is still right") {
    const auto run = [](const std::string& words) {
        return Process(labCommand(words), "", Process::Output::Read, Process::Output::Closed)
            .wait();
    };
    CHECK(run("match chess --seats random,random --games 1").code == kWrongUsage);
    CHECK(run("nonsense").code == kWrongUsage);
    CHECK(run("merge no-such-file").code == kFailed);
}
