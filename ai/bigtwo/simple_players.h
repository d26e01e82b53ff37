// The two opponents of the Big Two paper's experiments (section 4), and the one who draws lots.
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

struct RandomizedParams {
    // It also draws a pass, as one of the possible moves of the paper's Table 1. Its description
    // says that it draws a card combination.
    bool drawsPasses = false;
};

// Any play; passes if there is none.
class RandomizedPlayer final : public Agent<BigTwo> {
public:
    explicit RandomizedPlayer(const RandomizedParams& params = {}) : m_params(params) {}
    Decision<BigTwo> decide(const Observation& view, Rng& rng, const Budget& budget,
                            std::stop_token stop) override;

private:
    RandomizedParams m_params;
};

// What "the lowest possible card combination" is when it leads. The paper says only that the value
// of a combination follows from the probability that opponents have one of a certain rank.
enum class ConventionalLead : std::uint8_t {
    Probability, // that beats the smallest share of the plays of its size that are still out
    LowestCard,  // that contains the lowest card, of as many cards as possible
    MostCards,   // of as many cards as possible
    FewestCards  // the lowest single card
};

struct ConventionalParams {
    ConventionalLead lead = ConventionalLead::Probability;
};

// The lowest legal play; passes only if it must.
class ConventionalPlayer final : public Agent<BigTwo> {
public:
    explicit ConventionalPlayer(const ConventionalParams& params = {}) : m_params(params) {}
    Decision<BigTwo> decide(const Observation& view, Rng& rng, const Budget& budget,
                            std::stop_token stop) override;

private:
    ConventionalParams m_params;
};

} // namespace parlour::bigtwo
