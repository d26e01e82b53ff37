// The two opponents of the Big Two paper's experiments (section 4).
#pragma once

#include "ai/base/agent.h"
#include "core/bigtwo/rules.h"

namespace parlour::bigtwo {

// Any legal move, including a pass.
class RandomPlayer final : public Agent<BigTwo> {
public:
    Decision<BigTwo> decide(const Observation& view, Rng& rng, const Budget& budget,
                            std::stop_token stop) override;
};

// The lowest legal play, when leading the lowest of the most cards; passes only if it must.
class ConventionalPlayer final : public Agent<BigTwo> {
public:
    Decision<BigTwo> decide(const Observation& view, Rng& rng, const Budget& budget,
                            std::stop_token stop) override;
};

} // namespace parlour::bigtwo
