#include "ai/briscola/clairvoyant.h"
#include "tests/support/briscola_players.h"
#include "tests/support/scale.h"

using namespace parlour;
using namespace parlour::briscola;
using namespace parlour::test;

namespace {

// What each card leads to for the mover's side, by plain alpha-beta.
std::vector<int> valuesOfCards(const State& state, Seat mover) {
    std::vector<int> values;
    for (const Card move : Briscola::legalMoves(state)) {
        State next = state;
        Briscola::apply(next, move);
        values.push_back(plainValue(next, mover));
    }
    return values;
}

int lateCards(const Options& options, Rng& rng) {
    return 1 + static_cast<int>(rng.below(options.players == 2 ? 12 : 10));
}

} // namespace

TEST_CASE("Clairvoyant plays a best card, of equal ones the cheapest") {
    Rng rng(261);
    for (const Options& options : allOptions()) {
        Clairvoyant agent({});
        for (int i = 0; i < scaled(40); ++i) {
            const State state = randomEndgame(options, lateCards(options, rng), rng);
            const auto moves = Briscola::legalMoves(state);
            const auto values = valuesOfCards(state, Briscola::toMove(state));
            const int best = *std::ranges::max_element(values);
            const Card chosen = ask(agent, state).move;
            const auto cost = [&](Card card) { // a trump is dearest, then points, then rank
                return std::tuple(card.suit() == state.pub.trump(), italian::points(card),
                                  card.rank());
            };
            for (std::size_t k = 0; k < moves.size(); ++k) {
                if (moves[k] == chosen) REQUIRE(values[k] == best);
                if (values[k] == best) REQUIRE(cost(chosen) <= cost(moves[k]));
            }
        }
    }
}

TEST_CASE("With two sides a card is a win, a draw or a loss") {
    Rng rng(262);
    for (const Options& options : {players(2), players(2, true), players(4)}) {
        Clairvoyant agent({});
        for (int i = 0; i < scaled(40); ++i) {
            const State state = randomEndgame(options, lateCards(options, rng), rng);
            const auto values = valuesOfCards(state, Briscola::toMove(state));
            const auto decision = ask(agent, state);
            REQUIRE(decision.candidates.size() == values.size());
            for (std::size_t k = 0; k < values.size(); ++k)
                REQUIRE(decision.candidates[k].value == (values[k] > 0   ? 1.0
                                                         : values[k] < 0 ? 0.0
                                                                         : 0.5));
        }
    }
}

TEST_CASE("Clairvoyant says how many points its side will have") {
    Rng rng(263);
    for (const Options& options : allOptions()) {
        Clairvoyant agent({});
        const State state = randomEndgame(options, 9, rng);
        const auto values = valuesOfCards(state, Briscola::toMove(state));
        CHECK(ask(agent, state).reasons[1].args[0].number ==
              (120 + *std::ranges::max_element(values)) / 2);
    }
}

TEST_CASE("Clairvoyant against itself gets what it foresaw") {
    Rng rng(264);
    for (const Options& options : {players(2), players(2, true)})
        for (int game = 0; game < scaled(10); ++game) {
            State state = randomState(options, 14, rng);
            Clairvoyant agent({});
            Solver solver;
            std::int64_t positions = INT64_MAX;
            const int value = solver.solve(state, 0, 20, positions, {}).value();
            while (Briscola::toMove(state) != kNoSeat)
                Briscola::apply(state, ask(agent, state).move);
            REQUIRE(difference(state.pub, 0) == value);
        }
}

TEST_CASE("Threads, earlier games and the seed change nothing") {
    Rng rng(265);
    Clairvoyant reused({20'000});
    for (const Options& options : allOptions())
        for (const int played : {3, 20, 31}) {
            const State state = randomState(options, played, rng);
            Clairvoyant fresh({20'000});
            const auto decision = ask(fresh, state);
            CHECK(sameDecision(ask(reused, state, 2), decision));
            Clairvoyant parallel({20'000});
            CHECK(sameDecision(ask(parallel, state, 3, {std::nullopt, 3}), decision));
            CHECK(sameDecision(ask(reused, state, 4, {std::nullopt, 2}), decision));
        }
}

TEST_CASE("Two players: exact from the first card on, three and four: in the last eight tricks") {
    Rng rng(268);
    const auto isExact = [](const State& state) {
        Clairvoyant agent({1});
        return reasonText(ask(agent, state), 1).starts_with("With all cards seen, best play");
    };
    for (const Options& options : {players(2), players(2, true)})
        for (int i = 0; i < scaled(4); ++i) CHECK(isExact(randomStart(options, rng)));
    for (const Options& options : {players(3), players(4)}) {
        CHECK(isExact(randomEndgame(options, Clairvoyant::kExactTricks * options.players, rng)));
        CHECK_FALSE(isExact(
            randomEndgame(options, (Clairvoyant::kExactTricks + 1) * options.players, rng)));
    }
}

TEST_CASE("With many players and cards it looks as far ahead as its positions allow") {
    Rng rng(266);
    for (const Options& options : {players(3), players(4)}) {
        const State state = randomStart(options, rng);
        Clairvoyant little({1});
        const auto decision = ask(little, state);
        CHECK(reasonText(decision, 1).ends_with("only this trick was looked at."));
        // The card is the best for the trick on the table.
        std::vector<int> values;
        for (const Card move : Briscola::legalMoves(state)) {
            State next = state;
            Briscola::apply(next, move);
            values.push_back(plainValue(next, Briscola::toMove(state), options.players - 1));
        }
        const auto moves = Briscola::legalMoves(state);
        for (std::size_t k = 0; k < moves.size(); ++k)
            if (moves[k] == decision.move) CHECK(values[k] == *std::ranges::max_element(values));
        Clairvoyant more({100'000});
        CHECK(reasonText(ask(more, state), 1) != reasonText(decision, 1));
    }
}

TEST_CASE("Stopped at once, clairvoyant still answers with a card it holds") {
    Rng rng(267);
    std::stop_source source;
    source.request_stop();
    for (const Options& options : allOptions())
        for (const int threads : {1, 3}) {
            const State state = randomState(options, 3, rng);
            Clairvoyant agent({});
            const auto decision =
                agent.decide(state, rng, {std::nullopt, threads}, source.get_token());
            CHECK(Briscola::handToMove(state).set().contains(decision.move));
            CHECK(decision.candidates.size() == 3);
            // What was left unfinished does no harm later.
            const State late = randomEndgame(options, 9, rng);
            Clairvoyant fresh({});
            CHECK(sameDecision(ask(agent, late), ask(fresh, late)));
        }
}
