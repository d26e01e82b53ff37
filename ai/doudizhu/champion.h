// Doudizhu's champion: tries the sensible plays against hands that explain the others' plays and
// passes, and lets quick rules play each world out. A seat that would lose a playout tries its next
// best plays there. With few cards left every world is solved instead. The rules' scores, as a
// prior, decide between plays about as good.
#pragma once

#include "ai/doudizhu/belief.h"
#include "ai/doudizhu/endgame.h"
#include "ai/doudizhu/value_form.h"
#include "ai/search/champion.h"

#include <optional>
#include <vector>

namespace parlour::doudizhu {

struct ChampionParams : ChampionBasics {
    ChampionParams() {
        worlds = 1440;
        rounds = 4;
        exactCards = 14;
        learnedShare = 50;
    }
    int moves = 12;          // most plays to search, besides a pass
    int improvedTurns = 100; // turns of a playout that are improved (Mind::Worker::improve)
};

// The hooks of ChampionPlayer (ai/search/champion.h).
class Mind : public MindDefaults<Mind, Doudizhu, HandModel, ChampionParams> {
public:
    using MindDefaults::MindDefaults;
    using Values = ValueForm;
    static constexpr ValueKind kValueKind = ValueKind::Win;
    static constexpr std::optional kChains =
        ChainParams{.length = 16, .starts = 1, .burnIn = 12, .thinning = 4};

    static double winWorth();
    void prepare(int threads);
    SearchPlan<Doudizhu> plan(const Observation& view, Rng& rng);
    static bool isBold(const Observation& view, const Move& move);
    bool isLearned(const Observation& view) const;
    static Outcome expected(const Observation& view, Move move, const Outcome& outcome);
    static void agree(const Observation& view, const Doudizhu::MoveList& moves,
                      std::span<Outcome> outcomes);
    HandModel model(const Observation& view, int thread);
    class Worker;
    Worker worker(const Observation& view, const HandBelief& belief, HandModel& model, int thread,
                  const StopCheck& stop);

private:
    using Line = boost::container::static_vector<WeighedPlay, kMostTurns>;
    struct alignas(64) Tools { // of one thread; threads share no cache line
        RulePolicy policy;
        Endgame endgame;
        Line line;      // the rest of the current playout
        Line otherLine; // an alternative
    };
    void keepSensible(SearchPlan<Doudizhu>& plan, const Observation& view, Rng& rng);

    std::vector<Tools> m_tools;
};

using Champion = ChampionPlayer<Mind>;

} // namespace parlour::doudizhu

extern template class parlour::ChampionPlayer<parlour::doudizhu::Mind>;
