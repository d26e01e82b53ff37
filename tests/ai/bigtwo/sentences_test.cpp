// What Big Two's players say, and in which positions. The paper's player has a case for every
// branch of its algorithms that can be reached, with the move it makes.
#include "ai/bigtwo/champion.h"
#include "ai/bigtwo/explain.h"
#include "ai/bigtwo/rule_based.h"
#include "ai/bigtwo/simple_players.h"
#include "tests/support/bigtwo.h"
#include "tests/support/search.h"
#include "tests/support/sentences.h"

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::Agent;
using parlour::Reasons;
using parlour::Rng;

namespace {

using Hands = std::vector<std::string>; // of the three others, in turn
using Sentences = std::vector<Sentence>;

// Seat 0 leads.
State toLead(const std::string& hand, const Hands& others) {
    return endgame({hand, others.at(0), others.at(1), others.at(2)});
}

// Seat 0 has led this and keeps others[0]; seat 1 answers.
State toAnswer(const std::string& lead, const std::string& hand, const Hands& others) {
    return after(endgame({lead + " " + others.at(0), hand, others.at(1), others.at(2)}),
                 {BigTwo::toText(cardSet(lead))});
}

// What a player says, who makes this move.
Reasons say(Agent<BigTwo>& player, const State& state, const std::string& move) {
    Rng rng(1);
    const auto decision = player.decide(viewToMove(state), rng, {}, {});
    REQUIRE(BigTwo::objection(state, decision.move).empty());
    INFO(BigTwo::toText(viewToMove(state).hand));
    CHECK(BigTwo::toText(decision.move) == move);
    return decision.reasons;
}

Sentences ofSimplePlayers() {
    RandomPlayer random;
    RandomizedPlayer randomized;
    ConventionalPlayer conventional;
    const Hands others{"8C", "9C", "TC"};
    const auto leads = [&](ConventionalLead lead) {
        ConventionalPlayer player({lead});
        return say(player, toLead("5D 7C 9D", others), "5D");
    };
    return {
        {"Any legal move, drawn by lot.", "", say(random, toLead("5D", others), "5D")},
        {"A play drawn by lot.", "", say(randomized, toLead("5D", others), "5D")},
        {"Has nothing higher.", "", say(randomized, toAnswer("2D", "5D 7C", others), "pass")},
        {"Leads what beats the fewest of the plays still out: %1.", "single card",
         leads(ConventionalLead::Probability)},
        {"Leads its lowest card with as many others as it can: %1.", "single card",
         leads(ConventionalLead::LowestCard)},
        {"Leads as many cards as it can, the lowest: %1.", "single card",
         leads(ConventionalLead::MostCards)},
        {"Leads as few cards as it can, the lowest: %1.", "single card",
         leads(ConventionalLead::FewestCards)},
        {"Beats the table as low as it can.", "",
         say(conventional, toAnswer("6D", "5D 7C 7D 2S", others), "7D")},
        {"Has nothing higher.", "", say(conventional, toAnswer("2D", "5D 7C", others), "pass")},
    };
}

// Every move explained by what it does.
Sentences ofMoves() {
    const Hands many{"3S 4S 7D 7C 9D 9C JC", "AD AC 2D", "TS JS QD KS 2S"};
    const Hands one{"KD KC", "AD", "2D 2C"};
    const Hands few{"3S 4S", "AD AC 2D", "TS JS QD KS 2S"};
    const Hands noTwos{"3S 4S 7D 7C 9D 9C JC", "AD AC", "TS JS QD KS"};
    const Hands highTwo{"3D 4D 7D JD", "AD 2S", "7H 8D"};
    const auto leads = [](const char* hand, const Hands& others, const char* move) {
        return explainMove(viewToMove(toLead(hand, others)), cardSet(move));
    };
    const auto answers = [](const char* lead, const char* hand, const Hands& others,
                            const char* move) {
        return explainMove(viewToMove(toAnswer(lead, hand, others)), cardSet(move));
    };
    constexpr auto kPass = "";
    constexpr auto kBreaks = "Breaks its %1 up to lead a %2.";
    constexpr auto kKeeps = "Keeps %1, who has only few cards left, from leading.";
    constexpr auto kLowestOfOne =
        "Plays the lowest %1 that breaks nothing up; the rest of its hand is one play.";
    constexpr auto kLowestOfMore =
        "Plays the lowest %1 that breaks nothing up; the rest of its hand goes in %2 plays.";
    constexpr auto kFewHigher = "Plays the %1: only %2 of the cards still out can beat it.";
    constexpr auto kOfMore = "Leads the %1; the rest of its hand goes in %2 plays.";
    constexpr auto kLowestIn = "Gets rid of its lowest card in a %1 while it has the lead.";
    constexpr auto kTwoStraights = "3H 4D 5D 6H 7S 8S 2C";
    constexpr auto kAces = "3C 4H 9C TC TS QH KD KC AC AS 2C 2H";
    return {
        {"Its last play, which wins.", "", leads("8C 8H", many, "8C 8H")},
        {"%1 has only one card and cannot beat a %2.", "seat 2, pair",
         leads("4D 8C 8H", one, "8C 8H")},
        {"%1 has only one card, so it leads its highest.", "seat 2", leads("4D 8C", one, "8C")},
        {"Nobody can beat this %1, so it leads again.", "single card",
         leads("4D 8C 2H", noTwos, "2H")},
        {"Keeps the %2 for later, at a risk: %1 has only one card.", "seat 2, ten of spades",
         leads("4D 8C TS", one, "4D")},
        {kBreaks, "pair of eights, single card", leads("3H 8H 8S KD", many, "8H")},
        {kBreaks, "straight, single card", leads("3H 4D 5D 6H 8S 2C", many, "4D")},
        {"Gets rid of its lowest card while it has the lead.", "", leads("4D 8C JD", many, "4D")},
        {kLowestIn, "pair", leads("4D 4C 8C JD", many, "4D 4C")},
        {"Leads a spare %1; its %2 stays whole.", "single card, straight",
         leads("3H 4D 4C 5D 6H 8S 2C", many, "4D")},
        {"Leads the %1; the rest of its hand is one play.", "eight of clubs",
         leads("4D 8C", many, "8C")},
        {kOfMore, "eight of spades, 4", leads("3H 5C 5H 5S 6H 8S", many, "8S")},
        // What is played whole is not broken up.
        {kLowestIn, "straight", leads(kTwoStraights, many, "3H 4D 5D 6H 7S")},
        {kOfMore, "straight, 2", leads(kTwoStraights, many, "4D 5D 6H 7S 8S")},

        {"None of its plays beats the table.", "", answers("KH", "3C 8C", many, kPass)},
        {"Passes: the %1 is worth more later.", "ace of hearts",
         answers("KH", "3C 8C AH", many, kPass)},
        {"Passes rather than break up its %1.", "pair of aces",
         answers("KH", "3C 8C AH AS", many, kPass)},
        {"Breaks its %1 up: nobody can beat this %2, so it leads next.",
         "pair of twos, single card", answers("KH", "3C 2C 2H", noTwos, "2C")},
        {"Nobody can beat this %1, so it leads next.", "single card",
         answers("KH", "3C 8C 2H", noTwos, "2H")},
        {kKeeps, "seat 0", answers("KH", "3C 8C AH", few, "AH")},
        {kKeeps, "seat 0",
         answers("4D 4C", "3C KC KH", {"5D 5C", "6D 6C 7D 7C 8D 8C", "AD AC"}, "KC KH")},
        {kKeeps, "seat 0", answers("4D 4C", "3C 5C 5H", {"8D", "6D 6C", "7D 7H"}, "5C 5H")},
        // Seat 0 may well beat the lower pair.
        {kLowestOfOne, "pair", answers("4D 4C", "3C 5C 5H", few, "5C 5H")},
        {"Breaks its %1 up to beat the table.", "pair of aces",
         answers("KH", "3C 8C AH AS", many, "AH")},
        {kLowestOfOne, "single card", answers("KH", "3C AH", many, "AH")},
        {kLowestOfMore, "single card, 2", answers("KH", "3C 8C AH", many, "AH")},
        {kFewHigher, "two of hearts, 1", answers("KH", "3C AH 2H", many, "2H")},
        // Either ace leaves a flush of clubs, so that the lower one breaks nothing up.
        {kLowestOfMore, "single card, 7", answers("KH", kAces, highTwo, "AC")},
        {kFewHigher, "ace of spades, 1", answers("KH", kAces, highTwo, "AS")},
        {"Plays higher than it must, so that fewer can beat it; the rest of its hand is one play.",
         "", answers("5H", "6C 8C", many, "8C")},
        {"Plays higher than it must, so that fewer can beat it; the rest of its hand goes in %1 "
         "plays.",
         "2", answers("5H", "3C 6C 8C", many, "8C")},
    };
}

// How the champion chose between moves.
Sentences ofSearch() {
    const Hands others{"5D 6D 7D", "8D 9D TD", "JD KD AD"};
    const State lead = toLead("3D 4D QC QH QS", others);
    const State answer = toAnswer("JC", "3D 4D QC", others);
    const auto compare = [](const State& state, const char* best, double first, const char* next,
                            double second, double points = 0) {
        return explain(viewToMove(state),
                       comparing<BigTwo>(state, cardSet(best), cardSet(next), {first, points},
                                         {second, 0}, Mind(ChampionParams{}).winWorth()));
    };
    constexpr auto kPass = "";
    constexpr auto kWithTheOther = "Wins %1 of 100 deals like this; with the %2 it would be %3.";
    Champion champion;
    const State sure = toLead("3D 9D 9C 2S", {"4D 8D", "6D KD", "7D AD"});
    return {
        {"Wins %1 of 100 deals like this; a pass is about as good.", "61",
         compare(answer, "QC", 0.61, kPass, 0.6)},
        {"Wins %1 of 100 deals like this; with a pass it would be %2.", "61, 50",
         compare(answer, "QC", 0.61, kPass, 0.5)},
        {"Wins %1 of 100 deals like this; another %2 is about as good.", "61, pair of queens",
         compare(lead, "QC QH", 0.61, "QC QS", 0.6)},
        {"Wins %1 of 100 deals like this; with another %2 it would be %3.",
         "61, pair of queens, 50", compare(lead, "QC QH", 0.61, "QC QS", 0.5)},
        {"Wins %1 of 100 deals like this; the %2 is about as good.", "61, pair of queens",
         compare(lead, "3D", 0.61, "QC QS", 0.6)},
        {kWithTheOther, "61, pair of queens, 50", compare(lead, "3D", 0.61, "QC QS", 0.5)},
        {kWithTheOther, "61, four of diamonds, 50", compare(lead, "3D", 0.61, "4D", 0.5)},
        {kWithTheOther, "61, queen of clubs, 50", compare(answer, kPass, 0.61, "QC", 0.5)},
        {"A pass wins more often, but loses more points when it does not.", "",
         compare(answer, "QC", 0.5, kPass, 0.6, 100)},
        {"Another %1 wins more often, but loses more points when it does not.", "pair of queens",
         compare(lead, "QC QH", 0.5, "QC QS", 0.6, 100)},
        {"The %1 wins more often, but loses more points when it does not.", "pair of queens",
         compare(lead, "3D", 0.5, "QC QS", 0.6, 100)},
        {"Wins for certain in %1 plays.", "3", say(champion, sure, "9D 9C")},
    };
}

Reasons leads(const char* hand, const Hands& others, const char* move) {
    RuleBasedPlayer player;
    return say(player, toLead(hand, others), move);
}

Reasons answers(const char* lead, const char* hand, const Hands& others, const char* move) {
    RuleBasedPlayer player;
    return say(player, toAnswer(lead, hand, others), move);
}

const Hands kHighTwos{"KD KC", "AD AC", "2D 2C"};
const Hands kHighThrees{"KD KC 8D", "AD AC 7D", "2D 2C 6D"};
const Hands kHighOne{"KD", "AD AC", "2D 2C"};
// Few are higher than a queen or a pair of them.
const Hands kLow{"3D 3C 4D", "4C 5D 5C", "2D 2C 6D 6C 7D"};

Sentences ofTwoToFourCards() {
    const Hands someTwo{"KD KC", "AD AC 3D", "2D 2C 3C"};
    const Hands noPairs{"KD JD", "JC TD", "TC AS"};
    constexpr auto kThreeCards = "Three cards left: the lowest class first, which is %1.";
    constexpr auto kTwoPairs = "Two pairs left: the lower one first.";
    constexpr auto kFourCards =
        "Four cards left, none of class A: the lowest class first, which is %1.";
    return {
        // Algorithm 2
        {"Two cards left, one of class A: the higher one takes control, the other follows.", "",
         leads("5D 2S", {"KD KC", "AD AC", "QD QC"}, "2S")},
        {"Two cards left, and an opponent has only one: the higher card.", "",
         leads("5D 9C", kHighOne, "9C")},
        {"Two cards left: the lower one first.", "", leads("5D 9C", kHighTwos, "5D")},

        // Algorithm 3: a pair and a single card, then three single cards
        {"Three cards left, the pair of class A: it takes control, the last card follows.", "",
         leads("5D QD QC", noPairs, "QD QC")},
        {"Three cards left, the single one of class A: it takes control, the pair follows.", "",
         leads("5D 5C 2S", {"KD KC", "AD AC", "9D 8D"}, "2S")},
        {"Three cards left, and an opponent has only one: the pair.", "",
         leads("5D 5C 9D", {"KD KC", "AD AC", "2S"}, "5D 5C")},
        {"Three cards left, and an opponent has two: the single card.", "",
         leads("5D 5C 9D", {"KD KC", "AD AC 3D", "2S 2H 8D"}, "9D")},
        {kThreeCards, "D", leads("5D 5C 9D", kHighThrees, "5D 5C")},
        {kThreeCards, "C", leads("5D 5C 9D", {"4D 4C 8D", "AD AC 7D", "2S 2H KD"}, "5D 5C")},
        {kThreeCards, "B", leads("QD QC AD", kLow, "QD QC")},
        {"Three single cards left, the highest of class A: the middle one first.", "",
         leads("5D 9C 2S", {"KD KC", "AD AC", "8D 8C"}, "9C")},
        {"Three single cards left, and an opponent has only one: the highest.", "",
         leads("5D 9C JD", kHighOne, "JD")},
        {"Three single cards left: the lowest first.", "", leads("5D 9C JD", kHighTwos, "5D")},

        // Algorithm 4: two pairs, then one, then none
        {"Two pairs left, the higher of class A: it takes control, the other follows.", "",
         leads("5D 5C QD QC", noPairs, "QD QC")},
        {"Two pairs left, and an opponent has two cards: the higher pair.", "",
         leads("5D 5C 9D 9C", someTwo, "9D 9C")},
        {kTwoPairs, "", leads("5D 5C 9D 9C", kHighThrees, "5D 5C")},
        {kTwoPairs, "", leads("9D 9C 9H 9S", kHighThrees, "9D 9C")},
        {"A pair and two single cards left, one of class A: the lower one first.", "",
         leads("5D 5C 9D 2S", {"KD KC 8D", "AD AC 7D", "TD TC 6D"}, "9D")},
        {"A pair and two single cards left, and an opponent has only one: the pair.", "",
         leads("3S 5S QD QC", {"KD", "JD JC", "TD TC"}, "QD QC")},
        {"A pair and two single cards left, and an opponent has two: the lower single card.", "",
         leads("3S 5S QD QC", {"KD AD 2D", "JD JC", "TD TC 9D"}, "3S")},
        {"A pair of class A and two single cards left: the lower single card, the pair is for "
         "later.",
         "", leads("3S 5S QD QC", {"KD AD 2D", "JD JC 8D", "TD TC 9D"}, "3S")},
        {kFourCards, "D", leads("5D 5C 9D TD", kHighThrees, "5D 5C")},
        {kFourCards, "C", leads("5D 5C 9D TD", {"4D 4C 8D", "AD AC 7D", "2S 2H KD"}, "5D 5C")},
        {kFourCards, "B", leads("QD QC KS AD", kLow, "QD QC")},
        {"Four single cards left, one of class A: the second lowest first.", "",
         leads("5D 9C JD 2S", {"KD KC", "AD AC", "8D 8C"}, "9C")},
        {"Four single cards left, and an opponent has only one: the highest.", "",
         leads("5D 9C JD QC", kHighOne, "QC")},
        {"Four single cards left: the lowest first.", "", leads("5D 9C JD QC", kHighTwos, "5D")},
    };
}

Sentences ofMoreCards() {
    const Hands straight{"9C TD JC QD KC", "AD AC", "2D 2C"};
    const Hands oneHigh{"3D 3C 3H 4D 4C 4H 5D 5C", "6D 6C 6H 7D 7C 7H 8D 2S", "8C 8H 9D 9C"};
    const Hands noneHigh{"3D 3C 3H 4D 4C 4H 5D 5C", "6D 6C 6H 7D 7C 7H 8D", "8C 8H 9D 9C"};
    const Hands threes{"KD KC 8D", "AD AC 7H", "2D 2C 6D"};
    constexpr auto kLast = "Its last play, which wins.";
    constexpr auto kHighest =
        "An opponent has only one card, and only single cards are left: the highest class first, "
        "which is %1.";
    constexpr auto kLowest = "In control: the lowest class first, which is %1.";
    constexpr auto kOneOfA = "Winning strategy: two plays left, one of class A goes first.";
    constexpr auto kFiveOfThree = "Winning strategy: three plays left, five cards first.";

    RuleBasedPlayer player;
    RuleBasedPlayer bySum({.valueLeft = ValueLeft::Sum});
    State first = toLead("3D 9D QS", kHighThrees);
    first.pub.turns = first.pub.roundStart = 0;
    State firstAny = toLead("3D 5D 7D 9C JD", kHighTwos);
    firstAny.pub.turns = firstAny.pub.roundStart = 0;
    firstAny.pub.options.firstAny = true;

    return {
        {kLast, "", leads("9D", kHighTwos, "9D")},
        {kLast, "", leads("9D 9C", kHighTwos, "9D 9C")}, // Algorithm 2, line 3
        {kLast, "", leads("9D 9C 9H JD JC", kHighTwos, "9D 9C 9H JD JC")},
        {"Begins with the play to which its three of diamonds belongs.", "",
         say(player, first, "3D")},
        {kLowest, "D", say(player, firstAny, "3D")},

        // Algorithm 5
        {"An opponent has only one card: five cards.", "",
         leads("3D 4C 5H 6C 7D 9S JD KC", {"KD", "AD AC 8C", "2D 2C 8D"}, "3D 4C 5H 6C 7D")},
        {"An opponent has only one card: a pair.", "",
         leads("3D 3C 5D 7D 9C JD", kHighOne, "3D 3C")},
        {kHighest, "A", leads("3D 5D 7D 9C 2S", {"KD", "AD AC", "QD QC"}, "2S")},
        {kHighest, "B", leads("3D 5D 7D 9C AD", {"KD", "KC QD QC JD", "JC TD TC 2D"}, "AD")},
        {kHighest, "C", leads("3C 5D 7D 9C JD", {"4D", "KD KC QD", "AD AC 2D"}, "5D")},
        {kHighest, "D", leads("3C 4D 5D 6D 8C", {"KD", "AD AC QD", "2D 2C QC"}, "3C")},
        {"More pairs than single cards: the lowest pair.", "",
         leads("3D 3C 5D 5C 7D 7C 9D 9C", kHighTwos, "3D 3C")},
        {kLowest, "D", leads("3C 5D 7D 9C JD", kHighTwos, "3C")},
        {kLowest, "C", leads("3C 5D 7D 9C JD", {"3D KC QD", "AD AC 8D", "2D 2C 8C"}, "3C")},
        {kLowest, "B", leads("TS QS KD AD 2D", oneHigh, "TS")},
        {kLowest, "A", leads("TS QS KD AD 2D", noneHigh, "TS")},
        // A five-card play of a class comes before its other plays.
        {kLowest, "D", leads("3D 4C 5H 6C 7D 8S JD QS", straight, "4C 5H 6C 7D 8S")},

        // Algorithm 6
        {kOneOfA, "", leads("3D 4C 5D 6C 7D 2S", {"KD KC", "AD AC", "8D 9C"}, "3D 4C 5D 6C 7D")},
        {"Winning strategy: two plays left, none of class A, the five cards first.", "",
         leads("3D 4C 5D 6C 7D 9S", straight, "3D 4C 5D 6C 7D")},
        {"Winning strategy: three plays left, %1 of class A, one of them goes first.", "2",
         leads("3D 4C 5D 6C 7D 9D 2S", {"KD KC", "AD AC", "8H 9C"}, "3D 4C 5D 6C 7D")},
        {kFiveOfThree, "", leads("3D 4C 5D 6C 7D 9D 2S", straight, "3D 4C 5D 6C 7D")},
        {"Winning strategy: three plays left, and an opponent has two cards, the highest pair "
         "first.",
         "", leads("3D 3C 5D 5C 9D", {"KD KC", "AD AC 8D", "2D 2C 8C"}, "5D 5C")},
        {"Winning strategy: three plays left, the lowest pair first.", "",
         leads("3D 3C 5D 5C 9D", kHighThrees, "3D 3C")},

        // Algorithms 10 and 11
        {"It has no other five cards to play.", "",
         leads("3D 4C 5D 6C 7D 9S", straight, "3D 4C 5D 6C 7D")},
        {"Its hand has two five-card plays side by side.", "",
         leads("3C 4D 5C 6S 7D 9D 9C 9H 9S TD JD", threes, "3C 4D 5C 6S 7D")},
        {"Of all five-card plays of its hand this one leaves the highest card.", "",
         leads("3C 4D 5C 6S 7D 8H", threes, "3C 4D 5C 6S 7D")},
        {"Of all five-card plays of its hand this one leaves the highest card and the fewest "
         "plays.",
         "", leads("5D 5C 5H 5S 8C 9D 9C 2S", threes, "5D 5C 5H 5S 8C")},
        {"Of all five-card plays of its hand this one leaves the cards of the highest sum.", "",
         say(bySum, toLead("3C 4D 5C 6S 7D 8H", threes), "3C 4D 5C 6S 7D")},
        {"Of all five-card plays of its hand this one leaves the cards of the highest sum in the "
         "fewest plays.",
         "",
         say(bySum, toLead("4D 5D 5C 5H 6D 7D 7C 8D", {"KD KC 9D", "AD AC 9C", "2D 2C TD"}),
             "4D 5D 6D 7D 8D")},
        {"Of equally good five-card plays of its hand this one is the highest.", "",
         leads("5D 5C 6C 7S 8C 9H 9C 2S", threes, "5D 6C 7S 8C 9H")},
    };
}

Sentences ofAnswers() {
    const Hands someTwo{"KD KC", "AD AC 7D", "2D 2C 6D"};
    const Hands early{"3D 3C 3H 3S 4D 4C 4H", "4S 5D 5C 5H 5S 6D 6C", "6H 6S 7D 7C 7H 7S 8D"};
    constexpr auto kLast = "Its last play, which wins.";
    constexpr auto kAnswers = "Answers with the lowest class it can, which is %1.";
    constexpr auto kNone = "None of the plays that its hand is split into beats the table.";
    constexpr auto kHalf = "At least half of its plays are of class A, so nothing is held back.";
    constexpr auto kNotHighest = "It is not the highest card it has.";
    constexpr auto kHighest = "It holds its highest card back.";
    constexpr auto kForPair = "An opponent has only one card: it breaks its %1 up for a pair.";
    constexpr auto kNothing =
        "An opponent has only one card, but nothing that its rules break up beats the table.";

    const Hands fives{"TD JC QD KC AD", "AC AS 7C", "2D 2C 3D"};
    constexpr auto kThreePlays = "4D 4H 6D 9D 9C 9H 2S";
    constexpr auto kFourPlays = "4D 4H 5D 6D 9D 9C 9H 2S";
    constexpr auto kWinning =
        "Winning strategy: at most three plays left, the highest that beats the table.";
    constexpr auto kThreat = "An opponent has only one card: its highest single card.";

    const auto with = [](const RuleBasedParams& params, const char* lead, const char* hand,
                         const Hands& others, const char* move) {
        RuleBasedPlayer player(params);
        return say(player, toAnswer(lead, hand, others), move);
    };
    const auto splits = [](const char* lead, const char* hand, const char* move) {
        RuleBasedPlayer player({.splitsPairs = true});
        return say(player, toAnswer(lead, hand, {"KD KC 8D", "AD AC 7D", "QD QC 6D"}), move);
    };
    return {
        {kLast, "", answers("4D", "9D", kHighTwos, "9D")},
        {kLast, "", answers("4D 4C", "9D 9C", kHighTwos, "9D 9C")},
        {kLast, "", // Algorithm 8, line 13
         answers("3D 4C 5D 6C 7D", "4D 5C 6D 7C 8C", kHighTwos, "4D 5C 6D 7C 8C")},

        // Algorithm 7
        {kAnswers, "D", answers("3D", "4D 9C KS", kHighThrees, "4D")},
        {kAnswers, "C", answers("8C", "4D 9C KS", kHighThrees, "9C")},
        {kAnswers, "B", answers("JD", "QS KD AS", kLow, "QS")},
        {kAnswers, "A", answers("AS", "3C 5D 2S", {"KD KC", "AD AC 8D", "2D 2C 8C"}, "2S")},
        {kNone, "", answers("2S", "3C 5D 2H", kHighThrees, "pass")},
        // Not what could be made by breaking these up.
        {kNone, "", answers("8C", "9D 9C 5D 7C", kHighThrees, "pass")},

        // Algorithm 8: a single card
        {"With two cards nothing is held back.", "", answers("4D", "5D 9C", kHighThrees, "5D")},
        {"An opponent has fewer than three cards, so nothing is held back.", "",
         answers("4D", "5D 9C JD", someTwo, "5D")},
        {kHalf, "", answers("4D", "5D KS AS", {"QD QC JD", "JC TD TC", "9D 9C 8D"}, "5D")},
        {"Passes.", "", answers("TD", "5D 5C JD", kHighThrees, "pass")},
        {kHighest, "", answers("TD", "5D 5C JD", kHighThrees, "pass")},
        {kNotHighest, "", answers("4D", "5D 9C JD", kHighThrees, "5D")},
        // Early in the game it holds its highest card back whatever its classes.
        {kHalf, "", answers("JD", "QD QC KD KC AS", early, "AS")},
        {kNotHighest, "", answers("JD", "QD QC KD KC 2D 2C AS", early, "AS")},
        {kNotHighest, "", answers("JD", "TD TC TH KD KC QD AS", early, "QD")},
        // A pair
        {"With three cards no pair is held back.", "",
         answers("4D 4C", "5D 5C 9D", kHighThrees, "5D 5C")},
        {"An opponent has two cards at most, so no pair is held back.", "",
         answers("4D 4C", "5D 5C 9D TD", someTwo, "5D 5C")},
        {"It holds its pair of twos back: they win two single rounds.", "",
         answers("4D 4C", "2H 2S 9D TD", kHighThrees, "pass")},
        {"Only a pair of twos would be held back.", "",
         answers("4D 4C", "5D 5C 9D TD", kHighThrees, "5D 5C")},

        // Algorithm 9
        {kForPair, "full house", answers("4D 4C", "9D 9C 9H JD JC", kHighOne, "9D 9C")},
        {kForPair, "full house", answers("TD TC", "9D 9C 9H JD JC", kHighOne, "JD JC")},
        {kForPair, "four of a kind", answers("4D 4C", "9D 9C 9H 9S JD", kHighOne, "9D 9C")},
        {kNothing, "", answers("KS KH", "9D 9C 9H JD JC", kHighOne, "pass")},
        {kNothing, "", answers("4D 4C", "9D TC JD QC KC", kHighOne, "pass")},
        {"An opponent has only one card: it breaks a pair up.", "",
         answers("9C", "TD TC 4D 5D", kHighOne, "TD")},
        {"An opponent has only one card: it breaks its %1 up for a single card.", "straight",
         answers("7C", "8D 9D TC JD QC 3C", kHighOne, "8D")},
        {kNothing, "", answers("2S", "8D 9D TC JD QC 3C", kHighOne, "pass")},
        // As printed: five cards are not broken up while there is a pair.
        {kNothing, "", answers("7C", "3D 3C 8D 9D TC JD QC", kHighOne, "pass")},
        {kNothing, "", answers("9S TH JH QH KH", "3D 3C 8D 9D TC JD QC", kHighOne, "pass")},
        // Not while all have more.
        {kNone, "", answers("9C", "TD TC 4D 5D", kHighTwos, "pass")},

        // With pairs=split
        {kNone, "", answers("KS", "2D 2H 3C 4D", {"KD KC 8D", "AD AC 7D", "QD QC 6D"}, "pass")},
        {"Breaks a pair of class A up: each of its cards may take control.", "",
         splits("KS", "2D 2H 3C 4D", "2D")},
        // Not a lower pair, not while a single card is there to answer or to be held back.
        {kNone, "", splits("JS", "KH KS 3C 4D", "pass")},
        {kAnswers, "D", splits("3D", "2D 2C 3C 4D", "3C")},
        {kHighest, "", splits("KS", "2D 2C 3C 4D 6H 2S", "pass")},

        // With fives=split: not while a pair can be broken up instead.
        {"An opponent has only one card: it breaks its %1 up for a single card.", "straight",
         with({.splitsFives = true}, "7C", "3D 3C 8D 9D TC JD QC", kHighOne, "8D")},
        {"An opponent has only one card: it breaks a pair up.", "",
         with({.splitsFives = true}, "7C", "8D 9D TC JD QC KH KS", kHighOne, "KH")},

        // With plays=overlapping: cards of pairs and of five cards answer, too.
        {kAnswers, "C",
         with({.overlaps = true}, "8C", "9D 9C 5D 7C", {"4D KC 8D", "AD AC 7D", "2D 2C 6D"}, "9D")},
        {kAnswers, "C",
         with({.overlaps = true}, "7C", "3D 3C 8D 9D TC JD QC",
              {"KD 2S 2H", "AD AC 4C", "2D 2C 4D"}, "8D")},

        // With winning=always: three plays left, nothing is held back; not with four.
        {kHighest, "", answers("7D", kThreePlays, fives, "pass")},
        {kWinning, "", with({.winsAnywhere = true}, "7D", kThreePlays, fives, "2S")},
        {kHighest, "", with({.winsAnywhere = true}, "7D", kFourPlays, fives, "pass")},

        // With threat=highest: while an opponent has one card.
        {kAnswers, "D", answers("7D", "7C 7S 9C 2S", kHighOne, "9C")},
        {kThreat, "", with({.playsHighest = true}, "7D", "7C 7S 9C 2S", kHighOne, "2S")},
        {kAnswers, "C",
         with({.playsHighest = true}, "7D", "7C 7S 9C 2S", {"KD KC", "AD AC 6D", "2D 2C 3D"},
              "9C")},
    };
}

// Algorithm 8 for five cards.
Sentences ofFiveCardsHeldBack() {
    // Seat 1 has passed the straight of seat 0; nobody but seat 2 can have five cards of its own
    // that beat it.
    const auto early = [](const char* lead) {
        const Hands others{"3D 3H 5S 8D JD JC QD", "KD KC 8C JH QC 6C 4H", "QH AD AC 2D 8S 3S KH"};
        State state = endgame({std::string(lead) + " " + others[0], others[1],
                               "4D 5C 6D 7C 8H 9D 9C 9H 9S TC", others[2]},
                              {.firstAny = true});
        state.pub.turns = state.pub.roundStart = 0;
        return after(state, {lead, "pass"});
    };
    const State low = early("3C 4C 5H 6S 7D");
    const State high = early("TH JS QS KS AS");
    State nobodyPassed = high;
    nobodyPassed.pub.history[1] = Turn(1, cardSet("KD"));
    State later = high;
    later.pub.turns = 5;
    State fewCards = high;
    fewCards.pub.handSizes[1] = 6;

    RuleBasedPlayer player;
    constexpr auto kStraight = "4D 5C 6D 7C 8H";
    constexpr auto kFour = "9D 9C 9H 9S TC";
    constexpr auto kNoNeed = "There is no need to hold five cards back.";
    return {
        {"It holds high five cards back so early in the game: an opponent has passed, and the "
         "other five cards should lead.",
         "", say(player, high, "pass")},
        // The straight is of no high class, the four is.
        {kNoNeed, "", say(player, low, kStraight)},
        {kNoNeed, "", say(player, nobodyPassed, kFour)},
        {kNoNeed, "", say(player, later, kFour)},
        {kNoNeed, "", say(player, fewCards, kFour)},
    };
}

} // namespace

TEST_CASE("Every sentence of Big Two's players has a position") {
    Sentences table;
    for (const Sentences& part : {ofSimplePlayers(), ofMoves(), ofSearch(), ofTwoToFourCards(),
                                  ofMoreCards(), ofAnswers(), ofFiveCardsHeldBack()})
        table.insert(table.end(), part.begin(), part.end());
    checkSentences(PARLOUR_SOURCE "/ai/bigtwo", "Big Two reasons", table);
}
