#include "ai/samurai/belief.h"
#include "ai/samurai/champion.h"
#include "ai/samurai/explain.h"
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

Observation viewToMove(const State& state) { return Samurai::observe(state, state.pub.mover); }

Champion champion(int worlds, int width) {
    ChampionParams params;
    params.worlds = worlds;
    params.width = width;
    return Champion(params);
}

// What explains a step.
std::string said(const State& state, const char* text) {
    std::string sentences;
    for (const Reason& reason : explainMove(viewToMove(state), step(text)))
        sentences += (sentences.empty() ? "" : " ") + english(reason);
    return sentences;
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

TEST_CASE("Reasons name the figures that a step is about") {
    // N7 touches a helmet (Matsue), O8 another one (Okayama) and the rice of O7.
    const State state = after(begin({"b4 s1 b2 h2 h3", "r4 b3 s2"}), "b4@N6 end r4@O6 end");
    CHECK(said(state, "b2@N7") == "The Buddha 2 takes a space at Matsue from the others.");
    CHECK(said(state, "s1@O8") == "The samurai 1 takes the lead for the helmet of Okayama, by 1.");
    CHECK(said(state, "h2@N7") == "The helmet 2 takes the lead for the helmet of Matsue, by 2.");
    CHECK(said(state, "s1@P14") == "The samurai 1 takes the lead for 4 figures of Edo and Sunpu.");
    CHECK(said(state, "h2@P14") == "The helmet 2 takes the lead for the helmet of Edo, by 2.");
}
TEST_CASE("A turn in which nothing more can be played ends for that reason") {
    CHECK(said(after(begin({"b2 b3", "r4"}), "b2@N6"), "end") ==
          "Nothing more can be played this turn.");
    CHECK(said(after(begin({"b2 s1 w1", "r4"}), "b2@N6"), "end") ==
          "Keeps the other tiles for later turns.");
}

TEST_CASE("Reasons name who gets the figures") {
    CHECK(said(after(begin({"b4 r3", "r4 s1"}), "b4@O6 end r4@O8 end r3@N7 end"), "s1@N6") ==
          "Captures the rice of Hiroshima. The Buddha of Yamaguchi goes to seat 0. That gives it "
          "the lead in the rice caste.");
    CHECK(said(after(begin({"b2", "r4"}), "b2@N6 end"), "r4@O6") ==
          "The Buddha of Yamaguchi goes to seat 0.");
    CHECK(said(after(begin({"b2", "b2"}), "b2@N6 end"), "b2@O6") ==
          "Ties for the Buddha of Yamaguchi, so that seat 0, who led there, does not get it.");

    State state =
        after(begin({"b2 b4", "h2"}, {}, {{"N5", "r"}, {"O7", "b"}}), "b2@N6 end h2@I17 end");
    const std::string setAside =
        "Surrounds Yamaguchi where nobody leads for the rice: it is set aside.";
    CHECK(said(state, "b4@O6") == setAside);
    state.pub.setAside = {1, 2, 0};
    state.pub.captured[1] = {0, 0, 1};
    CHECK(said(state, "b4@O6") == "Ends the game, which is lost. " + setAside);
    state.pub.captured[0] = {1, 1, 0};
    CHECK(said(state, "b4@O6") == "Ends the game, which is won. " + setAside);
}

TEST_CASE("Reasons say which caste is decided") {
    State state = after(begin({"b2 b3", "r4"}), "b2@N6 end r4@I17 end");
    state.pub.captured[0] = {1, 0, 0};
    state.pub.onBoard[Buddha] = 3;
    CHECK(said(state, "b3@O6") == "Captures the Buddha of Yamaguchi.");
    state.pub.onBoard[Buddha] = 2;
    CHECK(said(state, "b3@O6") == "Captures the Buddha of Yamaguchi. Nobody can take the lead in "
                                  "the Buddha caste from it any more.");
}

TEST_CASE("Reasons name both ends of an exchange") {
    const State figures = after(begin({"h3 fx", "b4"}), "h3@I17 end b4@N6 end");
    CHECK(said(figures, "fx@J16:h,N5:b") ==
          "Takes the Buddha from Yamaguchi, where seat 1 leads, to Akita.");
    CHECK(said(figures, "fx@I18:b,M8:h") ==
          "Takes the helmet from Matsue to Hirosaki, where it leads by 3.");
    CHECK(said(figures, "fx@O9:h,O13:b") ==
          "Lets the helmet of Okayama and the Buddha of Nagoya change places.");

    const State tile = after(begin({"s3 tx", "h2"}), "s3@N6 end h2@N8 end");
    CHECK(said(tile, "tx@N6>N7") == "Moves the samurai 3 from Yamaguchi to Matsue. Captures the "
                                    "helmet of Matsue. That gives it the lead in the helmet "
                                    "caste.");
    CHECK(said(tile, "tx@N6>P14") == "Moves the samurai 3 from Yamaguchi to Edo. The samurai 3 "
                                     "takes the lead for 4 figures of Edo and Sunpu.");
}

TEST_CASE("Samurai's champion is as sure as it may be") {
    forPositions(738, 1, [](const State& state, Rng& rng) {
        if (rng.below(6) > 0) return;
        Champion player = champion(6, 6);
        const Observation view = viewToMove(state);
        const auto decision = player.decide(view, rng, {}, {});
        std::string sentences;
        for (const Reason& reason : decision.reasons) sentences += english(reason);
        INFO(sentences);
        CHECK(sentences.find("100 of 100") == std::string::npos);
        CHECK(sentences.find("Wins 0 of") == std::string::npos);
        if (state.pub.phase != Phase::Playing) {
            CHECK(sentences.find("of 100") == std::string::npos);
            return;
        }
        Public end = state.pub;
        Samurai::applySeen(end, decision.move);
        const bool isWon = end.isOver() && Samurai::verdict(end).winners == 1 << view.seat;
        CHECK((sentences.find("which is won") != std::string::npos) == isWon);
        if (isWon) CHECK(sentences.find("imagined") == std::string::npos);
    });
}

TEST_CASE("Samurai's champion stopped before it began has looked into one world") {
    std::stop_source source;
    source.request_stop();
    forPositions(735, 1, [&](const State& state, Rng& rng) {
        if (rng.below(8) > 0) return;
        Champion player = champion(100'000, 1000);
        const auto decision = player.decide(viewToMove(state), rng, {}, source.get_token());
        CHECK(Samurai::objection(state, decision.move).empty());
        for (const auto& candidate : decision.candidates) CHECK(candidate.visits == 1);
    });
}

TEST_CASE("The answer of Samurai's champion does not depend on the number of threads") {
    forPositions(736, 1, [&](const State& state, Rng& rng) {
        if (rng.below(16) > 0) return;
        Champion player = champion(40, 6);
        const std::uint64_t seed = rng.next();
        Rng one(seed), two(seed);
        const auto alone = player.decide(viewToMove(state), one, {std::nullopt, 1}, {});
        const auto together = player.decide(viewToMove(state), two, {std::nullopt, 3}, {});
        REQUIRE(alone.move == together.move);
        REQUIRE(alone.candidates.size() == together.candidates.size());
        for (std::size_t i = 0; i < alone.candidates.size(); ++i)
            REQUIRE(alone.candidates[i].value == together.candidates[i].value);
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
