#include "ai/samurai/belief.h"
#include "ai/samurai/champion.h"
#include "ai/samurai/rule_policy.h"
#include "ai/samurai/simple_players.h"
#include "tests/support/beliefs.h"
#include "tests/support/samurai.h"
#include "tests/support/scale.h"

#include <limits>

using namespace parlour;
using namespace parlour::test;

namespace {

// Positions of random games by all rules, with the generator.
void forPositions(std::uint64_t seed, int games, const auto& check) {
    Rng rng(seed);
    for (const Json& json : samuraiRules()) {
        const auto options = Samurai::options(json);
        for (int game = 0; game < games; ++game) {
            State state = Samurai::start(options, Samurai::deal(options, rng));
            while (Samurai::toMove(state) != kNoSeat) {
                check(state, rng);
                Samurai::playRandomMove(state, rng);
            }
        }
    }
}

Champion champion(int worlds, int width) {
    ChampionParams params;
    params.worlds = worlds;
    params.width = width;
    return Champion(params);
}

} // namespace

TEST_CASE("The quick player takes the best of all steps that it weighs") {
    forPositions(731, scaled(2), [](const State& state, Rng&) {
        if (state.pub.phase != Phase::Playing) return;
        const RulePolicy& policy = RulePolicy::of(state.pub.options.players);
        const Move chosen = policy.choose(state.pub, state.handToMove());
        REQUIRE(Samurai::objection(state, chosen).empty());
        float best = state.pub.stepsThisTurn > 0 ? 0 : std::numeric_limits<float>::lowest();
        float value = 0;
        int steps = 0;
        policy.forEachStep(state.pub, state.handToMove(), [&](const Move& move, float v) {
            ++steps;
            REQUIRE(Samurai::objection(state, move).empty());
            best = std::max(best, v);
            if (move == chosen) value = v;
        });
        if (steps > 0) REQUIRE(value == Approx(best).margin(1e-4));
    });
}

TEST_CASE("The quick player beats the thesis' players by far", "[strength]") {
    Rng rng(732);
    PolicyPlayer quick;
    HeuristicPlayer heuristic({kTuned});
    const auto options = Samurai::options(samuraiOptions({}));
    double share = 0;
    const int games = scaled(400);
    for (int game = 0; game < games; ++game) {
        State state = Samurai::start(options, Samurai::deal(options, rng));
        const Seat seat = game % 2;
        while (Samurai::toMove(state) != kNoSeat) {
            Agent<Samurai>& agent = state.pub.mover == seat
                                        ? static_cast<Agent<Samurai>&>(quick)
                                        : static_cast<Agent<Samurai>&>(heuristic);
            Samurai::apply(state, agent.decide(viewToMove(state), rng, {}, {}).move);
        }
        share += Samurai::winShares(state)[static_cast<std::size_t>(seat)];
    }
    CHECK(share / games > 0.7);
}

TEST_CASE("Imagined worlds look like the real one, and hands fit what was played") {
    forPositions(733, scaled(2), [](const State& state, Rng& rng) {
        for (Seat seat = 0; seat < state.pub.options.players; ++seat) {
            const Observation view = Samurai::observe(state, seat);
            const State world = TileModel(view, true).draw(rng);
            REQUIRE(Samurai::observe(world, seat) == view);
            for (std::size_t s = 0; s < static_cast<std::size_t>(state.pub.options.players); ++s) {
                TileBag all = world.seats[s].hand;
                REQUIRE(all.size() == state.pub.handSize[s]);
                for (std::size_t i = 0; i < state.pub.supplySize[s]; ++i)
                    all.add(world.seats[s].supply[i]);
                REQUIRE(all == state.pub.unplayed[s]);
            }
        }
    });
}

TEST_CASE("Beliefs share the tiles of the others out between hand and supply") {
    forPositions(734, 1, [](const State& state, Rng& rng) {
        if (rng.below(4) > 0) return;
        const Observation view = viewToMove(state);
        for (const bool infers : {false, true}) {
            TileModel model(view, infers);
            const auto rows = TileBelief().chances(model, rng, {});
            for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
                const bool isOther = static_cast<Seat>(seat) != view.seat;
                double inHand = 0;
                for (std::uint8_t type = 0; type < kTileTypes; ++type) {
                    const int count = view.pub.unplayed[seat].count({type});
                    const double share = beliefOf(rows, toText(Tile{type})).seats[seat];
                    REQUIRE(share >= 0);
                    REQUIRE(share <= 1 + 1e-9);
                    if (!isOther || count == 0) REQUIRE(share == 0);
                    if (isOther && count > 0 && view.pub.supplySize[seat] == 0)
                        REQUIRE(share == Approx(1));
                    inHand += share * count;
                }
                if (isOther) REQUIRE(inHand == Approx(view.pub.handSize[seat]));
            }
        }
    });
}

TEST_CASE("Samurai's champion says that a step wins the game if and only if it does") {
    forPositions(738, 1, [](const State& state, Rng& rng) {
        if (rng.below(6) > 0 || state.pub.phase != Phase::Playing) return;
        Champion player = champion(6, 6);
        const Observation view = viewToMove(state);
        const auto decision = player.decide(view, rng, {}, {});
        std::string sentences;
        for (const Reason& reason : decision.reasons) sentences += english(reason);
        INFO(sentences);
        Public end = state.pub;
        Samurai::applySeen(end, decision.move);
        const bool isWon = end.isOver() && Samurai::verdict(end).winners == 1 << view.seat;
        CHECK((sentences.find("and you win") != std::string::npos) == isWon);
    });
}

TEST_CASE("Samurai's champion plans to take the rules' first hand") {
    Rng rng(737);
    State state = Samurai::start({}, Samurai::deal({}, rng));
    Mind mind{ChampionParams()};
    std::string hand;
    while (state.pub.phase == Phase::Taking && state.pub.mover == state.pub.first) {
        const auto plan = mind.plan(Samurai::observe(state, state.pub.mover), rng);
        hand += Samurai::toText(plan.usual.value()) + " ";
        Samurai::apply(state, *plan.usual);
    }
    CHECK(hand == "take w2 take b4 take h4 take r4 take s3 ");
}

TEST_CASE("Samurai's champion stopped before it began has looked into one world") {
    std::stop_source source;
    source.request_stop();
    forPositions(735, 1, [&](const State& state, Rng& rng) {
        if (rng.below(8 * stride()) > 0) return;
        Champion player = champion(100'000, 1000);
        const auto decision = player.decide(viewToMove(state), rng, {}, source.get_token());
        CHECK(Samurai::objection(state, decision.move).empty());
        for (const auto& candidate : decision.candidates) CHECK(candidate.visits == 1);
    });
}

TEST_CASE("The champion beats the thesis' best heuristic clearly even with few worlds",
          "[strength]") {
    Rng rng(737);
    Champion player = champion(6, 6);
    HeuristicPlayer heuristic({kHeuristic3});
    const auto options = Samurai::options(samuraiOptions({}));
    double share = 0;
    const int games = scaled(40);
    for (int game = 0; game < games; ++game) {
        State state = Samurai::start(options, Samurai::deal(options, rng));
        const Seat seat = game % 2;
        while (Samurai::toMove(state) != kNoSeat) {
            Agent<Samurai>& agent = state.pub.mover == seat
                                        ? static_cast<Agent<Samurai>&>(player)
                                        : static_cast<Agent<Samurai>&>(heuristic);
            Samurai::apply(state, agent.decide(viewToMove(state), rng, {}, {}).move);
        }
        share += Samurai::winShares(state)[static_cast<std::size_t>(seat)];
    }
    CHECK(share / games > 0.6);
}
