// Positions for every lesson of a game (ai/base/habit.h).
#pragma once

#include "ai/base/habit.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlour::test {

struct LessonCase {
    std::string id; // empty: none fits
    std::string_view found;
};

// Each position must be recognised, and each lesson have a position.
inline void checkLessons(std::span<const Lesson> lessons, const std::vector<LessonCase>& cases) {
    for (std::size_t i = 0; i < cases.size(); ++i) {
        INFO("case " << i);
        CHECK(std::string(cases[i].found) == cases[i].id);
    }
    for (const Lesson& lesson : lessons) {
        INFO(lesson.id);
        CHECK(std::ranges::count(lessons, lesson.id, &Lesson::id) == 1);
        CHECK(std::ranges::count(cases, lesson.id, &LessonCase::found) > 0);
    }
}

} // namespace parlour::test
