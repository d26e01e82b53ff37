// The worlds that a game lists for an observation (ai/search/worlds.h).
#include "tests/support/games.h"

#include <algorithm>
#include <array>

using namespace parlour;
using namespace parlour::test;

namespace {

// All that matters of a world: what is out of play may lie anywhere.
auto handsOf(const auto& state) {
    if constexpr (requires { state.hands[0].set(); }) // in the order of the draws
        return std::array{state.hands[0].set(), state.hands[1].set()};
    else if constexpr (requires { state.hands; })
        return state.hands;
    else if constexpr (requires { state.seats; })
        return state.seats;
    else
        return state.cards;
}

} // namespace

TEMPLATE_LIST_TEST_CASE(
    "Every world is told once, agrees with the observation, and none is missing", "", AllGames) {
    using G = typename TestType::Rules;
    constexpr int kMostWorlds = 600;
    int seen = 0; // positions
    Rng rng(31);
    for (int i = 0; i < 400 && seen < 12; ++i) {
        const RandomGame<G> game(completeOptions(G::optionSpecs(), Json::object()).value(), rng);
        const auto view = [&] {
            const auto& state = game.someState(rng, 0.85);
            return G::observe(state, G::toMove(state));
        }();
        std::vector<typename G::State> worlds;
        const bool hasAll = forEachWorld(view, [&](const typename G::State& world) {
            worlds.push_back(world);
            return std::ssize(worlds) < kMostWorlds;
        });
        if (!hasAll) continue;
        REQUIRE_FALSE(worlds.empty());
        ++seen;
        for (std::size_t w = 0; w < worlds.size(); ++w) {
            REQUIRE(G::observe(worlds[w], view.seat) == view);
            for (std::size_t other = 0; other < w; ++other) REQUIRE(worlds[w] != worlds[other]);
        }
        for (int sample = 0; sample < 5; ++sample) {
            const auto world = G::sample(view, rng);
            REQUIRE(std::ranges::any_of(
                worlds, [&](const auto& told) { return handsOf(told) == handsOf(world); }));
        }
    }
    CHECK(seen == 12);
}
