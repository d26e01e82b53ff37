// What the decisions of a person teach.
#include "app/desktop/program/own_play.h"

#include <catch2/catch.hpp>

#include <cmath>

using namespace parlour;

namespace {

using OwnDecision = Statistics::OwnDecision;

OwnDecision decision(int day, const QString& kind, const QString& habit, double cost,
                     Grade grade = Grade::Mistake, ValueKind unit = ValueKind::Win) {
    const QDateTime finished(QDate(2024, 5, day), QTime(10, 0), Qt::UTC);
    return {finished, "game" + QString::number(day), 1, day, kind, habit, grade, unit, cost};
}

// Four deals of Euchre.
std::vector<OwnDecision> decisions() {
    return {decision(1, "bid", "makes-too-much", 0.6, Grade::Blunder, ValueKind::Score),
            decision(1, "lead", "leads-trump", 0.06),
            decision(2, "lead", "leads-trump", 0.12),
            decision(2, "lead", "", 0, Grade::Best),
            decision(3, "bid", "makes-too-much", 1.8, Grade::Blunder, ValueKind::Score),
            decision(3, "follow", "lets-go", 0.02, Grade::Inaccuracy),
            decision(4, "follow", "lets-go", 0.02, Grade::Inaccuracy),
            decision(4, "void", "trumps-early", 0.5, Grade::Blunder),
            decision(4, "follow", "wins-high", 0.03),
            decision(4, "follow", "wins-high", 0.03)};
}

} // namespace

TEST_CASE("Decisions teach how well a game is played, over time and by kind") {
    CHECK(ownPlay("euchre", {}, 30, {}).isEmpty());
    CHECK(ownPlay("chess", decisions(), 30, {}).isEmpty());
    const QVariantMap play = ownPlay("euchre", decisions(), 2, {});
    CHECK(play["decisions"] == 10);
    CHECK(play["deals"] == 4);
    CHECK(play["win"] == true); // most costs are chances; points count in the accuracy only
    CHECK(play["cost"] == "9.8 in 100");

    const QVariantList course = play["course"].toList();
    REQUIRE(course.size() == 2);
    CHECK(course[0].toMap()["to"].toDateTime().date().day() == 2);
    CHECK(course[1].toMap()["from"].toDateTime().date().day() == 3);
    CHECK(course[0].toMap()["cost"].toDouble() == Approx(0.06));
    // A blunder's cost halves the accuracy.
    CHECK(course[0].toMap()["accuracy"].toDouble() ==
          Approx((50 + 100 * std::sqrt(0.5) + 50 + 100) / 4));

    const QVariantList kinds = play["kinds"].toList();
    REQUIRE(kinds.size() == 4); // nothing was discarded
    CHECK(kinds[0].toMap()["name"] == "Bidding");
    CHECK(kinds[0].toMap()["count"] == 2);
    CHECK(kinds[0].toMap()["cost"] == "1.2 points");
    CHECK(kinds[0].toMap()["mistakes"] == 2);
    CHECK(kinds[1].toMap()["mistakes"] == 2);
    CHECK(kinds[1].toMap()["accuracy"].toDouble() == Approx((100 * std::sqrt(0.5) + 50 + 100) / 3));
}

TEST_CASE("The dearest habits are told, with the dearest examples first") {
    const auto isKept = [](const QString&, const QString& id) { return id != "game1"; };
    const QVariantList habits = ownPlay("euchre", decisions(), 30, isKept)["habits"].toList();
    REQUIRE(habits.size() == kMostHabits); // a mistake made once is none
    CHECK(habits[0].toMap()["words"] ==
          "You name trump with too weak a hand: 2 time(s), 1.2 points each");
    CHECK(habits[1].toMap()["words"] ==
          "You lead trump when you should keep it: 2 time(s), 9 in 100 each");
    CHECK(habits[2].toMap()["words"] ==
          "You win tricks with more than you need: 2 time(s), 3 in 100 each");
    const QVariantList examples = habits[0].toMap()["examples"].toList();
    REQUIRE(examples.size() == 2);
    CHECK(examples[0].toMap()["id"] == "game3");
    CHECK(examples[0].toMap()["ply"] == 3);
    CHECK(examples[0].toMap()["deal"] == 1);
    CHECK(examples[0].toMap()["kept"] == true);
    CHECK(examples[0].toMap()["cost"] == "1.8 points");
    CHECK(examples[1].toMap()["kept"] == false);
}

TEST_CASE("Decisions become a table, whatever their records are called") {
    std::vector<OwnDecision> two = decisions();
    two.resize(2);
    two[0].id = "a \"b\",\nc";
    CHECK(asTable("euchre", two).toStdString() ==
          "finished,game,record,deal,move,kind,habit,grade,unit,cost,accuracy\n"
          "2024-05-01T10:00:00Z,euchre,\"a \"\"b\"\",\nc\",1,2,\"bid\",\"makes-too-much\",blunder,"
          "score,0.6000,50.0\n"
          "2024-05-01T10:00:00Z,euchre,\"game1\",1,2,\"lead\",\"leads-trump\",mistake,win,0.0600,"
          "70.7\n");
}
