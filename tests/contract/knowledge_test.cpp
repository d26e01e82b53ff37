// Nobody knows more than they may, and what they do not know can be imagined.
#include "tests/support/games.h"

using namespace parlour;
using namespace parlour::test;

TEMPLATE_LIST_TEST_CASE("An imagined state looks like the real one to the observer", "", AllGames) {
    using G = typename TestType::Rules;
    if constexpr (Determinizable<G>)
        forRandomGames<G>(311, scaled(10), [](const auto& game, Rng& rng) {
            for (const auto& state : game.states)
                for (Seat seat = 0; seat < G::seats(state); ++seat) {
                    const auto view = G::observe(state, seat);
                    const auto imagined = G::sample(view, rng);
                    REQUIRE(G::observe(imagined, seat) == view);
                    REQUIRE(G::viewToJson(G::observe(imagined, seat)) == G::viewToJson(view));
                    REQUIRE(G::toMove(imagined) == G::toMove(state));
                }
        });
}

TEMPLATE_LIST_TEST_CASE("An imagined state can be played to the end", "", AllGames) {
    using G = typename TestType::Rules;
    if constexpr (Determinizable<G>)
        forRandomGames<G>(312, scaled(10), [](const auto& game, Rng& rng) {
            for (Seat seat = 0; seat < G::seats(game.states[0]); ++seat) {
                auto state = G::sample(G::observe(game.someState(rng), seat), rng);
                int moves = 0;
                for (; G::toMove(state) != kNoSeat; ++moves) {
                    REQUIRE(moves < 10'000);
                    REQUIRE_FALSE(G::legalMoves(state).empty());
                    G::playRandomMove(state, rng);
                }
                double sum = 0;
                for (const double share : G::winShares(state)) sum += share;
                REQUIRE(sum >= 0.999);
            }
        });
}

TEMPLATE_LIST_TEST_CASE("Imagined states differ in what is hidden", "", AllGames) {
    using G = typename TestType::Rules;
    if constexpr (Determinizable<G>)
        forRandomGames<G>(313, 3, [](const auto& game, Rng& rng) {
            const auto view = G::observe(game.states.front(), 0);
            int different = 0;
            for (int i = 0; i < 20; ++i)
                different += !(G::sample(view, rng) == G::sample(view, rng));
            CHECK(different > 15);
        });
}

TEMPLATE_LIST_TEST_CASE(
    "Others cannot tell apart moves that look alike to them, but all other moves", "", AllGames) {
    using G = typename TestType::Rules;
    forRandomGames<G>(316, scaled(10), [](const auto& game, Rng& rng) {
        for (const auto& state : game.states) {
            const Seat mover = G::toMove(state);
            if (mover == kNoSeat) continue;
            const auto legal = G::legalMoves(state);
            const auto any = [&] {
                return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            };
            const auto one = any(), other = any();
            auto afterOne = state, afterOther = state;
            G::apply(afterOne, one);
            G::apply(afterOther, other);
            if (afterOne == afterOther) continue; // equal figures change places
            for (Seat seat = 0; seat < G::seats(state); ++seat)
                if (seat != mover)
                    REQUIRE((G::observe(afterOne, seat) == G::observe(afterOther, seat)) ==
                            (G::seenByOthers(one) == G::seenByOthers(other)));
        }
    });
}

TEMPLATE_LIST_TEST_CASE("Imagining depends on the view and the generator alone", "", AllGames) {
    using G = typename TestType::Rules;
    if constexpr (Determinizable<G>)
        forRandomGames<G>(314, scaled(5), [](const auto& game, Rng& rng) {
            for (const auto& state : game.states) {
                const auto view = G::observe(state, 0);
                const auto other = G::observe(G::sample(view, rng), 0);
                Rng one(9), two(9);
                REQUIRE(G::sample(view, one) == G::sample(other, two));
            }
        });
}
