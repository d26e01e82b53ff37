// The thesis' Advanced 4 (section 4.2.2), completed: a search over whole turns.
//
// A leaf is valued by the player's steps on the path (StepValues) minus those of the opponents. As
// in the thesis, nothing is drawn in the tree and depth counts turns. Unlike in the thesis, the
// search is alpha-beta, treats a turn as a set of steps, not a sequence, leaves out spaces that
// cannot matter, and searches only the `width` most promising turns of each position. A turn plays
// all tiles that can be played, as Advanced 3 does. All opponents minimize.
#pragma once

#include "ai/base/agent.h"
#include "ai/samurai/step_value.h"

namespace parlour::samurai {

struct MinimaxParams {
    int depth = 3;  // turns, including the player's own
    int width = 12; // turns searched in each position, at most kWidest
    // Samples of the other hands. 0: it knows them, as in the thesis, and so cheats.
    int determinizations = 0;
    enum class WeightSet { Thesis, Tuned } weightSet = WeightSet::Thesis;

    const Weights& weights() const { return weightSet == WeightSet::Tuned ? kTuned : kHeuristic3; }

    static constexpr int kWidest = 64;
};

// Samples the other hands and chooses the turn that is best on average.
class Minimax final : public Agent<Samurai> {
public:
    explicit Minimax(const MinimaxParams& params) : m_params(params) {}
    Decision<Samurai> decide(const Observation& view, Rng& rng, const Budget& budget,
                             std::stop_token stop) override;

private:
    MinimaxParams m_params;
};

// As in the thesis, it knows the other hands, though not what will be drawn.
class OpenMinimax final : public CheatingAgent<Samurai> {
public:
    explicit OpenMinimax(const MinimaxParams& params) : m_params(params) {}
    Decision<Samurai> decide(const State& state, Rng& rng, const Budget& budget,
                             std::stop_token stop) override;

private:
    MinimaxParams m_params;
};

} // namespace parlour::samurai
