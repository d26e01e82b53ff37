// Players from outside, which may do anything (PROTOCOL.md section 4): sleep, print nonsense or no
// end, die, start others. Nothing hangs, and nothing is left behind.
#include "app/lab/commands.h"
#include "app/lab/engine.h"
#include "app/lab/outside_arguments.h"
#include "app/outside/program.h"
#include "core/base/file.h"
#include "tests/support/match.h"
#include "tests/support/process.h"
#include "tests/support/temporary_folder.h"

#include <fstream>
#include <sstream>
#include <thread>

using namespace parlour;
using namespace parlour::test;
using parlour::lab::kDone;
using parlour::lab::kFailed;
using parlour::lab::kInterrupted;
using parlour::lab::kWrongUsage;
using parlour::outside::Program;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

[[maybe_unused]] const auto kIgnored = std::signal(SIGPIPE, SIG_IGN); // as the programs do

constexpr auto kLong = 1000s; // a test that waits for this hangs
constexpr auto kShort = 100ms;

const std::string kExample = "python3 " PARLOUR_SOURCE "/packaging/examples/player.py";

Program::Answer answerOf(Program& program, std::chrono::milliseconds within = kLong) {
    return program.read(Program::Clock::now() + within, {});
}
Program::Outcome outcomeOf(const std::string& command, std::chrono::milliseconds within = kLong) {
    Program program(command);
    program.write("{}");
    return answerOf(program, within).outcome;
}
std::string endOf(const std::string& command) {
    Program program(command);
    const auto answer = answerOf(program);
    REQUIRE(answer.outcome == Program::Outcome::Ended);
    CHECK(answerOf(program).outcome == Program::Outcome::Ended); // and it stays so
    return answer.text;
}

// Whether a process has ended, though nobody may have asked for its end yet.
bool isGone(const std::string& pid) {
    const auto stat = readFile("/proc/" + pid + "/stat");
    return !stat || stat->find(") Z ") != std::string::npos;
}
void requireGone(const fs::path& pids) {
    std::istringstream in(readFile(pids).value());
    int count = 0;
    for (std::string pid; in >> pid; ++count)
        while (!isGone(pid)) std::this_thread::sleep_for(5ms);
    CHECK(count > 0);
}

void waitForText(const fs::path& path) {
    while (!fs::exists(path) || fs::is_empty(path)) std::this_thread::sleep_for(2ms);
}

Finished match(const std::string& command, const std::string& words) {
    return runLab("match briscola --games 4 --rotate " + words,
                  {"--seats", "engine:" + command + ",greedy"});
}

} // namespace

TEST_CASE("A program is asked line by line") {
    Program program("cat");
    program.write("one");
    program.write("two");
    CHECK(answerOf(program).text == "one");
    CHECK(answerOf(program).text == "two");
    const std::string longest(Program::kLongestLine - 1, 'x'); // more than a pipe holds
    program.write(longest);
    CHECK(answerOf(program).text == longest);
    CHECK(answerOf(program, kShort).outcome == Program::Outcome::Late);
    program.write("three");
    CHECK(answerOf(program).text == "three");
}

TEST_CASE("How a program ended is told, with the last that it said") {
    CHECK(endOf("exit 3") == "exit status 3");
    CHECK(endOf("kill -9 $$") == "signal 9");
    CHECK(endOf("echo broken >&2; exit 1").starts_with("exit status 1: broken"));
    CHECK(endOf("/no/such/program").starts_with("exit status 127: "));
    CHECK(endOf("exec >&-; sleep 1000").starts_with("it was ended"));
}

TEST_CASE("No program makes us wait or fills our memory") {
    CHECK(outcomeOf("sleep 1000", kShort) == Program::Outcome::Late);
    CHECK(outcomeOf("cat /dev/zero") == Program::Outcome::TooLong);
    CHECK(outcomeOf("yes >&2", kShort) == Program::Outcome::Late);
    CHECK(outcomeOf("while :; do :; done", kShort) == Program::Outcome::Late);
    {
        Program program("exec <&-; yes nonsense");
        for (int i = 0; i < 1000; ++i) {
            program.write("{}");
            REQUIRE(answerOf(program).text == "nonsense");
        }
    }
    const TemporaryFolder folder;
    const fs::path ready = folder / "ready";
    Program program("until [ -e " + ready.string() + " ]; do sleep 0.01; done; exec cat");
    for (int i = 0; i < 100; ++i) program.write(std::string(600'000, 'x')); // nobody reads
    CHECK(answerOf(program, 50ms).outcome == Program::Outcome::Late);
    std::ofstream{ready};
    for (int i = 0; i < 2; ++i) CHECK(answerOf(program).text.size() == 600'000);
    CHECK(answerOf(program, kShort).outcome == Program::Outcome::Late); // no more was kept
    program.write("now");
    CHECK(answerOf(program).text == "now");
}

TEST_CASE("A program ends with all that it has started") {
    const TemporaryFolder folder;
    const std::string pids = (folder / "pids").string();
    const std::string both = "echo $$ $! >" + pids;
    SECTION("although it heeds no signal") {
        Program program("trap '' TERM INT HUP; sleep 1000 & " + both + "; echo; sleep 1000");
        CHECK(answerOf(program).outcome == Program::Outcome::Line);
    }
    SECTION("and died with others keeping its output open") {
        Program program("sleep 1000 & " + both + "; exit 4");
        CHECK(answerOf(program).text == "exit status 4");
        requireGone(pids); // at once
    }
    SECTION("which print") {
        Program program("yes & " + both + "; echo; sleep 1000");
        CHECK(answerOf(program).outcome == Program::Outcome::Line);
    }
    requireGone(pids);
}

TEST_CASE("A program is stopped while we wait for it") {
    const TemporaryFolder folder;
    Program program("echo $$ >" + (folder / "pids").string() + "; sleep 1000");
    std::stop_source stop;
    std::jthread stopper([&] {
        waitForText(folder / "pids");
        stop.request_stop();
    });
    CHECK(program.read(Program::Clock::now() + kLong, stop.get_token()).outcome ==
          Program::Outcome::Stopped);
    program.kill();
    requireGone(folder / "pids");
}

TEST_CASE("Lists of seats: a comma inside a spec has a backslash") {
    using Names = std::vector<std::string>;
    CHECK(lab::splitSeats("a,b:c=1;d=2") == Names{"a", "b:c=1;d=2"});
    CHECK(lab::splitSeats("engine:x -a 1\\,2,b") == Names{"engine:x -a 1,2", "b"});
    CHECK(lab::splitSeats("engine:a\\b\\\\c") == Names{"engine:a\\b\\\\c"});
    CHECK(lab::splitSeats("a,") == Names{"a", ""});
}

TEST_CASE("The example plays all games, the same for the same seed") {
    for (const GameEntry* game : games()) {
        const Json options = completeOptions(game->options(), Json::object()).value();
        std::string seats = "engine:" + kExample;
        for (int seat = 1; seat < game->seats(options); ++seat) seats += ",random";
        const std::string words = "match " + std::string(game->id()) + " --games 2 --json -";
        const Finished run = runLab(words, {"--seats", seats});
        INFO(run.err);
        REQUIRE(run.code == kDone);
        const Json report = Json::parse(run.out);
        CHECK(report["sides"][0]["agent"].get<std::string>().starts_with("engine:" + kExample));
        CHECK(report["sides"][0]["faults"] == 0);
        CHECK(report["sides"][0]["decisions"] > 0);
        if (game->id() != "briscola") continue;
        const Finished again = runLab(words + " --threads 2", {"--seats", seats});
        CHECK(withoutTimes(Json::parse(again.out)) == withoutTimes(report));
    }
}

TEST_CASE("Whoever answers no legal move loses the run, and is told apart") {
    struct Case {
        std::string command;
        std::string said;
    };
    const std::vector<Case> cases{
        {"sleep 1000", "within 200 ms"},
        {"exit 7", "exit status 7"},
        {"read line; echo sorry >&2; exit 1", "sorry"},
        {"exec >&-; sleep 1000", "ended"},
        {"cat /dev/zero", "longer than"},
        {"yes nonsense", "nonsense"},
        {"yes '{\"id\":2\\,\"move\":\"AD\"}'", "\"id\":2"},
        {"yes '{\"id\":1}'", "a move"},
        {"yes '{\"id\":1\\,\"move\":\"ZZ\"}'", "ZZ"},
        {"yes '{\"id\":1\\,\"move\":7}'", "No legal move"},
        {"yes '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[['", "[[["},
        {"printf '\\033[2J\\n'; sleep 1000", "[2J"},
        {"cat", "\"cmd\":\"bestmove\""},
    };
    for (const Case& one : cases) {
        // The others end at once, however busy the machine.
        const bool isLate = one.command == "sleep 1000";
        const Finished run = match(one.command, isLate ? "--engine-timeout 200" : "");
        INFO(one.command << "\n" << run.err);
        CHECK(run.code == kFailed);
        CHECK(run.out.empty());
        CHECK(run.err.find("seat ") != std::string::npos);
        CHECK(run.err.find("\"cmd\":\"bestmove\"") != std::string::npos); // the request
        CHECK(run.err.find(one.said) != std::string::npos);
        CHECK(run.err.find('\033') == std::string::npos);
    }
}

TEST_CASE("Option --engine-fault legal: the first legal move is played, and counted") {
    for (const std::string command : {"exit 7", "cat /dev/zero", "exec >&-; sleep 1000"}) {
        const Finished run = match(command, "--engine-fault legal --json -");
        INFO(command << "\n" << run.err);
        REQUIRE(run.code == kDone);
        const Json report = Json::parse(run.out);
        CHECK(report["games"] == 4);
        CHECK(report["sides"][0]["faults"] == report["sides"][0]["decisions"]);
        CHECK(report["sides"][1]["faults"] == 0);
    }
    // An answer that came too late is no answer to the next question.
    const Finished late =
        match("read line; sleep 1; echo '{\"id\":1\\,\"move\":\"x\"}'; exec " + kExample,
              "--engine-fault legal --engine-timeout 500 --json -");
    INFO(late.err);
    REQUIRE(late.code == kDone);
    const Json side = Json::parse(late.out)["sides"][0];
    CHECK(side["faults"] >= 1);
    CHECK(side["faults"] < side["decisions"]);
}

TEST_CASE("Ctrl-C ends a match whose players from outside do not answer") {
    const TemporaryFolder folder;
    Process process(
        labCommand("match briscola --games 4 --json - --threads 2",
                   {"--seats", "engine:trap '' TERM INT; echo $$ >>" + (folder / "pids").string() +
                                   "; sleep 1000,greedy"}));
    waitForText(folder / "pids");
    process.interrupt();
    const Finished run = process.wait();
    CHECK(run.code == kInterrupted);
    CHECK(Json::parse(run.out)["interrupted"] == true);
    requireGone(folder / "pids");
}

TEST_CASE("Other commands take players from outside, too") {
    const std::vector<std::string> player{"--player", "engine:" + kExample};
    const Finished calibrated = runLab("calibrate briscola --games 3 --json -", player);
    INFO(calibrated.err);
    REQUIRE(calibrated.code == kDone);
    CHECK(Json::parse(calibrated.out)["groups"][0]["decisions"] > 0);
    // As for players that play, one thread, which starts a program for each seat.
    const TemporaryFolder folder;
    const std::string judge = ": 1\\,2; echo >>" + (folder / "started").string() + "; exec ";
    const Finished judged =
        runLab("calibrate briscola --player random --games 20 --positions 2 --json -",
               {"--judge", "minimax,engine:" + judge + kExample});
    INFO(judged.err);
    REQUIRE(judged.code == kDone);
    CHECK(Json::parse(judged.out)["groups"].size() == 2);
    CHECK(readFile(folder / "started").value() == "\n\n");
    const Finished reasons =
        runLab("reasons briscola --games 2", {"--seats", "engine:" + kExample + ",random"});
    CHECK(reasons.code == kDone);
    CHECK(reasons.out.find("Leave it to chance.") != std::string::npos);
    CHECK(runLab("stop briscola --questions 3", player).code == kDone);
    CHECK(runLab("calibrate briscola --games 3", {"--player", "engine:exit 1"}).code == kFailed);
    CHECK(runLab("reasons briscola --games 2", {"--seats", "engine:exit 1,random"}).code ==
          kFailed);
    CHECK(match("", "").code == kWrongUsage);
    CHECK(match(kExample, "--engine-timeout 0").code == kWrongUsage);
    CHECK(match(kExample, "--engine-fault ignore").code == kWrongUsage);
}

TEST_CASE("Requests to the engine start programs only where that is allowed") {
    const Json position =
        Json::parse(lab::answer(R"({"cmd":"deal","game":"briscola","seed":1})"))["position"];
    const auto ask = [&](const std::string& command, bool mayStart) {
        lab::EngineSetup setup;
        if (mayStart) setup.programs = outside::ProgramSetup{};
        return Json::parse(lab::answer(
            Json{{"cmd", "bestmove"}, {"position", position}, {"agent", "engine:" + command}}
                .dump(),
            setup));
    };
    const TemporaryFolder folder;
    const std::string touch = "touch " + (folder / "started").string();
    CHECK(ask(touch, false)["error"].get<std::string>().find("--outside") != std::string::npos);
    CHECK_FALSE(fs::exists(folder / "started"));
    CHECK(ask(touch, true)["error"].get<std::string>().find("exit status 0") != std::string::npos);
    CHECK(fs::exists(folder / "started"));
    const Json best = ask(kExample, true);
    CHECK(best["reason"] == "Leave it to chance.");
    CHECK(best["candidates"].size() == 1);
}
