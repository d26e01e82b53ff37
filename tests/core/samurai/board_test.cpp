// The maps, and what is said of a map that is broken.
#include "core/base/file.h"
#include "core/samurai/board.h"
#include "tests/support/mutate.h"
#include "tests/support/scale.h"

#include <catch2/catch.hpp>

#include <functional>
#include <map>

using namespace parlour;
using namespace parlour::samurai;

namespace {

Json mapFile(int players) {
    const std::string name = "japan-" + std::to_string(players) + ".json";
    return parseJson(readFile(std::filesystem::path(PARLOUR_MAPS) / name).value()).value();
}

Json& cell(Json& map, const std::string& id) {
    for (Json& cell : map.at("cells"))
        if (cell.at("id") == id) return cell;
    FAIL("no cell " << id);
    return map;
}

void removeCell(Json& map, const std::string& id) {
    Json& cells = map.at("cells");
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (cells[i].at("id") == id) {
            cells.erase(i);
            return;
        }
    FAIL("no cell " << id);
}

// The error of the two-player map after a change.
std::string errorAfter(const std::function<void(Json&)>& change) {
    Json map = mapFile(2);
    change(map);
    const auto board = parseBoard(map);
    return board ? "" : board.error().english();
}

std::map<std::size_t, int> histogram(const std::vector<Board::Numbers>& lists) {
    std::map<std::size_t, int> counts;
    for (const auto& list : lists) ++counts[list.size()];
    return counts;
}

} // namespace

TEST_CASE("The maps have the spaces that the rules give them") {
    using Counts = std::map<std::size_t, int>;
    const Board& two = boardFor(2);
    CHECK(two.id == "japan-2");
    CHECK(two.settlementCount() == 17);
    CHECK(two.landCount() == 30);
    CHECK(two.seaCount() == 48);
    CHECK(histogram(two.landAround) == Counts{{2, 4}, {3, 5}, {4, 3}, {5, 5}});
    CHECK(histogram(two.seaTouches) == Counts{{0, 6}, {1, 42}});
    const Board& three = boardFor(3);
    CHECK(three.settlementCount() == 26);
    CHECK(three.landCount() == 43);
    CHECK(three.seaCount() == 69);
    CHECK(histogram(three.landAround) == Counts{{2, 7}, {3, 10}, {4, 3}, {5, 6}});
    CHECK(histogram(three.seaTouches) == Counts{{0, 8}, {1, 52}, {2, 9}});
    const Board& four = boardFor(4);
    CHECK(four.settlementCount() == 34);
    CHECK(four.landCount() == 56);
    CHECK(four.seaCount() == 91);
    CHECK(histogram(four.landAround) == Counts{{2, 10}, {3, 11}, {4, 6}, {5, 7}});
    CHECK(histogram(four.seaTouches) == Counts{{0, 11}, {1, 68}, {2, 12}});
    for (const int players : {2, 3, 4}) {
        const Board& board = boardFor(players);
        CHECK(board.figuresPerCaste == 1 + 3 * players);
        CHECK(board.settlement(board.capital).name == "Edo");
        CHECK(histogram(board.landTouches) == Counts{{2, board.landCount()}});
        CHECK(board.players == players);
    }
}

TEST_CASE("The built-in maps are the files, the smaller ones part of the larger") {
    for (const int players : {2, 3, 4}) {
        const Json map = mapFile(players);
        const auto read = parseBoard(map);
        REQUIRE(read);
        const Board& board = boardFor(players);
        REQUIRE(read->cells.size() == board.cells.size());
        for (std::size_t i = 0; i < board.cells.size(); ++i) {
            CHECK(read->cells[i].place == board.cells[i].place);
            CHECK(map["cells"][i]["id"] == toText(board.cells[i].place));
        }
        if (players == 4) continue;
        const Board& larger = boardFor(players + 1);
        for (const Cell& small : board.cells) {
            const Cell* same = larger.find(small.place);
            REQUIRE(same);
            CHECK(same->at == small.at);
            CHECK(same->ground == small.ground);
            CHECK(same->name == small.name);
        }
    }
}

TEST_CASE("Neighbours are those of the hexagons") {
    const Board& board = boardFor(2);
    const auto names = [&](const Board::Numbers& numbers, const auto& space) {
        std::vector<std::string> list;
        for (const std::uint8_t n : numbers) list.push_back(toText(space(n).place));
        std::ranges::sort(list);
        return list;
    };
    const std::size_t n5 = board.find(parsePlace("N5").value())->number;
    CHECK(names(board.landAround[n5], [&](int n) -> const Cell& { return board.landSpace(n); }) ==
          std::vector<std::string>{"N6", "O6"});
    CHECK(names(board.seaAround[n5], [&](int n) -> const Cell& { return board.seaSpace(n); }) ==
          std::vector<std::string>{"M5", "M6", "N4", "O5"});
    CHECK(board.find(parsePlace("A1").value()) == nullptr);
    CHECK(board.find(parsePlace("Z99").value()) == nullptr);
}

TEST_CASE("Names of spaces are read as they are written, others refused") {
    for (const char* text : {"A0", "M14", "Z99", "N5"})
        CHECK(toText(parsePlace(text).value()) == text);
    for (const char* text : {"", "M", "14", "m14", "M014", "M05", "M00", "M100", "MM1", "M1x",
                             " M1", "M1 ", "M-1", "\xc3\x84"})
        CHECK_FALSE(parsePlace(text));
}

TEST_CASE("A broken map is refused with the place and the rule") {
    const auto says = [](const std::string& error, const std::string& where,
                         const std::string& what) {
        INFO(error);
        CHECK(error.starts_with(where + ": "));
        CHECK(error.find(what) != std::string::npos);
    };
    says(errorAfter([](Json& m) { m["format"] = "samurai-map/2"; }), "format", "samurai-map/1");
    says(errorAfter([](Json& m) { m["orientation"] = "flat"; }), "orientation", "pointy-top");
    says(errorAfter([](Json& m) { m.erase("title"); }), "title", "missing");
    says(errorAfter([](Json& m) { m["author"] = "x"; }), "author", "Unknown name");
    says(errorAfter([](Json& m) { m["players"] = {2, 3}; }), "players", "one number");
    says(errorAfter([](Json& m) { m["players"] = {5}; }), "players[0]", "from 2 to 4");
    says(errorAfter([](Json& m) { m["figures_per_caste"] = 8; }), "figures_per_caste", "must be 7");
    says(errorAfter([](Json& m) { m["cells"] = 3; }), "cells", "list");
    says(errorAfter([](Json& m) { m["cells"][1]["id"] = "H016"; }), "cells[1].id", "H016");
    says(errorAfter([](Json& m) { m["cells"][1]["id"] = "H16"; }), "cells[1]", "two spaces H16");
    says(errorAfter([](Json& m) { m["cells"][1]["q"] = 12; }), "cells[1]",
         "H17 is in the same position as H16");
    says(errorAfter([](Json& m) { m["cells"][1]["r"] = "7"; }), "cells[1].r", "whole number");
    says(errorAfter([](Json& m) { m["cells"][1]["kind"] = "lake"; }), "cells[1].kind", "lake");
    says(errorAfter([](Json& m) { cell(m, "I17")["kind"] = "hill"; }), "cells[4].kind", "hill");
    says(errorAfter([](Json& m) { cell(m, "I17").erase("island"); }), "cells[4].island", "missing");
    says(errorAfter([](Json& m) { cell(m, "H16")["island"] = "honshu"; }), "cells[0].island",
         "Unknown name");
    says(errorAfter([](Json& m) { cell(m, "I17")["capacity"] = 1; }), "cells[4].capacity",
         "Unknown name");
    says(errorAfter([](Json& m) { cell(m, "I18")["capacity"] = 4; }), "cells[5].capacity",
         "from 1 to 3");
    says(errorAfter([](Json& m) { cell(m, "I18")["name"] = ""; }), "cells[5].name", "name");
    says(errorAfter([](Json& m) { cell(m, "I18")["name"] = "Kyoto"; }), "O11", "Kyoto");
    says(errorAfter([](Json& m) { cell(m, "I18")["capacity"] = 2; }), "cells", "hold 22 figures");
    says(errorAfter([](Json& m) {
             cell(m, "P15")["capacity"] = 2;
             cell(m, "I18")["capacity"] = 2;
         }),
         "cells", "one capital");
    says(errorAfter([](Json& m) { std::swap(m["cells"][0], m["cells"][1]); }), "cells[1]",
         "ordered by row");
    says(errorAfter([](Json& m) { removeCell(m, "H17"); }), "I17", "edge");
    says(errorAfter([](Json& m) { cell(m, "N6")["island"] = "kyushu"; }), "N5",
         "of another island");
    says(errorAfter([](Json& m) {
             Json& n6 = cell(m, "N6");
             n6.erase("island");
             n6["kind"] = "sea";
         }),
         "N5", "at least two land spaces");
}

TEST_CASE("A map in which land lies alone, or the sea is in two, is refused") {
    const auto addLand = [](Json& m, const std::string& id, const std::string& island) {
        Json& at = cell(m, id);
        at["kind"] = "land";
        at["island"] = island;
    };
    // The southern sea of the map touches land only through its coast.
    CHECK(errorAfter([&](Json& m) { addLand(m, "H16", "sado"); }).find("touches no settlement") !=
          std::string::npos);
    CHECK(errorAfter([](Json& m) {
              m["cells"].push_back({{"id", "Z1"}, {"q", 900}, {"r", 900}, {"kind", "sea"}});
          }).find("Z1: This sea touches no coast") != std::string::npos);
}

TEST_CASE("Damaged maps are read or refused, never more") {
    Rng rng(31);
    const Json valid = mapFile(2);
    int refused = 0;
    const int rounds = test::scaled(1000);
    for (int i = 0; i < rounds; ++i) {
        const auto board = parseBoard(test::damaged(valid, rng));
        if (board) continue;
        ++refused;
        REQUIRE_FALSE(board.error().english().empty());
    }
    CHECK(refused > rounds / 2);
}
