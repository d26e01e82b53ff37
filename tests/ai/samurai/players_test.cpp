// Samurai's players: what they choose, and how they compare.
#include "ai/catalogue/games.h"
#include "ai/samurai/minimax.h"
#include "ai/samurai/simple_players.h"
#include "tests/support/samurai.h"
#include "tests/support/scale.h"

#include <cmath>

using namespace parlour;
using namespace parlour::test;

namespace {

Decision<Samurai> ask(Agent<Samurai>& agent, const State& state, std::uint64_t seed = 1) {
    Rng rng(seed);
    return agent.decide(Samurai::observe(state, state.pub.mover), rng, {}, {});
}

std::string choice(Agent<Samurai>& agent, const State& state) {
    return Samurai::toText(ask(agent, state).move);
}

// Calls use(state) for positions of games that Advanced Strategy 3 plays by the thesis' rules, in
// the middle of turns, too.
void forPlayedPositions(int games, const auto& use) {
    Rng rng(47);
    const auto options = Samurai::options(samuraiOptions({{"preset", "thesis"}}));
    for (int game = 0; game < games; ++game) {
        State state = Samurai::start(options, Samurai::deal(options, rng));
        HeuristicPlayer player(HeuristicParams{kHeuristic3});
        while (Samurai::toMove(state) != kNoSeat) {
            if (rng.below(4) == 0) use(state);
            Samurai::apply(state, ask(player, state, rng.next()).move);
        }
    }
}

// The share of decided games that the first of two wins in the thesis' game.
double share(const std::string& first, const std::string& second, int games) {
    const GameEntry& game = *findGame("samurai").value();
    MatchSetup setup;
    setup.options = samuraiOptions({{"preset", "thesis"}});
    setup.seats = {first, second};
    setup.games = games;
    setup.rotate = true;
    const auto report = game.match(setup, {});
    REQUIRE(report);
    const auto& sides = report->sides;
    return static_cast<double>(sides[0].wins) / static_cast<double>(sides[0].wins + sides[1].wins);
}

} // namespace

TEST_CASE("Greedy counts strength times figures") {
    // Edo's space O15 touches Edo's Buddha and that of Matsumoto.
    GreedyPlayer greedy;
    CHECK(choice(greedy, begin({"b4", "h2"})) != "end");
    const State state = begin({"b4 h2 w1 n1 fx", "h2"});
    const Weights plain;
    const StepValues values(state.pub, 0, plain);
    CHECK(values.points(step("b4@O15")) == 8);
    CHECK(values.points(step("b4@N6")) == 4);
    CHECK(values.points(step("w1@Q16")) == 3);
    CHECK(values.points(step("fx@M8:h,O11:r")) == 0);
    int most = 0;
    for (const Move& move : Samurai::legalMoves(state)) most = std::max(most, values.points(move));
    CHECK(values.points(ask(greedy, state).move) == most);
}

TEST_CASE("Exchange tiles are worth the change that they make") {
    const State state = after(begin({"s3 tx fx b2 b3", "h4"}), "s3@N6 end h4@N8 end");
    const Weights plain;
    const StepValues values(state.pub, 0, plain);
    // At N6 s3 influences N5 and O7; at O15 Edo's three figures and Matsumoto's one.
    CHECK(values.points(step("tx@N6>O15")) == 3 * (4 - 2));
    // The Buddha of N5 under s3 goes to M8, where h4 lies: the helmet comes to N5.
    CHECK(values.points(step("fx@M8:h,N5:b")) == 0); // 3 for the Buddha lost, 3 for the helmet
    CHECK(values.value(step("fx@M8:h,N5:b")) > 0);   // but the helmet was lost at M8
}

TEST_CASE("The value of a step is the thesis' sum") {
    State state = after(begin({"b4 s2 w2 n1 h2", "b3"}), "b4@N6 end b3@N7 end");
    Weights weights = kHeuristic3;
    // Around O6: N5 (Buddha, 4 to 0) and O7 (rice, nothing), round 2.
    const double keepShip = 0.38 * 1.1 * (2 - 10);
    const double score = 0.22 * 1.0 / 4;
    {
        const StepValues values(state.pub, 0, weights);
        CHECK(values.value(step("s2@O6")) == Approx((2 - 4) + (2 - 0) + 2 * score));
        CHECK(values.value(step("w2@O5")) == Approx((2 - 4) + score + keepShip));
        CHECK(values.value(step("n1@O6")) ==
              Approx((1 - 4) + (1 - 0) + 2 * score + 0.38 * 3.1 * (2 - 10)));
    }
    weights.contested = false;
    CHECK(StepValues(state.pub, 0, weights).value(step("s2@O6")) ==
          Approx((2 + 4) + (2 + 0) + 2 * score));
    state.pub.captured[1][Buddha] = 4; // decided
    CHECK(StepValues(state.pub, 0, weights).value(step("s2@O6")) ==
          Approx((2 + 4) + (2 + 0) + score - 0.22 * 5));
}

TEST_CASE("Incremental values of all useful steps are those of single steps") {
    Rng rng(41);
    for (const Json& json : samuraiRules()) {
        const auto options = Samurai::options(json);
        State state = Samurai::start(options, Samurai::deal(options, rng));
        while (Samurai::toMove(state) != kNoSeat) {
            if (state.pub.phase == Phase::Playing) {
                const StepValues values(state.pub, state.pub.mover, kHeuristic3);
                int steps = 0;
                forEachStep(state.pub, state.handToMove(), kHeuristic3,
                            [&](const Move& move, double value) {
                                ++steps;
                                REQUIRE(Samurai::objection(state, move).empty());
                                REQUIRE(values.value(move) == Approx(value));
                            });
                if (steps == 0) // then nothing but exchanges is left
                    for (const Move& move : Samurai::legalMoves(state))
                        REQUIRE(move.kind != Move::Kind::Place);
            }
            Samurai::playRandomMove(state, rng);
        }
    }
}

TEST_CASE("Basic Strategy 3 plays one tile a turn until the boundary") {
    GreedyPlayer patient({10});
    State state = after(begin({"b4 w1 n1 h2 h3", "h2"}), "b4@N6");
    CHECK(choice(patient, state) == "end");
    state.pub.turns = 16; // round 9
    CHECK(choice(patient, state) == "end");
    state.pub.turns = 18; // round 10
    CHECK(choice(patient, state) != "end");
}

TEST_CASE("Basic Strategy 2 never checks whether a figure is already won, or counts it again") {
    const State state = after(begin({"b4 s2 w2 n1 h2", "b3"}), "b4@N6 end b3@I17 end");
    const StepValues values(state.pub, 0, Weights{});
    CHECK(values.points(step("b2@O6")) == 2); // N5's Buddha, on which b4 lies already
    CHECK(values.held(step("b2@O6")) == 4);
    CHECK(values.held(step("s2@O6")) == 4); // nothing at O7
    CHECK(values.held(step("h2@O6")) == 0);
    int piled = 0;
    forPlayedPositions(20, [&](const State& position) {
        const StepValues v(position.pub, position.pub.mover, Weights{});
        const auto held = [&](const Move& move) { return v.points(move) + v.held(move); };
        GreedyPlayer plain, piling({.boundary = 0, .held = 1, .ties = {}});
        const Move first = ask(plain, position).move;
        const Move second = ask(piling, position).move;
        for (const Move& move : Samurai::legalMoves(position)) {
            if (move.kind != Move::Kind::Place) continue;
            REQUIRE(v.points(move) <= v.points(first));
            REQUIRE(held(move) <= held(second));
        }
        piled += held(second) > held(first);
    });
    CHECK(piled > 0);
}

TEST_CASE("Ties are broken by lot, or by the order of tiles and spaces") {
    int different = 0;
    forPlayedPositions(10, [&](const State& position) {
        GreedyPlayer first({.boundary = 0, .held = 0, .ties = Ties::First}), lot;
        HeuristicParams params{kHeuristic3};
        params.ties = Ties::First;
        HeuristicPlayer heuristic(params);
        CHECK(ask(first, position, 1).move == ask(first, position, 2).move);
        CHECK(ask(heuristic, position, 1).move == ask(heuristic, position, 2).move);
        different += ask(lot, position, 1).move != ask(lot, position, 2).move;
    });
    CHECK(different > 0);
}

TEST_CASE("Advanced Strategy 2 prefers fast tiles from round eleven, and not before") {
    int preferred = 0;
    forPlayedPositions(100, [&](const State& position) {
        HeuristicParams one{kHeuristic1}, two{kHeuristic2};
        one.ties = two.ties = Ties::First;
        HeuristicPlayer advanced1(one), advanced2(two);
        const Move plain = ask(advanced1, position).move;
        const Move kept = ask(advanced2, position).move;
        if (plain.kind != Move::Kind::Place) return;
        if (position.pub.round() <= 10) {
            if (!plain.tile.isFast()) CHECK_FALSE(kept.tile.isFast());
        } else {
            if (plain.tile.isFast()) CHECK(kept.tile.isFast());
            preferred += kept.tile.isFast() && !plain.tile.isFast();
        }
    });
    CHECK(preferred > 0);
}

TEST_CASE("Keep in hand as meant holds fast tiles of no value back, as printed it plays all") {
    int held = 0;
    forPlayedPositions(40, [&](const State& position) {
        HeuristicParams params{kHeuristic2};
        HeuristicPlayer printed(params);
        params.keepsFastTiles = true;
        HeuristicPlayer meant(params);
        const Move all = ask(printed, position).move;
        const Move kept = ask(meant, position).move;
        const StepValues values(position.pub, position.pub.mover, kHeuristic2);
        const auto moves = Samurai::legalMoves(position);
        if (position.pub.stepsThisTurn > 0)
            CHECK((all.kind == Move::Kind::End) == (moves.size() == 1)); // the end alone
        if (kept.kind == Move::Kind::Place && kept.tile.isFast() && values.value(kept) <= 0) {
            CHECK(position.pub.stepsThisTurn == 0); // no turn is empty
            for (const Move& move : moves) CHECK(move.tileUsed().isFast());
        }
        held += kept.kind == Move::Kind::End && all.kind != Move::Kind::End;
    });
    CHECK(held > 0);
}

TEST_CASE("The score term sums over kinds of figure, or over figures") {
    State state = begin({"s2 b2 r2 h2 h3", "h2"}, {}, {{"O7", "b"}, {"O13", "r"}});
    Weights kinds{0, 0, 1, {}};
    Weights figures = kinds;
    figures.scoreByKind = false;
    const auto value = [&](const Weights& weights, const char* text) {
        return StepValues(state.pub, 0, weights).value(step(text));
    };
    CHECK(value(kinds, "s2@O6") == Approx(1.0 / 4)); // two Buddhas
    CHECK(value(figures, "s2@O6") == Approx(2.0 / 4));
    // Closer to the majority of Buddhas each is worth more, and nothing once it is decided.
    state.pub.captured[0][Buddha] = 3;
    CHECK(value(kinds, "b2@O6") == Approx(1));
    state.pub.captured[1][Buddha] = 4;
    CHECK(value(kinds, "b2@O6") == Approx(-5));
}

TEST_CASE("Random players play one tile a turn") {
    RandomPlayer random;
    const State state = after(begin({"b4 w1 n1 h2 h3", "h2"}), "b4@N6");
    CHECK(choice(random, state) == "end");
}

TEST_CASE("Minimax says what its step does and how far it looked") {
    const State state =
        after(begin({"b2 s1 b3 h2 h3", "b4 r4"}), "b2@O6 end r4@O8 end s1@N7 end h2@I17 end");
    OpenMinimax minimax({3, 12, 0});
    Rng rng(1);
    const auto decision = minimax.decide(state, rng, {}, {});
    CHECK(Samurai::objection(state, decision.move).empty());
    REQUIRE(decision.reasons.size() == 2);
    CHECK(decision.reasons[1].args[1].number == 3);
}

TEST_CASE("The thesis' MiniMax knows the other hand and not what will be drawn") {
    int different = 0;
    forPlayedPositions(2, [&](const State& position) {
        if (position.pub.stepsThisTurn > 0) return;
        const std::size_t other = position.pub.mover == 0 ? 1 : 0;
        State supply = position;
        State hand = position;
        const auto left = position.pub.supplySize[other];
        if (left < 2) return;
        std::swap(supply.seats[other].supply[0], supply.seats[other].supply[left - 1U]);
        const Tile held = *position.seats[other].hand.types();
        hand.seats[other].hand.remove(held);
        hand.seats[other].hand.add(std::exchange(hand.seats[other].supply[0], held));
        const auto move = [](const State& state) {
            OpenMinimax minimax({3, 6, 0});
            Rng rng(1);
            return minimax.decide(state, rng, {}, {}).move;
        };
        CHECK(move(position) == move(supply));
        different += move(position) != move(hand);
    });
    CHECK(different > 0);
}

TEST_CASE("MiniMax looks three turns ahead, which are not all of four players") {
    Rng rng(53);
    const auto options = Samurai::options(samuraiOptions({{"players", 4}, {"hand", "random"}}));
    const auto move = [](const State& state) {
        OpenMinimax minimax({3, 4, 0});
        Rng same(1);
        return minimax.decide(state, same, {}, {}).move;
    };
    int different = 0;
    for (int i = 0; i < 12 && (i < scaled(12) || different == 0); ++i) {
        State state = Samurai::start(options, Samurai::deal(options, rng));
        for (int n = 0; n < 60 && Samurai::toMove(state) != kNoSeat; ++n)
            Samurai::playRandomMove(state, rng);
        if (Samurai::toMove(state) == kNoSeat || state.pub.phase != Phase::Playing) continue;
        const auto withOtherHand = [&](int turnsLater) {
            State other = state;
            Private& seat =
                other.seats[static_cast<std::size_t>((state.pub.mover + turnsLater) % 4)];
            seat.hand = {};
            seat.hand.add(tile("b4"));
            return other;
        };
        different += move(withOtherHand(1)) != move(state);
        CHECK(move(withOtherHand(3)) == move(state));
    }
    CHECK(different > 0);
}

TEST_CASE("Alpha-beta with the best turn first finds what a plain search finds") {
    // With one world the root uses its bounds, with two equal ones it does not.
    Rng rng(43);
    const auto options = Samurai::options(samuraiOptions({{"preset", "thesis"}}));
    for (int i = 0; i < scaled(20); ++i) {
        State state = Samurai::start(options, Samurai::deal(options, rng));
        for (std::uint32_t n = rng.below(40); n > 0 && Samurai::toMove(state) != kNoSeat; --n)
            Samurai::playRandomMove(state, rng);
        for (auto& seat : state.seats) seat.supply = {}; // nothing hidden: all hands are known
        for (std::size_t seat = 0; seat < 2; ++seat) {
            state.pub.supplySize[seat] = 0;
            state.pub.unplayed[seat] = state.seats[seat].hand;
        }
        if (Samurai::toMove(state) == kNoSeat) continue;
        OpenMinimax bounded({3, 6, 0});
        Minimax plain({3, 6, 2});
        Rng one(1), two(1);
        CHECK(bounded.decide(state, one, {}, {}).move ==
              plain.decide(Samurai::observe(state, state.pub.mover), two, {}, {}).move);
    }
}

TEST_CASE("The thesis' order of players, as far as it is reproduced", "[strength]") {
    CHECK(share("greedy", "random", 200) > 0.95);
    CHECK(share("heuristic-1", "greedy", 400) > 0.58);
    CHECK(share("heuristic-1", "greedy-boundary", 400) > 0.58);
    CHECK(share("heuristic-3", "heuristic-1", 400) > 0.58);
    CHECK(share("heuristic-3", "heuristic-2", 400) > 0.58);
    // 64 % over thousands of games, less two and a half standard errors of these.
    const int games = scaled(400);
    CHECK(share("minimax:width=6", "heuristic-3", games) > 0.64 - 2.5 * 0.5 / std::sqrt(games));
}

TEST_CASE("The tuned weights beat those of the thesis by far", "[strength]") {
    CHECK(share("heuristic-tuned", "heuristic-3", 400) > 0.7);
}

TEST_CASE("Minimax knows the other hands unless it is to imagine them, and says so") {
    const GameEntry& game = *findGame("samurai").value();
    CHECK(game.cheats("minimax").value());
    CHECK(game.cheats("minimax:depth=5").value());
    CHECK_FALSE(game.cheats("minimax:determinizations=1").value());
    for (const char* spec : {"random", "greedy", "greedy-boundary", "heuristic-1", "heuristic-3"})
        CHECK_FALSE(game.cheats(spec).value());
}
