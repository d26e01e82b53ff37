// All players of Doudizhu, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "ai/doudizhu/belief.h"
#include "core/doudizhu/rules.h"

#include <array>
#include <span>

namespace parlour::doudizhu {

std::span<const AgentEntry<Doudizhu>> players();

// Weakest first.
std::span<const Opponent> opponents();

// From first-timer to champion, each clearly stronger than the one before.
std::span<const Level> ladder();

std::span<const ChampionPart> championParts();

// Who advises people, from quick to thorough.
inline constexpr std::array<std::string_view, 3> kAdvisers{"champion:worlds=100", "champion",
                                                           "champion:worlds=8000"};

} // namespace parlour::doudizhu
