// Ctrl-C: what is finished is written, and the exit code says so.
#include "app/lab/commands.h"
#include "core/base/file.h"
#include "core/base/json.h"
#include "tests/support/process.h"
#include "tests/support/temporary_folder.h"

#include <chrono>
#include <thread>

using namespace parlour;
using namespace parlour::test;
using parlour::lab::kInterrupted;
namespace fs = std::filesystem;

namespace {

// More games than any of these matches ever finishes.
const std::string kEndless = "match briscola --games 1000000000000 --seats ";

void waitFor(const fs::path& path) {
    while (!fs::exists(path)) std::this_thread::sleep_for(std::chrono::milliseconds(2));
}

} // namespace

TEST_CASE("Ctrl-C writes the finished part of a match and exits with 130") {
    for (const char* threads : {"1", "3"}) {
        const TemporaryFolder folder;
        const fs::path report = folder / "report.json";
        Process process(labCommand(
            kEndless + "random,greedy --threads",
            {threads, "--json", report.string(), "--records", (folder / "games").string()}));
        waitFor(folder / "games/00000010.json");
        process.interrupt();
        const Finished run = process.wait();
        CHECK(run.code == kInterrupted);
        CHECK(run.out.find("interrupted") != std::string::npos);

        const Json json = Json::parse(readFile(report).value());
        CHECK(json["interrupted"] == true);
        CHECK(json["games"] >= 9);
        CHECK(json["games_asked"] == 1'000'000'000'000);
        const auto files = std::distance(fs::directory_iterator(folder / "games"), {});
        CHECK(json["games"] == files);
    }
}

TEST_CASE("Ctrl-C with --json - leaves JSON alone on standard output") {
    const TemporaryFolder folder;
    Process process(
        labCommand(kEndless + "random,greedy --json - --records", {(folder / "games").string()}));
    waitFor(folder / "games/00000002.json");
    process.interrupt();
    const Finished run = process.wait();
    CHECK(run.code == kInterrupted);
    REQUIRE(Json::accept(run.out));
    CHECK(Json::parse(run.out)["interrupted"] == true);
}

// Its first decision would take hours.
TEST_CASE("Ctrl-C reaches a player that thinks") {
    const TemporaryFolder folder;
    Process process(labCommand(kEndless +
                               "random,random,minimax:determinizations=1000000;depth=12,random "
                               "--option players=4 --threads 1 --json -"));
    std::this_thread::sleep_for(std::chrono::milliseconds(300)); // it may think by now
    process.interrupt();
    const Finished run = process.wait();
    CHECK((run.code == kInterrupted || run.signal == SIGINT));
}

TEST_CASE("Ctrl-C ends a training, and says nothing of weights that are not found") {
    Process process(labCommand("train euchre --games 1000000000"));
    std::this_thread::sleep_for(std::chrono::milliseconds(300)); // it may train by now
    process.interrupt();
    const Finished run = process.wait();
    CHECK((run.code == kInterrupted || run.signal == SIGINT));
    CHECK(run.out.find("against") == std::string::npos);
}

TEST_CASE("Ctrl-C saves a table that is being learned, and it goes on") {
    const TemporaryFolder folder;
    const std::string table = (folder / "table").string();
    Process process(labCommand("train briscola --games 1000000000 --set rows=suit --final-games 2",
                               {"--out", table, "--curve", (folder / "curve").string()}));
    std::this_thread::sleep_for(std::chrono::milliseconds(300)); // it may learn by now
    process.interrupt();
    const Finished run = process.wait();
    CHECK((run.code == kInterrupted || run.signal == SIGINT));
    if (run.code != kInterrupted) return; // it had not begun
    const Finished again =
        runLab("train briscola --games 1 --final-games 2 --resume", {table, "--out", table});
    CHECK(again.code == 0);
}
