// What each player plays in fixed games: the checksum changes only when play changes.
#include "ai/arena/bench.h"
#include "ai/catalogue/game_list.h"
#include "ai/catalogue/games.h"
#include "tests/support/golden.h"

#include <algorithm>

using namespace parlour;
using namespace parlour::test;

namespace {

template <class Entry> std::string checksum(const Json& optionsGiven, const std::string& text) {
    using G = typename Entry::Rules;
    const auto options = completeOptions(G::optionSpecs(), optionsGiven);
    REQUIRE(options);
    const auto spec = parseAgentSpec(text, agentInfos(Entry::players()));
    REQUIRE(spec);
    Player<G> player = Entry::players()[spec->agent].make(spec->params);
    return fmt::format("{:016x}", Bench<G>::checksumOf(G::options(*options), player));
}

} // namespace

TEMPLATE_LIST_TEST_CASE("Every player still plays the same", "", Games) {
    using G = typename TestType::Rules;
    const Json decisions = goldenJson("decisions.json");
    for (const Json& entry : decisions.at(G::kId)) {
        const std::string player = entry.at("player");
        INFO(player << " with " << entry.at("options"));
        CHECK(checksum<TestType>(entry.at("options"), player) ==
              entry.at("checksum").get<std::string>());
    }
}

TEMPLATE_LIST_TEST_CASE("No player is without golden decisions", "", Games) {
    using G = typename TestType::Rules;
    for (const auto& agent : TestType::players()) {
        INFO(agent.name);
        CHECK(std::ranges::any_of(goldenJson("decisions.json").at(G::kId), [&](const Json& entry) {
            const std::string player = entry.at("player");
            return player.substr(0, player.find(':')) == agent.name;
        }));
    }
}
