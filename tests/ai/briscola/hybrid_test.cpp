#include "ai/briscola/hybrid_form.h"
#include "tests/support/briscola_players.h"

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

// The inputs that are not 0, "AD 1", in the order of the cards named.
std::string inputs(const Observation& view, TrumpInput reading, const std::string& named) {
    std::string text;
    for (const Card c : cards(named))
        text +=
            italian::toText(c) + ' ' + std::to_string(HybridForm::input(view, c, reading)) + ' ';
    return text;
}

} // namespace

TEST_CASE("Hybrid's outputs stand for the forty cards, one each") {
    CardSet all;
    for (int action = 0; action < HybridForm::kActions; ++action) {
        const Card card = HybridForm::cardOf(action);
        CHECK(HybridForm::actionOf(card) == action);
        all.insert(card);
    }
    CHECK(all == italian::kDeck);
}

TEST_CASE("Hybrid's inputs: hand 1, high suit -2, played -1, left in the deck 0, on the floor 2") {
    // Swords are trumps. Seat 0 plays the six of swords, seat 1 the five of coins, then seat 0 the
    // ace of coins.
    const State state = after(begin(players(2), "6S AD 7B  5D KS 3C  4S 2B 2C AB JB"), "6S 5D AD");
    const Observation view = viewToMove(state);
    REQUIRE(view.seat == 1);
    REQUIRE(view.hand.set() == cardSet("KS 3C 2C"));
    // In the hand, on the floor, the trump card, an unseen trump, a played trump, another card that
    // was played, two unseen cards.
    const std::string named = "KS 3C 2C AD 4S AS 6S 5D AB 2B";
    CHECK(inputs(view, TrumpInput::Always, named) ==
          "KS 1 3C 1 2C 1 AD 2 4S -2 AS -2 6S -2 5D -1 AB 0 2B 0 ");
    CHECK(inputs(view, TrumpInput::Unplayed, named) ==
          "KS 1 3C 1 2C 1 AD 2 4S -2 AS -2 6S -1 5D -1 AB 0 2B 0 ");
    CHECK(inputs(view, TrumpInput::Card, named) ==
          "KS 1 3C 1 2C 1 AD 2 4S -2 AS 0 6S -1 5D -1 AB 0 2B 0 ");
}

TEST_CASE(
    "Hybrid's inputs: a trump in the hand is 1 and one on the floor 2, whatever the reading") {
    const State state = after(begin(players(2), "6S AD 7B  5D KS 3C  4S 2B 2C"), "6S");
    const Observation view = viewToMove(state);
    for (const TrumpInput reading : {TrumpInput::Always, TrumpInput::Unplayed, TrumpInput::Card})
        CHECK(inputs(view, reading, "KS 6S") == "KS 1 6S 2 ");
}

TEST_CASE("Hybrid's inputs: all cards on the table are 2 with four players") {
    const State state =
        after(begin(players(4), "6S AD 7B  5D KS 3C  JD 3D 5C  KB 7C 6C  4S"), "AD 5D JD");
    CHECK(inputs(viewToMove(state), TrumpInput::Always, "AD 5D JD KB") == "AD 2 5D 2 JD 2 KB 1 ");
}

TEST_CASE("Hybrid's features are its inputs, a channel for each reading") {
    Rng rng(291);
    for (const Options& options : allOptions()) {
        const Observation view = viewToMove(randomState(options, 17, rng));
        std::array<std::int8_t, HybridForm::kActions * HybridForm::kReadings> features{};
        HybridForm::features(view, features);
        for (int action = 0; action < HybridForm::kActions; ++action)
            for (const TrumpInput reading :
                 {TrumpInput::Always, TrumpInput::Unplayed, TrumpInput::Card})
                CHECK(features[static_cast<std::size_t>(action * HybridForm::kReadings +
                                                        static_cast<int>(reading))] ==
                      HybridForm::input(view, HybridForm::cardOf(action), reading));
    }
}
