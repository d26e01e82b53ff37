// The strongest player that does not cheat: the steps that look best to a quick rule player are all
// tried in the same imagined worlds (hands and supplies), which that player then plays to the end.
#pragma once

#include "ai/base/agent.h"
#include "ai/search/world_means.h"
#include "core/samurai/rules.h"

namespace parlour::samurai {

struct ChampionParams {
    int worlds = 200;
    int width = 24;             // steps that are tried
    int rounds = 3;             // as in WorldLimits
    bool playsRandomly = false; // playouts by any step, to measure what the rules bring
    bool infers = true;         // imagined hands are like those of good players
    bool searchesSetup = true;  // else first tiles and figures as all other players
    int scoreOfAWin = 20;       // what a won game counts in figures
    int overlook = 0;           // as in WorldLimits
};

class Champion final : public Agent<Samurai> {
public:
    explicit Champion(const ChampionParams& params);

    Decision<Samurai> decide(const Observation& view, Rng& rng, const Budget& budget,
                             std::stop_token token) override;

private:
    ChampionParams m_params;
    WorldMeans<Samurai> m_means;
};

} // namespace parlour::samurai
