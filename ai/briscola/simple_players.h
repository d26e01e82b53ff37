// The three players of the Briscola paper that only look at one trick (sections IV-A and IV-B).
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

struct BaselineParams {
    // The paper's program: the card held longest that fits any of the cases, not the first case
    // that any card fits.
    bool goesByCard = false;
};

// "Medium": a trump; otherwise, when leading, a card without points, when not leading, a card of
// the suit led; otherwise any card. Of several cards the one held longest.
class BaselinePlayer final : public Agent<Briscola> {
public:
    explicit BaselinePlayer(const BaselineParams& params = {}) : m_params(params) {}
    Decision<Briscola> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;

private:
    BaselineParams m_params;
};

struct GreedyParams {
    bool usesSecondBranch = true; // the paper's program never reaches it
};

// "Hard": leads its highest trump, or its most valuable card. When not leading it plays the card
// that wins most points for its side (the cheapest such card), or else gives away the fewest.
class GreedyPlayer final : public Agent<Briscola> {
public:
    explicit GreedyPlayer(const GreedyParams& params = {}) : m_params(params) {}
    Decision<Briscola> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;

    // The same without reasons, for playouts.
    static Card choose(const Public& pub, Seat seat, const Hand& hand);

private:
    GreedyParams m_params;
};

} // namespace parlour::briscola
