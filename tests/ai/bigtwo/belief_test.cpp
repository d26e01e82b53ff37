#include "ai/bigtwo/belief.h"
#include "ai/bigtwo/rule_based.h"
#include "tests/support/bigtwo.h"
#include "tests/support/scale.h"

#include <cmath>
#include <numeric>

using namespace parlour::bigtwo;
using namespace parlour::test;
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

} // namespace

TEST_CASE("Beliefs respect everything known") {
    Rng rng(741);
    for (const Options& options : allOptions())
        for (const bool infers : {false, true})
            for (int i = 0; i < scaled(3); ++i) {
                const Observation view = viewToMove(someGame(options, rng));
                const Belief belief(view, {100, infers}, rng, {}, {});
                for (int k = 0; k < 20; ++k)
                    REQUIRE(BigTwo::observe(belief.draw(rng), view.seat) == view);
                const auto chances = belief.chances();
                std::array<double, kSeats> cards{};
                for (const Card card : kDeck) {
                    const auto& row = chances[card.index];
                    const double sum = std::accumulate(row.begin(), row.end(), 0.0);
                    REQUIRE(sum == Approx(view.pub.played.contains(card) ? 0 : 1));
                    if (view.hand.contains(card))
                        REQUIRE(row[static_cast<std::size_t>(view.seat)] == 1);
                    else
                        REQUIRE(row[static_cast<std::size_t>(view.seat)] == 0);
                    for (std::size_t seat = 0; seat < kSeats; ++seat) cards[seat] += row[seat];
                }
                for (std::size_t seat = 0; seat < kSeats; ++seat)
                    REQUIRE(cards[seat] == Approx(view.pub.handSizes[seat]));
                if (view.unseen().contains(kThreeOfDiamonds))
                    REQUIRE(chances[0][static_cast<std::size_t>(view.pub.starter())] == 1);
            }
}

TEST_CASE("What others did tells where the cards are") {
    Rng rng(742);
    double gain = 0; // of the logarithm of the chance of what is true, by card
    int cards = 0;
    for (int i = 0; i < scaled(60); ++i) {
        const State state = someGame({}, rng);
        const Observation view = viewToMove(state);
        const auto chances = Belief(view, {500, true}, rng, {}, {}).chances();
        const auto blind = Belief(view, {500, false}, rng, {}, {}).chances();
        for (std::size_t seat = 0; seat < kSeats; ++seat)
            for (const Card card : state.hands[seat] - view.hand) {
                gain +=
                    std::log((chances[card.index][seat] + 0.02) / (blind[card.index][seat] + 0.02));
                ++cards;
            }
    }
    CHECK(gain / cards > 0.01);
}

TEST_CASE("The number of threads changes no belief, and one world is always there") {
    Rng rng(743);
    const State state = someGame({}, rng);
    const Observation view = viewToMove(state);
    const auto chances = [&](int threads) {
        Rng same(7);
        return Belief(view, {300, true}, same, {std::nullopt, threads}, {}).chances();
    };
    CHECK(chances(1) == chances(3));

    std::stop_source source;
    source.request_stop();
    const StopCheck stop(source.get_token(), {});
    const Belief belief(view, {1'000'000, true}, rng, {}, stop);
    CHECK(BigTwo::observe(belief.draw(rng), view.seat) == view);
    CHECK(beliefs(view, rng, stop).size() == static_cast<std::size_t>(view.unseen().size()));
}
