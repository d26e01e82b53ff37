// The command train: what it finds, keeps and refuses.
#include "app/lab/train/training.h"
#include "tests/support/lab.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>

using namespace parlour;
using namespace parlour::test;
using parlour::lab::kDone;
using parlour::lab::kFailed;
namespace fs = std::filesystem;

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
    // Nothing is left to learn; the report has the curve.
    const Finished told =
        runLab("train briscola --games 5000 --final-games 2 --json - --resume",
               {path("part"), "--out", path("part"), "--curve", path("part.csv")});
    const Json report = parseJson(told.out).value();
    REQUIRE(report["curve"].size() == 4);
    CHECK(report["curve"][3]["games"] == 5000);
    CHECK(report["curve"][3]["against"].size() == 3);
    CHECK(report["final"]["greedy"]["games"] == 2);
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
    requireWrongUsage("train euchre --json x", {"--json", "no such argument"});
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

TEST_CASE("A network is trained with PyTorch, and the message says what is missing") {
    const TemporaryFolder folder;
    const std::string network = (folder / "own.net").string();
    REQUIRE(writeFileAtomically(folder / "torch.py", "raise ImportError\n"));
    setenv("PYTHONPATH", folder.path().c_str(), 1);
    const Finished run = runLab("train briscola --table hybrid --games 100 --out", {network});
    unsetenv("PYTHONPATH");
    CHECK(run.code == lab::kFailed);
    CHECK(run.err.find("PyTorch") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(network));
    requireWrongUsage("train briscola --table hybrid", {"--out"});
    for (const char* none : {"--set alpha=3", "--resume x", "--curve x"})
        requireWrongUsage("train briscola --table hybrid --out x " + std::string(none),
                          {"no such argument"});
}
