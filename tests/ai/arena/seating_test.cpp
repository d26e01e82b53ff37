#include "ai/arena/match_setup.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace parlour;

namespace {

// Who sits where in every game of a deal, seat by seat.
std::vector<std::string> games(std::vector<int> sideOf, bool rotate, bool duplicate) {
    const Seating seating(std::move(sideOf), rotate, duplicate);
    std::vector<std::string> list;
    for (int game = 0; game < seating.gamesPerDeal(); ++game) {
        std::string places;
        for (int seat = 0; seat < seating.seats(); ++seat)
            places += static_cast<char>('0' + seating.placeAt(game, seat));
        list.push_back(places);
    }
    return list;
}

using List = std::vector<std::string>;

} // namespace

TEST_CASE("Without rotation and exchange all keep their seats") {
    CHECK(games({0, 1}, false, false) == List{"01"});
    CHECK(games({0, 1, 0, 1}, false, false) == List{"0123"});
}

TEST_CASE("Rotation gives every player every seat once, keeping their order") {
    CHECK(games({0, 1}, true, false) == List{"01", "10"});
    CHECK(games({0, 1, 2}, true, false) == List{"012", "120", "201"});
    CHECK(games({0, 1, 0, 1}, true, false) == List{"0123", "1230", "2301", "3012"});
}

TEST_CASE("Exchange gives each side the other's seats") {
    CHECK(games({0, 1}, false, true) == List{"01", "10"});
    CHECK(games({0, 1, 0, 1}, false, true) == List{"0123", "1032"});
    CHECK(games({0, 0, 1, 1}, false, true) == List{"0123", "2301"});
}

TEST_CASE("Exchange of unequal sides: the smaller side's players sit at more than one seat") {
    CHECK(games({0, 1, 1}, false, true) == List{"012", "100"});
    CHECK(games({0, 0, 1}, false, true) == List{"012", "220"});
    CHECK(games({0, 1, 1, 1}, false, true) == List{"0123", "1000"});
}

TEST_CASE("Both: each rotation is followed by its exchange") {
    CHECK(games({0, 1, 0, 1}, true, true) ==
          List{"0123", "1032", "1230", "0321", "2301", "3210", "3012", "2103"});
    CHECK(games({0, 1}, true, true) == List{"01", "10", "10", "01"});
}

TEST_CASE("After an exchange each seat belongs to the other side") {
    for (const std::vector<int>& sides : std::vector<std::vector<int>>{
             {0, 1}, {0, 1, 1}, {0, 0, 1}, {0, 1, 0, 1}, {0, 0, 1, 1}, {0, 1, 1, 1}, {0, 0, 0, 1}})
        for (const bool rotate : {false, true}) {
            const Seating seating(sides, rotate, true);
            CHECK(seating.sides() == 2);
            for (int game = 0; game < seating.gamesPerDeal(); game += 2)
                for (int seat = 0; seat < seating.seats(); ++seat)
                    CHECK(seating.sideOf(seating.placeAt(game, seat)) !=
                          seating.sideOf(seating.placeAt(game + 1, seat)));
        }
}
