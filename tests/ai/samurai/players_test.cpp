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

TEST_CASE("The patient player plays one tile a turn until the boundary") {
    GreedyPlayer patient({10});
    State state = after(begin({"b4 w1 n1 h2 h3", "h2"}), "b4@N6");
    CHECK(choice(patient, state) == "end");
    state.pub.turns = 18; // round 10
    CHECK(choice(patient, state) != "end");
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

TEST_CASE("All pairings and grids of the thesis can be played again") {
    const GameEntry& game = *findGame("samurai").value();
    std::size_t printed = 0;
    for (const Experiment& experiment : game.experiments())
        for (const Experiment::Match& match : experiment.matches) {
            INFO(experiment.name << " " << match.seats[0]);
            REQUIRE(match.sides.size() == 2);
            printed += match.sides[0].winShare.has_value();
            for (const std::string& spec : match.seats) CHECK(game.player(spec));
        }
    // Pairings, two depths, and the grids of 11 x 11 (one cell is empty), 5 x 6 and twice 6 x 6.
    CHECK(printed == 5 + 2 + 120 + 30 + 36 + 36);
    const auto of = [&](std::string_view name, std::string_view player) {
        const auto& list = game.experiments();
        const auto experiment = std::ranges::find(list, name, &Experiment::name);
        REQUIRE(experiment != list.end());
        for (const Experiment::Match& match : experiment->matches)
            if (match.seats[0] == player) return *match.sides[0].winShare;
        return -1.0;
    };
    CHECK(of("grid-5.1", "heuristic-2:k3=50;k4=400") == Approx(0.89));
    CHECK(of("grid-5.2", "heuristic-2:k3=110;k4=310") == Approx(0.89));
    CHECK(of("grid-5.3", "heuristic-3:w2=40;w3=20") == Approx(0.86));
    CHECK(of("grid-5.4", "heuristic-3:w2=38;w3=22") == Approx(0.87));
}

TEST_CASE("Minimax knows the other hands unless it is to imagine them, and says so") {
    const GameEntry& game = *findGame("samurai").value();
    CHECK(game.cheats("minimax").value());
    CHECK(game.cheats("minimax:depth=5").value());
    CHECK_FALSE(game.cheats("minimax:determinizations=1").value());
    for (const char* spec : {"random", "greedy", "greedy-boundary", "heuristic-1", "heuristic-3"})
        CHECK_FALSE(game.cheats(spec).value());
}
