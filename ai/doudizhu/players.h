// All players of Doudizhu, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "core/doudizhu/rules.h"

#include <span>

namespace parlour::doudizhu {

std::span<const AgentEntry<Doudizhu>> players();

// Weakest first.
std::span<const Opponent> opponents();

// From first-timer to champion, each clearly stronger than the one before.
std::span<const std::string_view> ladder();

// Who advises people: the strongest player.
inline constexpr std::string_view kAdviser = "champion";

} // namespace parlour::doudizhu
