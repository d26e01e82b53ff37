// Moves, deals and views as text and JSON.
#include "tests/support/samurai.h"
#include "tests/support/scale.h"

#include <set>

using namespace parlour;
using namespace parlour::test;

TEST_CASE("Moves are read and written, a figure exchange in one form") {
    for (const char* text : {"s2@N12", "w1@Q9", "n1@M14", "fx@M8:h,M12:r", "tx@N12>M15", "end",
                             "b@O11", "h@O11", "r@O11", "take s3", "take fx", "take tx"})
        CHECK(Samurai::toText(step(text)) == text);
    CHECK(Samurai::toText(step("fx@M12:r,M8:h")) == "fx@M8:h,M12:r"); // not the order of bytes
    CHECK(Samurai::toText(step("fx@O11:b,M12:r")) == "fx@M12:r,O11:b");
    for (const char* text : {"",
                             "pass",
                             "s4@N12",
                             "b5@N12",
                             "fx@N12",
                             "tx@N12",
                             "fx",
                             "tx",
                             "s2",
                             "s2@",
                             "@N12",
                             "s2@n12",
                             "s2@N012",
                             "s2 @N12",
                             "x@N12",
                             "take",
                             "take ",
                             "take s9",
                             "take?",
                             "take ?",
                             "END",
                             "fx@M8:h",
                             "fx@M8:h,M12",
                             "fx@M8:x,M12:r",
                             "fx@M8:h;M12:r",
                             "tx@N12>",
                             "tx@>N12",
                             "tx@N12,M15",
                             "fx@M8:h,M12:r,O7:r",
                             "s2@N12 ",
                             "bh@O11"})
        CHECK_FALSE(Samurai::parseMove(text));
}

TEST_CASE("A deal, word for word") {
    const auto options = Samurai::options(samuraiOptions({{"preset", "thesis"}}));
    Rng rng(2);
    const Json json = Samurai::dealToJson(Samurai::deal(options, rng));
    CHECK(json["map"] == "japan-2");
    CHECK(json["first"] == 0);
    CHECK(json["figures"].size() == 17);
    CHECK(json["figures"]["P15"] == "bhr");
    REQUIRE(json["tiles"].size() == 2);
    CHECK(json["tiles"][0].size() == 18);
    const auto published = Samurai::options(samuraiOptions({{"players", 4}}));
    const Json other = Samurai::dealToJson(Samurai::deal(published, rng));
    CHECK_FALSE(other.contains("figures"));
    CHECK(other["map"] == "japan-4");
    CHECK(other["tiles"].size() == 4);
    CHECK(other["tiles"][3].size() == 20);
}

TEST_CASE("Impossible deals are refused with the place") {
    const auto options = Samurai::options(samuraiOptions({{"preset", "thesis"}}));
    Rng rng(2);
    const Json valid = Samurai::dealToJson(Samurai::deal(options, rng));
    const auto errorOf = [&](const Json& deal) {
        const auto read = Samurai::dealFromJson(options, deal);
        return read ? std::string() : read.error().english();
    };
    const auto with = [&](const char* name, const Json& value) {
        Json deal = valid;
        deal[name] = value;
        return errorOf(deal);
    };
    REQUIRE(errorOf(valid).empty());
    CHECK(with("map", "japan-3").starts_with("map: 2 players play on the map \"japan-2\""));
    CHECK(with("first", 2).starts_with("first: "));
    CHECK(with("deck", 2).starts_with("deck: "));
    CHECK(with("tiles", Json::array({1})).starts_with("tiles: "));
    CHECK(with("tiles", Json::array({1, 2})).starts_with("tiles[0]: "));
    Json deal = valid;
    deal["tiles"][1][3] = "fx";
    CHECK(errorOf(deal).starts_with("tiles[1][3]: No player has that many tiles fx"));
    deal = valid;
    deal["tiles"][1].push_back("b2");
    CHECK(errorOf(deal).starts_with("tiles[1]: Each player has 18 tiles, not 19"));
    deal = valid;
    deal["figures"]["N6"] = "b";
    CHECK(errorOf(deal).starts_with("figures: \"N6\" is not a settlement"));
    deal = valid;
    deal["figures"]["N5"] = "bh"; // an overfull settlement
    CHECK(errorOf(deal).starts_with("figures.N5: Expected 1 "));
    deal = valid;
    deal["figures"]["P15"] = "bbh";
    CHECK(errorOf(deal).starts_with("figures.P15: Expected 3 "));
    deal = valid;
    deal["figures"].erase("N5");
    CHECK(errorOf(deal).starts_with("figures: The figures of N5 are missing"));
    deal = valid;
    deal["figures"]["N5"] = deal["figures"]["N5"] == "b" ? "h" : "b";
    CHECK(errorOf(deal).starts_with("figures: There must be 7 figures"));
    deal.erase("figures");
    CHECK(errorOf(deal).starts_with("figures: "));
    const auto placed =
        Samurai::options(samuraiOptions({{"preset", "thesis"}, {"figures", "players"}}));
    CHECK(Samurai::dealFromJson(placed, valid).error().where == "figures");
}

TEST_CASE("A view names the own hand and no other hidden tile") {
    Captures captures;
    const State state = after(begin({"b2 w1 s1 s2 h4", "r4"}), "w1@O5 b2@N6 end r4@O6", &captures);
    const Json view = Samurai::viewToJson(Samurai::observe(state, 1));
    CHECK(view["seat"] == 1);
    CHECK(view["map"] == "japan-2");
    CHECK(view["phase"] == "play");
    CHECK(view["to_move"] == 1);
    CHECK(view["normal_tile_played"] == true);
    CHECK(view["tiles_this_turn"] == 1);
    CHECK(view["captured"] == Json{{1, 0, 0}, {0, 0, 0}});
    CHECK(view["tiles"]["O5"] == Json{{"seat", 0}, {"tile", "w1"}});
    CHECK(view["tiles"].size() == 3);
    CHECK_FALSE(view["figures"].contains("N5")); // captured
    CHECK(view["figures"]["O11"] == "br");
    CHECK(view["influence"]["O7"] == Json{{2, 0, 0}, {0, 0, 4}}); // also of castes not there
    CHECK(view["hand"].size() == 4);
    CHECK(view["hand_sizes"] == Json{5, 4});
    CHECK(view["supply_sizes"] == Json{13, 15});
    CHECK(view["unplayed"][0].size() == 18);
    const std::set<std::string> members = [&] {
        std::set<std::string> names;
        for (const auto& [name, value] : view.items()) names.insert(name);
        return names;
    }();
    CHECK(members == std::set<std::string>{"seat", "map", "options", "phase", "first", "turns",
                                           "tiles_this_turn", "normal_tile_played", "hand",
                                           "hand_sizes", "supply_sizes", "unplayed", "captured",
                                           "set_aside", "stock", "figures", "tiles", "influence",
                                           "to_move"});
}

TEST_CASE("What the others hold is imagined evenly among what they have not played") {
    const State state = after(begin({"b2", "h2"}), "b2@N6 end h2@N8 end");
    Rng rng(3);
    std::array<int, kTileTypes> inHand{};
    const int rounds = scaled(4000);
    for (int i = 0; i < rounds; ++i) {
        const State world = Samurai::sample(Samurai::observe(state, 0), rng);
        for (const Tile t : world.seats[1].hand.types())
            inHand[t.index] += world.seats[1].hand.count(t);
        REQUIRE(world.seats[0].hand == state.seats[0].hand);
    }
    const TileBag unplayed = state.pub.unplayed[1];
    for (std::uint8_t t = 0; t < kTileTypes; ++t) {
        const double expected = 5.0 / 19 * unplayed.count({t}) * rounds;
        CHECK(inHand[t] == Approx(expected).margin(5 * std::sqrt(expected + 1)));
    }
}
