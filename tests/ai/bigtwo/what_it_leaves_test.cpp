#include "ai/bigtwo/what_it_leaves.h"
#include "tests/support/bigtwo.h"
#include "tests/support/search.h"

#include <algorithm>

using namespace parlour::bigtwo;
using namespace parlour::test;

namespace {

using Additional = std::vector<std::string>;

// What is said of a move, by the seat to move; `instead`: the closest play, for a pass.
Additional added(const State& state, const std::string& move, const std::string& instead = "") {
    const Observation view = viewToMove(state);
    Additional texts;
    for (const auto& reason : whatItLeaves(Standing(view), cardSet(move), cardSet(instead)))
        texts.push_back(parlour::english(reason));
    return texts;
}

} // namespace

TEST_CASE("Big Two's additions tell what wins the lead back, and what is left then") {
    const std::vector<std::string> others{"8H 9H", "8S 9S", "8D 9D TH"};
    CHECK(added(leading("4D 2S", others), "4D") ==
          Additional{"You keep your two of spades, which nobody can beat.",
                     "Then only your two of spades is left.",
                     "Then only your two of spades and your two of spades are left.", // not told
                     "What is left goes out in one play.", "What is left goes out in 1 plays."});
    const auto three = added(leading("4D 5C 2S", others), "4D");
    CHECK(three.front() == "If you are beaten, your two of spades wins the lead back, and then you "
                           "play the rest and win.");
    const auto four = added(leading("4D 5C 6C 2S", others), "4D");
    CHECK(four.front() == "If you are beaten, your two of spades wins the lead back.");
    // One of a pair, if nobody can beat it, and of several that which leaves five together.
    CHECK(added(leading("4D 5C 2C 2S", others), "4D").front() ==
          "If you are beaten, your two of spades wins the lead back.");
    CHECK(added(leading("3H 4D 5H 6H 7H 2D 2H", others), "4D").front() ==
          "If you are beaten, your two of diamonds wins the lead back, and then you play the rest "
          "and win.");
    // Whoever beats it may go out.
    CHECK(added(leading("4D 5C 2S", {"8H", "8S 9S", "8D 9D TH"}), "4D")
              .front()
              .starts_with("You keep"));
    CHECK(added(leading("4D 5C 2S", others), "2S") ==
          Additional{}); // nobody beats it, which is a reason by itself
}

TEST_CASE("Big Two's additions tell what a pass keeps") {
    const std::vector<std::string> others{"8H 9H TC", "8S 9S TD", "8D 9D TH"};
    const State single = answering("7H", "4D 5C 6C 2S", others);
    CHECK(added(single, "", "2S") ==
          Additional{
              "Once your two of spades is gone, nothing else you hold is sure to win the lead.",
              "You keep your two of spades, which nobody can beat."});
    CHECK(added(answering("7H", "4D 5C 2C 2S", others), "", "2S").front() ==
          "You keep your pair of twos, which nobody can beat.");
}

TEST_CASE("In Big Two no card takes the lead back that the only higher one beats as well") {
    const auto keeps = [](const char* move) {
        return added(leading("5D QC AC 2H", {"8H 9H KS", "8S 9S 2S", "8D KD AS"}), move).front();
    };
    CHECK(keeps("QC") == "If you are beaten, your two of hearts should win the lead back.");
    CHECK(keeps("AC") == "Only the ace of spades and the two of spades can still beat it.");
}

TEST_CASE("Big Two's additions name a pair that is kept, not one of its cards") {
    const auto keeps = [](const char* hand, const char* move, const char* sentence) {
        const auto all = added(leading(hand, {"8H 9H JS 3C", "8S 9S 2C 3D", "8D AC TS"}), move);
        return std::ranges::count(all, sentence) == 1;
    };
    CHECK(keeps("5D 6C QC AH AS", "5D", "You keep your pair of aces for later."));
    CHECK(keeps("5D 6C QC 2H 2S", "5D", "You keep your pair of twos, which nobody can beat."));
    CHECK(keeps("5D 6C QC 2D 2H 2S", "5D", "You keep your twos for later."));
    // Nor the other one where nobody can beat either.
    CHECK_FALSE(
        keeps("5D 6C QC 2H 2S", "2H", "You keep your two of spades, which nobody can beat."));
}

TEST_CASE("Big Two's additions tell what stays together, and how few beat a card") {
    const std::vector<std::string> others{"8H 9H TC", "8S 9S TD", "8D AS TH"};
    const auto told = added(leading("4D 5C 5H 6C 6H KC", others), "KC");
    CHECK(told ==
          Additional{"Only the ace of spades can still beat it.",
                     "Only the ten of hearts and the ace of spades can still beat it.", // not told
                     "Only one card still out can beat it.",
                     "Only 1 cards still out can beat "
                     "it."}); // nor that three plays are left
    // No pair is named of three cards of a rank, and no five cards that the move needs.
    CHECK(added(leading("4D 5C 5H 5S KC", others), "KC").front() ==
          "Only the ace of spades can still beat it.");
    const auto whole = added(leading("3D 4D 5C 6C 7C KC", others), "KC");
    CHECK(whole.front() == "This keeps your straight together.");
    CHECK(added(leading("3D 4D 5C 6C 7C KC", others), "KC", "3D 4D 5C 6C 7C").front() !=
          whole.front()); // so does the play of these
    CHECK(added(leading("3D 4D 5C 6C 7C QC KC", others), "7C").front() ==
          "If you are beaten, your king of clubs should win the lead back.");
    const std::vector<std::string> high{"8H 9H TC", "8S 9S AD", "8D AS TH"};
    CHECK(added(leading("3D 4D 5C 6C 7C KC", high), "7C").empty());
    const std::vector<std::string> many{"8H 9D TC JC QC KC", "8S 9S AD 3S 3C 2D",
                                        "8D AS TH KS QD JD"};
    const auto flush = added(leading("3D 4D 5C 6C 7C 4H 6H 9H QH KH AH", many), "3D 4D 5C 6C 7C");
    CHECK(flush.front() == "If you are beaten, your flush should win the lead back.");
}

TEST_CASE("In Big Two five cards win the lead back only if hardly any others beat them") {
    const auto wins = [](const std::vector<std::string>& others) {
        const State state = leading("3D 4S 5C 6D 6C 6S 8C 9H 9S AD 2C", others);
        return std::ranges::any_of(added(state, "3D 4S 5C AD 2C"), [](const std::string& text) {
            return text == "If you are beaten, your full house should win the lead back.";
        });
    };
    CHECK(wins({"3C 5H 7D 8H TD JC QD", "3H 4D 7H 9D TH JH KD", "4H 5S 7S 8D 9C JD QC AH"}));
    CHECK_FALSE(wins({"8H 8D 8S TD TC TH QD", "JC JD JH KD KC KH 7H", "4H 5S 7S 9D 9C QC AH"}));
}

TEST_CASE("In Big Two nothing wins the lead back that belongs to something better") {
    const std::vector<std::string> others{"3S 5H 9D JH", "4D 8H TS 2S", "6D 8S QD QH"};
    const auto wins = [&](const char* hand) {
        return std::ranges::any_of(added(leading(hand, others), "8D"), [](const std::string& text) {
            return text.find("lead back") != std::string::npos;
        });
    };
    CHECK_FALSE(wins("3C 6C 7C TC 8D KS AH 2C")); // part of a flush
    CHECK(wins("5D 6C 8D KS 2H"));
    CHECK_FALSE(wins("5D 6C 8D KS 2H 2C")); // of a pair
}

TEST_CASE("In Big Two no full house wins the lead back if only four of a kind beat the first") {
    const auto wins = [](const char* third) {
        const State state = leading("6C 6H 8D 8C 9H JC JH JS AD AC AH",
                                    {"4D 4C 4H 3S 5D 5S", "TD TC TH 8S 9C QD", third});
        return std::ranges::any_of(added(state, "6C 6H JC JH JS"), [](const std::string& text) {
            return text.find("another full house") != std::string::npos;
        });
    };
    CHECK_FALSE(wins("KS KH 2D 7D 9D QS"));
    CHECK_FALSE(wins("KS KH 2D 2C 2H QS")); // which beat both
    CHECK(wins("KS KH KD 7D 9D QS"));
}

TEST_CASE("Of three cards of a rank in Big Two a pass keeps no pair") {
    const auto kept =
        added(answering("QD QC", "6D 6H 8S 2D 2H 2S", {"9H TC 3S", "9S TD 4S", "9D TH 5S"}), "");
    CHECK(std::ranges::count(kept, "You keep your pair of twos, which nobody can beat.") == 0);
    CHECK(std::ranges::count(kept, "You keep your twos, which nobody can beat.") == 1);
}

TEST_CASE("In Big Two no flush wins the lead back from what beats another flush") {
    const std::vector<std::string> others{"3S 4S 7C 8C 9C JC", "AD AC 2D TD JD 7S",
                                          "TS JS QD KS 2S 7H"};
    const auto told = added(leading("3D 4D 5D 6D 8D 4H 6H 9H QH KH AH", others), "3D 4D 5D 6D 8D");
    CHECK(std::ranges::none_of(
        told, [](const std::string& text) { return text.find("lead back") != std::string::npos; }));
}

TEST_CASE("In Big Two no low flush wins the lead back that only flushes and better can take") {
    const State state = leading(
        "3C 4S 5C 9C TD TC JS QD QC KC AS",
        {"4D 5D 6D 8D JD 2D 6C 8C 2C KS", "JC JH 3H 4H 6H 8H AC 3S", "QH KH 2H 5S 6S 8S 9S QS 2S"});
    const auto told = added(state, "TD JS QD KC AS");
    CHECK(std::ranges::none_of(
        told, [](const std::string& text) { return text.find("lead back") != std::string::npos; }));
}

TEST_CASE("In Big Two a pair wins the lead back only if one pair beats it, and hardly three do") {
    const auto wins = [](const char* third, const char* of) {
        const auto told =
            added(leading("6C TD TC KH AD AS", {"QD QC 2D 4C", "QH 8C 2C", third}), "TD TC");
        return std::ranges::count(told, of) == 1;
    };
    constexpr auto kBack = "If you are beaten, your pair of aces should win the lead back.";
    CHECK(wins("7D 8H 5S", kBack));
    CHECK_FALSE(wins("7D 2H 5S", kBack));
}

TEST_CASE("In Big Two nothing is said to stay together that no move would break up") {
    const char* const straight = "This keeps your straight together.";
    State opening = leading("3D 3C 4H 9C 9S TD TH JC JS QC QS KC AH",
                            {"4D 4C 5D 5C", "6D 6C 7D 7C", "8D 8C 2D 2C"});
    CHECK(std::ranges::count(added(opening, "3D 3C"), straight) == 1);
    opening.pub.turns = opening.pub.roundStart = 0;
    CHECK(std::ranges::count(added(opening, "3D 3C"), straight) == 0);
}

TEST_CASE("In Big Two neither of two flushes is said to stay together") {
    const auto keeps = [](const char* hand) {
        const auto told =
            added(leading(hand, {"3S 4C 7C 9D 9C", "AD AH KD KC 4H", "TS KS 2S 2C 2H"}), "AC");
        return std::ranges::count(told, "This keeps your flush together.") == 1;
    };
    CHECK(keeps("4S 6S 7S 8S TH JS AC"));
    CHECK_FALSE(keeps("4D 4S 5D 6S 7D 7S 8H 8S TD TH JD JS AC"));
}
