// UF and UF.5: each rule of the thesis' lists, in the order of its section 3.4.
#include "ai/euchre/friendly.h"
#include "tests/support/euchre_players.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

std::string plays(const State& state, const FriendlyParams& params = {}) {
    FriendlyPlayer player(params);
    return moveOf(player, state);
}
FriendlyParams good(double chance) {
    FriendlyParams params;
    params.goodChance = chance;
    return params;
}
FriendlyParams beaten(double chance) {
    FriendlyParams params;
    params.beatenChance = chance;
    return params;
}

// Hearts are trump. Seat 0 leads the ace of clubs, on which the partner (seat 2) has no club.
const std::vector<std::string> kVoidPartner{"AC KC QD TS 9H", "QC TC AD KD TD", "JD AS KS QS 9D",
                                            "JC 9C AH KH QH"};

} // namespace

TEST_CASE("UF first: low in a suit that the partner is out of") {
    const State state = called("H", kVoidPartner, "AC, TC, 9D, 9C");
    CHECK(plays(state) == "KC");
}

TEST_CASE("UF first: low in a suit in which the partner probably holds the highest card") {
    // At 0.27 five cards of eighteen are a good chance: of clubs the ace is missing here.
    const std::vector<std::string> hands{"KC QC 9C TD 9H", "AC TC AD KD QD", "JD AS KS QS 9D",
                                         "JC TS AH KH QH"};
    CHECK(plays(called("H", hands), good(0.27)) == "9C");
    CHECK(plays(called("H", hands), good(0.28)) == "9H");
}

TEST_CASE("UF first: high otherwise") { CHECK(plays(called("H", kHands)) == "9H"); }

TEST_CASE("UF second: low when the partner can probably win in the suit led") {
    // The trick stands at the nine: any of ten to ace of the partner would do.
    const std::vector<std::string> hands{"9C QD AH TS 9H", "KC AC TD KD QH", "QC TC JC AD TH",
                                         "9D KH JH AS JD"};
    CHECK(plays(called("H", hands, "9C"), good(0.5)) == "KC");
    CHECK(plays(called("H", hands, "9C"), good(0.9)) == "AC");
}

TEST_CASE("UF second: the partner out of the suit led, low, for the partner may trump") {
    const State state =
        called("H", {"KC TC QD TS 9H", "AC JC QC KD TD", "9C AS KS QS AD", "9D JD AH KH QH"},
               "KC, QC, 9C, 9D, TC");
    CHECK(plays(state) == "JC"); // the ace would win
}

TEST_CASE("UF second: the partner out of trumps, high in trumps even when that does not win") {
    const State state =
        called("H", {"JH AH TC QC AS", "TH QH KH TD 9D", "9H KC JC AD KD", "9C AC TS QS KS"},
               "JH, TH, 9H, 9C, AH");
    CHECK(plays(state) == "KH");
}

TEST_CASE("UF second: high when that wins, else low") {
    CHECK(plays(called("H", kHands, "QD")) == "KD");
    CHECK(plays(called("H", kHands, "AC")) == "9C");
    const std::vector<std::string> hands{"AD 9D AC TS 9H", "KD TD JC QH 9C", "QD JD KC QC TH",
                                         "TC AH KH JH AS"};
    CHECK(plays(called("H", hands, "AD")) == "TD");
}

TEST_CASE("UF third: leaves the partner's trick unless the last will probably beat it") {
    const std::vector<std::string> hands{"QD 9C AC TS 9H", "9D TD JC QH KC", "AD KD TC QC TH",
                                         "JH AH KH JD AS"};
    const State state = called("H", hands, "QD, 9D");
    CHECK(plays(state, beaten(0.9)) == "KD");
    CHECK(plays(state, beaten(0.2)) == "AD");
}

TEST_CASE("UF third: the partner losing, high when that wins, else low") {
    CHECK(plays(called("H", kHands, "QD, KD")) == "AD"); // the left bower is no diamond here
    const std::vector<std::string> hands{"QD 9C AC TS 9H", "AD TD JC QH KC", "9D KD TC QC TH",
                                         "JH AH KH JD AS"};
    CHECK(plays(called("H", hands, "QD, AD")) == "9D");
}

TEST_CASE(
    "UF third: the partner losing, high even when that does not win, as the rule is printed") {
    FriendlyParams printed;
    printed.alwaysHigh = true;
    const State state = called(
        "H", {"QD 9C AC TS 9H", "AD TD JC QH KC", "9D KD TC QC TH", "JH AH KH JD AS"}, "QD, AD");
    CHECK(plays(state) == "9D");
    CHECK(plays(state, printed) == "KD");
}

TEST_CASE("UF last: low in the partner's trick, else high when that wins, else low") {
    std::vector<std::string> hands{"9D TD AC TS 9H", "AD KD JC QH 9C", "QS JD KC QC TH",
                                   "TC AH KH JH AS"};
    CHECK(plays(called("H", hands, "9D, AD, QS")) == "TC"); // the partner's ace holds
    CHECK(plays(called("H", hands, "9D, KD, JD")) == "JH"); // seat 2 has no diamond, but a bower
    hands[3] = "TC AH KH KS AS";
    CHECK(plays(called("H", hands, "9D, KD, JD")) == "TC"); // the left bower stands
}

TEST_CASE("UF without a partner plays for itself") {
    State state =
        after(Euchre::start({}, euchreDeal(kHands, "9S")), "pass, pass, pass, pass, call H alone");
    CHECK(plays(state, good(0)) == "9H"); // no rule about the partner
    state = after(state, "QD");
    CHECK(plays(state, beaten(0.9)) == "KD");
}

TEST_CASE("UF.5 plays as HIGH! with a good hand, else as UF") {
    HybridParams params{good(0.27), {0}};
    HybridPlayer cautious(params);
    params.threshold = 100;
    HybridPlayer friendly(params);
    const std::vector<std::string> hands{"KC QC 9C TD 9H", "AC TC AD KD QD", "JD AS KS QS 9D",
                                         "JC TS AH KH QH"};
    CHECK(moveOf(cautious, called("H", hands)) == "9H");
    CHECK(moveOf(friendly, called("H", hands)) == "9C");
}
