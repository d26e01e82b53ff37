// The lessons of a course without a window.
#include "app/desktop/games/game_faces.h"
#include "app/desktop/training/coach.h"
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

} // namespace

TEST_CASE("A lesson tells its steps, plays only right answers, and is known to be taken") {
    const Home home;
    home.writeSettings();
    for (const GameFace& face : gameFaces()) {
        INFO(face.id);
        Told told;
        Coach& coach = *told.program.coach();
        const QString game = QString::fromLatin1(face.id);
        told.program.takeLesson(game, 0);
        int misses = 0;
        QObject::connect(&coach, &Coach::missed, &coach, [&] { ++misses; });
        for (const CourseStep& step : face.course().front().steps) {
            GameSession& session = *told.program.session();
            session.setPace(QStringLiteral("instant"));
            REQUIRE(session.isLesson());
            CHECK_FALSE(session.canUndo());
            REQUIRE(waitFor([&] {
                session.tableIsQuiet();
                return wordsOf(coach) == english(step.words);
            }));
            const int played = session.played();
            if (!step.moves.empty()) {
                CHECK(coach.step()["waits"] == true);
                if (const QString wrong = wrongMove(session, step); !wrong.isEmpty()) {
                    session.play(wrong);
                    CHECK(wordsOf(coach) == english(step.wrong));
                    CHECK(session.played() == played);
                    CHECK(std::exchange(misses, 0) == 1);
                }
                session.play(QString::fromStdString(step.moves.front()));
                CHECK(wordsOf(coach) == english(step.right));
                CHECK(session.played() > played);
            } else {
                CHECK(coach.step()["waits"] == false);
            }
            CHECK(coach.lessons(game).front().toMap()["taken"] == false);
            told.program.goOnWithLesson();
        }
        CHECK(coach.step()["done"] == true);
        CHECK(coach.lessons(game).front().toMap()["taken"] == true);
        CHECK(coach.lessons(game).back().toMap()["taken"] == false);
        told.program.goOnWithLesson();
        CHECK(wordsOf(coach) == english(face.course()[1].steps.front().words));
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
    REQUIRE(waitFor([&] { game.tableIsQuiet(); return game.mayPlay(); }));
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
