// All players of Samurai, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "core/samurai/rules.h"

#include <span>
#include <string_view>

namespace parlour::samurai {

std::span<const AgentEntry<Samurai>> players();

// The players as people meet them, weakest first, then those that cheat.
std::span<const Opponent> opponents();

// Levels from first-timer to champion, each clearly stronger than the one before; all of them are
// among the opponents.
std::span<const std::string_view> ladder();

// Who advises people: the strongest player that does not cheat.
inline constexpr std::string_view kAdviser = "champion";

} // namespace parlour::samurai
