#include "ai/base/agent_spec.h"

#include <catch2/catch.hpp>

#include <array>

using namespace parlour;

namespace {

AgentInfo info(std::string_view name, std::vector<ParamSpec> params) {
    AgentInfo agent;
    agent.name = name;
    agent.params = std::move(params);
    return agent;
}

const std::vector<AgentInfo> kAgents{
    info("random", {}),
    info("minimax",
         {{"depth", 6, 1, 12, {}}, {"peek", 0, 0, 3, {}}, {"vote", 1, 0, 0, {"majority", "mean"}}}),
};
const std::array<const AgentInfo*, 2> kList{&kAgents[0], &kAgents[1]};

Result<AgentSpec> parse(std::string_view text) { return parseAgentSpec(text, kList); }
std::string vote(const AgentSpec& spec) { return kAgents[1].params[2].toJson(spec.params["vote"]); }
std::string errorOf(std::string_view text) {
    const auto spec = parse(text);
    return spec ? "" : spec.error().english();
}

} // namespace

TEST_CASE("A player's name alone has every parameter at its default") {
    CHECK(parse("random").value().agent == 0);
    const AgentSpec spec = parse("minimax").value();
    CHECK(spec.agent == 1);
    CHECK(spec.params["depth"] == 6);
    CHECK(spec.params["peek"] == 0);
    CHECK(vote(spec) == "mean");
}

TEST_CASE("Parameters are set by name") {
    const AgentSpec spec = parse("minimax:vote=majority;depth=12;peek=3").value();
    CHECK(spec.params["depth"] == 12);
    CHECK(spec.params["peek"] == 3);
    CHECK(vote(spec) == "majority");
    CHECK(parse("minimax:depth=1").value().params["depth"] == 1);
}

TEST_CASE("An unknown player is refused with those there are") {
    CHECK(errorOf("minmax") == "There is no player \"minmax\"; there are: random, minimax");
    CHECK(errorOf("") == "There is no player \"\"; there are: random, minimax");
    CHECK_FALSE(parse("Minimax"));
    CHECK_FALSE(parse(" minimax"));
}

TEST_CASE("A wrong parameter is refused with its place and what is allowed") {
    CHECK(errorOf("minimax:deep=3") ==
          "minimax.deep: This player has no such parameter; it has: depth, peek, vote");
    CHECK(errorOf("random:depth=3") == "random.depth: This player has no parameters");
    CHECK(errorOf("minimax:vote=most") == "minimax.vote: \"most\" is not one of: majority, mean");
    CHECK(errorOf("minimax:depth") == "minimax: \"depth\" should read name=value");
    for (const char* text : {"minimax:", "minimax:;", "minimax:depth=3;"})
        CHECK(errorOf(text) == "minimax: \"\" should read name=value");
}

TEST_CASE("A parameter is given once") {
    CHECK(errorOf("minimax:depth=3;peek=1;depth=3") == "minimax.depth: This is given twice");
    CHECK(errorOf("minimax:deep=3;deep=3").starts_with("minimax.deep: This player has no such"));
}

TEST_CASE("Parameters that do not go together are refused") {
    AgentInfo agent = kAgents[1];
    agent.check = [](const Params& params) -> Result<void> {
        if (params["depth"] > params["peek"]) return {};
        return Error("depth", PARLOUR_PHRASE("Players", "\"%1\" needs %2"), {"3", "peek=2"});
    };
    const AgentInfo* const agents[] = {&agent};
    CHECK(parseAgentSpec("minimax", agents));
    CHECK(parseAgentSpec("minimax:peek=3", agents));
    CHECK(parseAgentSpec("minimax:peek=3;depth=4", agents));
    const auto refused = parseAgentSpec("minimax:peek=3;depth=3", agents);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().english() == "minimax.depth: \"3\" needs peek=2");
    CHECK(parseAgentSpec("minimax:peek=3;depth=0", agents)
              .error()
              .english()
              .starts_with("minimax.depth: \"0\" is not"));
}

TEST_CASE("Extremes: each parameter alone at its ends, all numbers together, with every word") {
    CHECK(extremes(kAgents[0]) == std::vector<std::string>{"random"});
    CHECK(extremes(kAgents[1]) ==
          std::vector<std::string>{
              "minimax", "minimax:depth=1", "minimax:depth=12", "minimax:peek=0", "minimax:peek=3",
              "minimax:vote=majority", "minimax:vote=mean", "minimax:depth=1;peek=0",
              "minimax:depth=1;peek=0;vote=majority", "minimax:depth=1;peek=0;vote=mean",
              "minimax:depth=12;peek=3", "minimax:depth=12;peek=3;vote=majority",
              "minimax:depth=12;peek=3;vote=mean"});
}

TEST_CASE("Numbers of a parameter are whole and within bounds") {
    for (const char* value : {"0", "13", "-1", "1.5", "1e1", " 3", "3 ", "+3", "0x3", "three", "",
                              "3=4", "99999999999999999999"}) {
        const std::string text = std::string("minimax:depth=") + value;
        CHECK(errorOf(text) ==
              "minimax.depth: \"" + std::string(value) + "\" is not a whole number from 1 to 12");
    }
}

TEST_CASE("A parameter may be the path of a file") {
    ParamSpec file{"file"};
    file.isFile = true;
    const AgentInfo agent = info("reader", {file, {"depth", 6, 1, 12}});
    const AgentInfo* const agents[] = {&agent};
    const auto read = [&](std::string_view text) { return parseAgentSpec(text, agents).value(); };
    CHECK(read("reader").params.file("file").empty());
    CHECK(read("reader:file=").params == read("reader").params);
    CHECK(read("reader:depth=2;file=/a/b=c d.table").params.file("file") == "/a/b=c d.table");
    CHECK_FALSE(read("reader:file=a").params == read("reader:file=b").params);
    CHECK(file.toJson(file.defaultValue) == "");
    CHECK(extremes(agent) ==
          std::vector<std::string>{"reader", "reader:depth=1", "reader:depth=12"});
    Params params(agent.params);
    CHECK_FALSE(params.set("file", "a;depth=2"));
}

TEST_CASE("Defaults are shown as numbers or words") {
    const auto& params = kAgents[1].params;
    CHECK(params[0].toJson(params[0].defaultValue) == 6);
    CHECK(params[2].toJson(params[2].defaultValue) == "mean");
}
