// The commands review and problems (PROTOCOL.md section 4).
#include "ai/catalogue/games.h"
#include "ai/review/grade.h"
#include "app/lab/commands.h"
#include "core/base/file.h"
#include "core/play/record.h"
#include "tests/support/process.h"
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <cmath>
#include <sstream>

using namespace parlour;
using namespace parlour::test;
using parlour::lab::kDone;
using parlour::lab::kFailed;
using parlour::lab::kWrongUsage;
namespace fs = std::filesystem;

namespace {

// The deals of a game between two players, as files in order.
std::vector<std::string> recordsOf(const TemporaryFolder& folder, const std::string& match) {
    const fs::path games = folder / "games";
    REQUIRE(runLab("match " + match + " --games 1 --records", {games.string()}).code == kDone);
    std::vector<std::string> files;
    for (const auto& file : fs::directory_iterator(games)) files.push_back(file.path().string());
    std::ranges::sort(files);
    return files;
}

void checkReview(const Json& json) {
    for (const char* name : {"game", "decisions", "expectation", "luck", "skill", "result"})
        REQUIRE(json.contains(name));
    const std::size_t seats = json["result"].size();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        double sum = json["expectation"][0][seat].get<double>() + json["luck"][seat].get<double>();
        REQUIRE(json["skill"][seat].size() == seats);
        for (const Json& brought : json["skill"][seat]) sum += brought.get<double>();
        CHECK(std::abs(sum - json["result"][seat].get<double>()) < 1e-9);
    }
    for (const Json& decision : json["decisions"]) {
        for (const char* name :
             {"ply", "seat", "move", "best", "cost", "noise", "grade", "candidates", "reason"})
            REQUIRE(decision.contains(name));
        CHECK(gradeNamed(decision["grade"].get<std::string>()));
        CHECK(decision["cost"] >= 0);
        for (const Json& candidate : decision["candidates"])
            for (const char* name : {"move", "value", "visits"}) CHECK(candidate.contains(name));
    }
}

} // namespace

TEST_CASE("review tells what each decision of a record cost") {
    const TemporaryFolder folder;
    const auto records = recordsOf(folder, "briscola --seats greedy,random");
    REQUIRE(records.size() == 1);
    const std::string words = "review --depth quick ";

    const Finished plain = runLab(words, {records[0]});
    INFO(plain.err);
    REQUIRE(plain.code == kDone);
    for (const char* word : {"greedy", "random", "best", "forced", "accuracy", "luck"})
        CHECK(plain.out.find(word) != std::string::npos);

    const std::string page = (folder / "review.html").string();
    const Finished run =
        runLab(words + "--threads 2 --progress json --json -", {"--html", page, records[0]});
    REQUIRE(run.code == kDone);
    const Json json = Json::parse(run.out);
    checkReview(json);
    CHECK(json["game"] == "briscola");
    CHECK(json["unit"] == "win");
    CHECK(json["decisions"].size() == 40);
    CHECK(json["decisions"][39]["grade"] == "forced");
    const std::string html = readFile(page).value();
    CHECK(html.starts_with("<!doctype html>"));
    CHECK(html.find("greedy") != std::string::npos);

    std::istringstream lines(run.err);
    for (std::string line; std::getline(lines, line);) {
        const Json told = Json::parse(line);
        CHECK(told["of"] == 40);
        CHECK(told["done"] <= 40);
        CHECK((told["seconds_left"].is_null() || told["seconds_left"] >= 0));
        checkReview(told["partial"]);
        CHECK(told["partial"]["decisions"].size() == told["done"]);
    }
    CHECK(runLab(words + "--threads 1 --json -", {records[0]}).out == run.out);
}

TEST_CASE("review takes the deals of a match together") {
    const TemporaryFolder folder;
    auto records = recordsOf(folder, "euchre --seats high,low,high,low --option target=5");
    REQUIRE(records.size() > 1);
    records.resize(2);
    std::vector<std::string> more = records;
    const std::string page = (folder / "review.html").string();
    more.insert(more.end(), {"--json", "-", "--html", page});
    const Finished run = runLab("review --depth quick", more);
    INFO(run.err);
    REQUIRE(run.code == kDone);
    CHECK(readFile(page).value().find("All deals") != std::string::npos);
    CHECK(runLab("review --depth quick", records).out.find("\nall deals") != std::string::npos);
    const Json json = Json::parse(run.out);
    CHECK(json["game"] == "euchre");
    REQUIRE(json["deals"].size() == 2);
    for (const Json& deal : json["deals"]) {
        checkReview(deal);
        CHECK(deal["unit"] == "score");
    }

    // The same as the one record that the window keeps of a match.
    const Json first = Json::parse(readFile(records[0]).value());
    Json match = Json::parse(readFile(records[1]).value());
    match["deals_before"] = 1;
    match["deals"] = {{{"position", first["position"]}, {"scores", first["scores"]}}};
    const std::string file = (folder / "match.json").string();
    REQUIRE(writeFileAtomically(file, match.dump()));
    CHECK(runLab("review --depth quick --json -", {file}).out == run.out);
    match["deals"][0]["position"]["deal"] = 3;
    REQUIRE(writeFileAtomically(file, match.dump()));
    const Finished refused = runLab("review", {file});
    CHECK(refused.code == kFailed);
    CHECK(refused.err.find("match.json.deals[0].position.deal") != std::string::npos);
}

TEST_CASE("review goes on where an earlier run was interrupted, and refuses what another kept") {
    const TemporaryFolder folder;
    const auto records = recordsOf(folder, "briscola --seats greedy,random");
    const std::string state = (folder / "state").string();
    const std::string words = "review --depth quick --json - --resume";
    const Finished first = runLab(words, {state, records[0]});
    REQUIRE(first.code == kDone);
    CHECK(runLab("review --depth quick --json -", {records[0]}).out == first.out);

    // As if it had been interrupted after this deal, whose best move is now known to be another.
    Json kept = Json::parse(readFile(state).value());
    REQUIRE(kept["reviews"].size() == 1);
    kept["reviews"][0]["decisions"][0]["best"] = "2D";
    REQUIRE(writeFileAtomically(state, kept.dump()));
    const Finished again = runLab(words, {state, records[0], records[0]});
    REQUIRE(again.code == kDone);
    const Json deals = Json::parse(again.out)["deals"];
    CHECK(deals[0]["decisions"][0]["best"] == "2D"); // not judged again
    CHECK(deals[1] == Json::parse(first.out));

    for (const std::string other :
         {"--depth quick --seed 2", "--depth normal", "--depth quick --mistake-from 8"}) {
        const Finished run =
            runLab("review --json - " + other + " --resume", {state, records[0], records[0]});
        CHECK(run.code == kFailed);
        CHECK(run.err.find("other arguments") != std::string::npos);
    }
    CHECK(runLab(words, {state, records[0]}).code == kFailed); // two were kept
    REQUIRE(writeFileAtomically(state, "{"));
    CHECK(runLab(words, {state, records[0]}).code == kFailed);
}

TEST_CASE("review refuses what is no record, and says where") {
    const TemporaryFolder folder;
    const auto records = recordsOf(folder, "briscola --seats greedy,random");
    Json record = Json::parse(readFile(records[0]).value());
    const auto failsWith = [&](const std::string& content, const std::string& said) {
        const std::string file = (folder / "bad.json").string();
        REQUIRE(writeFileAtomically(file, content));
        const Finished run = runLab("review --json -", {records[0], file});
        INFO(run.err);
        CHECK(run.code == kFailed);
        CHECK(run.out.empty());
        CHECK(run.err.find(said) != std::string::npos);
    };
    failsWith("nothing", "bad.json");
    Json damaged = record;
    damaged["position"]["moves"][3] = "the ace";
    failsWith(damaged.dump(), "position.moves[3]");
    damaged = record;
    damaged["position"]["game"] = "chess";
    failsWith(damaged.dump(), "position.game");
    const GameEntry& euchre = **findGame("euchre");
    damaged = record;
    damaged["position"] =
        euchre.deal(completeOptions(euchre.options(), Json::object()).value(), 1)->position();
    failsWith(damaged.dump(), "another type");

    CHECK(runLab("review").code == kWrongUsage);
    CHECK(runLab("review --depth thorough", {records[0]}).code == kWrongUsage);
    CHECK(runLab("review", {(folder / "missing").string()}).code == kFailed);
    CHECK(runLab("review --depth quick --html", {(folder / "games").string(), records[0]}).code ==
          kFailed);
}

TEST_CASE("problems have one best move, with a margin and a reason") {
    const std::string words = "problems euchre --count 2 --seed 3 --json - --threads ";
    const Finished run = runLab(words + "2 --progress json");
    INFO(run.err);
    REQUIRE(run.code == kDone);
    CHECK(runLab(words + "1").out == run.out);
    const Json told = Json::parse(run.err.substr(0, run.err.find('\n')));
    CHECK(told["done"] == 0);
    CHECK(told["partial"]["problems"].empty());
    const Json json = Json::parse(run.out);
    CHECK(json["game"] == "euchre");
    REQUIRE(json["problems"].size() == 2);
    for (const Json& problem : json["problems"]) {
        const auto table = (**findGame("euchre")).open(problem["position"]);
        REQUIRE(table);
        CHECK((*table)->toMove() == problem["seat"]);
        const auto legal = (*table)->legalMoves();
        CHECK(std::ranges::count(legal, problem["best"].get<std::string>()) == 1);
        CHECK(problem["margin"] > 10 * problem["noise"].get<double>());
        CHECK((problem["proof"] == "search" || problem["proof"] == "exact"));
        CHECK_FALSE(problem["reason"].get<std::string>().empty());
        CHECK((problem["grade"] >= 1 && problem["grade"] <= 3));
    }
    CHECK(runLab("problems chess").code == kWrongUsage);
    CHECK(runLab("problems euchre --grade 4").code == kWrongUsage);
    CHECK(runLab("problems euchre --option players=3").code == kWrongUsage);
}

TEST_CASE("Exact problems are proved, can be proved again, and a wrong answer is found out") {
    const TemporaryFolder folder;
    const auto file = (folder / "problems.json").string();
    const Finished made = runLab("problems briscola --exact --count 3 --json", {file});
    REQUIRE(made.code == kDone);
    Json json = parseJson(readFile(file).value()).value();
    REQUIRE(json["problems"].size() == 3);
    for (const Json& problem : json["problems"]) {
        CHECK(problem["proof"] == "exact");
        CHECK(problem["noise"] == 0);
    }
    const auto confirm = [&] { return runLab("problems briscola --count 10 --confirm", {file}); };
    CHECK(confirm().out.starts_with("3 problems: 3 proved again"));

    const auto reword = [&] { return runLab("problems briscola --json - --reword", {file}); };
    const Json reworded = parseJson(reword().out).value()["problems"];
    REQUIRE(reworded.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(reworded[i]["position"] == json["problems"][i]["position"]);
        CHECK_FALSE(reworded[i]["reasons"].empty());
    }

    Json unrated = json;
    for (Json& problem : unrated["problems"]) problem["rating"] = 4000; // nobody finds them
    REQUIRE(writeFileAtomically(file, unrated.dump()));
    const Json rated =
        parseJson(runLab("problems briscola --json - --regrade", {file}).out).value();
    REQUIRE(rated["problems"].size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(rated["problems"][i]["rating"] < 2000);
        CHECK(rated["problems"][i]["position"] == json["problems"][i]["position"]);
    }

    Json& first = json["problems"][0];
    std::swap(first["candidates"][0], first["candidates"][1]);
    first["best"] = first["candidates"][0]["move"];
    REQUIRE(writeFileAtomically(file, json.dump()));
    const Finished wrong = confirm();
    CHECK(wrong.out.find("is not confirmed") != std::string::npos);
    CHECK(wrong.out.find("3 problems: 2 proved again") != std::string::npos);
    CHECK(reword().code == kFailed); // a wrong answer has no reasons
    CHECK(runLab("problems euchre --confirm", {file}).code == kFailed);
    CHECK(runLab("problems briscola --confirm", {file + "x"}).code == kFailed);
}
