// The strongest player of a game, the same for all games: it believes something about what it does
// not see, tries the moves worth a thought in the same worlds of that belief (flat Monte Carlo),
// lets quick players play each world on, and says why it did what it did. A game fills the hooks.
#pragma once

#include "ai/base/params.h"
#include "ai/search/belief.h"
#include "ai/search/flat_monte_carlo.h"

#include <array>
#include <optional>
#include <vector>

namespace parlour {

// What the champions of several games have in common. Each parameter means the same wherever it is.
struct ChampionBasics {
    int worlds = 1000;
    int rounds = 1; // after each but the last, the worse half of the moves drops out
    // Worlds that explain what the others did are likelier; else all are equally likely.
    bool infers = true;
    // Worlds with so many cards left in all hands and the stock are solved, not played on.
    int exactCards = 0;
    // Weight of the game's quick rules, the prior: thousandths of a point for each point of their
    // score.
    int priorWeight = 0;
    int missRate = 0; // in percent, as in SearchLimits: for weaker levels
    bool playsRandomly =
        false; // worlds are played on by any moves, to measure what the rules bring
};

// Those of them that a game takes, by name.
template <std::derived_from<ChampionBasics> P> struct ChampionParam {
    static Param<P> worlds() { return {"worlds", &ChampionBasics::worlds, 1, 1'000'000}; }
    static Param<P> rounds() { return {"rounds", &ChampionBasics::rounds, 1, 10}; }
    static Param<P> inference() { return {"inference", &ChampionBasics::infers, {"off", "on"}}; }
    static Param<P> exact(int most) { return {"exact", &ChampionBasics::exactCards, 0, most}; }
    static Param<P> prior() { return {"prior", &ChampionBasics::priorWeight, 0, 10'000}; }
    static Param<P> miss() { return {"miss", &ChampionBasics::missRate, 0, 99, "overlook"}; }
    static Param<P> playouts() {
        return {"playouts", &ChampionBasics::playsRandomly, {"rules", "random"}};
    }
};

// The moves to be tried, and in what worlds.
template <Game G> struct SearchPlan {
    typename G::MoveList moves; // at least one
    SearchLimits limits;
    // What the quick rules think of each of them, in points; none: they have no say.
    boost::container::static_vector<float, G::MoveList::static_capacity> prior{};
    bool tellsChances = true; // else too little is tried for that
};

// Of the hooks:
//   Rules, Params (a ChampionBasics), Model (a BeliefModel), kValueKind
//   Mind(Params)                           from what it is made
//   winWorth()                             what a won game counts in points
//   certain(view, rng)                     a decision that needs no search, if there is one
//   plan(view, threads, rng)               what to try
//   believe(view, threads, rng, stop)      the Belief<Model>
//   model(view, thread)                    the model for one thread
//   worker(view, belief, thread, stop)     of one thread, as FlatMonteCarlo wants it
//   explain(view, search)                  the reasons for the best of the ranking
// Precondition of all: the observer is to move.
template <class Mind> class ChampionPlayer final : public Agent<typename Mind::Rules> {
public:
    using G = typename Mind::Rules;

    explicit ChampionPlayer(const typename Mind::Params& params = {})
        : m_priorWeight(params.priorWeight), m_mind(params), m_search(m_mind.winWorth()) {}

    Decision<G> decide(const typename G::Observation& view, Rng& rng, const Budget& budget,
                       std::stop_token token) override;

private:
    void tell(Decision<G>& decision, const typename G::Observation& view, const auto& belief,
              Rng& rng, const StopCheck& stop) {
        auto model = m_mind.model(view, 0);
        decision.beliefs = belief.chances(model, rng, stop);
    }

    int m_priorWeight;
    Mind m_mind;
    FlatMonteCarlo<G> m_search;
};

template <class Mind>
auto ChampionPlayer<Mind>::decide(const typename G::Observation& view, Rng& rng,
                                  const Budget& budget, std::stop_token token) -> Decision<G> {
    const StopCheck stop(std::move(token), budget);
    if (auto decision = m_mind.certain(view, rng)) {
        if (budget.tellsBeliefs)
            tell(*decision, view, m_mind.believe(view, budget.threads, rng, stop), rng, stop);
        return std::move(*decision);
    }
    SearchPlan<G> plan = m_mind.plan(view, budget.threads, rng);
    plan.limits.threads = budget.threads;
    const auto belief = m_mind.believe(view, budget.threads, rng, stop);
    m_search.run(plan.moves, plan.limits, rng, stop,
                 [&](int thread) { return m_mind.worker(view, belief, thread, stop); });
    if (m_priorWeight > 0 && !plan.prior.empty())
        m_search.addPrior(
            [&](std::size_t move) { return 0.001 * m_priorWeight * plan.prior[move]; });

    Decision<G> decision;
    decision.move = m_search.moves()[m_search.ranking()[0]];
    decision.reasons = m_mind.explain(view, m_search);
    decision.valueKind = Mind::kValueKind;
    if (plan.tellsChances) decision.candidates = m_search.candidates(Mind::kValueKind);
    decision.simulations = m_search.simulations();
    if (budget.tellsBeliefs) tell(decision, view, belief, rng, stop);
    return decision;
}

} // namespace parlour
