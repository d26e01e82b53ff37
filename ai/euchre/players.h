// All players of Euchre, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "core/euchre/rules.h"

#include <span>

namespace parlour::euchre {

std::span<const AgentEntry<Euchre>> players();

// The thesis' players and the programs it measured them against, weakest first.
std::span<const Opponent> opponents();

// Who advises people: of the two strongest players the one that counts cards.
inline constexpr std::string_view kAdviser = "classic-hard";

} // namespace parlour::euchre
