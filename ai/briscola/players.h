// All players of Briscola, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "core/briscola/rules.h"

#include <span>

namespace parlour::briscola {

std::span<const AgentEntry<Briscola>> players();

// The levels of the paper's program under its names, weakest first, then those that cheat.
std::span<const Opponent> opponents();

std::span<const Level> ladder();

// Who advises people: the strongest player that does not cheat.
inline constexpr std::string_view kAdviser = "champion";

} // namespace parlour::briscola
