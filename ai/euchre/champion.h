// Euchre's champion: tries every bid, discard or card in deals that explain the bidding and play so
// far. The fast policy plays them out for every seat, each knowing only its own cards.
#pragma once

#include "ai/euchre/belief.h"
#include "ai/euchre/solver.h"
#include "ai/search/champion.h"

#include <optional>
#include <vector>

namespace parlour::euchre {

struct ChampionParams : ChampionBasics {
    ChampionParams() { priorWeight = 3; }
};

// The hooks of ChampionPlayer (ai/search/champion.h).
class Mind : public MindDefaults<Mind, Euchre, DealModel, ChampionParams> {
public:
    using MindDefaults::MindDefaults;
    static std::optional<Decision<Euchre>> certain(const Observation& view, Rng& rng);
    void prepare(int threads);
    SearchPlan<Euchre> plan(const Observation& view, Rng& rng) const;
    int beliefWorlds() const;
    static bool isBold(const Observation& view, const Move& move);
    class Worker;
    Worker worker(const Observation& view, const DealBelief& belief, DealModel& model, int thread,
                  const StopCheck& stop);

private:
    std::vector<Solver> m_solvers; // by thread
};

using Champion = ChampionPlayer<Mind>;

} // namespace parlour::euchre

extern template class parlour::ChampionPlayer<parlour::euchre::Mind>;
