// How trump is made: both rounds, the dealer's discard, going alone, defending alone.
#include "tests/support/euchre.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

using Texts = std::vector<std::string>;

const std::vector<std::string> kHands{"AC KC QC TC 9C", "AD KD QD TD 9D", "AH KH QH TH 9H",
                                      "AS KS QS TS 9S"};

State begin(const Json& options = Json::object(), int dealer = 3) {
    return Euchre::start(euchreOptions(options), euchreDeal(kHands, "JS", dealer));
}

const std::string kFourPasses = "pass, pass, pass, pass";

} // namespace

TEST_CASE("The seat after the dealer bids first, and each in turn") {
    for (int dealer = 0; dealer < kSeats; ++dealer) {
        State state = begin(Json::object(), dealer);
        for (int i = 1; i <= 2 * kSeats; ++i) {
            CHECK(Euchre::toMove(state) == (dealer + i) % kSeats);
            state = after(state, "pass");
        }
        CHECK(Euchre::toMove(state) == kNoSeat);
        CHECK(state.pub.isPassedOut());
    }
}

TEST_CASE("First round: pass, order, or order and go alone") {
    CHECK(legalTexts(begin()) == Texts{"order", "order alone", "pass"});
    CHECK(legalTexts(begin({{"alone", false}})) == Texts{"order", "pass"});
    CHECK(legalTexts(after(begin(), "pass, pass, pass")) == Texts{"order", "order alone", "pass"});
}

TEST_CASE("Second round: pass, or any suit but the one turned down") {
    CHECK(legalTexts(after(begin(), kFourPasses)) == Texts{"call C", "call C alone", "call D",
                                                           "call D alone", "call H", "call H alone",
                                                           "pass"});
    CHECK(legalTexts(after(begin({{"alone", false}}), kFourPasses)) ==
          Texts{"call C", "call D", "call H", "pass"});
}

TEST_CASE("Ordered up, the dealer picks the upcard up and discards a card") {
    for (const std::string bids :
         {"order", "pass, order alone", "pass, pass, order", "pass, pass, pass, order"}) {
        State state = after(begin(), bids);
        CHECK(state.pub.trump == french::Spades);
        CHECK(Euchre::toMove(state) == 3);
        CHECK(state.pub.phase == Phase::Discard);
        CHECK(cardTexts(state.hands[3]) == "9S TS JS QS KS AS");
        CHECK(legalTexts(state) == Texts{"discard 9S", "discard AS", "discard JS", "discard KS",
                                         "discard QS", "discard TS"});
        state = after(state, "discard 9S");
        CHECK(cardTexts(state.hands[3]) == "TS JS QS KS AS");
        CHECK(cardTexts(state.discard) == "9S");
        CHECK(state.pub.phase == Phase::Play);
    }
}

TEST_CASE("The dealer picks the upcard up even to sit out afterwards") {
    State state = after(begin(), "pass, order alone"); // the dealer's partner
    CHECK(Euchre::toMove(state) == 3);
    state = after(state, "discard JS");
    CHECK(cardTexts(state.hands[3]) == "9S TS QS KS AS");
    CHECK(state.pub.sitsOut(3));
}

TEST_CASE("Whether the upcard may be discarded is an option") {
    State state = after(begin({{"discard_upcard", false}}), "order");
    CHECK(legalTexts(state) ==
          Texts{"discard 9S", "discard AS", "discard KS", "discard QS", "discard TS"});
    CHECK(objectionTo(state, "discard JS") == "The card just picked up may not be discarded here");
}

TEST_CASE("A call of the second round leaves the upcard where it lies") {
    const State state = after(begin(), kFourPasses + ", pass, call H");
    CHECK(state.pub.trump == french::Hearts);
    CHECK(state.pub.maker == 1);
    CHECK_FALSE(state.pub.alone);
    CHECK_FALSE(state.pub.isUpcardTaken());
    CHECK(cardTexts(state.hands[3]) == "9S TS QS KS AS");
    CHECK(state.discard.empty());
    CHECK(state.pub.phase == Phase::Play);
}

TEST_CASE("A stuck dealer must name a suit at the end of the second round, not before") {
    const State state = begin({{"stick_dealer", true}});
    CHECK(legalTexts(after(state, "pass, pass, pass")).back() == "pass");
    CHECK(legalTexts(after(state, kFourPasses + ", pass, pass")).back() == "pass");
    const State stuck = after(state, kFourPasses + ", pass, pass, pass");
    CHECK(Euchre::toMove(stuck) == 3);
    CHECK(legalTexts(stuck) ==
          Texts{"call C", "call C alone", "call D", "call D alone", "call H", "call H alone"});
    CHECK(objectionTo(stuck, "pass") ==
          "The dealer must name trump, since everyone else has passed");
    CHECK(after(stuck, "call D").pub.maker == 3);
}

TEST_CASE("A defender may play alone against a lone maker, the next seat is asked first") {
    const State state = begin({{"lone_defender", true}});
    State asked = after(state, "pass, order alone, discard 9S");
    CHECK(asked.pub.phase == Phase::Defend);
    CHECK(Euchre::toMove(asked) == 2);
    CHECK(legalTexts(asked) == Texts{"defend alone", "pass"});

    const State defended = after(asked, "defend alone");
    CHECK(defended.pub.loneDefender == 2);
    CHECK(defended.pub.phase == Phase::Play);
    CHECK(defended.pub.active == 2);
    CHECK(defended.pub.sitsOut(0));
    CHECK(defended.pub.sitsOut(3));

    asked = after(asked, "pass");
    CHECK(Euchre::toMove(asked) == 0);
    CHECK(after(asked, "defend alone").pub.loneDefender == 0);
    const State declined = after(asked, "pass");
    CHECK(declined.pub.loneDefender == kNoSeat);
    CHECK(declined.pub.active == 3);
    CHECK(declined.pub.phase == Phase::Play);
}

TEST_CASE("Nobody is asked to defend alone against two makers, or where it is not allowed") {
    CHECK(after(begin({{"lone_defender", true}}), "order, discard 9S").pub.phase == Phase::Play);
    CHECK(after(begin(), "order alone, discard 9S").pub.phase == Phase::Play);
    CHECK(after(begin({{"lone_defender", true}}), kFourPasses + ", call H alone").pub.phase ==
          Phase::Defend);
}

TEST_CASE("Without bidding the upcard's suit is trump and the dealer discards the lowest card") {
    for (const char* const trump : {"random_maker", "dealer_maker"})
        for (int dealer = 0; dealer < kSeats; ++dealer) {
            const Deal deal =
                euchreDeal({"9C TC AS KS QS", "9D TD AC KC QC", "9H TH AD KD QD", "9S TS AH KH QH"},
                           "JS", dealer, std::string(trump) == "random_maker" ? 2 : kNoSeat);
            const State state = Euchre::start(euchreOptions({{"trump", trump}}), deal);
            CHECK(state.pub.phase == Phase::Play);
            CHECK(state.pub.trump == french::Spades);
            CHECK(state.pub.maker == (std::string(trump) == "random_maker" ? 2 : dealer));
            CHECK(Euchre::toMove(state) == (dealer + 1) % kSeats);
            const auto d = static_cast<std::size_t>(dealer);
            CHECK(state.hands[d].contains(euchreCard("JS")));
            CHECK(state.hands[d].size() == kHandSize);
            CHECK(cardTexts(state.discard) == Texts{"9C", "9D", "9H", "QH"}[d]);
        }
}

TEST_CASE("Of equal lowest cards the first in the order clubs, diamonds, hearts, spades goes") {
    const Deal deal = euchreDeal({"9H 9D AS KS QS"}, "TS", 0);
    CHECK(cardTexts(Euchre::start(euchreOptions({{"trump", "dealer_maker"}}), deal).discard) ==
          "9D");
}

TEST_CASE("The dealer who may not discard the upcard keeps it without bidding too") {
    const Deal deal = euchreDeal({"TS JS QS KS AS"}, "9S", 0);
    const Json free = {{"trump", "dealer_maker"}};
    Json bound = free;
    bound["discard_upcard"] = false;
    CHECK(cardTexts(Euchre::start(euchreOptions(free), deal).discard) == "9S");
    CHECK(cardTexts(Euchre::start(euchreOptions(bound), deal).discard) == "TS");
}

TEST_CASE("A maker drawn by lot that the deal does not name is the dealer") {
    const State state =
        Euchre::start(euchreOptions({{"trump", "random_maker"}}), euchreDeal(kHands, "JS", 1));
    CHECK(state.pub.maker == 1);
}
