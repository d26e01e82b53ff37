// `tables`, which deals to a program that learns (SAMPLES.md).
#include "tests/support/lab.h"
#include "tests/support/temporary_folder.h"

#include <cstring>
#include <fstream>
#include <sstream>

using namespace parlour;
using namespace parlour::test;
using parlour::lab::kDone;
using parlour::lab::kFailed;

namespace {

std::vector<std::string> linesOf(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

} // namespace

TEST_CASE("Wrong arguments of tables name the argument") {
    requireWrongUsage("tables", {"GAME"});
    requireWrongUsage("tables briscola", {"--memory"});
    requireWrongUsage("tables chess --memory x", {"GAME", "chess", "briscola"});
    requireWrongUsage("tables briscola --memory x --option players=7", {"--option", "players"});
    requireWrongUsage("tables briscola --memory x --option players=2 --option players=2",
                      {"--option.players: This is given twice"});
    for (const char* wrong : {"--tables 0", "--tables x", "--moves 1", "--moves 2001",
                              "--threads 0", "--seed -1", "--games 3"})
        requireWrongUsage("tables briscola --memory x " + std::string(wrong),
                          {std::string(wrong).substr(0, std::string(wrong).find(' '))});
}

TEST_CASE("tables says why it cannot share its memory") {
    const TemporaryFolder folder;
    const auto requireFailed = [&](const std::string& path, const std::string& why) {
        const Finished run = runLab("tables briscola --tables 2", {"--memory", path});
        INFO(run.err);
        CHECK(run.code == kFailed);
        CHECK(run.out.empty());
        CHECK(run.err.find(path + ": The file cannot be written: " + why) != std::string::npos);
    };
    requireFailed((folder / "none/memory").string(), "No such file or directory");
    requireFailed(folder.path().string(), "Is a directory");
    requireFailed("/dev/full", "");
}

TEST_CASE("tables shows the first choices, and the next whenever it is told to go on") {
    const TemporaryFolder folder;
    const auto run = [&](const std::string& name, const std::string& more) {
        const std::filesystem::path path = folder / name;
        std::ofstream(path) << "left over";
        const Finished finished = runLab("tables euchre --tables 70 --moves 8 " + more,
                                         {"--memory", path.string()}, std::string(40, '\n'));
        REQUIRE(finished.code == kDone);
        CHECK(finished.err.empty());
        return linesOf(finished.out);
    };
    const auto lines = run("one", "--threads 1");
    REQUIRE(lines.size() == 1 + 41);
    const Json layout = Json::parse(lines[0]);
    CHECK(layout["form"] == "euchre-values");
    CHECK(layout["tables"] == 70);
    CHECK(layout["rows"] == 70 * 8);
    CHECK(layout["learned"] == 140);
    const std::string memory = readFile(folder / "one").value();
    REQUIRE(layout["bytes"] == memory.size());
    for (const char* part :
         {"positions", "moves", "counts", "worth", "choices", "learned", "prospects"}) {
        CHECK(layout["places"][part].get<std::size_t>() < memory.size());
        CHECK(layout["places"][part].get<std::size_t>() % 64 == 0);
    }
    // The last that was shown.
    int moves = 0;
    for (std::size_t i = 0; i < 70; ++i) {
        std::int32_t count = 0;
        std::memcpy(&count, memory.data() + layout["places"]["counts"].get<std::size_t>() + 4 * i,
                    4);
        CHECK(count >= 2);
        moves += count;
    }
    CHECK(lines.back().starts_with(std::to_string(moves) + " "));
    bool hasLearned = false;
    for (const std::string& line : std::vector(lines.begin() + 1, lines.end()))
        hasLearned |= !line.ends_with(" 0");
    CHECK(hasLearned);

    CHECK(run("three", "--threads 3") == lines);
    CHECK(readFile(folder / "three").value() == memory);
    run("other", "--seed 7");
    CHECK(readFile(folder / "other").value() != memory);
    CHECK(run("rules", "--option trump=dealer_maker") != lines);
}
