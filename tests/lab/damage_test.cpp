// Damaged requests: each gets one line of JSON, and the engine goes on.
#include "tests/support/mutate.h"
#include "tests/support/scale.h"
#include "tests/support/served.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <sstream>

using namespace parlour;
using namespace parlour::test;

namespace {

std::vector<Json> validRequests() {
    std::vector<Json> requests;
    for (const int players : {2, 3, 4}) {
        const Json options{{"players", players}, {"draw", players == 3 ? "fixed" : "winner"}};
        const Json deal{{"id", players},
                        {"cmd", "deal"},
                        {"game", "briscola"},
                        {"seed", 7},
                        {"options", options}};
        requests.push_back(deal);
        Json position = Json::parse(lab::answer(deal.dump()))["position"];
        for (int i = 0; i < 7; ++i)
            position["moves"].push_back(
                Json::parse(lab::answer(Json{{"cmd", "legal"}, {"position", position}}.dump()))
                    .at("legal")
                    .back());
        requests.push_back({{"id", "a"}, {"cmd", "legal"}, {"position", position}});
        requests.push_back({{"id", nullptr}, {"cmd", "view"}, {"position", position}, {"seat", 1}});
        requests.push_back({{"id", 5},
                            {"cmd", "bestmove"},
                            {"position", position},
                            {"agent", "minimax:determinizations=3"},
                            {"seed", 1},
                            {"movetime_ms", 5}});
    }
    requests.push_back({{"id", 1}, {"cmd", "games"}});
    return requests;
}

std::string oneLine(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
}

// Lines that no random change would make.
std::vector<std::string> strangeLines() {
    const std::string legal = R"({"id":1,"cmd":"legal","position":)";
    std::vector<std::string> lines{
        std::string("\0", 1),
        std::string("{\"id\":1,\"cmd\":\"games\"}\0{}", 26),
        std::string("{\"id\":\"a\0b\",\"cmd\":\"games\"}", 26),
        "\xef\xbb\xbf{\"cmd\":\"games\"}",
        "\xff\xfe\xfd",
        "{\"id\":\"\xff\",\"cmd\":\"games\"}",
        "{\"id\":\"\\ud800\",\"cmd\":\"games\"}",
        "{\"id\":1e999,\"cmd\":\"games\"}",
        "{\"id\":99999999999999999999999999,\"cmd\":\"games\"}",
        "{\"id\":-0,\"cmd\":\"games\"}",
        "{\"id\":1,\"id\":2,\"cmd\":\"games\",\"cmd\":\"x\"}",
        "\"games\"",
        "null",
        "[]",
        std::string(2'000'000, '['),
        std::string(2'000'000, '{'),
        std::string(2'000'000, '"'),
        std::string(2'000'000, ' '),
        std::string(2'000'000, '9'),
        std::string(6'000'000, 'x'),
        std::string(100'000, '\\'),
    };
    for (const int depth : {30, 31, 32, 33, 1000, 100'000}) {
        const auto n = static_cast<std::size_t>(depth);
        lines.push_back("{\"id\":" + std::string(n, '[') + std::string(n, ']') +
                        ",\"cmd\":\"games\"}");
        std::string objects = legal;
        for (int i = 0; i < depth; ++i) objects += "{\"deal\":";
        lines.push_back(objects + "1" + std::string(n + 1, '}'));
    }
    std::string manyMoves = legal + R"({"game":"briscola","deal":{"deck":[]},"moves":[)";
    for (int i = 0; i < 100'000; ++i) manyMoves += "\"AD\",";
    lines.push_back(manyMoves + "\"AD\"]}}");
    std::string manyCards = legal + R"({"game":"briscola","deal":{"deck":[)";
    for (int i = 0; i < 100'000; ++i) manyCards += "\"AD\",";
    lines.push_back(manyCards + "\"AD\"]}}}");
    return lines;
}

// The answers to these lines, one each.
std::vector<std::string> serve(const std::vector<std::string>& lines) {
    std::string input;
    for (const std::string& line : lines) input += line + '\n';
    std::vector<std::string> answers;
    std::istringstream text(served(input));
    for (std::string line; std::getline(text, line);) answers.push_back(line);
    REQUIRE(answers.size() == lines.size());
    return answers;
}

// Whether it is an error.
bool requireAnswer(const std::string& text) {
    const Json answer = Json::parse(text, nullptr, false);
    REQUIRE(answer.is_object());
    REQUIRE(answer.contains("id"));
    if (!answer.contains("error")) return false;
    REQUIRE(answer.size() == 2);
    REQUIRE(answer["error"].is_string());
    REQUIRE_FALSE(answer["error"].get<std::string>().empty());
    return true;
}

void requireAllAnswered(const std::vector<std::string>& lines, int leastErrors) {
    const std::vector<std::string> answers = serve(lines);
    int errors = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        INFO(lines[i].substr(0, 2000));
        INFO(answers[i]);
        errors += requireAnswer(answers[i]);
    }
    CHECK(errors >= leastErrors);
}

} // namespace

TEST_CASE("Requests with damaged bytes each get one answer") {
    const std::vector<Json> valid = validRequests();
    Rng rng(401);
    std::vector<std::string> lines;
    const int rounds = scaled(1500);
    for (int i = 0; i < rounds; ++i) {
        const Json& request = valid[rng.below(static_cast<std::uint32_t>(valid.size()))];
        lines.push_back(oneLine(damaged(request.dump(), rng)));
    }
    requireAllAnswered(lines, rounds / 2);
}

TEST_CASE("Requests with damaged structure each get one answer") {
    const std::vector<Json> valid = validRequests();
    Rng rng(402);
    std::vector<std::string> lines;
    const int rounds = scaled(1500);
    for (int i = 0; i < rounds; ++i) {
        const Json& request = valid[rng.below(static_cast<std::uint32_t>(valid.size()))];
        lines.push_back(toText(damaged(request, rng)));
    }
    requireAllAnswered(lines, rounds / 2);
}

TEST_CASE("Strange lines each get one answer") { requireAllAnswered(strangeLines(), 30); }

TEST_CASE("After damaged requests the engine answers as before") {
    const std::vector<Json> valid = validRequests();
    Rng rng(403);
    std::vector<std::string> lines;
    for (const Json& request : valid) {
        if (request["cmd"] == "bestmove") continue; // tells the time it took
        lines.push_back(request.dump());
        for (int i = 0; i < 20; ++i) lines.push_back(oneLine(damaged(request.dump(), rng)));
        for (const std::string& strange : {std::string(1000, '['), std::string("\0\xff", 2)})
            lines.push_back(strange);
        lines.push_back(request.dump());
    }
    const std::vector<std::string> answers = serve(lines);
    for (std::size_t i = 0; i < lines.size(); i += 24) {
        REQUIRE(lines[i] == lines[i + 23]);
        CHECK(answers[i] == answers[i + 23]);
        CHECK_FALSE(requireAnswer(answers[i]));
    }
}
