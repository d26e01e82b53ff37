#include "ai/bigtwo/belief.h"
#include "ai/bigtwo/rule_based.h"
#include "tests/support/beliefs.h"
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

#include <cmath>

using namespace parlour::bigtwo;
using namespace parlour::test;
using parlour::CardBelief;
using parlour::kNoSeat;
using parlour::Rng;
using parlour::StopCheck;

namespace {

// A game of rule-based players after some turns, not over.
State someGame(const Options& options, Rng& rng) {
    RuleBasedPlayer player;
    State state = randomStart(options, rng);
    State before = state;
    for (std::uint32_t turns = rng.below(40); turns > 0; --turns) {
        BigTwo::apply(state, player.decide(viewToMove(state), rng, {}, {}).move);
        if (state.pub.isOver()) break;
        before = state;
    }
    return before;
}

// Of so many worlds.
HandBelief believe(const Observation& view, bool infers, int worlds, Rng& rng, int threads = 1,
                   const StopCheck& stop = {}) {
    std::vector models(static_cast<std::size_t>(threads), HandModel(view, infers));
    if (!models[0].hasEvidence()) return {};
    return HandBelief::chained(worlds, kChains, models, rng, stop);
}
std::vector<CardBelief> chances(const Observation& view, bool infers, int worlds, Rng& rng) {
    HandModel model(view, infers);
    return believe(view, infers, worlds, rng).chances(model, rng, {});
}

} // namespace

TEST_CASE("Beliefs respect everything known") {
    Rng rng(741);
    for (const Options& options : allOptions())
        for (const bool infers : {false, true})
            for (int i = 0; i < scaled(3); ++i) {
                const Observation view = viewToMove(someGame(options, rng));
                HandModel model(view, infers);
                const HandBelief belief = believe(view, infers, 100, rng);
                REQUIRE(belief.isPrior() == !model.hasEvidence());
                for (int k = 0; k < 20; ++k) {
                    const State world{view.pub, belief.world(k, model, rng).hands};
                    REQUIRE(BigTwo::observe(world, view.seat) == view);
                }
                const auto rows = belief.chances(model, rng, {});
                REQUIRE(rows.size() == static_cast<std::size_t>(view.unseen().size()));
                for (const CardBelief& row : rows) {
                    REQUIRE(view.unseen().contains(cardSet(row.card).lowest()));
                    REQUIRE(sum(row) == Approx(1));
                    REQUIRE(row.elsewhere == 0);
                    REQUIRE(row.seats[static_cast<std::size_t>(view.seat)] == 0);
                }
                for (std::size_t seat = 0; seat < kSeats; ++seat)
                    if (static_cast<parlour::Seat>(seat) != view.seat)
                        REQUIRE(cardsOf(rows, seat) == Approx(view.pub.handSizes[seat]));
                if (view.unseen().contains(kThreeOfDiamonds))
                    REQUIRE(
                        beliefOf(rows, "3D").seats[static_cast<std::size_t>(view.pub.starter())] ==
                        Approx(1));
            }
}

TEST_CASE("What others did tells where the cards are") {
    Rng rng(742);
    double gain = 0; // of the logarithm of the chance of what is true, by card
    int cards = 0;
    for (int i = 0; i < scaled(60); ++i) {
        const State state = someGame({}, rng);
        const Observation view = viewToMove(state);
        const auto rows = chances(view, true, 500, rng);
        const auto blind = chances(view, false, 500, rng);
        for (std::size_t seat = 0; seat < kSeats; ++seat)
            for (const Card card : state.hands[seat] - view.hand) {
                const std::string text = toText(card);
                gain += std::log((beliefOf(rows, text).seats[seat] + 0.02) /
                                 (beliefOf(blind, text).seats[seat] + 0.02));
                ++cards;
            }
    }
    CHECK(gain / cards > 0.01);
}

TEST_CASE("Two others exchange a card, and what is known stays as it is") {
    Rng rng(744);
    for (const Options& options : allOptions()) {
        const Observation view = viewToMove(someGame(options, rng));
        const HandModel model(view, true);
        auto world = model.draw(rng);
        for (int i = 0; i < 50; ++i) {
            const auto before = world;
            const bool hasChanged = model.change(world, rng);
            REQUIRE((world.hands != before.hands) == hasChanged);
            REQUIRE(BigTwo::observe(State{view.pub, world.hands}, view.seat) == view);
            // What was reckoned before is as good as reckoned anew.
            auto fresh = world;
            fresh.likelihoods.fill(-1);
            REQUIRE(model.likelihood(world, 0) == Approx(model.likelihood(fresh, 0)));
        }
    }
}

TEST_CASE("The number of threads changes no belief, and one world is always there") {
    Rng rng(743);
    const State state = someGame({}, rng);
    const Observation view = viewToMove(state);
    HandModel model(view, true);
    REQUIRE(model.hasEvidence());
    const auto told = [&](int threads) {
        Rng same(7);
        return believe(view, true, 300, same, threads).chances(model, same, {});
    };
    CHECK(sameBeliefs(told(1), told(3)));

    std::stop_source source;
    source.request_stop();
    const StopCheck stop(source.get_token(), {});
    const HandBelief belief = believe(view, true, 1'000'000, rng, 1, stop);
    CHECK(belief.worlds().size() == 1);
    const State world{view.pub, belief.world(0, model, rng).hands};
    CHECK(BigTwo::observe(world, view.seat) == view);
    CHECK(belief.chances(model, rng, stop).size() ==
          static_cast<std::size_t>(view.unseen().size()));
}
