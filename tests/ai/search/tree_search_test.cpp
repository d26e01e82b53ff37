#include "ai/search/tree_search.h"
#include "tests/support/briscola_players.h"
#include "tests/support/games.h"

#include <fstream>
#include <unistd.h>

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

TreeParams iterations(std::int64_t count) { return {count, 0.3, 64 << 20, Observers::Single}; }

// Seat 0 puts a coin down in secret, seat 1 guesses which side is up. One coin in four turns over
// when it is shown.
struct Guessing : GameDefaults<Guessing> {
    static constexpr std::string_view kId = "guessing";
    static constexpr std::size_t kMostCandidates = 2;
    using Options = int;
    using Deal = int;
    using Move = std::uint8_t; // a side: put 1 or 2, guessed 3 or 4
    using MoveList = boost::container::static_vector<Move, 2>;
    struct State {
        Move put = 0;
        Move guess = 0;
        bool turns = false;
        friend bool operator==(const State&, const State&) = default;
    };
    struct Observation {
        Seat seat = 0;
        friend bool operator==(const Observation&, const Observation&) = default;
    };

    static Seat toMove(const State& state) {
        return state.put == 0 ? 0 : state.guess == 0 ? 1 : kNoSeat;
    }
    static MoveList legalMoves(const State& state) {
        return state.put == 0 ? MoveList{1, 2} : MoveList{3, 4};
    }
    static MoveList legalMoves(const Observation&) { return {1, 2}; }
    struct Event {
        friend bool operator==(const Event&, const Event&) = default;
    };
    static void apply(State& state, Move move, const auto&...) {
        (state.put == 0 ? state.put : state.guess) = move;
    }
    static WinShares winShares(const State& state) {
        const bool isRight = (state.put + 2 == state.guess) != state.turns;
        return {isRight ? 0.0 : 1.0, isRight ? 1.0 : 0.0};
    }
    static constexpr bool kHasSecretMoves = true;
    static Move seenByOthers(Move move) { return move < 3 ? 0 : move; }
    static State sample(const Observation&, Rng& rng) { return {0, 0, rng.below(4) == 0}; }

    static std::span<const OptionSpec> optionSpecs() { return {}; }
    static Options options(const Json&) { return 0; }
    static Deal deal(Options, Rng&) { return 0; }
    static State start(Options, Deal) { return {}; }
    static int seats(Options) { return 2; }
    static int seats(const State&) { return 2; }
    static Scores scores(const State&) { return {}; }
    static bool areAllies(const State&, Seat a, Seat b) { return a == b; }
    static Observation observe(const State&, Seat seat) { return {seat}; }
    static Event seen(Event event, Seat) { return event; }
    static std::string toText(Move move) { return std::to_string(move); }
    static Result<Move> parseMove(std::string_view) { return Move{1}; }
    static Json dealToJson(Deal) { return {}; }
    static Result<Deal> dealFromJson(Options, const Json&) { return 0; }
    static Json viewToJson(const Observation&) { return {}; }
};

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
    // The last trick of four: all cards are forced, and the value is the mean over the worlds,
    // for the mover as for the partner.
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
            while (Briscola::toMove(world) != kNoSeat) Briscola::playRandomMove(world, worlds);
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

TEST_CASE("With multiple observers nobody decides by a secret move of another") {
    TreeParams params = iterations(20'000);
    params.exploration = 2; // with less, both chase each other in circles
    Rng rng(709);
    // With a single observer, the guesser finds every coin that does not turn over.
    CHECK(TreeSearch<Guessing>(params).search({0}, rng, {}).candidates[0].value < 0.3);
    params.observers = Observers::Multiple;
    const auto result = TreeSearch<Guessing>(params).search({0}, rng, {});
    CHECK(result.candidates[0].value > 0.4);
    // Roots; two coins, each guessed in two ways; what the guesser saw: a coin, two guesses.
    CHECK(result.nodes == 4 + (2 + 4) + (1 + 2));
}

TEMPLATE_LIST_TEST_CASE("A search repeats itself from a seed, in every game", "", Games) {
    using G = typename TestType::Rules;
    forRandomGames<G>(705, 1, [](const auto& game, Rng& rng) {
        const auto& state = game.someState(rng);
        const auto view = G::observe(state, G::toMove(state));
        for (const Observers observers : {Observers::Single, Observers::Multiple}) {
            TreeParams params = iterations(60);
            params.observers = observers;
            TreeSearch<G> fresh(params);
            TreeSearch<G> used(params);
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
        }
    });
}

TEST_CASE("A full tree grows no further and still answers") {
    Rng rng(707);
    const State state = randomState(players(2), 6, rng);
    std::size_t last = 0;
    for (const std::size_t memory : {std::size_t{0}, std::size_t{1000}, std::size_t{100'000}}) {
        TreeSearch<Briscola> search({5000, 0.7, memory, Observers::Single});
        const auto result = search.search(viewToMove(state), rng, {});
        CHECK(result.iterations == 5000);
        CHECK(result.nodes >= 2);
        CHECK(result.nodes * 52 <= std::max<std::size_t>(memory, 104)); // a node takes 52
        CHECK(result.nodes > last);
        last = result.nodes;
        CHECK(Briscola::handToMove(state).set().contains(result.best));
    }
}

// Sanitizers mark all memory that is taken.
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
TEST_CASE("A search touches the memory of a large tree only as the tree grows") {
    const auto resident = [] { // bytes
        std::int64_t pages = 0;
        std::ifstream("/proc/self/statm").ignore(64, ' ') >> pages;
        return pages * sysconf(_SC_PAGESIZE);
    };
    Rng rng(709);
    const State state = randomState(players(2), 0, rng);
    std::stop_source source;
    source.request_stop();
    TreeSearch<Briscola> search({10'000'000, 0.7, std::size_t{1} << 30, Observers::Single});
    const std::int64_t before = resident();
    for (int i = 0; i < 3; ++i)
        (void)search.search(viewToMove(state), rng, StopCheck(source.get_token(), {}));
    CHECK(resident() - before < 8 << 20);
}
#endif

TEST_CASE("A search stopped before it began makes one iteration, one out of time a few") {
    Rng rng(708);
    const State state = randomState(players(4), 0, rng);
    std::stop_source source;
    source.request_stop();
    TreeSearch<Briscola> search({1'000'000'000'000, 0.7, 1 << 20, Observers::Single});
    CHECK(search.search(viewToMove(state), rng, StopCheck(source.get_token(), {})).iterations == 1);
    const auto begin = std::chrono::steady_clock::now();
    const Budget budget{std::chrono::milliseconds(20), 1};
    CHECK(search.search(viewToMove(state), rng, StopCheck({}, budget)).iterations >= 1);
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(5));
}
