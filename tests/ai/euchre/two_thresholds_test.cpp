// MDP with two thresholds: low below, high above, and what it predicts between.
#include "ai/catalogue/games.h"
#include "ai/euchre/two_thresholds.h"
#include "tests/support/euchre_players.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

std::string plays(const State& state, int lowBelow, int highFrom) {
    TwoThresholdPlayer player({lowBelow, highFrom});
    return moveOf(player, state);
}
std::string predicts(const State& state) { return plays(state, 0, 100); }

} // namespace

TEST_CASE("Two thresholds: high with a good share of what is left, low with a poor one") {
    const State state = called("C", {"JC KH AH JS AD", "AS JH QD TC QC"}); // 57 percent
    CHECK(plays(state, 25, 50) == "JC");
    CHECK(plays(state, 58, 100) == "KH");
    const State second = called("C", {"JC KH AH JS AD", "AS JH QD TC QC"}, "JC"); // 21 percent
    CHECK(plays(second, 25, 50) == "TC");
    CHECK(plays(second, 0, 21) == "QC");
}

TEST_CASE("Two thresholds, between them: the lowest card that probably takes the trick, else low") {
    CHECK(predicts(called("H", kHands, "QD, KD, AD")) == "KH"); // the lowest trump
    CHECK(predicts(called("H", kHands)) == "AC");               // an ace rather than a low trump
    CHECK(predicts(called("H", kHands, "AC")) == "9C");         // cannot win
    std::vector<std::string> poor = kHands;
    poor[0] = "QD 9D TC TS 9H";
    poor[3] = "AC AH KH JH AS";
    CHECK(predicts(called("H", poor)) == "9D"); // no card will probably hold
}

TEST_CASE("Two thresholds, between them: the partner's trick is left if it probably holds") {
    std::vector<std::string> hands{"AC 9D QD TS 9H", "9C TD JC QH KC", "AD JD KD QS TH",
                                   "TC AH KH JH AS"};
    CHECK(predicts(called("H", hands, "AC, 9C")) == "QS");
    hands = {"TC 9D QD TS 9H", "9C TD JC QH KC", "AD JD KD QS TH", "AC AH KH JH AS"};
    CHECK(predicts(called("H", hands, "TC, 9C")) == "TH"); // the ten will probably be beaten
}

TEST_CASE("Two thresholds beat one", "[strength]") {
    MatchSetup setup;
    const GameEntry& game = *findGame("euchre").value();
    setup.options = completeOptions(game.options(), Json::object()).value();
    setup.seats = {"mdp-two", "mdp", "mdp-two", "mdp"};
    setup.games = 2000;
    setup.duplicate = true;
    CHECK(game.match(setup, {}).value().sides[0].wins > 1200);
}
