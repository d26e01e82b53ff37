// Custom maps: as a rule option, in deals and records, and what is said of broken ones.
#include "core/base/file.h"
#include "core/play/table.h"
#include "core/samurai/rules.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <thread>

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
            CHECK(Samurai::options(options) == rules); // the same map has the same number
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
    map = mirrored(2);
    for (Json& cell : map["cells"])
        if (cell["kind"] == "settlement") cell["name"] = std::string(100, 'o');
    CHECK(errorOf({{"map", map}}).ends_with("name: This name is too long"));
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

TEST_CASE("Threads that open the same maps share them") {
    const std::vector<Json> options{complete({{"map", mirrored(2)}}).value(),
                                    complete({{"map", mirrored(3)}}).value()};
    std::vector<std::vector<Options>> opened(4);
    {
        std::vector<std::jthread> threads;
        for (auto& mine : opened)
            threads.emplace_back([&] {
                for (int round = 0; round < 5; ++round)
                    for (const Json& given : options) mine.push_back(Samurai::options(given));
            });
    }
    for (const auto& mine : opened) {
        CHECK(mine == opened.front());
        CHECK(&mine.front().board() == &opened.front().front().board());
    }
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
