// The time that a person has for a move.
#include "app/desktop/games/climbing/turn_clock.h"
#include "app/desktop/games/doudizhu/doudizhu_table.h"
#include "tests/desktop/support/running_program.h"
#include "tests/desktop/support/sessions.h"

#include <QSignalSpy>
#include <catch2/catch.hpp>

using namespace parlour;
using namespace parlour::test;

TEST_CASE("The clock of a turn counts down to its end, and then times nobody") {
    TurnClock clock;
    QSignalSpy ends(&clock, &TurnClock::isUp);
    std::vector<int> shown;
    QObject::connect(&clock, &TurnClock::changed, [&] { shown.push_back(clock.left()); });
    QObject::connect(&clock, &TurnClock::isUp, [&] { CHECK(clock.left() == -1); });
    clock.run(true); // without a limit
    CHECK(clock.left() == -1);
    clock.setLimit(2);
    clock.run(true);
    REQUIRE(waitFor([&] { return ends.size() == 1; }));
    CHECK(shown == std::vector<int>{-1, 2, 1, -1});
    clock.run(false);
    CHECK(clock.left() == -1);
    clock.run(true); // the next turn
    CHECK(clock.left() == 2);
    clock.run(false);
    CHECK(clock.left() == -1);
    CHECK(ends.size() == 1);
}

// Elsewhere, time that is up would play a move that nobody chose.
TEST_CASE("The clock of a turn runs in games that count alone") {
    using Kind = GameSession::Kind;
    const GameEntry& entry = *findGame("doudizhu").value();
    const Json options = completeOptions(entry.options(), {{"bidding", "none"}}).value();
    for (const Kind kind : {Kind::Play, Kind::Exercise, Kind::Problem, Kind::Lesson}) {
        INFO(static_cast<int>(kind));
        auto deal = entry.deal(options, 7);
        Record record;
        record.id = "test";
        record.position = deal->position();
        for (Seat seat = 0; seat < deal->seats(); ++seat)
            record.players.push_back({"", seat == deal->toMove() ? "" : "greedy", seat + 1});
        GameSession session(entry, std::move(deal), record, kind);
        DoudizhuTable shown;
        shown.setProperty("tempo", 0.0);
        shown.setSession(&session);
        shown.setClock(20);
        REQUIRE(waitFor([&] { return shown.isSettled(); }));
        REQUIRE(session.mayPlay());
        CHECK(shown.secondsLeft() == (kind == Kind::Play ? 20 : -1));
    }
}
