// The player of the Big Two paper (section 3), one function for each of its algorithms.
#pragma once

#include "ai/base/agent.h"
#include "core/bigtwo/rules.h"

namespace parlour::bigtwo {

struct RuleBasedParams {
    // Breaks up a pair of class A when nothing else answers a single card. Section 3.7 says so of
    // twos, but none of the algorithms does it.
    bool splitsPairs = false;
};

class RuleBasedPlayer final : public Agent<BigTwo> {
public:
    explicit RuleBasedPlayer(const RuleBasedParams& params = {}) : m_params(params) {}

    // Reasons: the rule that chose, why the play is or is not held back (Algorithm 8), and why
    // these five cards (Algorithms 10 and 11).
    Decision<BigTwo> decide(const Observation& view, Rng& rng, const Budget& budget,
                            std::stop_token stop) override;

private:
    RuleBasedParams m_params;
};

} // namespace parlour::bigtwo
