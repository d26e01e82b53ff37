// The strongest player that does not cheat: every card is tried in the same imagined worlds (hands
// and stock), which a quick rule player then plays out. The last tricks of two players it solves
// exactly in every world instead, and once the stock is used up it knows all cards. Between cards
// that are about as good the rules decide.
#pragma once

#include "ai/base/agent.h"
#include "ai/briscola/solver.h"
#include "ai/search/world_means.h"
#include "core/briscola/rules.h"

#include <vector>

namespace parlour::briscola {

struct ChampionParams {
    int worlds = 1000;
    int exactTricks = 6;        // two players: solves worlds with so many tricks left
    bool playsRandomly = false; // playouts by any card, to measure what the rules bring
    bool infers = false;        // worlds that explain what was played are likelier
    int overlook = 0;           // as in WorldLimits
    int opinion = 30;           // of the rules: hundredths of a point for each point of their score
};

class Champion final : public Agent<Briscola> {
public:
    explicit Champion(const ChampionParams& params);

    Decision<Briscola> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token token) override;

private:
    ChampionParams m_params;
    WorldMeans<Briscola> m_means;
    std::vector<Solver> m_solvers; // one for each thread

    // Six tricks of two players fit, and it stays in the processor's cache.
    static constexpr int kTableBits = 12;
};

} // namespace parlour::briscola
