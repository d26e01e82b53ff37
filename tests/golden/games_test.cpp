// Recorded games, replayed: what every seat saw after every move, and how they ended. games.json
// names them, each with the checksum of all views.
#include "ai/catalogue/games.h"
#include "core/play/record.h"
#include "tests/support/golden.h"
#include "tests/support/scores.h"

using namespace parlour;
using namespace parlour::test;

TEST_CASE("Recorded games still look and end the same") {
    const Json games = goldenJson("games.json");
    REQUIRE_FALSE(games.empty());
    for (const auto& [file, expected] : games.items()) {
        INFO(file);
        const auto text = readFile(goldenPath(file));
        REQUIRE(text);
        const auto record = parseRecord(*text);
        REQUIRE(record);
        Json start = record->position;
        start["moves"] = Json::array();
        const auto table = findGame(record->game()).value()->open(start);
        REQUIRE(table);

        Checksum views;
        const auto see = [&] {
            for (Seat seat = 0; seat < (*table)->seats(); ++seat)
                views.add(toText((*table)->view(seat)));
            for (const std::string& move : (*table)->legalMoves()) views.add(move);
        };
        see();
        for (const Json& move : record->position["moves"]) {
            REQUIRE((*table)->play(move.get<std::string>()));
            see();
        }
        REQUIRE((*table)->isOver());
        CHECK(scoresOf(**table) == record->scores);
        CHECK(views.text() == expected.get<std::string>());
        CHECK((*table)->position() == record->position);
    }
}

TEST_CASE("Recorded games are written as they were") {
    const Json games = goldenJson("games.json");
    for (const auto& [file, expected] : games.items()) {
        const std::string text = readFile(goldenPath(file)).value();
        CHECK(toText(parseRecord(text).value()) == text);
    }
}
