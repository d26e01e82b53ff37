// The thesis' players that look at hand and trick, rule by rule, and its worked examples.
#include "ai/euchre/simple_players.h"
#include "tests/support/euchre_players.h"

#include <set>

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

// Seat 0 of figure 3.2, clubs trump; the second seat holds the hand of figure 3.3.
const std::vector<std::string> kFigure{"JC KH AH JS AD", "AS JH QD TC QC"};

} // namespace

TEST_CASE("HIGH plays its highest, LOW its lowest legal card") {
    HighPlayer high;
    LowPlayer low;
    CHECK(moveOf(high, called("H", kHands)) == "9H"); // a trump
    CHECK(moveOf(low, called("H", kHands)) == "9D");  // the first of the lowest
    CHECK(moveOf(high, called("H", kHands, "QD")) == "KD");
    CHECK(moveOf(low, called("H", kHands, "QD")) == "TD");
    CHECK(moveOf(high, called("H", kHands, "QD, TD, AD")) == "JH");
    CHECK(moveOf(low, called("H", kHands, "QD, TD, AD")) == "TC");
}

TEST_CASE("RANDOM plays every legal card sooner or later, and no other") {
    RandomPlayer random;
    const State state = called("H", kHands, "QD");
    std::set<std::string> moves;
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        moves.insert(Euchre::toText(ask(random, state, seed).move));
    CHECK(moves == std::set<std::string>{"KD", "TD"});
}

TEST_CASE("HIGH! leads high, leaves the partner's trick, beats the others or throws low") {
    CautiousPlayer player;
    CHECK(moveOf(player, called("H", kHands)) == "9H");
    CHECK(moveOf(player, called("H", kHands, "QD")) == "KD"); // beats the lead
    CHECK(moveOf(player, called("H", kHands, "AC")) == "9C"); // cannot beat
    // The third has the left bower and no diamond.
    std::vector<std::string> hands = kHands;
    hands[2] = "QS JD KC QC TH";
    CHECK(moveOf(player, called("H", hands, "QD, TD")) == "QC"); // the partner's queen holds
    CHECK(moveOf(player, called("H", hands, "QD, KD")) == "JD"); // the highest
    CHECK(moveOf(player, called("H", kHands, "QD, KD, AD")) == "JH");
}

TEST_CASE("HIGH! as last player leaves the trick to a partner that is ahead") {
    CautiousPlayer player;
    const std::vector<std::string> hands{"9D TD AC TS 9H", "AD KD JC QH 9C", "QS JD KC QC TH",
                                         "TC AH KH JH AS"};
    CHECK(moveOf(player, called("H", hands, "9D, AD, QS")) == "TC");
    CHECK(moveOf(player, called("H", hands, "9D, KD, JD")) == "JH"); // opponents' left bower
}

// The figure's 4249 leaves out 111 points; a player that is fair counts all cards not played.
TEST_CASE("Figure 3.2: MDP holds 2517 of what is left and plays its right bower") {
    const State state = called("C", kFigure);
    const Share share(viewToMove(state));
    CHECK(share.own == 2517);
    CHECK(share.left == 4360);
    CHECK(share.percent() == 57); // "about 60%"
    MdpPlayer mdp({25});
    CHECK(moveOf(mdp, state) == "JC");
}

TEST_CASE("Figure 3.3: with 613 of what is left MDP plays low") {
    const State state = called("C", kFigure, "JC");
    const Share share(viewToMove(state));
    CHECK(share.own == 613);
    CHECK(share.left == 4360 - 1500); // the figure: 4249 - 1500 = 2749, 22.3 percent
    CHECK(share.percent() == 21);
    MdpPlayer mdp({25});
    CHECK(moveOf(mdp, state) == "TC");
}

// The thesis says 27 percent; its own numbers, 1017 of 2749, give 37.
TEST_CASE("After leading the right bower player 0 holds 1017") {
    State state = called("C", kFigure, "JC");
    state.pub.turn = 0;
    state.pub.onTable = 0;
    CHECK(Share(viewToMove(state)).own == 1017);
}

TEST_CASE("The threshold of MDP is inclusive") {
    const State state = called("C", kFigure); // 57.7 percent
    MdpPlayer below({57}), above({58});
    CHECK(moveOf(below, state) == "JC");
    CHECK(moveOf(above, state) == "KH");
    MdpPlayer always({0});
    CHECK(moveOf(always, called("C", kFigure, "JC")) == "QC");
}

TEST_CASE("Card values are those of figure 1.2 in every trick") {
    for (int trump = 0; trump < french::kSuits; ++trump)
        for (int lead = 0; lead <= kNoSuit; ++lead)
            for (const Card card : kDeck)
                CHECK(valueIn(kFigureValues, card, trump, lead) == value(card, trump, lead));
}

TEST_CASE("HIGH! compares cards by the values it is given, and wins by the rules") {
    CardValues values = kFigureValues;
    std::ranges::reverse(values); // the nine of trumps is the highest trump but counts least
    CautiousPlayer player(values);
    CautiousPlayer learned(CautiousParams{true});
    CHECK(moveOf(player, called("H", kHands)) == "TS");
    CHECK(moveOf(player, called("H", kHands, "QD")) == "KD");
    CHECK(moveOf(learned, called("H", kHands, "QD")) == "KD"); // the only winner
}

TEST_CASE("The only legal card is played") {
    HighPlayer high;
    // The left bower is no diamond.
    CHECK(moveOf(high, called("H", kHands, "QD, TD")) == "AD");
}
