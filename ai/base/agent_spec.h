// Naming players: "minimax:determinizations=100;depth=4" (protocol section 3).
#pragma once

#include "ai/base/agent.h"
#include "core/base/json.h"
#include "core/base/result.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

// A parameter of a player: a whole number, or one of some words.
struct ParamSpec {
    std::string_view name;
    std::int64_t fallback = 0;
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::vector<std::string_view> words; // when not empty, the numbers index it

    Json toJson(std::int64_t value) const;
};

// The values of all parameters of one player.
class Params {
public:
    Params(std::span<const ParamSpec> specs);

    // Precondition of these: the player has a parameter of that name, with words for `word`.
    std::int64_t number(std::string_view name) const;
    std::string_view word(std::string_view name) const;

    // Errors: no such parameter, or not a value of it.
    Result<void> set(std::string_view name, std::string_view value);

private:
    std::size_t place(std::string_view name) const; // m_specs.size(): there is none

    std::span<const ParamSpec> m_specs;
    std::vector<std::int64_t> m_values;
};

struct AgentInfo {
    std::string_view name;
    std::vector<ParamSpec> params;
    bool cheats = false; // whatever its parameters
};

// A player's usual parameters, but with next to no search: for how it decides, not how well.
Params briefly(const AgentInfo& agent);

template <Game G> struct AgentEntry : AgentInfo { std::function<Player<G>(const Params&)> make; };

template <Game G> std::vector<const AgentInfo*> agentInfos(std::span<const AgentEntry<G>> agents) {
    std::vector<const AgentInfo*> infos;
    for (const AgentEntry<G>& agent : agents) infos.push_back(&agent);
    return infos;
}

// "name:key=value;key=value" taken apart and checked.
struct AgentSpec {
    std::size_t agent = 0; // place in the list of agents
    Params params;
};

// Errors: a name that is not in the list, an unknown parameter, a value out of range.
Result<AgentSpec> parseAgentSpec(std::string_view text, std::span<const AgentInfo* const> agents);

// A player as people choose him for an opponent.
struct Opponent {
    std::string_view spec;
    Phrase title; // "MiniMax"
    Phrase level; // "Difficult"
    Phrase about; // one honest sentence
    bool cheats = false;
};

// What a game's champion consists of, for measuring what each part brings.
struct ChampionPart {
    std::string_view name;
    std::string_view without; // the champion without that part
};

// A rung of a game's ladder, an opponent: how strong it is over the first one.
struct Level {
    std::string_view spec;
    int elo = 0; // measured by `parlour-lab ladder`
};

} // namespace parlour
