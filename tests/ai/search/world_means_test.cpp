#include "ai/search/world_means.h"
#include "tests/support/briscola_players.h"

using namespace parlour;
using namespace parlour::test;
using briscola::State;

TEST_CASE("Every move is tried in the same worlds") {
    Rng rng(711);
    for (const auto& options : allOptions()) {
        const State state = randomState(options, 6, rng);
        const auto view = viewToMove(state);
        std::vector<State> worlds;
        int calls = 0;
        const WorldMeans<Briscola> means(view, 25, rng, {}, [&](State& next, Rng&) {
            // Undo the first move that differs: what was dealt must be the same.
            State dealt = next;
            dealt.pub = state.pub;
            dealt.hands[static_cast<std::size_t>(view.seat)] = view.hand;
            if (calls % view.hand.size() == 0)
                worlds.push_back(dealt);
            else if (next.pub.onTable > 0) // else cards were drawn
                REQUIRE(dealt == worlds.back());
            return Prospect{1, static_cast<double>(calls++)};
        });
        REQUIRE(means.worlds() == 25);
        REQUIRE(calls == 25 * view.hand.size());
        for (std::size_t i = 0; i < means.moves().size(); ++i) {
            CHECK(means.win(i) == 1);
            CHECK(means.score(i) == Approx(24.0 / 2 * view.hand.size() + static_cast<double>(i)));
        }
    }
}

TEST_CASE("Worlds end with the stop, but one is always complete") {
    Rng rng(712);
    const State state = randomState(players(2), 6, rng);
    std::stop_source source;
    const StopCheck stop(source.get_token(), {});
    int calls = 0;
    const WorldMeans<Briscola> means(viewToMove(state), 1000, rng, stop, [&](State&, Rng&) {
        if (++calls == 10) source.request_stop();
        return Prospect{};
    });
    CHECK(means.worlds() == (10 + 2) / 3);
    const WorldMeans<Briscola> one(viewToMove(state), 1000, rng, stop, [](State&, Rng&) {
        return Prospect{0.5, 1};
    });
    CHECK(one.worlds() == 1);
}
