// Two players of our own to compare others with.
#pragma once

#include "ai/base/agent.h"
#include "core/doudizhu/rules.h"

namespace parlour::doudizhu {

// Any legal move, including a pass.
class RandomPlayer final : public Agent<Doudizhu> {
public:
    Decision<Doudizhu> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;
};

// The lowest legal play that breaks up no bomb, when leading the lowest of the most cards; passes
// only if there is none, whoever owns the table. Bids for bombs, jokers and twos.
class GreedyPlayer final : public Agent<Doudizhu> {
public:
    Decision<Doudizhu> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;

    // The same without reasons, for playouts.
    static Move choose(const Public& pub, Cards hand);
};

} // namespace parlour::doudizhu
