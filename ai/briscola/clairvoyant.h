// The Briscola paper's second cheating player (section IV-E): it knows the whole deck and plays
// the rest of the game exactly. Every card's value is what both sides make of it with open cards.
#pragma once

#include "ai/base/agent.h"
#include "ai/briscola/solver.h"
#include "core/briscola/rules.h"

#include <array>

namespace parlour::briscola {

struct ClairvoyantParams {
    // With more than two players and more than kExactTricks tricks left it looks as many tricks
    // ahead as this many positions for each card allow: a second or two.
    std::int64_t positions = 4'000'000;
};

class Clairvoyant final : public CheatingAgent<Briscola> {
public:
    explicit Clairvoyant(const ClairvoyantParams& params) : m_positions(params.positions) {}

    static constexpr int kExactTricks = 8;

    Decision<Briscola> decide(const State& state, Rng& rng, const Budget& budget,
                              std::stop_token token) override;

private:
    std::int64_t m_positions;
    std::array<Solver, kHandSize>
        m_solvers; // one for each card, so that they can work side by side
};

} // namespace parlour::briscola
