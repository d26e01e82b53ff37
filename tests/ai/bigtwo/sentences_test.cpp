// What Big Two's players say, and in which positions. The paper's player has a case for every
// branch of its algorithms that can be reached, with the move it makes.
#include "ai/bigtwo/champion.h"
#include "ai/bigtwo/drawbacks.h"
#include "ai/bigtwo/explain.h"
#include "ai/bigtwo/lead_reasons.h"
#include "ai/bigtwo/rule_based.h"
#include "ai/bigtwo/simple_players.h"
#include "ai/bigtwo/what_it_leaves.h"
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
        {"Any legal move will do: this one is drawn by lot.", "",
         say(random, toLead("5D", others), "5D")},
        {"Any play will do: this one is drawn by lot.", "",
         say(randomized, toLead("5D", others), "5D")},
        {"Pass: you have nothing higher.", "",
         say(randomized, toAnswer("2D", "5D 7C", others), "pass")},
        {"Lead what beats the fewest of the plays still out: the %1.", "single card",
         leads(ConventionalLead::Probability)},
        {"Lead your lowest card with as many others as you can: the %1.", "single card",
         leads(ConventionalLead::LowestCard)},
        {"Lead as many cards as you can at once, the lowest: the %1.", "single card",
         leads(ConventionalLead::MostCards)},
        {"Lead as few cards as you can, the lowest: the %1.", "single card",
         leads(ConventionalLead::FewestCards)},
        {"Beat it as low as you can.", "",
         say(conventional, toAnswer("6D", "5D 7C 7D 2S", others), "7D")},
        {"Pass: you have nothing higher.", "",
         say(conventional, toAnswer("2D", "5D 7C", others), "pass")},
    };
}

// What the champion says for a move that is better than the next.
Reasons prefers(const State& state, const char* best, const char* next) {
    return explain(viewToMove(state),
                   comparing<BigTwo>(state, cardSet(best), cardSet(next), {0.6, 0}, {0.4, 0},
                                     Mind(ChampionParams{}).winWorth()));
}

// The same of more moves, with their chances to win.
Reasons prefers(const State& state, const std::vector<std::string>& moves,
                const std::vector<double>& wins) {
    BigTwo::MoveList list;
    for (const std::string& move : moves) list.push_back(cardSet(move));
    std::vector<parlour::Outcome> outcomes;
    for (const double win : wins) outcomes.push_back({win, 0});
    return explain(viewToMove(state),
                   comparing<BigTwo>(state, list, outcomes, Mind(ChampionParams{}).winWorth()));
}

Sentences ofChampion() {
    const Hands many{"3S 4S 7D 7C 9D 9C JC", "AD AC 2D", "TS JS QD KS 2S"};
    const Hands longer{"3S 4S 7D 7C 9D 9C JC", "AD AC 2D 5S", "TS JS QD KS 2S"};
    const Hands spread{"3S 4S 5D 2S KD", "6D 7D TD JH 2D KS", "9C TC JS QD 2H"};
    const Hands one{"KD KC", "AD", "2D 2C"};
    const Hands twos{"3S 4S 7D 7C 9D 9C JC", "AD 3C 2D 2C", "2H 2S TS JS"};
    const Hands noTwos{"3S 4S 7D 7C 9D 9C JC", "AD AC", "TS JS QD KS"};
    const auto leads = [](const char* hand, const Hands& others, const char* best,
                          const char* next) { return prefers(toLead(hand, others), best, next); };
    const auto answers = [](const char* lead, const char* hand, const Hands& others,
                            const char* best, const char* next) {
        return prefers(toAnswer(lead, hand, others), best, next);
    };
    const Hands nearlyOut{"3S 4S", "AD AC 2D 5S", "TS JS QD KS 2S"};
    const Hands few{"4C 4S 5C 7H", "5H 7D", "8C 8H 9D"};
    const Hands twoOfSpades{"3S 4S 5S 7D 7H", "4D 9D TD JD", "5D 6D 2S"};
    constexpr auto kPass = "";
    State onlyOpening = toLead("3D 5C 8S", longer);
    onlyOpening.pub.turns = onlyOpening.pub.roundStart = 0;
    Champion champion;
    const State sure = toLead("3D 9D 9C 2S", {"4D 8D", "6D KD", "7D AD"});
    return {
        {"Play all that you have left: you win.", "",
         explainMove(viewToMove(toLead("8C 8H", many)), cardSet("8C 8H"))},
        {"Play your last card: you win.", "",
         explainMove(viewToMove(toLead("8C", many)), cardSet("8C"))},
        {"You have to open with your three of diamonds, and it goes with nothing else.", "",
         explainMove(viewToMove(onlyOpening), cardSet("3D"))},
        {"You win in %1 plays, whatever the others hold.", "3", say(champion, sure, "9D 9C")},

        // Leads
        {"Nobody can beat the %1, and then you play the rest and win.", "two of hearts",
         leads("8C 2H", noTwos, "2H", "8C")},
        {"Don't lead a single: %1 has only one card left and can't beat the %2.",
         "seat 2, pair of eights", leads("4D 6C 8C 8H", one, "8C 8H", "4D")},
        {"Play your highest card: %1 has only one card left.", "seat 2",
         leads("4D 6C 8C", {"KD 7C", "AD", "2D 2C"}, "8C", "4D")},
        {"Risk the %3, although %1 has only one card left: you need the %2 later.",
         "seat 2, ten of spades, four of diamonds", leads("4D 8C TS", one, "4D", "TS")},
        {"Risk the %3, although %1 has only one card left: you need the %2 later.",
         "seat 2, pair of tens, four of diamonds", leads("4D 8C TC TS", one, "4D", "TS")},
        {"Risk the %3, although %1 has only one card left: you need the %2 later to win the lead.",
         "seat 3, king of clubs, six of clubs",
         answers("5D", "6C 9C KC 8D", {"4D 4H 4S", "6D 6H", "7D"}, "6C", "9C")},
        {"%1 has only one card left, so don't play too low.", "seat 2",
         answers("9H", "4S 5S 7C 8H 8S 9C 9S TH QS KC AD AC 2C",
                 {"3H 3S 4D 4C", "5C", "6S 8D 9D TD JD JH QC KH AH AS 2D 2H 2S"}, "TH", "9S")},
        {"Play the %1: if nobody beats it, you go out with your other %2.", "flush, flush",
         leads("4D 6D 8D TD QD 4S 6S 8S TS QS", {"3H 4H 5H 7H KH 5C", "9D 9C JC JD", "AC AD 2D 2C"},
               "4D 6D 8D TD QD", "4D")},
        {"Play the %1: if nobody beats it, you go out with your %2.",
         "pair of eights, four of diamonds", leads("4D 8C 8H", many, "8C 8H", "8C")},
        {"Play five at once: with only %2 cards left %1 can't beat them.", "seat 2, 3",
         leads("3H 4D 5D 6H 7S 9S TC 2C", many, "3H 4D 5D 6H 7S", "9S")},
        {"Play five at once: with only one card left %1 can't beat them.", "seat 2",
         leads("3H 4D 5D 6H 7S 9S 9H TC 2C", {"3S 4S 7D 7C 9D JC", "AD", "TS JS QD KS 2S"},
               "3H 4D 5D 6H 7S", "9S 9H")},
        {"Nobody has five cards left to beat the %1, so you lead again.", "straight",
         leads("3H 4D 5D 6H 7S 9S TC 2C", few, "3H 4D 5D 6H 7S", "9S")},
        {"Lead the %1: your %2 wins the lead back, and then you play the rest and win.",
         "seven of clubs, two of spades", leads("3C 3H 7C 2S", few, "7C", "3C 3H")},
        {"Split your %1: nobody can beat the %2, so you lead again.", "flush, two of spades",
         leads("4D 4C 3S 5S 7S 9S 2S", {"4H 6H 8H TH QH", "9D 9C JC 6C", "TS JS 2H 6D"}, "2S",
               "4D")},
        {"Play your %1 one at a time: each of them wins you the lead.", "twos",
         leads("4D 8C 2H 2S", noTwos, "2S", "4D")},
        {"Lead the %1, your lowest, and play this hand as pairs rather than as a straight.",
         "pair of eights", leads("8D 8S 9H 9S TD JD JH QS", many, "8D 8S", "8D 9H TD JD QS")},
        {"Lead the %1: it beats no pair still out, so only a lead gets rid of it.", "pair of fives",
         leads("3C 5D 5H JD", many, "5D 5H", "JD")},
        {"Lead the %1 now: it will hardly ever beat another pair.", "pair of sixes",
         leads("3C 6H 6S JD", {"4S 4D 9D 9C JC JS", "AD AC 2D 5S", "TS TD QD KS 2S"}, "6H 6S",
               "JD")},
        {"Get rid of two cards at once with the %1.", "pair of eights",
         leads("4D 8C 8H JD", many, "8C 8H", "4D")},
        {"Play the %1 and keep the %2, which only the %3 can still beat.",
         "eight of clubs, two of hearts, two of spades", leads("4D 8C JD 2H", many, "8C", "2H")},
        {"Play the %1 and keep the %2, which only %3 of the cards still out can beat.",
         "eight of clubs, queen of clubs, 5", leads("4D 8C JD QC", many, "8C", "QC")},
        {"Play the %1 and keep the %2, which can beat more later.",
         "eight of clubs, queen of clubs",
         leads("4D 8C JD QC", {"3S 4S 7D 9C", "AD AC 2D 5S KD KH", "TS JS QH KS 2S QS 2C AH"}, "8C",
               "QC")},
        {"Play the %1 and keep the %2, which only a %3 can still beat.",
         "pair of tens, pair of queens, pair of aces",
         leads("6S TC TH QD QS AS", {"4S JD JC AD AC", "5D 5H 7S KC", "3S 8D 8H 2S"}, "TC TH",
               "QD QS")},
        {"Play the %1 and keep the %2, which only the other two %3 can still beat.",
         "pair of tens, pair of twos, twos",
         leads("6S TC TH 2D 2H KS", {"4S JD JC AD AC", "5D 5H 7S 2C", "3S 8D 8H 2S"}, "TC TH",
               "2D 2H")},
        {"Play the %1 and keep the %2, which only the other two %3 or a %4 can still beat.",
         "pair of tens, pair of queens, queens, pair of aces",
         leads("6S TC TH QD QC AS", {"4S JD JC AD AC", "5D 5H 7S QH", "3S 8D 8H QS"}, "TC TH",
               "QD QC")},
        {"Play the %1 and keep the %2, which only a %3 or a %4 can still beat.",
         "pair of tens, pair of queens, pair of kings, pair of aces",
         leads("6S TC TH QD QS AS", {"4S JD JC AD AC", "5D 5H 7S KC KD", "3S 8D 8H 2S"}, "TC TH",
               "QD QS")},
        {"Lead the %1 rather than the %2: it is harder to beat.",
         "eight of clubs, four of diamonds", leads("4D 8C JD QC", longer, "8C", "4D")},
        {"Play the %1 rather than the %2: %3 has only %4 cards left, so don't make it easy to beat "
         "this.",
         "eight of clubs, four of diamonds, seat 2, 3", leads("4D 8C JD QC", many, "8C", "4D")},
        {"Play the %1 rather than the %2: %3 has only one card left, so don't make it easy to beat "
         "this.",
         "eight of clubs, four of diamonds, seat 2",
         leads("4D 8C TS", {"KD KC 5S 5C", "AD", "2D 2C 2H 2S"}, "8C", "4D")},
        {"You have the lead: get rid of a low card, the %1 or the %2.",
         "six of clubs, four of diamonds",
         prefers(toLead("4D 6C 9S TH KD", longer), {"6C", "4D", "KD"}, {0.6, 0.6, 0.4})},
        {"Lead the %1, the lowest card you hold that goes with nothing else.", "six of hearts",
         leads("3H 3S 4C 4S 6H 9C JC QH AS", {"4D 4H 5C 5H 5S", "7D 7C 8D 8S", "TD TH JD KC KH"},
               "6H", "9C")},
        {"Lead the %1: your three %2 still make a full house with another pair.",
         "pair of threes, fives",
         leads("3D 3S 5D 5H 5S 6C 6H 9H 9S JD JS KH AH",
               {"4D 4C 4H 7D 7C", "8D 8C TD TC TH", "2D 2C 2H QD QC"}, "3D 3S", "3D 3S 5D 5H 5S")},
        {"You almost certainly won't win this game, but every card you get rid of saves you a "
         "point.",
         "", prefers(toAnswer("3C", "4D 8C JD QC", longer), {"8C", "4D"}, {0.01, 0.005})},
        {"You almost certainly won't win this game, whatever you lead.", "",
         prefers(toLead("4D 8C JD QC", longer), {"8C", "4D"}, {0.01, 0.005})},
        {"You almost certainly won't win this game.", "",
         prefers(toAnswer("KH", "3C 8C AH", many), {"", "AH"}, {0.01, 0.01})},
        {"You almost certainly won't win this game, but your %1 may still get rid of five cards at "
         "once.",
         "straight", prefers(toAnswer("6H", "3C 4C 5D 6C 7S", many), {"", "7S"}, {0.01, 0.03})},
        {"You win this whatever you do: any play is good.", "",
         prefers(toLead("4D 8C JD QC", longer), {"8C", "4D"}, {1, 0.99})},
        {"Nobody can beat the %1, so you lead again.", "two of hearts",
         leads("4D 8C 2H", noTwos, "2H", "4D")},
        {"Lead the %1: the %2 is likelier to beat a card later, and then you are out.",
         "four of diamonds, king of clubs", leads("4D KC", many, "4D", "KC")},
        {"You have the lead: get rid of the %1, your lowest card.", "four of diamonds",
         leads("4D 8C JD", many, "4D", "JD")},
        {"You have the lead: get rid of two of your lowest cards at once.", "",
         leads("4D 4C 8C JD", many, "4D 4C", "JD")},
        {"Lead the %1: %2 cards go at once, your lowest among them.", "straight, 5",
         leads("3D 4D 5C 6H 7S 9S TC 2C", longer, "3D 4D 5C 6H 7S", "2C")},
        {"Only three %1, four of a kind or a straight flush can still beat this full house, so you "
         "very likely lead next.",
         "twos",
         leads("3D 3C 5S 9C AD AC AH", {"2D 2C 2H 4D", "4C 4H 4S 6D 6C", "7S 8S 9S TS JS"},
               "3D 3C AD AC AH", "5S")},
        {"Only four of a kind or a straight flush can still beat this full house, so you very "
         "likely lead next.",
         "",
         leads("3D 3C 5S 9C AD AC AH", {"2D 2C 6H 4D", "4C 4H 4S 6D 6C", "7S 8S 9S TS JS"},
               "3D 3C AD AC AH", "5S")},
        {"Only a higher four of a kind or a straight flush can still beat your four of a kind, so "
         "you very likely lead next.",
         "",
         leads("3D 5S 9C JD JC JH JS", {"QD QC QH QS", "4C 4H 4S 6S 6C", "7S 8S 9S TS AS"},
               "3D JD JC JH JS", "5S")},
        {"Play the four %1 and throw in your %2, your lowest other card.",
         "jacks, three of diamonds",
         leads("3D 5S 9C JD JC JH JS", {"QD QC QH QS", "4C 4H 4S 6S 6C", "7S 8S 9S TS AS"},
               "3D JD JC JH JS", "5S JD JC JH JS")},
        {"Get rid of five cards at once with the %1.", "straight",
         leads("3D 4D 5C 6H 7S 8S TC 2C", longer, "4D 5C 6H 7S 8S", "3D")},
        {"Play the %1: only the %2 can still beat it, so you will probably lead next.",
         "two of clubs, two of spades",
         leads("4D 8C JD 2C", {"3S 4S 7D 7C 9D 9C JC", "AD AC 5S", "TS JS QD KS 2S"}, "2C", "JD")},
        {"Play the %1: only the %2 and the %3 can still beat it, and you may lead next.",
         "ace of hearts, two of diamonds, two of spades", leads("4D 8C JD AH", many, "AH", "JD")},
        {"Play the %1: only the other two %2 can still beat it, so you will probably lead next.",
         "pair of twos, twos",
         answers("KH KC", "3C 8C 2D 2C", {"3S 4S 7D 9D", "AD 2H 2S", "TS JS QD KS"}, "2D 2C",
                 kPass)},
        {"Play the %1: only a %2 can still beat it, and you may lead next.",
         "pair of aces, pair of twos",
         answers("KH KC", "3C 8C AD AC", {"3S 4S 7D 9D", "AH 2H 2S", "TS JS QD KS"}, "AD AC",
                 kPass)},
        {"Play the %1: only %2 cards still out can beat it, and you may lead next.",
         "ace of hearts, 3",
         leads("4D 8C JD AH", {"3S 4S 7D 7C 9D 9C JC", "AS AC 2D", "TS JS QD KS 2S"}, "AH", "JD")},
        {"Lead a single card, no pair: %1 has two cards left and might go out on it.", "seat 1",
         leads("4D 6C 8C 8H", {"KD KC", "AD 3C 3H", "2D 2C 3S"}, "6C", "8C 8H")},
        {"Lead the %1 rather than a lower card: whoever wants the lead has to spend more.",
         "eight of clubs", leads("4D 8C JD JH", many, "8C", "JD JH")},

        // Answers
        {"Split your %1: nobody can beat the %2, so you lead next.", "pair of twos, two of clubs",
         answers("KH", "3C 2C 2H", noTwos, "2C", kPass)},
        {"Nobody can beat the %1, so you lead next.", "two of hearts",
         answers("KH", "3C 8C 2H", noTwos, "2H", kPass)},
        {"Don't leave the lead to %1, who has only %2 cards left.", "seat 0, 2",
         answers("5H", "3C 8C AH", nearlyOut, "8C", kPass)},
        {"Go high with the %2: %1 has only two cards left.", "seat 0, ace of hearts",
         answers("TH", "3C JC AH", nearlyOut, "AH", kPass)},
        {"Beat it with the %1: that breaks nothing up, and it may win you the lead.",
         "king of diamonds", answers("5H", "3C 3H 5C KD", many, "KD", kPass)},
        {"Beat it with the %1: it may win you the lead.", "king of diamonds",
         answers("5H", "3C 4C KD", many, "KD", kPass)},
        {"Beat it with the %1, the lowest card you hold that goes with nothing else.",
         "eight of diamonds",
         answers("4C", "3H 4H 5C 6H 8D 9H TC QD QH KD KH AS 2C",
                 {"3S 5D 7C 7H 7S", "6D 6C 9C TD", "8C JC JH KC 2D"}, "8D", "TC")},
        {"Don't leave the lead to %1, who has only one card left.", "seat 0",
         answers("4D 4C", "3C KC KH 9S", {"5D", "6D 6C 7D 7C", "AD AC 8S"}, "KC KH", kPass)},
        {"Play the %1: anything lower would split your %2.", "king of clubs, pair of sixes",
         answers("5H", "3C 6C 6H KC", many, "KC", "6C")},
        {"Play the %1: anything lower would split your %2 or your %3.",
         "king of clubs, pair of sixes, pair of eights",
         answers("5H", "3C 6C 6H 8C 8H KC", many, "KC", "6C")},
        {"Play the %1: anything lower would split a pair.", "king of clubs",
         answers("5H", "3C 6C 6H 8C 8H 9H 9S KC", many, "KC", "6C")},
        {"Play the %1: anything lower would split your %2 or a pair.", "king of clubs, straight",
         answers("3D", "4C 4H 5C 5H 6C 7C 8D 9H TS KC", spread, "KC", "4C")},
        {"Play the %1: anything lower would break up five cards that go together.", "ace of clubs",
         answers("3D", "3H 4C 5S 6C 7H 8S 9D TH JD QS AC", spread, "AC", "3H")},
        {"Play one of your %1: anything lower would split your %2.", "eights, straight",
         answers("3D", "6S 7C 8C 8S 9S TH AD", spread, "8S", kPass)},
        {"Play one of your %1: anything lower would split your %2 or your %3.",
         "eights, straight, pair of fours",
         prefers(toLead("4D 4H 5C 6C 7S 8H 8S 9D QC AH AS", spread), {"8S", "8H", "QC"},
                 {0.6, 0.6, 0.4})},
        {"Play one of your %1: anything lower would split a pair.", "eights",
         answers("3D", "4C 4H 5C 5H 6C 6H 8C 8S 9D TH JD QS", spread, "8S", kPass)},
        {"Play one of your %1: anything lower would split your %2 or a pair.", "jacks, straight",
         answers("3D", "4C 4H 5C 5H 7C 8H 9S TH JC JD", spread, "JC", kPass)},
        {"Play one of your %1: anything lower would break up five cards that go together.",
         "queens", answers("3D", "3H 4C 5S 6C 7H 8S 9D TH JD QH QS", spread, "QS", kPass)},
        {"Beat it with the %1: that breaks nothing up, and you keep your higher cards for later.",
         "six of clubs", answers("5H", "3C 3H 6C 8C QC", many, "6C", kPass)},
        {"Play the %1: only the %2 and the %3 can still beat it, and you may lead next.",
         "ace of hearts, two of diamonds, two of spades",
         answers("KH", "3C 8C AH", many, "AH", kPass)},
        {"Play the %1: only the %2 can still beat it, so you will probably lead next.",
         "two of hearts, two of spades", answers("KH", "3C 8C AH 2H", many, "2H", "AH")},
        {"Play the %1: the %2 is easier to beat, and the %3 is better kept for later.",
         "eight of clubs, four of diamonds, queen of clubs",
         prefers(toLead("4D 8C JD QC", longer), {"8C", "4D", "QC"}, {0.6, 0.5, 0.4})},
        {"Play the %1 or the %2, and keep the %3, which can beat more later.",
         "ten of hearts, eight of diamonds, king of hearts",
         prefers(toAnswer("6C", "5D 8D TH KH", longer), {"TH", "8D", "KH"}, {0.6, 0.6, 0.4})},
        {"Play the %1 or the %2: lower cards are easier to beat.",
         "ten of hearts, eight of diamonds",
         prefers(toAnswer("4C", "5D 8D TH", longer), {"TH", "8D", "5D"}, {0.6, 0.6, 0.4})},
        {"Beat it with the %1: of your five-card plays it leaves you the fewest plays to go out.",
         "flush",
         answers("3C 4D 5H 6D 7C", "3S 4H 6S 8H 9D 9S TC JD JC JH QH AS 2H",
                 {"3H 4C 5C", "5D 5S 6C 7D 8C 8D TD", "TH TS QD QC KD KC KH"}, "4H 8H JH QH 2H",
                 "8H 9D TC JC QH")},
        {"Play the %1 rather than the %2: it is harder to beat.", "flush, straight",
         answers("5H 6H 7D 8D 9C", "3C 4H 4S 6C 8C 8H 9S TC TH JD QC AH AS",
                 {"3H 4C 5C", "5D 5S 7C 7S 9D 8S TD", "TS QD KD KC KH KS"}, "3C 6C 8C TC QC",
                 "8H 9S TH JD QC")},
        {"Play the %1 rather than the %2: it is harder to beat.", "eight of clubs, six of clubs",
         answers("5H", "3C 6C 8C", longer, "8C", "6C")},
        {"Split your %1 rather than spend the %2, which can beat more later.",
         "pair of kings, ace of spades", answers("8D", "3C KC KH AS", many, "KH", "AS")},
        {"Beat it with the %1, even though that splits your %2: it costs you no extra play, and "
         "you "
         "may take the lead from %3.",
         "eight of clubs, pair of eights, seat 0", answers("5H", "3C 4C 8C 8H", many, "8C", kPass)},
        {"Play the %1 or the %2: whatever beats one beats the other.",
         "king of diamonds, queen of spades",
         prefers(toAnswer("QH", "QS KD", longer), {"KD", "QS", ""}, {0.6, 0.6, 0.4})},
        {"Play the %1 or the %2: either may win you the lead.", "king of diamonds, queen of spades",
         prefers(toAnswer("8H", "9H QS KD", longer), {"KD", "QS", "9H"}, {0.6, 0.6, 0.4})},
        {"Use the %1 for the full house and keep the %2 for later.",
         "pair of fours, pair of eights",
         answers("3D 6D 9D JD QD", "4C 4S 8C 8H JH QS KH KS AD AC AS 2D 2C",
                 {"3C 3H 5C 5H 6C", "4D 4H 7D 7C 9H", "8D 8S TD TC JC"}, "4C 4S AD AC AS",
                 "8C 8H AD AC AS")},
        {"Play a %1 that leaves you the %2 for later.", "straight, queen of hearts",
         answers("3C 4D 5C 6H 7D", "7C 8D 9S TH JD QH 2C",
                 {"3S 4S 7S 9D 9C", "AC AS 2D TD TC", "TS JS KC KS 2S"}, "7C 8D 9S TH JD",
                 "8D 9S TH JD QH")},
        {"Play a %1 that leaves you the %2 for later.", "straight, pair of aces", // not one of them
         answers("3C 4D 5C 6H 7D", "3H 9C TH JD QH KD AD AH",
                 {"3S 4S 7S 9D 8C", "AC AS 2D TD TC", "TS JS KC KS 2S"}, "9C TH JD QH KD",
                 "TH JD QH KD AH")},
        {"Play the %1: only a few of the pairs still out can beat it, and you may lead next.",
         "pair of aces",
         answers("9D 9H", "3H 4D 5D 6D 6C 7D 8H TS JD QC KC AC AH",
                 {"3C 3S 4C 4S 7C 7H 2D AD", "5C 5S 8D 8C TD TC 2C AS", "6H 6S JH JS QD QS 2H"},
                 "AC AH", kPass)},
        {"Use the %1 for the full house and keep the %2 for your %3.",
         "pair of fives, nine of clubs, flush",
         answers("3D 4D 7D TD 2D", "4C 4H 4S 5D 5H 6D 8D 9C 9H TC QC KC AC",
                 {"3C 3H 5C 6C 6H", "3S 6S 7C 7H 7S", "8C 8H JC JH QD"}, "4C 4H 4S 5D 5H",
                 "4C 4H 4S 9C 9H")},
        {"Beat it as low as you can: otherwise %1 may keep the lead.", "seat 0",
         prefers(after(endgame({"5S KC KH 7D 7S", "QC QD 8S TC", "QH QS 8D TD", "3C 6C 6H 9D"}),
                       {"5S", "pass", "pass"}),
                 {"6C", "6H", "9D", ""}, {0.6, 0.6, 0.6, 0.6})},
        {"Beat it with the %1: otherwise %2 may keep the lead.", "full house, seat 0",
         answers("3D 5D 9D JD QD", "4C 4S 6D 6C 6S 8C 8H JH QS KH KS 2D 2C",
                 {"3C 3H 5C 5H 3S", "7D 7C 7H 7S 9H", "8D 8S TD TC TS"}, "6D 6C 6S 8C 8H", kPass)},
        {"Beat it with the %1: your %2 stays whole, and you may win the lead.",
         "pair of kings, full house",
         answers("QH QS", "3C 3H 5S 6C 8S 9D 9C 9S JH KC KH",
                 {"4D 4C 4H 5H 6D", "AD AC 2D 2C 7D", "TD TC JS QD 2S"}, "KC KH", kPass)},
        {"Beat it with the %1: your %2 stays whole, and you keep your higher cards for later.",
         "ten of spades, straight",
         answers("9C", "3S 4C 5S 7D 7S 8H TS QS KC KH AC 2C",
                 {"3C 3H 4D 4H 5D", "6D 6C 8D 8S 9D", "TD TC JD JC JH QD QC KD"}, "TS", kPass)},
        {"Play the %1 and keep the %2, which nobody can beat.", "eight of clubs, two of spades",
         leads("3C 8C TD 2S", noTwos, "8C", "2S")},
        {"Beat it with the %1: that brings you one play closer to going out, and it may win you "
         "the "
         "lead.",
         "ace of hearts", answers("5H", "6C 8D 8H TD TH QC QH KD KH AH", twos, "AH", kPass)},
        {"Beat it with the %1: that brings you one play closer to going out, and you keep your "
         "higher cards for later.",
         "king of hearts",
         answers("4H", "6C 5D 5H 8D 8H TD TH QC QH KH AC 2S",
                 {"3S 4S 7D 7C 9D 9C JC", "AD 3C 2D 4D", "2H 4C TS JS"}, "KH", "2S")},
        {"That breaks up your %1, but you may never get the chance to play it.", "straight",
         prefers(toAnswer("JS", "4S 8C 8S TC JH QS KS AD 2D 2S",
                          {"3S 5D 6C 7C 9H", "3D 4C 5C 6H 9D TD KH", "3C 4H 5H 7D QD KC 2C"}),
                 {"QS", "KS", ""}, {0.6, 0.5, 0.6})},
        {"Play the %1: whatever beats it beats your %2 as well.", "king of diamonds, ace of clubs",
         prefers(toAnswer("9H", "3C 4C KD AC", {"3S 4S 7D 7C 9D 9C JC", "5D 5C 5S", "2D 2S TS JS"}),
                 {"KD", "AC"}, {0.6, 0.4})},
        {"Beat it with the %1: your %2 can take its place in your %3.",
         "eight of diamonds, eight of spades, straight",
         answers("6S", "4C 7H 8D 8S 9C TH TS JS QC AS 2H",
                 {"3C 3H 5D 7C 9H", "6D 6C 9D 9S KD", "TD TC JD JC JH QD KC KH"}, "8D", "7H")},
        {"Beat it with the %2, even though that breaks up your %1: you may never get the chance to "
         "play it.",
         "straight, seven of spades", answers("5H", "3C 4C 5D 6C 7S 9H", many, "7S", kPass)},
        {"Beat it with the %2, even though that breaks up your %1: you may never get the chance to "
         "play it.",
         "straight, flush",
         answers("3D 4D 5D 6C 7C", "4H 5C 6H 7D 8H TH JD QH KC AD",
                 {"3S 4S 7S 9D 9C 9S JC", "AC AS 2D", "TS JS KD KS 2S"}, "4H 6H 8H TH QH", kPass)},
        {"Play the %1 and the %2: your %3 belongs to your %4.",
         "ace of diamonds, ace of spades, ace of hearts, flush",
         answers("QD QC", "3C 6D 6H 7C 7H 8H 9D 9S TH AD AH AS 2S",
                 {"3S 4S 5D 7D 6C", "6S 7S TD TS 2D", "4C 8C 9C QS KS 2C"}, "AD AS", kPass)},
        {"Play your highest %1: it is the hardest to beat.", "straight",
         answers("6H 7H 8S 9D TH", "4D 4C 7D 8C 9H TS JD QS AD AH",
                 {"2H 2S", "6S 7C 8D 9S JH JS", "4S 5S QC KC KS AS"}, "8C 9H TS JD QS",
                 "7D 8C 9H TS JD")},
        {"Beat it with the %1: your %2 stays whole, and you may win the lead.", "straight, flush",
         answers("3D 4H 5D 6D 7D", "3C 3S 4C 4S 6H 6S 7H 8S 9S TC TS AH AS",
                 {"3H 4D 5C 5H", "6C 7C 7S 8D 8C 8H", "9D 9C 9H TD TH JD"}, "6H 7H 8S 9S TC",
                 kPass)},
        {"Beat it with the %1: the %2 is likelier to beat a card later, and then you are out.",
         "eight of clubs, king of clubs", answers("5H", "8C KC", longer, "8C", "KC")},
        {"Beat it with the %1: that gets rid of your five lowest cards.", "full house",
         answers("3D 4S 5C AD 2D", "3C 3H 3S 4C 4H 8D 8S KC KH",
                 {"5S 5H 7D 7C 7H", "AC AH TC TD 6S", "TS JS QD KS 2S"}, "3C 3H 3S 4C 4H", kPass)},
        {"%1 has only one card left, and only the %2 can still beat the %3.",
         "seat 2, two of spades, ace of hearts",
         answers("4D", "3C AH 2C", {"5D 6D 6C 7D", "TC", "KS 2S 9D 9C"}, "AH", kPass)},
        {"%1 has only one card left, and only the %2 and the %3 can still beat the %4.",
         "seat 2, two of hearts, two of spades, ace of hearts",
         answers("4D", "3C AH 2C", {"5D 6D 6C 7D", "TC", "2H 2S 9D 9C"}, "AH", kPass)},
        {"%1 has only one card left, and only %2 of the cards still out beat the %3.",
         "seat 2, 3, king of hearts",
         answers("4D", "3C KH 2C", {"5D 6D 6C 7D", "TC", "KS 2H 2S 9C"}, "KH", kPass)},

        // Passes
        {"Pass: you have nothing higher.", "", answers("KH", "3C 8C", many, kPass, kPass)},
        {"Pass: to beat this you would have to split your %1.", "straight",
         answers("6H", "3C 4C 5D 6C 7S", many, kPass, "7S")},
        {"Pass: to beat this you would have to split your %1.", "pair of aces",
         answers("KH", "3C 8C AH AS", many, kPass, "AH")},
        {"Pass: to beat this you would have to split your %1.", "flush", // not the full house
         answers("KD", "4D 4C 4H 5C 7H 8D 9S 9H TD QH 2H", many, kPass, "2H")},
        {"Pass: to beat this you would have to split your %1 or your %2.",
         "pair of aces, pair of twos", answers("KH", "3C 8C AH AS 2C 2H", many, kPass, "AH")},
        {"Pass: beating this would not save you a play on your way out.", "",
         answers("QH", "3C 8C KC KD AH AS 2C 2H", many, kPass, "AH")},
        {"Pass: beating this would break up your %1, so it would not save you a play on your way "
         "out.",
         "straight",
         answers("3D 5D 8D JD KD", "4H 4S 5S 6C 9H TS JC QS KH AD AC 2D 2S",
                 {"3C 4D 7C", "3H 6D 7D 8C 9C", "3S 6S 7S 8S 9S"}, kPass, "4S 5S TS QS 2S")},
        {"Pass: beating this would break up both your flushes.", "",
         answers("JC JH JS QH QS", "3C 4H 6C 7H 8D 9H 9S QC KD KC KH AC AH",
                 {"3H 5D 6H 7S 8C 8H", "TD TC JD KS AD", "AS 2C 2H 2S 4D"}, kPass,
                 "9H 9S KD KC KH")},
        {"Pass: beating this would break up one of your two flushes.", "",
         answers("KC", "3C 3S 5C 5S 7C 7S TD JC QS AS 2C",
                 {"3H 4D 4C 4H", "5H 6D 6C 2D", "7D 7H 8D 2S"}, kPass, "AS")},
        {"Pass: even if your %1 wins you the lead, you still need %2 plays, and nothing else you "
         "hold is sure to win it back.",
         "ace of hearts, 2", answers("KH", "3C 8C AH", many, kPass, "AH")},
        {"Pass: even if your %1 wins you the lead, you still need %2 plays, and nothing else you "
         "hold is sure to win it back.",
         "pair of twos, 5", // though it saves no play
         answers("JC JH", "4C 4H 5C 5H 7H 8H 9S TD JD KH AH 2C 2H",
                 {"3C 3H 4S 5D", "6C 6D 7D 8C", "2D 2S QC QD"}, kPass, "2C 2H")},
        {"Pass: your %1 would win you the lead, but you would still need %2 plays, and nothing "
         "else you hold is sure to win it back.",
         "two of hearts, 2", answers("KH", "3C 8C 2H", noTwos, kPass, "2H")},
        {"Pass: even if your %1 wins you the lead, you still need %2 plays to go out, so keep it "
         "for later.",
         "two of diamonds, 3",
         answers("KH", "3H 7S JD JC 2D", {"3S 4S 7D 9D", "TC QD KS 2S", "4D 5C 6C 8S"}, kPass,
                 "2D")},
        {"Pass: your %1 would win you the lead, but you would still need %2 plays to go out, so "
         "keep it for later.",
         "two of hearts, 2",
         answers("AH", "3C 4C 5C 6H QH 2H 2S", {"3S 4S 7D 9D", "TC QD KS", "4D 8C 8S"}, kPass,
                 "2S")},
        {"Pass: keep your %1 until more of what beats it has been played.", "ace of hearts",
         answers("KH", "3C AH", many, kPass, "AH")},
        {"Pass: if your %1 is beaten, you are left with your %2, which is harder to get rid of. "
         "Try to play that one first.",
         "ace of hearts, eight of clubs", answers("KH", "8C AH", many, kPass, "AH")},
        {"Pass: to beat this you would have to spend at least your %1.", "queen of clubs",
         answers("9H", "3C 8C QC KH", many, kPass, "QC")},
        {"Pass: played one at a time, your %1 win the lead twice.", "twos",
         answers("KH KC", "3C 8C 2C 2S", {"3S 4S 7D 7C", "AD AC 4H", "TS JS QD KS"}, kPass,
                 "2C 2S")},
        {"Pass: played one at a time, your %1 win the lead twice.", "twos", // as all full houses
         answers("3D 3C 3H 4D 4C", "5D 5C 8H 9D 9C JS 2C 2H 2S",
                 {"6D 7D 7C 9H KH", "KC KD QS QC 6C 6S", "TS JD JC QD KS"}, kPass,
                 "5D 5C 2C 2H 2S")},
        {"Play the %1 and keep the %2, which only a %3 can still beat.", // not a card of it
         "ten of clubs, pair of queens, pair of kings",
         prefers(toLead("9S TC QD QH", {"6H JS KD AD", "8H KC 5S 6S", "3C 3H 4H 4S"}),
                 {"TC", "QD QH", "QD"}, {0.6, 0.5, 0.4})},
        {"Play the %1 and keep the %2, which can beat more later.", "seven of clubs, queens",
         prefers(
             toAnswer("6D", "4D 6H 7C QC QH QS KH 2H", {"6S 8C KD AD 3C", "8H KC 2S", "AC 4H 4S"}),
             {"7C", "QH"}, {0.6, 0.4})},
        {"Pass: %2 of the cards still out beat your %1, so it may not win you the lead.",
         "queen of clubs, 5", answers("9H", "3C 8C QC", many, kPass, "QC")},
        {"Pass: to beat this you would have to split your %1, or spend your %2 or something "
         "better.",
         "pair of eights, king of diamonds", answers("5H", "3C 8C 8H KD AH", many, kPass, "KD")},
        {"Pass: to beat this you would have to split your %1 or spend your %2.",
         "pair of eights, king of diamonds", answers("5H", "3C 8C 8H KD", many, kPass, "KD")},
        {"Pass: to beat this without breaking anything up you would have to spend at least your "
         "%1.",
         "two of spades", answers("QC", "3H 6D 9S QH QS AH AS 2S", noTwos, kPass, "2S")},
        // That of which the lowest card to be spent is one is split, too.
        {"Pass: to beat this you would have to split your %1.", "pair of kings",
         answers("KD", "3C 6C 6S 7D 8D 8C 8S TC QD QC KC KS",
                 {"3S 4S 7C 9D 9C JC", "AD AC 2D", "TS JS QS 2S"}, kPass, "KS")},
        {"Pass: the %1 is still out and beats your %2. Once it is gone, your %2 wins the lead, and "
         "then you go out.",
         "two of spades, two of diamonds",
         answers("JS", "3C 8C 9C QC KC 2D", twoOfSpades, kPass, "2D")},
        {"Pass: even if your %1 wins you the lead, you still need %2 plays, and nothing else you "
         "hold is sure to win it back.",
         "pair of tens, 3",
         answers("5D 5C", "3C 4S 8S TD TH", {"3S 4D 7D 9D JC", "6C 6H", "TS QD KS KC"}, kPass,
                 "TD TH")},
        {"It is a risk: %1 has only one card left and may go out.", "seat 0",
         answers("JH", "7C 8H 8S AD AC", {"KD", "AH 2C 2H 6D", "2S 4C 4D"}, kPass, "AC")},
        {"Pass: let somebody else beat this, and keep your %1.", "eight of clubs",
         answers("5H", "3C 8C", many, kPass, "8C")},
    };
}

// What may be added to a move, if it is this.
Reasons adds(const State& state, const std::string& move, const std::string& sentence) {
    const Observation view = viewToMove(state);
    for (const auto& reason : whatItLeaves(Standing(view), cardSet(move), CardSet()))
        if (sentence == reason.advice.english) return {reason};
    return {};
}

// What speaks against a move beside an advised one.
Reasons warns(const State& state, const std::string& move, const std::string& advised) {
    const Observation view = viewToMove(state);
    const Standing standing(view);
    const CardSet good = cardSet(advised);
    const auto reason = parlour::whyNot(drawbacksOf(standing, cardSet(move), good),
                                        {drawbacksOf(standing, good, good)});
    return reason ? Reasons{*reason} : Reasons{};
}

Sentences ofRows() {
    const Hands others{"8H 9H TH TS", "8S 9S JH JS", "8D 9D QH QS"};
    const Hands one{"8H", others[1], others[2]};
    const Hands low{"4H 5S 7D 9H", "5H 6S 7S JH", "6D 9D QH QS 2S"};
    const auto leads = [&](const char* hand, const char* move, const char* advised) {
        return warns(toLead(hand, low), move, advised);
    };
    constexpr auto kOne = "Only the %1 can still beat it.";
    constexpr auto kTwo = "Only the %1 and the %2 can still beat it.";
    constexpr auto kLast = "Then only your %1 is left.";
    constexpr auto kLastTwo = "Then only your %1 and your %2 are left.";
    constexpr auto kAnother = "If you are beaten, you have another %1 to win the lead back.";
    return {
        {kOne, "two of spades", adds(toLead("3C 4C 6C KC", low), "KC", kOne)},
        {kTwo, "queen of spades, two of spades",
         adds(toLead("3C 4C 6C QC", {low[0], low[1], "6D 9D QS 2S"}), "QC", kTwo)},
        {kLast, "king of clubs", adds(toLead("4C KC", low), "4C", kLast)},
        {kLastTwo, "pair of threes, king of clubs",
         adds(toLead("3C 3D 4C KC", low), "4C", kLastTwo)},
        {kAnother, "full house",
         adds(toLead("6C 6H 8D 8C 9H JC JH JS AD AC AH",
                     {"4D 4C 4H 3S 5D 5S", "TD TC TH 8S 9C QD", "KS KH KD 7D 9D QS"}),
              "6C 6H JC JH JS", kAnother)},
        {"Then the %1 is the highest card you have left.", "six of clubs",
         leads("4C 6C AC", "AC", "4C")},
        {"Your %1 stays behind, and it beats nothing still out: only a lead gets rid of it.",
         "three of clubs", leads("3C 7C 7H", "7C 7H", "3C")},
        {"This is better kept: it can beat more later.", "10", leads("3C 6C QC", "QC", "6C")},
        {"Every card still out beats it.", "", leads("3C 6C TC TD", "3C", "TC TD")},
        {"Several higher pairs may still beat this.", "",
         warns(toLead("4D JD JH AD 2D 2S", {"3C QC QS KD KH", "5D 8C TH KC KS", "9C AC AH 2H"}),
               "JD JH", "AD")},
        {"This can wait: you can still lead your %2 once your %1 has won the lead back.",
         "two of spades, straight",
         warns(toLead("4C 5D 6H 6S 7S 8D 2S",
                      {"3C 7D 8C 9D TD KD", "9H TH JC QC JH QH", "JS QS KC AC 9C TC"}),
               "4C 5D 6H 7S 8D", "6S")},
        {"This can wait: your %1 should win the lead back, and you can lead your %2 then.",
         "two of hearts, straight",
         warns(toLead("4C 5D 6H 6S 7S 8D 2H",
                      {"3C 7D 8C 9D TD KD", "9H TH JC QC JH QH", "JS QS KC AC 9C 2S"}),
               "4C 5D 6H 7S 8D", "6S")},
        {"Any flush or full house beats this, and so do most straights.", "",
         warns(toLead("4C 5D 6H 6S 7S 8D",
                      {"3C 7D 8C 9D TD KD", "9H TH JC QC JH QH", "JS QS KC AC 9C TC"}),
               "4C 5D 6H 7S 8D", "6S")},
        {"Most of the cards still out beat it.", "", leads("3D 6C TC TD", "6C", "TC TD")},
        {"This spends what should win you the lead later.", "", leads("3C 6C KC", "KC", "6C")},
        {"Keep this for later: only the %2 can still beat it.", "ace of clubs, two of spades",
         leads("4C AC 2C", "AC", "4C")},
        {"Keep this for later: only %2 of the cards still out can beat it.", "ace of clubs, 2",
         warns(toLead("4C AC 2C", {low[0], low[1], "6D 9D QH 2H 2S"}), "AC", "4C")},
        {"Keep this for later: only a %2 can still beat it.", "pair of jacks, pair of queens",
         leads("4C 8C 8H JC JS", "JC JS", "8C 8H")},
        {"Keep this for later: only a %2 or a %3 can still beat it.",
         "pair of jacks, pair of queens, pair of kings",
         warns(toLead("4C 8C 8H JC JS", {low[0], "5H 6S KD KH", low[2]}), "JC JS", "8C 8H")},
        {"Keep your %1 for later: only the %2 can still beat it.", "ace of clubs, two of spades",
         warns(toLead("9C TH JD QC KC AC 2C", low), "TH JD QC KC AC", "9C TH JD QC KC")},
        {"Keep your %1 for later: only %2 of the cards still out can beat it.", "ace of clubs, 2",
         warns(toLead("9C TH JD QC KC AC 2C", {low[0], low[1], "6D 9D QH 2H 2S"}), "TH JD QC KC AC",
               "9C TH JD QC KC")},
        {"Keep your %1 for later: only a %2 can still beat it.", "pair of aces, pair of twos",
         warns(toLead("4C 8C 8H 8S KC KH AC AS 2C", {low[0], low[1], "6D 9D QH 2H 2S"}),
               "8C 8H 8S AC AS", "8C 8H 8S KC KH")},
        {"Keep this for later: only the other two %2 can still beat it.", "pair of jacks, jacks",
         warns(toLead("4C 8C 8H JC JD", {"4H 5S 7D 9H JS", "5H 6S 7S JH", "6D 9D QH KS 2S"}),
               "JC JD", "8C 8H")},
        {"Keep your %1 for later: only the other two %2 can still beat it.", "pair of aces, aces",
         warns(toLead("4C 8C 8H 8S KC KH AD AC 2D 2C 2H", {low[0], "5H 6S AH AS", "6D 9D QH 2S"}),
               "8C 8H 8S AD AC", "8C 8H 8S KC KH")},
        {"Keep your %1 for later: only a %2 or a %3 can still beat it.",
         "pair of aces, pair of aces, pair of twos",
         warns(toLead("4C 8C 8H 8S KC KH AD AC 2C", {low[0], "5H 6S AH AS", "6D 9D QH 2H 2S"}),
               "8C 8H 8S AD AC", "8C 8H 8S KC KH")},
        {"After this you need %1 more plays to go out instead of %2.", "7, 3",
         warns(toAnswer("3D 3C", "4D 4C 5D 5H 6D 6S 7C 8D 8H 9S JD QD QS",
                        {"7D 7H 7S", "TD TC TH", "KD KC KH"}),
               "5D 5H", "QD QS")},
        {"Any flush of another suit beats a flush of diamonds.", "",
         warns(
             toAnswer("3C 4D 5S 6C 7D", "5D 6D 8D TD KD JC JD JS QC QS", {"8H", "8S 9S JH", "9D"}),
             "5D 6D 8D TD KD", "JC JD JS QC QS")},
        {"Keep this for later: it can still beat other pairs.", "",
         warns(toLead("3C 6C JC JS", {low[0], "5H 6S 7S KD KH", "6D 9D QH QS 2C 2S"}), "JC JS",
               "6C")},
        {"Then only your %1 is left, and most of the cards still out beat it.", "four of clubs",
         leads("4C AC", "AC", "4C")},
        {"Keep this for later: nobody can beat it.", "",
         warns(toLead("4D 6D 2S", others), "2S", "4D")},
        {"Keep this for later: it can still beat other five-card plays.", "flush",
         leads("3H 6H 8H TH KH 7C 8C", "3H 6H 8H TH KH", "7C")},
        {"This leaves you with more of your low cards.", "",
         warns(toAnswer("4D 5S 6H 7D 8D", "3C 3H 3S 4C 4H 9S TS QS KC KS",
                        {"5D 6D", "8S TH JH JS", "9D JD QH QD"}),
               "3S 9S TS QS KS", "3C 3H 3S 4C 4H")},
        {"%1 may go out on this.", "seat 1, 9", warns(toLead("4D 7C 7H KD", one), "4D", "7C 7H")},
        {"%1 has only one card left, and %2 cards still out beat the %3.",
         "seat 2, 11, five of diamonds",
         warns(toAnswer("5D", "6C 7C KD", {"8H 9H TH", "JH", "8D 9D QH QS 8S 9S JS"}), "", "KD")},
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
    constexpr auto kThreeCards = "Lead the weaker of your two plays: %1.";
    constexpr auto kTwoPairs = "Lead the lower pair first: the higher one may win the lead back.";
    constexpr auto kFourCards =
        "Nothing you hold is sure to win the lead, so lead the weakest play: %1.";
    return {
        // Algorithm 2
        {"Lead your higher card: nobody can beat it, and then you play the other and win.", "",
         leads("5D 2S", {"KD KC", "AD AC", "QD QC"}, "2S")},
        {"Lead your higher card: an opponent has only one card left.", "",
         leads("5D 9C", kHighOne, "9C")},
        {"Lead your lower card first: the higher one may win the lead back.", "",
         leads("5D 9C", kHighTwos, "5D")},

        // Algorithm 3: a pair and a single card, then three single cards
        {"Lead the pair: nobody can beat it, and then you play your last card and win.", "",
         leads("5D QD QC", noPairs, "QD QC")},
        {"Lead the single card: nobody can beat it, and then you play the pair and win.", "",
         leads("5D 5C 2S", {"KD KC", "AD AC", "9D 8D"}, "2S")},
        {"Lead the pair: an opponent has only one card left and can't beat it.", "",
         leads("5D 5C 9D", {"KD KC", "AD AC", "2S"}, "5D 5C")},
        {"Lead the single card: an opponent has two cards left, which may be a higher pair.", "",
         leads("5D 5C 9D", {"KD KC", "AD AC 3D", "2S 2H 8D"}, "9D")},
        {kThreeCards, "every play still out beats it", leads("5D 5C 9D", kHighThrees, "5D 5C")},
        {kThreeCards, "many plays still out beat it",
         leads("5D 5C 9D", {"4D 4C 8D", "AD AC 7D", "2S 2H KD"}, "5D 5C")},
        {kThreeCards, "few plays still out beat it", leads("QD QC AD", kLow, "QD QC")},
        {"Lead the middle card: nobody can beat the highest, which wins the lead back.", "",
         leads("5D 9C 2S", {"KD KC", "AD AC", "8D 8C"}, "9C")},
        {"Lead the highest of your three cards: an opponent has only one left.", "",
         leads("5D 9C JD", kHighOne, "JD")},
        {"Lead the lowest of your three cards first.", "", leads("5D 9C JD", kHighTwos, "5D")},

        // Algorithm 4: two pairs, then one, then none
        {"Lead the higher pair: nobody can beat it, and then you play the other and win.", "",
         leads("5D 5C QD QC", noPairs, "QD QC")},
        {"Lead the higher pair: an opponent has two cards left, which may be a pair.", "",
         leads("5D 5C 9D 9C", someTwo, "9D 9C")},
        {kTwoPairs, "", leads("5D 5C 9D 9C", kHighThrees, "5D 5C")},
        {kTwoPairs, "", leads("9D 9C 9H 9S", kHighThrees, "9D 9C")},
        {"Lead the lower single card: nobody can beat the higher, which wins the lead back.", "",
         leads("5D 5C 9D 2S", {"KD KC 8D", "AD AC 7D", "TD TC 6D"}, "9D")},
        {"Lead the pair: an opponent has only one card left, and nobody can beat the pair.", "",
         leads("3S 5S QD QC", {"KD", "JD JC", "TD TC"}, "QD QC")},
        {"Lead the lower single card: an opponent has two cards left, so keep the pair.", "",
         leads("3S 5S QD QC", {"KD AD 2D", "JD JC", "TD TC 9D"}, "3S")},
        {"Lead the lower single card and keep the pair, which nobody can beat.", "",
         leads("3S 5S QD QC", {"KD AD 2D", "JD JC 8D", "TD TC 9D"}, "3S")},
        {kFourCards, "every play still out beats it", leads("5D 5C 9D TD", kHighThrees, "5D 5C")},
        {kFourCards, "many plays still out beat it",
         leads("5D 5C 9D TD", {"4D 4C 8D", "AD AC 7D", "2S 2H KD"}, "5D 5C")},
        {kFourCards, "few plays still out beat it", leads("QD QC KS AD", kLow, "QD QC")},
        {"Lead your second lowest card: nobody can beat the highest, which wins the lead back.", "",
         leads("5D 9C JD 2S", {"KD KC", "AD AC", "8D 8C"}, "9C")},
        {"Lead the highest of your four cards: an opponent has only one left.", "",
         leads("5D 9C JD QC", kHighOne, "QC")},
        {"Lead the lowest of your four cards first.", "", leads("5D 9C JD QC", kHighTwos, "5D")},
    };
}

Sentences ofMoreCards() {
    const Hands straight{"9C TD JC QD KC", "AD AC", "2D 2C"};
    const Hands oneHigh{"3D 3C 3H 4D 4C 4H 5D 5C", "6D 6C 6H 7D 7C 7H 8D 2S", "8C 8H 9D 9C"};
    const Hands noneHigh{"3D 3C 3H 4D 4C 4H 5D 5C", "6D 6C 6H 7D 7C 7H 8D", "8C 8H 9D 9C"};
    const Hands threes{"KD KC 8D", "AD AC 7H", "2D 2C 6D"};
    constexpr auto kLast = "Play all that you have left: you win.";
    constexpr auto kHighest = "An opponent has only one card, so lead your strongest: %1.";
    constexpr auto kLowest = "You have the lead, so start with your weakest play: %1.";
    constexpr auto kOneOfA = "Nobody can beat this, and then you play the rest and win.";
    constexpr auto kFiveOfThree = "You have three plays left: lead the five cards first.";

    RuleBasedPlayer player;
    RuleBasedPlayer bySum({.valueLeft = ValueLeft::Sum});
    State first = toLead("3D 9D QS", kHighThrees);
    first.pub.turns = first.pub.roundStart = 0;
    State firstAny = toLead("3D 5D 7D 9C JD", kHighTwos);
    firstAny.pub.turns = firstAny.pub.roundStart = 0;
    firstAny.pub.options.firstAny = true;

    return {
        {"Play your last card: you win.", "", leads("9D", kHighTwos, "9D")},
        {kLast, "", leads("9D 9C", kHighTwos, "9D 9C")}, // Algorithm 2, line 3
        {kLast, "", leads("9D 9C 9H JD JC", kHighTwos, "9D 9C 9H JD JC")},
        {"Open with the play that your three of diamonds belongs to.", "",
         say(player, first, "3D")},
        {kLowest, "every play still out beats it", say(player, firstAny, "3D")},

        // Algorithm 5
        {"Lead five cards: an opponent has only one and can't beat them.", "",
         leads("3D 4C 5H 6C 7D 9S JD KC", {"KD", "AD AC 8C", "2D 2C 8D"}, "3D 4C 5H 6C 7D")},
        {"Lead a pair: an opponent has only one card and can't beat it.", "",
         leads("3D 3C 5D 7D 9C JD", kHighOne, "3D 3C")},
        {kHighest, "no play still out beats it",
         leads("3D 5D 7D 9C 2S", {"KD", "AD AC", "QD QC"}, "2S")},
        {kHighest, "few plays still out beat it",
         leads("3D 5D 7D 9C AD", {"KD", "KC QD QC JD", "JC TD TC 2D"}, "AD")},
        {kHighest, "many plays still out beat it",
         leads("3C 5D 7D 9C JD", {"4D", "KD KC QD", "AD AC 2D"}, "5D")},
        {kHighest, "every play still out beats it",
         leads("3C 4D 5D 6D 8C", {"KD", "AD AC QD", "2D 2C QC"}, "3C")},
        {"Lead your lowest pair: you hold more pairs than single cards.", "",
         leads("3D 3C 5D 5C 7D 7C 9D 9C", kHighTwos, "3D 3C")},
        {kLowest, "every play still out beats it", leads("3C 5D 7D 9C JD", kHighTwos, "3C")},
        {kLowest, "many plays still out beat it",
         leads("3C 5D 7D 9C JD", {"3D KC QD", "AD AC 8D", "2D 2C 8C"}, "3C")},
        {kLowest, "few plays still out beat it", leads("TS QS KD AD 2D", oneHigh, "TS")},
        {kLowest, "no play still out beats it", leads("TS QS KD AD 2D", noneHigh, "TS")},
        // A five-card play of a class comes before its other plays.
        {kLowest, "every play still out beats it",
         leads("3D 4C 5H 6C 7D 8S JD QS", straight, "4C 5H 6C 7D 8S")},

        // Algorithm 6
        {kOneOfA, "", leads("3D 4C 5D 6C 7D 2S", {"KD KC", "AD AC", "8D 9C"}, "3D 4C 5D 6C 7D")},
        {"You have two plays left, neither sure to win the lead: lead the five cards.", "",
         leads("3D 4C 5D 6C 7D 9S", straight, "3D 4C 5D 6C 7D")},
        {"Nobody can beat %1 of your last three plays: lead one of them.", "2",
         leads("3D 4C 5D 6C 7D 9D 2S", {"KD KC", "AD AC", "8H 9C"}, "3D 4C 5D 6C 7D")},
        {kFiveOfThree, "", leads("3D 4C 5D 6C 7D 9D 2S", straight, "3D 4C 5D 6C 7D")},
        {"You have three plays left: lead the highest pair, for an opponent has two cards.", "",
         leads("3D 3C 5D 5C 9D", {"KD KC", "AD AC 8D", "2D 2C 8C"}, "5D 5C")},
        {"You have three plays left: lead the lowest pair first.", "",
         leads("3D 3C 5D 5C 9D", kHighThrees, "3D 3C")},

        // Algorithms 10 and 11
        {"There are no other five cards to play.", "",
         leads("3D 4C 5D 6C 7D 9S", straight, "3D 4C 5D 6C 7D")},
        {"The hand holds two five-card plays side by side.", "",
         leads("3C 4D 5C 6S 7D 9D 9C 9H 9S TD JD", threes, "3C 4D 5C 6S 7D")},
        {"Of all five-card plays in hand this one leaves the highest card.", "",
         leads("3C 4D 5C 6S 7D 8H", threes, "3C 4D 5C 6S 7D")},
        {"Of all five-card plays in hand this one leaves the highest card and the fewest plays.",
         "", leads("5D 5C 5H 5S 8C 9D 9C 2S", threes, "5D 5C 5H 5S 8C")},
        {"Of all five-card plays in hand this one leaves the highest cards in sum.", "",
         say(bySum, toLead("3C 4D 5C 6S 7D 8H", threes), "3C 4D 5C 6S 7D")},
        {"Of all five-card plays in hand this one leaves the highest cards in sum, in the fewest "
         "plays.",
         "",
         say(bySum, toLead("4D 5D 5C 5H 6D 7D 7C 8D", {"KD KC 9D", "AD AC 9C", "2D 2C TD"}),
             "4D 5D 6D 7D 8D")},
        {"Of equally good five-card plays in hand this one is the highest.", "",
         leads("5D 5C 6C 7S 8C 9H 9C 2S", threes, "5D 6C 7S 8C 9H")},
    };
}

Sentences ofAnswers() {
    const Hands someTwo{"KD KC", "AD AC 7D", "2D 2C 6D"};
    const Hands early{"3D 3C 3H 3S 4D 4C 4H", "4S 5D 5C 5H 5S 6D 6C", "6H 6S 7D 7C 7H 7S 8D"};
    constexpr auto kLast = "Play all that you have left: you win.";
    constexpr auto kAnswers = "Beat it with the weakest play that does: %1.";
    constexpr auto kNone = "Pass: no whole combination of yours beats this.";
    constexpr auto kHalf =
        "Nobody can beat at least half of the plays in hand, so nothing is held back.";
    constexpr auto kNotHighest = "The highest card stays for later.";
    constexpr auto kHighest = "The highest card is kept for later.";
    constexpr auto kForPair = "Split your %1 to play a pair: an opponent has only one card left.";
    constexpr auto kNothing =
        "Pass: nothing worth splitting beats this, though an opponent has only one card.";

    const Hands fives{"TD JC QD KC AD", "AC AS 7C", "2D 2C 3D"};
    constexpr auto kThreePlays = "4D 4H 6D 9D 9C 9H 2S";
    constexpr auto kFourPlays = "4D 4H 5D 6D 9D 9C 9H 2S";
    constexpr auto kWinning = "You have at most three plays left: beat this with the highest.";
    constexpr auto kThreat = "Play your highest single card: an opponent has only one card left.";

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
        {"Play your last card: you win.", "", answers("4D", "9D", kHighTwos, "9D")},
        {kLast, "", answers("4D 4C", "9D 9C", kHighTwos, "9D 9C")},
        {kLast, "", // Algorithm 8, line 13
         answers("3D 4C 5D 6C 7D", "4D 5C 6D 7C 8C", kHighTwos, "4D 5C 6D 7C 8C")},

        // Algorithm 7
        {kAnswers, "every play still out beats it", answers("3D", "4D 9C KS", kHighThrees, "4D")},
        {kAnswers, "many plays still out beat it", answers("8C", "4D 9C KS", kHighThrees, "9C")},
        {kAnswers, "few plays still out beat it", answers("JD", "QS KD AS", kLow, "QS")},
        {kAnswers, "no play still out beats it",
         answers("AS", "3C 5D 2S", {"KD KC", "AD AC 8D", "2D 2C 8C"}, "2S")},
        {kNone, "", answers("2S", "3C 5D 2H", kHighThrees, "pass")},
        // Not what could be made by breaking these up.
        {kNone, "", answers("8C", "9D 9C 5D 7C", kHighThrees, "pass")},

        // Algorithm 8: a single card
        {"With two cards left nothing is held back.", "",
         answers("4D", "5D 9C", kHighThrees, "5D")},
        {"An opponent has fewer than three cards left, so nothing is held back.", "",
         answers("4D", "5D 9C JD", someTwo, "5D")},
        {kHalf, "", answers("4D", "5D KS AS", {"QD QC JD", "JC TD TC", "9D 9C 8D"}, "5D")},
        {"Pass: what beats this is worth more to you later.", "",
         answers("TD", "5D 5C JD", kHighThrees, "pass")},
        {kHighest, "", answers("TD", "5D 5C JD", kHighThrees, "pass")},
        {kNotHighest, "", answers("4D", "5D 9C JD", kHighThrees, "5D")},
        // Early in the game it holds its highest card back whatever its classes.
        {kHalf, "", answers("JD", "QD QC KD KC AS", early, "AS")},
        {kNotHighest, "", answers("JD", "QD QC KD KC 2D 2C AS", early, "AS")},
        {kNotHighest, "", answers("JD", "TD TC TH KD KC QD AS", early, "QD")},
        // A pair
        {"With three cards left no pair is held back.", "",
         answers("4D 4C", "5D 5C 9D", kHighThrees, "5D 5C")},
        {"An opponent has two cards at most, so no pair is held back.", "",
         answers("4D 4C", "5D 5C 9D TD", someTwo, "5D 5C")},
        {"The pair of twos is kept for later, to beat two single cards.", "",
         answers("4D 4C", "2H 2S 9D TD", kHighThrees, "pass")},
        {"Only a pair of twos would be kept for later.", "",
         answers("4D 4C", "5D 5C 9D TD", kHighThrees, "5D 5C")},

        // Algorithm 9
        {kForPair, "full house", answers("4D 4C", "9D 9C 9H JD JC", kHighOne, "9D 9C")},
        {kForPair, "full house", answers("TD TC", "9D 9C 9H JD JC", kHighOne, "JD JC")},
        {kForPair, "four of a kind", answers("4D 4C", "9D 9C 9H 9S JD", kHighOne, "9D 9C")},
        {kNothing, "", answers("KS KH", "9D 9C 9H JD JC", kHighOne, "pass")},
        {kNothing, "", answers("4D 4C", "9D TC JD QC KC", kHighOne, "pass")},
        {"Split a pair: an opponent has only one card left.", "",
         answers("9C", "TD TC 4D 5D", kHighOne, "TD")},
        {"Split your %1 for a single card: an opponent has only one card left.", "straight",
         answers("7C", "8D 9D TC JD QC 3C", kHighOne, "8D")},
        {kNothing, "", answers("2S", "8D 9D TC JD QC 3C", kHighOne, "pass")},
        // As printed: five cards are not broken up while there is a pair.
        {kNothing, "", answers("7C", "3D 3C 8D 9D TC JD QC", kHighOne, "pass")},
        {kNothing, "", answers("9S TH JH QH KH", "3D 3C 8D 9D TC JD QC", kHighOne, "pass")},
        // Not while all have more.
        {kNone, "", answers("9C", "TD TC 4D 5D", kHighTwos, "pass")},

        // With pairs=split
        {kNone, "", answers("KS", "2D 2H 3C 4D", {"KD KC 8D", "AD AC 7D", "QD QC 6D"}, "pass")},
        {"Split your high pair: nobody can beat it, and each of its cards may win the lead.", "",
         splits("KS", "2D 2H 3C 4D", "2D")},
        // Not a lower pair, not while a single card is there to answer or to be held back.
        {kNone, "", splits("JS", "KH KS 3C 4D", "pass")},
        {kAnswers, "every play still out beats it", splits("3D", "2D 2C 3C 4D", "3C")},
        {kHighest, "", splits("KS", "2D 2C 3C 4D 6H 2S", "pass")},

        // With fives=split: not while a pair can be broken up instead.
        {"Split your %1 for a single card: an opponent has only one card left.", "straight",
         with({.splitsFives = true}, "7C", "3D 3C 8D 9D TC JD QC", kHighOne, "8D")},
        {"Split a pair: an opponent has only one card left.", "",
         with({.splitsFives = true}, "7C", "8D 9D TC JD QC KH KS", kHighOne, "KH")},

        // With plays=overlapping: cards of pairs and of five cards answer, too.
        {kAnswers, "many plays still out beat it",
         with({.overlaps = true}, "8C", "9D 9C 5D 7C", {"4D KC 8D", "AD AC 7D", "2D 2C 6D"}, "9D")},
        {kAnswers, "many plays still out beat it",
         with({.overlaps = true}, "7C", "3D 3C 8D 9D TC JD QC",
              {"KD 2S 2H", "AD AC 4C", "2D 2C 4D"}, "8D")},

        // With winning=always: three plays left, nothing is held back; not with four.
        {kHighest, "", answers("7D", kThreePlays, fives, "pass")},
        {kWinning, "", with({.winsAnywhere = true}, "7D", kThreePlays, fives, "2S")},
        {kHighest, "", with({.winsAnywhere = true}, "7D", kFourPlays, fives, "pass")},

        // With threat=highest: while an opponent has one card.
        {kAnswers, "every play still out beats it", answers("7D", "7C 7S 9C 2S", kHighOne, "9C")},
        {kThreat, "", with({.playsHighest = true}, "7D", "7C 7S 9C 2S", kHighOne, "2S")},
        {kAnswers, "many plays still out beat it",
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
    constexpr auto kNoNeed = "There is no need to keep five cards for later.";
    return {
        {"So early in the game high five cards are kept, to win the lead back after the other "
         "five.",
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
    for (const Sentences& part : {ofSimplePlayers(), ofChampion(), ofTwoToFourCards(),
                                  ofMoreCards(), ofAnswers(), ofFiveCardsHeldBack(), ofRows()})
        table.insert(table.end(), part.begin(), part.end());
    checkSentences(PARLOUR_SOURCE "/ai/bigtwo", "Big Two reasons", table);
}

TEST_CASE("Sentences of Big Two's champion are not said where they would be untrue") {
    const auto says = [](const State& state, const char* best, const char* next,
                         const std::string& sentence) {
        return english(prefers(state, best, next).front()) == sentence;
    };
    // One of two cards still out is not few.
    const std::string few = "Play the king of clubs: only the two of spades can still beat it, so "
                            "you will probably lead "
                            "next.";
    CHECK(says(toLead("3C 5C JD KC", {"4D 4H 4S", "6D 6H 6S", "7D 7H 2S"}), "KC", "3C", few));
    CHECK_FALSE(says(toLead("3C 5C JD KC", {"4D", "2S", "6D"}), "KC", "JD", few));
    // Who has passed cannot take the round.
    const std::string risk = "Risk the six of clubs, although seat 3 has only one card left: you "
                             "need the king of clubs later to win the lead.";
    const State state = toAnswer("5D", "6C 9C KC 8D", {"4D 4H 4S", "6D 6H", "7D"});
    State passed = state;
    passed.pub.passed = 1U << 3U;
    CHECK(says(state, "6C", "9C", risk));
    CHECK_FALSE(says(passed, "6C", "9C", risk));
    // All plays that open the game contain the lowest card.
    State opening = toLead("3D 3C 6C 9C KC", {"4D 4H 4S", "6D 6H", "7D 7H"});
    opening.pub.turns = opening.pub.roundStart = 0;
    CHECK(says(opening, "3D 3C", "3D", "Get rid of two cards at once with the pair of threes."));
    State pairs = toLead("3D 4C 5D 5C AS 2H 2S", {"4D 4H 4S 6S", "6D 6H 7S", "7D 7H 8S"});
    pairs.pub.turns = pairs.pub.roundStart = 0;
    CHECK(says(pairs, "3D", "3D 4C 5D AS 2H",
               "Lead the three of diamonds, your lowest, and play this hand as pairs rather than "
               "as a straight."));
    // A full house gets rid of more cards than its pair.
    const std::string two = "Get rid of two cards at once with the pair of eights.";
    const Hands low{"3S 4S 7D 7C 9D 9C JC", "AD AC 2D 5S", "TS JS QD KS 2S"};
    const State house = toLead("4D 6D 6C 6H 8C 8H TD TH KH", low);
    CHECK(english(prefers(house, {"8C 8H", "KH"}, {0.6, 0.4}).front()) == two);
    CHECK(english(prefers(house, {"8C 8H", "8C 8H 6D 6C 6H"}, {0.6, 0.4}).front()) != two);
    // The same where a lower card would do as well.
    const State singles = toLead("4D 8C JD QC", low);
    const std::string keeps = "Play the eight of clubs and keep the queen of clubs, which only 5 "
                              "of the cards still out can beat.";
    CHECK(english(prefers(singles, {"8C", "QC"}, {0.6, 0.4}).front()) == keeps);
    CHECK(english(prefers(singles, {"8C", "4D", "QC"}, {0.6, 0.6, 0.4}).front()) != keeps);
    // Nor is a card harder to beat than one that is shown as about equal.
    BigTwo::MoveList leads;
    for (const char* move : {"6C", "4D", "KD"}) leads.push_back(cardSet(move));
    const State equals = toLead("4D 6C 9S TH KD", low);
    auto search = comparing<BigTwo>(equals, leads, {{0.6, 3}, {0.59, 0}, {0.4, 0}},
                                    Mind(ChampionParams{}).winWorth());
    search.tellAs(parlour::ValueKind::Win);
    CHECK(english(explain(viewToMove(equals), search).front()) ==
          "You have the lead: get rid of a low card, the six of clubs or the four of diamonds.");
    // Of low cards worth as much it counts that they are low, of those to be beaten that they are.
    const State low7 =
        toLead("7H 8D TS KC AH AS 2C 2S", {"3S 4S 7D 9D 9C JC", "AD AC 2D 5S", "JS 3H"});
    CHECK(
        english(prefers(low7, {"8D", "7H", "KC"}, {0.6, 0.6, 0.4}).front()) ==
        "You have the lead: get rid of a low card, the eight of diamonds or the seven of hearts.");
    // What a flush leaves is weighed against the best that is worse and spends more.
    const State flushes =
        toLead("3D 6D 7D 8D 9D JD AD QH", {"3S 4S 7S 9S 9C JC", "AS AC 2D 5S", "JS"});
    CHECK(english(prefers(flushes, {"3D 6D 7D 8D JD", "3D 6D 7D 8D 9D", "3D 6D 7D 8D AD"},
                          {0.6, 0.6, 0.4})
                      .front()) == "Play a flush that leaves you the ace of diamonds for later.");
    // Not if no row shows that one.
    CHECK(english(prefers(flushes,
                          {"3D 6D 7D 8D JD", "3D 6D 7D 8D 9D", "3D 6D 7D 9D JD", "3D 6D 8D 9D JD",
                           "3D 7D 8D 9D JD", "3D 6D 7D 8D AD"},
                          {0.6, 0.6, 0.6, 0.6, 0.6, 0.4})
                      .front())
              .find("leaves you") == std::string::npos);
    // The card that is kept is not named twice.
    const State answer = toAnswer("8C", "4D 4S JH 2H", {"TC KD", "3H 5D KS", "3D 5H 2S"});
    const Reasons kept = prefers(answer, "JH", "2H");
    CHECK(english(kept.front()) == "Play the jack of hearts and keep the two of hearts, which only "
                                   "the two of spades can still beat.");
    CHECK(kept.size() == 1);
    // No risk where a pass lets nobody go out.
    const auto passes = [](const Hands& hands) {
        std::string said;
        for (const auto& reason : prefers(toAnswer("JH", "8H 8S AD AC", hands), "", "AC"))
            said += english(reason);
        return said;
    };
    CHECK(passes({"KD", "AH 2C", "2S 4C"}).find("It is a risk: seat 0") != std::string::npos);
    CHECK(passes({"KD KC", "AH 2C", "2S"}).find("It is a risk: seat 3") != std::string::npos);
    CHECK(passes({"KD KC", "AH 2C", "2S 4C"}).find("It is a risk") == std::string::npos);
    // A group that is split by the next best lead too.
    const std::string whole = "This keeps your flush together.";
    const Hands others{"3S 4S 7D 7C 9D 9C JC", "AD AC 2D", "TS JS QD KS 2S"};
    CHECK(says(toLead("3H 5H 7H 8S 9H TC QC 2H", others), "8S", "9H", whole));
    CHECK_FALSE(says(toLead("3H 5H 7H 8S 9H TC QC 2H", others), "8S", "TC", whole));
    CHECK(says(toLead("4D 4C 8C JD", others), "8C", "4D",
               "Play the eight of clubs and keep your pair of fours together."));
    CHECK(says(toLead("4D 5D 6H 7S 8C JD JH KC", {"3S 4S 7D 9D", "AD AC 2D 5S", "TS JS QD KS 2S"}),
               "JD JH", "8C", "This keeps your straight together."));
}

TEST_CASE("Big Two's champion says the plain reason why an answer is good") {
    const auto says = [](const State& state, const std::vector<std::string>& moves,
                         const std::vector<double>& wins) {
        return english(prefers(state, moves, wins).front());
    };
    // Who has passed, or holds fewer cards, can't beat five.
    const State last = after(endgame({"3D 4C 5D 6C 7D 9D 9C TD KH", "4D 4S 5S 6S 8S 9S",
                                      "5C 6D 7C 8C TC JC", "4H 6H 8H TH QH AS TS"}),
                             {"3D 4C 5D 6C 7D", "pass", "pass"});
    CHECK(says(last, {"4H 6H 8H TH QH", ""}, {0.6, 0.4}) ==
          "Nobody can beat the flush, so you lead next.");
    const State open = after(endgame({"3D 4C 5D 6C 7D 9D 9C TD KH JD", "4D 4S 5S 6S 8S 9S",
                                      "5C 6D 7C 8C TC JC", "4H 6H 8H TH QH AS TS"}),
                             {"3D 4C 5D 6C 7D", "pass", "pass"});
    CHECK(says(open, {"4H 6H 8H TH QH", ""}, {0.6, 0.4}).find("Nobody") == std::string::npos);
    // What as few pairs beat is worth as much.
    CHECK(says(toAnswer("TC TH", "3C 4D 6S JC JS QD QC",
                        {"5H 8C 9S AC", "KD KC 9D 9C", "AD 8D 2S 7C"}),
               {"QD QC", "JC JS", ""}, {0.6, 0.6, 0.4}) ==
          "Play the pair of queens or the pair of jacks: whatever beats one beats the other.");
    // Of those worth as much it is the one that is called just as good.
    BigTwo::MoveList alike;
    for (const char* move : {"8D", "7H", "7S", "JH"}) alike.push_back(cardSet(move));
    const State sevens = toAnswer("4D", "3C 7H 7S 8D JH", {"5H 8C 9S AC", "KD KC 9D 9C", "AD 2S"});
    auto search = comparing<BigTwo>(sevens, alike, {{0.6, 3}, {0.59, 1}, {0.595, 0}, {0.4, 0}},
                                    Mind(ChampionParams{}).winWorth());
    search.tellAs(parlour::ValueKind::Win);
    const Reasons told = explain(viewToMove(sevens), search);
    CHECK(english(told.front()).find("seven of hearts") == std::string::npos);
    // Any card goes with four of a kind.
    const Hands low{"3S 4S 6C QD QC KD", "5D 5C 8D 9D KC KH AH", "3H 4H 5H 8S QH QS AS 2H"};
    CHECK(says(toAnswer("8C", "7D 7C 7H 7S 9H 9S TC TH JS 2D 2S", low), {"JS", "9S", "2D"},
               {0.7, 0.7, 0.4}) ==
          "Beat it with the jack of spades, the lowest card you hold that goes with nothing else.");
    // A card that is kept is one that is worse to play, not one as good.
    CHECK(says(toAnswer("6D", "3S 8C TD JH KS", {"3C 3H 4C 4S", "QD KC 2S 9C", "AD AH 2C 5C"}),
               {"8C", "JH", "KS"}, {0.6, 0.6, 0.4})
              .starts_with("Play the eight of clubs and keep the king of spades"));
    // A pair led before the last play need not be high.
    CHECK(
        says(toLead("3S 4S 8S 9S QS KD KS", {"3C 3H 4C 4H 5C", "QD QC 2S 9C AC AS", "AD AH 2C 5D"}),
             {"KD KS", "3S 4S 8S 9S KS"}, {0.6, 0.4}) ==
        "Play the pair of kings: if nobody beats it, you go out with your flush.");
    // A full house splits the four that are played.
    CHECK(says(toAnswer("3D 4D TD QD AD", "6D 9D 9H JD JC JH JS QC KS",
                        {"3C 4C 5C 6C 7C", "TC TH TS AC AH AS", "5D 2D 2C 2H 2S"}),
               {"6D JD JC JH JS", ""}, {0.6, 0.4})
              .starts_with("Only a higher four of a kind"));
    // What a higher card splits speaks against it, not that it is higher.
    CHECK(
        says(toAnswer("5D", "8D 8C 9D TD JC JH JS", {"3S 4S QD QC", "KD KC AD AC", "6D 6C 2D"}),
             {"TD", "", "JC"}, {0.6, 0.5, 0.4}) ==
        "Beat it with the ten of diamonds: that breaks nothing up, and you keep your higher cards "
        "for later.");
}

TEST_CASE("Big Two's champion tells a danger that the next best play averts as well") {
    const auto says = [](const State& state, const std::vector<std::string>& moves,
                         const std::vector<double>& wins) {
        std::string said;
        for (const auto& reason : prefers(state, moves, wins)) said += english(reason) + "\n";
        return said;
    };
    const State lead = toLead("3C 3H 6C 6H 9D", {"KD KC JD", "AD", "2D 2C TD"});
    const std::string noSingle =
        "Don't lead a single: seat 2 has only one card left and can't beat the pair of threes.\n";
    const std::string lowest = "You have the lead: get rid of two of your lowest cards at once.\n";
    CHECK(says(lead, {"3C 3H", "6C 6H", "9D"}, {0.9, 0.6, 0.1}) == noSingle + lowest);
    CHECK(says(lead, {"3C 3H", "6C 6H", "9D"}, {0.9, 0.6, 0.9}).starts_with(lowest)); // none
    // Nor what a player can't beat that nobody can.
    CHECK(says(toLead("3C 3H 5D 6C 7D 8H 9S QD", {"KD KC JD 4D", "AD", "2D 2C TD"}),
               {"5D 6C 7D 8H 9S", "3C 3H", "QD"}, {0.6, 0.4, 0.1})
              .starts_with("Nobody has five cards left to beat the straight"));
    const State reply = toAnswer("5H", "3C 7C KC", {"3S 4S", "AD AC 2D 5S", "TS JS QD KS 2S"});
    const std::string danger = "Don't leave the lead to seat 0, who has only 2 cards left.\n";
    CHECK(says(reply, {"7C", ""}, {0.6, 0.4}).starts_with(danger));
    CHECK(says(reply, {"7C", "KC", ""}, {0.6, 0.4, 0.2}).starts_with(danger + "Play the seven"));
    CHECK_FALSE(says(reply, {"7C", "KC", ""}, {0.6, 0.4, 0.6}).starts_with(danger));
    // Nor is a card played high where a higher one is worse.
    const State high = toAnswer("QC", "6D 6C 8C QS KH", {"3S 4S 5S", "9D 9C", "AD AC 2D 2S"});
    CHECK(says(high, {"KH", ""}, {0.6, 0.4}).starts_with("Go high"));
    CHECK_FALSE(says(high, {"QS", "", "KH"}, {0.6, 0.4, 0.1}).starts_with("Go high"));
}

TEST_CASE("Big Two's champion says who can beat the last play but one, not only what is left") {
    const State state = toAnswer("2D", "9D 2C", {"3S 4S 5S 7D 7H", "4D 9C TD JD", "5D 6D 2H 2S"});
    std::string said;
    for (const auto& reason : prefers(state, "2C", "")) said += english(reason) + "\n";
    CHECK(said == "Play the two of clubs: only the two of hearts and the two of spades can still "
                  "beat it, and you may lead next.\n"
                  "Then only your nine of diamonds is left.\n");
}

TEST_CASE("Big Two's champion names only what the cards still out can make") {
    const auto says = [](const Hands& others) {
        const State state = toLead("3D 3C 5S 9C AD AC AH", others);
        return english(prefers(state, "3D 3C AD AC AH", "5S").front()).starts_with("Only");
    };
    CHECK(says({"2D 2C 2H 4D", "4C 4H 4S 6D 6C", "7S 8S 9S TS JS"}));
    CHECK_FALSE(says({"2D 2C 2H 4D", "4C 4H 5D 6D 6C", "7S 8S 9S TS JS"})); // no four
    CHECK_FALSE(says({"2D 2C 2H 4D", "4C 4H 4S 6D 6C", "7S 8S 9S TS JD"})); // no straight flush
}

TEST_CASE("Big Two's champion adds that few can beat a card only where few of many can") {
    const auto isAdded = [](const Hands& others) {
        return !adds(toLead("5S 7D 2D", others), "7D", "Only %1 cards still out can beat it.")
                    .empty();
    };
    CHECK(isAdded({"3D 3C 3H 3S 4D 4C", "4H 4S 5D 5C 5H", "9H 9S QC"}));
    CHECK_FALSE(isAdded({"QS", "9H 9S QC", "5C"}));
}

TEST_CASE("Big Two's champion keeps three of a rank as three beside a full house") {
    const State state = toLead("3D 3H 3S 5C 6C 8S 9D 9S JH KD KC KH 2D",
                               {"4D 4C 4H 4S 5D", "6D 6H 7D 7C TD", "AD AC QD QC 8D"});
    CHECK(english(prefers(state, "3D 3H 3S 9D 9S", "3D 3H 3S KD KC").front()) ==
          "Use the pair of nines for the full house and keep the kings for later.");
}

TEST_CASE("Big Two's champion plays no card against a player nearly out for which a worse fits") {
    const State state = toLead("4D 8C JD QC", {"3S 4S 7D 7C 9D 9C JC", "AD AC 2D", "TS JS QD KS"});
    const auto says = [&](const std::vector<std::string>& moves, const std::vector<double>& wins) {
        return english(prefers(state, moves, wins).front()).find("make it easy") !=
               std::string::npos;
    };
    CHECK(says({"8C", "4D"}, {0.6, 0.4}));
    CHECK_FALSE(says({"8C", "QC", "4D"}, {0.6, 0.5, 0.4}));
}

TEST_CASE("Big Two's champion says of a high card who can beat it before what is worth as much") {
    const State state = toAnswer("7C", "4D 5H 9S TH JH QC AC AS 2D 2C",
                                 {"3S 4S 5S 6S 8S", "3C 4C 5C 6C 2H", "3H 4H 6D 8D 2S"});
    CHECK(english(prefers(state, {"2D", "AS", "2C"}, {0.6, 0.6, 0.4}).front()) ==
          "Play the two of diamonds: only the two of hearts and the two of spades can still beat "
          "it, and you may lead next.");
}

TEST_CASE("Big Two's champion splits at no cost only where no other play costs less") {
    const Hands others{"3S 4S 7D 7C 9D 9C JC", "AD AC 2D", "TS JS QD KS 2S"};
    const auto says = [&](const char* hand, const char* next) {
        return english(prefers(toAnswer("5H", hand, others), "8C", next).front())
                   .find("no extra play") != std::string::npos;
    };
    CHECK(says("3C 4C 8C 8H", ""));
    CHECK_FALSE(says("3C 4C 8C 8H KC", "KC"));
}

TEST_CASE("In a lost game of Big Two the move is told first") {
    const State state =
        toAnswer("JC", "4C 5S QH KD AH", {"3S 4S 5D 7H", "AD AC 2D", "TS JS QD KS 2S"});
    const Reasons told = prefers(state, {"QH", ""}, {0.001, 0.001});
    REQUIRE(told.size() == 2);
    CHECK(english(told.front()).find("queen of hearts") != std::string::npos);
    CHECK(english(told.back()).starts_with("You almost certainly won't win this game"));
}

TEST_CASE("In a lost game of Big Two nothing is told that makes no difference") {
    const auto isAlone = [](const State& state, const std::vector<std::string>& moves, double win) {
        const Reasons told = prefers(state, moves, {win, win, win});
        return told.size() == 1 && english(told.front()).starts_with("You almost certainly won't");
    };
    const State same =
        toAnswer("QH", "QS KD", {"3S 4S 7D 7C 9D 9C JC", "AD AC 2D 5S", "TS JS QD KS 2S"});
    CHECK(isAlone(same, {"KD", "QS", ""}, 0.015));
    CHECK_FALSE(isAlone(same, {"KD", "QS", ""}, 0.6));
    // Who can hardly keep the lead, and who can.
    State state = after(endgame({"7H KC KS 9D 3D 3S", "3C 5C 5H 6S 7D 7S 8H 8S 9S TC TH JH KD",
                                 "QC QD 9H AC AD", "QS KH JD AH 2D"}),
                        {"7H"});
    const std::vector<std::string> moves{"9S", "7S", "8S"};
    CHECK(isAlone(state, moves, 0.015));
    state.pub.passed = 1U << 2U | 1U << 3U;
    CHECK_FALSE(isAlone(state, moves, 0.015));
}

TEST_CASE("Big Two's champion calls a middle card so only if the higher one is better kept") {
    const auto says = [](const std::vector<std::string>& moves, const std::vector<double>& wins,
                         const char* hand, const char* of) {
        const State state = toLead(hand, {"3S 4S 7D 7C 9D 9C JC", of, "TS JS QD KS 2S"});
        return english(prefers(state, moves, wins).front()).find("is better kept") !=
               std::string::npos;
    };
    const char* const many = "AD AC 2D 5S";
    CHECK(says({"8C", "4D", "QC"}, {0.6, 0.5, 0.4}, "4D 8C JD QC", many));
    CHECK_FALSE(says({"8C", "QC", "4D"}, {0.6, 0.6, 0.5}, "4D 8C JD QC", many));
    CHECK_FALSE(says({"8C", "4D", "QC"}, {0.6, 0.5, 0.4}, "4D 8C JD QC", "AD"));
    CHECK_FALSE(says({"6C", "4D", "8H"}, {0.6, 0.5, 0.4}, "4D 6C 8H", many));    // hardly higher
    CHECK_FALSE(says({"8C", "4D", "QC"}, {0.6, 0.5, 0.4}, "4D 8C QC QH", many)); // of a pair
}

TEST_CASE("Big Two's champion says of two cards as good only what tells them from worse ones") {
    const State state = toAnswer("3D", "4D 5D 6H 7C 8D TC JD QD QC QS 2D 2C",
                                 {"3S 4S 7D 9C JC", "AD AC 5S KD KC", "9H TH TS JS KS 2S"});
    CHECK(
        english(prefers(state, {"JD", "TC", "5D"}, {0.6, 0.6, 0.4}).front()) ==
        "Beat it with the jack of diamonds: your full house stays whole, and you keep your higher "
        "cards for later.");
}

TEST_CASE("Big Two's champion calls no five cards split that the hand keeps or plays") {
    const Hands others{"3S 4S 7D 9C JC", "AD AC 2D 5S", "TS JS QD KS 2S"};
    const auto says = [&](const char* lead, const char* hand, const char* best, const char* next) {
        return english(prefers(toAnswer(lead, hand, others), best, next).front());
    };
    const std::string split = "Play the nine of spades: anything lower would split your flush.";
    CHECK(says("5D", "3C 4H 7H 8H 9S TH QH KC", "9S", "8H") == split);
    CHECK(says("5D", "3C 4H 7H 8H 9S TH QH KC 2H", "9S", "8H") != split); // five hearts are left
    const State flush = toAnswer("3D 4D 5C 6C 7C", "3H 4H 5H 8H TH AH",
                                 {"3S 4S 7D 9C JC", "AD AC 2D 5S", "TS JS QD KS 2S"});
    CHECK(english(prefers(flush, "3H 4H 5H TH AH", "").front()).find("the chance to play it") ==
          std::string::npos);
}

TEST_CASE("Big Two's champion keeps only what the play itself does not take") {
    const auto says = [](const State& state, const std::vector<std::string>& moves) {
        return english(prefers(state, moves, {0.6, 0.4}).front());
    };
    // A pair that five cards use apart.
    const State fives = toAnswer("6S", "4D 4C 7H 7S 8C 9C TD JC QC QH KH AC 2C",
                                 {"3S 4S 5S 7D", "8D 9D AD 2D", "9H KD AS 2S"});
    CHECK(says(fives, {"7S", "QC"}).find("pair of queens") == std::string::npos);
    // Cards of the same full house.
    const State house = toAnswer("3C 3H 3S 7C 7H", "4D 4H 5C 6D 6H 6S 8D 8H 8S JC AH 2H",
                                 {"3D 4S 5S 7D", "9C 9D AD 2D", "9H KD AS 2S"});
    CHECK(says(house, {"6D 6S 8D 8H 8S", "6D 6H 6S 8D 8S"}).find("keep the") == std::string::npos);
    // A pair that is as good as the card that is played is kept whole.
    CHECK(says(toAnswer("KD", "4H 4S 6C KS AD AH",
                        {"3D 3C 5S 7D 8C", "9C 9D 2D 2H 8S", "9H TS TD 2S AC"}),
               {"KS", ""})
              .find("your ace of diamonds") == std::string::npos);
    // What the lower cards would split, and it splits, too.
    const State queen = toAnswer("JH", "4D 4C 7C 7H 8C TC JC QC QS KS 2S",
                                 {"3D 3S 4S 5S 6S", "9C 9D AD 2D 2H", "9H KD AS AC KC"});
    CHECK(says(queen, {"QS", "QC"}).find("would split your pair of queens") == std::string::npos);
}

TEST_CASE("Big Two's champion promises no lead that somebody may take") {
    const auto says = [](const char* hand, const Hands& others, const char* best,
                         const char* next) {
        return english(prefers(toLead(hand, others), best, next)[0]);
    };
    const auto back =
        "Lead the seven of clubs: your two of spades wins the lead back, and then you "
        "play the rest and win.";
    CHECK(says("3C 3H 7C 2S", {"4C 4S 5C", "5H 7D", "8C 8H"}, "7C", "3C 3H") == back);
    CHECK(says("3C 3H 7C 2S", {"4C 4S 5C", "5H", "8C 8H"}, "7C", "3C 3H") != back); // goes out
    CHECK(says("3C 3H 7C 2H", {"4C 4S 2S", "5H 7D", "8C 8H"}, "7C", "3C 3H") != back);
    CHECK(says("3C 3H 5S 7C 2S", {"4C 4S 5C", "5H 7D", "8C 8H"}, "7C", "3C 3H") != back);
    const auto five = "Nobody has five cards left to beat the straight, so you lead again.";
    const auto straight = "3H 4D 5D 6H 7S 9S TC 2C";
    CHECK(says(straight, {"4C 4S 5C 7H", "5H 7D", "8C 8H 9D"}, "3H 4D 5D 6H 7S", "9S") == five);
    CHECK(says(straight, {"4C 4S 5C 7H JD", "5H 7D", "8C 8H 9D"}, "3H 4D 5D 6H 7S", "9S") != five);
}

TEST_CASE("Big Two's champion splits nothing to spare a high card where a lower one would do") {
    const Hands others{"3S 4S 7D 7C 9D 9C JC", "AD AC 2D 5S", "TS JS QD KS 2S"};
    const auto says = [&](const char* hand, const std::vector<std::string>& moves,
                          const std::vector<double>& wins) {
        return english(prefers(toAnswer("8D", hand, others), moves, wins).front());
    };
    const std::string split =
        "Split your pair of kings rather than spend the ace of spades, which can beat more later.";
    CHECK(says("3C KC KH AS", {"KH", "AS"}, {0.6, 0.4}) == split);
    CHECK(says("3C KC KH AS", {"KH", "AS"}, {0.6, 0.6}) != split); // it is worth no more
    CHECK(says("3C TH KC KH AS", {"KH", "AS", "TH"}, {0.6, 0.4, 0.6}) != split); // which spares it
    CHECK(says("3C QC QH KC KH AS", {"KH", "AS", "QH"}, {0.6, 0.4, 0.6}) != split);
    CHECK(says("3C TH KC KH AS", {"KH", "TH", "AS"}, {0.6, 0.5, 0.4}) ==
          "Play the king of hearts rather than the ten of hearts: it is harder to beat.");
}

TEST_CASE("Big Two's champion weighs a card of a pair against a pass, not against the other card") {
    const State state = toAnswer("QH", "JD KH KS", {"3S 4S 7D 9D", "AD AC 2D", "TS JS QD 2S"});
    CHECK(english(prefers(state, {"KH", "KS", ""}, {0.6, 0.5, 0.4}).front()) ==
          "Beat it with the king of hearts, even though that splits your pair of kings: it costs "
          "you no extra play, and you may take the lead from seat 0.");
}

TEST_CASE("Big Two's champion keeps a higher card before it tells what is worth as much") {
    const State state =
        toLead("4S TS JD QC 2D", {"3H 4D 5D 7H", "8D 8C 8H 9H 9S TD TH JH QD QS", "2C 2S"});
    CHECK(english(
              prefers(state, {"TS", "4S", "JD", "QC", "2D"}, {0.6, 0.6, 0.6, 0.4, 0.3}).front()) ==
          "Play the ten of spades and keep the queen of clubs, which only 3 of the cards still out "
          "can beat.");
}

TEST_CASE("Big Two's champion breaks five cards up for want of a chance only if it must") {
    const State state =
        toAnswer("5S", "4H 5D 5C 5H 6D 7C 7H", {"3S 4D 8D 8C", "6S 7S 9C TD TC", "9H KS 2S QD QC"});
    CHECK(english(prefers(state, {"7C", "6D", ""}, {0.6, 0.6, 0.4}).front()).find("even though") ==
          std::string::npos);
}

TEST_CASE("Big Two's champion says of no lower card as good that it would split something") {
    const State state = toAnswer("9H", "4D TH TS QS", {"3S 4S 7D 7C", "JC KD AD 2D", "TC JS KS"});
    const auto says = [&](const std::vector<double>& wins) {
        return english(prefers(state, {"QS", "TS", ""}, wins).front()).find("anything lower") !=
               std::string::npos;
    };
    CHECK(says({0.6, 0.4, 0.4}));
    CHECK_FALSE(says({0.6, 0.6, 0.4}));
}

TEST_CASE("Big Two's champion tells which card wins the lead back for the five that are left") {
    const State state = toLead("3H 5H 8H 9D TH 2D 2H",
                               {"3S 4D 4C 4H 4S", "7C 7H 7S 8C 8S 9S TD", "QD QC KH KS AD AC"});
    CHECK(english(prefers(state, "9D", "3H 5H 8H TH 2H").front()) ==
          "Lead the nine of diamonds: your two of diamonds wins the lead back, and then you play "
          "the rest and win.");
}

TEST_CASE("Big Two's champion says that either of two may win the lead only of high ones") {
    const auto says = [](const char* lead, const char* hand, const std::vector<std::string>& moves,
                         const std::vector<double>& wins) {
        const Hands others{"3S 4S 7D 7C 9D 9C JC", "AD AC 2D 5S", "TS JS JH KS 2S 6S"};
        return english(prefers(toAnswer(lead, hand, others), moves, wins).front());
    };
    const std::string either =
        "Play the king of diamonds or the queen of spades: either may win you the lead.";
    const std::string asMuch =
        "Play the king of diamonds or the queen of spades: whatever beats one beats the other.";
    CHECK(says("8H", "9H QS KD", {"KD", "QS", "9H"}, {0.6, 0.6, 0.4}) == either);
    CHECK(says("JD", "9H QS KD", {"KD", "QS", ""}, {0.6, 0.6, 0.4}) == asMuch); // none lower
    CHECK(says("8H", "9H QS KD 2H", {"KD", "QS", "2H"}, {0.6, 0.6, 0.4}) != either);
    CHECK(says("3D", "4D 6C 7H", {"7H", "6C", "4D"}, {0.6, 0.6, 0.4}).find("either may") ==
          std::string::npos);
}

TEST_CASE("Big Two's champion splits a pair at no cost rather than play what costs more plays") {
    const State state = toAnswer("8H", "4C 5H 6D 6H QD QC 2D 2C 2S",
                                 {"3S 4S 7D 7C 9D 9C JC", "AD AC 5S", "TS JS QH KS 2H"});
    CHECK(english(prefers(state, {"QD", "QC", "2D"}, {0.6, 0.55, 0.4}).front()) ==
          "Beat it with the queen of diamonds, even though that splits your pair of queens: it "
          "costs you no extra play, and you may take the lead from seat 0.");
}

TEST_CASE("Big Two's champion plays one card of a pair after the other only if both win") {
    const auto says = [](const char* queens, const char* third) {
        const State state =
            toLead(std::string("4D 8C ") + queens, {"3S 4S 7D 7C", "9D 9C JC", third});
        return english(prefers(state, std::string(queens).substr(3).c_str(), "4D").front());
    };
    CHECK(says("QH QS", "TS JS QD") ==
          "Play your queens one at a time: each of them wins you the lead.");
    CHECK(
        says("QC QS", "TS JS QH") ==
        "Play the queen of spades and keep the queen of clubs, which only the queen of hearts can "
        "still beat."); // nobody can beat the pair either
}

TEST_CASE("Big Two's champion keeps a higher card only where the hint shows it") {
    const State state =
        toAnswer("4D", "5S 6C 7S 8C 9H KS", {"3S 4S 7D 7C 9D 9C JC", "AD AC 2D", "TS JS QD KD 2S"});
    const auto keeps = [&](const std::vector<std::string>& moves, const std::vector<double>& wins) {
        return english(prefers(state, moves, wins).front()).find("keep the king") !=
               std::string::npos;
    };
    CHECK(keeps({"8C", "KS"}, {0.6, 0.4}));
    CHECK_FALSE(keeps({"8C", "7S", "6C", "5S", "", "KS"}, {0.6, 0.5, 0.5, 0.5, 0.5, 0.4}));
}

TEST_CASE("Big Two's champion does not say that a play keeps what a pass keeps as well") {
    const State state = toAnswer("7C 8C 9D TD JD", "3H 4H 8H TH QH 5D 6S 2C",
                                 {"3S 4S 7D 9C JC", "AD AC 2D", "TS JS QD KS 2S"});
    for (const auto& reason : prefers(state, "3H 4H 8H TH QH", ""))
        CHECK(english(reason).find("two of clubs") == std::string::npos);
}

TEST_CASE("Big Two's champion keeps or spares no higher card where a lower one would do as well") {
    const State loose = toAnswer("8S", "3S 5H 8D TC TS QS KH AH",
                                 {"3D 4D 5D 6D 7D", "KD KC KS AD AS 2D", "AC 2C 2H JD 6S 9S"});
    CHECK(english(prefers(loose, {"KH", "", "QS", "AH"}, {0.6, 0.6, 0.6, 0.6}).front()) ==
          "Play the king of hearts rather than the queen of spades: it is harder to beat.");
    // All others have passed.
    const State pairs = after(endgame({"JS 3C 4C 7D 9C QH AD", "7H 8S 5S 2D", "7C 9D KS 2S",
                                       "4D 5D 5C 6C 8C 8H 9S QD QC KD KH AS"}),
                              {"JS", "pass", "pass"});
    CHECK(english(prefers(pairs, {"KD", "AS", "QD", ""}, {0.6, 0.6, 0.6, 0.4}).front()) ==
          "Beat it with the king of diamonds: otherwise seat 0 may keep the lead.");
}

TEST_CASE("Big Two's champion does not fear that a low card keeps the lead") {
    const State state = toAnswer("4D", "3H 4H 6C 7S 8H 9C 9H TD KS AH 2H 2S",
                                 {"3S 4S 7D 9D JC QD", "AD AC 2D 5D KD JD", "TS JS QS KC 2C 8D"});
    CHECK(english(prefers(state, {"4H", "9C", ""}, {0.6, 0.5, 0.4}).front()) ==
          "Beat it as low as you can.");
}

TEST_CASE("Big Two's champion names what a play keeps together and all lower ones would split") {
    const Hands others{"3S 4D 5H 5S 6D", "6S 7D TC KH", "JC QD QC KD AC"};
    // A higher straight is broken up, but one is left.
    const State two = toAnswer("9S", "3C 3H 4S 7H 8D 8H 9C TD JD QS KS AS 2D", others);
    CHECK(english(prefers(two, "QS", "").front()) ==
          "Play the queen of spades: anything lower would split your straight.");
    // Not of five cards that leave others whole, but of a pair that a straight would split.
    const State straights = toAnswer("3D 4D 5C 6S 2C", "3C 3H 3S 4H 4S 6C 6H 7S 8C 9H 9S TD JD",
                                     {"4C 5D 5H 5S 6D", "7D 7C 7H 8D 8H", "9D 9C TC TH TS"});
    CHECK(english(prefers(straights, "7S 8C 9S TD JD", "6H 7S 8C 9H TD").front()) ==
          "Play the straight: anything lower would split your pair of sixes.");
    // What is lower and as good keeps as much.
    const State low = toAnswer("3D", "4C 8C 9H TD KS AH 2D", others);
    CHECK(english(prefers(low, {"8C", "4C", "AH"}, {0.6, 0.6, 0.4}).front()) ==
          "Play the eight of clubs or the four of clubs, and keep the ace of hearts, which can "
          "beat more later.");
    // Nor is a lead low where the lowest is worse.
    const State lead = toLead("3C 7S 8H TD QH AS", others);
    CHECK(english(prefers(lead, {"8H", "7S", "3C"}, {0.6, 0.6, 0.4}).front()) ==
          "Lead the eight of hearts rather than the three of clubs: it is harder to beat.");
    CHECK(english(prefers(lead, {"8H", "7S", "3C", "QH"}, {0.6, 0.6, 0.6, 0.4}).front()) ==
          "You have the lead: get rid of a low card, the eight of hearts or the three of clubs.");
}

TEST_CASE("Of three cards Big Two's champion calls no pair lower than another") {
    const auto says = [](const State& state, const char* best, const char* next,
                         std::string_view part) {
        return std::ranges::any_of(prefers(state, best, next), [&](const auto& reason) {
            return english(reason).find(part) != std::string::npos;
        });
    };
    const Hands others{"3S 4S 5D 7D 6C", "6S 7S TD TS", "4C 8C 9C QC KS"};
    const State jacks = toAnswer("5C 5H", "4D 8D 9D TC JC JD JS QH KD KH AD", others);
    CHECK_FALSE(says(jacks, "JC JS", "JC JD", "as low as you can"));
    const State aces = toAnswer("QS QD", "3C 6D 6H 7C 7H 8H 9D 9S TH AD AH AS 2S", others);
    CHECK_FALSE(says(aces, "AD AS", "AD AH", "anything lower"));
}

TEST_CASE("Big Two's champion names the straight of the plan that all lower cards would split") {
    const Hands others{"3S 4S 7D 9D 9C", "AD AC KD KC 4C", "TS KS 2S 2C 2H"};
    CHECK(english(prefers(toAnswer("JC", "3H 5S 6S 7S 8D 8S 9H 9S TD JS QC 2D", others),
                          {"2D", "", "QC", "JS"}, {0.6, 0.5, 0.4, 0.3})
                      .front()) ==
          "Play the two of diamonds: anything lower would split your straight.");
}

TEST_CASE("Big Two's champion keeps no flush together of two that the hand holds") {
    const Hands others{"3S 4C 7C 9D 9C", "AD AH KD KC 4H", "TS KS 2S 2C 2H"};
    const auto says = [&](const State& state, const std::vector<std::string>& moves) {
        std::string said;
        for (const auto& reason : prefers(state, moves, {0.6, 0.5})) said += english(reason);
        return said.find("your flush") != std::string::npos;
    };
    const std::string two = "4D 4S 5D 6S 7D 7S 8H 8S TD TH JD JS AC";
    CHECK_FALSE(says(toAnswer("8C", two, others), {"8H", "8S"}));
    CHECK(says(toAnswer("8C", "4S 6S 7S 8H 8S TH JS AC", others), {"8H", "8S"}));
    CHECK_FALSE(says(toLead(two, others), {"AC", "8S"}));
    CHECK(says(toLead("4S 6S 7S 8S TH JS AC", others), {"AC", "8S"}));
}

TEST_CASE("Big Two's champion says of no sure card that whoever wants the lead has to spend more") {
    const State state = toLead("4D 8C 2C 2S", {"3S 4S 7D 7C", "9D 9C JC", "TS JS 2H"});
    const Observation view = viewToMove(state);
    const Standing standing(view);
    for (const auto& reason :
         whyLead(standing, cardSet("2S"), {}, standing.nameOfMove(cardSet("2S"))))
        CHECK(english(reason).find("has to spend more") == std::string::npos);
}

TEST_CASE("Big Two's champion keeps no straight together of which the hand has another") {
    const State state = toAnswer("8D", "3H 4C 5D 5S 6D 7D 7C TD QS 2S",
                                 {"3S 4S 8C 9D JC", "AD AC 2D KD", "TS JS QD KS 2C"});
    CHECK(
        english(prefers(state, {"TD", "2S"}, {0.6, 0.4}).front()) ==
        "Beat it with the ten of diamonds: that breaks nothing up, and you keep your higher cards "
        "for later.");
}

TEST_CASE("Big Two's champion leads its highest card only where a lower one is easier to beat") {
    const auto says = [](const char* of) {
        const State state = toLead("6H TD", {"KD AD", "2D", of});
        return english(prefers(state, {"TD", "6H"}, {0.6, 0.6}).front());
    };
    CHECK(says("TH KH 8S") == "Play your highest card: seat 2 has only one card left.");
    CHECK(says("TH KH 3S") ==
          "Play the ten of diamonds or the six of hearts: whatever beats one beats the other.");
}

TEST_CASE("Big Two's champion calls a pair hard to beat only where no higher one is") {
    const State state =
        toAnswer("9D 9C", "3C 8C QD QH AD AH", {"3S 4S 7D 9H", "KC KS 2S 5C", "TS JS 5D 6D"});
    CHECK(
        english(prefers(state, {"QD QH", ""}, {0.6, 0.4}).front()) ==
        "Play the pair of queens: only a pair of kings can still beat it, and you may lead next.");
    CHECK(english(prefers(state, {"QD QH", "AD AH"}, {0.6, 0.4}).front()) ==
          "Beat it with the pair of queens: that breaks nothing up, and you keep your higher cards "
          "for later.");
}

TEST_CASE("Big Two's champion names what a pass keeps and that the game is lost") {
    const auto says = [](const State& state, const std::vector<std::string>& moves,
                         const std::vector<double>& wins) {
        std::string said;
        for (const auto& reason : prefers(state, moves, wins)) said += english(reason) + "\n";
        return said;
    };
    const Hands others{"3S 4S 7D 7C 9D 9C JC", "AD AC 2D", "TS JS QD KS 2S"};
    const State ace = toAnswer("KH", "3C 8C AH", others);
    const std::string lost = "You almost certainly won't win this game.\n";
    CHECK(says(ace, {"", "AH"}, {0.01, 0.03}).ends_with(lost));
    CHECK_FALSE(says(ace, {"", "AH"}, {0.03, 0.01}).ends_with(lost));
    // No risk of losing then.
    CHECK(says(toAnswer("JH", "8H 8S AD AC", {"KD", "AH 2C", "2S 4C"}), {"", "AC"}, {0.01, 0.03})
              .ends_with(lost));
    // Not all plays break up the straight, or they make up for it.
    const auto five = [&](const char* lead, const char* hand, const char* next) {
        return says(toAnswer(lead, hand, others), {"", next}, {0.01, 0.01}).find("five cards") !=
               std::string::npos;
    };
    CHECK(five("6H", "3C 4C 5D 6C 7S", "7S"));
    CHECK_FALSE(five("6H", "3C 4C 5D 6C 7S 8H KC", "KC"));
    CHECK_FALSE(five("3D 4D 5C 6D 7H", "4C 5H 6C 6S 8C 8H 8S TC QC", "6C 6S 8C 8H 8S"));
}

TEST_CASE("Big Two's champion risks a card where somebody has one, and calls none low") {
    const auto says = [](const char* of) {
        std::string said;
        for (const auto& reason :
             prefers(toLead("4D 6C 9S TH KD", {"3S 4S 7D 7C 9D 9C JC", of, "TS JS QD KS 2S"}),
                     {"6C", "4D", "KD"}, {0.6, 0.6, 0.4}))
            said += english(reason);
        return said;
    };
    CHECK(says("AD AC 2D 5S").starts_with("You have the lead: get rid of a low card"));
    CHECK(says("AD").starts_with("Risk the six of clubs, although seat 2 has only one card left"));
}

TEST_CASE("Big Two's champion leads no card rather than a lower one that is as good") {
    const State state = toLead("6H QD 2H", {"4C 4S 5D", "5H 5S 6D 7C", "TC JC JH AC"});
    CHECK(
        english(prefers(state, {"QD", "6H", "2H"}, {0.6, 0.6, 0.4}).front()) ==
        "Lead the queen of diamonds: your two of hearts wins the lead back, and then you play the "
        "rest and win.");
}

TEST_CASE("Big Two's champion tells what is left without a card that is as good to play") {
    const auto says = [](const std::vector<double>& wins) {
        std::string said;
        for (const auto& reason :
             prefers(toLead("4C 8C JD JC", {"3S 5S KD TD", "5D 5C 6D 9D", "QS KS AS 2S"}),
                     {"8C", "4C", "JD"}, wins))
            said += english(reason) + "\n";
        return said;
    };
    CHECK(says({0.6, 0.6, 0.4}) ==
          "You have the lead: get rid of a low card, the eight of clubs or the four of clubs.\n"
          "What is left goes out in 2 plays.\n");
}

TEST_CASE("Big Two's champion leads no card on which the next player is sure to go out") {
    const auto says = [](const char* ofNext) {
        const State state = toLead("4C 8C JD JC", {ofNext, "5D 7D 7C 9D", "QS KS AS 2S"});
        return english(prefers(state, {"8C", "JD", "4C"}, {0.6, 0.5, 0.1}).front());
    };
    const std::string easy = "Play the eight of clubs rather than the four of clubs: seat 1 has "
                             "only one card left, so don't make it easy to beat this.";
    CHECK(says("KD") == easy);
    CHECK(says("3S") != easy);
}
