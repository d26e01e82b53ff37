// A player for any game by information-set tree search: several trees side by side, each with its
// own worlds, whose findings are added up (root parallelization).
#pragma once

#include "ai/base/agent_spec.h"
#include "ai/search/tree_search.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>
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
    explicit TreePlayer(const TreePlayerParams& params)
        : m_trees(static_cast<std::size_t>(params.trees),
                  TreeSearch<G>({std::max<std::int64_t>(1, params.iterations / params.trees),
                                 params.exploration,
                                 (static_cast<std::size_t>(params.megabytes) << 20) /
                                     static_cast<std::size_t>(params.trees),
                                 params.observers})) {}

    Decision<G> decide(const typename G::Observation& view, Rng& rng, const Budget& budget,
                       std::stop_token token) override {
        const StopCheck stop(std::move(token), budget);
        const Rng source(rng.next());
        std::vector<typename TreeSearch<G>::Result> results(m_trees.size());
        std::atomic<std::size_t> taken = 0;
        const auto work = [&] {
            for (std::size_t i = taken++; i < m_trees.size(); i = taken++) {
                Rng own = source.split(i);
                results[i] = m_trees[i].search(view, own, stop);
            }
        };
        {
            std::vector<std::jthread> helpers;
            for (int thread = 1; thread < budget.threads; ++thread) helpers.emplace_back(work);
            work();
        }
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
            because(PARLOUR_PHRASE("Search", "Looked at first in %1 of %2 imagined games, of which "
                                             "it wins %3 in a hundred."),
                    static_cast<int>(best.visits), static_cast<int>(iterations),
                    static_cast<int>(std::lround(100 * best.value))));
        return decision;
    }

    std::vector<TreeSearch<G>> m_trees;
};

// As it stands in every game's list of players. Where everybody sees every move the observers make
// no difference.
template <Determinizable G> AgentEntry<G> treePlayerEntry() {
    AgentEntry<G> entry{
        {"ismcts",
         {{"iterations", 10'000, 1, 10'000'000, {}},
          {"trees", 4, 1, 64, {}},
          {"exploration", 70, 0, 1000, {}}, // hundredths
          {"megabytes", 256, 1, 1024, {}}}},
        [](const Params& params) {
            TreePlayerParams tree{params.number("iterations"),
                                  static_cast<int>(params.number("trees")),
                                  static_cast<double>(params.number("exploration")) / 100,
                                  static_cast<int>(params.number("megabytes"))};
            if constexpr (kHasSecretMoves<G>)
                if (params.word("observers") == "multiple") tree.observers = Observers::Multiple;
            return std::unique_ptr<Agent<G>>(std::make_unique<TreePlayer<G>>(tree));
        }};
    if constexpr (kHasSecretMoves<G>)
        entry.params.push_back({"observers", 0, 0, 0, {"single", "multiple"}});
    return entry;
}

} // namespace parlour
