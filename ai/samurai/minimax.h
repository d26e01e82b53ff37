// The thesis' Advanced 4 (section 4.2.2), finished: a search over whole turns.
//
// A leaf is worth what the player's steps on the way there were worth (StepValues) less what the
// opponents' were. As in the thesis nothing is drawn in the tree and its depth counts turns; unlike
// it the search is alpha-beta, takes a turn as a set of steps and not as a sequence, leaves out
// spaces that cannot matter, and follows in each position only the `width` turns that look best.
// A turn plays all that can be played, as Advanced 3 does. All opponents play against the player.
#pragma once

#include "ai/base/agent.h"
#include "ai/samurai/step_value.h"

namespace parlour::samurai {

struct MinimaxParams {
    int depth = 3;  // turns, the own one included
    int width = 12; // turns followed in each position, at most kWidest
    // Imagined hands of the others. 0: it knows them, as in the thesis, and so cheats.
    int determinizations = 0;
    enum class WeightSet { Thesis, Tuned } weightSet = WeightSet::Thesis;

    const Weights& weights() const { return weightSet == WeightSet::Tuned ? kTuned : kHeuristic3; }

    static constexpr int kWidest = 64;
};

// Imagines the other hands and takes the step that is best on average.
class Minimax final : public Agent<Samurai> {
public:
    explicit Minimax(const MinimaxParams& params) : m_params(params) {}
    Decision<Samurai> decide(const Observation& view, Rng& rng, const Budget& budget,
                             std::stop_token stop) override;

private:
    MinimaxParams m_params;
};

// As in the thesis: it knows the hands of the others, though not what they will draw.
class OpenMinimax final : public CheatingAgent<Samurai> {
public:
    explicit OpenMinimax(const MinimaxParams& params) : m_params(params) {}
    Decision<Samurai> decide(const State& state, Rng& rng, const Budget& budget,
                             std::stop_token stop) override;

private:
    MinimaxParams m_params;
};

} // namespace parlour::samurai
