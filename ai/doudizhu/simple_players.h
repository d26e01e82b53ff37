// Two players of ours to measure others against.
#pragma once

#include "ai/base/agent.h"
#include "core/doudizhu/rules.h"

namespace parlour::doudizhu {

// Any legal move, a pass included.
class RandomPlayer final : public Agent<Doudizhu> {
public:
    Decision<Doudizhu> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;
};

// The lowest play that is legal and breaks no bomb, of most cards when it leads; passes only if
// there is none, whoever played before. Bids for bombs, jokers and twos.
class GreedyPlayer final : public Agent<Doudizhu> {
public:
    Decision<Doudizhu> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;

    // The same without a reason, for playouts.
    static Move choose(const Public& pub, Cards hand);
};

} // namespace parlour::doudizhu
