// What the tutor asks about, and what it leaves alone.
#include "ai/review/judge.h"
#include "app/desktop/play/checked_table.h"
#include "app/desktop/review/tutor.h"
#include "tests/desktop/support/running_program.h"
#include "tests/desktop/support/sessions.h"

#include <QSignalSpy>
#include <QTest>
#include <catch2/catch.hpp>

using namespace parlour;
using namespace parlour::test;

namespace {

// A game in which the person, at seat 0, is about to move.
struct Position {
    Record record;
    QString best;
    QString blunder;
};

// With a choice between the best move and one that gives up much more than a blunder does.
const Position& position() {
    static const Position kFound = [] {
        const GameEntry& game = *findGame("briscola").value();
        Judge judge(game, ReviewDepth::Quick, {});
        for (std::uint64_t deal = 1;; ++deal) {
            Position found;
            found.record = freshRecord({"", "greedy"}, deal);
            auto table = std::move(game.open(found.record.position).value());
            while (!table->isOver()) {
                ReviewedDecision worst;
                for (const std::string& move : table->legalMoves()) {
                    const auto judged = judge.judge(*table, move, deal, {});
                    if (judged.cost - 6 * judged.noise > worst.cost) worst = judged;
                }
                if (table->toMove() == 0 && worst.cost > 2 * GradeScales().win.blunder) {
                    found.record.position = table->position();
                    found.best = QString::fromStdString(worst.best);
                    found.blunder = QString::fromStdString(worst.move);
                    return found;
                }
                REQUIRE(table->play(table->legalMoves().front()));
            }
        }
    }();
    return kFound;
}

struct Tutored {
    std::unique_ptr<GameSession> session = sessionFor(position().record);
    Tutor tutor;

    explicit Tutored(Tutor::Level level) {
        tutor.setLevel(level);
        tutor.follow(*session);
        session->start();
    }
    // Once the tutor knows enough of it to answer at once.
    void play(const QString& move) {
        REQUIRE(waitFor([&] { return tutor.knows(move); }));
        session->play(move);
    }
    int played() const { return session->played(); }
};

int atFirst() { return static_cast<int>(position().record.position.at("moves").size()); }

} // namespace

TEST_CASE("The tutor asks before a mistake is played") {
    for (const auto level : {Tutor::Level::Gentle, Tutor::Level::Strict}) {
        Tutored tutored(level);
        tutored.play(position().blunder);
        REQUIRE(tutored.tutor.isAsking());
        CHECK(tutored.played() == atFirst());
        const QVariantMap question = tutored.tutor.question();
        CHECK(question["words"].toString().contains("in 100"));
        CHECK_FALSE(question.contains("best"));
        CHECK_FALSE(question.contains("whyNot"));
        CHECK(tutored.session->shownMove().isEmpty());
        tutored.session->play(position().blunder); // pressed twice
        CHECK(tutored.tutor.isAsking());
        CHECK(tutored.session->record().questions == 1);

        tutored.tutor.showWhy();
        CHECK(tutored.tutor.question()["best"] == tutored.session->shownMove());
        CHECK_FALSE(tutored.tutor.question()["why"].toString().isEmpty());
        CHECK_FALSE(tutored.tutor.question()["whyNot"].toString().isEmpty());
        CHECK(tutored.session->record().hints == 1);

        SECTION("that is taken back") {
            tutored.tutor.takeBack();
            CHECK_FALSE(tutored.tutor.isAsking());
            CHECK(tutored.session->shownMove().isEmpty());
            CHECK(tutored.played() == atFirst());
            tutored.play(position().best);
            CHECK(tutored.played() > atFirst());
            CHECK_FALSE(tutored.tutor.isAsking());
            CHECK(tutored.session->record().questions == 1);
        }
        SECTION("that is played all the same") {
            tutored.tutor.playAnyway();
            CHECK(tutored.played() > atFirst());
            CHECK_FALSE(tutored.tutor.isAsking());
        }
        SECTION("instead of which another one is played") {
            tutored.play(position().best);
            CHECK(tutored.played() > atFirst());
            CHECK_FALSE(tutored.tutor.isAsking());
        }
        SECTION("and falls silent when it is dismissed") {
            tutored.tutor.setLevel(Tutor::Level::Off);
            CHECK_FALSE(tutored.tutor.isAsking());
            tutored.session->play(position().blunder);
            CHECK(tutored.played() > atFirst());
        }
    }
}

TEST_CASE("Without a tutor nothing is asked, and the record says so") {
    Tutored tutored(Tutor::Level::Off);
    tutored.session->play(position().blunder);
    CHECK(tutored.played() > atFirst());
    CHECK_FALSE(tutored.session->record().questions);
}

TEST_CASE("Whoever is quicker than the tutor plays on, and the record tells of it") {
    Tutored tutored(Tutor::Level::Strict);
    tutored.session->play(position().best);
    REQUIRE(waitFor([&] { return tutored.played() > atFirst(); }));
    CHECK_FALSE(tutored.tutor.isAsking());
    CHECK(tutored.session->record().questions == 0);
}

TEST_CASE("The tutor leaves advice that is followed alone, and what is taken back meanwhile") {
    Tutored tutored(Tutor::Level::Strict);
    REQUIRE(waitFor([&] { return tutored.tutor.verdict(position().blunder).has_value(); }));
    tutored.session->setHintOpen(true);
    advise(*tutored.session, position().blunder);
    tutored.session->playAdvice();
    CHECK(tutored.played() > atFirst());
    CHECK_FALSE(tutored.tutor.isAsking());

    Tutored other(Tutor::Level::Strict);
    other.play(position().blunder);
    REQUIRE(other.tutor.isAsking());
    other.session->undo();
    CHECK_FALSE(other.tutor.isAsking());
}

TEST_CASE("The tutor of several people waits for the curtain") {
    const auto session = sessionFor(freshRecord({"", ""}, 15));
    Tutor tutor;
    tutor.setLevel(Tutor::Level::Strict);
    tutor.follow(*session);
    session->start();
    REQUIRE(session->hasCurtain());
    const QString move = QString::fromStdString(firstMove(*session));
    QTest::qWait(50);
    CHECK_FALSE(tutor.verdict(move));
    session->liftCurtain();
    CHECK(waitFor([&] { return tutor.verdict(move).has_value(); }));
}
