// All players of Big Two, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "core/bigtwo/rules.h"

#include <span>

namespace parlour::bigtwo {

std::span<const AgentEntry<BigTwo>> players();

// The players of the paper's experiments, weakest first.
std::span<const Opponent> opponents();

// Who advises people.
inline constexpr std::string_view kAdviser = "conventional";

} // namespace parlour::bigtwo
