#include "ai/calibration/curve.h"
#include "ai/catalogue/games.h"
#include "ai/network/shipped.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

using namespace parlour;

TEST_CASE("A curve runs straight between its knots and keeps the order of values") {
    const Curve curve({{0, 0}, {0.5, 0.2}, {0.9, 0.8}, {1, 1}});
    CHECK(curve(0) == 0);
    CHECK(curve(0.25) == Approx(0.1));
    CHECK(curve(0.5) == Approx(0.2));
    CHECK(curve(0.7) == Approx(0.5));
    CHECK(curve(1) == 1);
    for (int i = 0; i < 1000; ++i) CHECK(curve(0.001 * i) < curve(0.001 * (i + 1)));
    CHECK(Curve()(0.3) == 0.3);
}

TEST_CASE("Beyond its knots a curve moves values as the outer knots are moved") {
    const Curve curve({{-1, -0.5}, {1, 0.75}});
    CHECK(curve(-3) == Approx(-2.5));
    CHECK(curve(0) == Approx(0.125));
    CHECK(curve(3) == Approx(2.75));
    CHECK(Curve({{0.5, 1.5}})(-2) == Approx(-1));
}

TEST_CASE("The curve of a place is that of the most similar number of worlds") {
    const auto shift = [](double by) { return Curve({{0, by}}); };
    const Calibration calibration({{{"landlord", {}, 100}, shift(1)},
                                   {{"landlord", {}, 1600}, shift(2)},
                                   {{"peasants", Stage::Late, 100}, shift(3)},
                                   {{"peasants", {}, 1600}, shift(4)}});
    const auto told = [&](std::string_view part, Stage stage, double worlds) {
        return calibration.curve(part, stage, worlds)(0);
    };
    CHECK(told("landlord", Stage::Late, 1) == 1);
    CHECK(told("landlord", Stage::Early, 399) == 1);
    CHECK(told("landlord", Stage::Early, 401) == 2);
    CHECK(told("peasants", Stage::Late, 100) == 3);
    CHECK(told("peasants", Stage::Middle, 100) == 4);
    CHECK(told("bidders", Stage::Early, 100) == 0);
    CHECK(Calibration().curve("landlord", Stage::Early, 100)(0) == 0);
}

TEST_CASE("A file of curves is read, and what is wrong with it is said") {
    const auto read = [](std::string_view curves) {
        return Calibration::read(R"({"made": {}, "curves": [)" + std::string(curves) + "]}");
    };
    const auto good = read(R"({"role": "makers", "phase": "late", "worlds": 9,
                               "knots": [[0, 0.5], [1, 2]]}, {"worlds": 3, "knots": []})");
    REQUIRE(good);
    REQUIRE(good->entries().size() == 2);
    CHECK(good->entries()[0].place.part == "makers");
    CHECK(good->entries()[0].place.stage == Stage::Late);
    CHECK(good->entries()[0].place.worlds == 9);
    CHECK(good->entries()[0].curve.knots() == std::vector<Curve::Knot>{{0, 0.5}, {1, 2}});
    CHECK(toJson(*good)[0] == parseJson(R"({"role": "makers", "phase": "late", "worlds": 9,
                                            "knots": [[0.0, 0.5], [1.0, 2.0]]})")
                                  .value());
    for (const auto& [bad, where] : std::initializer_list<std::pair<const char*, const char*>>{
             {R"({"worlds": 1})", "curves[0].knots"},
             {R"({"knots": []})", "curves[0].worlds"},
             {R"({"worlds": 0, "knots": []})", "curves[0].worlds"},
             {R"({"worlds": 1, "phase": "dawn", "knots": []})", "curves[0].phase"},
             {R"({"worlds": 1, "knots": [[0, 0], [0, 1]]})", "curves[0].knots"},
             {R"({"worlds": 1, "knots": [[0, 0], [1, 0]]})", "curves[0].knots"},
             {R"({"worlds": 1, "knots": [[0]]})", "curves[0].knots"},
             {R"({"worlds": 1, "knots": [["0", 0]]})", "curves[0].knots"},
             {R"({"worlds": 1, "depth": 3, "knots": []})", "curves[0]"}}) {
        INFO(bad);
        const auto calibration = read(bad);
        REQUIRE_FALSE(calibration);
        CHECK(calibration.error().where.starts_with(where));
    }
}

TEST_CASE("The curves in the program can be read, and chances stay chances") {
    for (const GameEntry* game : games())
        for (int seats = 2; seats <= kMostSeats; ++seats) {
            const std::string name = fmt::format("{}-{}.curves", game->id(), seats);
            INFO(name);
            const std::string text = shippedFile(name);
            if (text.empty()) continue;
            const auto calibration = Calibration::read(text);
            REQUIRE(calibration);
            CHECK_FALSE(calibration->entries().empty());
            for (const auto& [place, curve] : calibration->entries()) {
                if (game->id() == "euchre") continue; // points
                CHECK(curve(0) == 0);
                CHECK(curve(1) == 1);
            }
            CHECK(Calibration::shipped(game->id(), seats).entries().size() ==
                  calibration->entries().size());
            const Json made = parseJson(text).value().at("made");
            CHECK(made.at("command").get<std::string>().find(game->id()) != std::string::npos);
            CHECK(made.contains("commit"));
            CHECK(made.at("games") > 0);
        }
    CHECK(Calibration::shipped("chess", 2).entries().empty());
}
