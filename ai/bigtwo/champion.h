// Big Two's champion: tries every plausible play against hands that explain what the others did.
// The quick rules play a world out for some turns; then its position is evaluated.
#pragma once

#include "ai/bigtwo/belief.h"
#include "ai/search/champion.h"

#include <optional>

namespace parlour::bigtwo {

struct ChampionParams : ChampionBasics {
    ChampionParams() {
        worlds = 4000;
        rounds = 3;
    }
    int turns = 8;             // of a playout, which then ends with the round
    bool playsSureWins = true; // without a search
};

// The hooks of ChampionPlayer (ai/search/champion.h).
class Mind {
public:
    using Rules = BigTwo;
    using Params = ChampionParams;
    using Model = HandModel;
    static constexpr ValueKind kValueKind = ValueKind::Win;

    explicit Mind(const ChampionParams& params) : m_params(params) {}

    static double winWorth();
    std::optional<Decision<BigTwo>> certain(const Observation& view, Rng& rng) const;
    SearchPlan<BigTwo> plan(const Observation& view, int threads, Rng& rng) const;
    HandBelief believe(const Observation& view, int threads, Rng& rng, const StopCheck& stop) const;
    HandModel model(const Observation& view, int thread) const;
    class Worker;
    Worker worker(const Observation& view, const HandBelief& belief, int thread,
                  const StopCheck& stop) const;
    static Reasons explain(const Observation& view, const FlatMonteCarlo<BigTwo>& search);

private:
    ChampionParams m_params;
};

using Champion = ChampionPlayer<Mind>;

} // namespace parlour::bigtwo

extern template class parlour::ChampionPlayer<parlour::bigtwo::Mind>;
