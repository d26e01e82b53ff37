// The player of the Big Two paper (section 3): one function for each of its algorithms.
#pragma once

#include "ai/base/agent.h"
#include "core/bigtwo/rules.h"

namespace parlour::bigtwo {

struct RuleBasedParams {
    // Breaks a pair of class A up when nothing else answers a single card. Section 3.7 says so of
    // twos, but no algorithm does it.
    bool splitsPairs = false;
};

class RuleBasedPlayer final : public Agent<BigTwo> {
public:
    explicit RuleBasedPlayer(const RuleBasedParams& params = {}) : m_params(params) {}

    // The reasons: the rule that chose; why the play is held back or not (Algorithm 8); for five
    // cards, why these (Algorithms 10 and 11).
    Decision<BigTwo> decide(const Observation& view, Rng& rng, const Budget& budget,
                            std::stop_token stop) override;

private:
    RuleBasedParams m_params;
};

} // namespace parlour::bigtwo
