// Briscola's champion: tries every card in sampled hands and stocks, played out by quick rules. The
// last tricks between two players are solved exactly in every world instead, and once the stock is
// empty all cards are known. The rules' scores, as a prior, decide between cards about as good.
#pragma once

#include "ai/briscola/belief.h"
#include "ai/briscola/solver.h"
#include "ai/briscola/value_form.h"
#include "ai/search/champion.h"

#include <optional>
#include <vector>

namespace parlour::briscola {

struct ChampionParams : ChampionBasics {
    ChampionParams() {
        infers = false;
        exactCards = 12; // between two players only
        priorWeight = 300;
        learnedShare = 80;
    }
};

// The hooks of ChampionPlayer (ai/search/champion.h).
class Mind : public MindDefaults<Mind, Briscola, DeckModel, ChampionParams> {
public:
    using MindDefaults::MindDefaults;
    using Values = ValueForm;
    bool isLearned(const Observation& view) const;
    static constexpr ValueKind kValueKind = ValueKind::Win;

    static double winWorth();
    void prepare(int threads);
    SearchPlan<Briscola> plan(const Observation& view, Rng& rng) const;
    int beliefWorlds() const;
    static bool isBold(const Observation& view, Card card);
    class Worker;
    Worker worker(const Observation& view, const DeckBelief& belief, DeckModel& model, int thread,
                  const StopCheck& stop);

private:
    // Fits six tricks between two players, and the processor's cache.
    static constexpr int kTableBits = 12;

    std::vector<Solver> m_solvers; // by thread
};

using Champion = ChampionPlayer<Mind>;

} // namespace parlour::briscola

extern template class parlour::ChampionPlayer<parlour::briscola::Mind>;
