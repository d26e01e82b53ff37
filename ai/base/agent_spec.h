// Players by name: "minimax:determinizations=100;depth=4" (PROTOCOL.md section 3).
#pragma once

#include "ai/base/agent.h"
#include "ai/base/params.h"
#include "core/base/result.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

struct AgentInfo {
    std::string_view name;
    std::vector<ParamSpec> params;
    std::function<bool(const Params&)> cheats; // whether a player with these parameters does
    // Objects to parameters that do not go together. Empty: all do.
    std::function<Result<void>(const Params&)> check = {};
    // Whether its decisions list candidates with a chance to win or an expected score.
    bool tellsValues = false;

    bool cheatsByDefault() const { return cheats(Params(params)); }
};

// A player's defaults with almost no search: for tests of how it decides, not how well.
Params briefly(const AgentInfo& agent);

// Specs of the player as it is, with each parameter alone at its least, its greatest and each of
// its words, and with all numbers at their least or greatest, these with each word too.
std::vector<std::string> extremes(const AgentInfo& agent);

template <Game G> struct AgentEntry : AgentInfo { std::function<Player<G>(const Params&)> make; };

struct NoParams {};

// A player made from a struct of parameters. make(P) returns a std::unique_ptr to an Agent or a
// CheatingAgent; or a Player, if the parameters decide which, and then cheats(P) must be given, and
// tellsValues set if they do.
template <Game G, class P, class Make>
AgentEntry<G> agentEntryFrom(std::string_view name, const ParamTable<P>& table, Make make,
                             const P& defaults = {}, std::function<bool(const P&)> cheats = {}) {
    using Made = std::invoke_result_t<Make, const P&>;
    const auto filled = [table, defaults](const Params& params) {
        P result = defaults;
        for (std::size_t i = 0; i < table.size(); ++i) table[i].set(result, params, i);
        return result;
    };
    AgentEntry<G> entry;
    entry.name = name;
    for (const Param<P>& param : table) entry.params.push_back(param.spec(defaults));
    entry.make = [=](const Params& params) { return Player<G>(make(filled(params))); };
    if constexpr (std::is_same_v<Made, Player<G>>) {
        assert(cheats);
        entry.cheats = [=](const Params& params) { return cheats(filled(params)); };
    } else {
        constexpr bool kCheats = std::is_convertible_v<Made, std::unique_ptr<CheatingAgent<G>>>;
        entry.cheats = [](const Params&) { return kCheats; };
        entry.tellsValues = Made::element_type::kTellsValues;
    }
    return entry;
}

// The usual case: a class constructed from the struct, or by default.
template <Game G, class Agent_, class P>
AgentEntry<G> agentEntry(std::string_view name, const ParamTable<P>& table,
                         const P& defaults = {}) {
    return agentEntryFrom<G, P>(
        name, table, [](const P& params) { return std::make_unique<Agent_>(params); }, defaults);
}
template <Game G, class Agent_> AgentEntry<G> agentEntry(std::string_view name) {
    return agentEntryFrom<G, NoParams>(name, {},
                                       [](const NoParams&) { return std::make_unique<Agent_>(); });
}

template <Game G> std::vector<const AgentInfo*> agentInfos(std::span<const AgentEntry<G>> agents) {
    std::vector<const AgentInfo*> infos;
    for (const AgentEntry<G>& agent : agents) infos.push_back(&agent);
    return infos;
}

// A checked "name:key=value;key=value".
struct AgentSpec {
    std::size_t agent = 0; // index in the list of agents
    Params params;
};

// Errors: a name that is not in the list, an unknown parameter, a value out of range, parameters
// that do not go together.
Result<AgentSpec> parseAgentSpec(std::string_view text, std::span<const AgentInfo* const> agents);

} // namespace parlour
