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

// Why a card is played rather than another one, which wins less, or as much.
Reasons whyRather(const State& state, const std::string& move, const std::string& other,
                  double ofOther = 0.4) {
    const Observation view = viewToMove(state);
    FlatMonteCarlo<Briscola> search(Mind::winWorth());
    Rng rng(1);
    run(search, view, {card(move), card(other)}, {100}, rng, StopCheck(),
        [&](const State& played, Rng&) {
            return Outcome{played.pub.playedCards.contains(card(move)) ? 0.6 : ofOther, 0};
        });
    return explain(view, search);
}

// Why the first of these cards is played, which win so much.
Reasons whyAmong(const State& state, const std::vector<std::string>& cards,
                 const std::vector<double>& wins) {
    const Observation view = viewToMove(state);
    Briscola::MoveList moves;
    for (const std::string& text : cards) moves.push_back(card(text));
    FlatMonteCarlo<Briscola> search(Mind::winWorth());
    Rng rng(1);
    run(search, view, moves, {100}, rng, StopCheck(), [&](const State& played, Rng&) {
        std::size_t i = 0;
        while (!played.pub.playedCards.contains(moves[i])) ++i;
        return Outcome{wins[i], 0};
    });
    return explain(view, search);
}

// Seat 0 leads from these cards; others have been played.
State leads(const std::string& own, const std::string& gone = "", int points = 0) {
    State state = table(2, own + "  5D 5C 6C  4S");
    state.pub.playedCards = cardSet(gone);
    state.pub.points = {static_cast<std::uint8_t>(points), 0};
    return state;
}
// These have been played, too: so many that the next card leads.
State without(State state, CardSet gone) {
    for (const Card c : gone) {
        state.pub.playedCards.insert(c);
        state.pub.history[state.pub.played++] = {0, c};
        --state.pub.stock;
    }
    return state;
}
State without(const State& state, const std::string& gone) { return without(state, cardSet(gone)); }
// Seat 0 has led the king of coins. Of the stock these are left beside the turned-up trump.
State drawsFrom(const std::string& stock, const std::string& deal) {
    const State state = table(2, deal);
    const CardSet hands = state.hands[0].set() | state.hands[1].set();
    const CardSet left = hands | cardSet(stock) | CardSet{state.pub.trumpCard};
    return after(without(state, italian::kDeck - left), "KD");
}
// The last trick before the stock is empty.
State leadsLate(const std::string& own, int points = 0) {
    State state = leads(own, "", points);
    state.pub.stock = 2;
    return state;
}

// The same with the four of cups, when of the rest of the deck these are left.
State facing(const std::string& left) {
    State state = leadsLate("4C AD 7D");
    state.pub.playedCards =
        italian::kDeck - cardSet(left) - state.hands[0].set() - CardSet{state.pub.trumpCard};
    return state;
}

// Four players without a stock: seat 1 drew the five of coins, the last trump, and seat 2 leads.
State lastTrumpHeld() {
    State state;
    Public& pub = state.pub;
    pub.options.players = 4;
    pub.trumpCard = card("5D");
    pub.trumpTaker = 1;
    pub.leader = 2;
    state.hands = {hand("KC JC 7S"), hand("5D 4S 3B"), hand("2C 6B JB"), hand("AC KB NB")};
    pub.playedCards = italian::kDeck;
    for (const Hand& held : state.hands) pub.playedCards = pub.playedCards - held.set();
    for (const Card c : pub.playedCards) pub.history[pub.played++] = {0, c};
    return after(state, "2C");
}

// Three players without a stock: a seat drew the four of coins, the last trump, and seat 1 is to
// play after the seven of cups.
State lastTrumpWith(Seat taker) {
    State state;
    Public& pub = state.pub;
    pub.options.players = 3;
    pub.trumpCard = card("4D");
    pub.trumpTaker = static_cast<std::int8_t>(taker);
    state.hands = {hand(taker == 0 ? "7C KC 4D" : "7C KC NC"), hand("KB KS AC"),
                   hand(taker == 2 ? "7B 4B 4D" : "7B 4B NC")};
    pub.removed = {card("2D")};
    pub.playedCards = italian::kDeck - pub.removed;
    for (const Hand& held : state.hands) pub.playedCards = pub.playedCards - held.set();
    for (const Card c : pub.playedCards) pub.history[pub.played++] = {0, c};
    return after(state, "7C");
}

template <class Player> Reasons says(Player player, const State& state) {
    return ask(player, state).reasons;
}

} // namespace

TEST_CASE("Briscola's players explain a card in the words that fit it") {
    const std::string lead = "KS 2S 7D  3D 5C 6C  4S";
    const std::string four = "KD 5C 6C  AD 2S 7B  2C 3B JC  3D NC 2B  4S";
    const std::string take = "KD 5C 6C  3D AD 2S  4S";
    const std::string kingTakes = "ND 5C 6C  KD AC 2S  4S";
    const std::string loses = "KD 5C 6C  3C AC 2B  4S";
    const QPlayer qLearning(shippedTable(QShipped::Appendix), QUnknown::Lowest);
    const std::string noPoints =
        "Let this one go: there are no points in it, and you keep your trump.";
    const std::string safe =
        "Take it with the %1: nobody plays after you, so its %2 points are safe.";
    State ahead = table(4, four);
    ahead.pub.points = {40, 10, 25, 10};
    State nearlyWon = table(3, "AD 5C 6C  KD 2S 7B  2D 3B JC  4S");
    nearlyWon.pub.points = {50, 0, 0, 0};
    const State allRichGone = after(without(table(2, kingTakes), "3C AD 3D AB 3B 6B"), "ND");
    State atStake = table(2, take, "KD");
    atStake.pub.points = {58, 40};
    State nearlyLost = table(2, "KD 5C 6C  3C AC 2S  4S", "KD");
    nearlyLost.pub.points = {58, 40};
    State barelyAtStake = table(2, "4D 5C 6C  2S AC KC  4S", "4D"); // any other card has points
    barelyAtStake.pub.points = {57, 40};
    State facingAce = table(2, "AS 5C 6C  4C 3S NS  4S", "AS");
    facingAce.pub.points = {0, 55};
    State lostAtStake = table(2, "AD 5C 6C  NC 5B JB  4S", "AD");
    lostAtStake.pub.points = {50, 20};
    // The other player has the last trump: the ace of coins should draw it, not the three of cups.
    const auto lastTrump = [](int points) {
        State state = ending("AD 3C", "2S 4C", points);
        state.pub.trumpTaker = 1;
        return state;
    };
    checkSentences(
        PARLOUR_SOURCE "/ai/briscola", "Briscola reasons",
        std::vector<Sentence>{
            // Q-learning.
            {"The learned table has nothing on this: play the card you need least.", "",
             says(qLearning, table(2, lead))},
            {"Play the card that the learned table values most.", "",
             says(qLearning, table(2, take, "KD"))},

            // A lead.
            {"Lead the %1, a small trump without points: to take it, %2 has to spend a higher one.",
             "two of swords, seat 1", why(2, lead, "", "2S")},
            {"Lead the %1, a small trump without points: whoever takes it has to spend a higher "
             "one.",
             "two of swords", why(4, "2S 5C 6C  AD KD 7B  2C 3B JC  3D NC 2B  4S", "", "2S")},
            {"Lead the %1: only a higher trump can take it.", "knight of swords",
             why(leads("NS 2S 7D"), "NS")},
            {"Lead the %1, a trump: if you led the %2, %3 could bring home the ace or the three of "
             "%4.",
             "jack of swords, seven of cups, seat 1, cups",
             whyRather(leads("JS 7C 7D"), "JS", "7C")},
            {"Lead the %1, a trump: if you led the %2, %3 could bring home the %4.",
             "jack of swords, seven of cups, seat 1, ace of cups",
             whyRather(leads("JS 7C 3C"), "JS", "7C")},
            {"Lead the %1: only a trump can take it.", "ace of coins",
             why(leads("AD 7C 2S"), "AD")},
            {"Lead the %1: only a trump can take it.", "king of coins", // no other is left
             why(leads("KD 2S 7C", "2D 4D 5D 6D 7D JD ND 3D AD"), "KD")},
            {"Lead the %1: you hold the %2 yourself, so only a trump can take it.",
             "three of coins, ace of coins", why(leads("3D AD 7C"), "3D")},
            {"Lead the %1: only a trump can take it, and it has no points.", "seven of coins",
             why(leads("7D 2C 2S", "JD ND KD 3D AD"), "7D")},
            {"Lead the %1: only the %2 and the %3 of %4 can take it.",
             "king of swords, three, ace, swords", why(leads("KS 2S 7D"), "KS")},
            {"Lead the %1: only the %2 and the %3 of %4 can take it.",
             "ace of coins, seven, king, swords",
             why(leads("AD 2C 7C", "2S 5S 6S JS NS 3S AS"), "AD")},
            {"Lead the %1: only the %2 can take it.", "seven of coins, two of swords",
             why(ending("7D 2C", "4C 2S", 60), "7D")},
            {"Lead the %1: if it isn't taken, you win the game.", "ace of coins",
             why(nearlyWon, "AD")},
            {"Lead the %1: if %2 doesn't take it, you win the game.", "ace of coins, seat 1",
             why(leads("AD 2C 7C", "", 50), "AD")},
            {"Lead the %1: you win the game unless the %2 or the %3 of %4 takes it.",
             "ace of coins, seven, king, swords",
             why(leads("AD 2C 7C", "2S 5S 6S JS NS 3S AS", 50), "AD")},
            {"Lead the %1: you win the game unless the %2 takes it.", "ace of coins, two of swords",
             why(leads("AD 2C 7C", "5S 6S 7S JS NS KS 3S AS", 50), "AD")},
            {"Lead the %1: only the %2 can take it.", "ace of coins, two of swords", // it will
             why(ending("AD 2C", "4C 2S", 50), "AD")},
            {"Lead the %1: only a trump can take it.", "ace of coins",
             why(leads("AD 2C 7C", "", 49), "AD")},
            {"Lead the %1: if %2 takes it, you draw the %3, a trump; if not, you win the game.",
             "ace of coins, seat 1, four of swords", why(leadsLate("AD 2C 7C", 50), "AD")},
            {"Lead the %1: if %2 takes it, you draw the %3, a trump; if not, its %4 points are "
             "yours.",
             "ace of coins, seat 1, four of swords, 11", why(leadsLate("AD 2C 7C", 49), "AD")},
            {"Lead the %1: if %2 takes it, you draw the %3, a trump.",
             "two of cups, seat 1, four of swords", why(leadsLate("AD 2C 7C", 50), "2C")},
            {"Lead the %1: %2 has to take it, and then you draw the %3, a trump.",
             "four of cups, seat 1, four of swords", why(facing("5C 6C 7C KS"), "4C")},
            {"Lead the %1: if %2 takes it, you draw the %3, a trump.", // nor does the two
             "four of cups, seat 1, four of swords", why(facing("2C 6C 7C KS"), "4C")},
            {"Lead the %1 and keep the %2, which may take a trick later.",
             "four of coins, seven of coins",
             whyRather(table(2, "4D 7D 2S  3D 5C 6C  4S"), "4D", "7D")},
            {"Lead the %1: only %2 points are still out in its suit, but %3 in %4.",
             "seven of coins, 19, 30, cups",
             whyRather(table(2, "7D 7C AD  KD 5C 6C  4S"), "7D", "7C")},
            {"Lead the %1: if it is taken, it costs you %2 points; the %3 would cost %4.",
             "jack of coins, 2, ace of cups, 11",
             whyRather(table(2, "JD AC 2S  3D 5C 6C  4S"), "JD", "AC")},
            {"None of your cards has points, so it matters little which one you lead.", "",
             whyAmong(table(2, "5C 6S 6B  3D 7C JC  4S"), {"6B", "5C", "6S"}, {0.6, 0.6, 0.6})},
            {"Lead the %1: it has no points and isn't a trump, so you lose nothing if it is taken.",
             "seven of coins", why(2, lead, "", "7D")},
            // that of an ace is told under it
            {"Lead the %1: it has no points and isn't a trump, so you lose nothing if it is taken.",
             "seven of coins", whyRather(table(2, "7D AC 2S  3D 5C 6C  4S"), "7D", "AC")},
            {"Lead the %1: it has no points, so you lose nothing if it is taken.", "seven of coins",
             whyRather(table(2, "7D AC 2B  3D 5C 6C  4S"), "7D", "AC")},
            {"Lead the %1: if it is taken, it costs you only %2 points.", "jack of coins, 2",
             why(2, "JD 2S KD  3D 5C 6C  4S", "", "JD")},
            {"Lead the %1: its %2 points are yours if it isn't taken, and little is lost if it is.",
             "jack of coins, 2", // the seven would cost nothing
             why(2, "JD 2S 7D  3D 5C 6C  4S", "", "JD")},
            {"Lead the %1: its %2 points are yours if it isn't taken, and little is lost if it is.",
             "king of coins, 4", whyRather(without(leads("KD 2C 7D"), "JD ND"), "KD", "7D")},
            {"Lead the %1: its %2 points are yours if it isn't taken, and little is lost if it is.",
             "knight of coins, 3",
             whyAmong(leads("ND 2C 7B"), {"ND", "2C", "7B"}, {0.6, 0.6, 0.6})},
            {"Lead the %1: its %2 points are yours if it isn't taken, and little is lost if it is.",
             "knight of coins, 3", // the jack, a trump, would cost less
             whyAmong(leads("ND JS KS"), {"ND", "JS", "KS"}, {0.6, 0.6, 0.6})},
            {"You have no ace or three to lose, so it matters little which card you lead.", "",
             whyAmong(leads("ND KB 7C"), {"ND", "KB", "7C"}, {0.6, 0.6, 0.6})},
            {"Lead the %1: your %2 would be easier to take.", "jack of coins, two of cups",
             whyRather(table(2, "JD 2C 7D  3D 5C 6C  4S"), "JD", "2C")},
            {"Lead the %1: your %2 would be easier to take.", "seven of coins, two of coins",
             whyRather(without(leads("7D 2D AC"), "AD 3D"), "7D", "2D")},
            {"Lead the %1, the highest of its suit left: only a trump can take it.",
             "king of coins", why(leads("KD 2S 7D", "3D AD"), "KD")},
            {"Lead the %1: of its suit only the %2 is still out, so it can only take a trick if "
             "you lead it.",
             "three of coins, ace of coins",
             why(leads("3D 2S 7C", "2D 4D 5D 6D 7D JD ND KD"), "3D")},
            {"Lead the %1: except for trumps, only the %2 can take it.",
             "three of coins, ace of coins", why(2, "3D 2S 7D  KD 5C 6C  4S", "", "3D")},
            {"Lead the %1: %2 has no ace or three of %3 to take it with.",
             "seven of coins, seat 1, coins", why(2, "7D AD 3D  KD 5C 6C  4S", "", "7D")},
            {"Lead the %1: nobody can take it, and its %2 points are safe.", "ace of swords, 11",
             why(2, "AS 2S 7D  3D 5C 6C  4S", "", "AS")},
            {"Lead the %1: nobody can take it, and its %2 points are safe.", "three of swords, 10",
             why(2, "3S AS 7D  3D 5C 6C  4S", "", "3S")},
            {"Lead the %1: nobody can take it.", "two of swords",
             why(ending("2S 4D", "5C 6C", 60), "2S")},

            {"Lead the %1: only the %2 can take it.", "three of swords, ace of swords",
             why(2, "3S KS 7D  3D 5C 6C  4S", "", "3S")},
            // Of the trumps only the four, turned up under the stock, is left.
            {"Lead the %1: only the %2 can take it.", "three of coins, ace of coins",
             why(without(leads("3D 2C 7C"), "2S 3S 5S 6S 7S JS NS KS AS 2D"), "3D")},
            // The ace lies turned up under the stock: nobody can play it yet.
            {"Lead the %1: nobody can take it, and its %2 points are safe.", "three of swords, 10",
             why(2, "3S KS 7D  3D 5C 6C  AS", "", "3S")},
            {"Lead the %1 and keep the %2: it may take an ace or a three later.",
             "seven of coins, two of swords", whyRather(table(2, lead), "7D", "2S")},
            {"Lead the %1 and keep the %2: it may still take the %3.",
             "seven of coins, two of swords, three of clubs",
             whyRather(without(leads("7D 2S KS"), "AC 3C AD 3D AB 6B"), "7D", "2S")},
            {"Lead the %1 and keep the %2: it may still take the %3.", // the dearest
             "seven of coins, six of swords, king of cups",
             says(Champion(), ending("7D 6S 4B", "KS KC NC", 56))},
            {"Lead the %1 and keep the %2: a trump is worth more when there are points to take.",
             "seven of coins, two of swords",
             whyRather(without(leads("7D 2S KS"), "AC 3C AD 3D AB 3B"), "7D", "2S")},
            {"You keep your %1: it may take an ace or a three later.", "seven of swords",
             whyRather(table(2, "7S 2S 4D  5D 5C 6C  4S"), "2S", "7S")},
            {"You keep both your trumps for later.", "", whyRather(leads("AC 5S AS"), "AC", "5S")},
            {"If your lead is taken, you lose only %1 points.", "3",
             whyRather(leads("NS 3D AB"), "NS", "AB")},

            // What decides the game.
            {"You have won already, with %1 points: play as you like.", "65",
             why(ending("AD 2C", "KD 4C", 65), "AD")},
            {"Your side has won already, with %1 points: play as you like.", "65",
             why(ahead, "KD")},
            {"%1 has won already, with %2 points: nothing can change that.", "seat 1, 65",
             why(ending("AD 2C", "KD 4C", 40), "AD")},
            {"The %1 wins the game: with this trick you have %2 points.", "ace of coins, 61",
             why(ending("AD 2C", "KD 4C", 50), "AD")},
            {"You have to take this: %1 would win the game with it.", "seat 0", why(atStake, "2S")},
            {"You have to take this: %1 would win the game with it.", "seat 0",
             why(barelyAtStake, "2S")},

            // The last card of a trick takes it,
            {safe, "ace of coins, 11", why(2, take, "KD", "AD")},
            {safe, "king of swords, 4", why(2, "5S 5C 6C  3D AD KS  4S", "5S", "KS")},
            {"Trump it with the %1: nobody plays after you, so its %2 points are safe.",
             "king of swords, 4", why(2, "5B 5C 6C  3D AD KS  4S", "5B", "KS")},
            {"Take it with the %1: its %2 points are safe, and then your %3 is the highest of its "
             "suit.",
             "three of coins, 10, ace of coins",
             whyRather(table(2, "2D 5C 6C  3D AD KB  4S", "2D"), "3D", "AD")},
            {"Take it with the %1: that is %2 points.", "king of swords, 6",
             why(2, "JS 5C 6C  3D AD KS  4S", "JS", "KS")},
            {"Take it with the %1: that is %2 points.", "king of coins, 7", // there is no trump
             why(2, "ND 5C 6C  KD AC 2B  4S", "ND", "KD")},
            {"Trump it with the %1: that is %2 points.", "knight of swords, 6", // the jack brings 5
             whyRather(table(2, "NC 5C 6C  JS NS 2B  4S", "NC"), "NS", "JS")},
            {"Take it with the %1: that is %2 points, and it costs you no trump.",
             "king of coins, 7", why(2, kingTakes, "ND", "KD")},
            {"Take it with the %1 and keep the %2: it may take an ace or a three later.",
             "king of coins, two of swords", whyRather(table(2, kingTakes, "ND"), "KD", "2S")},
            {"Take it with the %1 and keep the %2 for a trick that needs it.",
             "king of coins, two of swords", whyRather(allRichGone, "KD", "2S")},
            // The three of swords is still out: the ace kept is stronger than the king.
            {"Trump it with the %1 and keep the %2: it may take an ace or a three later.",
             "king of swords, ace of swords",
             whyRather(table(2, "KD 5C 6C  KS AS 2B  4S", "KD"), "KS", "AS")},
            {"Trump it with the %1 and keep the %2 for a trick that needs it.",
             "five of swords, ace of swords",
             whyRather(
                 after(without(table(2, "ND 5C 6C  5S AS 2B  4S"), "AC 3C AD 3D AB 3B"), "ND"),
                 "5S", "AS")},
            {"Trump it with the %1: that brings you %2 points.", "two of swords, 4",
             why(2, take, "KD", "2S")},
            {"Trump it with the %1: that brings you %2 points, and its own %3 are safe.",
             "three of swords, 4, 10", why(2, "KD 5C 6C  3S AD 2B  4S", "KD", "3S")},
            {"Take it with the %1: there are no points in it, but you lead next.", "four of coins",
             why(2, "2D 5C 6C  4D 7B 2S  7S", "2D", "4D")},
            {"Trump it with the %1: there are no points in it, but you lead next.", "two of swords",
             why(2, "2D 5C 6C  4D 7B 2S  7S", "2D", "2S")},
            {"Take it with the %1: any other card would cost you at least %2 points.",
             "seven of swords, 10",
             whyRather(table(2, "6S 2B 7B  7S AB 3D  JC", "6S"), "7S", "3D")},
            {"Trump it with the %1: any other card would cost you at least %2 points.",
             "five of cups, 10", whyRather(table(2, "6S 2B 7B  5C AB 3D  JC", "6S"), "5C", "3D")},
            {"Take it with the %1: throwing your %2 would cost you its %3 points.",
             "seven of swords, three of cups, 10",
             whyAmong(table(2, "5S 2D 4D  7S 6S 3C  JB", "5S"), {"7S", "6S", "3C"},
                      {0.6, 0.6, 0.4})},
            {"Trump it with the %1: throwing your %2 would cost you its %3 points.",
             "seven of swords, three of cups, 10",
             whyAmong(table(2, "5B 2D 4D  7S 4S 3C  JS", "5B"), {"7S", "4S", "3C"},
                      {0.6, 0.6, 0.4})},

            // or does not.
            {noPoints, "", why(2, "7D 5C 6C  3S AC 2B  4S", "7D", "2B")},
            {"Let this one go: there are no points in it, and you keep your trumps.", "",
             why(2, "7D 5C 6C  3S 5S 2B  4S", "7D", "2B")},
            {"Let this one go: its %1 points are not worth your %2, your only trump.",
             "4, three of swords", why(2, "KD 5C 6C  3S AC 2B  4S", "KD", "2B")},
            {"Let this one go: your %1 can take more in another trick.", "ace of coins",
             why(2, "JD 5C 6C  AD AC 2B  4S", "JD", "2B")},
            {"Let this one go and throw the %1: that costs you only %2 points, and no trump.",
             "two of clubs, 4",
             whyAmong(table(2, "KD 5C 6C  3S AC 2B  4S", "KD"), {"2B", "3S", "AC"},
                      {0.6, 0.6, 0.4})}, // to take it with the three is as good
            {"Let this one go: there are no points in it, and you keep your %1.", "king of coins",
             why(2, "5D KB 6C  AC 4D KD  7D", "5D", "4D")},
            {"Let this one go: there are no points in it.", "",
             why(2, "7D 5C 6C  AD AC 2B  4S", "7D", "2B")},
            {"Let this one go: there are no points in it, and %1 has to lead next.", "seat 0",
             whyRather(table(2, "6S 2D 4D  5B 3B 7S  KC", "6S"), "5B", "7S")},
            {"Let this one go: there are no points in it, and %1 has to lead next.", "seat 0",
             whyRather(table(2, "5D 5C 6C  7B 7D 2S  4S", "5D"), "7B", "7D")},
            {"Let this one go: there are no points in it, and %1 has to lead next.", "seat 0",
             whyRather(table(2, "5D 5C 6C  7B 6D 2S  4S", "5D"), "7B", "6D")},
            {"Let this one go and throw the %1: that costs you only %2 points, and no trump.",
             "knight of clubs, 3", whyRather(table(2, "5D 5C 6C  NB AD 2S  4S", "5D"), "NB", "2S")},
            {"Let this one go: it costs you only %1 points, and %2 has to lead next.", "3, seat 0",
             whyRather(table(2, "5B 2D 4D  6B ND AS  4C", "5B"), "ND", "6B")},
            {"Let this one go: it costs you only %1 points, and %2 has to lead next.", "2, seat 0",
             whyAmong(table(2, "4C 2B 4S  JC AD JS  6D", "4C"), {"JS", "JC", "AD"},
                      {0.6, 0.6, 0.4})},
            {"Let this one go: %1 still has the %2, the last trump, and may take your %3 with it.",
             "seat 2, four of coins, ace of cups", whyRather(lastTrumpWith(2), "KS", "AC")},
            // nor when its holder has played
            {"Play the %1: it costs %2 points, and you have nothing cheaper.", "king of swords, 4",
             whyRather(lastTrumpWith(0), "KS", "AC")},
            {"Let this one go, though it costs you %1 points: your %2 is the highest trump left "
             "and may take an ace or a three later.",
             "11, ace of swords", whyRather(table(2, "6D 5C 6C  AS AC AB  4S", "6D"), "AC", "AS")},
            {"Let this one go, though it costs you %1 points: your %2 can take more in another "
             "trick.",
             "3, ace of coins", whyRather(table(2, "JD 5C 6C  AD KC NB  4S", "JD"), "NB", "AD")},
            // There is nothing more to take.
            {"Play the %1, though it costs %2 points, and keep your %3, a trump.",
             "ace of cups, 11, king of swords",
             whyRather(table(2, "6D 5C 6C  KS AC AB  4S", "6D"), "AC", "KS")},
            // The two would cost nothing.
            {"Play the %1, though it costs %2 points, and keep your %3, a trump.",
             "knight of clubs, 3, two of swords",
             whyAmong(table(2, "5D 5C 6C  NB 7B 2S  4S", "5D"), {"NB", "2S"}, {0.6, 0.4})},
            {"Play the %1, though it costs %2 points, and keep the %3: throwing it later costs you "
             "nothing.",
             "knight of coins, 3, six of clubs",
             whyRather(table(2, "5B 2D 4D  6B ND 7C  4S", "5B"), "ND", "6B")},
            {"Let this one go, and add no points to it.", "",
             why(2, "4D 5C 6C  5D AC 7B  4S", "4D", "7B")},
            {"Let this one go and throw the %1: that costs you only %2 points, and no trump.",
             "knight of clubs, 5", why(2, "JD 5C 6C  3S AC NB  4S", "JD", "NB")},
            {"You can't take this trick: throw the %1, which has no points.", "two of clubs",
             why(2, loses, "KD", "2B")},
            {"You can't take this trick: throw the %1, which has no points and is no trump.",
             "two of clubs", why(2, "5S 5C 6C  2B 2S KC  4S", "5S", "2B")},
            {"You can't take this trick: throw the %1. It is a trump, but your only card without "
             "points.",
             "two of swords", why(2, "5S 5C 6C  2S AC 3D  4S", "5S", "2S")},
            {"You can't take this trick, and none of your cards has points: throw the %1, the "
             "lowest.",
             "two of clubs", whyRather(table(2, "KD 5C 6C  2B 4B 7C  4S", "KD"), "2B", "7C")},
            {"You can't take this trick, and none of your cards has points: it hardly matters "
             "which one you throw.",
             "", why(2, "KD 5C 6C  2B 4B 7C  4S", "KD", "4B")},
            {"This is lost: whatever you play, %1 wins the game with this trick.", "seat 0",
             why(lostAtStake, "5B")},
            {"You can't take this trick: keep your %1, or its %2 points are lost.",
             "ace of cups, 11", whyRather(table(2, "KD 5C 6C  7C AC 2B  4S", "KD"), "2B", "AC")},
            {"You can't take this trick: throw the %1, your only card without points.",
             "two of clubs", whyRather(table(2, loses, "KD"), "2B", "AC")},
            {"You can't take this trick: throw the %1. It is a trump, but your only card without "
             "points.",
             "two of swords", whyRather(table(2, "5S 5C 6C  2S AC 3D  4S", "5S"), "2S", "AC")},
            {"You can't take this trick: throw the %1, which costs you the least.", "jack of clubs",
             whyRather(table(2, "KD 5C 6C  3C AC JB  4S", "KD"), "JB", "AC")},
            {"You can't take this trick: throw the %1 and keep the %2, which is harder to take if "
             "you lead it later.",
             "two of clubs, seven of cups",
             whyRather(table(2, "KD 5C 6C  2B 7C AB  4S", "KD"), "2B", "7C")},
            {"You can't take this trick: throw the %1, your lowest card.", "two of clubs",
             whyRather(table(2, "KD 5C 6C  2B 4C AB  4S", "KD"), "2B", "4C")},
            {"You can't take this trick: throw the %1, which has no points.", "seven of cups",
             whyRather(table(2, "KD 5C 6C  2B 7C AB  4S", "KD"), "7C", "2B")},
            {"You can't take this trick: throw the %1 and keep your %2, a trump.",
             "two of clubs, two of swords",
             whyRather(table(2, "5S 5C 6C  2S AC 2B  4S", "5S"), "2B", "2S")},
            {"Keep your %1: it would not take this trick either, and its %2 points would be lost.",
             "ace of cups, 11", whyRather(table(2, "2D 5C 6C  4D AC 7C  7S", "2D"), "7C", "AC")},
            {"Throw the %1: it costs you %2 points; your %3 would cost %4 and not take this trick "
             "either.",
             "jack of cups, 2, ace of cups, 11",
             whyRather(table(2, "2D 5C 6C  4D AC JC  7S", "2D"), "JC", "AC")},
            {"Throw the %1: it costs you %2 points; your %3 would cost %4 and not take this trick "
             "either.",
             "three of cups, 10, ace of cups, 11", // nor is there a card without points
             whyRather(table(2, "KS 5C 6C  3C AC 3D  4S", "KS"), "3C", "AC")},
            {"Keep your %1, a trump: it would not take this trick either.", "two of swords",
             whyRather(table(2, "3S 5C 6C  AS 2S JB  4S", "3S"), "JB", "2S")},
            {"Let this one go: its %1 points are not worth a trump.", "2",
             whyAmong(table(2, "JC 5C 6C  NS KS 7D  4S", "JC"), {"7D", "KS", "NS"},
                      {0.6, 0.4, 0.4})},
            // but that the other trump takes it and is kept says more
            {"Let this one go: its %1 points are not worth your %2, a trump.", "3, three of swords",
             whyAmong(table(2, "NS 5C 6C  7S 3S 7D  4S", "NS"), {"7D", "3S", "7S"},
                      {0.6, 0.4, 0.3})},
            {"You can't take this trick: throw the %1. It costs you %2 points, but you have "
             "nothing "
             "cheaper.",
             "jack of cups, 2", why(2, "6S 5C 6C  JC AC KB  3S", "6S", "JC")},
            {"Play the %1, though it costs %2 points, and keep the %3: throwing it later costs you "
             "nothing.",
             "three of cups, 10, two of clubs", why(2, loses, "KD", "3C")},
            {"Play the %1, though it costs you %2 points.", "king of clubs, 4",
             why(2, "KD 5C 6C  KB JC AC  4S", "KD", "KB")},
            {"Play the %1, though it costs %2 points: then your %3 is the highest of its suit.",
             "ace of coins, 11, three of coins",
             whyRather(table(2, "KC 5C 6C  AD 3D 2S  4C", "KC"), "AD", "2S")},

            // Of two the loser of the last trick with a stock draws the trump card.
            {"Lose this trick on purpose: the loser draws the %1, a trump.", "three of swords",
             why(late(2), "2D")},
            {"Trump it with the %1: nobody plays after you, so its %2 points are safe.",
             "ace of swords, 11", why(late(2), "AS")},
            {"You also draw the hidden card of the stock, which may be the %1.", "ace of swords",
             whyRather(drawsFrom("6C", "KD 5C AS  3S 7C 2B  NS"), "3S", "7C")},
            {noPoints, "", why(late(4), "2D")},
            {noPoints, "", why(late(2, true), "2D")},

            // In the middle of a trick,
            {"Play the %1: nobody can beat it, so the trick is yours.", "ace of swords",
             why(4, "KD 5C 6C  AS 2S 7B  2C 3B JC  3D NC 2B  4S", "KD", "AS")},
            {"Play the %1: only the %2 can beat it now.", "three of swords, ace of swords",
             why(4, "KD 5C 6C  3S 2S 7B  2C 3B JC  3D NC 2B  4S", "KD", "3S")},
            {"Play the %1: only a higher trump can beat it now.", "jack of swords",
             why(4, "KD 5C 6C  JS 2S 7B  2C 3B JC  3D NC 2B  4S", "KD", "JS")},
            {"Play the %1: only a trump can beat it now.", "ace of coins",
             why(4, four, "KD", "AD")},
            {"Play the %1: you are ahead with it, and there are already %2 points in the trick.",
             "king of coins, 3", why(4, "ND 5C 6C  KD 2S 7B  2C 3B JC  3D JB 2B  4S", "ND", "KD")},
            {"Play the %1: you are ahead with it, and it may be enough.", "four of coins",
             why(4, "2D 5C 6C  4D 2S 7B  2C 3B JC  3D NC 2B  7S", "2D", "4D")},

            // when the partner still plays,
            {"Leave it to %1, who still plays and may take this trick.", "seat 3",
             why(4, "KD 5C 6C  AD 2D 7B  2C 3B JC  3D NC 2B  4S", "5C", "7B")},
            {"Add your %1 points: %2 still plays and may take them.", "11, seat 3",
             why(4, "6C KD 5C  AB 2S 7B  2C 3B JC  3D NC 2B  4S", "6C", "AB")},
            {"Add your %1 points: %2 holds the %3, the last trump, and can take this trick.",
             "3, seat 1, five of coins", why(lastTrumpHeld(), "NB")},
            // (not even the partner takes the ace of trumps)
            {"Play the %1, though it costs %2 points, and keep your %3, a trump.",
             "ace of clubs, 11, two of swords",
             why(4, "AS KD 5C  AB 2S 7B  2C 3B JC  3D NC 2B  4S", "AS", "AB")},

            // and when he has.
            {"%1 is ahead in this trick: add your %2 points.", "seat 0, 10",
             why(4, four, "KD 7B", "3B")},
            {"%1 has this trick for certain: add your %2 points.", "seat 1, 3",
             why(4, four, "KD AD 3B", "NC")},
            {"Play the %1, though it costs %2 points, and keep the %3: throwing it later costs you "
             "nothing.",
             "three of clubs, 10, two of cups", why(4, four, "KD AD", "3B")},
            {"Leave this trick to %1, who is ahead.", "seat 0", why(4, four, "KD 7B", "2C")},
            {"%1 is ahead in this trick, and you have no points to add: play any card.", "seat 0",
             why(4, "KD 5C 6C  AB 2S 7B  2C 4C 5B  3D NC 2B  4S", "KD 7B", "2C")},
            {"Keep your %1: as the highest of its suit left, it can take a trick of its own.",
             "ace of cups",
             whyRather(table(4, "2D 5C 6C  KD 2S 7B  4D 3B JC  7D AC 2B  4S", "2D KD 4D"), "2B",
                       "AC")},
            {"Add no points: the card of %1 can still be beaten.", "seat 0",
             whyRather(table(4, four, "KD 7B"), "2C", "3B")},
            {"%1 is ahead in this trick: you can save your %2.", "seat 0, five of swords",
             whyRather(table(4, "KD 5C 6C  AD 2S 7B  2C 5S JC  3D NC 2B  4S", "KD 7B"), "2C",
                       "5S")},
            {"Take over from %1: your %2 points are safe in this trick.", "seat 1, 10",
             why(4, "2D 5C 6C  KD 2S 7B  4D 3B JC  3D NC 2B  4S", "2D KD 4D", "3D")},
            {"Take over from %1, so that you lead next.", "seat 1",
             why(4, "2D 5C 6C  4D 2S 7B  JC 3B 4C  5D NC 2B  4S", "2D 4D JC", "5D")},

            // Three players have no partners.
            {"Play the %1, though it costs %2 points, and keep the %3: throwing it later costs you "
             "nothing.",
             "three of clubs, 10, two of coins",
             why(3, "KD 5C 6C  7B AD 2S  2D 3B JC  4S", "KD 7B", "3B")},
            {"It is your last card.", "", why(ending("AD", "4C", 50), "AD")},

            // What the champion knows once the stock is empty.
            {"The game is yours: %1 points are certain.", "65", says(Champion(), lastTrump(55))},
            {"With best play on both sides you end with %1 points.", "60",
             says(Champion(), lastTrump(50))},
            {"You win whichever card you play now: %1 points are certain.", "65",
             says(Champion(), ending("AD 2C", "KD 4C", 50))},
            {"With best play on both sides you end with %1 points, whichever card you play now.",
             "60", says(Champion(), ending("AD 2C", "KD 4C", 45))},

            {"Then your %1 takes the %2, and your %3 takes the %4.",
             "jack of swords, jack of coins, ace of swords, king of swords",
             says(Champion(), after(ending("6S JD KS", "AS 3D JS", 59), "6S"))},
            {"Then your %1 takes the %2, and your %3 takes the %4.", // with its own points
             "ace of cups, two of cups, ace of swords, four of swords",
             says(Champion(), after(ending("2S 2C 4S", "3C AC AS", 54), "2S"))},
            {"Then your %1 takes the %2.", "three of coins, king of coins",
             says(Champion(), after(ending("5C KD", "4B 3D", 50), "5C"))},

            {"The game is lost, but you still end with at least %1 points.", "50",
             says(Champion(), after(ending("3S KS JD", "AD 3C NS", 43), "3S"))},
            {"The game is lost whichever card you play now: with best play on both sides you end "
             "with %1 points.",
             "57", says(Champion(), ending("2D 2C", "KD 4C", 57))},

            {"The game is as good as lost, but take this trick: %1 would win with it at once.",
             "seat 0", whyAmong(nearlyLost, {"2S", "AC", "3C"}, {0.001, 0, 0})},
            {"The game is yours, whichever card you play: nobody can take your %1, and with it you "
             "have at least %2 points.",
             "ace of swords, 61",
             whyAmong(leads("4C AS NS", "", 50), {"4C", "AS", "NS"}, {1, 1, 1})},
            {"The %1 wins the game: with this trick you have %2 points.", "ace of swords, 61",
             whyAmong(leads("4C AS NS", "", 50), {"AS", "4C", "NS"}, {1, 1, 1})},
            {"The game is as good as won, whichever card you play.", "",
             whyAmong(leads("4C AS NS", "", 49), {"4C", "AS", "NS"}, {1, 1, 0.995})},
            {"Lead the %1: it has no points and isn't a trump, so you lose nothing if it is taken.",
             "four of cups", whyAmong(leads("4C AS NS", "", 49), {"4C", "AS", "NS"}, {1, 1, 0.98})},
            {"The game is as good as won, whichever card you play.", "", // the ace takes the three
             whyAmong(facingAce, {"4C", "3S", "NS"}, {1, 1, 1})},
            // and not that it wins if nobody takes it
            {"The game is as good as won, whichever card you play.", "",
             whyAmong(leads("AD 2C 7C", "", 50), {"AD", "2C", "7C"}, {1, 1, 1})},
            {"The game is as good as lost, whichever card you play.", "",
             whyAmong(table(2, lead), {"KS", "2S", "7D"}, {0.002, 0.001, 0})},

            // Players of the papers.
            {"Play any card: one is drawn by lot.", "", says(RandomPlayer(), table(2, lead))},
            {"This is judged at a glance, as learned from MiniMax.", "",
             says(Hybrid(HybridParams{}), table(2, lead))},
            {"Play a trump, since you have one.", "",
             says(BaselinePlayer(), table(2, "2C 5S AS  3D 5C 6C  4S"))},
            {"Follow the suit that was led.", "",
             says(BaselinePlayer(), table(2, "3D 5C 6C  7B 2D AD  4S", "3D"))},
            {"Lead a card without points: there is little to lose.", "",
             says(BaselinePlayer(), table(2, "AD 7C 2B  3D 5C 6C  4S"))},
            {"No rule fits here: play any card, drawn by lot.", "",
             says(BaselinePlayer(), table(2, "AD JC KB  3D 5C 6C  4S"))},
            {"Play your highest trump: it is the likeliest to take the trick.", "",
             says(GreedyPlayer(), table(2, "2S KS AD  3D 5C 6C  4S"))},
            {"Play the card that is worth most: %1 points.", "10",
             says(GreedyPlayer(), table(2, "KB 3B JC  3D 5C 6C  4S"))},
            {safe, "ace of coins, 11", says(GreedyPlayer(), table(2, take, "KD"))},
            {"Of %2 ways the hidden cards may lie, this card is best in %1.", "30, 30",
             says(Minimax({30, 1, 0, false}), table(2, "KD 2C 7S  3D 5C AD  4S", "KD"))},
            {"With all cards seen, best play on all sides brings you %1 points.", "65",
             says(Clairvoyant({}), ending("AD 2C", "KD 4C", 50))},
            {"All cards are seen here, but only this trick was looked at.", "",
             says(Clairvoyant({1}), table(4, four))},
            {"All cards are seen here, and %1 tricks were looked ahead.", "3",
             says(Clairvoyant({1000}), table(4, four))},
        });
}

TEST_CASE("Sixty points are not called a win, nor points in a trick that others may still take") {
    const auto says = [](const State& state, const std::string& move) {
        return english(why(state, move).front());
    };
    CHECK(says(ending("AD 2C", "KD 4C", 49), "AD") ==
          "Lead the ace of coins: nobody can take it, and its 11 points are safe.");
    State state = table(4, "KD 5C 6C  AD 2S 7B  2C 3B JC  3D NC 2B  4S", "KD");
    state.pub.points = {0, 50, 0, 0};
    CHECK(says(state, "AD") == "Play the ace of coins: only a trump can beat it now.");
    // Hardly any other trick brings more.
    CHECK(says(table(2, "3C 5C 6C  6B ND KD  3B", "3C"), "ND") ==
          "Play the knight of coins, though it costs 3 points, and keep your six of clubs, a "
          "trump.");
    // A king and a trump, which the other player is known to hold.
    CHECK(says(ending("JD 2D NS", "6C KD KS", 57), "JD") ==
          "Lead the jack of coins: seat 1 has no ace or three of coins to take it with.");
    // The points with which a card wins the game are told once, if they are those of the end.
    Champion champion;
    const Reasons wins = ask(champion, after(ending("KD 2C", "AD 4C", 50), "KD")).reasons;
    REQUIRE(wins.size() == 1);
    CHECK(english(wins.front()) ==
          "The ace of coins wins the game: with this trick you have 70 points.");
    // What is added to the partner's trick costs nothing.
    CHECK(english(whyAmong(table(4, "2D 5C 6C  4D 2S 7B  JC 3B 4C  5D 6D KB  4S", "2D 4D 4C"),
                           {"5D", "6D", "KB"}, {0.6, 0.6, 0.4})
                      .front()) == "Take over from seat 1, so that you lead next.");
    // What is as good need not be told apart.
    CHECK(english(whyAmong(table(2, "6B 2D KD  5D 5C 6C  4S"), {"6B", "2D", "KD"}, {0.6, 0.6, 0.4})
                      .front()) ==
          "Lead the six of clubs: it has no points, so you lose nothing if it is taken.");
    // What is kept is told with what it takes.
    State lastTrumps = ending("AC JS 3S", "2C AS 2S", 48);
    lastTrumps.pub.trumpTaker = 1;
    const Reasons kept = ask(champion, after(lastTrumps, "AC")).reasons;
    REQUIRE(kept.size() == 3);
    CHECK(english(kept[0]) == "Trump it with the two of swords: that brings you 11 points.");
    CHECK(english(kept[1]) == "Then your ace of swords takes the jack of swords.");
    CHECK(english(ask(champion, after(ending("5C KB", "4B 5S", 57), "5C")).reasons.front()) ==
          "Let this one go: there are no points in it, and you keep your trump.");
    // Of a suit that nobody else holds, no ace is missing, and nothing is lost.
    const State alone = ending("JD AC", "4B 5B", 50);
    CHECK(english(
              explain(viewToMove(alone), comparing<Briscola>(alone, card("JD"), card("AC"),
                                                             {0.6, 4}, {0.4, 2}, Mind::winWorth()))
                  .front()) ==
          "Lead the jack of coins: nobody can take it, and its 2 points are safe.");
    // When the game is lost for certain, a trick is not said to lose it.
    CHECK(english(ask(champion, after(ending("AD 6S", "AS 3D", 55), "AD")).reasons.front()) ==
          "Trump it with the ace of swords: that brings you 11 points, and its own 11 are safe.");
    // A game that is lost anyhow: the three and the knight are as good, the ace is not.
    CHECK(
        english(ask(champion, after(ending("3S KS JD", "AD 3C NS", 43), "3S")).reasons.front()) ==
        "Throw the three of cups: it costs you 10 points; your ace of coins would cost 11 and not "
        "take this trick either.");
    // That its points are safe holds of the ace as well, though that would trump the trick.
    CHECK(english(whyRather(table(2, "2D 5C 6C  3D AS KB  4S", "2D"), "3D", "AS").front()) ==
          "Take it with the three of coins and keep the ace of swords: it may take an ace or a "
          "three later.");
    // A trump is not counted with the cards that are lower.
    CHECK(english(whyRather(table(2, "6S 5C 6C  2B 4C 2S  7S", "6S"), "2B", "4C").front()) ==
          "You can't take this trick: throw the two of clubs, which has no points and is no "
          "trump.");
    // That only a trump takes it holds of the ace as well.
    CHECK(english(whyRather(without(leads("KD AC 2S"), "3D AD"), "KD", "AC").front()) ==
          "Lead the king of coins: if it is taken, it costs you 4 points; the ace of cups would "
          "cost 11.");
    // Of three highest cards, the lowest is no better for the ace and the three that are held.
    CHECK(english(whyAmong(table(2, "JD 3D AD  KD 5C 6C  4S"), {"JD", "3D", "AD"}, {0.6, 0.6, 0.6})
                      .front()) == "Lead the jack of coins: if it is taken, it costs you only 2 "
                                   "points.");
}

TEST_CASE("Briscola's additions tell what a card puts at risk, keeps and draws") {
    const auto added = [](const State& state, const char* best, const char* next) {
        const Reasons reasons = whyRather(state, best, next);
        return reasons.size() < 2 ? std::string() : english(reasons[1]);
    };
    // Only a trump takes the knight or the king.
    const State high = without(table(2, "KD NC 2B  5D 5C 6C  4S"), "AC 3C KC AD 3D 6B");
    CHECK(added(high, "NC", "KD") == "You keep your king of coins, the highest of its suit left.");
    // Until the last draw, and where the turned-up trump is higher, none is spoken of.
    const auto drawn = [&](const char* stock, const char* deal) {
        return added(drawsFrom(stock, deal), "3S", "7C");
    };
    CHECK(drawn("6C", "KD 5C AS  3S 7C 2B  NS") ==
          "You also draw the hidden card of the stock, which may be the ace of swords.");
    CHECK(drawn("6C 2C 4D", "KD 5C AS  3S 7C 2B  NS").empty());
    CHECK(drawn("6C", "KD 5C 4C  3S 7C 2B  AS").empty());
    // The two of clubs would cost nothing.
    CHECK(added(high, "NC", "2B").empty());
    const State trumps = table(2, "7S 2S 4D  5D 5C 6C  4S");
    CHECK(added(trumps, "2S", "7S") ==
          "You keep your seven of swords: it may take an ace or a three later.");
    const Reasons left =
        whyAmong(table(2, "5D 5C 6C  KB 7D 2S  4S", "5D"), {"KB", "7D", "2S"}, {0.6, 0.6, 0.4});
    REQUIRE(left.size() == 2);
    CHECK(english(left[1]) == "You keep your two of swords: it may take an ace or a three later.");
    // That the five is kept says nothing for the seven, which takes the trick as well.
    const State taking = table(2, "2C 5C 6C  7S 5S AD  4S", "2C");
    CHECK(whyAmong(taking, {"7S", "5S", "AD"}, {0.6, 0.5, 0.4}).size() == 1);
}

TEST_CASE("Briscola's champion calls a card cheap to lose only beside dearer ones that are worse") {
    CHECK(english(whyAmong(table(2, "5C 6S 6B  3D 7C JC  4S"), {"6B", "5C", "6S"}, {0.6, 0.6, 0.6})
                      .front()) ==
          "None of your cards has points, so it matters little which one you lead.");
    const State knights = table(2, "NS ND JD  5C 6C 7C  KC");
    const std::string costs = "Lead the jack of coins: if it is taken, it costs you 2 points; the "
                              "knight of swords would cost 3.";
    CHECK(english(whyAmong(knights, {"JD", "NS", "ND"}, {0.6, 0.4, 0.4}).front()) == costs);
    CHECK(english(whyAmong(knights, {"JD", "ND", "NS"}, {0.6, 0.6, 0.4}).front()) != costs);
}

TEST_CASE(
    "Which card leads matters little only where all are as good and none is an ace or three") {
    const auto says = [](const char* own, double ofLast) {
        const std::string text = own;
        return english(whyAmong(leads(text),
                                {text.substr(0, 2), text.substr(3, 2), text.substr(6, 2)},
                                {0.6, 0.6, ofLast})
                           .front());
    };
    const std::string little =
        "You have no ace or three to lose, so it matters little which card you lead.";
    const std::string yours = "Lead the knight of coins: its 3 points are yours if it isn't taken, "
                              "and little is lost if it is.";
    CHECK(says("ND 7C KB", 0.6) == little);
    CHECK(says("ND 7C KB", 0.4) != little);
    CHECK(says("ND 7C AB", 0.6) == yours);
    CHECK(says("ND 7C JB", 0.6) == yours);
    CHECK(says("ND JC KB", 0.6) == little);
    CHECK(says("JD NC KB", 0.6) ==
          "Lead the jack of coins: if it is taken, it costs you only 2 points.");
}
