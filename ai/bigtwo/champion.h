// Big Two's champion: tries every plausible play against hands that explain what the others did.
// The quick rules play a world out for some turns; then its position is evaluated.
#pragma once

#include "ai/bigtwo/belief.h"
#include "ai/bigtwo/value_form.h"
#include "ai/search/champion.h"

#include <optional>

namespace parlour::bigtwo {

struct ChampionParams : ChampionBasics {
    ChampionParams() {
        worlds = 4000;
        rounds = 3;
        learnedShare = 70;
    }
    int turns = 8;             // of a playout, which then ends with the round
    int winWorth = 40;         // how many cards a win is worth
    bool playsSureWins = true; // without a search
};

// The hooks of ChampionPlayer (ai/search/champion.h).
class Mind : public MindDefaults<Mind, BigTwo, HandModel, ChampionParams> {
public:
    using MindDefaults::MindDefaults;
    using Values = ValueForm;
    static constexpr ValueKind kValueKind = ValueKind::Win;
    static constexpr std::optional kChains = bigtwo::kChains;

    double winWorth() const { return m_params.winWorth; }
    std::optional<Decision<BigTwo>> certain(const Observation& view, Rng& rng) const;
    SearchPlan<BigTwo> plan(const Observation& view, Rng& rng) const;
    int beliefWorlds() const;
    static Outcome expected(const Observation& view, CardSet move, const Outcome& outcome);
    static bool isBold(const Observation& view, CardSet move);
    class Worker;
    Worker worker(const Observation& view, const HandBelief& belief, HandModel& model, int thread,
                  const StopCheck& stop) const;
};

using Champion = ChampionPlayer<Mind>;

} // namespace parlour::bigtwo

extern template class parlour::ChampionPlayer<parlour::bigtwo::Mind>;
