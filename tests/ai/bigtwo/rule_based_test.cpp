// The paper's player: a case for every branch of its algorithms that can be reached.
#include "ai/bigtwo/rule_based.h"
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

#include <sstream>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::english;
using parlour::Rng;

namespace {

// What it plays and its reasons.
struct Said {
    std::string move;
    std::vector<std::string> reasons;
};

std::ostream& operator<<(std::ostream& out, const Said& said) {
    out << said.move;
    for (const std::string& reason : said.reasons) out << " | " << reason;
    return out;
}

Said ask(const State& state, bool splitsHighPairs = false) {
    RuleBasedPlayer player({splitsHighPairs});
    Rng rng(1);
    const auto decision = player.decide(viewToMove(state), rng, {}, {});
    REQUIRE(BigTwo::objection(state, decision.move).empty());
    Said said{BigTwo::toText(decision.move), {}};
    for (const parlour::Reason& reason : decision.reasons) said.reasons.push_back(english(reason));
    return said;
}

// Seat 0 leads from its hand; the others hold these.
Said leads(const std::string& hand, const std::vector<std::string>& others) {
    return ask(endgame({hand, others.at(0), others.at(1), others.at(2)}));
}

// Seat 0 has led this and keeps others[0]; seat 1 answers.
Said answers(const std::string& lead, const std::string& hand,
             const std::vector<std::string>& others) {
    return ask(after(endgame({lead + " " + others.at(0), hand, others.at(1), others.at(2)}),
                     {BigTwo::toText(cardSet(lead))}));
}

// The move, and what its reasons say, each somewhere in the text.
void check(const Said& said, const std::string& move, const std::vector<std::string>& reasons) {
    INFO(said);
    CHECK(said.move == move);
    REQUIRE(said.reasons.size() >= reasons.size());
    for (std::size_t i = 0; i < reasons.size(); ++i)
        CHECK(said.reasons[i].find(reasons[i]) != std::string::npos);
}

using Hands = std::vector<std::string>;

const Hands kHighTwos{"KD KC", "AD AC", "2D 2C"};
const Hands kHighThrees{"KD KC 8D", "AD AC 7D", "2D 2C 6D"};
const Hands kHighOne{"KD", "AD AC", "2D 2C"};
// Few are higher than a queen or a pair of them.
const Hands kLow{"3D 3C 4D", "4C 5D 5C", "2D 2C 6D 6C 7D"};

} // namespace

TEST_CASE("Its last play wins") {
    check(leads("9D", kHighTwos), "9D", {"last play"});
    check(leads("9D 9C", kHighTwos), "9D 9C", {"last play"}); // Algorithm 2, line 3
    check(leads("9D 9C 9H JD JC", kHighTwos), "9D 9C 9H JD JC", {"last play"});
    check(answers("4D", "9D", kHighTwos), "9D", {"last play"});
    check(answers("4D 4C", "9D 9C", kHighTwos), "9D 9C", {"last play"});
    check(answers("3D 4C 5D 6C 7D", "4D 5C 6D 7C 8C", kHighTwos), "4D 5C 6D 7C 8C",
          {"last play"}); // Algorithm 8, line 13
}

TEST_CASE("The game begins with the play of the three of diamonds") {
    Rng rng(461);
    for (int i = 0; i < scaled(50); ++i) {
        const State state = randomStart({}, rng);
        const Said said = ask(state);
        CHECK(readMove(said.move).contains(kThreeOfDiamonds));
        CHECK(said.reasons[0].starts_with("Begins with"));
        // Where anything may be played, it follows its other rules.
        CHECK_FALSE(ask(BigTwo::start({.firstAny = true}, {state.hands}))
                        .reasons[0]
                        .starts_with("Begins with"));
    }
}

TEST_CASE("Algorithm 2: two cards left") {
    check(leads("5D 2S", {"KD KC", "AD AC", "QD QC"}), "2S", {"Two cards left, one of class A"});
    check(leads("5D 9C", kHighOne), "9C", {"Two cards left, and an opponent has only one"});
    check(leads("5D 9C", kHighTwos), "5D", {"Two cards left: the lower"});
}

TEST_CASE("Algorithm 3: a pair and a single card left") {
    check(leads("5D QD QC", {"KD JD", "JC TD", "TC AS"}), "QD QC", {"the pair of class A"});
    check(leads("5D 5C 2S", {"KD KC", "AD AC", "9D 8D"}), "2S", {"the single one of class A"});
    check(leads("5D 5C 9D", {"KD KC", "AD AC", "2S"}), "5D 5C",
          {"Three cards left, and an opponent has only one"});
    check(leads("5D 5C 9D", {"KD KC", "AD AC 3D", "2S 2H 8D"}), "9D",
          {"Three cards left, and an opponent has two"});
    const std::string lowest = "Three cards left: the lowest class first, which is ";
    check(leads("5D 5C 9D", kHighThrees), "5D 5C", {lowest + "D"});
    check(leads("5D 5C 9D", {"4D 4C 8D", "AD AC 7D", "2S 2H KD"}), "5D 5C", {lowest + "C"});
    check(leads("QD QC AD", kLow), "QD QC", {lowest + "B"});
}

TEST_CASE("Algorithm 3: three single cards left") {
    check(leads("5D 9C 2S", {"KD KC", "AD AC", "8D 8C"}), "9C", {"the highest of class A"});
    check(leads("5D 9C JD", kHighOne), "JD",
          {"Three single cards left, and an opponent has only one"});
    check(leads("5D 9C JD", kHighTwos), "5D", {"Three single cards left: the lowest"});
}

TEST_CASE("Algorithm 4: two pairs left") {
    check(leads("5D 5C QD QC", {"KD JD", "JC TD", "TC AS"}), "QD QC", {"the higher of class A"});
    check(leads("5D 5C 9D 9C", {"KD KC", "AD AC 3D", "2D 2C 3C"}), "9D 9C",
          {"Two pairs left, and an opponent has two"});
    check(leads("5D 5C 9D 9C", kHighThrees), "5D 5C", {"Two pairs left: the lower"});
    check(leads("9D 9C 9H 9S", kHighThrees), "9D 9C", {"Two pairs left: the lower"});
}

TEST_CASE("Algorithm 4: a pair and two single cards left") {
    check(leads("5D 5C 9D 2S", {"KD KC 8D", "AD AC 7D", "TD TC 6D"}), "9D",
          {"A pair and two single cards left, one of class A"});
    check(leads("3S 5S QD QC", {"KD", "JD JC", "TD TC"}), "QD QC",
          {"A pair and two single cards left, and an opponent has only one"});
    check(leads("3S 5S QD QC", {"KD AD 2D", "JD JC", "TD TC 9D"}), "3S",
          {"A pair and two single cards left, and an opponent has two"});
    check(leads("3S 5S QD QC", {"KD AD 2D", "JD JC 8D", "TD TC 9D"}), "3S",
          {"A pair of class A and two single cards left"});
    const std::string lowest = "none of class A: the lowest class first, which is ";
    check(leads("5D 5C 9D TD", kHighThrees), "5D 5C", {lowest + "D"});
    check(leads("5D 5C 9D TD", {"4D 4C 8D", "AD AC 7D", "2S 2H KD"}), "5D 5C", {lowest + "C"});
    check(leads("QD QC KS AD", kLow), "QD QC", {lowest + "B"});
}

TEST_CASE("Algorithm 4: four single cards left") {
    check(leads("5D 9C JD 2S", {"KD KC", "AD AC", "8D 8C"}), "9C",
          {"Four single cards left, one of class A"});
    check(leads("5D 9C JD QC", kHighOne), "QC",
          {"Four single cards left, and an opponent has only one"});
    check(leads("5D 9C JD QC", kHighTwos), "5D", {"Four single cards left: the lowest"});
}

TEST_CASE("Algorithm 5: an opponent has one card") {
    check(leads("3D 4C 5H 6C 7D 9S JD KC", {"KD", "AD AC 8C", "2D 2C 8D"}), "3D 4C 5H 6C 7D",
          {"An opponent has only one card: five cards"});
    check(leads("3D 3C 5D 7D 9C JD", kHighOne), "3D 3C", {"An opponent has only one card: a pair"});
    const std::string highest = "the highest class first, which is ";
    check(leads("3D 5D 7D 9C 2S", {"KD", "AD AC", "QD QC"}), "2S", {highest + "A"});
    check(leads("3D 5D 7D 9C AD", {"KD", "KC QD QC JD", "JC TD TC 2D"}), "AD", {highest + "B"});
    check(leads("3C 5D 7D 9C JD", {"4D", "KD KC QD", "AD AC 2D"}), "5D", {highest + "C"});
    check(leads("3C 4D 5D 6D 8C", {"KD", "AD AC QD", "2D 2C QC"}), "3C", {highest + "D"});
}

TEST_CASE("Algorithm 5: nobody has one card") {
    check(leads("3D 3C 5D 5C 7D 7C 9D 9C", kHighTwos), "3D 3C", {"More pairs than single cards"});
    const std::string lowest = "In control: the lowest class first, which is ";
    check(leads("3C 5D 7D 9C JD", kHighTwos), "3C", {lowest + "D"});
    check(leads("3C 5D 7D 9C JD", {"3D KC QD", "AD AC 8D", "2D 2C 8C"}), "3C", {lowest + "C"});
    const Hands oneHigh{"3D 3C 3H 4D 4C 4H 5D 5C", "6D 6C 6H 7D 7C 7H 8D 2S", "8C 8H 9D 9C"};
    const Hands noneHigh{"3D 3C 3H 4D 4C 4H 5D 5C", "6D 6C 6H 7D 7C 7H 8D", "8C 8H 9D 9C"};
    check(leads("TS QS KD AD 2D", oneHigh), "TS", {lowest + "B"});
    check(leads("TS QS KD AD 2D", noneHigh), "TS", {lowest + "A"});
    // A five-card play of a class comes before its other plays, and says why it is these five.
    check(leads("3D 4C 5H 6C 7D 8S JD QS", {"9C TD JC QD KC", "AD AC", "2D 2C"}), "4C 5H 6C 7D 8S",
          {lowest + "D", "this one"});
}

TEST_CASE("Algorithm 6: two plays left") {
    check(leads("3D 4C 5D 6C 7D 2S", {"KD KC", "AD AC", "8D 9C"}), "3D 4C 5D 6C 7D",
          {"two plays left, one of class A", "leaves the highest card"});
    check(leads("3D 4C 5D 6C 7D 9S", {"9C TD JC QD KC", "AD AC", "2D 2C"}), "3D 4C 5D 6C 7D",
          {"two plays left, none of class A", "no other five"});
}

TEST_CASE("Algorithm 6: three plays left") {
    check(leads("3D 4C 5D 6C 7D 9D 2S", {"KD KC", "AD AC", "8H 9C"}), "3D 4C 5D 6C 7D",
          {"three plays left, 2 of class A"});
    check(leads("3D 4C 5D 6C 7D 9D 2S", {"9C TD JC QD KC", "AD AC", "2D 2C"}), "3D 4C 5D 6C 7D",
          {"three plays left, five cards first"});
    check(leads("3D 3C 5D 5C 9D", {"KD KC", "AD AC 8D", "2D 2C 8C"}), "5D 5C",
          {"three plays left, and an opponent has two"});
    check(leads("3D 3C 5D 5C 9D", kHighThrees), "3D 3C", {"three plays left, the lowest pair"});
}

TEST_CASE("Algorithm 7: the lowest class that beats the table") {
    const std::string with = "Answers with the lowest class it can, which is ";
    check(answers("3D", "4D 9C KS", kHighThrees), "4D", {with + "D"});
    check(answers("8C", "4D 9C KS", kHighThrees), "9C", {with + "C"});
    check(answers("JD", "QS KD AS", {"3D 3C 4D", "4C 5D 5C", "2D 2C 6D 6C 7D"}), "QS",
          {with + "B"});
    check(answers("AS", "3C 5D 2S", {"KD KC", "AD AC 8D", "2D 2C 8C"}), "2S", {with + "A"});
    check(answers("2S", "3C 5D 2H", kHighThrees), "pass", {"None of its plays"});
    // Its plays alone count, not what could be made by breaking them up.
    check(answers("8C", "9D 9C 5D 7C", {"KD KC 8D", "AD AC 7D", "2D 2C 6D"}), "pass",
          {"None of its plays"});
}

TEST_CASE("Algorithm 8: a single card") {
    check(answers("4D", "5D 9C", kHighThrees), "5D", {"Answers", "With two cards"});
    check(answers("4D", "5D 9C JD", {"KD KC", "AD AC 7D", "2D 2C 6D"}), "5D",
          {"Answers", "fewer than three cards"});
    check(answers("TD", "5D 5C JD", kHighThrees), "pass", {"Passes", "highest card back"});
    check(answers("4D", "5D 9C JD", kHighThrees), "5D", {"Answers", "not the highest card"});
    check(answers("4D", "5D KS AS", {"QD QC JD", "JC TD TC", "9D 9C 8D"}), "5D",
          {"Answers", "Half of its plays"});
    // Early in the game it holds its highest card back whatever its classes.
    check(answers("JD", "QD QC KD KC AS",
                  {"3D 3C 3H 3S 4D 4C 4H", "4S 5D 5C 5H 5S 6D 6C", "6H 6S 7D 7C 7H 7S 8D"}),
          "AS", {"Answers", "Half of its plays"});
    check(answers("JD", "QD QC KD KC 2D 2C AS",
                  {"3D 3C 3H 3S 4D 4C 4H", "4S 5D 5C 5H 5S 6D 6C", "6H 6S 7D 7C 7H 7S 8D"}),
          "AS", {"Answers", "not the highest card"});
    check(answers("JD", "TD TC TH KD KC QD AS",
                  {"3D 3C 3H 3S 4D 4C 4H", "4S 5D 5C 5H 5S 6D 6C", "6H 6S 7D 7C 7H 7S 8D"}),
          "QD", {"Answers", "not the highest card"});
}

TEST_CASE("Algorithm 8: a pair") {
    check(answers("4D 4C", "5D 5C 9D", kHighThrees), "5D 5C", {"Answers", "With three cards"});
    check(answers("4D 4C", "5D 5C 9D TD", {"KD KC", "AD AC 7D", "2D 2C 6D"}), "5D 5C",
          {"Answers", "two cards at most"});
    check(answers("4D 4C", "2H 2S 9D TD", kHighThrees), "pass", {"Passes", "pair of twos"});
    check(answers("4D 4C", "5D 5C 9D TD", kHighThrees), "5D 5C",
          {"Answers", "Only a pair of twos"});
}

TEST_CASE("Algorithm 8: five cards, early in the game") {
    const std::string lead = "3C 4C 5H 6S 7D";
    const std::string two = "4D 5C 6D 7C 8H 9D 9C 9H 9S TC";
    // Nobody else can have five-card plays: both of these are of class A.
    const Hands others{"3D 3H 5S 8D JD JC QD", "KD KC 8C JH QC 6C 4H", "QH AD AC 2D 8S 3S KH"};
    State state = endgame({lead + " " + others[0], others[1], two, others[2]}, {.firstAny = true});
    state.pub.turns = state.pub.roundStart = 0;
    state = after(state, {BigTwo::toText(cardSet(lead)), "pass"});
    REQUIRE(state.pub.next == 2);
    const Said held = ask(state);
    // The others have full houses and flushes: the straight is of no high class, the four is.
    check(held, "4D 5C 6D 7C 8H", {"Answers", "no need to hold", "two five-card plays"});

    // With the four of a kind alone to beat the table it is held back ...
    const std::string high = "TH JS QS KS AS";
    State late = endgame({high + " " + others[0], others[1], two, others[2]}, {.firstAny = true});
    late.pub.turns = late.pub.roundStart = 0;
    const State afterPass = after(late, {BigTwo::toText(cardSet(high)), "pass"});
    check(ask(afterPass), "pass", {"Passes", "holds high five cards back"});
    // ... unless nobody has passed, or it is no longer early, or somebody has few cards.
    State noPass = afterPass;
    noPass.pub.history[1] = Turn(1, cardSet("KD"));
    check(ask(noPass), "9D 9C 9H 9S TC", {"Answers", "no need to hold", "two five-card plays"});
    State older = afterPass;
    older.pub.turns = 5;
    check(ask(older), "9D 9C 9H 9S TC", {"Answers", "no need to hold"});
    State few = afterPass;
    few.pub.handSizes[1] = 6;
    check(ask(few), "9D 9C 9H 9S TC", {"Answers", "no need to hold"});
}

TEST_CASE("Algorithm 9: with one card in an opponent's hand it breaks plays up") {
    const Hands one{"KD", "AD AC", "2D 2C"};
    check(answers("4D 4C", "9D 9C 9H JD JC", one), "9D 9C",
          {"breaks its full house up for a pair"});
    check(answers("TD TC", "9D 9C 9H JD JC", one), "JD JC",
          {"breaks its full house up for a pair"});
    check(answers("4D 4C", "9D 9C 9H 9S JD", one), "9D 9C",
          {"breaks its four of a kind up for a pair"});
    check(answers("KS KH", "9D 9C 9H JD JC", one), "pass", {"nothing to break up"});
    check(answers("4D 4C", "9D TC JD QC KC", one), "pass", {"nothing to break up"});
    check(answers("9C", "TD TC 4D 5D", one), "TD", {"breaks a pair up"});
    check(answers("7C", "8D 9D TC JD QC 3C", one), "8D",
          {"breaks its straight up for a single card"});
    check(answers("2S", "8D 9D TC JD QC 3C", one), "pass", {"nothing to break up"});
    // As printed: five cards are not broken up while there is a pair.
    check(answers("7C", "3D 3C 8D 9D TC JD QC", one), "pass", {"nothing to break up"});
    check(answers("9S TH JH QH KH", "3D 3C 8D 9D TC JD QC", one), "pass", {"nothing to break up"});
    // Not while all have more.
    check(answers("9C", "TD TC 4D 5D", kHighTwos), "pass", {"None of its plays"});
}

TEST_CASE("Algorithms 10 and 11: why these five cards") {
    const Hands others{"KD KC 8D", "AD AC 7H", "2D 2C 6D"};
    check(leads("3C 4D 5C 6S 7D 9D 9C 9H 9S TD JD", others), "3C 4D 5C 6S 7D",
          {"Winning strategy", "two five-card plays"});
    check(leads("3C 4D 5C 6S 7D 8H", others), "3C 4D 5C 6S 7D",
          {"Winning strategy", "leaves the highest card."});
    check(leads("5D 5C 5H 5S 8C 9D 9C 2S", others), "5D 5C 5H 5S 8C",
          {"Winning strategy", "and the fewest plays"});
    check(leads("5D 5C 6C 7S 8C 9H 9C 2S", others), "5D 6C 7S 8C 9H",
          {"In control", "is the highest"});
}

TEST_CASE("With pairs=split it breaks a pair of class A up when nothing else answers") {
    const auto answer = [](const std::string& lead, const std::string& hand) {
        return after(endgame({lead + " KD KC 8D", hand, "AD AC 7D", "QD QC 6D"}), {lead});
    };
    const State twos = answer("KS", "2D 2C 3C 4D");
    check(ask(twos), "pass", {"None of its plays"});
    check(ask(twos, true), "2D", {"Breaks a pair of class A up"});
    // Not a lower pair, not while a single card is there to answer or to be held back.
    check(ask(answer("JS", "KH KS 3C 4D"), true), "pass", {"None of its plays"});
    check(ask(answer("3D", "2D 2C 3C 4D"), true), "3C", {"Answers"});
    check(ask(answer("KS", "2D 2C 3C 4D 6H 2S"), true), "pass", {"Passes", "highest card back"});
}

TEST_CASE("With three of a kind as a play it passes on them and does not lead them") {
    const Options triples{.triples = true};
    const State led = endgame({"3D 3C 3H KD", "9D 9C 9H 5D", "AD AC", "2D 2C"}, triples);
    check(ask(after(led, {"3D 3C 3H"})), "pass", {});
    Rng rng(462);
    for (int game = 0; game < scaled(30); ++game) {
        State state = randomStart(triples, rng);
        while (BigTwo::toMove(state) != parlour::kNoSeat) {
            const CardSet play = readMove(ask(state).move);
            REQUIRE(play.size() != 3);
            BigTwo::apply(state, play);
        }
    }
}
