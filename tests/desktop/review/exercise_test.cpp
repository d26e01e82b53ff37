// Learning from mistakes: what is said of each try, and coming and going.
#include "app/desktop/program/program.h"
#include "app/desktop/study/position_text.h"
#include "tests/desktop/review/finished_game.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"

#include <catch2/catch.hpp>

using namespace parlour;
using namespace parlour::test;

namespace {

Review quickReview(const Record& record) {
    return review(*findGame(record.game()).value(), *checkedTable(record).value(),
                  {.depth = ReviewDepth::Quick});
}

// A clear mistake of the person, and no other.
Review oneMistake(const Record& record) {
    Review made = quickReview(record);
    const auto worst =
        std::ranges::max_element(made.decisions, std::less(), [](const ReviewedDecision& decision) {
            return decision.seat == 0 ? decision.cost - 3 * decision.noise : 0.0;
        });
    REQUIRE(worst->grade >= Grade::Mistake);
    made.decisions = {*worst};
    return made;
}

} // namespace

TEST_CASE("An exercise says of each try how good it is, and after three the answer") {
    const Record record = finishedRecord();
    const Review review = oneMistake(record);
    const ReviewedDecision& mistake = review.decisions.front();
    const QString played = QString::fromStdString(mistake.move);
    Exercise exercise(review, record, 0);
    REQUIRE_FALSE(exercise.isEmpty());
    CHECK_FALSE(exercise.hasNext());
    CHECK_FALSE(exercise.hasPrevious());
    const auto session = exercise.makeSession();
    session->start();
    CHECK(session->played() == mistake.ply);
    CHECK(session->mayPlay());
    CHECK_FALSE(session->canUndo());
    CHECK(exercise.best().isEmpty());
    CHECK(exercise.words().contains("What would you play"));

    session->play(played);
    CHECK(exercise.words().startsWith("That is what you played. 2 more"));
    CHECK(exercise.best().isEmpty());
    SECTION("the best move is found") {
        session->play(QString::fromStdString(mistake.best));
        CHECK(exercise.words().startsWith("Well done"));
    }
    SECTION("it is not") {
        session->play(played);
        CHECK(exercise.words().startsWith("That is what you played. 1 more"));
        session->play(played);
        CHECK(exercise.words() == "That is what you played.");
    }
    CHECK(exercise.best() == QString::fromStdString(mistake.best));
    CHECK_FALSE(exercise.why().isEmpty());
    CHECK(session->played() == mistake.ply);
}

TEST_CASE("An exercise judges moves that the review did not") {
    const Record record = finishedRecord();
    Review review = oneMistake(record);
    ReviewedDecision& mistake = review.decisions.front();
    // The best move is tried, but the review knew of none that is legal.
    const QString best = QString::fromStdString(std::exchange(mistake.best, "none"));
    Exercise exercise(review, record, 99);
    const auto session = exercise.makeSession();
    session->start();
    session->play(best);
    REQUIRE(waitFor([&] { return exercise.words().startsWith("Well done"); }));
    // What was played cost more than it seems: this is about as much better.
    mistake.cost = 2;
    mistake.best = "none";
    Exercise harder(review, record, 0);
    const auto again = harder.makeSession();
    again->start();
    for (const std::string& move : again->table().legalMoves()) {
        if (move == mistake.move || move == best.toStdString()) continue;
        again->play(QString::fromStdString(move));
        REQUIRE(waitFor([&] { return !harder.words().startsWith("Looking"); }));
        CHECK((harder.words().contains("better than what you played, and") ||
               harder.words().startsWith("Well done")));
    }
}

TEST_CASE("Only people learn from their mistakes") {
    Record record = finishedRecord();
    const Review review = quickReview(record);
    CHECK_FALSE(Exercise(review, record, 0).isEmpty());
    record.players[0].agent = "greedy";
    CHECK(Exercise(review, record, 0).isEmpty());
}

TEST_CASE("A review waits while somebody learns from its mistakes") {
    const Home home;
    home.writeSettings();
    const auto file = home / "game.parlour";
    Home::write(file, toText(finishedRecord()));
    Program program{CommandLine()};
    REQUIRE(program.openRecord(url(file)));
    const GameSession* const played = program.session();
    CHECK_FALSE(program.learnFromMistakes());
    REQUIRE(program.reviewDeal());
    GameReview* const review = program.review();
    REQUIRE(waitFor([&] { return review->depth() >= 1; }));
    REQUIRE(program.learnFromMistakes());
    REQUIRE(program.exercise() != nullptr);
    CHECK(program.review() == nullptr);
    CHECK(program.session()->isExercise());
    const int first = program.session()->played();
    REQUIRE(program.exercise()->hasNext());
    program.exerciseAt(1);
    CHECK(program.session()->played() > first);
    program.exerciseAt(-1);
    CHECK(program.session()->played() == first);
    program.exerciseAt(-1); // there is none
    CHECK(program.session()->played() == first);
    CHECK_FALSE(program.reviewDeal());
    SECTION("and comes back") {
        program.leaveTable();
        CHECK(program.review() == review);
        CHECK(program.exercise() == nullptr);
        CHECK(program.session()->isReview());
        CHECK(program.session()->played() == first);
        program.leaveTable();
        CHECK(program.session() == played);
    }
    SECTION("below a position that is looked at meanwhile") {
        REQUIRE(program.studyText(positionText(program.session()->table())).isEmpty());
        REQUIRE(program.study() != nullptr);
        CHECK(program.exercise() == nullptr);
        program.leaveTable();
        REQUIRE(program.exercise() != nullptr);
        CHECK(program.session()->isExercise());
        CHECK(program.session()->played() == first);
        program.leaveTable();
        CHECK(program.review() == review);
    }
    SECTION("or gives way to the next deal") {
        program.dealAgain(true);
        CHECK(program.exercise() == nullptr);
        CHECK(program.review() == nullptr);
        CHECK(program.session()->played() == 0);
    }
}
