// `selfplay` and the files it writes (SAMPLES.md).
#include "app/lab/commands.h"
#include "app/lab/sample_file.h"
#include "core/base/file.h"
#include "tests/support/process.h"
#include "tests/support/temporary_folder.h"

#include <catch2/catch.hpp>

#include <filesystem>

using namespace parlour;
using namespace parlour::test;
using parlour::lab::kDone;
using parlour::lab::kFailed;
using parlour::lab::kWrongUsage;
namespace fs = std::filesystem;

namespace {

const std::string kRun = "selfplay doudizhu --seats kicker,greedy,random --games 150 --seed 3";

// The file and what stands beside it.
std::string both(const fs::path& path) {
    return readFile(path).value() + readFile(path.string() + ".json").value();
}

Json about(const fs::path& path) { return Json::parse(readFile(path.string() + ".json").value()); }

std::string run(const std::string& words) {
    const Finished finished = runLab(words);
    INFO(finished.err);
    CHECK(finished.code == kDone);
    return finished.out;
}

std::string failure(const std::string& words, int code) {
    const Finished finished = runLab(words);
    CHECK(finished.code == code);
    return finished.err;
}

} // namespace

TEST_CASE("Samples are the same with any number of threads, in one run, in parts, or stopped") {
    const TemporaryFolder folder;
    const auto at = [&](const std::string& name) { return (folder / name).string(); };
    run(kRun + " --threads 1 --out " + at("one.npy"));
    const std::string one = both(at("one.npy"));
    run(kRun + " --threads 3 --out " + at("three.npy"));
    CHECK(both(at("three.npy")) == one);

    for (const std::string part : {"1", "2"})
        run(kRun + " --shard " + part + "/2 --out " + at(part + ".npy"));
    run("merge " + at("2.npy") + " " + at("1.npy") + " --out " + at("sum.npy"));
    CHECK(both(at("sum.npy")) == one);
    CHECK(failure("merge " + at("1.npy") + " --out " + at("sum.npy"), kFailed)
              .find("Part 2 of 2 is missing") != std::string::npos);
    CHECK(failure("merge " + at("1.npy") + " " + at("1.npy") + " " + at("2.npy") + " --out " +
                      at("sum.npy"),
                  kFailed)
              .find("twice") != std::string::npos);

    // As a run leaves it that was killed after its first block, in the middle of the second.
    run(kRun + " --threads 1 --resume " + at("stopped.npy"));
    Json report = about(at("stopped.npy"));
    const std::string rows = readFile(at("stopped.npy")).value();
    const std::size_t bytes = (rows.size() - 1024) / report["rows"].get<std::size_t>();
    std::int64_t first = 0; // rows of the first 64 deals
    while (static_cast<unsigned char>(rows[1024 + bytes * static_cast<std::size_t>(first)]) < 64)
        ++first;
    report["deals_done"] = 64;
    report["rows"] = first;
    REQUIRE(writeFileAtomically(at("stopped.npy.json"), report.dump()));
    REQUIRE(writeFileAtomically(
        at("stopped.npy"), rows.substr(0, 1024 + bytes * static_cast<std::size_t>(first) + 9)));
    run(kRun + " --threads 1 --resume " + at("stopped.npy"));
    CHECK(both(at("stopped.npy")) == one);
    CHECK(failure(kRun + " --teacher greedy --resume " + at("stopped.npy"), kFailed)
              .find("another run") != std::string::npos);
}

TEST_CASE("Numpy finds a head of 1,024 bytes and rows behind it") {
    const TemporaryFolder folder;
    const std::string path = (folder / "f.npy").string();
    run(kRun + " --out " + path);
    const std::string file = readFile(path).value();
    const Json report = about(path);
    CHECK(
        file.starts_with(std::string("\x93NUMPY\x01\x00\xf6\x03{'descr': [('deal', '<i8'), ", 33)));
    CHECK(file[1023] == '\n');
    CHECK(file.find("('features', '|i1', (9, 15, 3,))") < 1024);
    const auto rows = report["rows"].get<std::size_t>();
    CHECK(file.find("'shape': (" + std::to_string(rows) + ",)") < 1024);
    // deal, ply, seat, role, features, legal, played, advised, candidates, values, score, won
    CHECK(file.size() == 1024 + rows * (8 + 2 + 1 + 1 + 405 + 23 + 2 + 2 + 16 + 32 + 2 + 4));
}

TEST_CASE("Self-play tells progress as JSON, and says what is wrong with its arguments") {
    const TemporaryFolder folder;
    const std::string out = " --out " + (folder / "f.npy").string();
    const Finished told = runLab(kRun + out + " --progress json");
    CHECK(told.code == kDone);
    const Json line = Json::parse(told.err.substr(0, told.err.find('\n')));
    CHECK(line["of"] == 150);
    CHECK(line["partial"]["game"] == "doudizhu");

    CHECK(failure(kRun, kWrongUsage).find("--out") != std::string::npos);
    CHECK(failure("selfplay doudizhu --seats kicker,kicker --games 1" + out, kWrongUsage)
              .find("Expected 3 players") != std::string::npos);
    CHECK(failure(kRun + " --teacher sage" + out, kWrongUsage).find("sage") != std::string::npos);
    CHECK(failure(kRun + out + "/below.npy", kFailed).find("f.npy") != std::string::npos);
}

TEST_CASE("A damaged report beside samples is refused with the place of the fault") {
    const TemporaryFolder folder;
    const std::string path = (folder / "f.npy").string();
    run(kRun + " --out " + path);
    const Json good = about(path);
    const auto fault = [&](const std::string& member, const Json& value) {
        Json bad = good;
        bad[member] = value;
        REQUIRE(writeFileAtomically(path + ".json", bad.dump()));
        return failure("merge " + path + " --out " + (folder / "sum.npy").string(), kFailed);
    };
    CHECK(fault("game", "chess").find("game") != std::string::npos);
    CHECK(fault("layout", Json::object()).find("layout") != std::string::npos);
    CHECK(fault("rows", 1'000'000).find("Rows are missing") != std::string::npos);
    CHECK(fault("deals_done", 151).find("deals_done") != std::string::npos);
    CHECK(fault("deals_done", 100).find("not finished") != std::string::npos);
    CHECK(fault("seed", -1).find("seed") != std::string::npos);
    CHECK(fault("options", {{"bidding", "loud"}}).find("options") != std::string::npos);
    CHECK(fault("shards", 2'000'000'000).find("deals_done") != std::string::npos);
    REQUIRE(writeFileAtomically(path + ".json", "{"));
    CHECK(failure("merge " + path + " --out " + (folder / "sum.npy").string(), kFailed)
              .find(path + ".json") != std::string::npos);
}

TEST_CASE("Rows that belong to no deal are told, and nothing is left that looks whole") {
    const TemporaryFolder folder;
    const std::string path = (folder / "f.npy").string();
    const fs::path sum = folder / "sum.npy";
    run(kRun + " --out " + path);
    const std::string good = readFile(path).value();
    const std::size_t row = (good.size() - 1024) / about(path)["rows"].get<std::size_t>();
    for (const std::size_t place : {std::size_t{1024}, good.size() - row})
        for (const char number : {'\xff', '\x7e'}) { // before all deals, and after them
            std::string bad = good;
            for (std::size_t i = 0; i < 8; ++i)
                bad[place + i] = number == '\xff' || i == 0 ? number : bad[place + i];
            REQUIRE(writeFileAtomically(path, bad));
            const std::string said = failure("merge " + path + " --out " + sum.string(), kFailed);
            CHECK(said.find("Rows are missing") != std::string::npos);
            CHECK_FALSE(fs::exists(sum));
            CHECK_FALSE(fs::exists(sum.string() + ".json"));
        }
}

TEST_CASE("A damaged network in place of a shipped one is told before anything is played") {
    const TemporaryFolder folder;
    const fs::path file = folder / "briscola-hybrid-sigmoid-320.net";
    REQUIRE(writeFileAtomically(file, "garbage"));
    REQUIRE(setenv("PARLOUR_NETWORKS", folder.path().c_str(), 1) == 0);
    const std::string said = failure("match briscola --seats hybrid,greedy --games 2", kFailed);
    REQUIRE(unsetenv("PARLOUR_NETWORKS") == 0);
    CHECK(said.find(file.string()) != std::string::npos);
}
