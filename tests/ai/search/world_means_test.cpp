#include "ai/search/world_means.h"
#include "core/bigtwo/rules.h"
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
        WorldMeans<Briscola> means(0);
        const auto count = [&](State& next, Rng&) {
            // Undo the first move that differs: what was dealt must be the same.
            State dealt = next;
            dealt.pub = state.pub;
            dealt.hands[static_cast<std::size_t>(view.seat)] = view.hand;
            if (calls % view.hand.size() == 0)
                worlds.push_back(dealt);
            else if (next.pub.onTable > 0) // else cards were drawn
                REQUIRE(dealt == worlds.back());
            return Prospect{1, static_cast<double>(calls++)};
        };
        means.run(view, {25, 1, 1}, rng, {}, [&](int) { return count; });
        REQUIRE(calls == 25 * view.hand.size());
        for (std::size_t i = 0; i < means.moves().size(); ++i) {
            CHECK(means.worlds(i) == 25);
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
    WorldMeans<Briscola> means(0);
    const auto stopTenth = [&](State&, Rng&) {
        if (++calls == 10) source.request_stop();
        return Prospect{};
    };
    means.run(viewToMove(state), {1000, 1, 1}, rng, stop, [&](int) { return stopTenth; });
    CHECK(calls == 10);
    const auto half = [](State&, Rng&) { return Prospect{0.5, 1}; };
    means.run(viewToMove(state), {1000, 1, 1}, rng, stop, [&](int) { return half; });
    for (std::size_t i = 0; i < means.moves().size(); ++i) CHECK(means.worlds(i) == 1);
}

TEST_CASE("An opinion decides between moves that are as good") {
    Rng rng(714);
    const State state = randomState(players(2), 0, rng);
    const auto view = viewToMove(state);
    REQUIRE(view.hand.size() == 3);
    WorldMeans<Briscola> means(10);
    const auto even = [](State&, Rng&) { return Prospect{0.5, 1}; };
    means.run(view, {10, 1, 1}, rng, {}, [&](int) { return even; });
    const auto first = [&](std::size_t wanted, double points) {
        means.prefer([&](std::size_t place) { return place == wanted ? points : 0; });
        return means.ranking()[0];
    };
    for (std::size_t wanted = 0; wanted < 3; ++wanted) CHECK(first(wanted, 0.1) == wanted);
    CHECK(first(0, -0.1) == 1);
    means.prefer([](std::size_t) { return 0; });
    CHECK(means.ranking()[0] == 0);
}

TEST_CASE("Worlds come out the same on any number of threads") {
    Rng rng(713);
    const auto playOut = [](State& next, Rng& chance) {
        while (Briscola::toMove(next) != kNoSeat) Briscola::playRandomMove(next, chance);
        return Prospect{Briscola::winShares(next)[0], chance.unit()};
    };
    for (const auto& options : allOptions()) {
        const State state = randomState(options, 6, rng);
        std::vector<std::vector<double>> seen;
        for (const int threads : {1, 2, 5}) {
            Rng same(714);
            WorldMeans<Briscola> means(1);
            means.run(viewToMove(state), {100, 3, threads}, same, {}, [&](int) { return playOut; });
            seen.emplace_back();
            for (std::size_t i = 0; i < means.moves().size(); ++i) {
                seen.back().push_back(means.score(i));
                seen.back().push_back(means.win(i));
            }
        }
        CHECK(seen[0] == seen[1]);
        CHECK(seen[0] == seen[2]);
    }
}

TEST_CASE("After each round the worse half of many moves drops out") {
    using bigtwo::BigTwo;
    Rng rng(715);
    bigtwo::State state = BigTwo::start({}, BigTwo::deal({}, rng));
    while (BigTwo::legalMoves(state).size() < 7) playRandomMove<BigTwo>(state, rng);
    const auto view = BigTwo::observe(state, BigTwo::toMove(state));
    const auto moves = BigTwo::legalMoves(view);
    WorldMeans<BigTwo> means(0);
    // A move's place is its worth.
    const auto place = [&](const bigtwo::State& next, Rng&) {
        for (std::size_t i = 0; i < moves.size(); ++i) {
            bigtwo::State other = state;
            BigTwo::apply(other, moves[i]);
            if (other.pub == next.pub) return Prospect{0, static_cast<double>(i)};
        }
        return Prospect{0, -1};
    };
    means.run(view, {90, 3, 1}, rng, {}, [&](int) { return place; });
    for (std::size_t i = 0; i < moves.size(); ++i)
        CHECK(means.ranking()[i] == moves.size() - 1 - i);
    CHECK(means.worlds(means.ranking().front()) == 90);
    CHECK(means.worlds(means.ranking().back()) == 30);
    CHECK(means.candidates(ValueKind::Score).front().move == moves.back());
}

TEST_CASE("A move that dropped out stays as far behind as it was in the same worlds") {
    using bigtwo::BigTwo;
    Rng rng(717);
    bigtwo::State state = BigTwo::start({}, BigTwo::deal({}, rng));
    while (BigTwo::legalMoves(state).size() < 7) playRandomMove<BigTwo>(state, rng);
    const auto view = BigTwo::observe(state, BigTwo::toMove(state));
    const auto moves = BigTwo::legalMoves(view);
    const double count = static_cast<double>(moves.size());
    // The first round's worlds are kind: every move wins three times more often than later.
    int calls = 0;
    const auto kindAtFirst = [&](const bigtwo::State& next, Rng&) {
        const double kindness = calls++ < 30 * std::ssize(moves) ? 0.6 : 0.2;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            bigtwo::State other = state;
            BigTwo::apply(other, moves[i]);
            if (other.pub == next.pub)
                return Prospect{kindness + 0.1 * static_cast<double>(i) / count, 0};
        }
        return Prospect{};
    };
    WorldMeans<BigTwo> means(1);
    means.run(view, {90, 3, 1}, rng, {}, [&](int) { return kindAtFirst; });
    const double mean = (0.6 + 0.2 + 0.2) / 3;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        CHECK(means.win(i) == Approx(mean + 0.1 * static_cast<double>(i) / count));
        CHECK(means.ranking()[i] == moves.size() - 1 - i);
    }
    CHECK(means.worlds(0) == 30);
}

TEST_CASE("Overlooked moves are not tried, but one always is") {
    Rng rng(716);
    const State state = randomState(players(2), 6, rng);
    const auto nothing = [](State&, Rng&) { return Prospect{}; };
    std::array<int, 4> thoughtOf{};
    for (int i = 0; i < 1000; ++i) {
        WorldMeans<Briscola> means(0);
        means.run(viewToMove(state), {1, 1, 1, 50}, rng, {}, [&](int) { return nothing; });
        REQUIRE(means.ranking().size() >= 1);
        REQUIRE(means.candidates(ValueKind::Win).size() == means.ranking().size());
        ++thoughtOf[means.ranking().size()];
    }
    // One is sure, each of the two others has an even chance.
    CHECK(std::abs(thoughtOf[1] - 250) < 60);
    CHECK(std::abs(thoughtOf[2] - 500) < 60);
}

TEST_CASE("All or none of a hundred is said only where it is so") {
    CHECK(percent(1) == 100);
    CHECK(percent(0.999) == 99);
    CHECK(percent(0.625) == 63);
    CHECK(percent(0.001) == 1);
    CHECK(percent(0) == 0);
}
