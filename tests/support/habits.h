// Positions for every label of a game (ai/base/habit.h).
#pragma once

#include "ai/base/habit.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlour::test {

struct LabelCase {
    std::string id; // empty: none fits
    std::string_view found;
};

// Each position must be recognised, and each label have a position.
inline void checkLabels(std::span<const DecisionLabel> labels,
                        const std::vector<LabelCase>& cases) {
    for (std::size_t i = 0; i < cases.size(); ++i) {
        INFO("case " << i);
        CHECK(std::string(cases[i].found) == cases[i].id);
    }
    for (const DecisionLabel& label : labels) {
        INFO(label.id);
        CHECK(std::ranges::count(labels, label.id, &DecisionLabel::id) == 1);
        CHECK(std::ranges::count(cases, label.id, &LabelCase::found) > 0);
    }
}

} // namespace parlour::test
