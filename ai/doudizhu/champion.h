// The strongest player that does not cheat: the sensible plays are tried in the same imagined
// hands, those that fit best what the others have played and passed, and a quick rule player plays
// each game out. When few cards are left, every imagined game is played out exactly instead.
// Between plays that are about as good the rules decide.
#pragma once

#include "ai/base/agent.h"
#include "ai/doudizhu/belief.h"
#include "ai/doudizhu/endgame.h"
#include "ai/doudizhu/rule_policy.h"
#include "ai/search/world_means.h"

#include <vector>

namespace parlour::doudizhu {

struct ChampionParams {
    int worlds = 1440;
    int rounds = 4;      // as in WorldLimits
    int moves = 12;      // that are tried at most
    int inference = 4;   // steps of a walk (see Belief) between two worlds; 0: all are as likely
    int second = 100;    // turns of a playout in which players think again: see secondThought
    int exactCards = 14; // solves worlds with so many cards left
    bool playsRandomly = false; // playouts by any play, to measure what the rules bring
    int overlook = 0;           // as in WorldLimits
    int opinion = 8;            // of the rules: hundredths of a point for each point of their score
};

class Champion final : public Agent<Doudizhu> {
public:
    explicit Champion(const ChampionParams& params);

    Decision<Doudizhu> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token token) override;

private:
    using Line = boost::container::static_vector<WeighedPlay, kMostTurns>;
    struct alignas(64) Tools { // of one thread, with no cache line in common
        RulePolicy policy;
        Endgame endgame;
        Line line;
        Line otherLine; // that is tried
    };

    Doudizhu::MoveList sensibleMoves(const Observation& view, Rng& rng);

    ChampionParams m_params;
    WorldMeans<Doudizhu> m_means;
    // Of the moves that are tried; none for bids.
    boost::container::static_vector<float, Doudizhu::kMostMoves> m_opinions;
    std::vector<Tools> m_tools;
};

} // namespace parlour::doudizhu
