// Every sentence of Briscola's players, with positions that call for it. A deal is three cards for
// each seat, then the trump card that is turned up.
#include "ai/briscola/champion.h"
#include "ai/briscola/clairvoyant.h"
#include "ai/briscola/explain.h"
#include "ai/briscola/hybrid.h"
#include "ai/briscola/minimax.h"
#include "ai/briscola/q_player.h"
#include "ai/briscola/simple_players.h"
#include "tests/support/briscola_players.h"
#include "tests/support/search.h"
#include "tests/support/sentences.h"

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

State table(int count, const std::string& deal, const std::string& before = "") {
    return after(begin(players(count), deal), before);
}

Reasons why(const State& state, const std::string& move) {
    REQUIRE(Briscola::handToMove(state).set().contains(card(move)));
    return explainMove(viewToMove(state), card(move));
}
// Why the card, from these hands, when the others were played before.
Reasons why(int count, const std::string& deal, const std::string& before,
            const std::string& move) {
    return why(table(count, deal, before), move);
}

// Seat 1 answers the four of cups with so much stock, under which lies the three of swords.
State late(int stock, bool fixedDraw = false) {
    State state = table(2, "4C 5C 6C  AS AD 2D  3S", "4C");
    state.pub.stock = static_cast<std::uint8_t>(stock);
    state.pub.options.fixedDraw = fixedDraw;
    return state;
}

// The last cards of two players: seat 0 leads and has so many points. Swords are trumps.
State ending(const std::string& own, const std::string& other, int points) {
    State state;
    Public& pub = state.pub;
    pub.trumpCard = card("2S");
    pub.trumpTaker = 0;
    state.hands = {hand(own), hand(other)};
    pub.playedCards = italian::kDeck - state.hands[0].set() - state.hands[1].set();
    int played = 0;
    for (const Card c : pub.playedCards) {
        pub.history[pub.played++] = {0, c};
        played += italian::points(c);
    }
    pub.points = {static_cast<std::uint8_t>(points), static_cast<std::uint8_t>(played - points)};
    return state;
}

// Why the king of swords is led, when imagined games ended so, and so with the seven of coins.
Reasons rather(const Outcome& king, const Outcome& seven) {
    const State state = table(2, "KS 2S 7D  3D 5C 6C  4S");
    return explain(viewToMove(state), comparing<Briscola>(state, card("KS"), card("7D"), king,
                                                          seven, Mind::winWorth()));
}

template <class Player> Reasons says(Player player, const State& state) {
    return ask(player, state).reasons;
}

} // namespace

TEST_CASE("Briscola's players explain a card in the words that fit it") {
    const std::string lead = "KS 2S 7D  3D 5C 6C  4S";
    const std::string four = "KD 5C 6C  AD 2S 7B  2C 3B JC  3D NC 2B  4S";
    const std::string take = "KD 5C 6C  3D AD 2S  4S";
    const QPlayer qLearning(shippedTable(QShipped::Appendix), QUnknown::Lowest);
    const std::string loses = "Loses this trick on purpose: the loser draws the %1, a trump.";
    checkSentences(
        PARLOUR_SOURCE "/ai/briscola", "Briscola reasons",
        std::vector<Sentence>{
            // Q-learning.
            {"Its table has nothing on this: the card it needs least.", "",
             says(qLearning, table(2, lead))},
            {"The card that its table values most.", "", says(qLearning, table(2, take, "KD"))},

            // A lead.
            {"Leads a small trump.", "", why(2, lead, "", "2S")},
            {"Leads a trump worth %1 points.", "4", why(2, lead, "", "KS")},
            {"Leads a card without points: little is lost if it is taken.", "",
             why(2, lead, "", "7D")},
            {"Leads only %1 points: little is lost if they are taken.", "2",
             why(2, "JD 2S 7D  3D 5C 6C  4S", "", "JD")},
            {"Leads %1 points and hopes that nobody can take them.", "4",
             why(2, "KD 2S 7D  3D 5C 6C  4S", "", "KD")},
            {"Leads %1 points and hopes that nobody can take them.", "11",
             why(2, "AD 2S 7D  3D 5C 6C  4S", "", "AD")},
            {"Leads %1 points, which can be taken.", "4", why(ending("KD 2C", "AD 4C", 50), "KD")},
            {"Leads a card that nobody can take.", "", why(2, "AS 2S 7D  3D 5C 6C  4S", "", "AS")},
            {"Leads a card that nobody can take.", "", why(2, "3S AS 7D  3D 5C 6C  4S", "", "3S")},
            // The ace lies turned up under the stock: somebody will have it.
            {"Leads a trump worth %1 points.", "10", why(2, "3S KS 7D  3D 5C 6C  AS", "", "3S")},

            // The last card of a trick takes it,
            {"Takes the trick with %1 points.", "15", why(2, take, "KD", "AD")},
            {"Takes the trick with %1 points.", "4", why(2, "5S 5C 6C  3D AD KS  4S", "5S", "KS")},
            {"Trumps the trick for %1 points.", "4", why(2, take, "KD", "2S")},
            {"Takes a trick without points, to lead the next one.", "",
             why(2, "2D 5C 6C  4D AC 2S  7S", "2D", "4D")},
            {"Takes a trick without points, to lead the next one.", "",
             why(2, "2D 5C 6C  4D AC 2S  7S", "2D", "2S")},
            // or does not.
            {"Gives up %1 points.", "10", why(2, "KD 5C 6C  3C AC 2B  4S", "KD", "3C")},
            {"Gives up %1 points.", "10", why(2, "KD 5C 6C  3C AC 2S  4S", "KD", "3C")},
            {"Gives up %1 points, with the cheapest card it has.", "2",
             why(2, "6S 5C 6C  JC AC KS  3S", "6S", "JC")},
            {"Cannot take it: %1 points are the least it can give.", "4",
             why(2, "7C 5C 6C  AB 3B KD  3S", "7C", "KD")},
            {"Cannot take this trick; throws a card without points.", "",
             why(2, "KD 5C 6C  3C AC 2B  4S", "KD", "2B")},
            {"Lets the trick with %1 points go and adds nothing to it.", "4",
             why(2, "KD 5C 6C  3S AC 2B  4S", "KD", "2B")},
            {"Lets a trick without points go.", "", why(2, "7D 5C 6C  3S AC 2B  4S", "7D", "2B")},

            // Of two the loser of the last trick with a stock draws the trump card.
            {loses, "three of swords", why(late(2), "2D")},
            {"Trumps the trick for %1 points.", "11", why(late(2), "AS")},
            {"Lets a trick without points go.", "", why(late(4), "2D")},
            {"Lets a trick without points go.", "", why(late(2, true), "2D")},

            // In the middle of a trick,
            {"Is ahead in a trick with %1 points so far.", "15", why(4, four, "KD", "AD")},
            {"Is ahead in a trick without points so far.", "",
             why(4, "2D 5C 6C  4D 2S 7B  2C 3B JC  3D NC 2B  7S", "2D", "4D")},
            {"Takes the trick: nobody can beat that.", "",
             why(4, "KD 5C 6C  AS 2S 7B  2C 3B JC  3D NC 2B  4S", "KD", "AS")},
            // when the partner still plays,
            {"Adds no points: the partner, who still plays, may take the trick.", "",
             why(4, four, "5C", "7B")},
            {"Adds %1 points: the partner, who still plays, may take them.", "11",
             why(4, "6C KD 5C  AB 2S 7B  2C 3B JC  3D NC 2B  4S", "6C", "AB")},
            {"Gives up %1 points.", "11", // not even he takes the ace of trumps
             why(4, "AS KD 5C  AB 2S 7B  2C 3B JC  3D NC 2B  4S", "AS", "AB")},
            // and when he has.
            {"Leaves the trick to the partner.", "", why(4, four, "KD 7B", "2C")},
            {"Adds %1 points to the partner's trick.", "10", why(4, four, "KD 7B", "3B")},
            {"Adds %1 points to the partner's trick.", "3", why(4, four, "KD AD 3B", "NC")},
            {"Gives up %1 points.", "10", why(4, four, "KD AD", "3B")},
            {"Adds %1 points and takes over from the partner.", "10",
             why(4, "2D 5C 6C  KD 2S 7B  4D 3B JC  3D NC 2B  4S", "2D KD 4D", "3D")},
            {"Takes the trick with %1 points.", "2", // and adds none
             why(4, "2D 5C 6C  5D 2S 7B  JC 3B 4C  7D NC 2B  4S", "2D 5D JC", "7D")},
            // Three players have no partners.
            {"Gives up %1 points.", "10",
             why(3, "KD 5C 6C  7B AD 2S  2D 3B JC  4S", "KD 7B", "3B")},

            {"It is the last card.", "", why(ending("AD", "4C", 50), "AD")},

            // What the champion's search found,
            {"Wins %1 of 100 games like this; with the %2 it would be %3.",
             "60, seven of coins, 40", rather({0.6, 0}, {0.4, 0})},
            {"The %1 wins more often, but this ends %2 points further ahead, on average.",
             "seven of coins, 5", rather({0.5, 5}, {0.51, 0})},
            {"The %1 does a little better in the imagined games, but rules of thumb speak for this "
             "card.",
             "seven of coins", rather({0.5, 0}, {0.5, 3})},
            {"Over %1 imagined deals this ends %2 points further ahead, on average, than the %3.",
             "100, 5, seven of coins", rather({0.5, 5}, {0.5, 0})},
            {"The %1 would do about as well.", "seven of coins", rather({0.5, 1}, {0.5, 0})},
            // and what it knows once the stock is empty.
            {"Wins for certain: %1 points.", "65", says(Champion(), ending("AD 2C", "KD 4C", 50))},
            {"Every card loses: %1 points at best.", "55",
             says(Champion(), ending("AD 2C", "KD 4C", 40))},
            {"With best play on both sides it will have %1 points.", "60",
             says(Champion(), ending("AD 2C", "KD 4C", 45))},

            // Players of the papers.
            {"Any card, drawn by lot.", "", says(RandomPlayer(), table(2, lead))},
            {"Judged at a glance, as learned from MiniMax.", "",
             says(Hybrid(HybridParams{}), table(2, lead))},
            {"Plays a trump because it has one.", "",
             says(BaselinePlayer(), table(2, "2C 5S AS  3D 5C 6C  4S"))},
            {"Plays a card of the suit led.", "",
             says(BaselinePlayer(), table(2, "3D 5C 6C  7B 2D AD  4S", "3D"))},
            {"Leads a card without points.", "",
             says(BaselinePlayer(), table(2, "AD 7C 2B  3D 5C 6C  4S"))},
            {"None of its rules fits: any card, drawn by lot.", "",
             says(BaselinePlayer(), table(2, "AD JC KB  3D 5C 6C  4S"))},
            {"Plays its highest trump.", "",
             says(GreedyPlayer(), table(2, "2S KS AD  3D 5C 6C  4S"))},
            {"Plays the card worth most: %1 points.", "10",
             says(GreedyPlayer(), table(2, "KB 3B JC  3D 5C 6C  4S"))},
            {"Takes the trick with %1 points.", "15", says(GreedyPlayer(), table(2, take, "KD"))},
            {"Best in %1 of %2 imagined deals.", "30, 30",
             says(Minimax({30, 1, 0, false}), table(2, "KD 2C 7S  3D 5C AD  4S", "KD"))},
            {"Over %1 imagined deals this ends %2 points further ahead, on average, than the %3.",
             "30, 19, five of cups",
             says(Minimax({30, 1, 0, true}), table(2, "KD 2C 7S  5C 4C AD  4S", "KD"))},
            {"Sees all cards: with best play on all sides it will have %1 points.", "65",
             says(Clairvoyant({}), ending("AD 2C", "KD 4C", 50))},
            {"Sees all cards and has looked %1 tricks ahead.", "1",
             says(Clairvoyant({1}), table(4, four))},
        });
}
