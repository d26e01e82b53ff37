// Any game of the list: its options, games and players.
#pragma once

#include "ai/catalogue/game_list.h"
#include "core/play/table.h"
#include "tests/support/scale.h"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

namespace parlour::test {

// Every combination of the game's options where these are few; else each value with the defaults of
// the other options, and some combinations drawn by lot.
template <class G> std::vector<Json> optionCombinations() {
    constexpr std::size_t kMost = 32;
    std::vector<Json> all{Json::object()};
    for (const OptionSpec& spec : G::optionSpecs()) {
        std::vector<Json> longer;
        for (const Json& options : all)
            for (const OptionSpec::Value& value : spec.values) {
                longer.push_back(options);
                longer.back()[std::string(spec.name)] = value.value;
            }
        all = std::move(longer);
    }
    if (all.size() <= kMost) return all;

    const Json defaults = all.front();
    std::vector<Json> some{defaults};
    for (const OptionSpec& spec : G::optionSpecs())
        for (std::size_t i = 1; i < spec.values.size(); ++i) {
            some.push_back(defaults);
            some.back()[std::string(spec.name)] = spec.values[i].value;
        }
    Rng rng(300);
    while (some.size() < kMost)
        some.push_back(all[rng.below(static_cast<std::uint32_t>(all.size()))]);
    return some;
}

// A whole game, played at random.
template <class G> struct RandomGame {
    using State = typename G::State;

    Json optionsJson;
    typename G::Options options;
    typename G::Deal deal;
    std::vector<State> states; // the first and that after each move
    std::vector<typename G::Move> moves;

    RandomGame(const Json& json, Rng& rng)
        : optionsJson(json), options(G::options(json)), deal(G::deal(options, rng)) {
        states.push_back(G::start(options, deal));
        while (G::toMove(states.back()) != kNoSeat) {
            REQUIRE(moves.size() < 10'000);
            const auto legal = G::legalMoves(states.back());
            REQUIRE_FALSE(legal.empty());
            moves.push_back(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
            states.push_back(states.back());
            G::apply(states.back(), moves.back());
        }
    }

    // A state in which somebody is to move; `fromPart` 0.75 takes one of the last quarter.
    const State& someState(Rng& rng, double fromPart = 0) const {
        const auto first = static_cast<std::uint32_t>(fromPart * static_cast<double>(moves.size()));
        return states[first + rng.below(static_cast<std::uint32_t>(moves.size()) - first)];
    }

    // At a table, after so many moves.
    GameTable<G> table(std::size_t played) const {
        GameTable<G> result(optionsJson, deal);
        for (std::size_t i = 0; i < played; ++i) REQUIRE(result.play(G::toText(moves[i])));
        return result;
    }
};

// Games with every combination of options.
template <class G> void forRandomGames(std::uint64_t seed, int gamesEach, const auto& check) {
    Rng rng(seed);
    for (const Json& options : optionCombinations<G>())
        for (int game = 0; game < gamesEach; ++game) {
            INFO("options " << options.dump());
            check(RandomGame<G>(options, rng), rng);
        }
}

// A player with values for its parameters.
template <class G> struct Variant {
    const AgentEntry<G>* entry;
    Params params;
    std::string name; // for messages

    Player<G> make() const { return entry->make(params); }
};

// Each player with all numbers at their default, least or greatest, and with each of its words.
enum class Numbers { Default, Least, Most };
template <class Entry> auto variants(Numbers numbers) {
    using G = typename Entry::Rules;
    std::vector<Variant<G>> list;
    for (const AgentEntry<G>& entry : Entry::players()) {
        Variant<G> plain{&entry, Params(entry.params), std::string(entry.name)};
        const auto set = [](Variant<G>& variant, std::string_view name, const std::string& value) {
            REQUIRE(variant.params.set(name, value));
            variant.name += " " + std::string(name) + "=" + value;
        };
        for (const ParamSpec& param : entry.params)
            if (param.words.empty() && numbers != Numbers::Default)
                set(plain, param.name,
                    std::to_string(numbers == Numbers::Least ? param.least : param.most));
        list.push_back(plain);
        for (const ParamSpec& param : entry.params)
            for (const std::string_view word : param.words) {
                list.push_back(plain);
                set(list.back(), param.name, std::string(word));
            }
    }
    return list;
}

} // namespace parlour::test
