// All players of Doudizhu, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "core/doudizhu/rules.h"

#include <span>

namespace parlour::doudizhu {

std::span<const AgentEntry<Doudizhu>> players();

// Weakest first.
std::span<const Opponent> opponents();

// Who advises people: the strongest player.
inline constexpr std::string_view kAdviser = "kicker";

} // namespace parlour::doudizhu
