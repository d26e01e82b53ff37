// All players of Big Two, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "ai/bigtwo/belief.h"
#include "core/bigtwo/rules.h"

#include <array>
#include <span>

namespace parlour::bigtwo {

std::span<const AgentEntry<BigTwo>> players();

// Weakest first.
std::span<const Opponent> opponents();

std::span<const Level> ladder();

std::span<const ChampionPart> championParts();

// Who advises people, from quick to thorough.
inline constexpr std::array<std::string_view, 3> kAdvisers{
    "champion:worlds=300", "champion:worlds=3000", "champion:worlds=30000"};

} // namespace parlour::bigtwo
