// The time that a person has for a move.
#include "app/desktop/games/climbing/turn_clock.h"
#include "tests/desktop/support/running_program.h"

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
