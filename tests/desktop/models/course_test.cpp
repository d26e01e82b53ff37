// The courses: whatever the learner answers, each lesson can be told to its end.
#include "ai/catalogue/games.h"
#include "app/desktop/games/game_faces.h"
#include "app/desktop/program/coach.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

using namespace parlour;

namespace {

std::unique_ptr<Table> open(const GameFace& face, const char* position) {
    const auto json = parseJson(position);
    REQUIRE(json);
    auto table = findGame(face.id).value()->open(*json);
    REQUIRE(table);
    return std::move(*table);
}

void requireSaid(const Phrase& phrase, std::size_t most) {
    INFO(phrase.english);
    const std::string text = phrase.english;
    REQUIRE(!text.empty());
    REQUIRE(text.size() <= most);
    REQUIRE(text.find('%') == std::string::npos);
    REQUIRE(std::string(phrase.context) == "Course");
}

// Tells the lesson from a step on, with every answer that is right.
void take(const GameFace& face, const CourseLesson& lesson, std::size_t at, const Table* before) {
    if (at == lesson.steps.size()) return;
    const CourseStep& step = lesson.steps[at];
    INFO("step " << at + 1 << ": " << step.words.english);
    REQUIRE((step.position || before));
    const auto table = step.position ? open(face, step.position) : before->clone();
    requireSaid(step.words, 260);
    if (step.moves.empty()) {
        REQUIRE(step.then.empty());
        REQUIRE((step.right.empty() && step.wrong.empty()));
        return take(face, lesson, at + 1, table.get());
    }
    REQUIRE(table->toMove() == Coach::kLearner);
    const auto legal = table->legalMoves();
    requireSaid(step.right, 220);
    if (step.moves.size() < legal.size())
        requireSaid(step.wrong, 220);
    else
        REQUIRE(step.wrong.empty());
    for (const std::string& move : step.moves) {
        INFO(move);
        REQUIRE(std::ranges::find(legal, move) != legal.end());
        const auto after = table->clone();
        REQUIRE(after->play(move));
        for (const std::string& next : step.then) {
            INFO("then " << next);
            REQUIRE(after->play(next));
        }
        take(face, lesson, at + 1, after.get());
    }
}

} // namespace

TEST_CASE("Every lesson of a course can be told to its end") {
    for (const GameFace& face : gameFaces()) {
        const Course& course = face.course();
        INFO(face.id);
        CHECK(course.size() >= 5);
        CHECK(course.size() <= 8);
        for (const CourseLesson& lesson : course) {
            INFO(lesson.title.english);
            requireSaid(lesson.title, 32);
            CHECK(lesson.steps.size() >= 2);
            CHECK(std::ranges::any_of(lesson.steps, [](const CourseStep& step) {
                return !step.wrong.empty(); // a question, not only words
            }));
            take(face, lesson, 0, nullptr);
        }
    }
}
