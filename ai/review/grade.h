// How a decision is graded by what it cost. All thresholds are here.
#pragma once

#include "ai/base/budget.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace parlour {

enum class Grade : std::uint8_t { Best, Good, Inaccuracy, Mistake, Blunder, Forced };
inline constexpr int kGrades = 6;

// The least cost of each grade, rising.
struct GradeScale {
    double inaccuracy = 0;
    double mistake = 0;
    double blunder = 0;

    friend bool operator==(const GradeScale&, const GradeScale&) = default;
};

// Whoever reviews may choose others. Differences under two wins in a hundred matter to nobody, as
// in FlatMonteCarlo::isBetter.
struct GradeScales {
    GradeScale win{0.02, 0.05, 0.12};   // chance to win
    GradeScale score{0.10, 0.25, 0.60}; // points of one deal

    // Mistakes begin at this cost in chances to win, more than 0; all else is in proportion.
    static GradeScales withMistakesFrom(double cost);

    const GradeScale& of(ValueKind unit) const { return unit == ValueKind::Win ? win : score; }
    friend bool operator==(const GradeScales&, const GradeScales&) = default;
};

// How many standard errors a cost may be off.
inline constexpr double kGradeErrors = 2;

// The grade of what a move other than the best one surely cost: that of `cost` less kGradeErrors
// times `noise`, its standard error. A difference within the noise is never worse than Good.
Grade gradeOf(double cost, double noise, const GradeScale& scale);

// Whether the grade is the same wherever the true cost lies within the noise.
bool isSettled(double cost, double noise, const GradeScale& scale);

// From 100, for the best move, halved by every blunder's cost.
double accuracyOf(double cost, const GradeScale& scale);

std::string_view unitName(ValueKind unit); // "win", "score"
std::string_view gradeName(Grade grade);   // "mistake"
std::optional<Grade> gradeNamed(std::string_view name);

} // namespace parlour
