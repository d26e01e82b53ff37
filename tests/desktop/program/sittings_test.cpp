// What waits below what, and comes back.
#include "app/desktop/program/sittings.h"
#include "tests/desktop/support/sessions.h"

#include <catch2/catch.hpp>

using namespace parlour;
using namespace parlour::test;

namespace {

Sittings::Sitting sittingOf(GameSession::Kind kind) {
    Record record = freshRecord({"", "greedy"}, 7);
    const GameEntry& entry = *findGame("briscola").value();
    std::unique_ptr<Table> table = std::move(entry.open(record.position).value());
    Sittings::Sitting sitting;
    sitting.session =
        std::make_unique<GameSession>(entry, std::move(table), std::move(record), kind);
    return sitting;
}

} // namespace

TEST_CASE("What is at the table goes back to what waits below it") {
    using Kind = GameSession::Kind;
    using Place = Sittings::Place;
    Sittings sittings;
    CHECK(sittings.session() == nullptr);
    CHECK(sittings.played() == nullptr);
    CHECK(sittings.leave().empty());

    CHECK(sittings.come(sittingOf(Kind::Play), Place::Above).empty());
    GameSession* const game = sittings.session();
    CHECK(sittings.played() == game);
    CHECK_FALSE(sittings.hasBelow());

    CHECK(sittings.come(sittingOf(Kind::Review), Place::Above).empty());
    CHECK(sittings.session()->isReview());
    CHECK(sittings.played() == game);
    CHECK(sittings.hasBelow());
    const GameSession* const review = sittings.session();
    SECTION("as often as something came above") {
        CHECK(sittings.come(sittingOf(Kind::Study), Place::Above).empty());
        CHECK(sittings.leave().front().session->isStudy());
        CHECK(sittings.session() == review);
        CHECK(sittings.leave().front().session.get() == review);
        CHECK(sittings.session() == game);
    }
    SECTION("past what gave way") {
        const auto left = sittings.come(sittingOf(Kind::Review), Place::Instead);
        REQUIRE(left.size() == 1);
        CHECK(left.front().session.get() == review);
        CHECK(sittings.leave().size() == 1);
        CHECK(sittings.session() == game);
    }
    SECTION("unless it came alone") {
        CHECK(sittings.come(sittingOf(Kind::Replay), Place::Alone).size() == 2);
        CHECK(sittings.played() == nullptr);
        CHECK_FALSE(sittings.hasBelow());
        CHECK(sittings.clear().size() == 1);
        CHECK(sittings.session() == nullptr);
    }
}
