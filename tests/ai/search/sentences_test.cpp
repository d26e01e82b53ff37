// The sentence of the player that every game has, with a position that calls for it.
#include "ai/search/tree_player.h"
#include "tests/support/briscola_players.h"
#include "tests/support/sentences.h"

using namespace parlour;
using namespace parlour::test;

TEST_CASE("The tree's player says how often it chose a move") {
    // The last trick of two: with the ace, at 49 points, it is a draw.
    briscola::State state;
    briscola::Public& pub = state.pub;
    state.hands = {hand("AD"), hand("4C")};
    pub.trumpCard = card("2S");
    pub.trumpTaker = 0;
    pub.points = {49, 60};
    pub.playedCards = italian::kDeck - cardSet("AD 4C");
    for (const Card c : pub.playedCards) pub.history[pub.played++] = {0, c};
    TreePlayer<Briscola> player({200, 4});
    checkSentences(
        PARLOUR_SOURCE "/ai/search", "Search",
        std::vector<Sentence>{{"This move stood up best: it was the choice in %1 of %2 tries.",
                               "200, 200", ask(player, state).reasons}});
}
