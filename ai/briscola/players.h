// All players of Briscola, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "ai/briscola/belief.h"
#include "core/briscola/rules.h"

#include <array>
#include <span>

namespace parlour::briscola {

std::span<const AgentEntry<Briscola>> players();

// The levels of the paper's program under its names, weakest first, then those that cheat.
std::span<const Opponent> opponents();

std::span<const Level> ladder();

std::span<const ChampionPart> championParts();

// Who advises people, from quick to thorough.
inline constexpr std::array<std::string_view, 3> kAdvisers{
    "champion:worlds=200", "champion:worlds=4000", "champion:worlds=40000"};

} // namespace parlour::briscola
