#include "ai/euchre/champion.h"
#include "ai/euchre/drawbacks.h"
#include "ai/euchre/explain.h"
#include "tests/support/euchre_players.h"
#include "tests/support/search.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

Move parsed(const std::string& text) { return Euchre::parseMove(text).value(); }

// What is said against a move of the seat to move beside the advised one; "": nothing.
std::string against(const State& state, const std::string& move, const std::string& advised) {
    for (const std::string& legal : {move, advised}) after(state, legal);
    const Observation view = viewToMove(state);
    const auto reason = whyNot(drawbacksOf(view, parsed(move), parsed(advised)),
                               {drawbacksOf(view, parsed(advised), parsed(advised))});
    return reason ? english(*reason) : "";
}

// Seat 3 deals and turns up the queen of spades or another card. Before the opponent who bids
// first,
State opens(const std::string& hand, const std::string& upcard = "QS") {
    return Euchre::start({}, euchreDeal({hand}, upcard));
}
// the dealer's partner,
State helpsDealer(const std::string& hand, const std::string& upcard = "QS") {
    return after(Euchre::start({}, euchreDeal({"", hand}, upcard)), "pass");
}
// and the dealer.
State deals(const std::string& hand, const std::string& upcard = "QS") {
    return after(Euchre::start({}, euchreDeal({"", "", "", hand}, upcard)), "pass, pass, pass");
}
// All have passed, and the first opponent bids again.
State opensAgain(const std::string& hand) { return after(opens(hand), "pass, pass, pass, pass"); }

// The dealer, seat 3, took up the queen of spades for seat 1.
State discards(const std::string& hand, const std::string& bid = "order") {
    return after(Euchre::start({}, euchreDeal({"", "", "", hand}, "QS")), "pass, " + bid);
}

const std::string kAlike = "This should do just as well: no card still out comes between the two.";

// Seat 0 leads against seat 1, who called hearts.
State leadsAgainst(const std::string& hand) {
    return after(Euchre::start({}, euchreDeal({hand}, "9S")),
                 "pass, pass, pass, pass, pass, call H");
}

} // namespace

TEST_CASE("Against a pass speaks what may happen then, however strong the hand is") {
    CHECK(against(helpsDealer("JS JC AS KS TD"), "pass", "order") ==
          "After this seat 3 may turn the queen of spades down.");
    const std::string hand = "AS AH AD 9C TC";
    CHECK(against(opens(hand), "pass", "order") ==
          "If the queen of spades is turned down, you can't name spades any more.");
    CHECK(against(helpsDealer(hand), "pass", "order") ==
          "After this seat 3 may turn the queen of spades down.");
    CHECK(against(deals(hand), "pass", "order") ==
          "After this seat 0 is the first to name another suit.");
    CHECK(against(deals(hand, "JS"), "pass", "order") ==
          "This turns down the right bower, the highest trump.");
    CHECK(against(opensAgain(hand), "pass", "call H") ==
          "You get no other chance to name trump, and seat 1 bids next.");
    CHECK(against(after(deals(hand), "pass, pass, pass, pass"), "pass", "call H") ==
          "If you pass too, nobody scores in this deal.");
}

TEST_CASE("Against naming trump speaks a hand with few of them, or one to name another suit") {
    CHECK(against(opens("9H TH QD KD TC"), "order", "pass") == "You would hold no trump.");
    CHECK(against(opens("AS 9H TD QD TC"), "order", "pass") == "You would hold only one trump.");
    CHECK(against(helpsDealer("JS KS 9H TD QC"), "order", "pass") ==
          "You would hold only two trumps.");
    CHECK(against(helpsDealer("AS KS 9H TD QC"), "order", "pass") ==
          "You would hold only two trumps, and neither bower.");
    CHECK(against(helpsDealer("AS KS TS TD QC"), "order", "pass").empty());
    CHECK(against(opens("JH AH KH 9D TC"), "order", "pass") ==
          "You are stronger in hearts and may name them in the next round.");
    CHECK(against(opensAgain("JH AH KH 9D TC"), "call C", "pass") ==
          "You would hold only one trump.");
}

TEST_CASE("Against ordering up speaks the trump that the dealer takes up, an opponent") {
    const std::string hand = "AS KS TS TD QC";
    CHECK(against(opens(hand), "order", "pass") ==
          "This gives seat 3 a trump, the queen of spades.");
    CHECK(against(opens(hand, "JS"), "order", "pass") ==
          "This gives seat 3 a trump, the right bower.");
    CHECK(against(deals(hand), "order", "pass").empty());
}

TEST_CASE("Against going alone speaks the partner's help, or that all five tricks are many") {
    const std::string hand = "AS KS TS TD AC";
    CHECK(against(opens(hand), "order alone", "pass") ==
          "Alone you need three tricks without any help from seat 2.");
    CHECK(against(helpsDealer("JS KS TS TD AC"), "order alone", "order") ==
          "The queen of spades goes to seat 3, who then sits out.");
    CHECK(against(helpsDealer(hand, "JS"), "order alone", "order") ==
          "The right bower goes to seat 3, who then sits out.");
    for (const State& state : {opens(hand), opens(hand, "JS"), helpsDealer(hand)})
        CHECK(against(state, "order alone", "order") ==
              "An opponent with the right bower would take one of the five tricks.");
    CHECK(against(opens("JS KS TS TD AC"), "order alone", "order") ==
          "Going alone only pays with all five tricks, and even your ten of diamonds would have to "
          "take one.");
    // of the nine and the ten only one can be discarded
    CHECK(against(deals("JS KS 9H TD AC"), "order alone", "order") ==
          "Going alone only pays with all five tricks, and even a card like your ten of diamonds "
          "would have to take one.");
    CHECK(against(opens("JS KS TS JC AS"), "order alone", "order").empty());
    CHECK(against(opens(hand), "order", "order alone").empty()); // the hint says why
}

TEST_CASE("Against a suit speaks another one with more trumps, or with a higher one") {
    CHECK(against(opensAgain("AH KH 9H 9D TD"), "call C", "call H") == "You would hold no trump.");
    CHECK(against(opensAgain("AH KH 9H 9C TD"), "call C", "call H") ==
          "You would hold only one trump.");
    CHECK(against(opensAgain("AH KH QH JH JD"), "call D", "call H") ==
          "You would hold only two trumps.");
    CHECK(against(opensAgain("AH KH 9D JH JD"), "call D", "call H") ==
          "You would hold only 3 trumps.");
    CHECK(against(opensAgain("AH KH 9D TD QD"), "call H", "call D") ==
          "You would hold only two trumps, and neither bower.");
    const State same = opensAgain("JD 9D TC KC TS");
    CHECK(against(same, "call C", "call D") ==
          "Your highest trump would be the king of clubs; in diamonds it is the right bower.");
    CHECK(against(same, "call D", "call C").empty());
}

TEST_CASE("Against defending alone speaks the partner's help, and against both 2 points of 4") {
    const State state = after(Euchre::start(euchreOptions({{"lone_defender", true}}),
                                            euchreDeal({"", "", "", "9C TC QC KC AC"}, "9H")),
                              "order alone, discard 9H");
    CHECK(against(state, "defend alone", "pass") ==
          "seat 3 would sit out and not help you against seat 0.");
    CHECK(against(state, "pass", "defend alone") ==
          "If you both defend, a euchre counts only 2 points, not 4.");
}

TEST_CASE("Against a discard speaks what it was worth") {
    CHECK(against(discards("9H TH QD KD 9S"), "discard 9S", "discard 9H") ==
          "This throws away a trump.");
    CHECK(against(discards("9H TH QD KD JS"), "discard JS", "discard 9H") ==
          "This throws away a trump.");
    CHECK(against(discards("9H TH QD AD TS"), "discard AD", "discard 9H") ==
          "This throws away an ace.");
    CHECK(against(discards("9H TH QD AD TS"), "discard QD", "discard 9H") ==
          "This is worth keeping: except for trumps, only the king of diamonds can beat it.");
    CHECK(against(discards("9H TH QD TC TS"), "discard QD", "discard 9H") ==
          "This is worth keeping: it may take a trick later.");
    CHECK(against(discards("9H TH QD KD TS"), "discard QD", "discard 9H") ==
          "This leaves your king of diamonds alone, and the ace of diamonds would take it.");
    CHECK(against(discards("9H TD QD KC TC"), "discard QD", "discard 9H") ==
          "This keeps your nine of hearts, so when hearts are led you must follow instead of "
          "trumping.");
    CHECK(against(discards("9H TH QD AD TS", "order alone"), "discard AD", "discard 9H").empty());
}

TEST_CASE("Against leading a trump speaks what it is kept for") {
    CHECK(against(called("H", {"JH AC KC TS 9D"}), "JH", "AC") ==
          "This takes a trick whenever you play it, so there is no hurry.");
    CHECK(against(called("H", {"JD AC KC TS 9D"}), "JD", "AC") ==
          "After this you have no trump left.");
    CHECK(against(called("H",
                         {"9S TS AC 9C AH", "AS KS TC QD 9H", "QS JS QC KD AD", "JC KC TD QH TH"},
                         "9S, AS, QS, JC, KS, JS, KC, TS, TC, QC, TD, AC", "9D"),
                  "AH", "9C") == "This leaves only your nine of clubs for the last trick.");
    const std::string falls =
        "This might fall to a higher trump, and your nine of hearts draws trumps as well.";
    // of which as many are left then
    CHECK(against(called("H", {"KH 9H AC TS 9D"}), "KH", "9H") == falls);
    CHECK(against(called("H", {"KH TH 9H AC TS"}), "KH", "AC") ==
          "After this you have only two trumps left.");
    CHECK(against(called("H", {"KH AH 9H TS 9D"}), "KH", "9H") == falls);
    CHECK(against(called("H", {"KH AH 9H TS 9D"}), "KH", "AH") == kAlike);
    CHECK(against(called("H", {"KH TH AC TS 9D"}), "KH", "AC") ==
          "After this you have only one trump left, the ten of hearts.");
    CHECK(against(called("H", {"AH TH AC TS 9D"}), "AH", "AC") ==
          "The right bower and the left bower are still out.");
    CHECK(against(called("H", {"QH AH 9H TS 9D"}), "QH", "AH") ==
          "Three higher trumps are still out.");
    CHECK(against(leadsAgainst("9H TH AC TS 9D"), "9H", "AC") ==
          "A trump lead helps seat 1, who made trump.");
    // nobody chose it
    CHECK(against(Euchre::start(euchreOptions({{"trump", "random_maker"}}),
                                euchreDeal({"9H TH AC TS 9D"}, "QH", 3, 1)),
                  "9H", "AC") == "After this you have only one trump left, the ten of hearts.");
    CHECK(against(called("H", {"KH TH AC KC 9D"}), "KH", "9D") ==
          "After this you have only one trump left, the ten of hearts.");
}

TEST_CASE("A card is said to do as well though another as good does so too") {
    const State state = called("H", {"9C", "AC KC QC QS AS"}, "9C");
    const Observation view = viewToMove(state);
    const auto of = [&](const char* move) { return drawbacksOf(view, parsed(move), parsed("AC")); };
    CHECK(english(whyNot(of("QC"), {of("AC"), of("KC")}).value()) == kAlike);
}

TEST_CASE("That one trump is left is not said where that holds of a lead as good") {
    const State state = called("H", {"KC KS AS JH AH"});
    const Observation view = viewToMove(state);
    const auto of = [&](const char* move) { return drawbacksOf(view, parsed(move), parsed("AS")); };
    CHECK(english(whyNot(of("AH"), {of("AS"), of("JH")}).value()) ==
          "The left bower is still out and beats this.");
}

TEST_CASE("Against leading another suit speaks what beats it") {
    const State lead = called("H", {"AC QC TS 9D 9H"});
    CHECK(against(lead, "QC", "AC") == "The king of clubs is still out and beats this.");
    CHECK(against(lead, "TS", "AC") == "Four higher spades are still out.");
    CHECK(against(called("H", {"AC QS TS 9D 9H"}), "QS", "AC") ==
          "The ace and the king of spades are still out.");
    CHECK(against(called("H", {"AS QS TD 9D 9H"}), "QS", "TD") ==
          "This is worth keeping: except for trumps, only the king of spades can beat it.");
    CHECK(against(called("H", {"AC AS KS TS 9D"}), "KS", "AS") ==
          "seat 2 can't know that you hold the ace of spades, and may waste a trump on this.");
    CHECK(against(called("H", {"9D", "AD KD AC TS 9C"}, "9D"), "KD", "AD") ==
          "seat 3 can't know that you hold the ace of diamonds, and may waste a trump on this.");
    CHECK(against(called("H", {"AC AS KS TS 9D"}), "KS", "AC") ==
          "Fewer spades than clubs are still out, so this is likelier to be trumped.");
    CHECK(against(called("H", {"AC AS KS TS 9D"}), "AC", "AS") ==
          "More clubs than spades are still out, so this can wait: it is less likely to be "
          "trumped later.");
    CHECK(against(called("H", {"KC QS KS TS 9D"}), "KS", "KC") ==
          "Fewer spades than clubs are still out, so this is likelier to be trumped.");
    CHECK(against(called("H", {"QC KS AH TS 9D"}), "QC", "KS") ==
          "The ace and the king of clubs are still out.");
    CHECK(against(called("H", {"AC KC AS KS QD"}, "", "9D"), "KS", "AC") ==
          "If you wait, your ace of clubs is more likely to be trumped.");
    CHECK(against(called("H", {"QC QS 9D 9H TH"}), "QC", "QS").empty());
    CHECK(against(called("H", {"QC KC 9D 9H TH"}), "QC", "KC") == kAlike);
    // Seat 1 is out of clubs.
    const State noClubs =
        called("H", {"AC KC AS TS 9D", "TD QD JS KS 9H", "9C QC AD KD TH", "TC QS AH KH QH"},
               "AC, TD, 9C, TC");
    CHECK(against(noClubs, "KC", "AS") == "seat 1 has no clubs and may trump this.");
    // and here of spades as well
    const State neither =
        called("H", {"AC KC AS KS 9D", "TD QD AD KD 9H", "9C QC TS QS TH", "TC JC JS AH KH"},
               "AC, TD, 9C, TC, AS, QD, TS, JS");
    CHECK(against(neither, "KC", "9D") == "seat 1 has no clubs and may trump this.");
    CHECK(against(neither, "KC", "KS") != "seat 1 has no clubs and may trump this.");
}

TEST_CASE("Against leading another suit speaks a trump that draws trumps") {
    const State lead = called("H", {"JH 9H AC TS 9D"});
    CHECK(against(lead, "TS", "JH") == "Five trumps are still out, and this draws none.");
    CHECK(against(lead, "AC", "JH") ==
          "A trump can still beat this: it is safer once trumps are drawn.");
    CHECK(against(lead, "9H", "JH") ==
          "This may lose the trick, which your right bower would take for certain.");
    CHECK(against(called("H",
                         {"JH JD AH KH 9C", "QH 9D TD QD KD", "TC QC KC AC AD", "TH JS QS KS AS"},
                         "JH, QH, TC, TH"),
                  "9C", "JD") == "This draws no trump, and the nine of hearts may still be out.");
}

TEST_CASE("Against a lead speaks a sure one if the opponents have no trumps left") {
    const std::vector<std::string> hands{"JH JD AC 9C 9D", "KD QD AD TD TS", "JS QS 9H TH QC",
                                         "KC TC KS AS JC"};
    const State state = called("H", hands, "JH, KD, 9H, KS");
    CHECK(against(state, "9C", "AC") ==
          "This may lose the trick, which your ace of clubs would take for certain.");
    CHECK(against(state, "9C", "JD") ==
          "With your left bower first, the opponents have to throw cards away.");
    CHECK(against(called("H", {"JH JD AC KC 9D", hands[1], hands[2], "9C TC KS AS JC"},
                         "JH, KD, 9H, KS"),
                  "KC", "AC") ==
          "seat 2 can't know that you hold the ace of clubs, and may waste a trump on this.");
    // The partner of the other one sits out.
    const State alone = after(
        Euchre::start({}, euchreDeal({"JH JD KH 9D TS", "AH AC KC AS KS", "TD QD TC QC 9H"}, "9S")),
        "pass, pass, pass, pass, pass, call H alone, "
        "JH, AH, 9H, JD, KC, TC");
    CHECK(against(alone, "TS", "KH") == "Four higher spades are still out.");
}

TEST_CASE("Against taking a trick speaks that the partner has it, or may take it") {
    const std::string certain = "seat 1 has this trick without it.";
    const std::vector<std::string> hands{"QD 9C AC TS 9H", "KD JC QH TC KS", "TD KC QC TH AS",
                                         "AD 9D KH JH JS"};
    const State last = called("H", hands, "QD, KD, TD");
    CHECK(against(last, "AD", "9D") == certain);
    CHECK(against(called("H", {"QD 9C AC TS 9H", "TD JC QH TC KS", "KD KC QC TH AS", hands[3]},
                         "QD, TD, KD"),
                  "AD", "9D") != certain);
    CHECK(against(called("H", kHands, "QD"), "KD", "TD") ==
          "seat 3 may take this trick without it.");
    CHECK(against(called("H", {"AC", "KC QC", "9H TS QS KS AS"}, "AC, QC"), "9H", "TS") ==
          "This may spend a trump for nothing.");
    CHECK(against(called("H",
                         {"QD 9C AC TS 9H", "AD JC QH TC KC", "TD QC KD JH AS", "JS KH KS TH QS"},
                         "QD, AD, TD"),
                  "TH", "JS") == "This spends a trump for nothing.");
}

TEST_CASE("Against taking a trick speaks a lower card that takes it, or a higher one") {
    const State last = called("H", kHands, "QD, KD, AD");
    CHECK(against(last, "JH", "KH") == "Your king of hearts would be enough for this trick.");
    CHECK(against(last, "JH", "TC") ==
          "This takes a trick whenever you play it, so there is no hurry.");
    CHECK(against(last, "AH", "TC") == "This is worth keeping: it may take a trick later.");
    CHECK(against(called("H",
                         {"QD 9D AC TS 9H", "KD TD JC QH 9C", "AD JD KC QC TH", "TC KS KH JS AS"},
                         "QD, KD, AD"),
                  "KH", "TC") == "This spends your only trump.");
    const State second = called("H", {"QD KC AC TS 9H", "JH AH JC QH 9C"}, "QD");
    CHECK(against(second, "JH", "QH") == "Your queen of hearts may be enough for this trick.");
    CHECK(against(second, "QH", "JH") == "The left bower and the king of hearts are still out.");
    CHECK(against(called("H", {"QD KC AC TS 9H", "JH TH JC QH 9C"}, "QD"), "QH", "JH") ==
          "Three higher trumps are still out.");
    CHECK(against(last, "KH", "JH").empty()); // nobody is to play
    CHECK(against(called("H", {"9D", "KD QD AC TS 9C"}, "9D"), "QD", "KD") == kAlike);
    CHECK(against(called("H", {"9D", "KD QD AC TS 9C"}, "9D"), "KD", "QD") ==
          "Your queen of diamonds may be enough for this trick.");
    const State low = called("H", {"9D", "AD TD AC TS 9C"}, "9D");
    CHECK(against(low, "TD", "AD") == "The king and the queen of diamonds are still out.");
    // only the right bower
    CHECK(
        against(called("H", {"QD TC AC TS 9H", "KD QC JC TH KS", "JD 9C KC 9S AS"}, "QD, KD", "9D"),
                "JD", "9C") == "This spends your only trump.");
}

TEST_CASE("Against taking a trick with the last trump speaks the last card, which is needed too") {
    // Of three tricks the opponents have two.
    CHECK(against(called("H",
                         {"AC 9S 9D KC AH", "TC AS TS QH KH", "QC QS JS AD KD", "JC KS 9H TD QD"},
                         "AC, TC, QC, JC, 9S, AS, QS, KS, TS, JS, 9H, 9D, TD", "9C"),
                  "AH", "KC") == "This leaves only your king of clubs for the last trick.");
}

TEST_CASE("Against leaving a trick speaks a card that takes it") {
    CHECK(against(called("H", kHands, "QD, KD, AD"), "TC", "KH") ==
          "This leaves the trick to seat 2; your king of hearts would take it.");
    const std::vector<std::string> others{"QD TC AC TS 9H", "KD JC QH 9C KS"};
    CHECK(against(called("H", {others[0], others[1], "JH 9S KC QC AS"}, "QD, KD", "9D"), "9S",
                  "JH") == "This leaves the trick to the opponents; your right bower would take "
                           "it.");
    CHECK(against(called("H", {others[0], others[1], "AD 9D KC QC TH"}, "QD, KD"), "9D", "AD") ==
          "This gives up the trick, which your ace of diamonds might take.");
    CHECK(against(called("H", {"QD KC AC TS 9H", "JH AH JC QH 9C"}, "QD"), "9C", "JH") ==
          "Only seat 3 could still take this trick for your side.");
}

TEST_CASE("Against leaving a trick to the partner speaks a card that is harder to beat") {
    CHECK(against(called("H", {"QD 9D AS TS 9H", "TD JC QH 9C TC", "JH AC KC QC TH"}, "QD, TD"),
                  "AC", "JH") == "seat 0's card is easier to beat than your right bower.");
    const std::vector<std::string> hands{"QD 9C AC TS 9H", "KD JC QH TC KS", "TD KC QC TH AS",
                                         "AD 9D KH JH JS"};
    CHECK(against(called("H", hands, "QD, KD, TD"), "9D", "AD") ==
          "If seat 1 takes this trick, you don't lead next.");
    // with nothing good to lead
    CHECK(against(called("H", {"KD", "TD", "AD 9D QS TS 9C"}, "KD, TD"), "9D", "AD").empty());
}

TEST_CASE("Against losing a trick speaks what it decides") {
    const std::vector<std::string> makers{"9C JH QC TS KS", "AC AD KC KD JC", "TC TD QD JS QS",
                                          "9D AS KH AH QH"};
    CHECK(against(called("H", makers, "9C, AC, TC, AS, KC, TD, 9D, QC, AD, QD, QH"), "TS", "JH") ==
          "With this trick the opponents euchre your side.");
    CHECK(against(called("H",
                         {"9C JH QC TS KS", "TC AD KC KD JS", "JC TD QD 9H QS", "AC AS KH QH 9D"},
                         "9C, TC, JC, AC, AS, TS, JS, QS, 9D"),
                  "QC", "JH") == "Only seat 2 could still take this trick for your side.");
    CHECK(against(called("H", makers, "9C, AC, TC, AS, AD, QD, 9D"), "TS", "JH") ==
          "This leaves the trick to seat 1; your right bower would take it.");
    const std::vector<std::string> march{"JH JD AH 9C 9D", "KD QD AD TD TS", "JS QS KS AS QC",
                                         "KC TC 9H TH AC"};
    CHECK(against(called("H", march, "JH, KD, JS, 9H, JD, QD, QS, TH, 9C, TD, QC"), "TC", "AC") ==
          "After this trick seat 0 can't be euchred any more.");
    CHECK(against(called("H", march, "JH, KD, JS, 9H, 9C, TD, QC"), "TC", "AC") ==
          "This leaves the trick to seat 2; your ace of clubs would take it.");
    const std::vector<std::string> clubs{"JH JD AH 9C 9D", "KD QD KC TD TS", "JS QS KS AC TC",
                                         "QC JC 9H TH AS"};
    const std::string two = "JH, TD, JS, 9H, JD, TS, QS, TH, ";
    CHECK(against(called("H", clubs, two + "AH, QD, KS, AS, 9C, KC"), "TC", "AC") ==
          "After this trick the march is gone.");
    CHECK(against(called("H", clubs, two + "9C, KC"), "TC", "AC") ==
          "This gives up the trick, which your ace of clubs might take.");
}

TEST_CASE("Against a card thrown away speaks what it could win later") {
    CHECK(against(called("H", {"JH", "JD 9H AC KC QC"}, "JH"), "JD", "9H") ==
          "Your left bower would be the highest trump left after this trick.");
    CHECK(against(called("H", {"JH", "AH 9H AC KC QC"}, "JH"), "AH", "9H") ==
          "This is worth keeping: it may take a trick later.");
    // Seat 2 is out of clubs, and seat 1 has trumped high.
    CHECK(against(called("H", {"AC QC 9D TD TC", "KH KD QD JS TS", "9H AD QS KS AS"}, "AC, KH"),
                  "9H", "QS") == "This throws away a trump.");
    CHECK(against(called("H", {"JC", "AD AS 9D TS QS"}, "JC"), "AD", "TS") ==
          "This throws away an ace.");
    // The ace of diamonds, turned up, is gone: the king is the highest left.
    CHECK(against(called("H", {"JC", "KD 9S QD TS QS"}, "JC", "AD"), "KD", "TS") ==
          "This throws away the highest card left in diamonds.");
    CHECK(against(called("H", {"JC", "KD AS 9D TS QS"}, "JC"), "KD", "TS") ==
          "This is worth keeping: except for trumps, only the ace of diamonds can beat it.");
    CHECK(against(called("H", {"JC", "AD KD AS TS QS"}, "JC"), "KD", "TS") ==
          "This is worth keeping: only a trump can beat it.");
}

TEST_CASE("Against a card thrown away speaks what it does to its suit, or to another") {
    const auto thrown = [](const char* hand, const char* move, const char* advised) {
        return against(called("H", {"AC", "9C QC", hand}, "AC, QC"), move, advised);
    };
    CHECK(thrown("KD TD TS QS JS", "TD", "TS") ==
          "This leaves your king of diamonds alone, and the ace of diamonds would take it.");
    CHECK(thrown("KD TD 9D TS JS", "TD", "TS").empty());
    CHECK(thrown("TD 9D TS QS JS", "TD", "9D") == kAlike);
    // The ace may fall in this trick.
    CHECK(against(called("H", {"9D", "QH KC TC JC 9C", "KD TD QC QS AS"}, "9D, QH"), "TD", "KD")
              .empty());
    CHECK(thrown("KD 9H QS AS TS", "QS", "KD") ==
          "This keeps your king of diamonds, so when diamonds are led you must follow instead of "
          "trumping.");
    CHECK(thrown("KD 9D QS AS TS", "QS", "KD").empty());
    CHECK(thrown("KD JH QS AS TS", "QS", "KD").empty()); // nothing is won by trumping
    const State two =
        called("H", {"JH JD AH KC 9S", "KD QD TD 9C TS", "JS QS KS AS AD", "TC QC 9H TH AC"},
               "JH, KD, JS, 9H, JD, QD, QS, TH, AH, TD, KS, AC, KC, 9C", "JC");
    CHECK(against(two, "AS", "AD") ==
          "More spades than diamonds are still out, so this is likelier to win a trick later.");
    CHECK(against(two, "AD", "AS").empty());
}

TEST_CASE("Against a card of a suit that nobody else has speaks no rank") {
    const State state =
        called("D", {"AC QH 9C QC KS", "KC AH TS JS TD", "JC 9H KH TH QS", "TC 9D QD AD AS"},
               "AC, KC, JC, TC, QH, AH, 9H, 9D, QD");
    CHECK(against(state, "QC", "9C") == kAlike);
    CHECK(against(state, "KS", "9C").empty()); // more spades than clubs: of clubs none
}

TEST_CASE("A card is not called as good for what nobody can hold between it and the advised one") {
    // All others are out of clubs, and the jack was not dealt.
    const State state =
        called("H", {"AC KC QC TC 9C", "KD QD TD 9D AS", "AD QS JS TS JH", "9H TH QH KH KS"},
               "AC, KD, QS, KS");
    CHECK(against(state, "KC", "QC") == kAlike);
    CHECK(against(state, "QC", "TC").empty());
}

TEST_CASE("What is told of the advised move is not told again of others") {
    const auto saysAgainst = [](const State& state, const std::string& move,
                                const std::string& advised) {
        const Observation view = viewToMove(state);
        const auto search =
            comparing<Euchre>(state, parsed(advised), parsed(move), {0, 1}, {0, 0}, 0);
        const auto reason =
            whyNot(drawbacksOf(view, parsed(move), parsed(advised)), {}, explain(view, search));
        return reason ? english(*reason) : "";
    };
    CHECK(saysAgainst(opens("JH AH KH 9D TC"), "order", "pass") == "You would hold no trump.");
    CHECK(saysAgainst(opens("AS 9H TD QD TC"), "order", "pass").empty());
    CHECK(saysAgainst(helpsDealer("AS 9H TD QD TC"), "order", "pass").empty());
    CHECK(saysAgainst(opens("AS KS TS 9S TD"), "pass", "order") ==
          "If the queen of spades is turned down, you can't name spades any more.");
    const State last = called("H", kHands, "QD, KD, AD");
    CHECK(saysAgainst(last, "JH", "KH").empty());
    CHECK(saysAgainst(called("H", {"JH", "JD 9H AC KC QC"}, "JH"), "JD", "9H").empty());
    const std::vector<std::string> hands{"QD 9C AC TS 9H", "KD JC QH TC KS", "TD KC QC TH AS",
                                         "AD 9D KH JH JS"};
    CHECK(saysAgainst(called("H", hands, "QD, KD, TD"), "AD", "9D").empty());
    // who leads next
    CHECK(saysAgainst(called("H", hands, "QD, KD, TD"), "9D", "AD").empty());
    // what nothing else can take
    CHECK(saysAgainst(
              called("H", {"QD KH AC TS 9H", "KD JC QH 9D KS", "AD KC QC TH AS", "AH JS QS 9C TC"},
                     "QD, KD, AD"),
              "JS", "AH")
              .empty());
    // that the king is kept
    CHECK(saysAgainst(called("H", {"JC", "KD 9C TC 9D TS"}, "JC"), "KD", "TS").empty());
    // who is out of clubs
    CHECK(saysAgainst(
              called("H", {"AC KC AS TS 9D", "TD QD JS KS 9H", "9C QC AD KD TH", "TC QS AH KH QH"},
                     "AC, TD, 9C, TC"),
              "KC", "AS") != "seat 1 has no clubs and may trump this.");
    // that the partner's card is easier to beat
    CHECK(saysAgainst(called("H", {"QD 9D AS TS 9H", "TD JC QH 9C TC", "JH AC KC QC TH"}, "QD, TD"),
                      "QC", "JH")
              .empty());
    // that the trump is kept for the last trick
    CHECK(saysAgainst(
              called("H", {"9S TS AC 9C AH", "AS KS TC QD 9H", "QS JS QC KD AD", "JC KC TD QH TH"},
                     "9S, AS, QS, JC, KS, JS, KC, TS, TC, QC, TD, AC", "9D"),
              "AH", "9C")
              .empty());
    // that the aces are kept
    CHECK(saysAgainst(called("H", {"JC", "AD AS 9D TS QS"}, "JC"), "AS", "QS").empty());
    // that the only trump is kept
    CHECK(saysAgainst(called("H", {"9D QD KC TS 9H"}), "9H", "9D").empty());
    // that trumps are drawn
    CHECK(saysAgainst(leadsAgainst("9H TH QH KH AC"), "AC", "9H").empty());
    // that more spades than diamonds are out
    CHECK(saysAgainst(
              called("H", {"JH JD AH KC 9S", "KD QD TD 9C TS", "JS QS KS AS AD", "TC QC 9H TH AC"},
                     "JH, KD, JS, 9H, JD, QD, QS, TH, AH, TD, KS, AC, KC, 9C", "JC"),
              "AS", "AD")
              .empty());
}

TEST_CASE("Nothing speaks against a bid that is advised") {
    const auto view = viewToMove(opens("9C TC QC 9D TD"));
    CHECK(drawbacksOf(view, Move::pass(), Move::pass()).empty());
}

TEST_CASE("Nothing speaks against a card of a deal that is decided") {
    const std::vector<std::string> hands{"9C TC QC KC QH", "JH JD AH KH 9D", "TD QD KD AD AC",
                                         "9H TS JS QS KS"};
    const std::string won = "9C, KH, AC, TS, JH, TD, 9H, QH";
    CHECK(against(called("H", hands, won), "9D", "JD") ==
          "This draws no trump, and the ten of hearts may still be out.");
    CHECK(against(called("H", hands, won + ", JD, QD, JS, TC"), "9D", "AH").empty());
}

TEST_CASE("Euchre's champion tells of worse moves what speaks against them, and of no other") {
    // Seat 3 plays last.
    ChampionParams params;
    params.worlds = 100;
    Champion champion(params);
    const State state = called("H", kHands, "QD, KD, AD");
    const Observation view = viewToMove(state);
    const auto decision = ask(champion, state);
    CHECK(Euchre::toText(decision.move) == "KH");
    REQUIRE_FALSE(decision.whyNots.empty());
    for (const auto& [move, reason] : decision.whyNots) {
        const auto candidate = std::ranges::find(decision.candidates, move,
                                                 [](const auto& each) { return each.move; });
        REQUIRE(candidate != decision.candidates.end());
        CHECK(candidate->standing != Standing::Equal);
        const Drawbacks all = drawbacksOf(view, move, decision.move);
        CHECK(std::ranges::any_of(
            all, [&](const Reason& each) { return english(each) == english(reason); }));
    }
}
