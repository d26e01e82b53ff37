// The kinds of decision in Briscola, and the habits that cost games (ai/base/habit.h).
#pragma once

#include "ai/base/habit.h"
#include "core/briscola/rules.h"

#include <span>

namespace parlour::briscola {

struct Habits {
    static std::span<const DecisionLabel> kinds();
    static std::span<const DecisionLabel> habits();
    static std::string_view kindOf(const Observation& view, Card best);
    static std::string_view habitOf(const Observation& view, Card played, Card best);
};

} // namespace parlour::briscola
