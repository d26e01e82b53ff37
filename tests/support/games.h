// Any game of the list, and the sixth: its options, games and players.
#pragma once

#include "ai/catalogue/game_list.h"
#include "ai/catalogue/games.h"
#include "core/play/table.h"
#include "tests/support/high_card.h"
#include "tests/support/scale.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace parlour::test {

// What holds for every game, however small.
using AllGames = decltype(std::tuple_cat(Games(), std::tuple<high_card::Players>()));

const GameEntry& highCard();

// A game and its players, as the higher layers ask for them.
template <class Entry> const GameEntry& entryOf() {
    if constexpr (std::is_same_v<Entry, high_card::Players>)
        return highCard();
    else
        return *findGame(Entry::Rules::kId).value();
}

// Every allowed combination of the game's options. If there are very many: all of the first two
// options, and every value of the others once.
template <class G> std::vector<Json> optionCombinations() {
    constexpr std::size_t kMost = 64;
    const std::span<const OptionSpec> specs = G::optionSpecs();
    std::size_t product = 1;
    for (const OptionSpec& spec : specs) product *= spec.values.size();
    const std::span<const OptionSpec> combined = product > kMost ? specs.first(2) : specs;

    std::vector<Json> given{Json::object()};
    for (const OptionSpec& spec : combined) {
        std::vector<Json> longer;
        for (const Json& options : given)
            for (const OptionSpec::Value& value : spec.values) {
                longer.push_back(options);
                longer.back()[std::string(spec.name)] = value.value;
            }
        given = std::move(longer);
    }
    for (const OptionSpec& spec : specs.subspan(combined.size()))
        for (const OptionSpec::Value& value : std::span(spec.values).subspan(1))
            given.push_back({{std::string(spec.name), value.value}});

    std::vector<Json> all;
    for (const Json& options : given)
        if (auto complete = completeOptions(specs, options)) all.push_back(*complete);
    REQUIRE(2 * all.size() > given.size());
    return all;
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

    // At a table, after this many moves.
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

// Each player with all numbers at their default, least or greatest, and with each of its words. By
// default searching players use fewer worlds than at the table: what holds for few holds for many.
enum class Numbers { Default, Least, Most };
template <class Entry> auto variants(Numbers numbers) {
    using G = typename Entry::Rules;
    std::vector<Variant<G>> list;
    for (const AgentEntry<G>& entry : Entry::players()) {
        Variant<G> plain{&entry, briefly(entry), std::string(entry.name)};
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
