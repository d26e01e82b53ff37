// The player of the Big Two paper (section 3), one function for each of its algorithms.
#pragma once

#include "ai/base/agent.h"
#include "ai/bigtwo/own_plays.h"
#include "core/bigtwo/rules.h"

namespace parlour::bigtwo {

// Readings of the paper where its text and its algorithms differ or leave a choice.
struct RuleBasedParams {
    // Breaks up a pair of class A when nothing else answers a single card. Section 3.7 says so of
    // twos, but none of the algorithms does it.
    bool splitsPairs = false;
    // Algorithm 9 breaks up five cards for a single card even if there is a pair, as long as no
    // pair can be broken up instead: the words of section 3.7. As printed, any pair prevents it.
    bool splitsFives = false;
    // Its classes list plays that share cards, as in the example of section 3.1.
    bool overlaps = false;
    // Uses the winning strategy (Algorithm 6) out of control, too: with three plays left it answers
    // with the highest and holds nothing back.
    bool winsAnywhere = false;
    // Answers a single card with its highest while an opponent has one card, as it leads then.
    bool playsHighest = false;
    // Of "maximum value" (section 3.8) are the highest card, or all cards.
    ValueLeft valueLeft = ValueLeft::Highest;
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
