#include "core/bigtwo/rules.h"
#include "tests/support/briscola_players.h"
#include "tests/support/search.h"

#include <cmath>

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
        FlatMonteCarlo<Briscola> search(0);
        const auto count = [&](State& next, Rng&) {
            // Undo the first move, which differs: the deal must be the same.
            State dealt = next;
            dealt.pub = state.pub;
            dealt.hands[static_cast<std::size_t>(view.seat)] = view.hand;
            if (calls % view.hand.size() == 0)
                worlds.push_back(dealt);
            else if (next.pub.onTable > 0) // else cards were drawn
                REQUIRE(dealt == worlds.back());
            return Outcome{1, static_cast<double>(calls++)};
        };
        run(search, view, {25, 1, 1}, rng, {}, count);
        REQUIRE(calls == 25 * view.hand.size());
        for (std::size_t i = 0; i < search.moves().size(); ++i) {
            CHECK(search.worlds(i) == 25);
            CHECK(search.win(i) == 1);
            CHECK(search.score(i) == Approx(24.0 / 2 * view.hand.size() + static_cast<double>(i)));
        }
    }
}

TEST_CASE("Worlds end with the stop, but one is always complete") {
    Rng rng(712);
    const State state = randomState(players(2), 6, rng);
    std::stop_source source;
    const StopCheck stop(source.get_token(), {});
    int calls = 0;
    FlatMonteCarlo<Briscola> search(0);
    const auto stopTenth = [&](State&, Rng&) {
        if (++calls == 10) source.request_stop();
        return Outcome{};
    };
    run(search, viewToMove(state), {1000, 1, 1}, rng, stop, stopTenth);
    CHECK(calls == 10);
    const auto half = [](State&, Rng&) { return Outcome{0.5, 1}; };
    run(search, viewToMove(state), {1000, 1, 1}, rng, stop, half);
    for (std::size_t i = 0; i < search.moves().size(); ++i) CHECK(search.worlds(i) == 1);
}

TEST_CASE("A prior decides between equally good moves") {
    Rng rng(714);
    const State state = randomState(players(2), 0, rng);
    const auto view = viewToMove(state);
    REQUIRE(view.hand.size() == 3);
    FlatMonteCarlo<Briscola> search(10);
    const auto even = [](State&, Rng&) { return Outcome{0.5, 1}; };
    run(search, view, {10, 1, 1}, rng, {}, even);
    const auto first = [&](std::size_t wanted, double points) {
        search.addPrior([&](std::size_t place) { return place == wanted ? points : 0; });
        return search.ranking()[0];
    };
    for (std::size_t wanted = 0; wanted < 3; ++wanted) CHECK(first(wanted, 0.1) == wanted);
    CHECK(first(0, -0.1) == 1);
    search.addPrior([](std::size_t) { return 0; });
    CHECK(search.ranking()[0] == 0);
}

TEST_CASE("The noise of a difference is that of worlds in common") {
    Rng rng(718);
    const State state = randomState(players(2), 0, rng);
    const auto view = viewToMove(state);
    REQUIRE(view.hand.size() == 3);
    // What all moves share, however much it varies, tells nothing about their difference.
    const auto judged = [&](double own) {
        return [own, call = 0, shared = 0.0](State&, Rng& chance) mutable {
            if (call % 3 == 0) shared = 100 * chance.unit();
            const int move = call++ % 3;
            return Outcome{0, shared + move + own * chance.unit()};
        };
    };
    FlatMonteCarlo<Briscola> search(0);
    run(search, view, {1600, 1, 1}, rng, {}, judged(0));
    CHECK(search.noise(0, 1) == Approx(0).margin(1e-6));
    CHECK(search.isBetter(1, 0));
    CHECK_FALSE(search.isBetter(0, 1));
    run(search, view, {1600, 1, 1}, rng, {}, judged(20));
    // Of two independent evenly spread numbers up to 20.
    CHECK(search.noise(0, 1) == Approx(20 * std::sqrt(2.0 / 12 / 1600)).epsilon(0.35));
    CHECK(search.noise(0, 1) == search.noise(1, 0));
    // Of few worlds, which come in two blocks of different size.
    run(search, view, {20, 1, 1}, rng, {}, judged(0));
    CHECK(search.noise(0, 1) == Approx(0).margin(1e-6));
    double squares = 0;
    for (int i = 0; i < 2000; ++i) {
        run(search, view, {20, 1, 1}, rng, {}, judged(20));
        squares += search.noise(0, 1) * search.noise(0, 1) / 2000;
    }
    CHECK(squares == Approx(400 * 2.0 / 12 / 20).epsilon(0.15));
    run(search, view, {16, 1, 1}, rng, {}, judged(20)); // one block
    CHECK(search.noise(0, 1) == 0);
}

TEST_CASE("Advice stays unless another move is better by more than noise") {
    Rng rng(719);
    const State state = randomState(players(2), 0, rng);
    const auto view = viewToMove(state);
    FlatMonteCarlo<Briscola> search(0);
    // Moves are worth 0, 1 and 2, give or take much or little.
    const auto judged = [](double spread) {
        return [spread, call = 0](State&, Rng& chance) mutable {
            return Outcome{0, call++ % 3 + spread * (chance.unit() - 0.5)};
        };
    };
    const auto after = [&](int worlds, double spread, std::size_t advised) {
        run(search, view, {worlds, 1, 1}, rng, {}, judged(spread));
        search.keep(search.moves()[advised]);
        return search.ranking()[0];
    };
    for (const std::size_t advised : {0u, 1u, 2u}) {
        CHECK(after(320, 500, advised) == advised);
        CHECK(after(320, 0.1, advised) == 2);
        CHECK(after(16, 0.1, advised) == advised); // one block tells no noise
    }
    CHECK(after(320, 500, 0) == 0);
    for (const auto& candidate : search.candidates()) CHECK(candidate.standing == Standing::Equal);
    CHECK(after(320, 0.1, 0) == 2);
    CHECK(search.candidates()[1].standing == Standing::Behind);
    // Far more worlds find out what few cannot.
    CHECK(after(320'000, 20, 0) == 2);
    search.keep(Briscola::legalMoves(view)[0]);
    CHECK(search.ranking()[0] == 2);
}

TEST_CASE("A candidate says how it compares with the advised one") {
    Rng rng(720);
    const State state = randomState(players(2), 0, rng);
    const auto view = viewToMove(state);
    FlatMonteCarlo<Briscola> search(60);
    search.tellAs(ValueKind::Win);
    const auto worth = [&](std::array<Outcome, 3> outcomes) {
        run(search, view, {32, 1, 1}, rng, {},
            [outcomes, call = std::size_t{0}](State&, Rng&) mutable {
                return outcomes[call++ % 3];
            });
    };
    const auto standings = [&] {
        std::array<Standing, 3> list{};
        const auto candidates = search.candidates();
        for (std::size_t i = 0; i < 3; ++i) list[search.ranking()[i]] = candidates[i].standing;
        return list;
    };
    using S = Standing;
    worth({Outcome{0.6, 0}, {0.59, 0}, {0.5, 0}});
    CHECK(standings() == std::array{S::Equal, S::Equal, S::Behind});
    CHECK_FALSE(search.isByRest());
    worth({Outcome{0.6, 10}, {0.61, 9}, {0.65, 0}}); // 46, 45.6, 39
    CHECK(standings() == std::array{S::Equal, S::Equal, S::Dearer});
    CHECK(search.isByRest());
    worth({Outcome{0.6, 10}, {0.59, 0}, {0.5, 0}}); // 46, 35.4, 30
    CHECK(standings() == std::array{S::Equal, S::Equal, S::Behind});
    CHECK(search.worse().size() == 1);
    CHECK(search.isByRest());
    worth({Outcome{0.6, 10}, {0.59, 10}, {0.595, 4}});
    CHECK(standings() == std::array{S::Equal, S::Equal, S::Equal});
    CHECK_FALSE(search.isByRest()); // one of them wins by as much
    worth({Outcome{0.45, 10}, {0.45, 0}, {0.4, 0}});
    CHECK_FALSE(search.isByRest()); // it loses more often
    worth({Outcome{0.6, 10}, {0.59, 0}, {0.5, 0}});
    search.tellAs(ValueKind::Score);
    CHECK(standings() == std::array{S::Equal, S::Behind, S::Behind});
    CHECK_FALSE(search.isByRest()); // points are what is told
    search.tellAs(ValueKind::Win);
    worth({Outcome{0.6, 10}, {0.59, 10}, {0.58, 10}});
    CHECK_FALSE(search.isByRest()); // it makes no difference
    worth({Outcome{0.6, 10}, {0.61, 9}, {0.65, 0}});
    search.addPrior([](std::size_t move) { return move == 2 ? 100.0 : 0.0; });
    CHECK(standings() == std::array{S::Unsound, S::Unsound, S::Equal});

    FlatMonteCarlo<Briscola> byPoints(0); // where wins do not count
    byPoints.tellAs(ValueKind::Win);
    run(byPoints, view, {32, 1, 1}, rng, {}, [call = 0](State&, Rng&) mutable {
        constexpr std::array kOutcomes{Outcome{0.6, 5}, Outcome{0.59, 4}, Outcome{0.5, 3}};
        return kOutcomes[static_cast<std::size_t>(call++ % 3)];
    });
    CHECK(byPoints.candidates()[1].standing == S::Dearer);
    CHECK(byPoints.candidates()[2].standing == S::Behind);
}

TEST_CASE("Worlds come out the same on any number of threads") {
    Rng rng(713);
    const auto playOut = [](State& next, Rng& chance) {
        while (Briscola::toMove(next) != kNoSeat) Briscola::playRandomMove(next, chance);
        return Outcome{Briscola::winShares(next)[0], chance.unit()};
    };
    for (const auto& options : allOptions()) {
        const State state = randomState(options, 6, rng);
        std::vector<std::vector<double>> seen;
        for (const int threads : {1, 2, 5}) {
            Rng same(714);
            FlatMonteCarlo<Briscola> search(1);
            run(search, viewToMove(state), {100, 3, threads}, same, {}, playOut);
            seen.emplace_back();
            for (std::size_t i = 0; i < search.moves().size(); ++i) {
                seen.back().push_back(search.score(i));
                seen.back().push_back(search.win(i));
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
    while (BigTwo::legalMoves(state).size() < 7) BigTwo::playRandomMove(state, rng);
    const auto view = BigTwo::observe(state, BigTwo::toMove(state));
    const auto moves = BigTwo::legalMoves(view);
    FlatMonteCarlo<BigTwo> search(0);
    // A move is worth its number.
    const auto place = [&](const bigtwo::State& next, Rng&) {
        for (std::size_t i = 0; i < moves.size(); ++i) {
            bigtwo::State other = state;
            BigTwo::apply(other, moves[i]);
            if (other.pub == next.pub) return Outcome{0, static_cast<double>(i)};
        }
        return Outcome{0, -1};
    };
    run(search, view, {90, 3, 1}, rng, {}, place);
    for (std::size_t i = 0; i < moves.size(); ++i)
        CHECK(search.ranking()[i] == moves.size() - 1 - i);
    CHECK(search.worlds(search.ranking().front()) == 90);
    CHECK(search.worlds(search.ranking().back()) == 30);
    CHECK(search.candidates().front().move == moves.back());
}

TEST_CASE("A move that dropped out stays as far behind as it was in the same worlds") {
    using bigtwo::BigTwo;
    Rng rng(717);
    bigtwo::State state = BigTwo::start({}, BigTwo::deal({}, rng));
    while (BigTwo::legalMoves(state).size() < 7) BigTwo::playRandomMove(state, rng);
    const auto view = BigTwo::observe(state, BigTwo::toMove(state));
    const auto moves = BigTwo::legalMoves(view);
    const double count = static_cast<double>(moves.size());
    // In the first round's worlds every move wins three times more often than later.
    int calls = 0;
    const auto kindAtFirst = [&](const bigtwo::State& next, Rng&) {
        const double kindness = calls++ < 30 * std::ssize(moves) ? 0.6 : 0.2;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            bigtwo::State other = state;
            BigTwo::apply(other, moves[i]);
            if (other.pub == next.pub)
                return Outcome{kindness + 0.1 * static_cast<double>(i) / count, 0};
        }
        return Outcome{};
    };
    FlatMonteCarlo<BigTwo> search(1);
    run(search, view, {90, 3, 1}, rng, {}, kindAtFirst);
    const double mean = (0.6 + 0.2 + 0.2) / 3;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        CHECK(search.win(i) == Approx(mean + 0.1 * static_cast<double>(i) / count));
        CHECK(search.ranking()[i] == moves.size() - 1 - i);
    }
    CHECK(search.worlds(0) == 30);
}

TEST_CASE("Missed moves are not tried, but one always is") {
    Rng rng(716);
    const State state = randomState(players(2), 6, rng);
    const auto nothing = [](State&, Rng&) { return Outcome{}; };
    std::array<int, 4> thoughtOf{};
    for (int i = 0; i < 1000; ++i) {
        FlatMonteCarlo<Briscola> search(0);
        run(search, viewToMove(state), {1, 1, 1, 50}, rng, {}, nothing);
        REQUIRE(search.ranking().size() >= 1);
        REQUIRE(search.candidates().size() == search.ranking().size());
        ++thoughtOf[search.ranking().size()];
    }
    // One is sure, each of the two others has an even chance.
    CHECK(std::abs(thoughtOf[1] - 250) < 60);
    CHECK(std::abs(thoughtOf[2] - 500) < 60);
}

TEST_CASE("A curve changes what is told, not what is chosen") {
    Rng rng(719);
    const State state = randomState(players(2), 6, rng);
    const auto view = viewToMove(state);
    FlatMonteCarlo<Briscola> search(10);
    const auto lucky = [](State&, Rng& luck) { return Outcome{luck.unit(), 100 * luck.unit()}; };
    run(search, view, {40, 2, 1}, rng, {}, lucky);
    const auto ranking = search.ranking();
    std::vector<double> wins, scores, merits;
    for (const std::size_t move : ranking) {
        wins.push_back(search.win(move));
        scores.push_back(search.score(move));
        merits.push_back(search.merit(move));
    }
    const Curve curve({{0, 0}, {0.4, 0.1}, {1, 1}});
    search.tellAs(ValueKind::Win);
    search.tellBy(curve, ValueKind::Win);
    CHECK(search.ranking() == ranking);
    const auto candidates = search.candidates();
    for (std::size_t place = 0; place < ranking.size(); ++place) {
        CHECK(search.win(ranking[place]) == curve(wins[place]));
        CHECK(search.score(ranking[place]) == scores[place]);
        CHECK(search.merit(ranking[place]) == merits[place]);
        CHECK(candidates[place].value == curve(wins[place]));
    }
    search.tellBy(curve, ValueKind::Score);
    CHECK(search.score(ranking[0]) == curve(scores[0]));
    const auto even = [](State&, Rng&) { return Outcome{0.5, 0}; };
    run(search, view, {40, 2, 1}, rng, {}, even);
    CHECK(search.win(search.ranking()[0]) == 0.5);
}

TEST_CASE("What is expected of moves takes its share of what playouts bring") {
    Rng rng(721);
    const State state = randomState(players(2), 0, rng);
    const auto view = viewToMove(state);
    REQUIRE(view.hand.size() == 3);
    // The first move is best by playouts, the second by what is expected.
    const auto judged = [call = 0](State&, Rng& chance) mutable {
        const int move = call++ % 3;
        return Outcome{0.6 - 0.1 * move + 0.2 * chance.unit(), 3.0 - move + 5 * chance.unit()};
    };
    const std::vector<Outcome> outcomes{{0.2, -3}, {0.9, 7}, {0.5, 1}};
    const auto searched = [&](const Expectation& expected) {
        Rng same(722);
        FlatMonteCarlo<Briscola> search(10);
        search.tellAs(ValueKind::Win);
        run(search, view, {320, 1, 1}, same, {}, judged, expected);
        return search;
    };
    const auto plain = searched({});
    REQUIRE(plain.ranking()[0] == 0);
    REQUIRE(plain.noise(0, 1) > 0);
    for (const double share : {0.0, 0.25, 0.5, 1.0}) {
        const auto search = searched({outcomes, share, 0.75});
        for (std::size_t i = 0; i < 3; ++i) {
            CHECK(search.worlds(i) == 320);
            const Outcome found{share * outcomes[i].win + (1 - share) * plain.win(i),
                                share * outcomes[i].score + (1 - share) * plain.score(i)};
            CHECK(search.merit(i) == Approx(found.score + 10 * found.win));
            for (std::size_t k = 0; k < 3; ++k)
                CHECK(search.noise(i, k) == Approx((1 - share) * plain.noise(i, k)));
        }
        if (share == 0) continue;
        // Told is a level near to what was expected of the first move, and how far others are off.
        const std::size_t first = search.ranking()[0];
        const auto blended = [&](std::size_t i) {
            return share * outcomes[i].win + (1 - share) * plain.win(i);
        };
        const double level = blended(first) + 0.75 * (outcomes[first].win - blended(first));
        CHECK(search.win(first) == Approx(level));
        CHECK(search.score(first) ==
              Approx(outcomes[first].score +
                     0.25 * (1 - share) * (plain.score(first) - outcomes[first].score)));
        const auto ours = search.candidates();
        const auto theirs = plain.candidates();
        for (std::size_t i = 0; i < 3; ++i) {
            CHECK(search.score(i) - search.score(first) ==
                  Approx(share * (outcomes[i].score - outcomes[first].score) +
                         (1 - share) * (plain.score(i) - plain.score(first))));
            const bool isLess = blended(i) < blended(first);
            const double slope =
                isLess ? level / blended(first) : (1 - level) / (1 - blended(first));
            CHECK(search.win(i) - search.win(first) ==
                  Approx(slope * (blended(i) - blended(first))));
            if (i == first) continue; // its noise reaches over the bend
            const auto ofMove = [&](const auto& list) {
                return std::ranges::find(list, search.moves()[i],
                                         [](const auto& c) { return c.move; })
                    ->noise;
            };
            CHECK(double{ofMove(ours)} == Approx(slope * (1 - share) * double{ofMove(theirs)}));
        }
    }
    const auto expecting = searched({outcomes, 1});
    CHECK(std::ranges::equal(expecting.ranking(), std::array<std::size_t, 3>{1, 2, 0}));
    CHECK(expecting.isBetter(1, 0)); // there is no noise in what is expected

    const auto none = searched({outcomes, 0});
    CHECK(none.ranking() == plain.ranking());
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(none.win(i) == plain.win(i));
        CHECK(none.score(i) == plain.score(i));
        CHECK(none.noise(0, i) == plain.noise(0, i));
    }
}

TEST_CASE("What is expected counts in all rounds, and is forgotten by the next search") {
    using bigtwo::BigTwo;
    Rng rng(723);
    bigtwo::State state = BigTwo::start({}, BigTwo::deal({}, rng));
    while (BigTwo::legalMoves(state).size() < 7) BigTwo::playRandomMove(state, rng);
    const auto view = BigTwo::observe(state, BigTwo::toMove(state));
    const auto count = BigTwo::legalMoves(view).size();
    std::vector<Outcome> outcomes; // the higher its number, the better a move
    for (std::size_t i = 0; i < count; ++i)
        outcomes.push_back({static_cast<double>(i) / static_cast<double>(count), 0});
    const auto even = [](const bigtwo::State&, Rng&) { return Outcome{0.25, 0}; };
    FlatMonteCarlo<BigTwo> search(1);
    run(search, view, {90, 3, 1}, rng, {}, even, {outcomes, 0.5});
    for (std::size_t i = 0; i < count; ++i) {
        CHECK(search.ranking()[i] == count - 1 - i);
        CHECK(search.merit(i) == Approx(0.125 + 0.5 * outcomes[i].win));
    }
    CHECK(search.worlds(count - 1) == 90);
    CHECK(search.worlds(0) == 30);
    run(search, view, {90, 3, 1}, rng, {}, even);
    for (std::size_t i = 0; i < count; ++i) CHECK(search.win(i) == 0.25);
}
