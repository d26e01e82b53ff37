// Every player answers when told to. Nothing here is timed: a player that did not listen would
// think for minutes or hours, and so would the test.
#include "tests/support/games.h"

#include <algorithm>
#include <chrono>
#include <thread>

using namespace parlour;
using namespace parlour::test;

namespace {

template <class G> void requireLegal(const typename G::State& state, const Decision<G>& decision) {
    const auto legal = G::legalMoves(state);
    REQUIRE(std::ranges::find(legal, decision.move) != legal.end());
    REQUIRE_FALSE(decision.reasons.empty());
}

} // namespace

TEMPLATE_LIST_TEST_CASE("Stopped before it began, every player answers", "", AllGames) {
    using G = typename TestType::Rules;
    std::stop_source source;
    source.request_stop();
    for (const auto& variant : variants<TestType>(Numbers::Most)) {
        INFO(variant.name);
        Player<G> player = variant.make();
        forRandomGames<G>(341, scaled(3), [&](const auto& game, Rng& rng) {
            for (const int threads : {1, 3}) {
                const auto& state = game.someState(rng);
                requireLegal<G>(
                    state, player.decide(state, rng, {std::nullopt, threads}, source.get_token()));
            }
        });
    }
}

TEMPLATE_LIST_TEST_CASE("Stopped while it thinks, every player answers", "", AllGames) {
    using G = typename TestType::Rules;
    for (const auto& variant : variants<TestType>(Numbers::Most)) {
        INFO(variant.name);
        Player<G> player = variant.make();
        forRandomGames<G>(342, 1, [&](const auto& game, Rng& rng) {
            for (const int threads : {1, 3}) {
                const auto& state = game.states.front(); // the longest to think about
                std::stop_source source;
                std::jthread stopper([&] {
                    std::this_thread::sleep_for(std::chrono::milliseconds(3));
                    source.request_stop();
                });
                requireLegal<G>(
                    state, player.decide(state, rng, {std::nullopt, threads}, source.get_token()));
            }
        });
    }
}

TEMPLATE_LIST_TEST_CASE("Stopped while it thinks, every player answers, whatever its parameters",
                        "", AllGames) {
    using G = typename TestType::Rules;
    for (const AgentEntry<G>& entry : TestType::players()) {
        const AgentInfo* const info = &entry;
        for (const std::string& spec : extremes(entry)) {
            INFO(spec);
            Player<G> player = entry.make(parseAgentSpec(spec, {&info, 1}).value().params);
            Rng rng(345);
            const auto options = completeOptions(G::optionSpecs(), Json::object()).value();
            const RandomGame<G> game(options, rng);
            std::stop_source source;
            std::jthread stopper([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(3));
                source.request_stop();
            });
            const auto& state = game.states.front();
            requireLegal<G>(state,
                            player.decide(state, rng, {std::nullopt, 1}, source.get_token()));
        }
    }
}

TEMPLATE_LIST_TEST_CASE("With a millisecond to think, every player answers", "", AllGames) {
    using G = typename TestType::Rules;
    for (const auto& variant : variants<TestType>(Numbers::Most)) {
        INFO(variant.name);
        Player<G> player = variant.make();
        forRandomGames<G>(343, 1, [&](const auto& game, Rng& rng) {
            const auto& state = game.states.front();
            const Budget budget{std::chrono::milliseconds(1), 1};
            requireLegal<G>(state, player.decide(state, rng, budget));
        });
    }
}

TEMPLATE_LIST_TEST_CASE("A stop leaves nothing behind that would change a later decision", "",
                        AllGames) {
    using G = typename TestType::Rules;
    std::stop_source source;
    source.request_stop();
    for (const auto& variant : variants<TestType>(Numbers::Default)) {
        INFO(variant.name);
        forRandomGames<G>(344, scaled(3), [&](const auto& game, Rng& rng) {
            const auto& state = game.someState(rng, 0.7);
            Player<G> fresh = variant.make();
            Player<G> stopped = variant.make();
            (void)stopped.decide(game.states.front(), rng, {}, source.get_token());
            (void)stopped.decide(state, rng, {}, source.get_token());
            Rng one(3), two(3);
            REQUIRE(stopped.decide(state, one).move == fresh.decide(state, two).move);
        });
    }
}
