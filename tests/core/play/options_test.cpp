#include "core/play/options.h"

#include <catch2/catch.hpp>

#include <array>

using namespace parlour;

namespace {

const std::array<OptionSpec, 3> kSpecs{{
    {"players", {}, {}, {{2, {}}, {3, {}}, {4, {}}}},
    {"draw", {}, {}, {{"winner", {}}, {"fixed", {}}}},
    {"signals", {}, {}, {{false, {}}, {true, {}}}},
}};

std::string errorOf(const Json& given) {
    const auto complete = completeOptions(kSpecs, given);
    return complete ? "" : complete.error().english();
}

} // namespace

TEST_CASE("Options that are not given have their first value") {
    CHECK(completeOptions(kSpecs, Json::object()).value() ==
          Json{{"players", 2}, {"draw", "winner"}, {"signals", false}});
    CHECK(completeOptions(kSpecs, {{"draw", "fixed"}}).value() ==
          Json{{"players", 2}, {"draw", "fixed"}, {"signals", false}});
    CHECK(completeOptions(kSpecs, {{"players", 4}, {"signals", true}}).value() ==
          Json{{"players", 4}, {"draw", "winner"}, {"signals", true}});
    CHECK(completeOptions({}, Json::object()).value() == Json::object());
}

TEST_CASE("An unknown option is refused with those there are") {
    CHECK(errorOf({{"player", 2}}) ==
          "player: This game has no such option; it has: players, draw, signals");
    CHECK(errorOf(Json::array()) == "Expected an object");
    CHECK(errorOf(nullptr) == "Expected an object");
}

TEST_CASE("An unknown value is refused with those there are, also one of another type") {
    CHECK(errorOf({{"players", 5}}) == "players: This option has no value 5; it can be: 2, 3, 4");
    CHECK(errorOf({{"draw", "Fixed"}}) ==
          "draw: This option has no value \"Fixed\"; it can be: winner, fixed");
    for (const Json& value : std::vector<Json>{2.0, "2", true, nullptr, Json::array({2}), 2.5})
        CHECK(errorOf({{"players", value}}).starts_with("players: "));
    for (const Json& value : std::vector<Json>{0, 1, "false", nullptr})
        CHECK(errorOf({{"signals", value}}).starts_with("signals: "));
}

TEST_CASE("Options are read from the command line") {
    CHECK(parseOption(kSpecs, "players", "3").value() == Json(3));
    CHECK(parseOption(kSpecs, "draw", "fixed").value() == Json("fixed"));
    CHECK(parseOption(kSpecs, "signals", "true").value() == Json(true));
    CHECK(parseOption(kSpecs, "players", "03").error().english() ==
          "players: This option has no value 03; it can be: 2, 3, 4");
    CHECK(parseOption(kSpecs, "signals", "1").error().english() ==
          "signals: This option has no value 1; it can be: false, true");
    CHECK_FALSE(parseOption(kSpecs, "draw", "\"fixed\""));
    CHECK_FALSE(parseOption(kSpecs, "draw", ""));
    CHECK(parseOption(kSpecs, "", "3").error().where.empty());
}

TEST_CASE("Options are listed with default and values") {
    CHECK(optionsToJson(kSpecs) == Json::parse(R"({"players":{"default":2,"values":[2,3,4]},
                          "draw":{"default":"winner","values":["winner","fixed"]},
                          "signals":{"default":false,"values":[false,true]}})"));
}

TEST_CASE("A value may change the defaults of other options, and need a value of another") {
    const std::array<OptionSpec, 3> specs{{
        {"edition", {}, {}, {{"old", {}}, {"new", {}, {{"tiles", 18}, {"winner", "short"}}}}},
        {"tiles", {}, {}, {{20, {}}, {18, {}}}},
        {"winner", {}, {}, {{"long", {}}, {"short", {}, Json::object(), {{"tiles", 18}}}}},
    }};
    CHECK(completeOptions(specs, Json::object()).value() ==
          Json{{"edition", "old"}, {"tiles", 20}, {"winner", "long"}});
    CHECK(completeOptions(specs, {{"edition", "new"}}).value() ==
          Json{{"edition", "new"}, {"tiles", 18}, {"winner", "short"}});
    CHECK(completeOptions(specs, {{"edition", "new"}, {"winner", "long"}}).value() ==
          Json{{"edition", "new"}, {"tiles", 18}, {"winner", "long"}});
    CHECK(completeOptions(specs, {{"winner", "short"}}).error().english() ==
          "winner: short is possible only with tiles = 18");
    CHECK(completeOptions(specs, {{"edition", "new"}, {"tiles", 20}}).error().english() ==
          "winner: short is possible only with tiles = 18");
}
