#include "ai/samurai/drawbacks.h"
#include "ai/samurai/explain.h"
#include "ai/samurai/reason_words.h"
#include "tests/support/games.h"
#include "tests/support/samurai.h"
#include "tests/support/search.h"

#include <catch2/catch.hpp>

using namespace parlour::test;
// Not parlour itself: other games have helpers of the same names.
using parlour::because;
using parlour::Drawbacks;
using parlour::english;
using parlour::Topic;
using parlour::whyNot;

namespace {

Drawbacks drawbacks(const State& state, const char* move, const char* advised) {
    for (const char* text : {move, advised}) {
        INFO(text);
        CHECK(objection(state, text).empty());
    }
    return drawbacksOf(viewToMove(state), step(move), step(advised));
}

// What is told against a move of the seat to move beside the advised one; "": nothing.
std::string against(const State& state, const char* move, const char* advised) {
    const auto reason =
        whyNot(drawbacks(state, move, advised), {drawbacks(state, advised, advised)});
    return reason ? english(*reason) : "";
}

// Whether it speaks against a move, although something else may be told.
bool speaks(const std::string& text, const State& state, const char* move, const char* advised) {
    return std::ranges::any_of(drawbacks(state, move, advised),
                               [&](const auto& reason) { return english(reason) == text; });
}

// A seat has yet to play these tiles only.
State owning(State state, std::size_t seat, const std::string& tiles) {
    state.pub.unplayed[seat] = {};
    for (const std::string& text : words(tiles)) state.pub.unplayed[seat].add(tile(text));
    return state;
}

} // namespace

TEST_CASE("What speaks against a step of Samurai by the figures that it captures") {
    // Seat 1 can surround Yamaguchi, where seat 0 has put a Buddha tile of strength 2.
    const State village = after(begin({"b2", "b2 b3 h2"}), "b2@N6 end");
    CHECK(against(village, "h2@O6", "b3@O6") == "This gives seat 0 the Buddha of Yamaguchi.");
    CHECK(against(village, "b2@O6", "b3@O6") == "With this, nobody gets the Buddha of Yamaguchi.");
    CHECK(against(village, "b2@O12", "b3@O6") ==
          "This leaves the Buddha of Yamaguchi, which you can capture now.");
    CHECK(against(village, "b3@O12", "b2@O6") == "This lets seat 0 capture the Buddha of "
                                                 "Yamaguchi.");
    CHECK(against(village, "b2@O12", "b3@O12") != "This lets seat 0 capture the Buddha of "
                                                  "Yamaguchi."); // as the other does
    CHECK_FALSE(speaks("With this, nobody gets the Buddha of Yamaguchi.", village, "b2@O6",
                       "b3@O12")); // it is seat 0 that would get it
    // N6 is the last space at Yamaguchi and at Hiroshima.
    const State both = after(begin({"s3 s2 s1 b2 b3", "h2 h3 h4 r2 r3"}),
                             "s3@O6 end h2@I17 end s2@O8 end h3@N12 end s1@N7 end h4@O14 end");
    CHECK(against(both, "b2@P13", "b2@N6") == "This leaves two figures that you can capture now.");
    CHECK(against(after(both, "b2@P13 end"), "r2@N6", "r2@P14") == "This gives seat 0 two "
                                                                   "figures.");
    CHECK_FALSE(
        speaks("This gives seat 0 two figures.", after(both, "b2@P13 end"), "r2@N6", "r3@N6"));
    // P10 is the last space at Kyoto.
    const State kyoto =
        after(begin({"h2 h3 s2 s3", "s2 h4"}), "h2@O10 end s2@O12 end h3@N11 end h4@I17 end");
    CHECK(against(kyoto, "s2@P10", "s3@P10") == "With this, both figures of Kyoto go to nobody.");
}

TEST_CASE("What speaks against a step of Samurai that gives away what could be captured") {
    // P10 is the last space at Kyoto, where seat 1 leads for both figures.
    const State kyoto =
        after(begin({"h2 h3 b3 r2", "s2 h4"}), "h2@O10 end s2@O12 end h3@N11 end h4@I17 end");
    CHECK(against(kyoto, "r2@P10", "b3@P10") == "This gives seat 1 the Buddha of Kyoto.");
    const std::string lets = "This lets seat 1 capture the rice field of Kyoto.";
    CHECK_FALSE(speaks(lets, kyoto, "r2@N13", "b3@P10")); // who gets it by the other at once
    CHECK(speaks(lets, kyoto, "b3@N13", "r2@P10"));
}

TEST_CASE("What a step of Samurai gives up for what it captures") {
    const State mito = after(begin({"b2 b3 r4 h2", "r2"}), "b2@N6 end r2@N16 end");
    CHECK(against(mito, "h2@O6", "r4@O16") == "This captures the Buddha of Yamaguchi, but leaves "
                                              "seat 1 in the lead at Mito.");
    const State free = after(begin({"b2 b3 r4 h2", "h2"}), "b2@N6 end h2@I17 end");
    CHECK(against(free, "h2@O6", "r4@N16") == "This captures the Buddha of Yamaguchi, but passes "
                                              "up the lead at Mito.");
    const State akita =
        after(begin({"b2 h3 h2 r2", "r4 r3"}), "b2@N6 end r4@N13 end h3@I17 end r3@O14 end");
    CHECK(against(akita, "r2@O6", "h2@J17") == "This captures the Buddha of Yamaguchi, but seat 1 "
                                               "may still catch you at Akita.");
    const State hiroshima =
        after(begin({"b2 h2 h3 b3", "r4 r3"}), "b2@N6 end r4@I17 end h2@N7 end r3@J17 end");
    CHECK(against(hiroshima, "h3@O6", "b3@N16") == "This captures the Buddha of Yamaguchi, but "
                                                   "leaves seat 1 the last land space of "
                                                   "Hiroshima.");
    CHECK_FALSE(speaks("This captures the Buddha of Yamaguchi, but passes up the lead at Mito.",
                       free, "r4@N16", "h2@O6"));
}

TEST_CASE("What speaks against a step of Samurai that does as much as the advised one elsewhere") {
    // Yamaguchi and Matsue have one land space left; seat 0 leads for their figures by 2 and by 3.
    const State two =
        after(begin({"b2 h3 r2 b3", "r4 r3"}), "b2@N6 end r4@I17 end h3@N7 end r3@J17 end");
    CHECK(against(two, "r2@N8", "b3@O6") == "This leaves the Buddha of Yamaguchi, where you are "
                                            "only 2 ahead.");
    CHECK_FALSE(speaks("This leaves the helmet of Matsue, where you are only 3 ahead.", two,
                       "b3@O6", "r2@N8"));
    CHECK_FALSE(speaks("This leaves the Buddha of Yamaguchi, where you are only 2 ahead.",
                       owning(two, 1, "r2 h4"), "r2@N8", "b3@O6")); // for which it has no tile
    const State early = begin({"b4 r2 s2 h2 w2", "r4"});
    CHECK(against(early, "r2@P14", "b4@N13") == "This puts you only 2 ahead for the rice field of "
                                                "Edo.");
    CHECK_FALSE(speaks("This puts you only 2 ahead for the rice field of Edo.",
                       owning(early, 1, "b4 h4"), "r2@P14", "b4@N13"));
    CHECK_FALSE(speaks("This puts you only 4 ahead for the Buddha of Matsumoto.", early, "b4@N13",
                       "r2@P14"));
    const State capturing = after(begin({"b2 s1 r4", "h2"}), "b2@N6 end h2@I17 end");
    const std::string narrow = "This puts you only 1 ahead for the rice field of Hiroshima.";
    CHECK_FALSE(speaks(narrow, capturing, "s1@O6", "r4@P14")); // which captures at Yamaguchi
    CHECK(speaks(narrow, capturing, "s1@O8", "r4@P14"));
    CHECK(speaks("You can still play this after the ship of strength 2, in the same turn.", early,
                 "h2@I17", "w2@H17"));
    CHECK_FALSE(speaks("You can still play this after the Buddha tile of strength 4, in the same "
                       "turn.",
                       early, "h2@I17", "b4@N13"));
    const State firm =
        after(begin({"b4 b3 h2 w1", "r4 r3"}), "b4@P13 end r4@I17 end b3@N12 end r3@J17 end");
    const std::string notCloser = "This does not bring Nagoya closer to capture.";
    CHECK(speaks(notCloser, firm, "h2@K18", "h2@O14"));
    CHECK_FALSE(speaks(notCloser, firm, "h2@N8", "h2@O14")); // takes the lead for two figures
    CHECK_FALSE(speaks(notCloser, firm, "h2@O14", "h2@O14"));
    // Only with the ship the rice tile of strength 4 is enough at Hiroshima.
    const State behind =
        after(begin({"b2 b3 r4 w2 h2", "r4 s1"}), "b2@I17 end r4@O8 end b3@J17 end s1@N7 end");
    CHECK(speaks("This leaves you 5 behind for the rice field of Hiroshima.", behind, "w2@H17",
                 "w2@P6"));
}

TEST_CASE("What speaks against a step of Samurai that makes up for what it leaves") {
    // P16 is the last space at Edo, where seat 1 leads for all figures.
    const State edo =
        after(begin({"b2 b3 b4 h2 r4 h4", "s3 b2 b3 b4"}),
              "b2@N6 end s3@P14 end b3@I17 end b2@Q15 end b4@N11 end b3@O15 end h2@N8 end b4@O16 "
              "end");
    CHECK(against(edo, "h4@P16", "r4@P16") ==
          "seat 1 may still capture the rice field on the last land space of Mito.");
    const State early = begin({"h2 h3", "r4"});
    const std::string passesUp = "This passes up the lead for the helmet of Edo.";
    CHECK(against(early, "h2@J17", "h2@P16") == passesUp); // nothing else speaks against it
    const State sure = owning(after(begin({"b4 h2", "r4"}), "b4@N6 end r4@I17 end"), 1, "b2 h4");
    const std::string anyway = "No single tile can catch you for the Buddha of Yamaguchi anyway.";
    CHECK(against(sure, "h2@O6", "h2@J17") == anyway);
    const State turn = after(begin({"b4 n1", "r4 r3"}), "b4@N6 end r4@I17 end b2@J17");
    CHECK(against(owning(turn, 1, "b2 h4"), "n1@O6", "end") == anyway);
    CHECK(against(owning(sure, 1, "b4"), "h2@O6", "h2@J17") != anyway);
    // P10 is the last space at Kyoto, where only a rice tile could catch seat 0.
    const State kyoto = owning(
        after(begin({"s3 b4 h2 h3", "h2 h4"}), "s3@O10 end h2@O12 end b4@N11 end h4@I17 end"), 1,
        "r4 h3");
    CHECK(speaks("No single tile can catch you for the Buddha of Kyoto anyway.", kyoto, "h2@P10",
                 "h3@J18"));
    CHECK(speaks("No single tile can catch you at Kyoto anyway.", owning(kyoto, 1, "h3"), "h2@P10",
                 "h3@J18"));
    // Of two figures that can be captured, seat 1 leads for one.
    const State two = after(begin({"b3 b4 b2 h2", "b2 s1"}), "b3@N6 end b2@I17 end h2@N11 end "
                                                             "s1@J18 end");
    CHECK(against(two, "b2@O6", "b4@J17") ==
          "This leaves the Buddha of Hirosaki, which you can capture now.");
    State decided = early;
    decided.pub.captured[0] = {0, 5, 0};
    decided.pub.onBoard[Helmet] = 4;
    CHECK_FALSE(
        speaks("This passes up the lead for the helmet of Akita.", decided, "h2@J18", "h2@J17"));
}

TEST_CASE("What speaks against a normal tile of Samurai where a fast one does as much") {
    const State state = begin({"b2 b4 w2 h2", "r4"});
    const std::string enough = "The ship of strength 2 does as much, and leaves your normal tile "
                               "for elsewhere.";
    CHECK(against(state, "b2@I17", "w2@H17") == enough);
    CHECK_FALSE(speaks(enough, state, "b4@I17", "w2@H17"));
    CHECK_FALSE(speaks(enough, state, "h2@I17", "w2@H17"));
}

TEST_CASE("What speaks against a step of Samurai by what the next tile can capture") {
    const State buddha = after(begin({"b2 h3", "h2 b3"}), "b2@I17 end");
    const std::string leaves = "This leaves one land space at Hirosaki, so seat 0 can capture the "
                               "Buddha.";
    CHECK(against(buddha, "h2@J18", "h2@O6") == leaves);
    CHECK(against(buddha, "b3@J18", "h2@O6") != leaves); // takes the lead
    const std::string opens = "This leaves one land space at Yamaguchi, where seat 1 may capture "
                              "the Buddha.";
    const State empty = begin({"b2 b4 h2", "r4"});
    CHECK(against(empty, "b2@N6", "h2@N13") == opens);
    CHECK(against(empty, "b2@N6", "b4@N6") == // which leaves one, too
          "seat 1 may still capture the Buddha on the last land space of Yamaguchi.");
    CHECK_FALSE(speaks(opens, empty, "b4@N6", "h2@N13")); // no tile overtakes that
    CHECK_FALSE(speaks(opens, owning(empty, 1, "b2 h4"), "b2@N6", "h2@N13"));
    CHECK_FALSE(speaks(opens, begin({"b2 b4 h2 n1", "r4"}), "b2@N6", "h2@N13")); // the ronin can
    // Seat 1 can only bring the Buddha tile of strength 4 there that lies at Hirosaki.
    const State moving = after(begin({"b2 h2 h3", "b4"}), "h3@J17 end b4@I17 end");
    CHECK(speaks("This leaves one land space at Yamaguchi, where seat 1 may capture the Buddha "
                 "with the tile exchange.",
                 owning(moving, 1, "tx"), "b2@N6", "h2@N13"));
    CHECK_FALSE(speaks(opens, owning(moving, 1, "b2 h4"), "b2@N6", "h2@N13"));
    const std::string ship = "This leaves one land space at Yamaguchi, where seat 1 may capture "
                             "the Buddha with a ship and another tile.";
    CHECK(speaks(ship, owning(empty, 1, "b3 w2"), "b4@N6", "h2@N13"));
    CHECK_FALSE(speaks(ship, owning(empty, 1, "b3 w1"), "b4@N6", "h2@N13"));
    CHECK_FALSE(speaks(ship, owning(empty, 1, "b3 w2"), "b4@N6", "h2@O6")); // which leaves one, too
    // Both figures of Kyoto are in reach, but one tile must count for both.
    const State kyoto = after(begin({"s1 h2 h3 h4", "h2 h3"}), "s1@O10 end h2@I17 end h2@O12 end "
                                                               "h3@J17 end");
    const std::string at = "This leaves one land space at Kyoto, where seat 1 may capture ";
    CHECK(speaks(at + "the Buddha.", owning(kyoto, 1, "b4 r4"), "h3@N11", "h3@O6"));
    CHECK(speaks(at + "both figures.", owning(kyoto, 1, "b4 s2"), "h3@N11", "h3@O6"));
}

TEST_CASE(
    "What speaks against a step of Samurai that leaves a threat which the advised one averts") {
    // O6 is the last space of Yamaguchi, where seat 0 leads by 2.
    const State all = after(begin({"b2 h2 w1", "h3"}), "b2@N6 end h3@I17 end h2@J17");
    const State state = owning(all, 1, "b3 r4");
    CHECK(against(state, "w1@L14", "w1@M5") ==
          "seat 1 may still capture the Buddha on the last land space of Yamaguchi.");
    State drawn = state;
    drawn.pub.supplySize[1] = 0;
    const std::string holds = "seat 1 still holds the Buddha tile of strength 3, which can capture "
                              "the Buddha on the last land space of Yamaguchi.";
    CHECK(against(drawn, "w1@L14", "w1@M5") == holds);
    CHECK_FALSE(speaks(holds, owning(drawn, 1, "b4"), "w1@L14", "w1@M5")); // that it can anyway
    CHECK_FALSE(speaks(holds, owning(drawn, 1, "b2 h3"), "w1@L14", "w1@M5"));
}

TEST_CASE("What speaks against a step of Samurai says nothing that a rival surely cannot do") {
    const State buddha = after(begin({"b2 h3", "h2 b3"}), "b2@I17 end");
    const std::string leaves = "This leaves one land space at Hirosaki, so seat 0 can capture the "
                               "Buddha.";
    CHECK(speaks(leaves, buddha, "h2@J18", "h2@O6"));
    State ships = owning(buddha, 0, "w1 w2 fx");
    ships.pub.handSize[0] = 3;
    CHECK_FALSE(speaks(leaves, ships, "h2@J18", "h2@O6"));
}

TEST_CASE(
    "What speaks against a normal tile of Samurai beside a fast one that it leaves time for") {
    // N7 is the last space of Matsue, where seat 1 leads for the helmet.
    const State state = after(begin({"h2 fx b4", "h4"}), "h2@I17 end h4@N8 end");
    CHECK(against(state, "b4@P13", "fx@M8:h,O13:b") ==
          "After the figure exchange, your normal tile can capture the Buddha at Matsue instead.");
    const std::string later =
        "You can still play this after the figure exchange, in the same turn.";
    CHECK_FALSE(speaks(later, state, "b4@P13", "fx@M8:h,O13:b"));
    CHECK(speaks(later, state, "b4@P13", "fx@I18:b,O17:r")); // which prepares no capture
    // The tile that is needed at Matsue captures at Yamaguchi as well.
    const State needed =
        after(begin({"b2 h2 fx b4", "h4 h3"}), "b2@N6 end h4@N8 end h2@I17 end h3@J17 end");
    const std::string instead =
        "After the figure exchange, your normal tile can capture the Buddha at Matsue instead.";
    CHECK(speaks(instead, needed, "b4@P13", "fx@M8:h,O13:b"));
    CHECK_FALSE(speaks(instead, needed, "b4@O6", "fx@M8:h,O13:b"));
    CHECK_FALSE(speaks(later, needed, "b4@O6", "fx@M8:h,O13:b"));
    State ship = state;
    ship.seats[0].hand.add(tile("w1"));
    CHECK(speaks("You can still play this after the ship of strength 1, in the same turn.", ship,
                 "fx@M8:h,O13:b", "w1@P11"));
    CHECK(against(state, "b4@N7", "fx@M8:h,O13:b") ==
          "Play the figure exchange first: then this captures the Buddha of Matsue.");
    // P10 is the last space of Kyoto.
    const State kyoto =
        after(begin({"h2 h3 s2 w1", "s2 h4"}), "h2@O10 end s2@O12 end h3@N11 end h4@I17 end");
    CHECK(against(kyoto, "s2@P10", "w1@P11") ==
          "Play the ship of strength 1 first: then this captures both figures of Kyoto.");
    CHECK(against(kyoto, "w1@L11", "w1@P11") ==
          "This leaves both figures of Kyoto, which you can capture now.");
    CHECK_FALSE(speaks("Play the ship of strength 1 first: then this captures both figures of "
                       "Kyoto.",
                       kyoto, "s2@P10", "w1@L11"));
    // O6 is the last space of Yamaguchi, where a ship prepares as much for one figure.
    const State both =
        after(begin({"h2 h3 s2 w1", "s2 b4"}), "h2@O10 end s2@O12 end h3@N11 end b4@N6 end");
    const std::string buddha = "This leaves the Buddha of Yamaguchi, which you can capture now.";
    CHECK(speaks(buddha, both, "w1@L11", "w1@M5"));
    CHECK_FALSE(speaks(buddha, both, "w1@P11", "w1@M5"));
}

TEST_CASE("What speaks against a step of Samurai by who leads then") {
    const State rice = after(begin({"b4 r4 r2 b2", "r4"}), "b4@N6 end r4@O6 end");
    CHECK(against(rice, "b2@P13", "r4@O8") ==
          "This leaves seat 1 in the lead for the rice field of Hiroshima.");
    CHECK(against(rice, "b2@P13", "r2@O8") ==
          "This leaves you 4 behind for the rice field of Hiroshima.");
    const State early = begin({"h2 h3 w1 s1 s2", "r4"});
    CHECK(against(early, "h2@J18", "h2@J17") == "This passes up the lead for the helmet of Akita.");
    CHECK(against(early, "h2@J18", "h2@N8") ==
          "This passes up the lead for the helmets of both Matsue and Okayama.");
    CHECK(against(begin({"s1 h2", "r4"}, {}, {{"M8", "b"}, {"O13", "h"}}), "h2@J18", "s1@N8") ==
          "This passes up the lead for the Buddha of Matsue and the helmet of Okayama.");
    CHECK_FALSE(speaks("This passes up the lead for the helmet of Akita.", early, "w1@Q16",
                       "h2@J17")); // which can still be played
    // What a step overtakes makes up for a lead that it does not take.
    const State overtaking = after(begin({"b2 h3 b4", "h2"}), "b2@P13 end h2@J17 end");
    CHECK(against(owning(overtaking, 1, "h3 r4"), "h3@I17", "b4@N6") ==
          "This leaves one land space at Akita, where seat 1 may capture the helmet.");
    const State akita = after(begin({"h3 h2 b2", "b4"}), "h3@I17 end b4@N6 end");
    const std::string caught = "After this, seat 1 may still catch you for the helmet of Akita.";
    CHECK(against(akita, "b2@P13", "h2@J17") == caught);
    CHECK_FALSE(speaks(caught, owning(akita, 1, "h2 b4"), "b2@P13", "h2@J17"));
    const State nagoya = after(begin({"b3 b2 h2", "b2"}), "b3@P13 end b2@O12 end");
    const std::string ahead = "This leaves you only 1 ahead for the Buddha of Nagoya.";
    CHECK(against(nagoya, "h2@N12", "b2@N12") == ahead);
    // Seat 1 has no other tile for it, but for one at Hirosaki that it can move.
    const State moved =
        after(begin({"b3 b2 h2", "b2 b4"}), "b3@P13 end b2@O12 end h2@N8 end b4@I17 end");
    const State exchange = owning(moved, 1, "tx h4");
    const std::string movable = "With the tile exchange, seat 1 could still catch you for the "
                                "Buddha of Nagoya.";
    CHECK(speaks(movable, exchange, "h3@M15", "b4@N13"));
    CHECK_FALSE(speaks(ahead, exchange, "h3@M15", "b4@N13"));
    CHECK_FALSE(speaks(movable, owning(moved, 1, "b3 tx"), "h3@M15", "b4@N13"));
    CHECK_FALSE(speaks(movable, owning(nagoya, 1, "tx"), "h2@N13", "b2@N13")); // counts already
    const State moving = after(begin({"s3 tx", "h2"}), "s3@N6 end h2@N8 end");
    const std::string lost = "This gives up your lead for the Buddha of Yamaguchi.";
    CHECK(against(moving, "tx@N6>P14", "b2@P13") == lost);
    CHECK_FALSE(speaks(lost, moving, "tx@N6>O6", "b2@P13"));
}

TEST_CASE("What speaks against an exchange of figures in Samurai, or for one") {
    const State own = after(begin({"s3 fx", "b4"}), "s3@I17 end b4@N6 end");
    CHECK(against(own, "fx@J16:h,N5:b", "b2@P13") ==
          "This gives up your lead for the helmet of Akita.");
    const State rivals = after(begin({"s3 fx", "s3"}), "s3@I17 end s3@N6 end");
    CHECK(against(rivals, "fx@M8:h,N5:b", "b2@P13") ==
          "This moves the helmet of Matsue to Yamaguchi, where seat 1 leads.");
    const std::string trade = "This only trades one lead for another.";
    CHECK(against(rivals, "fx@J16:h,N5:b", "b2@P13") == trade);
    CHECK(against(own, "fx@J16:h,O13:b", "b2@P13") == trade);
    // Seat 0 leads by 3 for the Buddha and by 2 for the helmet that it would give away.
    const State given =
        after(begin({"b3 h2 fx", "h4 b4"}), "b3@N13 end h4@N8 end h2@J17 end b4@N6 end");
    const std::string away = "This gives away the Buddha of Matsumoto, where you are 3 ahead.";
    CHECK(speaks(away, given, "fx@N14:b,O7:r", "fx@J16:h,Q14:r"));
    CHECK_FALSE(speaks(away, given, "fx@N14:b,O7:r", "fx@M8:h,Q14:r")); // gives nothing away
    // A helmet would come to where seat 0 leads by 3 or by 2.
    const State leads =
        after(begin({"s3 s2 fx", "r4 r3"}), "s3@I17 end r4@N6 end s2@P13 end r3@O8 end");
    CHECK(speaks("This puts you only 2 ahead for the helmet of Nagoya.", leads, "fx@M12:h,O13:b",
                 "fx@I18:b,M12:h"));
    CHECK_FALSE(speaks("This puts you only 3 ahead for the helmet of Hirosaki.", leads,
                       "fx@I18:b,M12:h", "fx@M12:h,O13:b"));
    const std::string up = "This gives up your lead for the helmet of Akita.";
    CHECK(speaks(up, given, "fx@J16:h,Q14:r", "fx@M8:h,Q14:r"));
    CHECK_FALSE(speaks(up, given, "fx@J16:h,Q14:r", "fx@N14:b,O7:r")); // which gives up one, too
    CHECK(against(own, "fx@M8:h,O17:r", "b2@P13") ==
          "This brings neither figure to where you lead.");
    const State swapping = after(begin({"h2 s1 fx", "r4"}), "h2@I17");
    CHECK_FALSE(speaks(trade, swapping, "fx@I18:b,M8:h", "end")); // gives up none
    const std::string missed = "The figure exchange could bring the helmet of Matsue to where you "
                               "lead.";
    CHECK(against(swapping, "end", "fx@I18:b,M8:h") == missed);
    CHECK_FALSE(speaks(missed, swapping, "end", "fx@M8:h,O17:r"));
    CHECK_FALSE(speaks(missed, swapping, "fx@I18:b,M8:h", "fx@I18:b,M8:h"));
    const State led = after(begin({"h2 fx", "h4"}), "h2@I17 end h4@N8 end");
    const std::string stillLed = "This leaves seat 1 in the lead for the helmet of Matsue.";
    CHECK(speaks(stillLed, led, "fx@N14:b,Q14:r", "fx@M8:h,O13:b"));
    CHECK_FALSE(speaks(stillLed, led, "fx@M8:h,N14:b", "fx@M8:h,O13:b"));
    CHECK_FALSE(speaks(stillLed, led, "fx@O9:h,O13:b", "fx@M8:h,O13:b")); // takes another from it
    const State two =
        after(begin({"r2 r3 fx", "h2 b4"}), "r2@N16 end h2@I17 end r3@N11 end b4@N6 end");
    CHECK(speaks("This leaves seat 1 in the lead for the Buddha of Yamaguchi.", two,
                 "fx@J16:h,N14:b", "fx@J16:h,N5:b")); // which takes both
    const std::string answers = "seat 1 still has 20 tiles to answer this with.";
    CHECK(speaks(answers, swapping, "fx@I18:b,M8:h", "end"));
    CHECK_FALSE(speaks(answers, swapping, "fx@M8:h,O17:r", "end")); // there is nothing to answer
    CHECK_FALSE(speaks("seat 1 still has 2 tiles to answer this with.",
                       owning(swapping, 1, "b2 h4"), "fx@I18:b,M8:h", "end"));
    const std::string already = "You lead for both figures already, so this gains little.";
    CHECK(against(own, "fx@I18:b,J16:h", "b2@P13") == already);
    CHECK_FALSE(speaks(already, own, "fx@I18:b,M8:h", "b2@P13"));
    // What the advised exchange lets a tile capture on the last space of Matsue.
    const State matsue = after(begin({"h2 fx b4", "h4"}), "h2@I17 end h4@N8 end");
    CHECK(against(matsue, "fx@N14:b,Q14:r", "fx@M8:h,O13:b") ==
          "This leaves the Buddha of Nagoya, which you can capture now.");
    const State tiles = after(begin({"s3 tx s2 b2", "h2"}), "s3@N6 end h2@N8 end");
    CHECK(speaks("Where it lies now, your samurai of strength 3 counts for the Buddha of "
                 "Yamaguchi.",
                 tiles, "tx@N6>P14", "b2@P13"));
    const State both =
        after(begin({"s3 s2 tx h2", "h2 h3"}), "s3@N6 end h2@I17 end s2@N13 end h3@J17 end");
    CHECK(speaks("Where it lies now, your samurai of strength 3 counts for the Buddha of "
                 "Yamaguchi.",
                 both, "tx@N6>P16", "tx@N13>P16"));
    const std::string asMuch = "The samurai of strength 2 does as much, and you keep the tile "
                               "exchange.";
    CHECK(speaks(asMuch, tiles, "tx@N6>P13", "s2@P13"));
    CHECK_FALSE(speaks(asMuch, tiles, "tx@N6>P14", "s2@P13"));
    Drawbacks beside;
    addBesideAsGood(beside, viewToMove(tiles), step("tx@N6>P13"), step("s2@P13"));
    REQUIRE(beside.size() == 1);
    CHECK(english(beside[0]) == asMuch);
    // P13 is the last space at Sunpu, where seat 0 leads for the rice field.
    const State sunpu =
        after(begin({"r3 b4 tx h2", "h2 h3"}), "r3@P14 end h2@I17 end b4@Q15 end h3@J17 end");
    CHECK(speaks("The helmet tile of strength 2 captures as much, and you keep the tile exchange.",
                 sunpu, "tx@Q15>P13", "h2@P13"));
}

TEST_CASE("What speaks against a tile of Samurai where it is put") {
    const State ships = after(begin({"b2 w1 w2 h2", "r4"}), "b2@I17");
    CHECK(against(ships, "w1@L14", "end") == "This tile counts for nothing here.");
    CHECK(against(ships, "w1@L11", "end") ==
          "Kanazawa still has 2 free land spaces, so this can wait.");
    CHECK(against(after(begin({"h2 w1", "r4"}), "h2@N12"), "w1@L11", "end") ==
          "This captures nothing yet, so it can wait.");
    State decided = ships;
    decided.pub.captured[0] = {0, 5, 0};
    decided.pub.onBoard[Helmet] = 4;
    CHECK(against(decided, "w1@L11", "end") == "The lead in helmets is decided already.");
    decided.pub.onBoard[Helmet] = 5;
    CHECK(against(decided, "w1@L11", "end") != "The lead in helmets is decided already.");
    const State firm =
        after(begin({"b4 b3 h2 w1", "r4 r3"}), "b4@P13 end r4@I17 end b3@N12 end r3@J17 end");
    const std::string safe = "No single tile can catch you for the Buddha of Nagoya anyway.";
    CHECK(against(firm, "w1@P12", "h2@O14") == safe);
    CHECK_FALSE(speaks(safe, after(begin({"b4 w1 h2", "r4"}), "b4@P13 end r4@I17 end"), "w1@P12",
                       "h2@O14"));
    const State behind = after(begin({"h3 w1 s1 h2", "b4"}), "h3@I17 end b4@N6 end");
    const std::string even = "Even then seat 1 is still ahead for the Buddha of Yamaguchi.";
    CHECK(against(behind, "w1@M5", "h2@N13") == even);
    CHECK_FALSE(speaks(even, behind, "w1@L11", "h2@N13"));
    const State nagoya = after(begin({"h3 s1 h2", "b4"}), "h3@I17 end b4@P13 end");
    const std::string closer = "This brings Nagoya closer to capture while seat 1 leads there.";
    CHECK(against(nagoya, "s1@O12", "h2@J18") == closer);
    CHECK_FALSE(speaks(closer, nagoya, "s1@N11", "h2@J18"));
    const State kyoto = after(begin({"h3 b2 h2", "s2"}), "h3@I17 end s2@O12 end");
    const std::string both = "This brings Kyoto closer to capture while seat 1 leads there.";
    CHECK(speaks(both, kyoto, "h2@O10", "h2@J18"));
    CHECK_FALSE(speaks(both, kyoto, "b2@O10", "h2@J18")); // which draws level for the Buddha
}

TEST_CASE("What speaks against a tile of Samurai by how many figures it counts for") {
    const State state = begin({"h2 s1 r2", "r4"});
    const auto isTold = [&](const char* text, const char* move, const char* advised) {
        return speaks(text, state, move, advised);
    };
    CHECK(isTold("This counts for only one figure.", "h2@J17", "h2@N8"));
    CHECK_FALSE(isTold("This counts for only one figure.", "h2@J17", "h2@I17"));
    // With either tile the ronin captures the Buddha of Yamaguchi.
    const State twice = begin({"b2 s1 n1 h2 h3", "r4"});
    CHECK_FALSE(speaks("This counts for only one figure.", twice, "b2@N6", "s1@N6"));
    // Either lets the ronin capture the rice field of Matsue, but only the stronger one draws level
    // at Hiroshima.
    const State level = after(begin({"b2 n1 r4 r2 s1", "r4"}, {}, {{"M8", "r"}, {"O17", "h"}}),
                              "b2@I17 end r4@O8 end");
    CHECK_FALSE(speaks("The rice tile of strength 2 is enough here.", level, "r4@N7", "r2@N7"));
    CHECK(speaks("The samurai of strength 1 is enough here.", twice, "b2@N6", "s1@N6"));
    // Only the samurai strengthens the lead for the helmet of Okayama as well.
    const State okayama =
        owning(after(begin({"s2 h3 s1 r3", "h4 b3"}), "s2@N6 end h4@I17 end h3@N8 end b3@J17 end"),
               1, "s2 r2 tx");
    CHECK(against(okayama, "r3@O8", "s1@O8") == "This does not count for the helmet of Okayama.");
    CHECK_FALSE(speaks("This does not count for the helmet of Okayama.",
                       owning(okayama, 1, "b2 r2"), "r3@O8", "s1@O8")); // nobody can catch up
    // The Buddha of Yamaguchi is captured with either tile.
    const State captured =
        owning(after(begin({"b2 s1 r3", "r4 b3"}), "b2@N6 end r4@I17 end"), 1, "b2 h2");
    CHECK(speaks("The samurai of strength 1 is enough here.", captured, "r3@O6", "s1@O6"));
    CHECK_FALSE(
        speaks("This does not count for the Buddha of Yamaguchi.", captured, "r3@O6", "s1@O6"));
    CHECK(isTold("This counts for only 2 figures.", "s1@O8", "s1@P14"));
    CHECK_FALSE(isTold("This counts for only 2 figures.", "s1@O8", "h2@N8"));
    const char* const slower = "Okayama still has 4 free land spaces, Akita only 3.";
    CHECK(isTold(slower, "h2@O8", "h2@J17"));
    CHECK_FALSE(isTold(slower, "h2@J17", "h2@O8"));
    CHECK_FALSE(isTold(slower, "h2@O8", "h2@N8")); // beside Okayama as well
    const char* const elsewhere = "This tile could count for 4 figures elsewhere.";
    CHECK(isTold(elsewhere, "s1@O8", "h2@J17"));
    CHECK(drawbacks(state, "s1@O8", "h2@J17").size() > 1); // only if nothing else is told
    CHECK(english(drawbacks(state, "s1@O8", "h2@J17").back()) == elsewhere);
    CHECK_FALSE(isTold(elsewhere, "s1@P14", "h2@J17"));
}

TEST_CASE("What speaks against a tile of Samurai that is worth more") {
    const State state = begin({"s1 s2 h2 w1", "r4"});
    CHECK(against(state, "s2@O8", "s1@O8") == "The samurai of strength 1 is enough here.");
    CHECK(speaks("This is more than you need here.", state, "s2@O8", "s1@O8"));
    // Only the stronger tile is out of reach, but both take the lead.
    CHECK(speaks("This is more than you need here.", owning(begin({"b3 b4", "r4"}), 1, "b3 h4"),
                 "b4@N13", "b3@N13"));
    const auto enough =
        because({PARLOUR_PHRASE("", "The %1 is enough here: keep the %2 for later."), Topic::Kept},
                tileWords(tile("s1")), tileWords(tile("s2")));
    CHECK(english(*whyNot(drawbacks(state, "s2@O8", "s1@O8"), {}, {enough})) ==
          "This is more than you need here."); // not: is enough
    CHECK_FALSE(speaks("The helmet tile of strength 2 is enough here.", state, "s1@N8", "h2@N8"));
    const std::string sendai = "This tile can still take the lead for both figures of Sendai.";
    CHECK(speaks(sendai, begin({"s2 h2 h3 h4 w1", "r4"}), "s2@P14", "h2@P14"));
    State few = state;
    few.seats[0].hand.remove(tile("b2"));
    CHECK_FALSE(speaks(sendai, few, "s2@P14", "h2@P14")); // the other samurai can as well
    CHECK_FALSE(speaks(sendai, few, "s2@P14", "s1@P14")); // the advised tile can as well
    CHECK_FALSE(speaks(sendai, begin({"s2 h2 h3 h4 b2", "r4"}), "s2@P14", "h2@P14"));
    State mixed = begin({"s1 h2 r2", "r4"});
    for (const char* other : {"b2", "b3"}) mixed.seats[0].hand.remove(tile(other));
    const std::string only = "This is the only land tile you hold that counts for the Buddhas.";
    CHECK(speaks(only, mixed, "s1@N16", "r2@O6"));
    CHECK_FALSE(speaks(only, mixed, "s1@P14", "r2@O6")); // where it counts for one
    CHECK_FALSE(speaks(only, begin({"s1 h2 r2", "r4"}), "s1@N16", "r2@O6"));
    CHECK(speaks("This tile counts for every kind of figure, so it is better kept.", state, "s2@N8",
                 "h2@J17"));
    const State led = after(begin({"b2 n1 h2", "r4"}), "b2@N6 end r4@I17 end h2@J17");
    CHECK(against(led, "n1@O6", "end") ==
          "This need not cost the ronin: unless seat 1 answers, any land tile can capture the "
          "Buddha of Yamaguchi for you next turn.");
    const State forced = withLand(led, "O6"); // which seat 1 has to fill
    CHECK(against(forced, "n1@O6", "end") !=
          "This need not cost the ronin: unless seat 1 answers, any land tile can capture the "
          "Buddha of Yamaguchi for you next turn.");
    const std::string closer = "This can decide a closer capture later.";
    CHECK_FALSE(speaks(closer, led, "n1@O6", "end"));
    State alone = led;
    alone.seats[0].hand = {};
    for (const char* text : {"n1", "w1"}) alone.seats[0].hand.add(tile(text));
    CHECK(speaks(closer, alone, "n1@O6", "end")); // no land tile is left for it
    Drawbacks beside;
    addBesideAsGood(beside, viewToMove(state), step("s2@O8"), step("s1@O8"));
    REQUIRE(beside.size() == 2);
    CHECK(english(beside[0]) == "The samurai of strength 1 is enough here.");
    const auto besideSamurai = [](const char* tiles, const char* move) {
        Drawbacks list;
        addBesideAsGood(list, viewToMove(begin({tiles, "r4"})), step(move), step("s1@N6"));
        return list.size();
    };
    CHECK(besideSamurai("b2 s1 n1 h2 h3", "b2@N6") == 0); // for Buddhas alone
    CHECK(besideSamurai("b3 s1 n1 h2 h3", "b3@N6") == 2);
    CHECK(besideSamurai("s2 s1 n1 h2 h3", "s2@N6") == 2);
    Drawbacks weaker; // than a tile as good on the same space
    addBesideAsGood(weaker, viewToMove(state), step("s1@J17"), step("s2@J17"));
    REQUIRE(weaker.size() == 1);
    CHECK(english(weaker[0]) == "This leaves you only 1 ahead for the Buddha of Hirosaki.");
    CHECK(against(state, "s1@P14", "s2@P14") != "The samurai of strength 2 is enough here.");
    CHECK(against(state, "w1@Q16", "h2@J17") ==
          "Edo still has 5 free land spaces, so this can wait.");
    const State ending = after(state, "w1@L11");
    CHECK(against(ending, "end", "h2@J18") == "You can still play a normal tile this turn.");
    CHECK_FALSE(speaks("You can still play a normal tile this turn.",
                       after(begin({"h2 w1 w2", "r4"}), "h2@N8"), "end", "w1@Q16"));
}

TEST_CASE("What speaks against a step of Samurai that ends the game, or does not") {
    CHECK(against(lastTie({0, 0, 0}), "b4@O6", "b4@P13") == "This ends the game, and seat 1 wins.");
    CHECK(against(lastTie({1, 0, 0}), "b4@O6", "b4@P13") ==
          "This ends the game, and you share the victory.");
    const std::string goesOn = "This lets the game go on, although you could win now.";
    CHECK(against(lastTie({1, 1, 0}), "b4@P13", "b4@O6") == goesOn);
    CHECK_FALSE(speaks(goesOn, lastTie({1, 0, 0}), "b4@P13", "b4@O6"));
    State shipToo = lastTie({1, 1, 0});
    shipToo.seats[0].hand.add(tile("w1"));
    CHECK(against(shipToo, "w1@L11", "b4@O6") == "You can win without this.");
}

TEST_CASE("What speaks against a first tile of Samurai") {
    const auto takes = [](const char* move, const char* advised) {
        return against(choosing(), move, advised);
    };
    CHECK(takes("take h2", "take s3") == "This counts only for the helmets.");
    CHECK_FALSE(speaks("The ship of strength 2 is stronger.", choosing(), "take s1", "take w2"));
    Drawbacks beside;
    addBesideAsGood(beside, viewToMove(choosing()), step("take s1"), step("take s2"));
    REQUIRE(beside.size() == 1);
    CHECK(english(beside[0]) == "The samurai of strength 2 is stronger.");
    Drawbacks later;
    addBesideAsGood(later, viewToMove(choosing()), step("take s3"), step("take s2"));
    REQUIRE(later.size() == 1);
    CHECK(english(later[0]) == "This is better drawn later, when it can decide a close capture.");
    addBesideAsGood(later, viewToMove(choosing()), step("take b4"), step("take b3"));
    CHECK(later.size() == 1);
    CHECK(takes("take h2", "take b4") == "The Buddha tile of strength 4 is stronger.");
    CHECK(takes("take s3", "take w1") ==
          "This is a normal tile: only one can be played each turn.");
    const std::string needsLand = "This needs a land space, and a ship does not.";
    CHECK(takes("take n1", "take w1") == needsLand);
    Drawbacks besideShip;
    addBesideAsGood(besideShip, viewToMove(choosing()), step("take n1"), step("take w1"));
    REQUIRE(besideShip.size() == 1);
    CHECK(english(besideShip[0]) == needsLand);
    CHECK(speaks("This is better drawn later, when it can decide a close capture.", choosing(),
                 "take s3", "take s2"));
    CHECK(takes("take w1", "take w2") == "The ship of strength 2 is stronger.");
    CHECK(takes("take fx", "take s1") == "This has no strength of its own.");
    CHECK(takes("take w2", "take b4").empty());
    CHECK(takes("take b4", "take h4").empty());
    CHECK(takes("take s1", "take fx").empty());
}

TEST_CASE("What speaks against a first tile of Samurai names no tile that is not shown") {
    parlour::WhyNots<Move> whyNots;
    explainOthers(viewToMove(choosing()),
                  comparing<Samurai>(
                      choosing(),
                      {step("take w2"), step("take h3"), step("take r3"), step("take b3"),
                       step("take h2"), step("take s3"), step("take s2")},
                      {{0.6, 0}, {0.6, 0}, {0.6, 0}, {0.6, 0}, {0.6, 0}, {0.6, 0}, {0.3, 0}}, 20),
                  {}, whyNots);
    REQUIRE(whyNots.size() == 1);
    CHECK(english(whyNots[0].reason) == "This is a normal tile: only one can be played each turn.");
}

TEST_CASE("What speaks against a figure of Samurai where it is put") {
    // With tiles for Buddhas, and for all kinds.
    CHECK(against(placing(), "r@O11", "b@O11") ==
          "Your strongest tile for the rice field is only the samurai of strength 2.");
    CHECK(against(placing(), "b@O11", "r@O11").empty());
    CHECK(against(placing(), "r@O11", "h@O11") ==
          "Your strongest tile for the rice field is just as strong.");
    State buddhas = placing();
    buddhas.seats[0].hand = {};
    buddhas.seats[0].hand.add(tile("b4"));
    CHECK(against(buddhas, "r@O11", "b@O11") == "You hold no tile for the rice field.");
    CHECK(against(placing(), "b@L17", "b@O11") ==
          "Surrounding Sendai takes 5 land tiles, so seat 1 has time to answer.");
    CHECK(against(placing(), "r@O11", "r@L17") == "Surrounding Kyoto takes only 4 land tiles, and "
                                                  "you hold no strong tile for the rice field.");
    CHECK(against(placing(), "b@O11", "b@L17").empty());
    const std::string apart = "No single tile counts for the rice fields of both Sendai and Kyoto.";
    const State sendai = after(placing(), "r@L17");
    Drawbacks better;
    addBesideAsGood(better, viewToMove(placing()), step("b@L17"), step("b@O11"));
    REQUIRE(better.size() == 1);
    CHECK(english(better[0]) == "It does better in Kyoto, where 4 land tiles surround it, not 5.");
    addBesideAsGood(better, viewToMove(placing()), step("b@L17"), step("r@O11"));
    addBesideAsGood(better, viewToMove(placing()), step("b@O11"), step("b@L17"));
    CHECK(better.size() == 1);
    CHECK(speaks(apart, sendai, "r@O11", "b@O11"));
    CHECK_FALSE(speaks(apart, placing(), "r@O11", "b@O11"));
    CHECK_FALSE(speaks(apart, sendai, "r@O11", "r@O11"));
    const State villages = after(placing(), "r@O11 b@O11 r@L17 b@L17");
    CHECK(against(villages, "b@N5", "b@Q14") ==
          "No tile there counts for the Buddhas of two settlements.");
    CHECK(against(villages, "b@Q14", "b@N5") != "No tile there counts for the Buddhas of two "
                                                "settlements.");
    // Not that the others have time, where they have as much at a place as good.
    const auto isSlow = [&](const char* asGood) {
        const auto reason =
            whyNot(drawbacks(villages, "b@O13", "b@N5"),
                   {drawbacks(villages, "b@N5", "b@N5"), drawbacks(villages, asGood, "b@N5")});
        return reason && english(*reason) ==
                             "Surrounding Nagoya takes 5 land tiles, so seat 1 has time to answer.";
    };
    CHECK(isSlow("b@I18"));
    CHECK_FALSE(isSlow("b@N14"));
}

TEST_CASE("What speaks against a step of Samurai can be told of any two steps") {
    forRandomGames<Samurai>(381, scaled(100), [](const auto& game, parlour::Rng& rng) {
        const State& state = game.someState(rng);
        const auto view = viewToMove(state);
        const auto legal = Samurai::legalMoves(state);
        for (const Move& advised : legal) {
            const Move& any = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            for (const Move& move : {any, legal.back()}) // which ends the turn, where it can end
                for (const auto& reason : drawbacksOf(view, move, advised))
                    CHECK(english(reason).find('%') == std::string::npos);
        }
    });
}

TEST_CASE(
    "What speaks against a worse step of Samurai is told even if it does against one as good") {
    const State state = begin({"h2 w1", "r4"});
    parlour::WhyNots<Move> whyNots;
    explainOthers(viewToMove(state),
                  comparing<Samurai>(state, {step("w1@L11"), step("w1@H16"), step("w1@L14")},
                                     {{0.6, 0}, {0.6, 0}, {0.3, 0}}, 20),
                  {}, whyNots);
    REQUIRE(whyNots.size() == 1);
    CHECK(english(whyNots[0].reason) == "This passes up the lead for the helmet of Kanazawa.");
}

TEST_CASE(
    "What speaks against a step of Samurai that is nearly as good is told before that it is") {
    const State state = owning(begin({"h2 w1", "r4"}), 1, "b2 r2");
    parlour::WhyNots<Move> whyNots;
    explainOthers(viewToMove(state),
                  comparing<Samurai>(state, {step("w1@L11"), step("h2@J17"), step("h2@N8")},
                                     {{0.6, 0}, {0.6, 0}, {0.57, 0}}, 20),
                  {}, whyNots);
    REQUIRE(whyNots.size() == 1);
    CHECK(english(whyNots[0].reason) ==
          "You can still play this after the ship of strength 1, in the same turn.");
}

TEST_CASE("What can follow the advised step of Samurai is not called nearly as good") {
    const State state = begin({"w2 h4", "r4"});
    parlour::WhyNots<Move> whyNots;
    explainOthers(
        viewToMove(state),
        comparing<Samurai>(state, step("w2@M18"), step("h4@N8"), {0.66, 0}, {0.63, 0}, 20), {},
        whyNots);
    REQUIRE(whyNots.size() == 1);
    CHECK(english(whyNots[0].reason) ==
          "You can still play this after the ship of strength 2, in the same turn.");
}

TEST_CASE("Samurai's champion says what speaks against worse steps, unless all is decided") {
    const State state = begin({"h2 h3", "r4"});
    const auto told = [&](const char* other, double win, double otherWin) {
        parlour::WhyNots<Move> whyNots;
        explainOthers(
            viewToMove(state),
            comparing<Samurai>(state, step("h2@J17"), step(other), {win, 3}, {otherWin, 0}, 20), {},
            whyNots);
        return whyNots;
    };
    const auto beside = [](const State& at, const char* best, const char* other) {
        parlour::WhyNots<Move> whyNots;
        explainOthers(viewToMove(at),
                      comparing<Samurai>(at, step(best), step(other), {0.6, 0}, {0.57, 0}, 20), {},
                      whyNots);
        return whyNots;
    };
    const auto whyNots = told("h2@J18", 0.6, 0.4);
    REQUIRE(whyNots.size() == 1);
    CHECK(whyNots[0].move == step("h2@J18"));
    CHECK(english(whyNots[0].reason) == "This passes up the lead for the helmet of Akita.");
    CHECK(told("h2@J18", 1, 1).empty());
    CHECK(told("h2@J18", 0, 0).empty());
    const auto onlySaid = [](const auto& list) {
        REQUIRE(list.size() == 1);
        return english(list[0].reason);
    };
    CHECK(onlySaid(told("h2@I17", 0.6, 0.57)) == "This is nearly as good.");
    CHECK(onlySaid(told("b4@I17", 0.6, 0.57)) ==
          "This is nearly as good: it puts you in the lead for as many figures.");
    CHECK(onlySaid(told("h2@M15", 0.6, 0.57)) ==
          "Niigata still has 5 free land spaces, Akita only 3.");
    CHECK(onlySaid(beside(state, "h2@M15", "h2@J17")) ==
          "This is nearly as good: it does the same at Akita instead of Niigata.");
    CHECK(onlySaid(beside(begin({"s3 b3 b4 h4 r4", "r4"}, {}, {{"O13", "r"}, {"Q14", "b"}}),
                          "s3@P14", "s3@O16")) ==
          "You hold more tiles for the Buddha of Sunpu than for the rice field of Mito.");
    CHECK(onlySaid(told("h2@N12", 0.6, 0.57)) ==
          "This leaves one land space at Kanazawa, where seat 1 may capture the helmet.");
    CHECK(onlySaid(beside(begin({"b4 r2 s2 h2 w2", "r4"}), "b4@N13", "r2@P14")) ==
          "This puts you only 2 ahead for the rice field of Edo."); // not: for as many
    // Both swaps end a lead of seat 1, and neither brings a figure to where seat 0 leads.
    CHECK(onlySaid(beside(after(begin({"h2 fx", "h4"}), "h2@I17 end h4@N8 end"), "fx@M8:h,O13:b",
                          "fx@O9:h,O13:b")) == "This is nearly as good.");
    CHECK(told("h2@I17", 0.6, 0.4).empty());
    CHECK(told("h2@I17", 0.1, 0.07).empty()); // it wins a good deal less often
}
