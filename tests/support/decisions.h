// Decisions of players, made and compared.
#pragma once

#include "ai/base/agent.h"

#include <catch2/catch.hpp>

#include <cstdint>

namespace parlour::test {

template <class G> void requireSame(const Decision<G>& a, const Decision<G>& b) {
    REQUIRE(a.move == b.move);
    REQUIRE(a.valueKind == b.valueKind);
    REQUIRE(a.reasons.size() == b.reasons.size());
    for (std::size_t i = 0; i < a.reasons.size(); ++i)
        REQUIRE(english(a.reasons[i]) == english(b.reasons[i]));
    REQUIRE(a.candidates.size() == b.candidates.size());
    for (std::size_t i = 0; i < a.candidates.size(); ++i) {
        REQUIRE(a.candidates[i].move == b.candidates[i].move);
        REQUIRE(a.candidates[i].value == b.candidates[i].value);
        REQUIRE(a.candidates[i].visits == b.candidates[i].visits);
    }
}

template <class G>
Decision<G> decide(Player<G>& player, const typename G::State& state, std::uint64_t seed,
                   const Budget& budget = {}) {
    Rng rng(seed);
    return player.decide(state, rng, budget);
}

} // namespace parlour::test
