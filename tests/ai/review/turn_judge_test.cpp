// Judging all moves of a turn before one of them is played.
#include "ai/review/judge.h"
#include "ai/review/turn_judge.h"
#include "tests/support/games.h"

#include <catch2/catch.hpp>

#include <cmath>

using namespace parlour;
using namespace parlour::test;

namespace {

std::unique_ptr<Table> dealOf(const GameEntry& game, std::uint64_t seed, int moves) {
    auto table = game.deal(completeOptions(game.options(), Json::object()).value(), seed);
    for (int move = 0; move < moves && !table->isOver(); ++move)
        REQUIRE(table->play(table->legalMoves().front()));
    return table;
}

// Asks its advisers for so many looks.
void look(TurnJudge& judge, const GameEntry& game, const Table& table, int looks) {
    for (int i = 0; i < looks; ++i) {
        const auto next = judge.next();
        if (!next) return;
        const auto adviser = std::move(game.player(game.advisers()[next->adviser]).value());
        judge.take(adviser->think(table, next->seed, next->budget, {}));
    }
}

} // namespace

TEST_CASE("A turn's judge comes to know every move of a trick game, as a review does") {
    for (const char* name : {"briscola", "euchre"}) {
        INFO(name);
        const GameEntry& game = *findGame(name).value();
        const auto table = dealOf(game, 3, 10);
        REQUIRE(table->legalMoves().size() > 1);
        TurnJudge judge(game, *table, {}, 5);
        look(judge, game, *table, 200);
        CHECK_FALSE(judge.next());
        Judge reviewer(game, ReviewDepth::Quick, {});
        for (const std::string& move : table->legalMoves()) {
            INFO(move);
            const auto verdict = judge.verdict(move);
            REQUIRE(verdict);
            CHECK((verdict->grade == Grade::Best) == (move == verdict->best));
            CHECK((!verdict->whyNot || move != verdict->best));
            const ReviewedDecision reviewed = reviewer.judge(*table, move, 9, {});
            REQUIRE(reviewed.unit == verdict->unit);
            if (reviewed.best == verdict->best)
                CHECK(std::abs(reviewed.cost - verdict->cost) <=
                      5 * std::hypot(reviewed.noise, verdict->noise) + 0.01);
        }
    }
}

TEST_CASE("A turn's judge knows nothing before it has looked, and of few looks tells nothing") {
    const GameEntry& game = *findGame("briscola").value();
    const auto table = dealOf(game, 3, 10);
    TurnJudge judge(game, *table, {}, 5);
    for (const std::string& move : table->legalMoves()) CHECK_FALSE(judge.verdict(move));
    look(judge, game, *table, 1);
    for (const std::string& move : table->legalMoves()) {
        const auto verdict = judge.verdict(move);
        CHECK((!verdict || verdict->best == move));
    }
    const auto next = judge.next();
    REQUIRE(next);
    CHECK(next->adviser == 0);
    CHECK(next->budget.only.size() == table->legalMoves().size());
}

TEST_CASE("A turn's judge looks first at the move that somebody wants to play") {
    const GameEntry& game = *findGame("bigtwo").value();
    const auto table = dealOf(game, 3, 1);
    TurnJudge judge(game, *table, {}, 5);
    look(judge, game, *table, 1);
    std::string best;
    for (const std::string& move : table->legalMoves())
        if (judge.verdict(move)) best = move;
    REQUIRE(table->legalMoves().size() > 2);
    REQUIRE_FALSE(best.empty());
    const std::string wanted = best == table->legalMoves().back() ? table->legalMoves().front()
                                                                  : table->legalMoves().back();
    judge.focus(wanted);
    int looks = 0;
    for (; judge.isOpen(wanted); ++looks) {
        REQUIRE(looks < 100);
        CHECK(judge.verdict(wanted).has_value() == (looks >= 3));
        const auto next = judge.next();
        REQUIRE(next);
        CHECK(next->budget.only == std::vector<std::string>{best, wanted});
        const auto adviser = std::move(game.player(game.advisers()[next->adviser]).value());
        judge.take(adviser->think(*table, next->seed, next->budget, {}));
    }
    CHECK(looks >= 3);
    REQUIRE(judge.verdict(wanted));
    CHECK_FALSE(judge.verdict(wanted)->reasons.empty());
}

TEST_CASE("A turn's judge comes to know more moves than a look tells of") {
    const GameEntry& game = *findGame("samurai").value();
    const auto table = dealOf(game, 3, 0);
    Rng rng(3);
    for (auto legal = table->legalMoves(); legal.size() < 10 || legal.size() > 12;
         legal = table->legalMoves()) {
        REQUIRE_FALSE(legal.empty());
        REQUIRE(table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    TurnJudge judge(game, *table, {}, 5);
    look(judge, game, *table, 8);
    for (const std::string& move : table->legalMoves()) {
        INFO(move);
        CHECK(judge.verdict(move));
    }
}

TEST_CASE("A turn's judge comes to know moves that no hint would list") {
    const GameEntry& game = *findGame("samurai").value();
    const auto table = dealOf(game, 3, 0);
    Rng rng(3);
    for (auto legal = table->legalMoves(); table->played() < 60 || legal.size() < 20;
         legal = table->legalMoves()) {
        REQUIRE_FALSE(legal.empty());
        REQUIRE(table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    TurnJudge judge(game, *table, {}, 5);
    look(judge, game, *table, 8 + static_cast<int>(table->legalMoves().size()));
    for (const std::string& move : table->legalMoves()) {
        INFO(move);
        CHECK(judge.verdict(move));
    }
}

TEST_CASE("A turn's judge has nothing to ask about the only move") {
    const GameEntry& game = *findGame("briscola").value();
    const auto table = dealOf(game, 3, 39);
    REQUIRE(table->legalMoves().size() == 1);
    CHECK_FALSE(TurnJudge(game, *table, {}, 5).next());
}
