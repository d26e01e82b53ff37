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
class Mind {
public:
    using Rules = Euchre;
    using Params = ChampionParams;
    using Model = DealModel;
    static constexpr ValueKind kValueKind = ValueKind::Score;

    explicit Mind(const ChampionParams& params) : m_params(params) {}

    static double winWorth() { return 0; } // only points count
    static std::optional<Decision<Euchre>> certain(const Observation& view, Rng& rng);
    SearchPlan<Euchre> plan(const Observation& view, int threads, Rng& rng);
    DealBelief believe(const Observation& view, int threads, Rng& rng, const StopCheck& stop) const;
    DealModel model(const Observation& view, int thread) const;
    class Worker;
    Worker worker(const Observation& view, const DealBelief& belief, int thread,
                  const StopCheck& stop);
    static Reasons explain(const Observation& view, const FlatMonteCarlo<Euchre>& search);

private:
    ChampionParams m_params;
    std::vector<Solver> m_solvers; // by thread
};

using Champion = ChampionPlayer<Mind>;

} // namespace parlour::euchre

extern template class parlour::ChampionPlayer<parlour::euchre::Mind>;
