// Runs that go on where they were interrupted, tell how far they are, or stop by a test
// (PROTOCOL.md section 4).
#include "tests/support/lab.h"
#include "tests/support/match.h"
#include "tests/support/temporary_folder.h"

#include <chrono>
#include <sstream>
#include <thread>

using namespace parlour;
using namespace parlour::test;
using parlour::lab::kDone;
using parlour::lab::kFailed;
namespace fs = std::filesystem;

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
