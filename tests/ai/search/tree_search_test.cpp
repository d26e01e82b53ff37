#include "ai/search/tree_search.h"
#include "tests/support/briscola_players.h"
#include "tests/support/games.h"

using namespace parlour;
using namespace parlour::test;
using briscola::State;

namespace {

// Card points instead of games won, from 0 to 1.
struct PointsOutcome {
    WinShares operator()(const State& state) const {
        WinShares shares{};
        for (Seat seat = 0; seat < state.pub.options.players; ++seat)
            shares[static_cast<std::size_t>(seat)] = state.pub.sidePoints(seat) / 120.0;
        return shares;
    }
};
using PointsSearch = TreeSearch<Briscola, UniformPolicy<Briscola>, PointsOutcome>;

TreeParams iterations(std::int64_t count) { return {count, 0.3, 64 << 20}; }

template <class Result> void requireSame(const Result& a, const Result& b) {
    REQUIRE(a.best == b.best);
    REQUIRE(a.iterations == b.iterations);
    REQUIRE(a.nodes == b.nodes);
    REQUIRE(std::ranges::equal(a.candidates, b.candidates, [](const auto& x, const auto& y) {
        return x.move == y.move && x.value == y.value && x.visits == y.visits;
    }));
}

} // namespace

TEST_CASE("Where all cards are known the tree finds a best move and its value") {
    Rng rng(701);
    PointsSearch search(iterations(20'000));
    for (int i = 0; i < scaled(40); ++i) {
        const State state = randomEndgame(players(2), 2 + static_cast<int>(rng.below(5)), rng);
        const Seat mover = Briscola::toMove(state);
        const auto result = search.search(viewToMove(state), rng, {});
        const auto after = [&](Card move) {
            State next = state;
            Briscola::apply(next, move);
            return plainValue(next, mover);
        };
        const int best = plainValue(state, mover);
        REQUIRE(after(result.best) == best);
        const double share = (120 + best) / 240.0;
        CHECK(std::abs(result.candidates.front().value - share) < 0.02);
    }
}

TEST_CASE("Allies search for their common side, whatever its shape") {
    // The last trick of four: all cards are forced, and the value is what the worlds average to,
    // for the mover as for his partner.
    Rng rng(702);
    PointsSearch search(iterations(4000));
    for (int i = 0; i < scaled(20); ++i) {
        const State state = randomEndgame(players(4), 1 + static_cast<int>(rng.below(4)), rng);
        const Seat mover = Briscola::toMove(state);
        const auto result = search.search(viewToMove(state), rng, {});
        REQUIRE(result.candidates.size() == 1);
        double mean = 0;
        Rng worlds(703);
        for (int w = 0; w < 4000; ++w) {
            State world = Briscola::sample(viewToMove(state), worlds);
            while (Briscola::toMove(world) != kNoSeat) playRandomMove<Briscola>(world, worlds);
            mean += PointsOutcome()(world)[static_cast<std::size_t>(mover ^ 2)] / 4000;
        }
        CHECK(std::abs(result.candidates[0].value - mean) < 0.01);
    }
}

TEST_CASE("A search counts its iterations and gives each to one move") {
    Rng rng(704);
    TreeSearch<Briscola> search(iterations(3000));
    for (const auto& options : allOptions()) {
        const State state = randomState(options, 7, rng);
        const auto result = search.search(viewToMove(state), rng, {});
        CHECK(result.iterations == 3000);
        std::int64_t visits = 0;
        std::uint32_t last = std::numeric_limits<std::uint32_t>::max();
        for (const auto& candidate : result.candidates) {
            CHECK(candidate.visits <= last);
            visits += last = candidate.visits;
        }
        CHECK(visits == 3000);
        CHECK(result.best == result.candidates.front().move);
        CHECK(result.nodes <= 3001);
    }
}

TEMPLATE_LIST_TEST_CASE("A search repeats itself from a seed, in every game", "", Games) {
    using G = typename TestType::Rules;
    forRandomGames<G>(705, 1, [](const auto& game, Rng& rng) {
        TreeSearch<G> fresh(iterations(60));
        TreeSearch<G> used(iterations(60));
        const auto& state = game.someState(rng);
        const auto view = G::observe(state, G::toMove(state));
        (void)used.search(view, rng, {});
        Rng one(706), two(706);
        const auto result = fresh.search(view, one, {});
        requireSame(result, used.search(view, two, {}));
        const auto legal = G::legalMoves(state);
        for (const auto& candidate : result.candidates) {
            REQUIRE(std::ranges::find(legal, candidate.move) != legal.end());
            REQUIRE(candidate.visits > 0);
            REQUIRE(candidate.value >= 0);
            REQUIRE(candidate.value <= 1);
        }
    });
}

TEST_CASE("A full tree grows no further and still answers") {
    Rng rng(707);
    const State state = randomState(players(2), 6, rng);
    std::size_t last = 0;
    for (const std::size_t memory : {std::size_t{0}, std::size_t{1000}, std::size_t{100'000}}) {
        TreeSearch<Briscola> search({5000, 0.7, memory});
        const auto result = search.search(viewToMove(state), rng, {});
        CHECK(result.iterations == 5000);
        CHECK(result.nodes >= 2);
        CHECK(result.nodes * 32 <= std::max<std::size_t>(memory, 64)); // a node takes 32
        CHECK(result.nodes > last);
        last = result.nodes;
        CHECK(Briscola::handToMove(state).set().contains(result.best));
    }
}

TEST_CASE("A search stopped before it began makes one iteration, one out of time a few") {
    Rng rng(708);
    const State state = randomState(players(4), 0, rng);
    std::stop_source source;
    source.request_stop();
    TreeSearch<Briscola> search({1'000'000'000'000, 0.7, 1 << 20});
    CHECK(search.search(viewToMove(state), rng, StopCheck(source.get_token(), {})).iterations == 1);
    const auto begin = std::chrono::steady_clock::now();
    const Budget budget{std::chrono::milliseconds(20), 1};
    CHECK(search.search(viewToMove(state), rng, StopCheck({}, budget)).iterations >= 1);
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(5));
}
