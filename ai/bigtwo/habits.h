// The kinds of decision in Big Two, and the habits that cost games (ai/base/habit.h).
#pragma once

#include "ai/base/habit.h"
#include "core/bigtwo/rules.h"

#include <span>

namespace parlour::bigtwo {

struct Habits {
    static std::span<const DecisionLabel> kinds();
    static std::span<const DecisionLabel> habits();
    static std::string_view kindOf(const Observation& view, CardSet best);
    static std::string_view habitOf(const Observation& view, CardSet played, CardSet best);
};

} // namespace parlour::bigtwo
