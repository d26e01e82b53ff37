// Custom maps: as a rule option, in deals and records, and what is said of broken ones.
#include "core/base/file.h"
#include "core/play/table.h"
#include "core/samurai/rules.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <memory>

using namespace parlour;
using namespace parlour::samurai;

namespace {

std::filesystem::path mapPath(int players) {
    return std::filesystem::path(PARLOUR_MAPS) / ("japan-" + std::to_string(players) + ".json");
}

// The program's map with west and east changed.
Json mirrored(int players) {
    Json map = parseJson(readFile(mapPath(players)).value()).value();
    map["id"] = "mirror";
    map["title"] = "Nopaj";
    int most = 0;
    for (const Json& cell : map["cells"])
        most = std::max(most, std::stoi(cell["id"].get<std::string>().substr(1)));
    for (Json& cell : map["cells"]) {
        const std::string id = cell["id"];
        cell["id"] = id.substr(0, 1) + std::to_string(most + 1 - std::stoi(id.substr(1)));
        cell["q"] = -cell["q"].get<int>() - cell["r"].get<int>();
    }
    const auto place = [](const Json& cell) {
        return parsePlace(cell["id"].get<std::string>()).value();
    };
    std::sort(map["cells"].begin(), map["cells"].end(),
              [&](const Json& a, const Json& b) { return place(a) < place(b); });
    return map;
}

Result<Json> complete(const Json& given) { return completeOptions(Samurai::optionSpecs(), given); }

std::string errorOf(const Json& given) {
    const auto options = complete(given);
    return options ? "" : options.error().english();
}

} // namespace

TEST_CASE("A custom map is played to the end, and its record is complete by itself") {
    for (const int players : {2, 3, 4}) {
        const Json map = mirrored(players);
        for (const char* preset : {"1998", "2015"}) {
            const Json options = complete({{"map", map}, {"preset", preset}}).value();
            CHECK(options["players"] == players);
            const Options rules = Samurai::options(options);
            CHECK(rules.board().id == "mirror");
            CHECK(Samurai::options(options) == rules); // of equal maps
            Rng rng(11);
            GameTable<Samurai> table(options, Samurai::deal(rules, rng));
            CHECK(table.position()["deal"]["map"] == "mirror");
            while (!table.isOver()) {
                const auto legal = table.legalMoves();
                REQUIRE(table.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
            }
            const auto again = openPosition<Samurai>(parseJson(toText(table.position())).value());
            REQUIRE(again);
            CHECK((*again)->position() == table.position());
            CHECK((*again)->isOver());
        }
    }
}

TEST_CASE("A custom map is for its number of players") {
    CHECK(errorOf({{"map", mirrored(3)}, {"players", 2}}) ==
          "map: Nopaj is possible only with players = 3");
    CHECK(errorOf({{"map", mirrored(2)}, {"preset", "thesis"}}).empty());
}

TEST_CASE("A broken map is refused as an option with the place and the rule") {
    Json map = mirrored(2);
    map["cells"][3]["kind"] = "lava";
    CHECK(errorOf({{"map", map}}) == "map.cells[3].kind: \"lava\" is not land, sea or settlement");
    CHECK(errorOf({{"map", "atlantis"}}) == "map: This option has no value \"atlantis\"; it can "
                                            "be: japan, FILE (samurai-map/1)");
    CHECK(errorOf({{"map", Json::object()}}).starts_with("map"));
    CHECK(errorOf({{"map", 7}}).starts_with("map: This option has no value 7"));
}

TEST_CASE("The texts of a map are one line each, and not long") {
    const auto errorWith = [](const char* pointer, const std::string& text) {
        Json map = mirrored(2);
        map[Json::json_pointer(pointer)] = text;
        return errorOf({{"map", map}});
    };
    for (const char* pointer : {"/id", "/title"}) {
        const std::string place = std::string("map.") + (pointer + 1);
        CHECK(errorWith(pointer, std::string(80, 'o')).empty());
        CHECK(errorWith(pointer, std::string(81, 'o')) == place + ": This is longer than 80 bytes");
        CHECK(errorWith(pointer, "two\nlines") == place + ": This is not one line of text");
    }
    Json map = mirrored(2);
    for (const char* name : {"name", "island"}) {
        Json changed = map;
        for (Json& cell : changed["cells"])
            if (cell["kind"] == "settlement") cell[name] = std::string(81, 'o');
        CHECK(errorOf({{"map", changed}})
                  .ends_with(std::string(name) + ": This is longer than 80 bytes"));
    }
}

TEST_CASE("There are never more towns than can be filled with different castes") {
    Json map = mirrored(2);
    int villages = 0, towns = 0;
    for (Json& cell : map["cells"]) // villages become towns, others vanish for them
        if (cell["kind"] == "settlement" && cell["capacity"] == 1) ++villages;
    for (Json& cell : map["cells"])
        if (cell["kind"] == "settlement" && cell["capacity"] == 1 && towns < villages / 2) {
            cell["capacity"] = 2;
            ++towns;
        }
    int surplus = towns; // figures that there are not: as many villages become land
    for (Json& cell : map["cells"])
        if (cell["kind"] == "settlement" && cell["capacity"] == 1 && surplus > 0) {
            --surplus;
            cell["kind"] = "land";
            cell.erase("capacity");
            cell.erase("name");
        }
    CHECK(errorOf({{"map", map}}) == "map.cells: There are 9 towns, but only 6 can be filled");
}

TEST_CASE("A map lives as long as a table that is played on it") {
    const Json options = complete({{"map", mirrored(3)}}).value();
    Rng rng(12);
    auto table = std::make_unique<GameTable<Samurai>>(
        options, Samurai::deal(Samurai::options(options), rng));
    const std::weak_ptr<const Board> map = table->timeline().options().map().board;
    const Json position = table->position();
    auto copy = table->clone();
    const auto again = table->sameDeal();
    table.reset();
    CHECK_FALSE(map.expired());
    CHECK(copy->position() == position);
    CHECK(again->position() == position);
    REQUIRE(copy->play(copy->legalMoves().front()));
    copy.reset();
    CHECK(map.expired());
    CHECK(again->nextDeal(3)->position()["options"] == options);
}

TEST_CASE("On a command line a map is a file") {
    const auto value = parseOption(Samurai::optionSpecs(), "map", mapPath(3).string());
    REQUIRE(value);
    CHECK((*value)["id"] == "japan-3");
    CHECK(parseOption(Samurai::optionSpecs(), "map", "japan").value() == "japan");
    CHECK(parseOption(Samurai::optionSpecs(), "map", "none.json").error().english() ==
          "map: This option has no value none.json; it can be: japan, FILE (samurai-map/1)");
    const auto broken = std::filesystem::temp_directory_path() / "parlour-broken-map.json";
    REQUIRE(writeFileAtomically(broken, "{\"format\":\"samurai-map/2\"}"));
    CHECK(parseOption(Samurai::optionSpecs(), "map", broken.string())
              .error()
              .english()
              .ends_with("parlour-broken-map.json.format: Expected \"samurai-map/1\", not "
                         "\"samurai-map/2\""));
    std::filesystem::remove(broken);
}
