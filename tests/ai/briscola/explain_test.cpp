#include "ai/briscola/explain.h"
#include "tests/support/briscola_players.h"

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

// Why the card, from these hands, when the others were played before.
std::string why(int count, const std::string& deal, const std::string& before,
                const std::string& move) {
    const State state = after(begin(players(count), deal), before);
    REQUIRE(Briscola::handToMove(state).set().contains(card(move)));
    return english(explainMove(viewToMove(state), card(move)).at(0));
}

} // namespace

TEST_CASE("Reasons for a lead") {
    const std::string deal = "KS 2S 7D  3D 5C 6C  4S";
    CHECK(why(2, deal, "", "2S") == "Leads a small trump.");
    CHECK(why(2, deal, "", "KS") == "Leads a trump worth 4 points.");
    CHECK(why(2, deal, "", "7D") == "Leads a card without points: little is lost if it is taken.");
    CHECK(why(2, "KD 2S 7D  3D 5C 6C  4S", "", "KD") ==
          "Leads 4 points and hopes that nobody can take them.");
    CHECK(why(2, "AS 2S 7D  3D 5C 6C  4S", "", "AS") == "Leads a card that nobody can take.");
    CHECK(why(2, "3S AS 7D  3D 5C 6C  4S", "", "3S") == "Leads a card that nobody can take.");
    // The ace lies turned up under the stock: somebody will have it.
    CHECK(why(2, "3S KS 7D  3D 5C 6C  AS", "", "3S") == "Leads a trump worth 10 points.");
    CHECK(why(2, "AD 2S 7D  3D 5C 6C  4S", "", "AD") ==
          "Leads 11 points and hopes that nobody can take them.");
    CHECK(why(2, "JD 2S 7D  3D 5C 6C  4S", "", "JD") ==
          "Leads only 2 points: little is lost if they are taken.");
}

TEST_CASE("Reasons for taking") {
    CHECK(why(2, "KD 5C 6C  3D AD 2S  4S", "KD", "AD") == "Takes the trick with 15 points.");
    CHECK(why(2, "KD 5C 6C  3D AD 2S  4S", "KD", "2S") == "Trumps the trick for 4 points.");
    CHECK(why(2, "5S 5C 6C  3D AD KS  4S", "5S", "KS") == "Takes the trick with 4 points.");
    CHECK(why(2, "2D 5C 6C  4D AC 2S  7S", "2D", "4D") ==
          "Takes a trick without points, to lead the next one.");
    CHECK(why(2, "2D 5C 6C  4D AC 2S  7S", "2D", "2S") ==
          "Takes a trick without points, to lead the next one.");
}

TEST_CASE("Reasons for not taking") {
    CHECK(why(2, "KD 5C 6C  3C AC 2B  4S", "KD", "3C") == "Gives up 10 points.");
    CHECK(why(2, "KD 5C 6C  3C AC 2B  4S", "KD", "2B") ==
          "Cannot take this trick; throws a card without points.");
    CHECK(why(2, "KD 5C 6C  3C AC 2S  4S", "KD", "3C") == "Gives up 10 points.");
    CHECK(why(2, "KD 5C 6C  3S AC 2B  4S", "KD", "2B") ==
          "Lets the trick with 4 points go and adds nothing to it.");
    CHECK(why(2, "7D 5C 6C  3C AC 2S  4S", "7D", "2S") ==
          "Takes a trick without points, to lead the next one.");
    CHECK(why(2, "7D 5C 6C  3S AC 2B  4S", "7D", "2B") == "Lets a trick without points go.");
    CHECK(why(2, "7C 5C 6C  AB 3B KD  3S", "7C", "KD") ==
          "Cannot take it: 4 points are the least it can give.");
    CHECK(why(2, "6S 5C 6C  JC AC KS  3S", "6S", "JC") ==
          "Gives up 2 points, with the cheapest card it has.");
}

TEST_CASE("Reasons in the middle of a trick, and beside a partner") {
    const std::string deal = "KD 5C 6C  AD 2S 7B  2C 3B JC  3D NC 2B  4S";
    CHECK(why(4, deal, "KD", "AD") == "Is ahead in a trick with 15 points so far.");
    CHECK(why(4, "2D 5C 6C  4D 2S 7B  2C 3B JC  3D NC 2B  7S", "2D", "4D") ==
          "Is ahead in a trick without points so far.");
    CHECK(why(4, deal, "KD 7B", "3B") == "Adds 10 points to the partner's trick.");
    CHECK(why(4, deal, "KD 7B", "2C") == "Leaves the trick to the partner.");
    CHECK(why(4, deal, "KD AD", "3B") == "Gives up 10 points.");
    CHECK(why(4, deal, "KD AD 3B", "NC") == "Adds 3 points to the partner's trick.");
    // The partner still plays.
    CHECK(why(4, deal, "5C", "7B") ==
          "Adds no points: the partner, who still plays, may take the trick.");
    const std::string pointed = "6C KD 5C  AB 2S 7B  2C 3B JC  3D NC 2B  4S";
    CHECK(why(4, pointed, "6C", "AB") ==
          "Adds 11 points: the partner, who still plays, may take them.");
    CHECK(why(4, "AS KD 5C  AB 2S 7B  2C 3B JC  3D NC 2B  4S", "AS", "AB") ==
          "Gives up 11 points."); // not even he takes the ace of trumps
    CHECK(why(4, "KD 5C 6C  AS 2S 7B  2C 3B JC  3D NC 2B  4S", "KD", "AS") ==
          "Takes the trick: nobody can beat that.");
    CHECK(why(4, "2D 5C 6C  KD 2S 7B  4D 3B JC  3D NC 2B  4S", "2D KD 4D", "3D") ==
          "Adds 10 points and takes over from the partner.");
    // Three players have no partners.
    CHECK(why(3, "KD 5C 6C  7B AD 2S  2D 3B JC  4S", "KD 7B", "3B") == "Gives up 10 points.");
}

TEST_CASE("Of two the loser of the last trick with a stock draws the trump card") {
    const auto loses = [](const std::string& move, int stock, bool fixedDraw = false) {
        State state = after(begin(players(2), "4C 5C 6C  AS AD 2D  3S"), "4C");
        state.pub.stock = static_cast<std::uint8_t>(stock);
        state.pub.options.fixedDraw = fixedDraw;
        return english(explainMove(viewToMove(state), card(move)).at(0)) ==
               "Loses this trick on purpose: the loser draws the three of swords, a trump.";
    };
    CHECK(loses("2D", 2));
    CHECK_FALSE(loses("AS", 2));
    CHECK_FALSE(loses("2D", 4));
    CHECK_FALSE(loses("2D", 2, true));
}

TEST_CASE("The last card needs no other reason") {
    Rng rng(231);
    const State state = randomEndgame(players(2), 2, rng);
    CHECK(english(explainMove(viewToMove(state), Briscola::handToMove(state)[0]).at(0)) ==
          "It is the last card.");
}
