// What one seat knows: its own cards, what was said and played, and what that shows.
#include "tests/support/euchre.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::euchre;
using namespace parlour::test;

namespace {

const std::vector<std::string> kSorted{"AC KC QH TH 9C", "AD KD QD TD 9H", "AH KH QC TC 9D",
                                       "AS KS QS TS 9S"};

State dealt() { return Euchre::start({}, euchreDeal(kSorted, "JS")); }

Json view(const State& state, Seat seat) {
    return Euchre::viewToJson(Euchre::observe(state, seat));
}

} // namespace

TEST_CASE("Only the dealer knows the discard") {
    const State state = after(dealt(), "order, discard 9S");
    for (Seat seat = 0; seat < kSeats; ++seat) {
        const Observation seen = Euchre::observe(state, seat);
        CHECK(seen.hand == state.hands[static_cast<std::size_t>(seat)]);
        CHECK(seen.discard.empty() == (seat != 3));
        CHECK(view(state, seat).contains("discard") == (seat == 3));
        CHECK(view(state, seat).dump().find("\"kitty\"") == std::string::npos);
    }
    CHECK(view(state, 3)["discard"] == "9S");
}

TEST_CASE("Unseen is what others hold, the kitty and the discard, the upcard is seen") {
    CHECK(Euchre::observe(dealt(), 0).unseen().size() == 18);
    const State taken = after(dealt(), "order, discard 9S");
    CHECK(Euchre::observe(taken, 0).unseen().size() == 18);
    CHECK(Euchre::observe(taken, 3).unseen().size() == 18);
    CHECK_FALSE(Euchre::observe(taken, 3).unseen().contains(euchreCard("9S")));
    CHECK_FALSE(Euchre::observe(taken, 0).unseen().contains(euchreCard("JS")));
    CHECK(Euchre::observe(after(taken, "AC, AD"), 0).unseen().size() == 17);
}

TEST_CASE("A view tells all bids in their order") {
    const auto bids = [](const State& state) {
        std::string text;
        const Json seen = view(state, 2);
        for (const Json& bid : seen["bids"])
            text +=
                std::to_string(bid["seat"].get<int>()) + ":" + bid["bid"].get<std::string>() + " ";
        return text;
    };
    CHECK(bids(dealt()) == "");
    CHECK(bids(after(dealt(), "pass, pass, order alone, discard 9S")) ==
          "0:pass 1:pass 2:order alone ");
    CHECK(bids(after(dealt(), "pass, pass, pass, pass, pass, call H")) ==
          "0:pass 1:pass 2:pass 3:pass 0:pass 1:call H ");
    State lone = Euchre::start(euchreOptions({{"lone_defender", true}}), euchreDeal(kSorted, "JS"));
    lone = after(lone, "pass, pass, pass, pass, call H alone, pass, defend alone");
    CHECK(bids(lone) == "0:pass 1:pass 2:pass 3:pass 0:call H alone 1:pass 3:defend alone ");
    CHECK(view(lone, 2)["lone_defender"] == 3);
}

TEST_CASE("A view says trump, maker, tricks and hand sizes") {
    const Json seen = view(after(dealt(), "pass, order, discard 9S, AC, AD, TC, TS, KS"), 0);
    CHECK(seen["trump"] == "S");
    CHECK(seen["maker"] == 1);
    CHECK(seen["alone"] == false);
    CHECK(seen["upcard_taken"] == true);
    CHECK(seen["tricks"] == Json{0, 1, 0, 1});
    CHECK(seen["hand_sizes"] == Json{4, 4, 4, 3});
    CHECK(seen["table"] == Json::array({{{"seat", 3}, {"card", "KS"}}}));
    CHECK(seen["history"].size() == 5);
    CHECK(seen["to_move"] == 0);
    CHECK(seen["phase"] == "play");
}

TEST_CASE("Who does not follow has shown to lack the suit, the left bower included in trumps") {
    State state = after(dealt(), "order, discard 9S, AC, AD, TC, TS");
    CHECK(cardTexts(state.pub.missing(1)) == "9C TC QC KC AC"); // the jack is a spade
    CHECK(cardTexts(state.pub.missing(3)) == "9C TC QC KC AC");
    CHECK(state.pub.missing(0).empty());
    CHECK(state.pub.missing(2).empty());
    state = after(state, "JS, TH");
    CHECK(cardTexts(state.pub.missing(0)) == "JC 9S TS JS QS KS AS");
}

TEST_CASE("Imagined states contradict nothing that was shown") {
    Rng rng(421);
    for (int game = 0; game < scaled(200); ++game) {
        State state = Euchre::start({}, Euchre::deal({}, rng));
        while (Euchre::toMove(state) != kNoSeat) {
            for (Seat seat = 0; seat < kSeats; ++seat) {
                const State imagined = Euchre::sample(Euchre::observe(state, seat), rng);
                CardSet all = imagined.kitty | imagined.discard | state.pub.playedCards;
                for (Seat other = 0; other < kSeats; ++other) {
                    const CardSet hand = imagined.hands[static_cast<std::size_t>(other)];
                    REQUIRE(hand.size() == state.pub.handSize(other));
                    if (other != seat) REQUIRE((hand & state.pub.missing(other)).empty());
                    all |= hand;
                }
                all.insert(state.pub.upcard);
                REQUIRE(all == kDeck);
                REQUIRE(imagined.kitty.size() == kKitty);
            }
            Euchre::playRandomMove(state, rng);
        }
    }
}
