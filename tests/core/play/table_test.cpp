// Tables, and positions in JSON (PROTOCOL.md section 1).
#include "core/play/table.h"
#include "tests/support/briscola.h"

using namespace parlour;
using namespace parlour::test;

namespace {

Json position(const std::vector<std::string>& moves = {}, int count = 2) {
    return {{"game", "briscola"},
            {"options", {{"players", count}}},
            {"deal", Briscola::dealToJson(
                         dealBeginning(players(count), "KD 4D 2D  3D 5C 6C  7S 2B 4B 5B"))},
            {"moves", moves}};
}

std::unique_ptr<Table> open(const Json& position) {
    auto table = openPosition<Briscola>(position);
    REQUIRE(table);
    return std::move(*table);
}

std::string openingError(const Json& position) {
    const auto table = openPosition<Briscola>(position);
    return table ? "" : table.error().english();
}

} // namespace

TEST_CASE("A table lists its legal moves sorted as byte strings") {
    const auto table = open(position());
    CHECK(table->game() == "briscola");
    CHECK(table->seats() == 2);
    CHECK(table->toMove() == 0);
    CHECK(table->legalMoves() == std::vector<std::string>{"2D", "4D", "KD"});
}

TEST_CASE("A table plays what is legal and says why it does not") {
    const auto table = open(position());
    CHECK(table->play("3D").error().english() == "3D is not a legal move here");
    CHECK(table->play("xyz").error().english() == "\"xyz\" is not an Italian card");
    CHECK(table->play("").error().english() == "\"\" is not an Italian card");
    CHECK(table->moves().empty());
    CHECK(table->play("KD"));
    CHECK(table->moves() == std::vector<std::string>{"KD"});
    CHECK_FALSE(table->play("KD"));
}

TEST_CASE("A table takes back and plays again") {
    const auto table = open(position({"KD", "3D"}));
    CHECK(table->undo());
    CHECK(table->undone() == std::vector<std::string>{"3D"});
    CHECK(table->toMove() == 1);
    CHECK(table->redo());
    CHECK_FALSE(table->redo());
}

TEST_CASE("A copied table is a table of its own") {
    const auto table = open(position({"KD"}));
    const auto copy = table->clone();
    REQUIRE(copy->play("3D"));
    CHECK(table->moves().size() == 1);
    CHECK(copy->moves().size() == 2);
    CHECK(copy->position()["deal"] == table->position()["deal"]);
}

TEST_CASE("A finished table has scores and shares per seat, and no moves") {
    Rng rng(111);
    const auto table = open(position({}, 3));
    while (!table->isOver()) {
        const auto legal = table->legalMoves();
        REQUIRE(table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    CHECK(table->legalMoves().empty());
    const Scores scores = table->scores();
    CHECK(scores[0] + scores[1] + scores[2] == 120);
    const WinShares shares = table->winShares();
    CHECK(shares[0] + shares[1] + shares[2] == Approx(1));
    CHECK(scores[3] == 0);
    CHECK(shares[3] == 0);
    CHECK_FALSE(table->play("AD"));
    CHECK(open(table->position())->scores() == table->scores());
}

TEST_CASE("The next deal has the same options and another seat to lead") {
    const auto table = open(position({}, 3));
    CHECK(table->target() == 0);
    while (!table->isOver()) REQUIRE(table->play(table->legalMoves().front()));
    const auto next = table->nextDeal(8);
    CHECK(next->position()["options"] == table->position()["options"]);
    CHECK(next->position()["deal"]["first"] == 1);
    CHECK(next->position()["moves"].empty());
    CHECK(table->nextDeal(8)->position() == next->position());
    CHECK(table->nextDeal(9)->position() != next->position());
}

TEST_CASE("What a position leaves out has its default") {
    Json p = position();
    p.erase("options");
    p.erase("moves");
    const auto table = open(p);
    CHECK(table->position()["options"] == Json{{"players", 2}, {"draw", "winner"}});
    CHECK(table->position()["moves"] == Json::array());
}

TEST_CASE("Errors of a position name the place") {
    const auto with = [](const char* pointer, const Json& value) {
        Json p = position({"KD", "3D"});
        p[Json::json_pointer(pointer)] = value;
        return openingError(p);
    };
    CHECK(with("/options/players", 5) ==
          "options.players: This option has no value 5; it can be: 2, 3, 4");
    CHECK(with("/options/player", 2) ==
          "options.player: This game has no such option; it has: players, draw");
    CHECK(with("/options", nullptr) == "options: Expected an object");
    CHECK(with("/options/players", 3) == "deal.deck: A game for 3 players needs 39 cards, not 40");
    CHECK(with("/deal/deck/3", "XX") == "deal.deck[3]: \"XX\" is not an Italian card");
    CHECK(with("/deal/deck/3", 3) == "deal.deck[3]: Expected a string");
    CHECK(with("/deal/first", 2) == "deal.first: Expected a whole number from 0 to 1");
    CHECK(with("/deal", 1) == "deal: Expected an object");
    CHECK(with("/moves/1", "AD") == "moves[1]: AD is not a legal move here");
    CHECK(with("/moves/1", "A") == "moves[1]: \"A\" is not an Italian card");
    CHECK(with("/moves/1", 3) == "moves[1]: Expected a string");
    CHECK(with("/moves", "KD") == "moves: Expected a list");
    CHECK(with("/move", "KD") == "move: Unknown name");
    CHECK(openingError({{"game", "briscola"}}) == "deal: This is missing");
    CHECK(openingError(Json::array()) == "Expected an object");
}

TEST_CASE("Moves after the end are refused") {
    Rng rng(112);
    const auto table = open(position());
    while (!table->isOver()) REQUIRE(table->play(table->legalMoves().front()));
    Json p = table->position();
    CHECK(p["moves"].size() == 40);
    p["moves"].push_back("AD");
    CHECK(openingError(p) == "moves[40]: AD is not a legal move here");
}
