#include "ai/samurai/belief.h"
#include "ai/samurai/champion.h"
#include "ai/samurai/explain.h"
#include "ai/samurai/rule_policy.h"
#include "ai/samurai/simple_players.h"
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

Observation viewToMove(const State& state) { return Samurai::observe(state, state.pub.mover); }

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

TEST_CASE("The quick player beats the thesis' players by far") {
    Rng rng(732);
    PolicyPlayer quick;
    HeuristicPlayer heuristic(kTuned, Turn::All);
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
            const State world = imagine(view, rng);
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

TEST_CASE("Each tile is in the hand or in the supply, the own hand is certain") {
    forPositions(734, 1, [](const State& state, Rng& rng) {
        if (rng.below(4) > 0) return;
        const Observation view = viewToMove(state);
        const TileChances chances = tileChances(view, 20, rng);
        for (std::size_t seat = 0; seat < kMostSeats; ++seat) {
            double inHand = 0;
            for (std::uint8_t type = 0; type < kTileTypes; ++type) {
                const int count = view.pub.unplayed[seat].count({type});
                const double hand = chances.hand[seat][type];
                REQUIRE(hand + chances.supply[seat][type] == Approx(count > 0 ? 1 : 0));
                REQUIRE(hand >= 0);
                REQUIRE(hand <= 1 + 1e-9);
                if (seat == static_cast<std::size_t>(view.seat))
                    REQUIRE(hand * count == Approx(view.hand.count({type})));
                if (count > 0 && view.pub.supplySize[seat] == 0) REQUIRE(hand == Approx(1));
                inHand += hand * count;
            }
            REQUIRE(inHand == Approx(view.pub.handSize[seat]));
        }
    });
}

TEST_CASE("Reasons name the figure that a step is about") {
    // N7 touches a helmet (Matsue), O8 another one (Okayama) and the rice of O7.
    const State state = after(begin({"b4 s1 b2 h2 h3", "r4 b3 s2"}), "b4@N6 end r4@O6 end");
    const auto reason = [&](const char* text) {
        return english(explain(viewToMove(state), step(text)));
    };
    CHECK(reason("b2@N7") == "The Buddha 2 takes a space at Matsue from the others.");
    CHECK(reason("s1@O8") == "The samurai 1 takes the lead for the helmet of Okayama, by 1.");
    CHECK(reason("h2@N7") == "The helmet 2 takes the lead for the helmet of Matsue, by 2.");
}

TEST_CASE("Samurai's champion stopped before it began has looked into one world") {
    std::stop_source source;
    source.request_stop();
    forPositions(735, 1, [&](const State& state, Rng& rng) {
        if (rng.below(8) > 0) return;
        Champion champion({.worlds = 100'000, .width = 1000});
        const auto decision = champion.decide(viewToMove(state), rng, {}, source.get_token());
        CHECK(Samurai::objection(state, decision.move).empty());
        for (const auto& candidate : decision.candidates) CHECK(candidate.visits == 1);
    });
}

TEST_CASE("The answer of Samurai's champion does not depend on the number of threads") {
    forPositions(736, 1, [&](const State& state, Rng& rng) {
        if (rng.below(16) > 0) return;
        Champion champion({.worlds = 40, .width = 6});
        const std::uint64_t seed = rng.next();
        Rng one(seed), two(seed);
        const auto alone = champion.decide(viewToMove(state), one, {std::nullopt, 1}, {});
        const auto together = champion.decide(viewToMove(state), two, {std::nullopt, 3}, {});
        REQUIRE(alone.move == together.move);
        REQUIRE(alone.candidates.size() == together.candidates.size());
        for (std::size_t i = 0; i < alone.candidates.size(); ++i)
            REQUIRE(alone.candidates[i].value == together.candidates[i].value);
    });
}

TEST_CASE("The champion beats the thesis' best heuristic clearly even with few worlds") {
    Rng rng(737);
    Champion champion({.worlds = 6, .width = 6});
    HeuristicPlayer heuristic(kHeuristic3, Turn::All);
    const auto options = Samurai::options(samuraiOptions({}));
    double share = 0;
    const int games = scaled(40);
    for (int game = 0; game < games; ++game) {
        State state = Samurai::start(options, Samurai::deal(options, rng));
        const Seat seat = game % 2;
        while (Samurai::toMove(state) != kNoSeat) {
            Agent<Samurai>& agent = state.pub.mover == seat
                                        ? static_cast<Agent<Samurai>&>(champion)
                                        : static_cast<Agent<Samurai>&>(heuristic);
            Samurai::apply(state, agent.decide(viewToMove(state), rng, {}, {}).move);
        }
        share += Samurai::winShares(state)[static_cast<std::size_t>(seat)];
    }
    CHECK(share / games > 0.6);
}
