#include "ai/catalogue/games.h"

#include <catch2/catch.hpp>

#include <set>

using namespace parlour;

TEST_CASE("Games are found by their id, others are refused with those there are") {
    std::set<std::string_view> ids;
    for (const GameEntry* game : games()) {
        ids.insert(game->id());
        CHECK(findGame(game->id()).value() == game);
    }
    CHECK(ids.size() == games().size());
    CHECK(ids.contains("briscola"));
    const auto none = findGame("Briscola");
    REQUIRE_FALSE(none);
    CHECK(none.error().english().starts_with("There is no game \"Briscola\"; there are: briscola"));
}

TEST_CASE("Briscola is for two, three or four, four with partners") {
    const GameEntry& game = *findGame("briscola").value();
    CHECK(game.seatCounts() == std::vector<int>{2, 3, 4});
    for (const int count : {2, 3, 4}) {
        const Json options = completeOptions(game.options(), {{"players", count}}).value();
        CHECK(game.seats(options) == count);
        for (Seat a = 0; a < count; ++a)
            for (Seat b = 0; b < count; ++b)
                if (a != b)
                    CHECK(game.arePartners(options, a, b) == (count == 4 && (a + b) % 2 == 0));
    }
}

TEST_CASE("The paper's players are there under its names") {
    std::vector<std::string_view> names;
    for (const AgentInfo* agent : findGame("briscola").value()->agents())
        names.push_back(agent->name);
    for (const char* name : {"random", "baseline", "greedy", "minimax", "clairvoyant"})
        CHECK(std::ranges::count(names, name) == 1);
}

TEST_CASE("Players that cheat say so") {
    const GameEntry& game = *findGame("briscola").value();
    for (const char* spec : {"random", "baseline", "greedy", "minimax", "minimax:peek=0"})
        CHECK_FALSE(game.cheats(spec).value());
    for (const char* spec : {"minimax:peek=1", "minimax:peek=3", "clairvoyant"})
        CHECK(game.cheats(spec).value());
    CHECK_FALSE(game.cheats("nobody"));
    CHECK_FALSE(game.player("nobody"));
}

TEST_CASE("The same seed deals the same game") {
    const GameEntry& game = *findGame("briscola").value();
    const Json options = completeOptions(game.options(), Json::object()).value();
    CHECK(game.deal(options, 7)->position() == game.deal(options, 7)->position());
    CHECK(game.deal(options, 7)->position() != game.deal(options, 8)->position());
}
