// The strongest player that does not cheat. It imagines deals as likely as the bidding and the play
// so far make them, tries every bid, discard or card in all of them, and lets the fast policy go on
// for everybody, who so do not know the others' cards later either.
#pragma once

#include "ai/base/agent.h"
#include "ai/euchre/belief.h"
#include "ai/euchre/solver.h"
#include "ai/search/world_means.h"

#include <vector>

namespace parlour::euchre {

struct ChampionParams {
    // How an imagined deal goes on; `Solved`: with all cards open and without a mistake.
    enum class Playouts { Policy, Solved, Random };

    int worlds = 1000;
    bool infers = true;
    Playouts playouts = Playouts::Policy;
    int exactTricks = 0; // with so many tricks left an imagined deal is solved
    int overlook = 0;    // as in WorldLimits
};

class Champion final : public Agent<Euchre> {
public:
    explicit Champion(const ChampionParams& params);

    Decision<Euchre> decide(const Observation& view, Rng& rng, const Budget& budget,
                            std::stop_token token) override;

private:
    // How the best move stands against the next best. Precondition: there is one.
    Reason evidence(const Public& pub) const;

    ChampionParams m_params;
    Belief m_belief;
    WorldMeans<Euchre> m_means;
    std::vector<Solver> m_solvers; // one for each thread
};

} // namespace parlour::euchre
