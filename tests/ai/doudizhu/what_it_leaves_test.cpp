#include "ai/doudizhu/what_it_leaves.h"
#include "tests/support/doudizhu.h"
#include "tests/support/search.h"

#include <catch2/catch.hpp>

using namespace parlour;
using namespace parlour::doudizhu;
using namespace parlour::test;

namespace {

using Additional = std::vector<std::string>;

// What is said of a play, or of a pass, by the seat to move; `instead`: the closest play.
Additional added(const State& state, const std::string& play, const std::string& instead = "") {
    const Observation view = viewToMove(state);
    const Cards next = instead.empty() ? ranks(play) : ranks(instead);
    Additional texts;
    for (const Reason& reason : whatItLeaves(doudizhu::Standing(view), ranks(play), next))
        texts.push_back(english(reason));
    return texts;
}

bool tells(const Additional& texts, const std::string& text) {
    return std::ranges::find(texts, text) != texts.end();
}

} // namespace

TEST_CASE("Doudizhu's additions tell what wins the lead back, and what is left then") {
    const std::string wins = "If you are beaten, your red joker wins the lead back, and then you "
                             "play the rest and win.";
    CHECK(added(endgame("36D", "889", "99T"), "3").front() == wins);
    CHECK(added(endgame("356D", "889", "99T"), "3").front() ==
          "If you are beaten, your red joker wins the lead back.");
    CHECK(added(endgame("36D", "8889", "8999"), "3").front() ==
          "If you are beaten, your red joker should win the lead back."); // a bomb may be out
    CHECK(added(endgame("36TTTXD", "889", "99J"), "3").front() ==
          "If you are beaten, your rocket wins the lead back, and then you play the rest and win.");
    // Only a bomb beats the two, and the joker as well.
    CHECK_FALSE(tells(added(endgame("26D", "8889", "8999"), "2"),
                      "If you are beaten, your red joker should win the lead back."));
    // Jokers beat no pair; of two bombs none is named.
    CHECK(tells(added(endgame("336622", "99TTXD", "88JJ5"), "33"),
                "If you are beaten, your pair of twos should win the lead back."));
    // Nor is a triplet split.
    CHECK_FALSE(tells(added(endgame("3366222", "99TTXD", "88JJ5"), "33"),
                      "If you are beaten, your pair of twos should win the lead back."));
    const auto bomb = "If you are beaten, your bomb wins the lead back.";
    CHECK(tells(added(endgame("36555589", "TTK", "889J"), "3"), bomb));
    CHECK_FALSE(tells(added(endgame("3555566669", "TTK", "889J"), "3"), bomb));
    CHECK(tells(added(endgame("3346AAA2222", "99TTK", "88JJ5"), "33"), bomb));
    // Four twos are a bomb.
    CHECK(tells(added(endgame("33622229", "TTK", "889J"), "33"), bomb));
    // Whoever beats it may go out; and nothing is left to win back.
    CHECK_FALSE(tells(added(endgame("36D", "8", "99T"), "3"), wins));
    CHECK_FALSE(tells(added(endgame("36D", "889", "99T"), "D"), wins));
}

TEST_CASE("Doudizhu's additions tell what a pass keeps") {
    const std::string only =
        "Once your rocket is gone, nothing else you hold is sure to win the lead.";
    const State answer = after(endgame("KK889", "3456XD", "99T2"), "KK");
    CHECK(added(answer, "", "XD") ==
          Additional{only, "You keep your rocket, which nobody can beat."});
    CHECK_FALSE(tells(added(after(endgame("KK889", "3456QQXD", "99TA"), "KK"), "", "XD"), only));
    // A bomb is not sure itself if a higher one may be out.
    const auto bomb = "Once your bomb is gone, nothing else you hold is sure to win the lead.";
    const auto passes = [](const char* landlord) {
        return added(after(endgame(landlord, "345677779", "TTA"), "KK"), "", "7777");
    };
    CHECK(tells(passes("KK88899"), bomb));
    CHECK_FALSE(tells(passes("KK88889"), bomb));
    CHECK_FALSE(tells(passes("KK889XD"), bomb));
    // An ace doesn't beat an ace anyway.
    const auto ace = "You keep your ace for later.";
    CHECK(tells(added(after(endgame("9TT45", "TA346", "88JJ2"), "9"), "T"), ace));
    CHECK_FALSE(tells(added(after(endgame("ATT45", "2A346", "88JJD"), "A"), "2"), ace));

    const auto partners = [](const char* partner, const char* hand) {
        return added(after(endgame("44889T2", partner, hand), "44 KK"), "", "XD");
    };
    CHECK(tells(partners("99TTJKK", "3456XD"), only));
    CHECK_FALSE(tells(partners("99TTJKK", "3456XD22"), only));
    CHECK_FALSE(tells(partners("99KK", "3456XD"), only)); // who is nearly out
}

TEST_CASE("Doudizhu's additions tell what stays together, and what only a bomb beats") {
    const auto leads = [](const char* play) {
        return added(endgame("3444669TJQKA", "33555", "77788"), play);
    };
    CHECK(tells(leads("3"), "Your sequence from 9 to ace stays whole."));
    CHECK_FALSE(tells(leads("9"), "Your sequence from 9 to ace stays whole."));
    CHECK(tells(leads("3444"), "What is left goes out in 3 plays.") == false);
    CHECK(tells(added(endgame("3444669TJQKA", "7777", "5568"), "9TJQKA"),
                "Only a bomb can beat this play."));
    CHECK(tells(added(endgame("3444669TJQKA", "XD", "5568"), "9TJQKA"),
                "Only the rocket can beat this play."));
    CHECK(tells(added(endgame("3444669TJQKA", "7777", "55XD"), "9TJQKA"),
                "Only a bomb or the rocket can beat this play."));
    CHECK(tells(added(endgame("44466A", "33555", "77788"), "44466"), "What is left goes out in one "
                                                                     "play."));
    CHECK(
        tells(added(endgame("44466A", "33555", "77788"), "44466"), "You keep your ace for later."));
}
