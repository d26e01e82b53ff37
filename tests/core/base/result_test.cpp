#include "core/base/result.h"

#include <catch2/catch.hpp>

#include <memory>

using namespace parlour;

namespace {

const Phrase kWrong = PARLOUR_PHRASE("Test", "\"%1\" is wrong");

std::string placeSeenFrom(std::string where, std::string_view outer) {
    return Error(std::move(where), kWrong).within(outer).where;
}

} // namespace

TEST_CASE("An error's place grows from the inside out") {
    CHECK(placeSeenFrom("", "deal") == "deal");
    CHECK(placeSeenFrom("first", "deal") == "deal.first");
    CHECK(placeSeenFrom("[3]", "deck") == "deck[3]");
    CHECK(placeSeenFrom("deck", "") == "deck");
    CHECK(placeSeenFrom("", "") == "");
    CHECK(Error("[3]", kWrong).within("deck").within("deal").within("position").where ==
          "position.deal.deck[3]");
}

TEST_CASE("An error reads: place, colon, what is wrong") {
    CHECK(Error("deck[3]", kWrong, {"XX"}).english() == "deck[3]: \"XX\" is wrong");
    CHECK(Error("", kWrong, {"XX"}).english() == "\"XX\" is wrong");
}

TEST_CASE("A result is a value or an error") {
    const Result<int> good = 3;
    REQUIRE(good.has_value());
    CHECK(static_cast<bool>(good));
    CHECK(*good == 3);
    CHECK(good.value() == 3);

    const Result<int> bad = Error("here", kWrong);
    REQUIRE_FALSE(bad.has_value());
    CHECK(bad.error().where == "here");

    const Result<std::string> text = std::string("abc");
    CHECK(text->size() == 3);
}

TEST_CASE("A result holds values that can only be moved") {
    Result<std::unique_ptr<int>> result = std::make_unique<int>(4);
    const std::unique_ptr<int> value = std::move(*result);
    CHECK(*value == 4);
}

TEST_CASE("A result without a value is an error or none") {
    CHECK(Result<void>().has_value());
    const Result<void> bad = Error("here", kWrong);
    CHECK_FALSE(bad);
    CHECK(bad.error().where == "here");
}
