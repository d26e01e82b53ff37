// Euchre's champion: tries every bid, discard or card in deals that explain the bidding and play so
// far. The fast policy plays them out for every seat, each knowing only its own cards.
#pragma once

#include "ai/euchre/belief.h"
#include "ai/euchre/solver.h"
#include "ai/euchre/value_form.h"
#include "ai/search/champion.h"

#include <optional>
#include <vector>

namespace parlour::euchre {

struct ChampionParams : ChampionBasics {
    ChampionParams() {
        priorWeight = 3;
        learnedShare = 50;
    }
};

// The hooks of ChampionPlayer (ai/search/champion.h).
class Mind : public MindDefaults<Mind, Euchre, DealModel, ChampionParams> {
public:
    using MindDefaults::MindDefaults;
    using Values = ValueForm;
    // It has played by the usual rules, with and without a dealer that is stuck, and with makers by
    // lot. What is solved needs no opinion.
    bool isLearned(const Observation& view) const;
    static std::optional<Decision<Euchre>> certain(const Observation& view, Rng& rng);
    void prepare(int threads);
    SearchPlan<Euchre> plan(const Observation& view, Rng& rng) const;
    int beliefWorlds() const;
    static bool isBold(const Observation& view, const Move& move);
    // Two cards to play, as high as each other.
    static bool areAlike(const Observation& view, const Move& a, const Move& b);
    static void agree(const Observation& view, const Euchre::MoveList& moves,
                      std::span<Outcome> outcomes);
    static ScoreRange scoreRange(const Observation& view, const Move& move);
    class Worker;
    Worker worker(const Observation& view, const DealBelief& belief, DealModel& model, int thread,
                  const StopCheck& stop);

private:
    std::vector<Solver> m_solvers; // by thread
};

using Champion = ChampionPlayer<Mind>;

} // namespace parlour::euchre

extern template class parlour::ChampionPlayer<parlour::euchre::Mind>;
