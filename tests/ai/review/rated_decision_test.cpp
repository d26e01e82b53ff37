// What statistics keep of a review.
#include "ai/catalogue/habits.h"
#include "ai/review/rated_decision.h"
#include "tests/support/games.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace parlour;
using namespace parlour::test;

namespace {

// A random deal, in which every unforced move was a blunder, for any other would have been best.
Review blunders(Table& table) {
    Rng rng(7);
    std::vector<ReviewedDecision> decisions;
    while (!table.isOver()) {
        const auto legal = table.legalMoves();
        const auto size = static_cast<std::uint32_t>(legal.size());
        const std::uint32_t which = rng.below(size);
        ReviewedDecision decision;
        decision.ply = table.played();
        decision.seat = table.toMove();
        decision.move = legal[which];
        decision.best = legal[(which + 1) % size];
        if (size > 1) {
            decision.grade = Grade::Blunder;
            decision.cost = 0.25;
        }
        decisions.push_back(decision);
        REQUIRE(table.play(legal[which]));
    }
    return account(table, {}, std::move(decisions));
}

} // namespace

TEST_CASE("A seat's decisions are rated, each of a kind of its game, its mistakes by habit") {
    for (const GameEntry* game : games()) {
        INFO(game->id());
        const HabitBook& book = *habitsOf(game->id());
        const auto table = game->deal(completeOptions(game->options(), Json::object()).value(), 3);
        const Review review = blunders(*table);
        int count = 0, withHabit = 0;
        for (Seat seat = 0; seat < table->seats(); ++seat)
            for (const RatedDecision& rated : ratedDecisions(*table, review, seat)) {
                const ReviewedDecision& decision =
                    review.decisions[static_cast<std::size_t>(rated.ply)];
                CHECK(decision.seat == seat);
                CHECK_FALSE(decision.isForced());
                CHECK(rated.cost == 0.25);
                CHECK(rated.grade == Grade::Blunder);
                CHECK(std::ranges::count(book.kinds(), rated.kind, &DecisionLabel::id) == 1);
                CHECK((rated.habit.empty() ||
                       std::ranges::count(book.habits(), rated.habit, &DecisionLabel::id) == 1));
                ++count;
                withHabit += !rated.habit.empty();
            }
        CHECK(count == std::ranges::count(review.decisions, false, &ReviewedDecision::isForced));
        CHECK(withHabit > count / 2);
    }
    CHECK(habitsOf("chess") == nullptr);
}

TEST_CASE("Good moves show no habit, and moves of another deal are not rated") {
    const GameEntry& game = *findGame("euchre").value();
    const auto table = game.deal(completeOptions(game.options(), Json::object()).value(), 3);
    Review review = blunders(*table);
    for (ReviewedDecision& decision : review.decisions)
        if (!decision.isForced()) decision.grade = Grade::Good;
    const auto rated = ratedDecisions(*table, review, 0);
    REQUIRE_FALSE(rated.empty());
    for (const RatedDecision& decision : rated) CHECK(decision.habit.empty());
    for (ReviewedDecision& decision : review.decisions) decision.best = "no move";
    CHECK(ratedDecisions(*table, review, 0).empty());
}
