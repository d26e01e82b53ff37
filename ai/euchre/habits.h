// The kinds of decision in Euchre, and the habits that cost games (ai/base/habit.h).
#pragma once

#include "ai/base/habit.h"
#include "core/euchre/rules.h"

#include <span>

namespace parlour::euchre {

struct Habits {
    static std::span<const DecisionLabel> kinds();
    static std::span<const DecisionLabel> habits();
    static std::string_view kindOf(const Observation& view, Move best);
    static std::string_view habitOf(const Observation& view, Move played, Move best);
};

} // namespace parlour::euchre
