// However many threads think, a player decides the same.
#include "tests/support/decisions.h"
#include "tests/support/games.h"

#include <array>
#include <span>

using namespace parlour;
using namespace parlour::test;

TEMPLATE_LIST_TEST_CASE("The number of threads changes no decision", "", AllGames) {
    using G = typename TestType::Rules;
    constexpr std::array kCounts{3, 2, 8};
    for (const auto& variant : variants<TestType>(Numbers::Least)) {
        INFO(variant.name);
        forRandomGames<G>(334, scaled(2), [&](const auto& game, Rng& rng) {
            const auto& state = game.someState(rng);
            const std::uint64_t seed = rng.next();
            Player<G> alone = variant.make();
            const auto decision = decide(alone, state, seed);
            for (const int threads : std::span(kCounts).first(scaled(3))) {
                Player<G> player = variant.make();
                requireSame<G>(decide(player, state, seed, {std::nullopt, threads}), decision);
                requireSame<G>(decide(alone, state, seed, {std::nullopt, threads}), decision);
            }
        });
    }
}
