// Surrounding, capture, exchanges: RULES 5, 6 and the positions of section 15.
#include "tests/support/samurai.h"

using namespace parlour;
using namespace parlour::test;

using Texts = std::vector<std::string>;

TEST_CASE("Influence counts for its caste only: b2 beats r4 for a Buddha") {
    Captures captures;
    const State state = after(begin({"b2", "r4"}), "b2@N6 end r4@O6", &captures);
    CHECK(texts(state.pub, captures) == Texts{"N5 b 0"});
    CHECK(state.pub.captured[0] == Counts{1, 0, 0});
    CHECK(state.pub.onBoard == Counts{6, 7, 7});
    CHECK(state.pub.figures[settlement(state.pub, "N5")] == 0);
}

TEST_CASE("Nobody's influence is a tie, also where one player has all the tiles") {
    Captures captures;
    const State state = after(begin({"b2 b4", "h2"}, {}, {{"N5", "r"}, {"O7", "b"}}),
                              "b2@N6 end h2@I17 end b4@O6", &captures);
    CHECK(texts(state.pub, captures) == Texts{"N5 r tie"});
    CHECK(state.pub.setAside == Counts{0, 0, 1});
}

TEST_CASE("Figures of one settlement may go to different players") {
    Captures captures;
    const State state = after(begin({"b4 h2", "s3 r2"}, {}, {{"O11", "bh"}, {"Q10", "r"}}),
                              "b4@O12 end s3@O10 end h2@P10 end r2@N11", &captures);
    CHECK(texts(state.pub, captures) == Texts{"O11 b 0", "O11 h 1"});
}

TEST_CASE("A ship breaks a tie before the capture, not after it") {
    Captures before;
    State state = after(begin({"b2 w1", "b2"}), "w1@O5 b2@N6 end b2@O6", &before);
    CHECK(texts(state.pub, before) == Texts{"N5 b 0"});

    Captures late;
    state = after(begin({"b2", "b2 w2"}), "b2@N6 end b2@O6 w2@O5", &late);
    CHECK(texts(state.pub, late) == Texts{"N5 b tie"});

    Captures atEnd;
    state = after(begin({"b2", "b2 w2"}, {{"capture", "end_of_turn"}}), "b2@N6 end b2@O6 w2@O5",
                  &atEnd);
    CHECK(atEnd.list.empty());
    CHECK(state.pub.hasFigure(settlement(state.pub, "N5"), Buddha));
    state = after(state, "end", &atEnd);
    CHECK(texts(state.pub, atEnd) == Texts{"N5 b 1"});
}

TEST_CASE("One tile surrounds two villages at once") {
    Captures captures;
    const State state =
        after(begin({"b4 r3", "r4 s1"}), "b4@O6 end r4@O8 end r3@N7 end s1@N6", &captures);
    CHECK(texts(state.pub, captures) == Texts{"N5 b 0", "O7 r 1"});
    CHECK(state.pub.stepsThisTurn == 1);
}

TEST_CASE("A figure exchange keeps its conditions") {
    const State state = begin({"fx b2 b3 b4 s1", "h2"});
    CHECK(objection(state, "fx@N5:b,N5:r").find("two different settlements") != std::string::npos);
    CHECK(objection(state, "fx@N5:b,O13:b").find("same kind") != std::string::npos);
    CHECK(objection(state, "fx@N5:b,O11:r").find("two figures of the same kind") !=
          std::string::npos);
    CHECK(objection(state, "fx@M8:h,N5:r").find("no such figure") != std::string::npos);
    CHECK(objection(state, "fx@M8:h,N6:r").find("only on settlements") != std::string::npos);
    CHECK(objection(state, "fx@A1:h,N5:b").find("no such space") != std::string::npos);
    const State done = after(state, "fx@O11:r,M8:h");
    CHECK(done.pub.figures[settlement(done.pub, "M8")] == 1 << Rice);
    CHECK(done.pub.figures[settlement(done.pub, "O11")] == (1 << Buddha | 1 << Helmet));
    CHECK_FALSE(done.pub.hasPlayedNormal);
    CHECK(done.pub.onBoard == state.pub.onBoard);
    CHECK(done == after(state, "fx@M8:h,O11:r")); // from either end

    // Captured figures are out of reach.
    const State captured = after(begin({"b2 fx", "r4"}), "b2@N6 end r4@O6 end");
    CHECK(objection(captured, "fx@M8:h,N5:b").find("no such figure") != std::string::npos);
    for (const Move& legal : Samurai::legalMoves(captured)) {
        CHECK(legal.at != step("b@N5").at);
        CHECK(legal.to != step("b@N5").at);
    }
}

TEST_CASE("Figures of the same caste change places only by option") {
    const State state = begin({"fx", "h2"}, {{"fx_null", true}});
    CHECK(objection(state, "fx@N5:b,O13:b").empty());
    CHECK(isLegal(state, step("fx@N5:b,O13:b")));
    CHECK(after(state, "fx@N5:b,O13:b").pub.figures == state.pub.figures);
}

TEST_CASE("A tile exchange leaves the space occupied, without strength") {
    Captures captures;
    State state = after(begin({"s3 tx n1", "h2 b2"}), "s3@N6 end h2@N8 end");
    const auto n5 = settlement(state.pub, "N5");
    REQUIRE(state.pub.influenceOf(0, n5, Buddha) == 3);
    const int open = state.pub.openLand[n5];
    state = after(state, "tx@N6>N7", &captures);
    CHECK(texts(state.pub, captures) == Texts{"M8 h 0"}); // the moved tile surrounds
    CHECK(state.pub.influenceOf(0, n5, Buddha) == 0);
    CHECK(state.pub.openLand[n5] == open);
    CHECK(state.pub.hasPlayedNormal);
    captures.list.clear();
    state = after(state, "end b2@O6", &captures);
    CHECK(texts(state.pub, captures) == Texts{"N5 b 1"});
}

TEST_CASE("A tile exchange takes up own tiles on land that the rules allow") {
    const std::string setup = "n1@I17 w1@H17 s3@N6 end h2@N8 end";
    const State old = after(begin({"s3 tx n1 w1", "h2"}), setup);
    CHECK(objection(old, "tx@N8>N7").find("only your own") != std::string::npos);
    CHECK(objection(old, "tx@H17>N7").find("no tile on land") != std::string::npos);
    CHECK(objection(old, "tx@N7>O6").find("no tile on land") != std::string::npos);
    CHECK(objection(old, "tx@I17>N7").find("ronin") != std::string::npos);
    CHECK(objection(old, "tx@N6>N8").find("already") != std::string::npos);
    CHECK(objection(old, "tx@N6>N5").find("settlement") != std::string::npos);
    CHECK(objection(old, "tx@N6>H18").find("sea") != std::string::npos);
    CHECK(objection(old, "tx@N6>N6").find("already") != std::string::npos);
    CHECK(objection(old, "tx@N6>N7").empty());

    const State any = after(begin({"s3 tx n1 w1", "h2"}, {{"tx_targets", "any_land"}}), setup);
    CHECK(objection(any, "tx@I17>N7").empty());
    CHECK(isLegal(any, step("tx@I17>N7")));
    CHECK(objection(any, "tx@H17>N7").find("no tile on land") != std::string::npos);
    const State moved = after(any, "tx@I17>N7");
    CHECK(objection(after(moved, "end b2@O10 end"), "tx@N7>O6").find("does not hold") !=
          std::string::npos);
}

TEST_CASE("Without a tile to take up there is no tile exchange") {
    const State state = begin({"tx b2 b3 b4 s1", "h2"});
    for (const Move& legal : Samurai::legalMoves(state))
        CHECK(legal.kind != Move::Kind::TileExchange);
}

TEST_CASE("One normal tile a turn, and any number of fast ones in any order") {
    const State state = after(begin({"s3 tx n1 w1 fx", "h2"}), "s3@N6 end h2@N8 end");
    const State exchanged = after(state, "tx@N6>N7");
    CHECK(objection(exchanged, "b2@O6").find("one normal tile") != std::string::npos);
    after(exchanged, "n1@O6 w1@O5 fx@J16:h,I18:b end");
    after(state, "fx@J16:h,I18:b w1@O5 tx@N6>N7 n1@O6 end");
    const State casteTile = after(state, "n1@I17 b2@O6");
    CHECK(objection(casteTile, "tx@N6>N7").find("one normal tile") != std::string::npos);
    for (const Move& legal : Samurai::legalMoves(casteTile))
        CHECK((legal.kind == Move::Kind::End || legal.tileUsed().isFast()));
}

TEST_CASE("Captures of one step are all carried out, then the game is over") {
    State state = after(begin({"b4 r3", "r4 s1"}), "b4@O6 end r4@O8 end r3@N7 end");
    state.pub.setAside = {1, 1, 1};
    state.pub.onBoard[Rice] = 1;
    state.pub.figures[settlement(state.pub, "N5")] = 1 << Helmet; // nobody influences it
    Captures captures;
    CHECK(Samurai::toMove(state) == 1);
    state.seats[1].hand.add(tile("r2"));
    state.pub.unplayed[1].add(tile("r2"));
    state = after(state, "r2@N6", &captures);
    CHECK(texts(state.pub, captures) == Texts{"N5 h tie", "O7 r 1"});
    CHECK(total(state.pub.setAside) == 4);
    CHECK(state.pub.onBoard[Rice] == 0);
    CHECK(Samurai::toMove(state) == kNoSeat);
}

TEST_CASE("Four ties or a caste gone end a standard game, not one of domination") {
    for (const bool domination : {false, true})
        for (const bool tie : {false, true}) {
            State state = begin({"b2 b4", "h2"}, {{"mode", domination ? "domination" : "standard"}},
                                {{"N5", "r"}, {"O7", "b"}});
            state.pub.setAside = {1, tie ? std::uint8_t{2} : std::uint8_t{0}, 0};
            if (!tie) state.pub.onBoard[Rice] = 1;
            state = after(state, "b2@N6 end h2@I17 end b4@O6");
            CHECK(total(state.pub.setAside) == (tie ? 4 : 2));
            CHECK(state.pub.isOver() == !domination);
        }
    State last = begin({"b2 b4", "h2"}, {{"mode", "domination"}});
    last.pub.onBoard = {1, 0, 0};
    last = after(last, "b2@N6 end h2@I17 end b4@O6");
    CHECK(last.pub.isOver());
    CHECK(last.pub.captured[0] == Counts{1, 0, 0});
}

TEST_CASE("With captures at the end of the turn an exchange still changes what is captured") {
    const std::string moves = "h4@N6 end r2@I17 end h2@O6 fx@N5:b,Q10:h";
    Captures captures;
    State state = after(begin({"h4 h2 fx", "r2"}, {{"preset", "2015"}}), moves + " end", &captures);
    CHECK(texts(state.pub, captures) == Texts{"N5 h 0"});
    CHECK(state.pub.hasFigure(settlement(state.pub, "Q10"), Buddha));

    captures.list.clear();
    state = after(begin({"h4 h2 fx", "r2"}), "h4@N6 end r2@I17 end h2@O6", &captures);
    CHECK(texts(state.pub, captures) == Texts{"N5 b tie"});
    CHECK_FALSE(objection(state, "fx@N5:b,Q10:h").empty());
}

TEST_CASE("Steps are refused with the rule that they break") {
    const State state = begin({"b2 w1 n1 s1 h2", "h3"});
    CHECK(objection(state, "b3@N6").find("does not hold") != std::string::npos);
    CHECK(objection(state, "b2@Z9").find("no such space") != std::string::npos);
    CHECK(objection(state, "b2@N5").find("cannot be placed on settlements") != std::string::npos);
    CHECK(objection(state, "b2@O5").find("only ships") != std::string::npos);
    CHECK(objection(state, "n1@O5").find("only ships") != std::string::npos);
    CHECK(objection(state, "w1@N6").find("ship belongs on the sea") != std::string::npos);
    CHECK(objection(state, "end").find("at least one tile") != std::string::npos);
    CHECK(objection(state, "take b2").find("setup is over") != std::string::npos);
    CHECK(objection(state, "b@N5").find("setup is over") != std::string::npos);
    const State next = after(state, "b2@N6 end");
    CHECK(objection(next, "h3@N6").find("already") != std::string::npos);
}
