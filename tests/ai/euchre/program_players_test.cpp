// The players after the descriptions of Bid Euchre and Euchre 0.7, rule by rule.
#include "ai/euchre/program_players.h"
#include "tests/support/euchre_players.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

BidEuchrePlayer bidEuchre;
ClassicEasyPlayer easy;
ClassicMediumPlayer medium;
ClassicHardPlayer hard;

} // namespace

TEST_CASE("Bid Euchre leads the right bower, else a new ace, else low") {
    CHECK(moveOf(bidEuchre, called("H", {"JH AH AC TS 9S"}, "", "9D")) == "JH");
    CHECK(moveOf(bidEuchre, called("H", kHands)) == "AC");
    CHECK(moveOf(bidEuchre, called("H", {"QD 9D KC TS AH"})) == "9D"); // a trump ace is kept
    std::vector<std::string> hands{"AC QC TD TS 9H", "KC TC 9D AD KD", "9C JC QD AS KS",
                                   "TH AH KH JH QH"};
    CHECK(moveOf(bidEuchre, called("H", hands, "QC, TC, 9C, TH, KH, 9H, AD, KS, JH, TS, KC, QD")) ==
          "QH"); // of trumps only
    hands[3] = "TH AH KH JH QS";
    CHECK(moveOf(bidEuchre, called("H", hands, "QC, TC, 9C, QS")) == "TD"); // clubs are not new
}

TEST_CASE("Bid Euchre trusts a strong card of the partner, else tries to take") {
    // As third: leaves the partner's ace, takes over a king.
    const std::vector<std::string> hands{"AD KC AC TS 9H", "QD TD JC QH 9C", "KD 9D QC TC TH",
                                         "JD AH KH JH AS"};
    CHECK(moveOf(bidEuchre, called("H", hands, "AD, TD")) == "9D");
    const std::vector<std::string> king{"KD KC AC TS 9H", "QD TD JC QH 9C", "AD 9D QC TC TH",
                                        "JD AH KH JH AS"};
    CHECK(moveOf(bidEuchre, called("H", king, "KD, TD")) == "AD");
}

TEST_CASE("Bid Euchre takes with the cheapest as last, with a low trump a suit led first") {
    const std::vector<std::string> hands{"QD KC AC TS 9H", "AD TD JC QH 9C", "KD 9D QC TC TH",
                                         "JD AH KH JH AS"};
    CHECK(moveOf(bidEuchre, called("H", hands, "QD, TD, 9D")) == "KH"); // last
    const std::vector<std::string> second{"QD KC AC TS 9H", "JH AH JC QH 9C", "KD 9D QC TC TH",
                                          "JD AD KH TD AS"};
    CHECK(moveOf(bidEuchre, called("H", second, "QD")) == "QH");
    CHECK(moveOf(bidEuchre, called("H", kHands, "QD")) == "KD"); // follows, the highest winner
    CHECK(moveOf(bidEuchre, called("H", kHands, "AC")) == "9C"); // cannot win
}

TEST_CASE("Easy leads high, wins with its lowest winner, the partner's tricks too") {
    CHECK(moveOf(easy, called("H", kHands)) == "9H");
    CHECK(moveOf(easy, called("H", kHands, "QD")) == "KD");
    CHECK(moveOf(easy, called("H", kHands, "QD, TD")) == "AD");
    CHECK(moveOf(easy, called("H", kHands, "QD, KD, AD")) == "KH");
    CHECK(moveOf(easy, called("H", kHands, "AC")) == "9C");
}

TEST_CASE("Medium leaves the partner's tricks, and wins cheaply only as last") {
    CHECK(moveOf(medium, called("H", kHands)) == "9H");
    CHECK(moveOf(medium, called("H", kHands, "QD, TD")) == "AD"); // its only diamond
    CHECK(moveOf(medium, called("H", kHands, "QD, KD, AD")) == "KH");
    const std::vector<std::string> third{"QD KC AC TS 9H", "TD 9D JC QH 9C", "AD KD QC TC TH",
                                         "JD AH KH JH AS"};
    CHECK(moveOf(medium, called("H", third, "QD, TD")) == "KD");
    CHECK(moveOf(easy, called("H", third, "QD, TD")) == "KD");
    const std::vector<std::string> losing{"TD KC AC TS 9H", "QD 9D JC QH 9C", "AD KD QC TC TH",
                                          "JD AH KH JH AS"};
    CHECK(moveOf(medium, called("H", losing, "TD, QD")) == "AD");
    CHECK(moveOf(easy, called("H", losing, "TD, QD")) == "KD");
    CHECK(moveOf(medium, called("H", kHands, "AC")) == "9C");
}

TEST_CASE("Hard leads a trump that nobody can beat") {
    CHECK(moveOf(hard, called("H", {"JH AH AC TS 9D"})) == "JH");
    // Not the left bower while the right one is out; the ace of clubs is the highest of its suit.
    CHECK(moveOf(hard, called("H", {"JD AH AC TS 9D"})) == "AC");
    CHECK(moveOf(hard, called("H", {"JD AH KC TS 9D"})) == "9D");
}

TEST_CASE("Hard leads low in a suit that the partner may trump") {
    const std::vector<std::string> hands{"AC QC JC 9D 9H", "TC KC AD KD TD", "JD AS KS QS TS",
                                         "9C QD AH KH QH"};
    CHECK(moveOf(hard, called("H", hands, "AC, TC, TS, 9C")) == "JC");
}

TEST_CASE("Hard wins with the cheapest card that nobody to come can beat") {
    // Seat 3 to come may hold any diamond or trump: nothing but the right bower is safe.
    const std::vector<std::string> hands{"QD KC AC TS 9H", "JH AH JC QH 9C", "KD 9D QC TC TH",
                                         "JD AD KH TD AS"};
    CHECK(moveOf(hard, called("H", hands, "QD")) == "JH");
    // Without it the lowest trump.
    const std::vector<std::string> weak{"QD KC AC TS 9H", "KH AH JC QH 9C", "KD 9D QC TC TH",
                                        "JD AD JH TD AS"};
    CHECK(moveOf(hard, called("H", weak, "QD")) == "QH");
    CHECK(moveOf(hard, called("H", kHands, "AC")) == "9C");
}

TEST_CASE("Hard leaves the partner's trick, and takes over one that may be lost") {
    const std::vector<std::string> hands{"AD KC AC TS 9H", "QD TD JC QH 9C", "KD 9D QC TC TH",
                                         "JD AH KH JH AS"};
    CHECK(moveOf(hard, called("H", hands, "AD, TD")) == "9D"); // the highest diamond
    std::vector<std::string> queen{"QD KC AC TS 9H", "9D TD JC QH 9C", "AD KD QC TC TH",
                                   "JD AH KH JH AS"};
    CHECK(moveOf(hard, called("H", queen, "QD, TD")) == "KD"); // it holds both higher ones itself
    queen[1] = "KS TD JC QH 9C";
    queen[2] = "AD 9D QC TC TH";
    CHECK(moveOf(hard, called("H", queen, "QD, TD")) == "AD"); // the king may be to come
}

TEST_CASE("Other readings: high leads, and easy's highest winner") {
    BidEuchrePlayer leader(LeadParams{true});
    CHECK(moveOf(leader, called("H", {"9H AH AC TS 9S"}, "", "9D")) == "AH");
    ClassicHardPlayer counter(LeadParams{true});
    const std::vector<std::string> hands{"AH 9D AC TS QD", "KD TD JC QH 9C", "AD JD KC QC TH",
                                         "TC 9H KH JH AS"};
    CHECK(moveOf(hard, called("H", hands)) == "AC"); // both bowers are out
    CHECK(moveOf(counter, called("H", hands)) == "AH");
    ClassicEasyPlayer winner(ClassicEasyParams{true});
    CHECK(moveOf(easy, called("H", kHands, "QD, KD, AD")) == "KH");
    CHECK(moveOf(winner, called("H", kHands, "QD, KD, AD")) == "JH");
    CHECK(moveOf(winner, called("H", kHands, "AC")) == "9C");
}
