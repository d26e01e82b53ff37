// Every sentence of Samurai's players, with positions that call for it.
#include "ai/samurai/explain.h"
#include "ai/samurai/minimax.h"
#include "ai/samurai/setup_reasons.h"
#include "ai/samurai/simple_players.h"
#include "ai/samurai/step_effects.h"
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

// Why the first of two steps is made, when the other one wins less.
Reasons rather(const State& state, const char* first, const char* next, double share = 0) {
    for (const char* text : {first, next}) REQUIRE(objection(state, text).empty());
    constexpr double kWinWorth = 20;
    return explain(viewToMove(state), comparing<Samurai>(state, step(first), step(next), {0.5, 0},
                                                         {share, 0}, kWinWorth));
}

// Why the first of some steps is made, when all win the same.
Reasons among(const State& state, std::initializer_list<const char*> texts, double win) {
    Samurai::MoveList steps;
    for (const char* text : texts) {
        REQUIRE(objection(state, text).empty());
        steps.push_back(step(text));
    }
    Rng rng(1);
    FlatMonteCarlo<Samurai> search(20);
    const auto view = viewToMove(state);
    run(search, view, steps, {100}, rng, StopCheck(), [win](const State&, Rng&) {
        return Outcome{win, 0};
    });
    return explain(view, search);
}

// Why a figure is placed, when some of the other places are worse and the rest as good.
Reasons placed(const State& state, const char* text, std::initializer_list<const char*> worse,
               std::initializer_list<const char*> asGood, bool isCloseCall = true) {
    std::vector<Move> others;
    for (const auto& list : {worse, asGood})
        for (const char* other : list) {
            REQUIRE(objection(state, other).empty());
            others.push_back(step(other));
        }
    return explainSetup(viewToMove(state), step(text), others, worse.size(), isCloseCall);
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

// The players have captured these figures.
State having(State state, const samurai::Counts& first, const samurai::Counts& second) {
    state.pub.captured[0] = first;
    state.pub.captured[1] = second;
    return state;
}

// A player draws no tiles any more.
State drawingNone(State state, std::size_t seat = 0) {
    state.pub.supplySize[seat] = 0;
    return state;
}

// These figures are still to be placed.
State leaving(State state, const samurai::Counts& stock) {
    state.pub.stock = stock;
    return state;
}

// Of three players seat 0 takes the lead for a helmet and leaves one space around it.
std::pair<State, Move> closingOfThree() {
    const auto options = Samurai::options(
        samuraiOptions({{"players", 3}, {"figures", "random"}, {"hand", "random"}}));
    Rng rng(1);
    State state = holding(Samurai::start(options, Samurai::deal(options, rng)), "h2 h3");
    Public& pub = state.pub;
    std::size_t village = 0;
    while (pub.figures[village] != 1 << Helmet) ++village;
    pub.openLand[village] = 2;
    const int space = pub.board().landAround[village].front();
    for (const std::size_t beside : pub.board().landTouches[static_cast<std::size_t>(space)])
        if (beside != village) pub.figures[beside] = 0;
    return {state, Move::place(tile("h2"), pub.board().landSpace(space).place)};
}

// Of three players seat 0 has played a tile and holds a figure exchange.
State swappingOfThree() {
    const auto options = Samurai::options(
        samuraiOptions({{"players", 3}, {"figures", "random"}, {"hand", "random"}}));
    Rng rng(1);
    State state = holding(Samurai::start(options, Samurai::deal(options, rng)), "h2 fx");
    const auto legal = Samurai::legalMoves(state);
    const auto put = std::ranges::find(legal, Move::Kind::Place, &Move::kind);
    REQUIRE(put != legal.end());
    Captures unread;
    Samurai::apply(state, *put, std::ref(unread));
    return state;
}

// With a helmet tile where it counts for nothing seat 0 has the last figure of a village set aside,
// which ends the game for three players; the others have a figure each.
std::pair<State, Move> lostToBoth() {
    const auto options = Samurai::options(
        samuraiOptions({{"players", 3}, {"figures", "random"}, {"hand", "random"}}));
    Rng rng(1);
    State state = holding(Samurai::start(options, Samurai::deal(options, rng)), "h2");
    Public& pub = state.pub;
    int village = 0;
    while (pub.figures[static_cast<std::size_t>(village)] != 1 << Buddha) ++village;
    pub.openLand[static_cast<std::size_t>(village)] = 1;
    pub.setAside = {1, 1, 1};
    pub.captured = {samurai::Counts{0, 0, 0}, samurai::Counts{1, 0, 0}, samurai::Counts{0, 1, 0}};
    const auto& around = pub.board().landAround[static_cast<std::size_t>(village)];
    return {state, Move::place(tile("h2"), pub.board().landSpace(around.front()).place)};
}

// With so many Buddhas left seat 0, which has one already, can capture another at Yamaguchi.
State oneBuddha(int left) {
    State state = after(begin({"b2 b3", "r4"}), "b2@N6 end r4@I17 end");
    state.pub.captured[0] = {1, 0, 0};
    state.pub.onBoard[Buddha] = static_cast<std::uint8_t>(left);
    return state;
}

// Why the turn is ended and the ship kept, where it can be played as well at Yamaguchi, but not
// elsewhere.
Reasons playedAsWell(const State& state) {
    Rng rng(1);
    FlatMonteCarlo<Samurai> search(20);
    const auto view = viewToMove(state);
    Samurai::MoveList steps;
    for (const char* text : {"end", "w2@M5", "w2@H16"}) steps.push_back(step(text));
    const int elsewhere = state.pub.board().find(parsePlace("H16").value())->number;
    run(search, view, steps, {100}, rng, StopCheck(), [&](const State& played, Rng&) {
        return Outcome{played.pub.freeSea.contains(elsewhere) ? 0.5 : 0.3, 0};
    });
    search.addPrior([](std::size_t move) { return move == 0 ? 1000.0 : 0.0; });
    return explain(view, search);
}

} // namespace

TEST_CASE("Samurai's players explain a step in the words that fit it") {
    const State early = after(begin({"b4 s1 b2 h2 w1", "r4 b3 s2"}), "b4@N6 end r4@O6 end");
    const State rice = after(begin({"b4 r4 r2", "r4"}), "b4@N6 end r4@O6 end");
    const State edo = after(begin({"s3 s2 w1", "s3"}), "s3@P14 end s3@O6 end");
    const State lateAtEdo = after(begin({"b4 w1", "s2"}), "b4@N6 end s2@P14 end");
    const State levelAtEdo = after(begin({"b4 w1", "s1"}), "b4@N6 end s1@P14 end");
    const State nagoya = after(begin({"b3 b2", "b2"}), "b3@P13 end b2@O12 end");
    const State firm =
        after(begin({"b4 b3 h2", "r4 r3"}), "b4@P13 end r4@I17 end b3@N12 end r3@J17 end");
    // Three of four spaces around Kyoto, with a Buddha and rice, are taken.
    const State kyoto =
        after(begin({"h2 h3 s1 s3", "s2 h4"}), "h2@O10 end s2@O12 end h3@N11 end h4@I17 end");
    const State hiroshima = after(begin({"b4 r3", "r4 s1"}), "b4@O6 end r4@O8 end r3@N7 end");
    const State twoPlaces = after(begin({"s3 s2 s1 b2", "h2 h3 h4"}),
                                  "s3@O6 end h2@I17 end s2@O8 end h3@N12 end s1@N7 end h4@O14 end");
    const State wholeEdo = after(
        begin({"s3 s2 s1 s1 b2", "h2 h3 h4 r2"}),
        "s3@P14 end h2@I17 end s2@Q15 end h3@N8 end s1@O15 end h4@N11 end s1@O16 end r2@N6 end");
    const Json mixed{{"O13", "h"}, {"M12", "b"}};
    const Json rices{{"O9", "r"}, {"K19", "h"}};
    const State twoBuddhas =
        after(begin({"s3 s2 s1 b2", "h2 h3 h4"}, {}, {{"O7", "b"}, {"I18", "r"}}),
              "s3@O6 end h2@I17 end s2@O8 end h3@N12 end s1@N7 end h4@O14 end");
    const State threeAtOnce = after(
        begin({"s3 s2 s1 s1 h2", "h2 h3 h4 r2"}),
        "s3@O10 end h2@I17 end s2@O12 end h3@N8 end s1@P10 end h4@N6 end h2@N12 end r2@J17 end");
    const State buddhas = after(begin({"b2", "b2 b3"}), "b2@N6 end");
    const State samurai = after(begin({"s3 fx", "b4"}), "s3@I17 end b4@N6 end");
    const State figures = after(begin({"h3 fx h2", "b4"}), "h3@I17 end b4@N6 end");
    const State tiles = after(begin({"s3 tx", "h2"}), "s3@N6 end h2@N8 end");
    State idle = tiles; // nothing is left beside the samurai 3
    for (const char* place : {"N5", "O7"})
        idle.pub.figures[static_cast<std::size_t>(settlement(idle.pub, place))] = 0;
    const State keeping = after(begin({"b2 b3 w2", "b2"}), "b3@I17 end b2@N6 end b2@J18");
    const State ronin = after(begin({"b2 b3 n1", "s1"}), "b3@I17 end s1@N6 end b2@J18");
    State roninForRice = having(ronin, {5, 0, 0}, {0, 0, 0});
    roninForRice.pub.onBoard[Buddha] = 2;
    const State amid = after(begin({"b2 n1 w1", "r4"}), "b2@N6");
    State lastHelmets = having(early, {1, 3, 0}, {0, 0, 0});
    lastHelmets.pub.onBoard[Helmet] = 4;
    State lastRice = having(rice, {0, 0, 1}, {0, 0, 3});
    lastRice.pub.onBoard[Rice] = 3;
    State mostHelmets = having(early, {0, 2, 0}, {0, 0, 0});
    mostHelmets.pub.onBoard[Helmet] = 5;
    State decidedHelmets = having(early, {0, 5, 0}, {0, 0, 0});
    decidedHelmets.pub.onBoard[Helmet] = 2;
    const State letting = after(begin({"h2 h3", "b3"}), "h2@I17 end b3@N6 end");
    const State villages = after(placing(), "r@O11 b@O11 r@L17 b@L17");
    State weakened = after(begin({"s1 s2", "h2"}), "s1@N13 end h2@I17 end");
    weakened.pub.unplayed[1] = {};
    weakened.pub.unplayed[1].add(tile("s1"));
    State weakenedMixed = after(begin({"s1 s2", "h2"}, {}, mixed), "s1@N13 end h2@I17 end");
    weakenedMixed.pub.unplayed[1] = weakened.pub.unplayed[1];
    const State swapping = after(begin({"h2 s1 fx", "r4"}), "h2@I17");
    const auto [lost, losing] = lostToBoth();
    const auto [closing, close] = closingOfThree();
    // At Yamaguchi seat 1 would need the Buddha tile of strength 3.
    State threatened = after(begin({"b2 h2 w1", "h3"}), "b2@N6 end h3@I17 end h2@J17");
    threatened.pub.unplayed[1] = {};
    threatened.pub.unplayed[1].add(tile("b3"));
    checkSentences(
        PARLOUR_SOURCE "/ai/samurai", "Samurai reasons",
        std::vector<Sentence>{
            // What a tile does: N7 touches a helmet (Matsue), O8 another one (Okayama) and the
            // rice of Hiroshima.
            {"Take the lead for %1 of %2.", "the helmet, Okayama", why(early, "s1@O8")},
            {"Take the lead for %1 of %2.", "the helmet, Matsue", why(early, "h2@N7")},
            {"Take the lead for %1 of %2.", "the helmet, Edo", why(early, "h2@P14")},
            {"Take the lead for %1 of %2.", "all three figures, Edo", why(early, "w1@Q16")},
            {"Take the lead for %1 of both %2 and %3.", "the rice fields, Edo, Sunpu",
             why(begin({"r2", "r4"}), "r2@P14")},
            {"Take the lead for both %1 of %2 and %3 of %4.",
             "the helmet, Edo, the rice field, Sunpu",
             why(after(begin({"h2 h3 s1", "b4 r4"}), "h2@I17 end b4@O16 end h3@N8 end r4@P16 end"),
                 "s1@P14")},
            {"Take the lead for %1 of %2, and draw level for %3 of %4.",
             "the helmet, Okayama, the rice field, Hiroshima",
             why(after(begin({"b4 s1", "s1"}), "b4@N6 end s1@O6 end"), "s1@O8")},
            {"Take the lead for %1 of %2, and strengthen yours for %3 of %4.",
             "the helmet, Okayama, the rice field, Hiroshima",
             why(after(begin({"s1 s1", "h2"}), "s1@N6 end h2@I17 end"), "s1@O8")},
            {"Take the lead for %1 of %2 and draw level for the one at %3.",
             "the rice field, Okayama, Hiroshima",
             why(after(begin({"b4 s1", "s1"}, {}, rices), "b4@N6 end s1@O6 end"), "s1@O8")},
            {"Take the lead for %1 of %2, and strengthen yours for that of %3.",
             "the rice field, Okayama, Hiroshima",
             why(after(begin({"s1 s1", "h2"}, {}, rices), "s1@N6 end h2@I17 end"), "s1@O8")},
            {"Strengthen your lead for %1 of %2 and %3 of %4.",
             "both figures, Sendai, the rice field, Morioka",
             why(after(begin({"s2 s1", "h2"}), "s2@K18 end h2@I17 end"), "s1@L18")},
            {"Strengthen your lead for %1 of %2 and %3 of %4.",
             "the Buddha, Matsumoto, the helmet, Nagoya",
             why(after(begin({"s1 s1", "h2"}, {}, mixed), "s1@N13 end h2@I17 end"), "s1@O14")},
            {"Strengthen your lead for %1 of both %2 and %3.", "the Buddhas, Matsumoto, Nagoya",
             why(after(begin({"s1 s1", "h2"}), "s1@N13 end h2@I17 end"), "s1@O14")},
            {"Strengthen your lead for %1 of %2, and close in on %3 of %4.",
             "the helmet, Okayama, the rice field, Hiroshima",
             why(after(begin({"h2 s1", "r4"}), "h2@N8 end r4@O6 end"), "s1@O8")},
            {"Close in on two figures: %1 of %2 and %3 of %4.",
             "the Buddha, Matsumoto, the helmet, Nagoya",
             why(after(begin({"h2 s1", "s3"}, {}, mixed), "h2@I17 end s3@N13 end"), "s1@O14")},
            {"Close in on %1 of both %2 and %3.", "the Buddhas, Matsumoto, Nagoya",
             why(after(begin({"h2 s1", "s3"}), "h2@I17 end s3@N13 end"), "s1@O14")},
            {"One tile puts you in the lead for all %3 figures of %1 and %2.", "Edo, Sunpu, 4",
             why(early, "s1@P14")},
            {"Overtake %1 for %2 of %3.", "seat 1, the rice field, Hiroshima",
             why(after(begin({"b4 r4", "r2"}), "b4@N6 end r2@O6 end"), "r4@O8")},
            {"Draw level with %1 for %2 of %3: as long as it is tied, nobody gets it.",
             "seat 1, the rice field, Hiroshima", why(rice, "r4@O8")},
            {"Draw level for %1 of %2: as long as they are tied, nobody gets them.",
             "all three figures, Edo", why(levelAtEdo, "w1@Q16")},
            {"Extend your lead for %1 of %2: no single tile can catch you there.",
             "the helmet, Akita", why(figures, "h2@J17")},
            {"Extend your lead for %1 of %2: no single tile can catch you there.",
             "all three figures, Edo", why(edo, "s2@P16")},
            {"Extend your lead for %1 of %2 and %3 of %4: no single tile can catch you at either.",
             "the Buddha, Matsumoto, the helmet, Nagoya", why(weakenedMixed, "s2@O14")},
            {"Extend your lead for %1 of both %2 and %3: no single tile can catch you at either.",
             "the Buddhas, Matsumoto, Nagoya", why(weakened, "s2@O14")},
            {"Strengthen your lead for %1 of %2: that puts you %3 ahead.", "the Buddha, Nagoya, 3",
             why(nagoya, "b2@N12")},
            {"Strengthen your lead for %1 of %2.", "all three figures, Edo", why(edo, "w1@Q16")},
            {"Get within %1 of the lead for %2 of %3.", "2, the rice field, Hiroshima",
             why(rice, "r2@O8")},
            {"Close in on %1 of %2.", "all three figures, Edo", why(lateAtEdo, "w1@Q16")},
            {"Take the lead for %1 of %2.", "both figures, Kyoto", why(early, "w1@N10")},
            {"Take the lead for %1 of %2.", "the helmet and the rice field, Edo",
             why(after(begin({"h2 s1", "b4"}), "h2@I17 end b4@P14 end"), "s1@P16")},
            {"Bring %1 closer to capture while you lead there.", "Nagoya", why(firm, "h2@O14")},
            {"Bring %1 and %2 closer to capture while you lead at both.", "Matsumoto, Nagoya",
             why(after(begin({"b4 b3 b2 h2", "r4 r3 h3"}),
                       "b4@N13 end r4@I17 end b3@P13 end r3@J17 end b2@N15 end h3@N8 end"),
                 "h2@O14")},
            {"Counting those you lead for, you then have most of %1: %2 of %3.",
             "the helmets, 4, 7", at(1, why(mostHelmets, "h2@N8"))},
            {"Spend the %1 here: who leads in %2 is decided already.",
             "helmet tile of strength 2, helmets", why(decidedHelmets, "h2@N7")},
            {"Let %1 have %2 of %3: you stay ahead in %4.",
             "seat 1, the Buddha, Yamaguchi, Buddhas",
             why(having(letting, {2, 0, 0}, {0, 0, 0}), "h3@O6")},
            {"Spend the %1 here and keep your other tiles for better places.",
             "helmet tile of strength 3", why(letting, "h3@O6")},
            {"Fill a space beside %1 before it can be used against you.", "Matsue",
             why(early, "b2@N7")},
            // The Buddha of Yamaguchi is gone.
            {"Spend the %1 where nothing is at stake: you draw a new tile for it.",
             "ship of strength 1", why(early, "w1@N4")},
            {"Spend the %1 where nothing is at stake.", "ship of strength 1",
             why(drawingNone(early), "w1@N4")},
            {"You have to play a tile: spend the %1 where nothing is at stake.",
             "Buddha tile of strength 2", why(idle, "b2@O6")},
            {"The %1 is enough here: keep anything stronger for later.", "samurai of strength 1",
             rather(begin({"s1 s2", "r4"}), "s1@O8", "s2@O8")},
            {"The %1 is enough here: keep the %2 for later.", "ronin, samurai of strength 2",
             rather(begin({"n1 s2", "r4"}), "n1@O8", "s2@O8")},
            {"The %1 is a fast tile: you can still play a normal one this turn.",
             "ship of strength 1", rather(early, "w1@Q16", "s1@P14")},
            {"The %1 is a fast tile: with a normal one you can still capture %2 of %3 this turn.",
             "ship of strength 1, the Buddha, Yamaguchi",
             at(1, why(after(begin({"b2 h2 w1", "r4"}), "b2@N6 end r4@I17 end"), "w1@O5"))},
            {"Leave one land space at %1: there your %2 can capture %3 in this same turn.",
             "Yamaguchi, ronin, the Buddha", at(0, why(begin({"b2 h2 n1", "r4"}), "b2@N6"))},
            {"Then your %2 can capture %3 on the last land space of %1, in this same turn.",
             "Hiroshima, ronin, the rice field",
             at(1, why(having(after(begin({"b2 r3 h2 n1", "h3 h4"}),
                                    "b2@N6 end h3@I17 end r3@N7 end h4@J17 end"),
                              {1, 0, 0}, {0, 0, 0}),
                       "h2@O6"))},
            {"Then your %1 is strong enough to take the lead there.", "rice tile of strength 4",
             at(1, why(after(begin({"b2 r2 r4", "r4"}), "b2@I17 end r4@O8 end"), "r2@N7"))},
            {"If %1 does not answer, your %2 can capture %3 next turn.",
             "seat 1, helmet tile of strength 4, the helmet",
             at(1, why(after(begin({"b2 b3 w2 h4", "h4"}), "b2@I17 end h4@P10 end b3@J17"),
                       "w2@R10"))},
            {"Then your %1 is strong enough to draw level there.", "samurai of strength 2",
             at(1, why(after(begin({"b2 r2 s2", "r4"}), "b2@I17 end r4@O8 end"), "r2@N7"))},
            {"Play the ship first: then your %1 on the last land space of %2 captures %3.",
             "samurai of strength 2, Kyoto, both figures", why(holding(kyoto, "s2 w1"), "w1@P11")},
            {"Play the ship first: then your %1 on the last land space of %2 ties for %3, so that "
             "nobody gets it.",
             "samurai of strength 1, Kyoto, the Buddha", why(holding(kyoto, "s1 w1"), "w1@P11")},
            {"Play the ship first: then your %1 on the last land space of %2 captures %3, and ties "
             "for %4.",
             "samurai of strength 1, Kyoto, the Buddha, the rice field",
             why(holding(after(begin({"b3 h3", "s2 h4"}),
                               "b3@O10 end s2@O12 end h3@N11 end h4@I17 end"),
                         "s1 w1"),
                 "w1@P11")},
            {"No single tile can catch you there.", "", at(1, why(weakened, "b4@J17"))},
            {"If %1 does not answer, your next land tile there captures it.", "seat 1",
             at(1, why(figures, "h2@J17"))},
            {"If nobody answers, your next land tile there captures it.", "",
             at(1, explainMove(viewToMove(closing), close))},
            {"Otherwise %1 may capture it on the last land space.", "seat 1",
             at(1, why(threatened, "w1@M5"))},
            {"Otherwise %1 can capture it with the %2.", "seat 1, Buddha tile of strength 3",
             at(1, why(drawingNone(threatened, 1), "w1@M5"))},
            {"Winning it would put you ahead in %1.", "helmets",
             at(1, why(having(early, {1, 1, 0}, {0, 1, 0}), "s1@O8"))},
            {"If you win it, nobody can catch you in %1 any more.", "helmets",
             at(1, why(lastHelmets, "s1@O8"))},
            {"Winning it would put %1 ahead in %2.", "seat 1, rice",
             at(1, why(having(rice, {0, 0, 1}, {0, 0, 1}), "r4@O8"))},
            {"Winning it would put %1 ahead in %2.", "seat 1, rice", // while 2 behind
             at(1, why(having(rice, {0, 0, 1}, {0, 0, 1}), "r2@O8"))},
            {"Winning it would give %1 the lead in %2 for good.", "seat 1, rice",
             at(1, why(lastRice, "r4@O8"))},

            // Why not the others.
            {"With the %1 you are harder to catch at %3 than with the one of strength %2.",
             "helmet tile of strength 4, 2, Matsue",
             rather(begin({"h4 h2", "r4"}), "h4@N8", "h2@N8")},
            {"With the %1 you are harder to catch at %3 than with the %2.",
             "helmet tile of strength 4, samurai of strength 1, Matsue",
             rather(begin({"h4 s1", "r4"}), "h4@N8", "s1@N8")},
            {"Keep the %1 for later: it counts for every kind of figure.", "samurai of strength 2",
             rather(begin({"h2 s2", "r4"}), "h2@N8", "s2@N8")},
            {"The %1 would do more here, but you will need it elsewhere.", "samurai of strength 2",
             rather(after(begin({"b2 h2 s2 s2", "r4"}), "b2@N6 end r4@I17 end"), "h2@O6", "s2@O6")},
            {"The %1 would do more here, but it is your only land tile that can take the lead for "
             "%2 of %3.",
             "samurai of strength 3, the rice field, Morioka",
             rather(begin({"h2 s3", "r4"}), "h2@N7", "s3@N7")},
            {"The %1 would do more here, but it counts for every kind of figure: keep it for "
             "later.",
             "samurai of strength 3",
             at(1, rather(begin({"b4 h4 r4 s3", "r4"}), "b4@O10", "s3@O10"))},
            {"The %1 would do as well here.", "Buddha tile of strength 3",
             at(2, rather(after(begin({"b2 h2 b4 b3", "r4"}), "b2@N6 end r4@I17 end"), "b4@O6",
                          "b3@O6"))},
            {"Any tile will do here: spend the %1.", "helmet tile of strength 2",
             rather(after(begin({"b4 b3 h2 h3", "r4 r3"}),
                          "b4@P13 end r4@I17 end b3@N12 end r3@J17 end"),
                    "h2@O14", "h3@O14")},
            {"It hardly matters, though: a space where nothing is at stake is just as good.", "",
             at(1, rather(early, "w1@L11", "w1@H16", 0.5))},
            {"Capturing %1 of %2 is just as good: then nobody can catch you in %3 any more.",
             "the Buddha, Yamaguchi, Buddhas", at(1, rather(oneBuddha(2), "b3@N13", "b3@O6", 0.5))},
            {"You have as good as lost: this move hardly matters.", "",
             at(1, among(early, {"s1@O8", "h2@N7"}, 0))},
            {"Every other move is as good as lost, too.", "",
             at(1, among(lastTie({0, 0, 0}), {"b4@O6", "b4@P13"}, 0))},
            {"You have as good as won: this move hardly matters.", "",
             at(1, among(early, {"s1@O8", "h2@N7"}, 1))},

            // What it does elsewhere.
            {"The tile also puts you in the lead for %1 of %2.", "the rice field, Mito",
             at(1, why(edo, "s2@P16"))},
            {"The tile also draws you level for %1 of %2.", "the rice field, Sunpu",
             at(1, why(after(begin({"h2 s1", "s1"}), "h2@I17 end s1@P13 end"), "s1@P14"))},
            {"The tile also extends your lead for %1 of %2 so far that no single tile can catch "
             "you "
             "there.",
             "the rice field, Sunpu",
             at(1, why(after(begin({"r4 s1", "h2"}), "r4@P13 end h2@I17 end"), "s1@P14"))},
            {"The tile also strengthens your lead for %1 of %2.", "the rice field, Sunpu",
             at(1, rather(after(begin({"s1 s2", "h2"}), "s1@P13 end h2@I17 end"), "s2@P14",
                          "s2@P16"))},
            {"The tile also brings you closer to the lead for %1 of %2.", "all three figures, Edo",
             at(1, why(after(begin({"h2 s1", "s3"}), "h2@I17 end s3@P16 end"), "s1@P14"))},
            {"The tile also brings you within %1 of the lead for %2 of %3.",
             "2, the rice field, Hiroshima",
             at(1, rather(after(begin({"s2 h4 b3", "r4"}), "b3@I17 end r4@O6 end"), "s2@O8",
                          "h4@O8"))},
            {"The tile also brings you within %1 of the lead for %2 of %3, which your %4 can then "
             "take.",
             "3, the rice field, Hiroshima, rice tile of strength 4",
             at(1, rather(after(begin({"s1 h4 b3 r4", "r4"}), "b3@I17 end r4@O6 end"), "s1@O8",
                          "h4@O8"))},
            {"The tile also brings you within %1 of the lead for %2 of %3, where your %4 can then "
             "draw level.",
             "3, the rice field, Hiroshima, rice tile of strength 3",
             at(1, rather(after(begin({"s1 h4 b3 r3", "r4"}), "b3@I17 end r4@O6 end"), "s1@O8",
                          "h4@O8"))},
            {"The tile also brings %1 closer to capture while you lead there.", "Nagoya",
             at(1, rather(after(begin({"b4 b3 s1", "r4 r3"}),
                                "b4@P13 end r4@I17 end b3@N12 end r3@J17 end"),
                          "s1@O14", "s1@N15"))},

            // Who gets the figures.
            {"Capture %1 of %2 while you lead there.", "the rice field, Hiroshima",
             at(0, why(hiroshima, "s1@N6"))},
            {"That puts you ahead in %1.", "rice", at(1, why(hiroshima, "s1@N6"))},
            {"%3 gets %1 of %2, but led for it anyway.", "the Buddha, Yamaguchi, seat 0",
             at(2, why(hiroshima, "s1@N6"))},
            {"That puts you ahead in %1 and %2.", "Buddhas, rice", at(1, why(kyoto, "s3@P10"))},
            {"That puts you ahead in all three kinds.", "",
             at(1, why(after(begin({"s3 s2 b4 h4 r4", "s1 b3 b2 h2 r2"}),
                             "s3@P14 end s1@I17 end b4@O15 end b3@O6 end h4@O16 end h2@N8 end "
                             "r4@P16 end r2@L16 end"),
                       "s2@Q15"))},
            {"That draws you level with %1 in %2.", "seat 0, rice",
             at(1, why(having(hiroshima, {0, 0, 1}, {0, 0, 0}), "s1@N6"))},
            {"Capture %1 of %2, where %3 was ahead.", "the Buddha, Yamaguchi, seat 0",
             why(buddhas, "b3@O6")},
            {"Capture %1 of %2.", "the Buddha, Yamaguchi",
             why(after(begin({"h2 b3", "h2"}), "h2@N6 end h2@I17 end"), "b3@O6")},
            {"Break the tie for %1 of %2 and capture it.", "the helmet, Akita",
             why(after(begin({"h2 h3", "h2"}), "h2@I17 end h2@J17 end"), "h3@K17")},
            {"Nobody gets %1 of %2, as nobody leads for it.", "the rice field, Kyoto",
             at(2, why(after(begin({"b3 b2 b4", "h2 h3"}),
                             "b3@O10 end h2@O12 end b2@N11 end h3@I17 end"),
                       "b4@P10"))},
            {"Capture both %1 and %2 of %3.", "the Buddha, the rice field, Kyoto",
             why(kyoto, "s3@P10")},
            {"Capture two figures at once: %1 of %2 and %3 of %4.",
             "the Buddha, Yamaguchi, the rice field, Hiroshima", why(twoPlaces, "b2@N6")},
            {"Capture %1 of %2.", "all three figures, Edo", why(wholeEdo, "b2@P16")},
            {"Capture %1 of both %2 and %3.", "the Buddhas, Yamaguchi, Hiroshima",
             why(twoBuddhas, "b2@N6")},
            {"Capture %1 at once.", "three figures", why(threeAtOnce, "s1@N11")},
            {"Capture %1 of %2, and tie for %3, so that %4 does not get it.",
             "the Buddha, Kyoto, the rice field, seat 1",
             why(after(begin({"b3 b2 r2", "r2 h2"}), "b3@O10 end r2@O12 end b2@N11 end h2@I17 end"),
                 "r2@P10")},
            {"Capture %1 of %2, and tie for %3 of %4, so that nobody gets it.",
             "the rice field, Hiroshima, the Buddha, Yamaguchi",
             why(after(begin({"r3 r2 s1 b2", "b2 h2 h3"}),
                       "r3@O8 end b2@O6 end r2@N7 end h3@I17 end"),
                 "b2@N6")},
            {"Capture %1 of %2, and tie for the other two, so that %3 does not get them.",
             "the rice field, Edo, seat 1",
             why(after(begin({"r4 r3 s1", "s1 r2"}), "r4@P14 end s1@Q15 end r3@O15 end r2@O16 end"),
                 "s1@P16")},
            {"%2 gets %1, but led for them anyway.", "two figures, seat 1", why(kyoto, "s1@P10")},
            {"Tie for %1 of %2, so that %3 does not get it.", "the Buddha, Yamaguchi, seat 0",
             why(buddhas, "b2@O6")},
            {"Tie for %1 of %2, so that %3 does not get them.", "both figures, Kyoto, seat 1",
             why(after(begin({"h2 h3 s1 s2", "s2 h4"}),
                       "h2@O10 end s2@O12 end h3@N11 end h4@I17 end"),
                 "s2@P10")},
            {"Tie for both %1 of %2 and %3 of %4: nobody gets them.",
             "the Buddha, Yamaguchi, the rice field, Hiroshima",
             why(after(begin({"h2 h3 s1", "s1 h4"}), "h2@O8 end s1@O6 end h3@N7 end h4@I17 end"),
                 "s1@N6")},
            {"Surround %1 while nobody leads for %2: then nobody gets it.",
             "Yamaguchi, the rice field",
             why(after(begin({"b2 b4", "h2"}, {}, {{"N5", "r"}, {"O7", "b"}}),
                       "b2@N6 end h2@I17 end"),
                 "b4@O6")},
            {"Nobody can catch you in %1 any more.", "Buddhas", why(oneBuddha(2), "b3@O6")},
            {"Any tile on that space will do.", "",
             at(1, why(holding(lastTie({1, 1, 0}), "tx b4"), "tx@N6>O6"))},
            {"This ends the game, and you win.", "", why(lastTie({1, 1, 0}), "b4@O6")},
            {"This ends the game, and you share the victory.", "",
             why(lastTie({1, 0, 0}), "b4@O6")},
            {"This ends the game, and %1 wins.", "seat 1", why(lastTie({0, 0, 0}), "b4@O6")},
            {"This ends the game, and others share the victory.", "",
             explainMove(viewToMove(lost), losing)},

            // Exchanges.
            {"Swap %1 of %2 and %3 of %4.", "the helmet, Akita, the Buddha, Yamaguchi",
             at(0, why(holding(samurai, "r2 fx"), "fx@J16:h,N5:b"))},
            {"Then you, not %1, lead for %2.", "seat 1, the Buddha",
             at(1, why(holding(samurai, "r2 fx"), "fx@J16:h,N5:b"))},
            {"In return, you give up the lead for %1.", "the helmet",
             at(2, why(holding(samurai, "r2 fx"), "fx@J16:h,N5:b"))},
            {"In return, %1 leads for %2.", "seat 1, the helmet",
             at(2, why(after(begin({"s3 fx", "s3"}), "s3@I17 end s3@N6 end"), "fx@J16:h,N5:b"))},
            {"Then %1 no longer leads for %2.", "seat 1, the Buddha",
             at(1, why(holding(figures, "r2 fx"), "fx@J16:h,N5:b"))},
            {"Then %1 no longer leads for either.", "seat 1",
             at(1, why(holding(after(begin({"r2 r3 fx", "h2 b4"}),
                                     "r2@N16 end h2@I17 end r3@N11 end b4@N6 end"),
                               "r4 fx"),
                       "fx@J16:h,N5:b"))},
            {"Then you lead for %1 by %2.", "the helmet, 3", at(1, why(figures, "fx@I18:b,M8:h"))},
            {"Then you lead for both.", "",
             at(1, why(after(begin({"b3 h2 fx", "r4 r3"}),
                             "b3@I17 end r4@N16 end h2@N6 end r3@N11 end"),
                       "fx@J16:h,N5:b"))},
            {"Use the tile exchange: move your %1 from %2 to %3, where it counts for more.",
             "samurai of strength 3, Yamaguchi, Edo", at(1, why(tiles, "tx@N6>P14"))},
            {"Use the tile exchange: move your %1 from %2 to %3.",
             "samurai of strength 3, Yamaguchi, Matsumoto", at(1, why(tiles, "tx@N6>O14"))},
            {"Use the tile exchange: move your %1 to a space between %2 and %3, where it still "
             "counts at %3.",
             "samurai of strength 3, Okayama, Hiroshima", at(1, why(tiles, "tx@N6>O8"))},
            {"In return, you give up the lead for %1.", "two figures",
             at(2, why(tiles, "tx@N6>P14"))},
            {"In return, you give up the lead for %1 of %2.", "the rice field, Hiroshima",
             at(2, why(after(begin({"r4 tx", "h2"}), "r4@N6 end h2@I17 end"), "tx@N6>P14"))},
            {"In return, you give up the tie for %1 of %2.", "the rice field, Hiroshima",
             at(2, why(after(begin({"r4 tx", "r4"}), "r4@N6 end r4@O6 end"), "tx@N6>P14"))},
            {"Use the tile exchange: move your %1 to %2. Where it lies now, nothing is left for it "
             "to win.",
             "samurai of strength 3, Edo", at(1, why(idle, "tx@N6>P14"))},
            {"Use the tile exchange: move your %1 to %2. Where it lies now, nothing is left for it "
             "to win.",
             "helmet tile of strength 3, Edo", // beside a Buddha and rice
             at(1, why(after(begin({"h3 tx", "h2"}), "h3@N6 end h2@I17 end"), "tx@N6>P14"))},
            {"The swap also puts you in the lead for %1.", "the helmet",
             at(2, why(after(begin({"h2 fx b4", "h4"}), "h2@I17 end h4@N8 end"), "fx@I18:b,M8:h"))},
            {"You also lead in %1 at %2, which is closer to capture than %3.",
             "helmets, Hirosaki, Okayama",
             at(1, why(after(begin({"h2 h3 fx", "b4"}), "h2@I17 end b4@N6 end h3@N8"),
                       "fx@O9:h,I18:b"))},
            {"Then one tile between %2 and %3 counts for %1 of both.", "the Buddhas, Mito, Edo",
             at(1, why(figures, "fx@I18:b,O17:r"))},
            {"Then one tile no longer counts for %1 of both %2 and %3, and you hold none for "
             "them.",
             "the Buddhas, Matsumoto, Edo", at(1, why(holding(figures, "r2 fx"), "fx@M8:h,N14:b"))},
            {"Then you lead for %1 at %2, and any land tile on the last space there captures it "
             "this turn.",
             "the Buddha, Matsue",
             at(1, why(holding(after(begin({"b4 h2", "w2 b3"}), "b4@N8 end w2@L7 end"), "r2 fx"),
                       "fx@M8:h,O13:b"))},
            {"No one thing decides, but this suits your tiles a little better than anything else.",
             "", at(1, rather(swapping, "fx@M8:h,O17:r", "end"))},
            {"Use the tile exchange: move your %1 to another space beside %2. Its old space stays "
             "filled, and you keep the tiles in your hand.",
             "samurai of strength 3, Matsue",
             at(1, why(after(begin({"s3 tx", "h2"}), "s3@N8 end h2@I17 end"), "tx@N8>N7"))},
            {"One tile puts you in the lead for all %3 figures of %1 and %2.", "Edo, Sunpu, 4",
             at(0, why(tiles, "tx@N6>P14"))},
            {"Capture %1 of %2, where %3 was ahead.", "the helmet, Matsue, seat 1",
             at(0, why(tiles, "tx@N6>N7"))},

            // The end of a turn.
            {"End your turn here: what you still hold is worth more later.", "",
             why(after(begin({"b2 fx w1", "r4"}), "b2@N6"), "end")},
            {"End your turn here and keep your fast tiles: later they can decide a close capture, "
             "in the same turn as another tile.",
             "", why(amid, "end")},
            {"End your turn here: the %1 is worth more later.", "helmet tile of strength 2",
             why(after(holding(begin({"b2 w1", "r4"}), "w1 h2"), "w1@L11"), "end")},
            {"End your turn here and keep the %1: it does most when %2 has few tiles left to "
             "answer it.",
             "figure exchange, seat 1", why(after(begin({"b2 fx", "r4"}), "b2@N6"), "end")},
            {"End your turn here and keep the %1: it does most when the others have few tiles left "
             "to answer it.",
             "figure exchange", explainMove(viewToMove(swappingOfThree()), step("end"))},
            {"End your turn here and keep the %1: later it can decide a close capture, in the same "
             "turn as another tile.",
             "ship of strength 1", why(after(begin({"b2 b3 w1", "r4"}), "b2@N6"), "end")},
            {"End your turn here and keep the %1: later it can decide a close capture, at %2 for "
             "example, in the same turn as another tile.",
             "ship of strength 2, Yamaguchi", why(keeping, "end")},
            {"End your turn here and keep the %1: later it can decide a close capture, at %2 for "
             "example, in the same turn as another tile.",
             "ronin, Yamaguchi", why(ronin, "end")},
            {"End your turn here and keep the %1: later it can decide a close capture, at %2 for "
             "example, in the same turn as another tile.",
             "ronin, Hiroshima", why(roninForRice, "end")},
            {"It hardly matters, though: if you play it now, you draw a new tile for it.", "",
             at(1, playedAsWell(keeping))},
            {"It hardly matters, though: playing it now is as good.", "",
             at(1, playedAsWell(drawingNone(keeping)))},
            {"You can end your turn here and keep your tiles: playing on is just as good.", "",
             among(after(begin({"b2 b3 w1", "r4"}), "b2@N6"), {"end", "w1@M5"}, 0.5)},
            {"Nothing more can be played this turn.", "",
             why(after(begin({"b2 b3", "r4"}), "b2@N6"), "end")},
            {"You have played all your tiles.", "",
             why(after(holding(begin({"b2", "r4"}), "b2"), "b2@N6"), "end")},
            {"You cannot play any tile.", "", // none is on the board to be moved
             why(holding(begin({"b2", "r4"}), "tx"), "end")},

            // The first tiles and figures.
            {"Take the %1: tiles for one kind of figure are best played early, and this saves a "
             "stronger one for later.",
             "rice tile of strength 3", why(choosing(), "take r3")},
            {"Take the %1: it is your strongest tile for %2, and tiles for one kind of figure are "
             "best played early.",
             "rice tile of strength 4, the rice fields", why(choosing(), "take r4")},
            {"Take the %1: with the one of strength %2 you then hold two strong tiles for %3.",
             "rice tile of strength 3, 4, the rice fields",
             why(after(choosing(), "take r4"), "take r3")},
            {"Take the %1: tiles for one kind of figure are best played early.",
             "rice tile of strength 2", why(after(choosing(), "take r4 take r3"), "take r2")},
            {"Take the %1: it is the strongest tile left that counts for every kind of figure.",
             "samurai of strength 3", why(choosing(), "take s3")},
            {"Take the %1: it counts for every kind of figure.", "samurai of strength 2",
             why(after(choosing(), "take s3"), "take s2")}, // and a ship does
            {"Take the %1: it is the strongest tile left that counts for every kind of figure.",
             "samurai of strength 2", why(after(choosing(), "take s3 take w2"), "take s2")},
            {"Take the %1: it counts for every kind of figure, and it saves a stronger one for "
             "later.",
             "samurai of strength 1", why(choosing(), "take s1")},
            {"Take the %1: it counts for every kind of figure, and you can play it in the same "
             "turn as another tile.",
             "ronin", why(choosing(), "take n1")},
            {"Take the %1: it can bring a figure to where you lead.", "figure exchange",
             why(choosing(), "take fx")},
            {"Take the %1: it can bring a tile to where you need it.", "tile exchange",
             why(choosing(), "take tx")},
            {"Put %1 in %2: you hold no strong tile for it, and surrounding %2 takes %3 land "
             "tiles, so you have time to draw one.",
             "a rice field, Kyoto, 4", why(placing(), "r@O11")},
            {"Put %1 in %2, where few tiles decide it: you hold no strong tile for it, so little "
             "is lost.",
             "a rice field, Yamaguchi", why(villages, "r@N5")},
            {"Put %1 in %2: your %3 can then count there and in %4 at once.",
             "a Buddha, Sunpu, Buddha tile of strength 4, Edo", why(villages, "b@Q14")},
            {"Put %1 in %2: you hold tiles of strength %3 and %4 for it.",
             "a Buddha, Yamaguchi, 3, 4", why(after(villages, "h@I18"), "b@N5")},
            {"Put %1 in %2: each of your two strong tiles for it can count there and in %3 at "
             "once.",
             "a Buddha, Sunpu, Edo", why(after(villages, "h@I18"), "b@Q14")},
            {"Put %1 in %2: surrounding %2 takes %3 land tiles, so you have time to play both "
             "your strong tiles for it.",
             "a Buddha, Sendai, 5", why(after(placing(), "r@O11"), "b@L17")},
            {"Put %1 in %2, or choose freely: you hold a strong tile for every kind of figure, so "
             "little depends on this.",
             "a helmet, Kyoto",
             among(holding(placing(), "b3 b4 h4 r4 s3"), {"h@O11", "r@O11", "b@L17"}, 0.5)},
            {"Other places and figures are about as good, though: choose freely.", "",
             at(1, among(holding(placing(), "b4 h4"), {"h@O11", "b@O11", "r@O11", "b@L17", "h@L17"},
                         0.5))},
            {"Which kind goes there matters little: you hold a strong tile for each.", "",
             at(1, among(holding(villages, "b4 h4 r4 s3"), {"r@Q14", "h@Q14", "b@Q14"}, 0.5))},
            {"Put %1 in %2, though little depends on this: you hold a strong tile for every kind "
             "of figure.",
             "a helmet, Kyoto",
             placed(holding(placing(), "b4 h4 r4 s3"), "h@O11", {"r@O11"}, {"b@L17"})},
            {"Put %1 in %2: you hold the %3 for it.", "a helmet, Kyoto, helmet tile of strength 4",
             placed(holding(placing(), "b4 h4 r4 s3"), "h@O11", {"r@O11"}, {"b@L17"}, false)},
            {"Put %1 in %2: you hold the %3 for it.", "a helmet, Sendai, helmet tile of strength 3",
             why(after(placing(), "r@O11"), "h@L17")},
            {"Only one kind of figure is left to place, so it makes no difference which place you "
             "fill first.",
             "", why(leaving(villages, {0, 13, 0}), "h@N5")},

            // Players by rules, and those of the thesis.
            {"This move was drawn by lot.", "", says(RandomPlayer(), early)},
            {"Take the strongest tile of each kind first, here the %1.", "ship of strength 2",
             says(GreedyPlayer(), choosing())},
            {"Put a figure anywhere: no tile is on the board yet.", "",
             says(GreedyPlayer(), placing())},
            {"This is the best of %1 turns, looking %2 turns ahead.", "5, 3",
             says(Minimax({3, 5, 1}),
                  after(begin({"b2 s1 b3 h2 h3", "b4 r4"}), "b2@O6 end r4@O8 end"))},
        });
}

TEST_CASE("Samurai's players say of a lost ending that the game is lost") {
    const auto isLost = [](const Reasons& told) {
        return share(told.front().about, Topic::Defeat);
    };
    CHECK(isLost(why(lastTie({0, 0, 0}), "b4@O6")));
    CHECK_FALSE(isLost(why(lastTie({1, 1, 0}), "b4@O6")));
}

TEST_CASE("Samurai's players name the other settlement where a tile counts, if it is another one") {
    const State villages = after(placing(), "r@O11 b@O11 r@L17 b@L17");
    CHECK(english(at(0, rather(villages, "b@O13", "b@Q14"))[0]) ==
          "Put a Buddha in Nagoya: your Buddha tile of strength 4 can then count there and in "
          "Kyoto at once.");
}

TEST_CASE("Samurai's players place a figure beside one of its kind only where that tells") {
    const auto isFirst = [](const char* put, const Reasons& told) {
        return english(told[0]).starts_with(put) && english(told[0]).ends_with("at once.");
    };
    const State ready = holding(after(placing(), "r@O11 b@O11 r@L17 b@L17"), "b4 h4 r4 s3");
    const char* const inEdo = "Put a rice field in Sunpu";
    CHECK(isFirst(inEdo, placed(ready, "r@Q14", {"r@N5"}, {"h@N5"})));
    CHECK_FALSE(isFirst(inEdo, placed(ready, "r@Q14", {"b@O13"}, {"h@N5"}))); // in Kyoto
    const auto isFree = [](const Reasons& told) {
        return told.size() > 1 &&
               english(told[1]) ==
                   "Other places and figures are about as good, though: choose freely.";
    };
    CHECK(isFree(placed(ready, "r@Q14", {}, {"h@N5", "r@N5", "b@N5", "h@I18"})));
    CHECK_FALSE(isFree(placed(ready, "r@Q14", {"h@M8"}, {"h@N5", "r@N5", "b@N5", "h@I18"})));
    // A hint shows five, among them no worse one.
    Samurai::MoveList steps;
    for (const char* put : {"r@Q14", "h@N5", "r@N5", "b@N5", "h@I18", "b@O13"})
        steps.push_back(step(put));
    Rng rng(1);
    FlatMonteCarlo<Samurai> search(20);
    const auto view = viewToMove(ready);
    const int nagoya = settlement(ready.pub, "O13");
    run(search, view, steps, {10000}, rng, StopCheck(), [nagoya](const State& state, Rng&) {
        return Outcome{state.pub.hasFigure(nagoya, Buddha) ? 0.4 : 0.5, 0};
    });
    REQUIRE(search.worse().size() == 1);
    CHECK(isFree(explain(view, search)));
}

TEST_CASE("Samurai's players let anybody choose a figure only where all are as good") {
    const State ready = holding(placing(), "b3 b4 h4 r4 s3");
    const auto isFree = [](const Reasons& told) {
        return std::ranges::any_of(told, [](const Reason& reason) {
            const std::string text = english(reason);
            return text.find("choose freely") != std::string::npos ||
                   text.find("matters little") != std::string::npos;
        });
    };
    CHECK_FALSE(isFree(rather(ready, "h@O11", "r@O11")));
    CHECK_FALSE(isFree(why(ready, "h@O11")));
    CHECK_FALSE(isFree(among(holding(placing(), "b4 h4"), {"h@O11", "b@O11"}, 0.5)));
    CHECK_FALSE(isFree(among(ready, {"b@L17", "h@L17", "r@L17"}, 0.5))); // two tiles for it
    const State sole = leaving(ready, {0, 13, 13});
    CHECK(isFree(among(sole, {"r@L17", "h@L17", "r@O11"}, 0.5)));
    CHECK_FALSE(isFree(placed(ready, "r@L17", {"r@O11"}, {"h@L17"})));
    CHECK_FALSE(isFree(among(leaving(ready, {0, 0, 13}), {"r@L17", "r@O11"}, 0.5)));
}

TEST_CASE("Samurai's players say once what a normal tile can capture after the ronin") {
    const Reasons told = why(begin({"b2 h2 n1", "r4"}), "n1@N6");
    CHECK(english(told[0]) == "Leave one land space at Yamaguchi: there your Buddha tile of "
                              "strength 2 can capture the Buddha in this same turn.");
    for (const Reason& reason : told)
        CHECK(english(reason).find("is a fast tile") == std::string::npos);
}

TEST_CASE("Samurai's players plan a tile for the next turn only where nobody can come first") {
    const auto told = [](State state, const char* move) {
        std::string text;
        for (const Reason& reason : why(state, move)) text += english(reason);
        return text;
    };
    const auto plans = [](const std::string& text) {
        return text.find("strong enough") != std::string::npos ||
               text.find("can then take") != std::string::npos ||
               text.find("next turn") != std::string::npos;
    };
    // On the last land space of Osaka.
    const State last = after(begin({"b2 b3 w2 h4", "h4"}), "b2@I17 end h4@P10 end b3@J17");
    CHECK(plans(told(holding(last, "w2 h4"), "w2@R10")));
    CHECK_FALSE(plans(told(holding(last, "w2 h2"), "w2@R10"))); // it would only draw level
    State state = after(begin({"s1 h4 b3 r4", "r4"}), "b3@I17 end r4@O6 end");
    CHECK(plans(told(state, "s1@O8")));
    state.pub.openLand[static_cast<std::size_t>(settlement(state.pub, "O7"))] =
        2; // one after the step
    CHECK_FALSE(plans(told(state, "s1@O8")));
}

TEST_CASE("Samurai's players call every other move lost only where the step ends the game") {
    const auto told = [](const State& state, double win) {
        return among(state, {"b4@O6", "b4@P13"}, win);
    };
    CHECK(told(lastTie({0, 0, 0}), 0).size() == 2);
    CHECK(told(lastTie({0, 0, 0}), 0.5).size() == 1);
}

TEST_CASE("Samurai's players say that a kind of figure is decided only when it is") {
    CHECK(why(oneBuddha(2), "b3@O6").size() == 2);
    CHECK(why(oneBuddha(3), "b3@O6").size() == 1);
}

TEST_CASE("Samurai's players call a lead sure only against every tile that is left") {
    // Seat 0 comes to 5 for the Buddha of Nagoya, where seat 1 has 1, and a Buddha 4 elsewhere.
    State state = after(begin({"b3 b2 h3", "s1 b4"}), "b3@P13 end s1@O12 end h3@I17 end b4@N6 end");
    const auto isSure = [&](const char* unplayed) {
        TileBag& left = state.pub.unplayed[1];
        left = {};
        for (const std::string& name : words(unplayed)) left.add(tile(name));
        return std::string_view(why(state, "b2@N12")[0].advice.english).starts_with("Extend");
    };
    CHECK(isSure("b3 h4 s3 w2"));
    CHECK_FALSE(isSure("b4"));
    CHECK_FALSE(isSure("tx")); // which can bring the Buddha 4
}

TEST_CASE("Samurai's players call a lead sure only where a tile in hand could have ended it") {
    // Seat 0 has 3 for the Buddha of Nagoya, where seat 1 has 1, and a Buddha 4 elsewhere.
    State state = after(begin({"b3 h3 b4", "s1 b4"}), "b3@P13 end s1@O12 end h3@I17 end b4@N6 end");
    const auto isMadeSure = [&](const char* unplayed) {
        TileBag& left = state.pub.unplayed[1];
        left = {};
        for (const std::string& name : words(unplayed)) left.add(tile(name));
        return english(why(state, "b4@N12")[0]).find("no single tile") != std::string::npos;
    };
    CHECK(isMadeSure("b3 h4"));
    CHECK_FALSE(isMadeSure("s1 h4"));
    CHECK_FALSE(isMadeSure("h4 tx")); // which could only bring the Buddha 4
}

TEST_CASE("Samurai's players lead at a settlement only if they lead for all that is there") {
    const auto isCloser = [](const char* steps) {
        const Reasons told = why(after(begin({"b4 h2", "r4 b3"}), steps), "h2@N11");
        return std::ranges::any_of(told, [](const Reason& reason) {
            return english(reason).find("Kyoto closer to capture") != std::string::npos;
        });
    };
    CHECK_FALSE(isCloser("b4@O10 end r4@O12 end")); // which leads for the rice field
    CHECK_FALSE(isCloser("b4@O10 end r4@I17 end"));
}

TEST_CASE("Samurai's players expect to close a settlement only where nobody else has to") {
    const State state = after(begin({"h3 fx h2", "b4"}), "h3@I17 end b4@N6 end");
    const auto isExpected = [](const State& at) {
        const Reasons told = why(at, "h2@J17");
        return std::ranges::any_of(told, [](const Reason& reason) {
            return english(reason).find("your next land tile") != std::string::npos;
        });
    };
    CHECK(isExpected(state));
    CHECK_FALSE(isExpected(holding(state, "h2 w1")));
    CHECK_FALSE(isExpected(withLand(state, "J17 K17"))); // seat 1 would have to fill the last
}

TEST_CASE("Samurai's players name a majority only where the step brings it") {
    State state = having(after(begin({"b4 s1 b2 h2 w1", "r4 b3 s2"}), "b4@N6 end r4@O6 end"),
                         {0, 2, 0}, {0, 0, 0});
    const auto isNamed = [&](int left) {
        state.pub.onBoard[Helmet] = static_cast<std::uint8_t>(left);
        const Reasons told = why(state, "h2@N8");
        return told.size() > 1 && english(told[1]).starts_with("Counting");
    };
    CHECK(isNamed(5));
    CHECK_FALSE(isNamed(6)); // half of them
    state.pub.captured[0] = {0, 4, 0};
    CHECK_FALSE(isNamed(3)); // it has most of them already
}

TEST_CASE("Samurai's players name a price only where there is one") {
    const State state = after(begin({"h3 fx h2", "b4"}), "h3@I17 end b4@N6 end");
    CHECK(why(holding(state, "r2 fx"), "fx@J16:h,N5:b").size() == 3);
    CHECK(why(state, "fx@J16:h,N5:b").size() == 2); // the helmet can be captured at once
    const State letting = after(begin({"h2 h3", "b3"}), "h2@I17 end b3@N6 end");
    CHECK(why(letting, "h3@O6").size() == 2);
    CHECK(why(having(letting, {2, 0, 0}, {0, 0, 0}), "h3@O6").size() == 1); // it is said already
    CHECK(why(state, "fx@I18:b,M8:h").size() == 2); // nobody led for this Buddha, or comes to lead
}

TEST_CASE("Samurai's players tell what the next best step does not do") {
    // Both put seat 0 in the lead for the helmet of Okayama.
    const State state = after(begin({"s1 h4 b3 r4", "r4"}), "b3@I17 end r4@O6 end");
    CHECK(english(rather(state, "s1@O8", "h4@O8")[1]) ==
          "The tile also brings you within 3 of the lead for the rice field of Hiroshima, which "
          "your rice tile of strength 4 can then take.");
    CHECK(english(rather(state, "h4@O8", "s1@O8")[1]) ==
          "With the helmet tile of strength 4 you are harder to catch at Okayama than with the "
          "samurai of strength 1.");
    // The weaker one, as good, is not told to be less safe.
    for (const Reason& reason : rather(state, "h4@O8", "s1@O8", 0.5))
        CHECK(english(reason).find("harder to catch") == std::string::npos);
    // Nor where the ronin captures what is led for.
    for (const Reason& reason : rather(begin({"b4 b2 n1 h2", "r4"}), "b4@N6", "b2@N6"))
        CHECK(english(reason).find("harder to catch") == std::string::npos);
    // Neither does as much as the other, so that it is not called as good.
    CHECK(rather(state, "s1@O8", "h4@O8", 0.5).size() == 2);
}

TEST_CASE("Samurai's players tell what a figure decides before what else tells the step") {
    State state = having(after(begin({"b4 s1 b2 h2 w1", "r4 b3 s2"}), "b4@N6 end r4@O6 end"),
                         {1, 3, 0}, {0, 0, 0});
    state.pub.onBoard[Helmet] = 4;
    const Reasons told = rather(state, "w1@N9", "s1@O8"); // both at Okayama
    REQUIRE(told.size() == 3);
    CHECK(english(told[1]) == "If you win it, nobody can catch you in helmets any more.");
    CHECK(english(told[2]) == "The ship of strength 1 is a fast tile: you can still play a normal "
                              "one this turn.");
}

TEST_CASE("Samurai's players tell of every lead that a tile makes larger") {
    // Nobody can catch seat 0 for the rice field of Edo any more, but for the two others.
    State state = after(begin({"s2 r4 s1", "h2"}), "s2@P14 end h2@I17 end r4@O16 end h3@N8 end");
    state.pub.unplayed[1] = {};
    state.pub.unplayed[1].add(tile("s3"));
    CHECK(english(why(state, "s1@P16")[0]) == "Strengthen your lead for all three figures of Edo.");
}

TEST_CASE("Samurai's players tell a lead that is near from one that stays far") {
    // Seat 0 comes to lead for the Buddha of Matsumoto, and to 3 behind for that of Nagoya.
    State state = after(begin({"h2 s1 b2", "b4"}), "h2@I17 end b4@O12 end");
    const auto lastEffect = [&](const char* unplayed) {
        TileBag& left = state.pub.unplayed[0];
        left = {};
        for (const std::string& name : words(unplayed)) left.add(tile(name));
        const Observation view = viewToMove(state);
        return touchesOf(samurai::Step(view, step("s1@O14"))).back().effect;
    };
    CHECK(lastEffect("s1 b4") == Effect::Approach);
    CHECK(lastEffect("s1 s3") == Effect::Chase); // which would only draw level
}

TEST_CASE("Samurai's players do not keep a ronin that is to capture in the same turn") {
    const State state =
        having(after(begin({"b2 r3 h2 n1", "h3 h4"}), "b2@N6 end h3@I17 end r3@N7 end h4@J17 end"),
               {1, 0, 0}, {0, 0, 0});
    const Reasons told = rather(state, "h2@O6", "n1@O6");
    const auto says = [&](std::string_view words) {
        return std::ranges::any_of(told, [&](const Reason& reason) {
            return english(reason).find(words) != std::string::npos;
        });
    };
    CHECK_FALSE((says("your ronin can capture") && says("keep the ronin")));
}

TEST_CASE("Samurai's players play a ship first only where a normal tile then does more") {
    const State state =
        after(begin({"h2 h3 s1 s3", "s2 h4"}), "h2@O10 end s2@O12 end h3@N11 end h4@I17 end");
    const auto isFirst = [&](const char* hand) {
        return std::string_view(why(holding(state, hand), "w1@P11")[0].advice.english)
            .starts_with("Play the ship first");
    };
    CHECK(isFirst("s1 w1"));
    CHECK_FALSE(isFirst("s3 w1")); // wins both figures alone
    CHECK_FALSE(isFirst("b2 w1")); // lets seat 1 have the rice field
}

TEST_CASE("Samurai's players name a threat only where a ship averts it for good") {
    State state = after(begin({"b2 h2 w1", "h3"}), "b2@N6 end h3@I17 end h2@J17");
    const auto isNamed = [&](const char* unplayed) {
        TileBag& left = state.pub.unplayed[1];
        left = {};
        for (const std::string& name : words(unplayed)) left.add(tile(name));
        const Reasons told = why(state, "w1@M5");
        return told.size() > 1 && english(told[1]).starts_with("Otherwise");
    };
    CHECK(isNamed("b3 r4"));
    CHECK_FALSE(isNamed("b2 r4")); // it never could
    CHECK_FALSE(isNamed("b4"));    // it still can
}

TEST_CASE("Samurai's players tell what an exchange prepares") {
    // N7 is the last space of Matsue, where seat 1 leads for the helmet and has nothing else.
    const State state = after(begin({"h2 fx b4", "h4"}), "h2@I17 end h4@N8 end");
    const Reasons told = why(state, "fx@M8:h,O13:b");
    REQUIRE(told.size() > 1);
    CHECK(english(told[1]) == "Then your Buddha tile of strength 2 can capture the Buddha on the "
                              "last land space of Matsue, in this same turn.");
    CHECK(english(why(holding(state, "h3 fx"), "fx@M8:h,O13:b")[1]) ==
          "Then seat 1 no longer leads for the helmet.");
}

TEST_CASE("Samurai's players tell that the figure of an exchange can be captured at once") {
    // J18 is the last space of Hirosaki, where the tile could capture the Buddha instead.
    const State state =
        after(begin({"h2 h3 b2", "b4 r4"}), "h2@I17 end r4@J17 end h3@N8 end b4@N6 end");
    CHECK(english(why(holding(state, "s1 fx"), "fx@O9:h,I18:b")[1]) ==
          "Then your samurai of strength 1 can capture the helmet on the last land space of "
          "Hirosaki, in this same turn.");
}

TEST_CASE("Samurai's players name the tile after an exchange that counts for what it captures") {
    // N7 is the last space of Matsue, where a Buddha would be led by seat 0, and the helmet is not.
    const State state = after(begin({"b4 h2", "w2 b3"}), "b4@N8 end w2@L7 end");
    CHECK(english(why(holding(state, "b2 fx"), "fx@M8:h,O13:b")[1]) ==
          "Then your Buddha tile of strength 2 can capture the Buddha on the last land space of "
          "Matsue, in this same turn.");
}

TEST_CASE("Samurai's players tell all that a moved tile does before where it comes from") {
    State state = after(begin({"s1 h4 b3 tx", "r3"}), "s1@I17 end r3@O6 end");
    for (const char* place : {"I18", "J16"})
        state.pub.figures[static_cast<std::size_t>(settlement(state.pub, place))] = 0;
    const Reasons told = rather(state, "tx@I17>O8", "h4@O8");
    REQUIRE(told.size() == 3);
    CHECK(english(told[1]).starts_with("The tile also brings you within 2 of the lead"));
    CHECK(english(told[2]).starts_with("Use the tile exchange: move your samurai of strength 1"));
}

TEST_CASE("Samurai's players call a tile enough only if another one does no more on its space") {
    const auto says = [](const Reasons& told, std::string_view words) {
        return std::ranges::any_of(told, [&](const Reason& reason) {
            return english(reason).find(words) != std::string::npos;
        });
    };
    // Only the samurai takes the lead at Hiroshima as well.
    CHECK_FALSE(says(rather(begin({"h2 s3", "r4"}), "h2@N7", "s3@N7"), "enough here"));
    // Only the stronger one is out of reach for the last tile of seat 1.
    State state = begin({"b2 b3", "b2"});
    state.pub.unplayed[1] = {};
    state.pub.unplayed[1].add(tile("b2"));
    CHECK_FALSE(says(rather(state, "b2@N13", "b3@N13"), "enough here"));
    // Only the stronger one leads by more for the Buddha of Hiroshima.
    const State more = after(begin({"b2 h2 b4 b3", "r4"}, {}, {{"O7", "b"}, {"O13", "r"}}),
                             "b2@N6 end r4@I17 end");
    CHECK_FALSE(says(rather(more, "b4@O6", "b3@O6"), "would do as well here"));
    // No place is named for it, and nothing is captured.
    CHECK_FALSE(says(rather(state, "b2@N13", "b3@N13"), "would do more here"));
    // A ship is no land tile that takes a lead elsewhere.
    const State level = after(begin({"b4 w1 w2", "s1"}), "b4@N6 end s1@P14 end");
    CHECK_FALSE(says(rather(level, "w1@Q16", "w2@Q16"), "would do more here"));
}

TEST_CASE("Samurai's players come closer to a far lead only where their next tile reaches it") {
    const auto told = [](const char* hand, const char* move, std::size_t place) {
        const Reasons reasons = why(after(begin({hand, "r4"}), "b3@I17 end r4@O6 end"), move);
        return place < reasons.size() ? english(reasons[place]) : "";
    };
    CHECK(told("s1 b3 h4 n1", "s1@O8", 0) == "Take the lead for the helmet of Okayama.");
    CHECK(told("s1 b3 h4 n1", "s1@O8", 1).find("within 3") == std::string::npos);
    CHECK(told("b3 w1 h4 n1", "w1@P6", 0) ==
          "Get within 3 of the lead for the rice field of Hiroshima."); // it does nothing else
}

TEST_CASE("Samurai's players count all that a tile can capture in the same turn") {
    // N6 is the last space of Yamaguchi, and will be of Hiroshima.
    const State state =
        after(begin({"s3 s2 s1 n1 b2", "h2 h3 h4"}), "s3@O6 end h2@I17 end s2@O8 end h3@N12 end");
    CHECK(english(why(state, "s1@N7")[0]) == "Leave one land space at Hiroshima: there your ronin "
                                             "can capture two figures in this same turn.");
}

TEST_CASE("Samurai's players tell nothing of what stays on the board after the game") {
    for (const Reason& reason : why(lastTie({1, 1, 0}), "b4@O6"))
        CHECK(english(reason).find("The tile also") == std::string::npos);
}

TEST_CASE("Samurai's players name a settlement once that a tile also brings closer to capture") {
    // Nobody can catch seat 0 for the rice field of Sendai any more.
    State state = after(begin({"r4 s1 h2", "h2"}), "r4@K18 end h2@I17 end");
    state.pub.unplayed[1] = {};
    state.pub.unplayed[1].add(tile("h3"));
    for (const Reason& reason : why(state, "s1@L16"))
        CHECK(english(reason).find("closer to capture") == std::string::npos);
}

TEST_CASE("Samurai's players name two figures of three") {
    // At Edo seat 0 comes to lead for the helmet and closer to the lead for the others.
    const State helmet = after(begin({"h3 w1 b2", "s3"}), "h3@P14 end s3@P16 end b2@I17");
    CHECK(english(why(helmet, "w1@Q16")[1]).find("the Buddha and the rice field of Edo") !=
          std::string::npos);
    const auto namesLed = [](const char* held, const char* figures) {
        const State state =
            after(begin({"h2 s1", held}), "h2@I17 end " + std::string(held) + "@P14 end");
        return english(why(state, "s1@P16")[0]) ==
               "Take the lead for " + std::string(figures) + " of Edo.";
    };
    CHECK(namesLed("b4", "the helmet and the rice field"));
    CHECK(namesLed("h4", "the Buddha and the rice field"));
    CHECK(namesLed("r4", "the Buddha and the helmet"));
}

TEST_CASE("Samurai's players say that a move hardly matters only where it does not") {
    const State state = after(begin({"b4 s1 b2 h2 w1", "r4 b3 s2"}), "b4@N6 end r4@O6 end");
    const auto hardlyMatters = [&](const char* other, double share) {
        const Reasons told = rather(state, "w1@L11", other, share);
        return told.size() > 1 && english(told[1]).starts_with("It hardly matters");
    };
    CHECK(hardlyMatters("w1@H16", 0.5));
    CHECK_FALSE(hardlyMatters("w1@H16", 0.4));
    CHECK_FALSE(hardlyMatters("w1@L12", 0.5)); // which does as much
}
