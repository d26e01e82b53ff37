// Briscola's champion: tries every card in imagined hands and stocks, which a quick rule player
// plays out. The last tricks of two players it solves exactly in every world instead, and once the
// stock is used up it knows all cards. Between cards that are about as good the rules decide.
#pragma once

#include "ai/briscola/belief.h"
#include "ai/briscola/solver.h"
#include "ai/search/champion.h"

#include <optional>
#include <vector>

namespace parlour::briscola {

struct ChampionParams : ChampionBasics {
    ChampionParams() {
        infers = false;
        exactCards = 12; // of two players
        priorWeight = 300;
    }
};

// Hooks of ChampionPlayer (ai/search/champion.h).
class Mind {
public:
    using Rules = Briscola;
    using Params = ChampionParams;
    using Model = DeckModel;
    static constexpr ValueKind kValueKind = ValueKind::Win;

    explicit Mind(const ChampionParams& params) : m_params(params) {}

    static double winWorth();
    static std::optional<Decision<Briscola>> certain(const Observation&, Rng&) { return {}; }
    SearchPlan<Briscola> plan(const Observation& view, int threads, Rng& rng);
    DeckBelief believe(const Observation& view, int threads, Rng& rng, const StopCheck& stop) const;
    DeckModel model(const Observation& view, int thread) const;
    class Worker;
    Worker worker(const Observation& view, const DeckBelief& belief, int thread,
                  const StopCheck& stop);
    static Reasons explain(const Observation& view, const FlatMonteCarlo<Briscola>& search);

private:
    // Six tricks of two players fit, and it stays in the processor's cache.
    static constexpr int kTableBits = 12;

    ChampionParams m_params;
    std::vector<Solver> m_solvers; // one for each thread
};

using Champion = ChampionPlayer<Mind>;

} // namespace parlour::briscola

extern template class parlour::ChampionPlayer<parlour::briscola::Mind>;
