// What the champions make of a position with open cards.
#include "ai/catalogue/open_cards.h"
#include "tests/support/games.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace parlour;
using namespace parlour::test;

TEST_CASE("With open cards every game's champion values its own moves and those asked for") {
    for (const GameEntry* game : games()) {
        INFO(game->id());
        const auto table = game->deal(completeOptions(game->options(), Json::object()).value(), 3);
        Rng rng(5);
        for (int ply = 0; ply < 30; ++ply) { // into the play
            const auto legal = table->legalMoves();
            const auto which = rng.below(static_cast<std::uint32_t>(legal.size()));
            REQUIRE(table->play(legal[which]));
            if (table->isOver()) table->undo();
        }
        while (table->legalMoves().size() < 2) REQUIRE(table->undo());
        const auto thinker = openThinker(game->id());
        Budget budget;
        budget.only = {table->legalMoves().front(), "no move"};
        const Thought thought = thinker->think(*table, 1, budget, {});
        const Thought again = thinker->think(*table, 1, budget, {});
        REQUIRE_FALSE(thought.candidates.empty());
        CHECK(thought.reasons.empty());
        CHECK(std::ranges::count(thought.candidates, budget.only.front(), &Thought::Option::move) ==
              1);
        CHECK(thought.move == again.move);
        CHECK(thought.candidates.front().value == again.candidates.front().value);
    }
    CHECK(openThinker("chess") == nullptr);
}

TEST_CASE("With open cards a hidden ace is no danger where it is not") {
    // Hearts are trumps. Seat 0 has the four highest of them and the king of clubs, which wins the
    // last trick, too, unless seat 3 has the ace.
    const GameEntry& game = *findGame("euchre").value();
    const auto valueOfKing = [&](const std::string& last, const std::string& kitty) {
        const Json position{{"game", "euchre"},
                            {"deal",
                             {{"hands",
                               {{"KC", "JD", "JH", "AH", "KH"},
                                {"9C", "9S", "TS", "QS", "KS"},
                                {"9H", "TC", "9D", "TD", "QD"},
                                {last, "JC", "QC", "AD", "KD"}}},
                              {"upcard", "JS"},
                              {"kitty", {kitty, "TH", "QH"}},
                              {"dealer", 3}}},
                            {"moves", {"pass", "pass", "pass", "pass", "call H"}}};
        const auto table = std::move(game.open(position).value());
        const Thought thought = openThinker("euchre")->think(*table, 1, {}, {});
        const auto king = std::ranges::find(thought.candidates, "KC", &Thought::Option::move);
        REQUIRE(king != thought.candidates.end());
        return king->value;
    };
    CHECK(valueOfKing("AC", "AS") == 1);
    CHECK(valueOfKing("AS", "AC") == 2);
}
