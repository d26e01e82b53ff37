// The three players of the Briscola paper that look at one trick only (sections IV-A and IV-B).
#pragma once

#include "ai/base/agent.h"
#include "core/briscola/rules.h"

namespace parlour::briscola {

// "Easy": any card.
class RandomPlayer final : public Agent<Briscola> {
public:
    Decision<Briscola> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;
};

// "Medium": a trump; when not first, a card of the suit led; when first, a card without points;
// else any card. Where several fit, the one held longest.
class BaselinePlayer final : public Agent<Briscola> {
public:
    Decision<Briscola> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;
};

struct GreedyParams {
    bool usesSecondBranch = true; // the paper's program never reaches it
};

// "Hard": first to play, its highest trump, else its most valuable card. Later the card that wins
// most points for its side (the cheapest such card), else the one that gives away least.
class GreedyPlayer final : public Agent<Briscola> {
public:
    explicit GreedyPlayer(const GreedyParams& params = {}) : m_params(params) {}
    Decision<Briscola> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;

    // The same without a reason, for playouts.
    static Card choose(const Public& pub, Seat seat, const Hand& hand);

private:
    GreedyParams m_params;
};

} // namespace parlour::briscola
