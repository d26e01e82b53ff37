#include "core/base/words.h"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace parlour;

namespace {

std::string filled(std::string_view text, const std::vector<std::string>& args) {
    return fill(text, args);
}

} // namespace

TEST_CASE("Places are filled by the arguments, wherever and however often they stand") {
    CHECK(filled("%1 of %2", {"ace", "cups"}) == "ace of cups");
    CHECK(filled("%2, %1, %2", {"a", "b"}) == "b, a, b");
    CHECK(filled("%1%2%3", {"a", "b", "c"}) == "abc");
    CHECK(filled("%9", {"1", "2", "3", "4", "5", "6", "7", "8", "nine"}) == "nine");
    CHECK(filled("%12", {"a"}) == "a2"); // %1, then a 2
}

TEST_CASE("A place without argument and a lone percent sign stay as they are") {
    CHECK(filled("%1 %2", {"a"}) == "a %2");
    CHECK(filled("95 %", {"a"}) == "95 %");
    CHECK(filled("%0 %% %x", {"a"}) == "%0 %% %x");
    CHECK(filled("", {"a"}) == "");
}

TEST_CASE("A name has a place of its own") {
    const std::vector<std::string> args{"the ace"};
    CHECK(fill("%0 leads %1.", args, "Giulia") == "Giulia leads the ace.");
    CHECK(fill("%0 leads %1.", args, "%1") == "%1 leads the ace."); // not filled again
}

TEST_CASE("A reason is advice to one and the thought of another") {
    const Reason both = because({PARLOUR_PHRASE("Test", "Take the %1 points."),
                                 PARLOUR_PHRASE("Test", "%0 takes the %1 points.")},
                                14);
    CHECK(english(both) == "Take the 14 points.");
    CHECK(std::string(both.thought.english) == "%0 takes the %1 points.");
    const Reason same = because(PARLOUR_PHRASE("Test", "Nobody can beat this."));
    CHECK(std::string(same.thought.english) == same.advice.english);
}

TEST_CASE("What an argument says is not filled again") {
    CHECK(filled("%1 %2", {"%2", "b"}) == "%2 b");
}

TEST_CASE("A reason takes numbers, words and players") {
    const Reason reason = because(PARLOUR_PHRASE("Test", "%1 takes %2 points with the %3"),
                                  Reason::player(2), 14, PARLOUR_PHRASE("Test", "ace of cups"));
    CHECK(english(reason) == "seat 2 takes 14 points with the ace of cups");
    CHECK(reason.args[0].kind == Reason::Arg::Kind::Player);
    CHECK(reason.args[1].kind == Reason::Arg::Kind::Number);
    CHECK(reason.args[2].kind == Reason::Arg::Kind::Words);
    CHECK(reason.args[3].kind == Reason::Arg::Kind::None);
}

TEST_CASE("A reason without arguments is its phrase") {
    CHECK(english(because(PARLOUR_PHRASE("Test", "Any card."))) == "Any card.");
}

TEST_CASE("Numbers of a reason are not cut short") {
    CHECK(english(because(PARLOUR_PHRASE("Test", "%1 %2"), -1'000'000, 2'000'000'000)) ==
          "-1000000 2000000000");
}

TEST_CASE("A phrase knows when it says nothing") {
    CHECK(Phrase{}.empty());
    CHECK_FALSE(PARLOUR_PHRASE("Test", "x").empty());
}

TEST_CASE("Words hold words, texts and numbers, in English as in any language") {
    const Words game = say(Phrase{"Test", "%1 against %2"}, "RANDOM", Phrase{"Test", "people"});
    CHECK(english(say(Phrase{"Test", "%1, %2 games"}, game, 20)) ==
          "RANDOM against people, 20 games");
    CHECK(english(asIs("%1 stays")) == "%1 stays");
    CHECK(english(Words()).empty());
    CHECK(Words().empty());
    CHECK_FALSE(asIs("RANDOM").empty());
}
