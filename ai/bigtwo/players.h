// All players of Big Two, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "core/bigtwo/rules.h"

#include <span>

namespace parlour::bigtwo {

std::span<const AgentEntry<BigTwo>> players();

// The paper's player and its opponents, weakest first.
std::span<const Opponent> opponents();

// Who advises people: the strongest player.
inline constexpr std::string_view kAdviser = "rule-based:pairs=split";

} // namespace parlour::bigtwo
