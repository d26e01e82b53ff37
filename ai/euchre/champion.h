// Euchre's champion: tries every bid, discard or card in deals as likely as the bidding and the
// play so far make them, and lets the fast policy go on for everybody, who so do not know the
// others' cards later either.
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

// Hooks of ChampionPlayer (ai/search/champion.h).
class Mind {
public:
    using Rules = Euchre;
    using Params = ChampionParams;
    using Model = DealModel;
    static constexpr ValueKind kValueKind = ValueKind::Score;

    explicit Mind(const ChampionParams& params) : m_params(params) {}

    static double winWorth() { return 0; } // points are all that counts
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
    std::vector<Solver> m_solvers; // one for each thread
};

using Champion = ChampionPlayer<Mind>;

} // namespace parlour::euchre

extern template class parlour::ChampionPlayer<parlour::euchre::Mind>;
