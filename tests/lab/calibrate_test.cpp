// The command calibrate: how chances compare with results, and the curves that it writes.
#include "ai/calibration/curve.h"
#include "ai/catalogue/games.h"
#include "core/base/file.h"
#include "tests/support/lab.h"
#include "tests/support/temporary_folder.h"

using namespace parlour;
using namespace parlour::test;
using parlour::lab::kDone;
using parlour::lab::kFailed;

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

TEST_CASE("calibrate measures several players in the same deals") {
    const auto groupsOf = [](const std::string& players) {
        const Finished run = runLab("calibrate briscola --games 3 --by role --json - " + players);
        REQUIRE(run.code == kDone);
        return Json::parse(run.out)["groups"];
    };
    const std::string one = "--player minimax", other = "--player clairvoyant:positions=1";
    Json apart = groupsOf(one);
    for (const Json& group : groupsOf(other)) apart.push_back(group);
    CHECK(apart.size() == 4);
    CHECK(apart.front()["player"] == "minimax");
    CHECK(apart.back()["player"] == "clairvoyant:positions=1");
    CHECK(groupsOf(one + " " + other) == apart);
    CHECK(groupsOf(one + " " + other + " --threads 3") == apart);
    requireWrongUsage("calibrate briscola --player minimax --player minimax",
                      {"--player", "minimax is there twice"});
    requireWrongUsage("calibrate briscola --player minimax --player champion --fit",
                      {"--fit", "one player"}, {"x.curves"});
}

TEST_CASE("A player that tells no chances is told, with those that do") {
    requireWrongUsage("calibrate briscola --player minimax --player greedy",
                      {"--player", "greedy tells no chances", "minimax, champion"});
    requireWrongUsage("calibrate euchre --player high --judge uf",
                      {"--judge", "uf tells no chances", "ismcts, champion"});
    CHECK(
        runLab("calibrate briscola --player greedy --judge minimax --positions 1 --games 2").code ==
        kDone);
}

TEST_CASE("calibrate goes on from what it has kept") {
    const TemporaryFolder folder;
    const std::string kept = (folder / "kept.json").string();
    const std::string command = "calibrate briscola --player minimax --games 6 --by role --json - ";
    const Finished whole = runLab(command);
    const Finished first = runLab(command + "--progress json --resume", {kept});
    REQUIRE(first.code == kDone);
    CHECK(first.out == whole.out);
    const std::string last = first.err.substr(first.err.rfind('{', first.err.find("partial")));
    CHECK(last.find(R"("of":6)") != std::string::npos);
    // As after a stop: some deals are missing.
    Json json = jsonOf(kept);
    REQUIRE(json["deals"].size() == 6);
    json["deals"].erase(1);
    json["deals"].erase(3);
    REQUIRE(writeFileAtomically(kept, json.dump()));
    CHECK(runLab(command + "--resume", {kept}).out == whole.out);
    CHECK(jsonOf(kept)["deals"].size() == 6);

    CHECK(runLab(command + "--seed 2 --resume", {kept}).code == kFailed);
    for (const Json& damaged :
         {Json(7), Json::array({1}), Json::array({1, 2}), Json::array({99, Json::array()}),
          Json::array({1, {{0, "", -1, 7, 0, 0.0, Json::array()}}}),
          Json::array({1, {{1, "", -1, 0, 0, 0.0, Json::array()}}}),
          Json::array({1, {{0, "", 9, 0, 0, 0.0, Json::array()}}}),
          Json::array({1, {{0, "", -1, 0, 0, 0.0, {0.5}}}})}) {
        json["deals"] = Json::array({damaged});
        REQUIRE(writeFileAtomically(kept, json.dump()));
        CHECK(runLab(command + "--resume", {kept}).code == kFailed);
    }
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
    const Finished run = runLab("calibrate doudizhu --player champion:worlds=2;learned=0 --option "
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
