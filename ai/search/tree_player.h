// A player of any game by information-set tree search: several trees search worlds of their own,
// and their visits and values are added up (root parallelization).
#pragma once

#include "ai/base/agent_spec.h"
#include "ai/search/parallel.h"
#include "ai/search/tree_search.h"

#include <algorithm>
#include <vector>

namespace parlour {

struct TreePlayerParams {
    std::int64_t iterations = 10'000; // over all trees
    int trees = 4;
    double exploration = 0.7;
    int megabytes = 256; // for all trees
    Observers observers = Observers::Single;
};

template <Determinizable G> class TreePlayer final : public Agent<G> {
public:
    static constexpr bool kTellsValues = true;

    explicit TreePlayer(const TreePlayerParams& params) {
        const TreeParams each{std::max<std::int64_t>(1, params.iterations / params.trees),
                              params.exploration,
                              (static_cast<std::size_t>(params.megabytes) << 20) /
                                  static_cast<std::size_t>(params.trees),
                              params.observers};
        for (int tree = 0; tree < params.trees; ++tree) m_trees.emplace_back(each);
    }

    Decision<G> decide(const typename G::Observation& view, Rng& rng, const Budget& budget,
                       std::stop_token token) override {
        const StopCheck stop(std::move(token), budget);
        const Rng source(rng.next());
        std::vector<typename TreeSearch<G>::Result> results(m_trees.size());
        inBlocks(static_cast<int>(m_trees.size()), budget.threads, [&](int) {
            return [&](int tree) {
                const auto i = static_cast<std::size_t>(tree);
                Rng own = source.split(i);
                results[i] = m_trees[i].search(view, own, stop);
            };
        });
        return combine(results);
    }

private:
    static Decision<G> combine(const std::vector<typename TreeSearch<G>::Result>& results) {
        std::vector<Candidate<typename G::Move>> all; // with sums as values
        std::int64_t iterations = 0;
        for (const auto& result : results) {
            iterations += result.iterations;
            for (const auto& candidate : result.candidates) {
                auto same =
                    std::ranges::find(all, candidate.move, &Candidate<typename G::Move>::move);
                if (same == all.end()) same = all.insert(all.end(), {candidate.move, 0, 0});
                same->value += candidate.value * candidate.visits;
                same->visits += candidate.visits;
            }
        }
        std::ranges::stable_sort(all, std::greater{}, &Candidate<typename G::Move>::visits);
        Decision<G> decision;
        decision.move = all.front().move;
        decision.simulations = iterations;
        for (auto& candidate : all) {
            if (decision.candidates.size() == decision.candidates.capacity()) break;
            candidate.value /= candidate.visits;
            decision.candidates.push_back(candidate);
        }
        const auto& best = decision.candidates.front();
        decision.reasons.push_back(
            because({PARLOUR_PHRASE(
                         "Search", "This move stood up best: it was the choice in %1 of %2 tries."),
                     PARLOUR_PHRASE(
                         "Search thoughts",
                         "For %0 this move stood up best: it was the choice in %1 of %2 tries.")},
                    static_cast<int>(best.visits), static_cast<int>(iterations)));
        return decision;
    }

    std::vector<TreeSearch<G>> m_trees;
};

// The entry in every game's list of players. Where everybody sees every move, one observer or
// several make no difference.
template <Determinizable G> AgentEntry<G> treePlayerEntry() {
    using P = TreePlayerParams;
    ParamTable<P> table{{"iterations", &P::iterations, 1, 10'000'000},
                        {"trees", &P::trees, 1, 64},
                        {"exploration", &P::exploration, 0, 1000}, // in hundredths
                        {"megabytes", &P::megabytes, 1, 1024}};
    if constexpr (G::kHasSecretMoves)
        table.push_back({"observers", &P::observers, {"single", "multiple"}});
    return agentEntry<G, TreePlayer<G>>("ismcts", table);
}

} // namespace parlour
