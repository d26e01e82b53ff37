#include "ai/bigtwo/drawbacks.h"
#include "ai/bigtwo/explain.h"
#include "tests/support/bigtwo.h"
#include "tests/support/search.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace parlour::bigtwo;
using namespace parlour::test;

namespace {

// What is said against a move of the seat to move beside the advised one; "": nothing.
std::string against(const State& state, const std::string& move, const std::string& advised) {
    for (const std::string& each : {move, advised}) {
        INFO(each);
        CHECK(BigTwo::objection(state, cardSet(each)).empty());
    }
    const Observation view = viewToMove(state);
    const Standing standing(view);
    const auto drawbacks = [&](const std::string& each) {
        return drawbacksOf(standing, cardSet(each), cardSet(advised));
    };
    const auto reason = parlour::whyNot(drawbacks(move), {drawbacks(advised)});
    return reason ? parlour::english(*reason) : "";
}

const std::vector<std::string> kOthers{"8H 9H TH TS", "8S 9S JH JS", "8D 9D QH QS"};

} // namespace

TEST_CASE("What speaks against a pass in Big Two") {
    CHECK(against(answering("5D", "6C 7C 7H KD", kOthers), "", "6C") ==
          "This may leave the lead to seat 0.");
    const std::vector<std::string> two{"8H 9H", kOthers[1], kOthers[2]};
    const std::vector<std::string> one{"8H", kOthers[1], kOthers[2]};
    CHECK(against(answering("5D", "6C 7C 7H KD", two), "", "6C") ==
          "This may leave the lead to seat 0, who has only 2 cards left.");
    CHECK(against(answering("5D", "6C 7C 7H KD", one), "", "6C") ==
          "This may leave the lead to seat 0, who has only one card left.");
    // Nobody else is left to beat it.
    const auto last = [](const char* first) {
        return after(endgame({first, kOthers[1], kOthers[2], "6C 7C 7H KD"}),
                     {"5D", "pass", "pass"});
    };
    CHECK(against(last("5D 8H 9H TH TS"), "", "6C") == "This leaves the lead to seat 0.");
    CHECK(against(last("5D 8H 9H"), "", "6C") ==
          "This leaves the lead to seat 0, who has only 2 cards left.");
    CHECK(against(last("5D 8H"), "", "6C") ==
          "This leaves the lead to seat 0, who has only one card left.");
    // Who has too few cards cannot beat it.
    CHECK(against(answering("3D 4D 5D TD KD", "6C 7C 9C TC QC KS", {"8H", "8S 9S", "9D QH"}), "",
                  "6C 7C 9C TC QC") ==
          "This leaves the lead to seat 0, who has only one card left.");
}

TEST_CASE("A pair speaks against no card in Big Two that the advised play splits as well") {
    const State state =
        leading("4C 4H 7C 9C TC JC QC AC", {"8H 9H TH TS", "8S 9S JH JS", "8D 9D QH"});
    CHECK(against(state, "4H", "4C 7C 9C JC QC") != "This breaks up your pair of fours.");
    CHECK(against(state, "4H", "4C 4H") == "This breaks up your pair of fours.");
}

TEST_CASE("What speaks against a lead in Big Two") {
    const auto leads = [](const char* hand, const char* move, const char* advised) {
        return against(leading(hand, kOthers), move, advised);
    };
    CHECK(against(leading("4D 7C 7H KD", {"8H", kOthers[1], kOthers[2]}), "4D", "7C 7H") ==
          "seat 1 may go out on this.");
    CHECK(against(leading("4D 6D KD AD", {"8H", "8S 2S JH JS", kOthers[2]}), "AD", "6D") ==
          "Then the king of diamonds is the highest card you have left.");
    // Of a single card that is left it is told that it will hardly beat any.
    CHECK(leads("4D AC", "AC", "4D") == "Keep this for later: nobody can beat it.");
    CHECK(against(leading("4D AC", {"8H 9H TH 2S", kOthers[1], kOthers[2]}), "AC", "4D") ==
          "Then only your four of diamonds is left, and most of the cards still out beat it.");
    CHECK(against(leading("QD AC", {"8H 9H TH 2S", kOthers[1], kOthers[2]}), "AC", "QD") ==
          "Keep this for later: only the two of spades can still beat it.");
    CHECK(against(leading("4D 7C 7H KD", {"8H 9H", kOthers[1], kOthers[2]}), "7C 7H", "4D") ==
          "seat 1 may go out on this.");
    CHECK(leads("4D 7C 7H KD", "7C", "4D") == "This breaks up your pair of sevens.");
    CHECK(leads("4D 7C 7D 7H KD", "7C 7H", "4D") != "This breaks up your pair of sevens.");
    CHECK(leads("3C 4D 5C 6H 7S KD", "5C", "KD") == "This breaks up your straight.");
    CHECK(leads("4D 6D 2S", "2S", "4D") == "Keep this for later: nobody can beat it.");
    CHECK(against(leading("4D 6D AC", {"8H 9H TH 2S", kOthers[1], kOthers[2]}), "AC", "4D") ==
          "Then the six of diamonds is the highest card you have left.");
    CHECK(against(leading("4D 6D AC 2C", {"8H 9H TH 2S", kOthers[1], kOthers[2]}), "AC", "4D") ==
          "Keep this for later: only the two of spades can still beat it.");
    CHECK(leads("4D 7C 7H KD", "4D", "7C 7H") ==
          "Your pair of sevens stays behind, and it beats nothing still out: only a lead gets rid "
          "of it.");
    CHECK(leads("4D 6S TC TD KD", "4D", "TC TD") == "Every card still out beats it.");
    CHECK(leads("3C 4D 5C 6H 7S KD AD", "KD", "3C 4D 5C 6H 7S") ==
          "This gets rid of only one card.");
    CHECK(
        leads("4D 7C 7H", "7C 7H", "4D") ==
        "Your four of diamonds stays behind, and it beats nothing still out: only a lead gets rid "
        "of it.");
    CHECK(against(leading("4D 7C 7H", {"3H 9H TH TS", kOthers[1], kOthers[2]}), "7C 7H", "4D") ==
          "Your four of diamonds stays behind, and it is hard to get rid of.");
    CHECK(leads("3C 4C 5C 6D 7C 8C KD", "4C 5C 6D 7C 8C", "3C 4C 5C 6D 7C")
              .starts_with("Your three of clubs stays behind"));
    CHECK(leads("8C QD KD", "8C", "KD") == "Most of the cards still out beat it.");
    CHECK(leads("4D TD KD", "4D", "TD") == "Every card still out beats it.");
    CHECK(leads("4D 4H 5C", "4H", "4D").empty()); // either splits the pair
}

TEST_CASE("What speaks against an answer in Big Two") {
    const State pair = answering("5D 5S", "4C 6C 6H 7C 7H", kOthers);
    CHECK(against(pair, "7C 7H", "6C 6H") == "This is higher than it needs to be.");
    const State straight =
        after(endgame({"3C 4D 5S 6C 7D 8H", "5H 6H 9H TH KH JC JD JS QC QS", "8S 9S JH", "9D"}),
              {"3C 4D 5S 6C 7D"});
    CHECK(against(straight, "5H 6H 9H TH KH", "JC JD JS QC QS") == "This is easier to beat.");
    // What no more pairs beat than the advised one need not be kept for that.
    const std::vector<std::string> twos{"8H 9H TH TS", "2D 2C JH JS", "8D 9D QH QS"};
    CHECK(against(answering("5D 5S", "4C KC KH AC AS 2H", twos), "AC AS", "KC KH") ==
          "This is higher than it needs to be.");
    // Nor is that said where a lower one than the advised would do as well,
    CHECK(against(answering("5D 5S", "4C 6C 6H 7C 7H KC KD", kOthers), "KC KD", "7C 7H")
              .find("higher than it needs") == std::string::npos);
    // or of the card that goes with four of a kind: then it is the lower one that stays.
    const State four =
        after(endgame({"3C 4D 5S 6C 7D 8H", "4S 8C TC JC JD JH JS KH", "8S 9S QH", "9D"}),
              {"3C 4D 5S 6C 7D"});
    CHECK(
        against(four, "TC JC JD JH JS", "4S JC JD JH JS").starts_with("Your four of spades stays"));
}

TEST_CASE("What is better kept in Big Two may be told beside a lower card as good") {
    const State state = leading("4H 9C QC KD KH 2C", kOthers);
    const Observation view = viewToMove(state);
    const Standing standing(view);
    const auto drawbacks = [&](const char* move) {
        return drawbacksOf(standing, cardSet(move), cardSet("4H"));
    };
    const auto reason = parlour::whyNot(drawbacks("QC"), {drawbacks("4H"), drawbacks("9C")});
    REQUIRE(reason);
    CHECK(parlour::english(*reason) == "This is better kept: it can beat more later.");
}

TEST_CASE("What speaks against higher plays in Big Two") {
    const std::vector<std::string> others{"8H 9H TH TS 7S JC", "9S JH JS KS AS 3C",
                                          "9D QH QS AD 2D 3D"};
    // A full house whose cards are lower than the one led.
    CHECK(against(leading("6C 6H 6S 8D 8C TC QD KH", others), "6C 6H 6S 8D 8C", "TC") ==
          "Keep this for later: it can still beat other five-card plays.");
    // The higher of two fives.
    CHECK(against(leading("5C 5H 6C 6H 6S 8C 8H 9D TH JH QS KC",
                          {"3C 9S TC JC QD KH", "7D 7H 7C JD JS AS", "AD 2D 2S TS QC KD"}),
                  "5C 5H 6C 6H 6S", "9D TH JH QS KC") ==
          "Keep this for later: it can still beat other five-card plays.");
    // A lower pair than the one that wins more often.
    CHECK(against(answering("5D 5S", "4C TC TD QC QD 2H", others), "TC TD", "QC QD") ==
          "This is easier to beat.");
    // A low card that goes with nothing else stays.
    CHECK(against(leading("4D 4C 5D 5S 6H JD 2S", {"3H 7C 8H KH", "9S TD AC JH", "QS 3C 5C"}),
                  "4D 4C",
                  "6H") == "Your six of hearts stays behind, and it is hard to get rid of.");
    // The last card needs no lead.
    CHECK(against(leading("4C KC", {"5H 6S", "7S AC", "6D 9D"}), "KC", "4C")
              .find("win you the lead") == std::string::npos);
}

TEST_CASE("In Big Two a card of the same rank is easier to beat if others lie between") {
    const auto answers = [](const std::string& last) {
        return against(
            answering("5D", "6D 6S AC", {"8H 9H TH TS", "8S 9S JH JS QC QD KC KD", last}), "6D",
            "6S");
    };
    CHECK(answers("3D 6H QH QS KH") == "This is easier to beat.");
    CHECK(answers("3D 7H QH QS KH").empty());
}

TEST_CASE("In Big Two nothing is spent that the advised play spends, or that leaves as good") {
    const std::vector<std::string> low{"8H 9H TH TS", "8S 9S JH JS", "2D 9D QH QS"};
    CHECK(against(answering("AD", "5S 6C 2H 2S", low), "2H", "2S").empty());
    CHECK(against(answering("AD", "5S 6C 2C 2H 2S", low), "2H", "2C").empty());
    CHECK(against(answering("KD", "5S 6C AS 2H", low), "2H", "AS") ==
          "Keep this for later: nobody can beat it.");
}

TEST_CASE("Big Two's champion says what speaks against worse moves") {
    const State state = leading("4D 7C 7H KD", kOthers);
    parlour::WhyNots<CardSet> whyNots;
    explainOthers(viewToMove(state),
                  comparing<BigTwo>(state, cardSet("4D"), cardSet("7C"), {0.6, 1}, {0.4, 0}, 1), {},
                  whyNots);
    REQUIRE(whyNots.size() == 1);
    CHECK(whyNots[0].move == cardSet("7C"));
    CHECK(parlour::english(whyNots[0].reason) == "This breaks up your pair of sevens.");

    // What can beat the higher pair is told of the lower one, and no more.
    const State pairs =
        leading("6S TC TH QD QS AS", {"4S JD JC AD AC", "5D 5H 7S KC", "3S 8D 8H 2S"});
    const auto search =
        comparing<BigTwo>(pairs, cardSet("TC TH"), cardSet("QD QS"), {0.6, 0}, {0.4, 0}, 40);
    const parlour::Reasons told = explain(viewToMove(pairs), search);
    CHECK(parlour::english(told.front()) == "Play the pair of tens and keep the pair of queens, "
                                            "which only a pair of aces can still beat.");
    whyNots.clear();
    explainOthers(viewToMove(pairs), search, told, whyNots);
    CHECK(whyNots.empty());
}

TEST_CASE("In Big Two a card that is told to be kept is not told to be better kept") {
    const State state = leading("4D 9C JD KD 2C", kOthers);
    const Observation view = viewToMove(state);
    const auto keeps = [&](const char* move, bool isToldKept) {
        const auto list = drawbacksOf(Standing(view), cardSet(move), cardSet("9C"), {isToldKept});
        return std::ranges::any_of(list, [](const parlour::Reason& reason) {
            return parlour::english(reason) == "This is better kept: it can beat more later.";
        });
    };
    CHECK(keeps("JD", false));
    CHECK_FALSE(keeps("JD", true));
    const auto search =
        comparing<BigTwo>(state, cardSet("9C"), cardSet("JD"), {0.6, 0}, {0.4, 0}, 40);
    const parlour::Reasons told = explain(view, search);
    CHECK(parlour::english(told.front()).find("keep the jack of diamonds") != std::string::npos);
    parlour::WhyNots<CardSet> whyNots;
    explainOthers(view, search, told, whyNots);
    CHECK(whyNots.empty());
}

TEST_CASE("A full house that spends a pair of aces in Big Two is told to spend the pair") {
    const State state = after(
        endgame({"3D 3C 3H 4D 4C 7C", "8D 8C 8S 5H 5S AD AH 2S", "6H 9S TD JC 2D 2H", "KD KH"}),
        {"3D 3C 3H 4D 4C"});
    CHECK(against(state, "8D 8C 8S AD AH", "8D 8C 8S 5H 5S") ==
          "Keep your pair of aces for later: only a pair of twos can still beat it.");
}

TEST_CASE("What a pass keeps for later in Big Two is not told again of the card") {
    const State state =
        answering("KD", "4D 6H 8C TD AD 2H 2S", {"3S 4S 7D 9D", "3C 5C 5H 2C", "TS QD KS AS"});
    const auto search = comparing<BigTwo>(state, CardSet(), cardSet("AD"), {0.6, 0}, {0.4, 0}, 40);
    const parlour::Reasons told = explain(viewToMove(state), search);
    CHECK(parlour::english(told.front()).ends_with("so keep it for later."));
    parlour::WhyNots<CardSet> whyNots;
    explainOthers(viewToMove(state), search, told, whyNots);
    CHECK(whyNots.empty());
}

TEST_CASE("What is told to win the lead back in Big Two is not told to be kept") {
    const State state = answering("QD QC", "4D 6H 8C KH KS 2H 2S",
                                  {"3S 4S 7D 9D", "3C 5C 5H AC AD", "TS QS KD AS"});
    const auto search =
        comparing<BigTwo>(state, cardSet("KH KS"), cardSet("2H 2S"), {0.6, 0}, {0.4, 0}, 40);
    parlour::Reasons told = explain(viewToMove(state), search);
    parlour::WhyNots<CardSet> whyNots;
    const auto said = [&] {
        whyNots.clear();
        explainOthers(viewToMove(state), search, told, whyNots);
        return whyNots.empty() ? "" : parlour::english(whyNots[0].reason);
    };
    const auto isNamed = [](const parlour::Reason& reason) {
        return parlour::english(reason).find("pair of twos") != std::string::npos;
    };
    CHECK(std::ranges::any_of(told, isNamed));
    CHECK(said().find("nobody can beat it") == std::string::npos);
    told.clear();
    CHECK(said() == "Keep this for later: nobody can beat it.");
}

TEST_CASE("A card that is told to win the lead back in Big Two is not told to be kept") {
    const State state =
        answering("AD", "5C TC KC AC AS 2C 2S", {"3S 4S 7D 9D", "3C 5H 5D JC 6D", "TS QS KD 2H"});
    const auto search =
        comparing<BigTwo>(state, cardSet("AS"), cardSet("2S"), {0.6, 0}, {0.4, 0}, 40);
    const parlour::Reasons told = explain(viewToMove(state), search);
    CHECK(parlour::english(told.back()).starts_with("If you are beaten, your two of spades wins"));
    parlour::WhyNots<CardSet> whyNots;
    explainOthers(viewToMove(state), search, told, whyNots);
    CHECK(std::ranges::none_of(whyNots, [](const auto& whyNot) {
        return parlour::english(whyNot.reason).starts_with("Keep this for later");
    }));
}

TEST_CASE("In Big Two a higher play is no fault where a player may go out on the lower") {
    const auto says = [](const char* last, const char* hand, const char* move,
                         const char* advised) {
        return against(answering("JS", hand, {last, "3S 6S JH", "8D 9S KH"}), move, advised);
    };
    const std::string higher = "This is higher than it needs to be.";
    CHECK(says("8H 9C", "5C TC QC KD AD", "KD", "QC") == higher);
    CHECK(says("8H", "5C TC QC KD AD", "KD", "QC") != higher);
    // So is the higher of a rank if a card still out lies between.
    CHECK(says("8H QH", "5C TC QC QS AD", "QS", "QC") == higher);
    CHECK(says("8H 9C", "5C TC QC QS AD", "QS", "QC") != higher);
}

TEST_CASE("A higher pair in Big Two is better kept than led") {
    const State state =
        leading("3C 3S 6D 6H JC JH AC AH", {"4C 4S 7D 7H QC QH", "5C 5S KD KH", "8D 8S 2C 2H"});
    const Observation view = viewToMove(state);
    const auto drawbacks = [&](const char* move) {
        return drawbacksOf(Standing(view), cardSet(move), cardSet("3C 3S"));
    };
    const auto reason =
        parlour::whyNot(drawbacks("JC JH"), {drawbacks("3C 3S"), drawbacks("6D 6H")});
    REQUIRE(reason);
    CHECK(parlour::english(*reason) == "This is better kept: it can beat more later.");
}

TEST_CASE("What the hint has said of a row in Big Two is not said below it") {
    const auto said = [](const State& state, const char* best, const char* next) {
        const auto search =
            comparing<BigTwo>(state, cardSet(best), cardSet(next), {0.6, 0}, {0.4, 0}, 40);
        const parlour::Reasons told = explain(viewToMove(state), search);
        parlour::WhyNots<CardSet> whyNots;
        explainOthers(viewToMove(state), search, told, whyNots);
        return parlour::english(told.front()) + "/" +
               (whyNots.empty() ? "" : parlour::english(whyNots[0].reason));
    };
    CHECK(
        said(answering("8S", "4D TD QD KC KS AS 2D",
                       {"5H 6C 7H 9S JH 3C 4C", "2C 2S 5D 9C QS KD AH 5C", "JC JD TH TC KH 3S 6D"}),
             "QD", "TD") ==
        "Play the queen of diamonds rather than the ten of diamonds: it is harder to beat./");
    CHECK(said(answering("3D 3C", "4D 5C 5H 7D 7H TC AC",
                         {"6H 6S 8D 8H", "9C 9D QC QS 2D 2H", "JC JD KH KS 3S"}),
               "7D 7H", "5C 5H") ==
          "Play the pair of sevens rather than the pair of fives: it is harder to beat./");
    CHECK(said(answering("JC", "4D 4C 8D 8C 9C 9H JS KD", {"3S 7D 7H 2C", "QC AC 2S", "KC AD 2H"}),
               "JS", "KD")
              .ends_with("/"));
}

TEST_CASE("What the hint has said of a lower and a higher card in Big Two is not said below") {
    const State state =
        answering("8S", "4D TD QD KC KS AS 2D",
                  {"5H 6C 7H 9S JH 3C 4C", "2C 2S 5D 9C QS KD AH 5C", "JC JD TH TC KH 3S 6D"});
    const BigTwo::MoveList moves{cardSet("QD"), cardSet("TD"), cardSet("AS")};
    const auto search = comparing<BigTwo>(
        state, moves, std::vector<parlour::Outcome>{{0.6, 0}, {0.4, 0}, {0.3, 0}}, 40);
    const parlour::Reasons told = explain(viewToMove(state), search);
    CHECK(parlour::english(told.front()) ==
          "Play the queen of diamonds: the ten of diamonds is easier to beat, and the ace of "
          "spades is better kept for later.");
    parlour::WhyNots<CardSet> whyNots;
    explainOthers(viewToMove(state), search, told, whyNots);
    for (const auto& whyNot : whyNots)
        CHECK(parlour::english(whyNot.reason) != "This is easier to beat.");
}

TEST_CASE("A pair in Big Two is not blamed for what is as true of the card that is led") {
    const auto says = [](const char* advised) {
        return against(leading("3C 3S 6H 8H AC AS",
                               {"4C 4S 7D 7H QC QH KC", "5C 5S KD KH TD", "8D 8S 2C 2H 9D 9S"}),
                       "3C 3S", advised);
    };
    CHECK(says("8H") == "Your eight of hearts stays behind, and it is hard to get rid of.");
    CHECK(says("AC") == "Several higher pairs may still beat this.");
}

TEST_CASE("What speaks against five cards in Big Two that a pass is better than") {
    CHECK(against(answering("3D 5D 8D JD KD", "4H 4S 5S 6C 9H TS JC QS KH AD AC 2D 2S",
                            {"3C 4D 7C", "3H 6D 7D 8C 9C", "3S 6S 7S 8S 9S"}),
                  "4S 5S TS QS 2S",
                  "") == "After this you need 7 more plays to go out instead of 6.");
}

TEST_CASE("In Big Two no card is to be kept of five cards that the advised play keeps whole") {
    // The flush, beside the straight.
    const State state =
        endgame({"5S 7S 9C TH TS JD QC QS KH AS 2H", "AD AC 2D 3H 3C 4C", "3D 4D 2C 2S"});
    const std::string said = against(state, "5S 7S TS QS AS", "9C TH JD QC KH");
    CHECK(said.find("ace of spades") == std::string::npos);
}

TEST_CASE("A pair in Big Two that is to be played among five cards isn't to be kept") {
    const auto isKept = [](const char* hand) {
        const State state = answering("4C 4S", hand, kOthers);
        const Observation view = viewToMove(state);
        return std::ranges::any_of(drawbacksOf(Standing(view), cardSet("2C 2S"), {}),
                                   [](const parlour::Reason& reason) {
                                       return parlour::english(reason).starts_with("Keep this");
                                   });
    };
    CHECK(isKept("3H 5C 6C 6H 2C 2S"));
    CHECK_FALSE(isKept("3H 4H 5H 6C 6H 2C 2S"));
}

TEST_CASE("In Big Two a row does not repeat of another card that it can beat more later") {
    const State state = leading("4D 9C JD KD 2C", kOthers);
    const Observation view = viewToMove(state);
    const auto keeps = [&](bool isTold) {
        const auto list =
            drawbacksOf(Standing(view), cardSet("JD"), cardSet("9C"), {.isBeatingMore = isTold});
        return std::ranges::any_of(list, [](const parlour::Reason& reason) {
            return parlour::english(reason) == "This is better kept: it can beat more later.";
        });
    };
    CHECK(keeps(false));
    CHECK_FALSE(keeps(true));
    // Nor of a card that is kept for a flush.
    CHECK(against(leading("3S 5D 7S 8S JS QS AS", {"8H 9H TH TS", "9S JH 8D", "9D QH QD"}), "JS",
                  "5D") != "This is better kept: it can beat more later.");
    // The hint is looked through for it, whatever card it names.
    const State queens =
        answering("6D", "4D 6H 7C QC QH QS KH 2H", {"6S 8C KD AD 3C", "8H KC 2S", "AC 4H 4S"});
    const parlour::Reasons told =
        explain(viewToMove(queens),
                comparing<BigTwo>(queens, cardSet("7C"), cardSet("QH"), {0.6, 0}, {0.4, 0}, 40));
    const auto search =
        comparing<BigTwo>(state, cardSet("9C"), cardSet("JD"), {0.6, 0}, {0.4, 0}, 40);
    const auto rows = [&](const parlour::Reasons& reasons) {
        parlour::WhyNots<CardSet> whyNots;
        explainOthers(view, search, reasons, whyNots);
        return whyNots.size();
    };
    CHECK(rows({}) == 1);
    CHECK(rows(told) == 0);
}

TEST_CASE("In Big Two nothing is spent of which as much is left") {
    CHECK(against(leading("5S 6D 7D 7C AS 2S", kOthers), "2S", "6D") !=
          "Then the ace of spades is the highest card you have left.");
    const State twos = leading("3H 5H 8H 9D TH 2D 2H", {"4D 4C 4H 4S", "7C 7S JC", "QD QC"});
    CHECK(against(twos, "3H 5H 8H TH 2H", "9D") != "This spends your two of hearts, which nobody "
                                                   "can beat.");
}

TEST_CASE("In Big Two no five cards speak against a lead that the advised five break up as well") {
    const State state =
        leading("5C 6S 7C 8S TS KC KS AC AS 2D 2C 2H", {"8H 9H TH", "9S JH JS", "8D 9D QH QS"});
    const std::string house = "This breaks up your full house.";
    CHECK(against(state, "2D", "6S 8S TS KS AS") != house);
    CHECK(against(state, "2D", "6S") == house);
}

TEST_CASE("In Big Two five cards wait for a card that wins the lead back") {
    const auto says = [](const char* advised, const char* hand, const char* last) {
        return against(leading(hand, {"8C 8D 9C 9S KD AD", "3H 4S 5D JH JS KC", last}),
                       "6S 7S 8H 9D TH", advised);
    };
    const char* const hand = "6S 7S 8H 9D TD TH QS 2H";
    const char* const low = "3S 5S 7D 9H AC 3C";
    const std::string sure = "This can wait: you can still lead your straight once your two of "
                             "hearts has won the lead back.";
    const std::string likely = "This can wait: your two of hearts should win the lead back, and "
                               "you can lead your straight then.";
    CHECK(says("TD", hand, low) == sure);
    CHECK(says("TD", hand, "3S 5S 7D 9H AC 2S") == likely);
    // Not if two cards still out beat it, or the card that is led is hardly beaten by another,
    CHECK_FALSE(says("TD", "6S 7S 8H 9D TD TH QS 2C", "3S 5S 7D 9H 2H 2S").starts_with("This can"));
    CHECK_FALSE(says("AS", "6S 7S 8H 9D TH AS 2H", "3S 5S 7D 9H AC 2S").starts_with("This can"));
    // if no straight is left,
    CHECK_FALSE(says("8H", hand, low).starts_with("This can"));
    // if somebody may go out on the card, or nobody can beat it, or the straight.
    CHECK_FALSE(says("TD", hand, "AC").starts_with("This can"));
    CHECK_FALSE(says("2S", "6S 7S 8H 9D TH QS 2H 2S", low).starts_with("This can"));
    CHECK_FALSE(against(leading(hand, {"8C 9S KD", "3H JS KC", "3S 7D AC"}), "6S 7S 8H 9D TH", "TD")
                    .starts_with("This can"));
}
