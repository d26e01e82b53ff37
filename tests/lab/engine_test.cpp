// The engine protocol (PROTOCOL.md section 2), request by request.
#include "app/lab/inbox.h"
#include "core/base/file.h"
#include "core/base/json.h"
#include "tests/support/process.h"
#include "tests/support/served.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <sstream>
#include <thread>

using namespace parlour;
using namespace parlour::test;

namespace {

Json ask(const Json& request) { return Json::parse(lab::answer(request.dump())); }

std::string errorOf(const Json& request) {
    const Json answer = ask(request);
    return answer.value("error", "");
}

std::set<std::string> names(const Json& object) {
    std::set<std::string> list;
    for (const auto& [name, value] : object.items()) list.insert(name);
    return list;
}

using Names = std::set<std::string>;

// The deal of seed 7, this many moves in.
Json position(std::size_t moves = 0, const Json& options = Json::object()) {
    Json p = ask({{"cmd", "deal"}, {"game", "briscola"}, {"seed", 7}, {"options", options}})
                 .at("position");
    for (std::size_t i = 0; i < moves; ++i)
        p["moves"].push_back(ask({{"cmd", "legal"}, {"position", p}}).at("legal").at(0));
    return p;
}

Json bestMove(const Json& position, const std::string& agent, const Json& more = Json::object()) {
    Json request{{"id", 5}, {"cmd", "bestmove"}, {"position", position}, {"agent", agent}};
    request.update(more);
    Json answer = ask(request);
    CHECK(answer.at("elapsed_ms").is_number());
    CHECK(answer.at("elapsed_ms") >= 0);
    answer.erase("elapsed_ms");
    return answer;
}

} // namespace

TEST_CASE("games: every game with seats, options and agents") {
    const Json answer = Json::parse(lab::answer(R"({"id":1,"cmd":"games"})"));
    CHECK(names(answer) == Names{"id", "games"});
    CHECK(answer["id"] == 1);
    REQUIRE_FALSE(answer["games"].empty());
    for (const Json& game : answer["games"]) {
        CHECK(names(game) == Names{"id", "seats", "options", "agents"});
        for (const Json& option : game["options"]) {
            CHECK(names(option) == Names{"default", "values"});
            CHECK(std::ranges::count(option["values"], option["default"]) == 1);
        }
        REQUIRE_FALSE(game["agents"].empty());
        for (const Json& agent : game["agents"]) {
            CHECK(names(agent) == Names{"name", "params", "uses_hidden_information"});
            CHECK(agent["name"].is_string());
            CHECK(agent["params"].is_object());
            CHECK(agent["uses_hidden_information"].is_boolean());
        }
    }
    const Json& briscola = answer["games"][0];
    CHECK(briscola["id"] == "briscola");
    CHECK(briscola["seats"] == Json{2, 3, 4});
    CHECK(briscola["options"]["players"] == Json::parse(R"({"default":2,"values":[2,3,4]})"));
    CHECK(briscola["options"]["draw"] ==
          Json::parse(R"({"default":"winner","values":["winner","fixed"]})"));
    for (const Json& agent : briscola["agents"]) {
        if (agent["name"] == "minimax")
            CHECK(agent["params"] == Json::parse(R"({"determinizations":30,"depth":6,"peek":0,
                                                     "vote":"majority","pruning":"on","ties":"lot",
                                                     "lead":"winner","replacement":"off",
                                                     "sample":"hand","known":"first"})"));
        CHECK(agent["uses_hidden_information"] == (agent["name"] == "clairvoyant"));
    }
}

TEST_CASE("games: agents that cheat by default say so, the thesis' minimax of Samurai too") {
    std::set<std::string> cheats;
    const Json answer = ask({{"cmd", "games"}});
    for (const Json& game : answer["games"])
        for (const Json& agent : game["agents"])
            if (agent["uses_hidden_information"])
                cheats.insert(game["id"].get<std::string>() + " " +
                              agent["name"].get<std::string>());
    CHECK(cheats == std::set<std::string>{"briscola clairvoyant", "samurai minimax"});
}

TEST_CASE("deal: a position, the same for the same seed") {
    const Json answer = Json::parse(
        lab::answer(R"({"id":2,"cmd":"deal","game":"briscola","seed":7,"options":{}})"));
    CHECK(names(answer) == Names{"id", "position"});
    CHECK(answer["id"] == 2);
    const Json& p = answer["position"];
    CHECK(names(p) == Names{"game", "options", "deal", "moves"});
    CHECK(p["game"] == "briscola");
    CHECK(p["options"] == Json{{"players", 2}, {"draw", "winner"}});
    CHECK(names(p["deal"]) == Names{"deck", "first"});
    CHECK(p["deal"]["deck"].size() == 40);
    CHECK(p["deal"]["first"] == 0);
    CHECK(p["moves"] == Json::array());
    CHECK(position() == p);
    CHECK(ask({{"cmd", "deal"}, {"game", "briscola"}, {"seed", 8}})["position"] != p);
    CHECK(ask({{"cmd", "deal"}, {"game", "briscola"}, {"seed", UINT64_MAX}}).contains("position"));
    CHECK(position(0, {{"players", 3}})["deal"]["deck"].size() == 39);
}

TEST_CASE("legal: the seat to move and its moves, sorted, at the end the scores") {
    const Json p = position();
    const Json answer = ask({{"id", 3}, {"cmd", "legal"}, {"position", p}});
    CHECK(names(answer) == Names{"id", "to_move", "legal"});
    CHECK(answer["to_move"] == 0);
    Json hand = p["deal"]["deck"];
    hand.erase(hand.begin() + 3, hand.end());
    std::sort(hand.begin(), hand.end());
    CHECK(answer["legal"] == hand);

    const Json end = ask({{"id", 3}, {"cmd", "legal"}, {"position", position(40)}});
    CHECK(names(end) == Names{"id", "over", "scores"});
    CHECK(end["over"] == true);
    REQUIRE(end["scores"].size() == 2);
    CHECK(end["scores"][0].get<int>() + end["scores"][1].get<int>() == 120);
    const Json four = ask({{"cmd", "legal"}, {"position", position(40, {{"players", 4}})}});
    CHECK(four["scores"][0] == four["scores"][2]);
    CHECK(four["scores"][1] == four["scores"][3]);
}

TEST_CASE("view: what the seat may know") {
    const Json p = position(3);
    const Json answer = ask({{"id", 4}, {"cmd", "view"}, {"position", p}, {"seat", 0}});
    CHECK(names(answer) == Names{"id", "view"});
    CHECK(answer["view"]["seat"] == 0);
    CHECK(answer["view"]["trump_card"] == p["deal"]["deck"][6]);
    CHECK(answer["view"] != ask({{"cmd", "view"}, {"position", p}, {"seat", 1}})["view"]);
}

TEST_CASE("bestmove: a legal move with reason and candidates") {
    Json request = Json::parse(R"({"id":5,"cmd":"bestmove","position":{},
        "agent":"minimax:determinizations=30","seed":1,"movetime_ms":1000})");
    request["position"] = position(4);
    const Json answer = ask(request);
    CHECK(names(answer) == Names{"id", "move", "reason", "candidates", "value_kind", "elapsed_ms"});
    const Json legal = ask({{"cmd", "legal"}, {"position", position(4)}})["legal"];
    CHECK(std::ranges::count(legal, answer["move"]) == 1);
    CHECK(answer["reason"].get<std::string>().size() > 10);
    CHECK(answer["value_kind"] == "win");
    REQUIRE(answer["candidates"].size() == 3);
    double last = 1;
    for (const Json& candidate : answer["candidates"]) {
        CHECK(names(candidate) == Names{"move", "value", "visits"});
        CHECK(std::ranges::count(legal, candidate["move"]) == 1);
        CHECK(candidate["value"] >= 0.0);
        CHECK(candidate["value"] <= last); // best first
        last = candidate["value"];
        CHECK(candidate["visits"] == 30);
    }
}

TEST_CASE("bestmove: the same request gives the same answer, another seed may not") {
    for (const char* agent : {"random", "baseline", "greedy", "minimax", "minimax:vote=mean",
                              "minimax:peek=2", "clairvoyant"}) {
        INFO(agent);
        const Json p = position(7);
        const Json answer = bestMove(p, agent, {{"seed", 3}});
        CHECK(bestMove(p, agent, {{"seed", 3}}) == answer);
        CHECK(bestMove(p, agent) == bestMove(p, agent, {{"seed", 1}})); // the default
    }
    std::set<std::string> moves;
    for (int seed = 0; seed < 20; ++seed)
        moves.insert(bestMove(position(), "random", {{"seed", seed}})["move"]);
    CHECK(moves.size() == 3);
}

TEST_CASE("bestmove: hidden cards change the answers of cheating agents only") {
    const Json p = position(4); // both have drawn twice; exchange hidden cards
    Json other = p;
    std::swap(other["deal"]["deck"][20], other["deal"]["deck"][30]);
    std::swap(other["deal"]["deck"][25], other["deal"]["deck"][39]);
    REQUIRE(ask({{"cmd", "view"}, {"position", p}, {"seat", 0}}) ==
            ask({{"cmd", "view"}, {"position", other}, {"seat", 0}}));
    for (const char* agent : {"random", "baseline", "greedy", "minimax"})
        CHECK(bestMove(p, agent) == bestMove(other, agent));
}

TEST_CASE("bestmove: agents that search keep to their time") {
    // Without it this would take minutes.
    const Json answer = bestMove(position(0, {{"players", 4}}),
                                 "minimax:determinizations=1000000;depth=12", {{"movetime_ms", 5}});
    CHECK(answer["candidates"][0]["visits"] < 1'000'000);
    CHECK(bestMove(position(), "greedy", {{"movetime_ms", 1}})["move"].is_string());
}

TEST_CASE("An answer repeats the id, whatever it is") {
    for (const Json& id : std::vector<Json>{0,
                                            -7,
                                            UINT64_MAX,
                                            1.5,
                                            "a \"b\" \xc3\xa8",
                                            "",
                                            true,
                                            nullptr,
                                            Json::array({1, {2}}),
                                            {{"a", {1, 2}}}}) {
        CHECK(ask({{"id", id}, {"cmd", "games"}})["id"] == id);
        const Json wrong = ask({{"id", id}, {"cmd", "gamse"}});
        CHECK(wrong["id"] == id);
        CHECK(names(wrong) == Names{"id", "error"});
    }
    CHECK(ask({{"cmd", "games"}})["id"].is_null());
}

TEST_CASE("An error names its place") {
    const Json p = position(2);
    const auto with = [&](const char* pointer, const Json& value) {
        Json request{{"id", 1},           {"cmd", "bestmove"}, {"position", p},
                     {"agent", "random"}, {"seed", 1},         {"movetime_ms", 10}};
        request[Json::json_pointer(pointer)] = value;
        return errorOf(request);
    };
    CHECK(with("/seed", 2).empty());
    CHECK(with("/cmd", "move") ==
          "cmd: There is no command \"move\"; there are: games, deal, legal, view, bestmove, "
          "stop");
    CHECK(with("/cmd", 1) == "cmd: Expected a string");
    CHECK(with("/seed", -1) == "seed: Expected a whole number");
    CHECK(with("/seed", 1.0) == "seed: Expected a whole number");
    CHECK(with("/seed", "1") == "seed: Expected a whole number");
    CHECK(with("/movetime_ms", 0) == "movetime_ms: Expected a whole number from 1 to 86400000");
    CHECK(with("/agent", "nobody").starts_with("agent: There is no player \"nobody\""));
    CHECK(with("/agent", "minimax:depth=0") ==
          "agent.minimax.depth: \"0\" is not a whole number from 1 to 12");
    CHECK(with("/agent", "minimax:depth=4;vote=mean;depth=4") ==
          "agent.minimax.depth: This is given twice");
    CHECK(with("/agent", "ismcts:exploration=nan") ==
          "agent.ismcts.exploration: \"nan\" is not a whole number from 0 to 1000");
    CHECK(with("/sead", 3) == "sead: Unknown name");
    CHECK(with("/seat", 3).empty()); // what another command needs
    CHECK(with("/agent", 3) == "agent: Expected a string");
    CHECK(with("/position", 3) == "position: Expected an object");
    CHECK(with("/position/game", "chess").starts_with("position.game: There is no game"));
    CHECK(with("/position/game", 3) == "position.game: Expected a string");
    CHECK(with("/position/options/players", 7) ==
          "position.options.players: This option has no value 7; it can be: 2, 3, 4");
    CHECK(with("/position/options/plaeyrs", 2) ==
          "position.options.plaeyrs: This game has no such option; it has: players, draw");
    CHECK(with("/position/deal/deck/3", "XX") ==
          "position.deal.deck[3]: \"XX\" is not an Italian card");
    CHECK(with("/position/moves/1", "XX") == "position.moves[1]: \"XX\" is not an Italian card");
    CHECK(with("/position/moves/0", p["deal"]["deck"][3]).starts_with("position.moves[0]: "));
    CHECK(with("/position/extra", 1) == "position.extra: Unknown name");
    CHECK(with("/position", position(40)) == "position: The game is over");

    CHECK(errorOf({{"cmd", "view"}, {"position", p}, {"seat", 2}}) ==
          "seat: Expected a whole number from 0 to 1");
    CHECK(errorOf({{"cmd", "view"}, {"position", p}}) == "seat: This is missing");
    CHECK(errorOf({{"cmd", "legal"}}) == "position: This is missing");
    CHECK(errorOf({{"cmd", "deal"}}) == "game: This is missing");
    CHECK(errorOf({{"cmd", "deal"}, {"game", "chess"}}).starts_with("game: There is no game"));
    CHECK(errorOf({{"cmd", "deal"}, {"game", "briscola"}, {"options", 3}}) ==
          "options: Expected an object");
    CHECK(errorOf({{"cmd", "deal"}, {"game", "briscola"}, {"options", {{"x", 3}}}})
              .starts_with("options.x: "));
    CHECK(errorOf(Json::object()) == "cmd: This is missing");
    CHECK(errorOf(Json::array({1})) == "Expected an object");
}

TEST_CASE("Every line gets one answer, also the last without an end and those without a request") {
    const std::string input = "{\"id\":1,\"cmd\":\"games\"}\r\n\n  \nx\n{\"id\":2}";
    const std::string text = served(input);
    std::istringstream answers(text);
    std::vector<Json> lines;
    for (std::string line; std::getline(answers, line);) lines.push_back(Json::parse(line));
    REQUIRE(lines.size() == 5);
    CHECK(lines[0].contains("games"));
    for (std::size_t i = 1; i < 4; ++i) {
        CHECK(lines[i]["error"].get<std::string>().ends_with("This is not JSON"));
        CHECK(lines[i]["id"].is_null());
    }
    CHECK(lines[4]["id"] == 2);
    CHECK(text.back() == '\n');
}

TEST_CASE("A line that is too long is refused and the next one answered") {
    std::string input = "{\"id\":1,\"cmd\":\"games\",\"x\":\"" +
                        std::string(lab::kLongestRequest * 2, 'x') +
                        "\"}\n{\"id\":2,\"cmd\":\"games\"}\n";
    std::istringstream answers(served(input));
    std::string line;
    REQUIRE(std::getline(answers, line));
    CHECK(Json::parse(line)["error"] == "The request is longer than 4194304 bytes");
    REQUIRE(std::getline(answers, line));
    CHECK(Json::parse(line)["id"] == 2);
    CHECK_FALSE(std::getline(answers, line));

    const std::string longest = "{\"cmd\":\"games\"}" + std::string(lab::kLongestRequest - 15, ' ');
    REQUIRE(longest.size() == lab::kLongestRequest);
    CHECK(Json::parse(lab::answer(longest)).contains("games"));
}

TEST_CASE("A request with too many values is refused, those in strings not counted") {
    const auto withId = [](const std::string& id) {
        return Json::parse(lab::answer("{\"cmd\":\"games\",\"id\":" + id + "}"));
    };
    const auto list = [](std::size_t length) {
        std::string text = "[0";
        for (std::size_t i = 1; i < length; ++i) text += ",0";
        return text + "]";
    };
    constexpr std::size_t kOthers = 3; // the request, its command and the list itself
    CHECK(withId(list(lab::kMostValues - kOthers))["id"].size() == lab::kMostValues - kOthers);
    CHECK(withId(list(lab::kMostValues - kOthers + 1)) ==
          Json{{"id", nullptr}, {"error", "The request has more than 200000 values"}});
    std::string text;
    for (std::size_t i = 0; i < lab::kMostValues; ++i) text += "[,{\\\"";
    CHECK(withId("\"" + text + "\"").contains("games"));
}

TEST_CASE("The engine ends when its input is closed from the start") {
    Process engine({"/bin/sh", "-c", "exec " PARLOUR_LAB " engine <&-"});
    const Finished run = engine.wait();
    CHECK(run.code == 0);
    CHECK(run.out.empty());
}

namespace {

// Looks at a million worlds, which takes hours, if nobody stops it.
Json longThought(int id) {
    return {{"id", id},
            {"cmd", "bestmove"},
            {"position", position(0, {{"players", 4}})},
            {"agent", "minimax:determinizations=1000000;depth=12"}};
}

bool wasStopped(const Json& answer) {
    return answer.contains("move") && answer["candidates"][0]["visits"] < 1'000'000;
}

std::vector<Json> answersTo(const std::vector<Json>& requests) {
    std::string input;
    for (const Json& request : requests) input += request.dump() + "\n";
    std::istringstream text(served(input));
    std::vector<Json> answers;
    for (std::string line; std::getline(text, line);) answers.push_back(Json::parse(line));
    return answers;
}

std::string lineFrom(const Pipe& pipe) {
    std::string line;
    for (char c = 0; read(pipe.out(), &c, 1) == 1 && c != '\n';) line += c;
    return line;
}

} // namespace

TEST_CASE("stop: what is being thought about is answered, and answered first") {
    Pipe requests, answers;
    bool ended = false;
    std::jthread engine([&] { ended = lab::serve(requests.out(), answers.in()); });
    requests.write(longThought(1).dump() + "\n");
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    requests.write(R"({"id":2,"cmd":"stop"})"
                   "\n");
    const Json thought = Json::parse(lineFrom(answers));
    CHECK(thought["id"] == 1);
    CHECK(wasStopped(thought));
    CHECK(Json::parse(lineFrom(answers)) == Json{{"id", 2}, {"ok", true}});
    requests.write(R"({"id":3,"cmd":"stop"})"
                   "\n"); // nothing to stop
    CHECK(Json::parse(lineFrom(answers)) == Json{{"id", 3}, {"ok", true}});
    requests.closeIn();
    engine.join();
    CHECK(ended);
}

TEST_CASE("stop: all requests before it are stopped, none after it") {
    const Json brief{{"id", 5},
                     {"cmd", "bestmove"},
                     {"position", position(3)},
                     {"agent", "minimax:determinizations=200"}};
    const auto answers = answersTo({longThought(1),
                                    longThought(2),
                                    {{"id", 3}, {"cmd", "stop"}},
                                    {{"id", 4}, {"cmd", "games"}},
                                    brief});
    REQUIRE(answers.size() == 5);
    for (std::size_t i = 0; i < answers.size(); ++i) {
        CHECK(answers[i]["id"] == i + 1);
        CHECK_FALSE(answers[i].contains("error"));
    }
    CHECK(wasStopped(answers[0]));
    CHECK(wasStopped(answers[1]));
    CHECK(answers[4]["candidates"][0]["visits"] == 200);
}

TEST_CASE("The engine ends when nobody takes its answers, whatever it is thinking about") {
    std::signal(SIGPIPE, SIG_IGN);
    for (const bool isThinking : {false, true}) {
        Pipe requests, answers;
        bool ended = true;
        std::jthread engine([&] { ended = lab::serve(requests.out(), answers.in()); });
        if (isThinking) requests.write(longThought(1).dump() + "\n");
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        answers.closeOut();
        engine.join();
        CHECK_FALSE(ended);
    }
}

// Sanitizers need more memory themselves.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
TEST_CASE("Without memory a request gets an error, and the next one its answer") {
    const std::string large = Json{{"id", 1},
                                   {"cmd", "bestmove"},
                                   {"position", position()},
                                   {"agent", "ismcts:iterations=10000000;trees=1;megabytes=1024"}}
                                  .dump();
    Process engine({"/bin/sh", "-c", "ulimit -v 500000; exec " PARLOUR_LAB " engine"},
                   large + "\n"
                           R"({"id":2,"cmd":"games"})"
                           "\n");
    const Finished run = engine.wait();
    CHECK(run.code == 0);
    std::istringstream answers(run.out);
    std::string line;
    REQUIRE(std::getline(answers, line));
    CHECK(Json::parse(line) == Json{{"id", 1}, {"error", "There is not enough memory for this"}});
    REQUIRE(std::getline(answers, line));
    CHECK(Json::parse(line).contains("games"));
}

TEST_CASE("A long list is refused before it takes memory, and the next request answered") {
    std::string list = "[";
    for (int i = 0; i < 1'300'000; ++i) list += "[],";
    list += "0]";
    for (const char* kilobytes : {"60000", "90000", "120000"}) {
        INFO(kilobytes);
        Process engine({"/bin/sh", "-c",
                        std::string("ulimit -v ") + kilobytes + "; exec " PARLOUR_LAB " engine"},
                       list + "\n"
                              R"({"id":2,"cmd":"games"})"
                              "\n");
        const Finished run = engine.wait();
        CHECK(run.code == 0);
        std::istringstream answers(run.out);
        std::string line;
        REQUIRE(std::getline(answers, line));
        CHECK(Json::parse(line)["error"] == "The request has more than 200000 values");
        REQUIRE(std::getline(answers, line));
        CHECK(Json::parse(line).contains("games"));
    }
}

// Many values, within the limits: to build them and to free them takes memory.
TEST_CASE("However little memory a request leaves, the engine answers it and the next one") {
    const auto many = [](const std::string& open, const std::string& value, int count,
                         const std::string& close) {
        std::string text = open;
        for (int i = 0; i < count; ++i) text += (i > 0 ? "," : "") + value;
        return text + close;
    };
    const std::string requests[] = {
        many(R"({"cmd":"games","id":[)", R"({"a":1})", 60'000, "]}"),
        many(R"({"cmd":"legal","position":{"game":"samurai","options":{"map":[)", R"({"a":[1]})",
             40'000, "]},\"deal\":{}}}"),
        many(R"({"cmd":"legal","position":{"game":"briscola","deal":{"deck":[)", "\"AD\"", 190'000,
             "]}}}"),
    };
    for (const int kilobytes : {66'000, 84'000, 102'000})
        for (const std::string& request : requests) {
            INFO(kilobytes << " " << request.substr(0, 60));
            Process engine(
                {"/bin/sh", "-c",
                 "ulimit -v " + std::to_string(kilobytes) + "; exec " PARLOUR_LAB " engine"},
                request + "\n"
                          R"({"id":2,"cmd":"games"})"
                          "\n");
            const Finished run = engine.wait();
            CHECK(run.signal == 0);
            CHECK(run.code == 0);
            const auto end = run.out.find('\n');
            REQUIRE(end != std::string::npos);
            CHECK(Json::accept(run.out.substr(0, end)));
            CHECK(Json::parse(run.out.substr(end + 1))["id"] == 2);
        }
}
#endif

TEST_CASE("The engine opens any number of maps, one after the other") {
    Json map = Json::parse(readFile(PARLOUR_SOURCE "/resources/maps/japan-2.json").value());
    for (int i = 0; i < 300; ++i) {
        map["title"] = "Map " + std::to_string(i);
        const Json answer =
            ask({{"cmd", "deal"}, {"game", "samurai"}, {"options", {{"map", map}}}});
        REQUIRE(answer.contains("position"));
        REQUIRE(ask({{"cmd", "legal"}, {"position", answer["position"]}})["to_move"] == 0);
    }
}
