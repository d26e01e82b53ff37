// Grades come from what a move surely cost.
#include "ai/review/grade.h"

#include <catch2/catch.hpp>

using namespace parlour;

TEST_CASE("Each grade begins at its threshold") {
    const GradeScales scales;
    for (const GradeScale& scale : {scales.win, scales.score, GradeScale{1, 2, 3}}) {
        const auto below = [](double cost) { return cost * 0.999; };
        CHECK(gradeOf(0, 0, scale) == Grade::Good);
        CHECK(gradeOf(below(scale.inaccuracy), 0, scale) == Grade::Good);
        CHECK(gradeOf(scale.inaccuracy, 0, scale) == Grade::Inaccuracy);
        CHECK(gradeOf(below(scale.mistake), 0, scale) == Grade::Inaccuracy);
        CHECK(gradeOf(scale.mistake, 0, scale) == Grade::Mistake);
        CHECK(gradeOf(below(scale.blunder), 0, scale) == Grade::Mistake);
        CHECK(gradeOf(scale.blunder, 0, scale) == Grade::Blunder);
        CHECK(gradeOf(100 * scale.blunder, 0, scale) == Grade::Blunder);
    }
    CHECK(&scales.of(ValueKind::Win) == &scales.win);
    CHECK(&scales.of(ValueKind::Score) == &scales.score);
}

TEST_CASE("A difference within the noise is never worse than good") {
    const GradeScale scale = GradeScales().win;
    for (const double noise : {0.001, 0.01, 0.1, 0.5})
        for (const double errors : {0.0, 0.5, 1.0, 1.5, 1.99}) {
            INFO(errors << " standard errors of " << noise);
            CHECK(gradeOf(errors * noise, noise, scale) == Grade::Good);
        }
    // What is graded is what it cost at least.
    CHECK(gradeOf(0.14, 0.02, scale) == Grade::Mistake);
    CHECK(gradeOf(0.17, 0.02, scale) == Grade::Blunder);
}

TEST_CASE("A grade is settled where the noise does not reach over a threshold") {
    const GradeScale scale = GradeScales().win;
    CHECK(isSettled(0.08, 0.01, scale));
    CHECK_FALSE(isSettled(0.06, 0.01, scale));
    CHECK_FALSE(isSettled(0.11, 0.01, scale));
    CHECK(isSettled(0.0, 0.009, scale));
    CHECK_FALSE(isSettled(0.0, 0.011, scale));
    CHECK(isSettled(scale.mistake, 0, scale));
}

TEST_CASE("Accuracy is whole for the best move and halved by every blunder's cost") {
    for (const GradeScale& scale : {GradeScales().win, GradeScales().score}) {
        CHECK(accuracyOf(0, scale) == 100);
        CHECK(accuracyOf(scale.blunder, scale) == Approx(50));
        CHECK(accuracyOf(2 * scale.blunder, scale) == Approx(25));
        CHECK(accuracyOf(scale.mistake, scale) > accuracyOf(scale.blunder, scale));
    }
}

TEST_CASE("Every grade has a name of its own") {
    for (int number = 0; number < kGrades; ++number) {
        const auto grade = static_cast<Grade>(number);
        CHECK(gradeNamed(gradeName(grade)) == grade);
    }
    CHECK_FALSE(gradeNamed("excellent"));
    CHECK_FALSE(gradeNamed(""));
}
