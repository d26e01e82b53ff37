// Samurai's champion: tries the steps that look best to a quick rule player in imagined hands and
// supplies, and lets that player play each world to the end.
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
    int width = 24;            // steps that are tried
    bool searchesSetup = true; // else first tiles and figures as all other players
    int scoreOfAWin = 20;      // what a won game counts in figures
};

// Hooks of ChampionPlayer (ai/search/champion.h).
class Mind {
public:
    using Rules = Samurai;
    using Params = ChampionParams;
    using Model = TileModel;
    static constexpr ValueKind kValueKind = ValueKind::Win;

    explicit Mind(const ChampionParams& params) : m_params(params) {}

    double winWorth() const { return m_params.scoreOfAWin; }
    std::optional<Decision<Samurai>> certain(const Observation& view, Rng& rng) const;
    SearchPlan<Samurai> plan(const Observation& view, int threads, Rng& rng) const;
    static TileBelief believe(const Observation&, int, Rng&, const StopCheck&) { return {}; }
    TileModel model(const Observation& view, int) const { return {view, m_params.infers}; }
    class Worker;
    Worker worker(const Observation& view, const TileBelief& belief, int thread,
                  const StopCheck& stop) const;
    static Reasons explain(const Observation& view, const FlatMonteCarlo<Samurai>& search);

private:
    ChampionParams m_params;
};

using Champion = ChampionPlayer<Mind>;

} // namespace parlour::samurai

extern template class parlour::ChampionPlayer<parlour::samurai::Mind>;
