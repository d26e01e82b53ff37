// The player of the Big Two paper (section 3): one function for each of its algorithms.
#pragma once

#include "ai/base/agent.h"
#include "core/bigtwo/rules.h"

namespace parlour::bigtwo {

class RuleBasedPlayer final : public Agent<BigTwo> {
public:
    // The reasons: the rule that chose; why the play is held back or not (Algorithm 8); for five
    // cards, why these (Algorithms 10 and 11).
    Decision<BigTwo> decide(const Observation& view, Rng& rng, const Budget& budget,
                            std::stop_token stop) override;
};

} // namespace parlour::bigtwo
