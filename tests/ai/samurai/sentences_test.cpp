// Every sentence of Samurai's players, with positions that call for it.
#include "ai/samurai/explain.h"
#include "ai/samurai/minimax.h"
#include "ai/samurai/simple_players.h"
#include "tests/support/samurai.h"
#include "tests/support/search.h"
#include "tests/support/sentences.h"

using namespace parlour;
using namespace parlour::test;

namespace {

Reasons why(const State& state, const char* text) {
    REQUIRE(objection(state, text).empty());
    return explainMove(viewToMove(state), step(text));
}

// Only the sentence at this place, from 0.
Reasons at(std::size_t place, const Reasons& reasons) {
    REQUIRE(place < reasons.size());
    return {reasons[place]};
}

// Why the first of two steps is made, when imagined games ended so with each.
Reasons rather(const State& state, const char* first, double wins, const char* next, double share) {
    for (const char* text : {first, next}) REQUIRE(objection(state, text).empty());
    constexpr double kWinWorth = 20;
    return explain(viewToMove(state), comparing<Samurai>(state, step(first), step(next), {wins, 0},
                                                         {share, 0}, kWinWorth));
}

template <class Player> Reasons says(Player player, const State& state) {
    Rng rng(1);
    return player.decide(viewToMove(state), rng, {}, {}).reasons;
}

// Seat 0 has no tiles but these.
State holding(State state, const std::string& tiles) {
    TileBag& hand = state.seats[0].hand;
    hand = {};
    for (const std::string& text : words(tiles)) hand.add(tile(text));
    state.pub.handSize[0] = static_cast<std::uint8_t>(hand.size());
    return state;
}

// With so many Buddhas left seat 0, which has one already, can capture another at Yamaguchi.
State oneBuddha(int left) {
    State state = after(begin({"b2 b3", "r4"}), "b2@N6 end r4@I17 end");
    state.pub.captured[0] = {1, 0, 0};
    state.pub.onBoard[Buddha] = static_cast<std::uint8_t>(left);
    return state;
}

// The fourth figure is about to be set aside, at Yamaguchi, by seat 0 with these captures; seat 1
// has a rice field.
State lastTie(const samurai::Counts& captured) {
    State state =
        after(begin({"b2 b4", "h2"}, {}, {{"N5", "r"}, {"O7", "b"}}), "b2@N6 end h2@I17 end");
    state.pub.setAside = {1, 2, 0};
    state.pub.captured = {captured, {0, 0, 1}};
    return state;
}

} // namespace

TEST_CASE("Samurai's players explain a step in the words that fit it") {
    const State early = after(begin({"b4 s1 b2 h2 w1", "r4 b3 s2"}), "b4@N6 end r4@O6 end");
    const State rice = after(begin({"b4 r4 r2", "r4"}), "b4@N6 end r4@O6 end");
    // Three of four spaces around Kyoto, with a Buddha and rice, are taken.
    const State kyoto =
        after(begin({"h2 h3 s1 s3", "s2 h4"}), "h2@O10 end s2@O12 end h3@N11 end h4@I17 end");
    const State hiroshima = after(begin({"b4 r3", "r4 s1"}), "b4@O6 end r4@O8 end r3@N7 end");
    const State buddhas = after(begin({"b2", "b2 r4"}), "b2@N6 end");
    const State figures = after(begin({"h3 fx h2", "b4"}), "h3@I17 end b4@N6 end");
    const State tiles = after(begin({"s3 tx", "h2"}), "s3@N6 end h2@N8 end");
    const State amid = after(begin({"b2 s1 w1", "r4"}), "b2@N6");
    const State tie = lastTie({0, 0, 0});
    checkSentences(
        PARLOUR_SOURCE "/ai/samurai", "Samurai reasons",
        std::vector<Sentence>{
            // What a tile does: N7 touches a helmet (Matsue), O8 another one (Okayama) and the
            // rice of Hiroshima.
            {"The %1 takes the lead for the %2 of %3, by %4.", "samurai 1, helmet, Okayama, 1",
             why(early, "s1@O8")},
            {"The %1 takes the lead for the %2 of %3, by %4.", "helmet 2, helmet, Matsue, 2",
             why(early, "h2@N7")},
            {"The %1 takes the lead for the %2 of %3, by %4.", "helmet 2, helmet, Edo, 2",
             why(early, "h2@P14")},
            {"The %1 takes the lead for %2 figures of %3.", "ship 1, 3, Edo", why(early, "w1@Q16")},
            {"The %1 takes the lead for %2 figures of %3 and %4.", "samurai 1, 4, Edo, Sunpu",
             why(early, "s1@P14")},
            {"The %1 draws level for the %2 of %3, which nobody would get now.",
             "rice 4, rice, Hiroshima", why(rice, "r4@O8")},
            {"The %1 comes closer for the %2 of %3: still %4 behind.", "rice 2, rice, Hiroshima, 2",
             why(rice, "r2@O8")},
            {"The %1 makes the lead for the %2 of %3 safer, now by %4.",
             "helmet 2, helmet, Akita, 5", why(figures, "h2@J17")},
            {"The %1 takes a space at %2 from the others.", "Buddha 2, Matsue",
             why(early, "b2@N7")},
            // The Buddha of Yamaguchi is gone.
            {"Plays the %1 where nothing can be won.", "ship 1", why(early, "w1@N4")},

            // Who gets the figures.
            {"Captures the %1 of %2.", "rice, Hiroshima", at(0, why(hiroshima, "s1@N6"))},
            {"The %1 of %2 goes to %3.", "Buddha, Yamaguchi, seat 0",
             at(1, why(hiroshima, "s1@N6"))},
            {"That gives it the lead in the %1 caste.", "rice", at(2, why(hiroshima, "s1@N6"))},
            {"Captures %1 figures at once.", "2", why(kyoto, "s3@P10")},
            {"%1 figures go to %2.", "2, seat 1", why(kyoto, "s1@P10")},
            {"Ties for the %1 of %2, so that %3, who led there, does not get it.",
             "Buddha, Yamaguchi, seat 0", why(buddhas, "b2@O6")},
            {"Surrounds %1 where nobody leads for the %2: it is set aside.", "Yamaguchi, rice",
             at(1, why(tie, "b4@O6"))},
            {"Nobody can take the lead in the %1 caste from it any more.", "Buddha",
             why(oneBuddha(2), "b3@O6")},
            {"Ends the game, which is lost.", "", at(0, why(tie, "b4@O6"))},
            {"Ends the game, which is won.", "", at(0, why(lastTie({1, 1, 0}), "b4@O6"))},

            // Exchanges.
            {"Takes the %1 from %2, where %3 leads, to %4.", "Buddha, Yamaguchi, seat 1, Akita",
             why(figures, "fx@J16:h,N5:b")},
            {"Takes the %1 from %2 to %3, where it leads by %4.", "helmet, Matsue, Hirosaki, 3",
             why(figures, "fx@I18:b,M8:h")},
            {"Lets the %1 of %2 and the %3 of %4 change places.", "helmet, Okayama, Buddha, Nagoya",
             why(figures, "fx@O9:h,O13:b")},
            {"Moves the %1 from %2 to %3.", "samurai 3, Yamaguchi, Edo",
             at(0, why(tiles, "tx@N6>P14"))},
            {"The %1 takes the lead for %2 figures of %3 and %4.", "samurai 3, 4, Edo, Sunpu",
             at(1, why(tiles, "tx@N6>P14"))},
            {"Captures the %1 of %2.", "helmet, Matsue", at(1, why(tiles, "tx@N6>N7"))},

            // The end of a turn.
            {"Keeps the other tiles for later turns.", "", why(amid, "end")},
            {"Nothing more can be played this turn.", "",
             why(after(begin({"b2 b3", "r4"}), "b2@N6"), "end")},
            {"All tiles are played.", "",
             why(after(holding(begin({"b2", "r4"}), "b2"), "b2@N6"), "end")},
            {"No tile can be played.", "", // none is on the board to be moved
             why(holding(begin({"b2", "r4"}), "tx"), "end")},

            // What the champion's search found.
            {"Wins nearly all imagined games; the next best move does about as well.", "",
             rather(early, "s1@O8", 0.98, "b2@N7", 0.97)},
            {"Wins nearly all imagined games; the next best move wins %1 of 100.", "50",
             rather(early, "s1@O8", 0.98, "b2@N7", 0.5)},
            {"Hardly any imagined game is won, whatever it plays.", "",
             rather(early, "s1@O8", 0.02, "b2@N7", 0)},
            {"Wins %1 of 100 imagined games; the next best move does about as well.", "60",
             rather(early, "s1@O8", 0.6, "b2@N7", 0.59)},
            {"Wins %1 of 100 imagined games; next best is the %2 at %3, with %4.",
             "60, Buddha 2, Matsue, 40", rather(early, "s1@O8", 0.6, "b2@N7", 0.4)},
            {"Wins %1 of 100 imagined games; with the %2 it would be %3.", "60, ship 1, 40",
             rather(early, "s1@O8", 0.6, "w1@N4", 0.4)},
            {"Wins %1 of 100 imagined games; if the turn ended here it would be %2.", "60, 40",
             rather(amid, "w1@Q16", 0.6, "end", 0.4)},
            {"This won most often in the imagined games.", "",
             rather(choosing(), "take s1", 0.6, "take b2", 0.4)},

            // The first tiles and figures.
            {"Begins with the %1: strength %2 for one caste.", "rice 3, 3",
             why(choosing(), "take r3")},
            {"Begins with the %1, which counts for every caste.", "ronin",
             why(choosing(), "take n1")},
            {"Begins with the %1 in hand.", "figure exchange", why(choosing(), "take fx")},
            {"Puts the %1 in %2: the %3 to fight for it is in hand.", "Buddha, Kyoto, Buddha 4",
             why(placing(), "b@O11")},
            {"Puts the %1 in %2, which takes %3 tiles on land to surround.", "rice, Kyoto, 4",
             why(placing(), "r@O11")},

            // Players by rules, and those of the thesis.
            {"Drawn by lot.", "", says(RandomPlayer(), early)},
            {"Begins with strong tiles and keeps fast ones for later: %1.", "Buddha 4",
             says(GreedyPlayer(), choosing())},
            {"Nobody has a tile on the board yet: a figure by lot.", "",
             says(GreedyPlayer(), placing())},
            {"Best of %1 turns, looking %2 turns ahead.", "5, 3",
             says(Minimax({3, 5, 1}),
                  after(begin({"b2 s1 b3 h2 h3", "b4 r4"}), "b2@O6 end r4@O8 end"))},
        });
}

TEST_CASE("Samurai's players say that a caste is decided only when it is") {
    CHECK(why(oneBuddha(2), "b3@O6").size() == 2);
    CHECK(why(oneBuddha(3), "b3@O6").size() == 1);
}
