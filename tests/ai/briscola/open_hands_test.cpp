#include "ai/briscola/open_hands.h"
#include "tests/support/briscola_players.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::test;
using briscola::Hand;
using briscola::OpenHands;
using briscola::State;

namespace {

// Two hands of random cards of a random trump suit, nothing played before, nothing to draw.
struct OpenGame {
    State state;
    int trump;

    OpenGame(int cards, Seat leader, Rng& rng) {
        const briscola::Deal deal = Briscola::deal(players(2), rng);
        state.pub.options = players(2);
        state.pub.trumpCard = deal.deck[39];
        state.pub.leader = static_cast<std::int8_t>(leader);
        for (std::size_t seat = 0; seat < 2; ++seat)
            for (int i = 0; i < cards; ++i)
                state.hands[seat].add(deal.deck[seat * 3 + static_cast<std::size_t>(i)]);
        state = withoutStock(state);
        trump = state.pub.trump();
    }

    OpenHands solved() const {
        return {state.hands[0], state.hands[0].size(), state.hands[1], state.hands[1].size(),
                trump};
    }
};

State played(State state, int card) {
    Briscola::applyAt(state, card);
    return state;
}

} // namespace

TEST_CASE("Open hands: the value of a lead is that of alpha-beta") {
    Rng rng(211);
    for (int cards = 1; cards <= 3; ++cards)
        for (int i = 0; i < scaled(4000); ++i) {
            const OpenGame game(cards, 0, rng);
            const OpenHands hands = game.solved();
            for (int k = 0; k < cards; ++k)
                REQUIRE(hands.leadValue(k) == plainValue(played(game.state, k), 0));
        }
}

TEST_CASE("Open hands: the value of an answer is that of alpha-beta") {
    Rng rng(212);
    for (int cards = 1; cards <= 3; ++cards)
        for (int i = 0; i < scaled(4000); ++i) {
            const OpenGame game(cards, 1, rng);
            const Card led = game.state.hands[1][0];
            const State answering = played(game.state, 0);
            const OpenHands hands(answering.hands[0], cards, answering.hands[1], cards - 1,
                                  game.trump);
            for (int k = 0; k < cards; ++k)
                REQUIRE(hands.replyValue(led, answering.hands[0], k) ==
                        plainValue(played(answering, k), 0));
        }
}

TEST_CASE("Open hands: the value of a position is that of alpha-beta, whoever leads") {
    Rng rng(213);
    for (int cards = 1; cards <= 3; ++cards)
        for (const Seat leader : {0, 1})
            for (int i = 0; i < scaled(4000); ++i) {
                const OpenGame game(cards, leader, rng);
                REQUIRE(game.solved().value(leader == 0) == plainValue(game.state, 0));
            }
}
