// A game of a few cards in one file (tests/support/high_card.h) gets all the rest: table and
// records, matches, ratings, bench. What holds for every game the contract tests ask of it, too.
#include "ai/arena/ratings.h"
#include "core/play/record.h"
#include "tests/support/games.h"

using namespace parlour;
using namespace parlour::test;

namespace {

MatchReport match(const std::string& first, const std::string& second, std::int64_t games) {
    MatchSetup setup;
    setup.options = Json::object();
    setup.seats = {first, second};
    setup.games = games;
    setup.rotate = true;
    const auto report = highCard().match(setup, {});
    REQUIRE(report);
    return *report;
}

} // namespace

TEST_CASE("The sixth game is found in a list that has it") {
    std::vector<const GameEntry*> list(games().begin(), games().end());
    list.push_back(&highCard());
    CHECK(findGame("highcard", list).value() == &highCard());
    CHECK(findGame("briscola", list).value() == findGame("briscola").value());
    CHECK_FALSE(findGame("highcard"));
    CHECK(highCard().seatCounts() == std::vector<int>{2});
}

TEST_CASE("The sixth game is dealt, played and written down") {
    const auto table = highCard().deal(Json::object(), 7);
    CHECK(table->legalMoves() == std::vector<std::string>{"bet", "pass"});
    CHECK(table->play("raise").error().english() == "There is no move raise");
    REQUIRE(table->play("bet"));
    CHECK(table->view(0)["card"] != table->view(1)["card"]);
    CHECK(table->view(kNoSeat)["card"] == 0);
    REQUIRE(table->play("pass"));
    CHECK(table->scores() == Scores{1, -1});
    CHECK(table->winShares() == WinShares{1, 0});
    CHECK(table->play("bet").error().english() == "bet is not a legal move here");
    CHECK_FALSE(highCard().open({{"deal", {{"cards", {3, 3}}}}}));

    Record record;
    record.id = "a deal";
    record.dealsWanted = 2;
    update(record, *table);
    CHECK(record.scores == std::vector<int>{1, -1});
    CHECK(goesOn(record, *table));
    const auto opened = highCard().open(parseRecord(toText(record)).value().position);
    REQUIRE(opened);
    CHECK((*opened)->position() == table->position());
    const Record next = nextDeal(record, *table, 8, "another");
    CHECK(next.earlier == std::vector<int>{1, -1});
    const auto second = highCard().open(next.position).value()->clone();
    REQUIRE(second->play("pass"));
    CHECK_FALSE(goesOn(next, *second));
    CHECK(endingOf(next, *second).ofSeries);
}

TEST_CASE("Players of the sixth game meet, and their ladder is rated") {
    const auto rungs = ladder(highCard());
    REQUIRE(rungs.size() == 2);
    const MatchReport report =
        match(std::string(rungs[1]->spec), std::string(rungs[0]->spec), 1000);
    const Tally& champion = report.sides[0];
    CHECK(report.games() == 1000);
    CHECK(champion.scoreTwelfths > 0);
    CHECK(champion.scoreTwelfths == -report.sides[1].scoreTwelfths);
    const std::vector<Pairing> pairings{
        {1, 0, static_cast<double>(champion.wins), static_cast<double>(report.games())}};
    const auto rated = ratings(rungs.size(), pairings);
    CHECK(rated[0].elo == 0);
    CHECK(std::abs(rated[1].elo - *rungs[1]->elo) < 3 * rated[1].error95);
}

TEST_CASE("The sixth game is measured") {
    const Json figures = highCard().bench(0.01);
    CHECK(figures["game"] == "highcard");
    CHECK(figures["playouts_per_second"] > 0);
    CHECK(figures["agents"].contains("champion"));
    CHECK(figures["checksum"] == highCard().bench(0.01)["checksum"]);
}
