#include "ai/review/grade.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr std::array<std::string_view, kGrades> kGradeNames{"best",    "good",    "inaccuracy",
                                                            "mistake", "blunder", "forced"};

Grade gradeOfCertain(double cost, const GradeScale& scale) {
    return cost >= scale.blunder      ? Grade::Blunder
           : cost >= scale.mistake    ? Grade::Mistake
           : cost >= scale.inaccuracy ? Grade::Inaccuracy
                                      : Grade::Good;
}

} // namespace

GradeScales GradeScales::withMistakesFrom(double cost) {
    GradeScales scales;
    const double factor = cost / scales.win.mistake;
    for (GradeScale* const scale : {&scales.win, &scales.score})
        for (double* const threshold : {&scale->inaccuracy, &scale->mistake, &scale->blunder})
            *threshold *= factor;
    return scales;
}

Grade gradeOf(double cost, double noise, const GradeScale& scale) {
    return gradeOfCertain(cost - kGradeErrors * noise, scale);
}

bool isSettled(double cost, double noise, const GradeScale& scale) {
    return gradeOf(cost, noise, scale) == gradeOf(cost, -noise, scale);
}

double accuracyOf(double cost, const GradeScale& scale) {
    return 100 * std::exp2(-cost / scale.blunder);
}

std::string_view unitName(ValueKind unit) { return unit == ValueKind::Win ? "win" : "score"; }

std::string_view gradeName(Grade grade) { return kGradeNames[static_cast<std::size_t>(grade)]; }

std::optional<Grade> gradeNamed(std::string_view name) {
    const auto found = std::ranges::find(kGradeNames, name);
    if (found == kGradeNames.end()) return std::nullopt;
    return static_cast<Grade>(found - kGradeNames.begin());
}

} // namespace parlour
