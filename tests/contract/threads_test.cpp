// However many threads think, a player decides the same.
#include "tests/support/decisions.h"
#include "tests/support/games.h"

using namespace parlour;
using namespace parlour::test;

TEMPLATE_LIST_TEST_CASE("The number of threads changes no decision", "", AllGames) {
    using G = typename TestType::Rules;
    for (const auto& variant : variants<TestType>(Numbers::Least)) {
        INFO(variant.name);
        forRandomGames<G>(334, 2, [&](const auto& game, Rng& rng) {
            const auto& state = game.someState(rng);
            const std::uint64_t seed = rng.next();
            Player<G> alone = variant.make();
            const auto decision = decide(alone, state, seed);
            for (const int threads : {2, 3, 8}) {
                Player<G> player = variant.make();
                requireSame<G>(decide(player, state, seed, {std::nullopt, threads}), decision);
                requireSame<G>(decide(alone, state, seed, {std::nullopt, threads}), decision);
            }
        });
    }
}
