// All players of Samurai, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "ai/samurai/belief.h"
#include "core/samurai/rules.h"

#include <array>
#include <span>
#include <string_view>

namespace parlour::samurai {

std::span<const AgentEntry<Samurai>> players();

// The players as people meet them, weakest first, then those that cheat.
std::span<const Opponent> opponents();

// Levels from first-timer to champion, each clearly stronger than the one before; all of them are
// among the opponents.
std::span<const Level> ladder();

std::span<const ChampionPart> championParts();

// Who advises people, from quick to thorough.
inline constexpr std::array<std::string_view, 3> kAdvisers{"champion:worlds=20;setup=rules",
                                                           "champion", "champion:worlds=1000"};

} // namespace parlour::samurai
