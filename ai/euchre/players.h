// All players of Euchre, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "core/euchre/rules.h"

#include <span>

namespace parlour::euchre {

std::span<const AgentEntry<Euchre>> players();

// The thesis' players, the programs it measured them against and the champion's levels, weakest
// first.
std::span<const Opponent> opponents();

// Levels from first-timer to champion, weakest first; all are opponents.
std::span<const std::string_view> ladder();

// Who advises people.
inline constexpr std::string_view kAdviser = "champion";

} // namespace parlour::euchre
