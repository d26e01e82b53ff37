// The Briscola paper's second cheating player (section IV-E): it knows the whole deck and solves
// the rest of the game. A card's value is the result of best play with open cards on both sides.
#pragma once

#include "ai/base/agent.h"
#include "ai/briscola/solver.h"
#include "core/briscola/rules.h"

#include <array>

namespace parlour::briscola {

struct ClairvoyantParams {
    // With more than two players and more than kExactTricks tricks left, it looks only as far ahead
    // as this many positions per card allow: a second or two.
    std::int64_t positions = 4'000'000;
};

class Clairvoyant final : public CheatingAgent<Briscola> {
public:
    static constexpr bool kTellsValues = true;

    explicit Clairvoyant(const ClairvoyantParams& params) : m_positions(params.positions) {}

    static constexpr int kExactTricks = 8;

    Decision<Briscola> decide(const State& state, Rng& rng, const Budget& budget,
                              std::stop_token token) override;

private:
    std::int64_t m_positions;
    std::array<Solver, kHandSize> m_solvers; // by card, so that they can run in parallel
};

} // namespace parlour::briscola
