// All players of Briscola, listed once.
#pragma once

#include "ai/base/agent_spec.h"
#include "core/briscola/rules.h"

#include <span>

namespace parlour::briscola {

std::span<const AgentEntry<Briscola>> players();

} // namespace parlour::briscola
