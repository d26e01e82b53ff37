// The program itself, and its shorter commands: exit codes, messages and output (PROTOCOL.md
// section 4).
#include "ai/catalogue/games.h"
#include "core/base/commit.h"
#include "core/base/version.h"
#include "tests/support/lab.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>

using namespace parlour;
using namespace parlour::test;
using parlour::lab::kDone;
using parlour::lab::kFailed;
using parlour::lab::kWrongUsage;

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
    CHECK(version.out ==
          "parlour-lab " + std::string(kVersion) + " (" + std::string(commit()) + ")\n");
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

TEST_CASE("style compares a player of some temper with the same without") {
    const Finished run =
        runLab("style euchre --player champion:worlds=2 --temper=-10000,10000 --games 4 --json -");
    REQUIRE(run.code == kDone);
    const Json json = Json::parse(run.out);
    REQUIRE(json["styles"].size() == 2);
    const Json& cautious = json["styles"][0];
    const Json& bold = json["styles"][1];
    CHECK(cautious["styled_player"] == "champion:worlds=2;temper=-10000");
    CHECK(cautious["deals"] >= 4 * 3); // games to ten points
    CHECK(cautious["games"] == 4);
    CHECK(cautious["styled"]["bold"] == 0);
    CHECK(bold["styled"]["bold"] == bold["styled"]["choices"]);
    CHECK(cautious["points_error95"].is_null()); // all games began with one deal
    requireWrongUsage("style", {"GAME"});
    requireWrongUsage("style chess", {"GAME", "chess"});
    requireWrongUsage("style briscola --player greedy", {"--player", "temper"});
}

TEST_CASE("A wrong command is wrong usage") {
    requireWrongUsage("", {"engine, match, merge, experiment, ladder, ablation, bench, calibrate, "
                           "stop, selfplay, tables, tune, "
                           "train, simulations, reasons, stability, style, review, problems"});
    requireWrongUsage("play", {"play"});
    requireWrongUsage("--quick", {"--quick"});
    requireWrongUsage("engine now", {"now"});
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
    const auto checksum = [](const std::string& seconds) { // Euchre's players are the quickest
        return Json::parse(runLab("bench euchre --seconds " + seconds).out)["checksum"];
    };
    CHECK(checksum("0.01") == checksum("0.02"));
}

TEST_CASE("reasons counts what each player says, words told apart and numbers not") {
    const Finished run = runLab("reasons briscola --seats greedy,random --games 20");
    CHECK(run.code == kDone);
    CHECK(run.err.empty());
    CHECK(run.out.find("400 decisions by greedy in 20 deals") != std::string::npos);
    CHECK(run.out.find("Play any card: one is drawn by lot.\n") != std::string::npos);
    CHECK(run.out.find("Play the card that is worth most: # points.") != std::string::npos);
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
