// All players of Euchre, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "ai/euchre/belief.h"
#include "core/euchre/rules.h"

#include <array>
#include <span>

namespace parlour::euchre {

std::span<const AgentEntry<Euchre>> players();

// The thesis' players, the programs it measured them against and the champion's levels, weakest
// first.
std::span<const Opponent> opponents();

// Levels from first-timer to champion, weakest first; all are opponents.
std::span<const Level> ladder();

std::span<const ChampionPart> championParts();

// Who advises people, from quick to thorough.
inline constexpr std::array<std::string_view, 3> kAdvisers{"champion:worlds=100", "champion",
                                                           "champion:worlds=10000"};

} // namespace parlour::euchre
