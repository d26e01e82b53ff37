// Samurai's champion: tries the steps that the quick rules like best in sampled hands and supplies,
// and lets the quick rules play each world out.
#pragma once

#include "ai/samurai/belief.h"
#include "ai/search/champion.h"

#include <optional>

namespace parlour::samurai {

struct ChampionParams : ChampionBasics {
    ChampionParams() {
        worlds = 200;
        rounds = 3;
    }
    int width = 24;            // most steps to search
    bool searchesSetup = true; // else chooses tiles and places figures like all other players
    int winWorth = 20;         // number of figures that a win is worth
};

// The hooks of ChampionPlayer (ai/search/champion.h).
class Mind : public MindDefaults<Mind, Samurai, TileModel, ChampionParams> {
public:
    using MindDefaults::MindDefaults;
    static constexpr ValueKind kValueKind = ValueKind::Win;

    double winWorth() const { return m_params.winWorth; }
    std::optional<Decision<Samurai>> certain(const Observation& view, Rng& rng) const;
    SearchPlan<Samurai> plan(const Observation& view, int threads, Rng& rng) const;
    static TileBelief believe(const Observation&, int, Rng&, const StopCheck&) { return {}; }
    class Worker;
    Worker worker(const Observation& view, const TileBelief& belief, int thread,
                  const StopCheck& stop) const;
    static Reasons explain(const Observation& view, const FlatMonteCarlo<Samurai>& search);
};

using Champion = ChampionPlayer<Mind>;

} // namespace parlour::samurai

extern template class parlour::ChampionPlayer<parlour::samurai::Mind>;
