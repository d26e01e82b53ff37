// Doudizhu's champion: tries the sensible plays in hands that fit what the others have played and
// passed, and lets a quick rule player play each world out. Where the mover loses, his playout is
// improved by trying what he thought second best. When few cards are left, every world is played
// out exactly instead. Between plays that are about as good the rules decide.
#pragma once

#include "ai/doudizhu/belief.h"
#include "ai/doudizhu/endgame.h"
#include "ai/search/champion.h"

#include <optional>
#include <vector>

namespace parlour::doudizhu {

struct ChampionParams : ChampionBasics {
    ChampionParams() {
        worlds = 1440;
        rounds = 4;
        exactCards = 14;
        priorWeight = 80;
    }
    int moves = 12;          // that are tried at most
    int improvedTurns = 100; // of a playout: see Mind::Worker::improve
};

// Hooks of ChampionPlayer (ai/search/champion.h).
class Mind {
public:
    using Rules = Doudizhu;
    using Params = ChampionParams;
    using Model = HandModel;
    static constexpr ValueKind kValueKind = ValueKind::Win;

    explicit Mind(const ChampionParams& params) : m_params(params) {}

    static double winWorth();
    static std::optional<Decision<Doudizhu>> certain(const Observation&, Rng&) { return {}; }
    SearchPlan<Doudizhu> plan(const Observation& view, int threads, Rng& rng);
    HandBelief believe(const Observation& view, int threads, Rng& rng, const StopCheck& stop);
    HandModel model(const Observation& view, int thread);
    class Worker;
    Worker worker(const Observation& view, const HandBelief& belief, int thread,
                  const StopCheck& stop);
    static Reasons explain(const Observation& view, const FlatMonteCarlo<Doudizhu>& search);

private:
    using Line = boost::container::static_vector<WeighedPlay, kMostTurns>;
    struct alignas(64) Tools { // of one thread, with no cache line in common
        RulePolicy policy;
        Endgame endgame;
        Line line;
        Line otherLine; // that is tried
    };
    void keepSensible(SearchPlan<Doudizhu>& plan, const Observation& view, Rng& rng);

    ChampionParams m_params;
    std::vector<Tools> m_tools;
};

using Champion = ChampionPlayer<Mind>;

} // namespace parlour::doudizhu

extern template class parlour::ChampionPlayer<parlour::doudizhu::Mind>;
