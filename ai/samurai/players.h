// All players of Samurai, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "core/samurai/rules.h"

#include <span>

namespace parlour::samurai {

std::span<const AgentEntry<Samurai>> players();

// The thesis' players as people meet them, weakest first, then those that cheat.
std::span<const Opponent> opponents();

// Who advises people: the strongest player that does not cheat.
inline constexpr std::string_view kAdviser = "minimax:determinizations=10";

} // namespace parlour::samurai
