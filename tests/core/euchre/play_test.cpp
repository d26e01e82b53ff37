// Following suit, who takes a trick, who leads, who sits out, and what a deal counts.
#include "tests/support/euchre.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

using Texts = std::vector<std::string>;

// Hearts are called by seat 0, the dealer is seat 3.
State heartsTrump(const std::vector<std::string>& hands, const std::string& call = "call H",
                  const Json& options = Json::object()) {
    return after(Euchre::start(euchreOptions(options), euchreDeal(hands, "9S")),
                 "pass, pass, pass, pass, " + call);
}

const std::vector<std::string> kMixed{"JD AH KC AS QD", "9H TH JC QC KS", "QH KH AC TC 9C",
                                      "JH AD KD TD 9D"};

// The score of seats 0+2 and 1+3 when `makers` took so many tricks.
Scores scoreOf(Seat maker, int makersTricks, bool alone = false, Seat loneDefender = kNoSeat) {
    State state;
    state.pub.phase = Phase::Over;
    state.pub.turn = kNoSeat;
    state.pub.maker = static_cast<std::int8_t>(maker);
    state.pub.alone = alone;
    state.pub.loneDefender = static_cast<std::int8_t>(loneDefender);
    state.pub.tricks[static_cast<std::size_t>(maker & 1)] = static_cast<std::uint8_t>(makersTricks);
    state.pub.tricks[static_cast<std::size_t>(1 - (maker & 1))] =
        static_cast<std::uint8_t>(kTricks - makersTricks);
    return Euchre::scores(state);
}

} // namespace

TEST_CASE("The leader may play any card") {
    CHECK(legalTexts(heartsTrump(kMixed)) == Texts{"AH", "AS", "JD", "KC", "QD"});
}

TEST_CASE("The suit led must be followed, else any card goes") {
    State state = after(heartsTrump(kMixed), "KC");
    CHECK(legalTexts(state) == Texts{"JC", "QC"});
    CHECK(objectionTo(state, "9H") == "Clubs were led and must be followed");
    state = after(state, "JC");
    CHECK(legalTexts(state) == Texts{"9C", "AC", "TC"});
    state = after(state, "AC"); // seat 3 has no club
    CHECK(legalTexts(state) == Texts{"9D", "AD", "JH", "KD", "TD"});
}

TEST_CASE("The left bower follows trumps") {
    const State state =
        after(heartsTrump({"9H TH JC QC KS", "JD AD KC AS QD", "QH KH AC TC 9C", "JH AH KD TD 9D"}),
              "9H");
    CHECK(legalTexts(state) == Texts{"JD"});
    CHECK(objectionTo(state, "AD") ==
          "Trumps were led and must be followed; the left bower is a trump");
}

TEST_CASE("The left bower does not follow its printed suit") {
    const std::vector<std::string> hands{"9D TD JC QC KS", "JD AH KC AS QC", "AD KH AC TC 9C",
                                         "JH QH KD TH 9H"};
    std::vector<std::string> mine = hands;
    mine[1] = "JD AH KC AS TS";
    const State state = after(heartsTrump(mine), "9D");
    CHECK(legalTexts(state) == Texts{"AH", "AS", "JD", "KC", "TS"});
}

TEST_CASE("Led, the left bower asks for trumps") {
    const State state = after(heartsTrump(kMixed), "JD");
    CHECK(state.pub.lead() == french::Hearts);
    CHECK(legalTexts(state) == Texts{"9H", "TH"});
    CHECK(objectionTo(state, "KS") ==
          "Trumps were led and must be followed; the left bower is a trump");
}

TEST_CASE("Right bower, left bower, then the other trumps, then the suit led") {
    CHECK(after(heartsTrump(kMixed), "JD, TH, KH, JH").pub.turn == 3);
    CHECK(after(heartsTrump(kMixed), "AH, TH, KH, JH").pub.turn == 3);
    CHECK(after(heartsTrump(kMixed), "QD, 9H, KH, AD").pub.turn == 2);
    CHECK(after(heartsTrump(kMixed), "KC, QC, AC, TD").pub.turn == 2);
    CHECK(after(heartsTrump(kMixed), "AS, KS, QH, AD").pub.turn == 2); // a trump takes
    CHECK(after(heartsTrump(kMixed), "AS, KS, AC, AD").pub.turn == 0); // no other suit does
}

TEST_CASE("A trick goes to one side and its winner leads") {
    const State state = after(heartsTrump(kMixed), "QD, 9H, KH, AD");
    CHECK(state.pub.tricks == std::array<std::uint8_t, 2>{1, 0});
    CHECK(state.pub.onTable == 0);
    CHECK(state.pub.lead() == kNoSuit);
    CHECK(state.hands[2].size() == 4);
    CHECK(after(state, "9C, 9D, KC, QC").pub.tricks == std::array<std::uint8_t, 2>{2, 0});
}

TEST_CASE("The seat after the dealer leads, or the dealer where the option says so") {
    for (int dealer = 0; dealer < kSeats; ++dealer) {
        const Deal deal = euchreDeal({}, "JS", dealer);
        const State eldest = Euchre::start(euchreOptions({{"trump", "dealer_maker"}}), deal);
        CHECK(Euchre::toMove(eldest) == (dealer + 1) % kSeats);
        const State led =
            Euchre::start(euchreOptions({{"trump", "dealer_maker"}, {"lead", "dealer"}}), deal);
        CHECK(Euchre::toMove(led) == dealer);
    }
}

TEST_CASE("The partner of a lone player sits out") {
    State state = heartsTrump(kMixed, "call H alone");
    CHECK(state.pub.active == 3);
    CHECK(Euchre::toMove(state) == 0);
    state = after(state, "JD, TH");
    CHECK(Euchre::toMove(state) == 3); // not 2
    state = after(state, "JH");
    CHECK(state.pub.tricks == std::array<std::uint8_t, 2>{0, 1});
    CHECK(Euchre::toMove(state) == 3);
    CHECK(Euchre::toMove(after(state, "AD")) == 0);
    CHECK(state.pub.handSize(0) == 4);
    CHECK(state.pub.handSize(2) == 5); // lies on the table
}

TEST_CASE("The next active seat leads when the one after the dealer sits out") {
    const State state = heartsTrump(kMixed, "pass, pass, call H alone"); // seat 2; 0 sits out
    CHECK(Euchre::toMove(state) == 1);
    const State dealer =
        heartsTrump(kMixed, "pass, call H alone", {{"lead", "dealer"}}); // seat 1; 3 sits out
    CHECK(Euchre::toMove(dealer) == 0);
}

TEST_CASE("A lone maker and a lone defender play for themselves") {
    State state =
        heartsTrump(kMixed, "call H alone, pass, defend alone", {{"lone_defender", true}});
    CHECK(state.pub.loneDefender == 3);
    CHECK(state.pub.active == 2);
    CHECK(Euchre::toMove(state) == 0);
    state = after(state, "JD, JH, AD, QD, KD, KC, TD, AS, 9D, AH");
    CHECK(state.pub.isOver());
    CHECK(state.pub.tricks == std::array<std::uint8_t, 2>{1, 4});
    CHECK(Euchre::scores(state) == Scores{0, 4, 0, 4});
    CHECK(Euchre::winShares(state) == WinShares{0, 1, 0, 1});
}

TEST_CASE("What a deal counts") {
    for (const Seat maker : {0, 1, 2, 3}) {
        const auto won = [&](int points) {
            return maker % 2 == 0 ? Scores{points, 0, points, 0} : Scores{0, points, 0, points};
        };
        const auto lost = [&](int points) {
            return maker % 2 == 0 ? Scores{0, points, 0, points} : Scores{points, 0, points, 0};
        };
        CHECK(scoreOf(maker, 3) == won(1));
        CHECK(scoreOf(maker, 4) == won(1));
        CHECK(scoreOf(maker, 5) == won(2));
        CHECK(scoreOf(maker, 3, true) == won(1));
        CHECK(scoreOf(maker, 4, true) == won(1));
        CHECK(scoreOf(maker, 5, true) == won(4));
        const Seat defender = leftOf(maker);
        CHECK(scoreOf(maker, 5, true, defender) == won(4));
        CHECK(scoreOf(maker, 3, true, defender) == won(1));
        for (const int tricks : {0, 1, 2}) {
            CHECK(scoreOf(maker, tricks) == lost(2));
            CHECK(scoreOf(maker, tricks, true) == lost(2));
            CHECK(scoreOf(maker, tricks, true, defender) == lost(4));
        }
    }
}

TEST_CASE("A deal that everybody passed counts nothing and is nobody's") {
    const State state = after(Euchre::start({}, euchreDeal({}, "JS")),
                              "pass, pass, pass, pass, pass, pass, pass, pass");
    CHECK(Euchre::scores(state) == Scores{});
    CHECK(Euchre::winShares(state) == WinShares{0.5, 0.5, 0.5, 0.5});
}

TEST_CASE("The next deal is dealt by the next seat, and the target is an option") {
    Rng rng(401);
    State state = Euchre::start({}, euchreDeal({}, "JS", 2));
    while (Euchre::toMove(state) != kNoSeat) Euchre::playRandomMove(state, rng);
    CHECK(Euchre::nextDeal({}, state, rng).dealer == 3);
    state.pub.dealer = 3;
    CHECK(Euchre::nextDeal({}, state, rng).dealer == 0);
    CHECK(Euchre::target(euchreOptions()) == 10);
    CHECK(Euchre::target(euchreOptions({{"target", 5}})) == 5);
}
