// The lessons of a course without a window.
#include "app/desktop/games/game_faces.h"
#include "app/desktop/program/coach.h"
#include "tests/desktop/support/told.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace parlour;
using namespace parlour::test;

namespace {

QString wordsOf(const Coach& coach) { return coach.step()["words"].toString(); }
QString english(const Phrase& phrase) { return QString::fromUtf8(phrase.english); }

QString wrongMove(const GameSession& session, const CourseStep& step) {
    for (const std::string& move : session.table().legalMoves())
        if (std::ranges::find(step.moves, move) == step.moves.end())
            return QString::fromStdString(move);
    return {};
}

// Takes the lesson at the table to its end; before each right answer comes a wrong one.
void take(Told& told, const CourseLesson& lesson) {
    Coach& coach = *told.program.coach();
    int misses = 0;
    const auto counting = QObject::connect(&coach, &Coach::missed, &coach, [&misses] { ++misses; });
    for (const CourseStep& step : lesson.steps) {
        INFO(step.words.english);
        GameSession& session = *told.program.session();
        session.setPace(QStringLiteral("instant"));
        REQUIRE(waitFor([&] {
            session.tableIsQuiet();
            return wordsOf(coach) == english(step.words);
        }));
        CHECK(coach.step()["waits"] == !step.moves.empty());
        if (!step.moves.empty()) {
            const int played = session.played();
            if (const QString wrong = wrongMove(session, step); !wrong.isEmpty()) {
                session.play(wrong);
                CHECK(wordsOf(coach) == english(step.wrong));
                CHECK(session.played() == played);
                CHECK(std::exchange(misses, 0) == 1);
            }
            session.play(QString::fromStdString(step.moves.front()));
            CHECK(wordsOf(coach) == english(step.right));
            CHECK(session.played() > played);
            CHECK_FALSE(session.canUndo());
        }
        CHECK(misses == 0);
        told.program.goOnWithLesson();
    }
    QObject::disconnect(counting);
}

} // namespace

TEST_CASE("Lessons tell their steps, play only right answers, and are known to be taken") {
    const Home home;
    home.writeSettings();
    Told told;
    Coach& coach = *told.program.coach();
    for (const GameFace& face : gameFaces()) {
        const QString game = QString::fromLatin1(face.id);
        told.program.takeLesson(game, 0);
        for (int at = 0; at < static_cast<int>(face.course().size()); ++at) {
            INFO(face.id << ", lesson " << at + 1);
            const auto isTaken = [&] { return coach.lessons(game)[at].toMap()["taken"].toBool(); };
            CHECK_FALSE(isTaken());
            take(told, face.course()[static_cast<std::size_t>(at)]);
            CHECK(isTaken());
            CHECK(coach.step()["done"] == true);
            if (coach.hasNext()) told.program.goOnWithLesson();
        }
        told.program.leaveTable();
        CHECK_FALSE(coach.isTeaching());
        CHECK(coach.step().isEmpty());
    }
}

TEST_CASE("A lesson leaves the game that waits alone") {
    const Home home;
    home.writeSettings();
    Told told;
    REQUIRE(told.program.newGame(setup({"", "greedy"})));
    GameSession& game = *told.program.session();
    REQUIRE(waitFor([&] {
        game.tableIsQuiet();
        return game.mayPlay();
    }));
    game.play(QString::fromStdString(game.table().legalMoves().front()));
    const auto moves = game.table().moves().front();
    told.program.takeLesson(QStringLiteral("briscola"), 0);
    CHECK(told.program.session()->isLesson());
    told.program.leaveTable();
    const QVariantList waiting = told.program.unfinished();
    REQUIRE(waiting.size() == 1);
    REQUIRE(told.program.continueGame(waiting.front().toMap()["save"].toInt()));
    CHECK(told.program.session()->table().moves().front() == moves);
}
