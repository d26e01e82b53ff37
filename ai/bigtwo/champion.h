// The strongest player: every play worth thinking of is tried in the same imagined worlds, which
// quick rules play on for some turns; then their chances are estimated. The worlds are those that
// explain what the others did so far.
#pragma once

#include "ai/base/agent.h"
#include "ai/search/world_means.h"
#include "core/bigtwo/rules.h"

namespace parlour::bigtwo {

struct ChampionParams {
    int worlds = 4000;
    int turns = 8;       // imagined games are played so far, to the end of that round
    bool infers = true;  // imagines worlds that explain what the others did
    bool isExact = true; // plays lines out that win for certain
    int overlook = 0;    // as in WorldLimits
};

class Champion final : public Agent<BigTwo> {
public:
    explicit Champion(const ChampionParams& params);

    Decision<BigTwo> decide(const Observation& view, Rng& rng, const Budget& budget,
                            std::stop_token token) override;

private:
    ChampionParams m_params;
    WorldMeans<BigTwo> m_means;
};

} // namespace parlour::bigtwo
