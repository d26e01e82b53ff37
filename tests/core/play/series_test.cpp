// Deal after deal: totals, the end, who has won, and whose turn it is to lead.
#include "core/play/series.h"
#include "tests/support/briscola.h"

using namespace parlour;
using namespace parlour::test;

namespace {

bool noTeams(Seat, Seat) { return false; }
bool partners(Seat a, Seat b) { return (a ^ b) == 2; }

} // namespace

TEST_CASE("A series adds up until somebody has the points that are wanted") {
    Series series(4, {.points = 10});
    CHECK(series.totals() == Scores{});
    series.add({4, 2, 4, 2});
    series.add({0, 4, 0, 4});
    series.add({4, 0, 4, 0});
    CHECK(series.totals() == Scores{8, 6, 8, 6});
    CHECK_FALSE(series.isOver());
    series.add({2, 0, 2, 0});
    CHECK(series.isOver());
    CHECK(series.winShares(partners) == WinShares{1, 0, 1, 0});
}

TEST_CASE("Without a goal a series goes on, and counts what was lost") {
    Series series(3);
    for (int deal = 0; deal < 100; ++deal) {
        CHECK_FALSE(series.isOver());
        series.add({-2, 1, 1});
    }
    CHECK(series.totals() == Scores{-200, 100, 100});
    CHECK(series.winShares(noTeams) == WinShares{0, 0.5, 0.5});
}

TEST_CASE("A series goes on from earlier totals, and seats that are not there win nothing") {
    Series series(2, {.points = 5}, {-1, -4}, 3);
    CHECK(series.deals() == 3);
    CHECK(series.winShares(noTeams) == WinShares{1, 0});
    series.add({6, 9});
    CHECK(series.deals() == 4);
    CHECK(series.isOver());
    CHECK(series.winShares(noTeams) == WinShares{0.5, 0.5});
}

TEST_CASE("A series ends after so many deals, whoever leads") {
    Series series(2, {.deals = 3}, {1, 0}, 1);
    CHECK(series.hasGoal());
    series.add({5, 9});
    CHECK_FALSE(series.isOver());
    series.add({0, 1});
    CHECK(series.isOver());
    CHECK(series.winShares(noTeams) == WinShares{0, 1});
    CHECK_FALSE(Series(2).hasGoal());
}

TEST_CASE("Partners that are level with the others share once") {
    const Series series(4, {}, {3, 3, 3, 3});
    CHECK(series.winShares(partners) == WinShares{0.5, 0.5, 0.5, 0.5});
}

TEST_CASE("Briscola knows no target, and its next deal is led by the next seat") {
    CHECK(Briscola::target(players(4)) == 0);
    for (const int count : {2, 3, 4}) {
        Rng rng(5);
        briscola::State finished = randomEndgame(players(count), 0, rng);
        for (int deal = 0; deal < 5; ++deal) {
            const briscola::Deal next = Briscola::nextDeal(players(count), finished, rng);
            CHECK(next.first == (finished.deal.first + 1) % count);
            CHECK(next.size == finished.deal.size);
            CHECK(next.deck != finished.deal.deck);
            finished.deal = next;
        }
    }
}
