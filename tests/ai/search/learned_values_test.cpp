// What networks say of moves, and champions that listen to them.
#include "ai/bigtwo/champion.h"
#include "ai/doudizhu/champion.h"
#include "ai/search/learned_values.h"
#include "tests/support/games.h"

#include <cmath>

using namespace parlour;
using namespace parlour::test;

namespace {

// Positions of random games in which the seat to move has a choice that is valued.
template <Game G, class Form>
void forValuedPositions(std::uint64_t seed, int games, const auto& check) {
    Rng rng(seed);
    const auto options = G::options(completeOptions(G::optionSpecs(), Json::object()).value());
    for (int game = 0; game < games; ++game) {
        typename G::State state = G::start(options, G::deal(options, rng));
        while (G::toMove(state) != kNoSeat) {
            const auto view = G::observe(state, G::toMove(state));
            if (G::legalMoves(view).size() > 1 && Form::isValued(view)) check(view);
            G::playRandomMove(state, rng);
        }
    }
}

// A champion that goes by its network alone.
template <class Mind> typename Mind::Params onlyLearned() {
    typename Mind::Params params;
    params.worlds = 1;
    params.rounds = 1;
    params.infers = false;
    params.exactCards = 0;
    params.priorWeight = 0;
    params.learnedShare = 100;
    return params;
}

// It plays what its network values most among all legal moves, or among some.
template <class Mind>
void requireBestLearned(const typename Mind::Params& params, std::uint64_t seed, int games) {
    using G = typename Mind::Rules;
    const Mind mind(params);
    ChampionPlayer<Mind> champion(params);
    LearnedValues<G, typename Mind::Values> learned;
    std::vector<Outcome> outcomes;
    Rng rng(seed + 1);
    int positions = 0;
    int different = 0; // from the first legal move
    forValuedPositions<G, typename Mind::Values>(seed, games, [&](const auto& view) {
        const auto moves = G::legalMoves(view);
        const auto merits = [&](const typename G::MoveList& some) {
            REQUIRE(learned.tell(view, some, outcomes, {}));
            std::vector<double> list;
            for (std::size_t i = 0; i < outcomes.size(); ++i) {
                const Outcome expected = mind.expected(view, some[i], outcomes[i]);
                list.push_back(expected.score + mind.winWorth() * expected.win);
            }
            return list;
        };
        const auto requireBest = [&](const typename G::MoveList& some, const Budget& budget) {
            const auto decision = champion.decide(view, rng, budget, {});
            const auto place = std::ranges::find(some, decision.move);
            REQUIRE(place != some.end());
            const std::vector<double> list = merits(some);
            // Networks add in another order where they look at other moves beside a move.
            REQUIRE(list[static_cast<std::size_t>(place - some.begin())] ==
                    Approx(std::ranges::max(list)).margin(1e-3));
            different += decision.move != some[0];
        };
        ++positions;
        if constexpr (std::is_same_v<Mind, doudizhu::Mind>) {
            // Who can go out does so.
            const auto out = std::ranges::find(moves, doudizhu::Move(view.hand));
            if (out != moves.end())
                REQUIRE(champion.decide(view, rng, {}, {}).move == *out);
            else
                requireBest(moves, {});
        } else {
            requireBest(moves, {});
        }
        // Of the moves that the budget names no other is played.
        typename G::MoveList ends;
        ends.push_back(moves.front());
        ends.push_back(moves.back());
        Budget budget;
        for (const auto& move : ends) budget.only.push_back(G::toText(move));
        requireBest(ends, budget);
    });
    CHECK(positions > 5);
    CHECK(different > positions / 4);
}

} // namespace

TEMPLATE_LIST_TEST_CASE("What is told of a move is what the network makes of its features", "",
                        Games) {
    using G = typename TestType::Rules;
    using Form = typename TestType::Values;
    constexpr std::size_t kRow = Form::kPosition + Form::kMove;
    const Network network = findNetwork(Form::kName).value();
    CHECK(network.version() == Form::kVersion);
    REQUIRE(network.input().size() == kRow);
    Network::Workspace workspace(network);
    LearnedValues<G, Form> learned;
    std::vector<Outcome> outcomes{{7, 7}}; // of before
    std::vector<std::int8_t> features(kRow);
    std::vector<float> row(kRow);
    std::vector<float> told(2);
    std::size_t most = 0;
    forValuedPositions<G, Form>(811, scaled(2), [&](const typename G::Observation& view) {
        const auto moves = G::legalMoves(view);
        most = std::max(most, moves.size());
        REQUIRE(learned.tell(view, moves, outcomes, {}));
        REQUIRE(outcomes.size() == moves.size());
        for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / 20) {
            std::ranges::fill(features, std::int8_t{0});
            Form::position(view, std::span(features).template first<Form::kPosition>());
            Form::move(view, moves[i], std::span(features).template last<Form::kMove>());
            std::ranges::copy(features, row.begin());
            network.run(row, told, workspace);
            CHECK(outcomes[i].win == Approx(1 / (1 + std::exp(-double{told[0]}))).margin(1e-4));
            CHECK(outcomes[i].score == Approx(Form::kPoints * double{told[1]}).margin(1e-3));
        }
    });
    Budget none;
    none.time = std::chrono::milliseconds(0);
    forValuedPositions<G, Form>(816, 1, [&](const typename G::Observation& view) {
        REQUIRE_FALSE(learned.tell(view, G::legalMoves(view), outcomes, StopCheck({}, none)));
        REQUIRE(outcomes.empty());
    });
    if (G::kId == std::string_view("bigtwo")) CHECK(most > 16); // more than are run at once
}

TEST_CASE("A champion that only listens to its network plays the best of all moves: Doudizhu") {
    auto params = onlyLearned<doudizhu::Mind>();
    params.improvedTurns = 0;
    requireBestLearned<doudizhu::Mind>(params, 812, scaled(3));
}

TEST_CASE("A champion that only listens to its network plays the best of all moves: Big Two") {
    auto params = onlyLearned<bigtwo::Mind>();
    params.playsSureWins = false;
    requireBestLearned<bigtwo::Mind>(params, 814, scaled(3));
}
