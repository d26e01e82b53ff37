// What a seat believes about hidden information: sampled worlds that agree with everything it
// knows, those that explain the others' moves better counting for more.
//
// A game supplies a model of what is hidden. Without evidence all worlds drawn from the model count
// equally. With evidence they are either weighted (importance sampling: drawn from the prior, each
// counts by the likelihood of what was seen) or come from Markov chains (Metropolis: each is a
// small change of the one before, accepted with the ratio of their likelihoods).
#pragma once

#include "ai/base/agent.h"
#include "ai/search/parallel.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <span>
#include <vector>

namespace parlour {

// A game's model of what one observation hides. It may keep scratch space and serves one thread.
template <class M>
concept BeliefModel = std::semiregular<typename M::World> &&
    requires(M model, const M cmodel, typename M::World world, const typename M::World cworld,
             Rng rng, double least, void (*add)(std::size_t, int, double)) {
    // A world from the prior: it agrees with everything that is known.
    { model.draw(rng) } -> std::same_as<typename M::World>;
    // Whether anything was seen that may make some worlds likelier than others.
    { cmodel.hasEvidence() } -> std::same_as<bool>;
    // The probability of what was seen in this world; may be 0 where it is below `least`.
    { model.likelihood(world, least) } -> std::same_as<double>;
    // The cards that may be hidden, in the order in which people read them, without chances.
    { cmodel.hidden() } -> std::same_as<std::vector<CardBelief>>;
    // Calls add(card, seat, chance) for the cards of hidden() that this world places; kNoSeat means
    // elsewhere.
    {cmodel.tell(cworld, add)};
};

// A model may compute the chances of its prior, which is sampled otherwise.
template <class M>
concept ExactPrior = BeliefModel<M> && requires(const M model) {
    { model.priorChances() } -> std::same_as<std::vector<CardBelief>>;
};

// Chains also need a proposal: a small random change, exactly as likely as its reverse. Returns
// false if the world stays as it was.
template <class M>
concept ChainModel = BeliefModel<M> && requires(M model, typename M::World world, Rng rng) {
    { model.change(world, rng) } -> std::same_as<bool>;
};

// No player follows a model exactly. The probability of a choice when, with probability `noise`,
// any of `choices` is made, each equally likely.
constexpr double noisy(double chance, double noise, double choices) {
    return (1 - noise) * chance + noise / choices;
}

struct ChainParams {
    int length;   // worlds kept of a chain
    int starts;   // worlds drawn from the prior; one of them, chosen by weight, starts the chain
    int burnIn;   // steps before the first world that is kept
    int thinning; // steps between worlds that are kept
};

template <BeliefModel Model> class Belief {
public:
    using World = typename Model::World;

    // The prior: nothing was seen, or it is to be ignored. Worlds are drawn when asked for.
    Belief() = default;

    // Nothing is hidden: this world is true.
    static Belief known(const World& truth) {
        Belief belief;
        belief.m_worlds.push_back(truth);
        return belief;
    }

    // `count` worlds of the prior with weights, fewer after a stop, but at least one. Each thread
    // has one of the models; the result does not depend on their number.
    static Belief weighed(int count, std::span<Model> models, Rng& rng, const StopCheck& stop) {
        Belief belief;
        belief.m_sums.resize(static_cast<std::size_t>(count));
        belief.fill(count, kBlock, models, rng, stop,
                    [&](Model& model, std::size_t first, std::span<World> worlds, Rng& chance) {
                        for (std::size_t i = 0; i < worlds.size(); ++i) {
                            if (first + i > 0 && stop.requested()) return i;
                            worlds[i] = model.draw(chance);
                            belief.m_sums[first + i] = model.likelihood(worlds[i], 0);
                        }
                        return worlds.size();
                    });
        double sum = 0;
        for (double& weight : belief.m_sums) weight = sum += weight;
        // If no world explains what was seen, all are equally likely.
        for (std::size_t i = 0; i < belief.m_sums.size() && sum == 0; ++i)
            belief.m_sums[i] = static_cast<double>(i + 1);
        return belief;
    }

    // The same from Markov chains; all their worlds count equally.
    static Belief chained(int count, const ChainParams& params, std::span<Model> models, Rng& rng,
                          const StopCheck& stop) requires ChainModel<Model> {
        Belief belief;
        belief.fill(count, params.length, models, rng, stop,
                    [&](Model& model, std::size_t first, std::span<World> worlds, Rng& chance) {
                        return chain(model, params, first == 0, worlds, chance, stop);
                    });
        return belief;
    }

    bool isPrior() const { return m_worlds.empty(); }
    std::span<const World> worlds() const { return m_worlds; } // empty for the prior

    // A world for a search: drawn by weight, or the chains' world of that number.
    World world(int number, Model& model, Rng& rng) const {
        if (isPrior()) return model.draw(rng);
        if (m_sums.empty()) return m_worlds[static_cast<std::size_t>(number) % m_worlds.size()];
        const auto place =
            std::upper_bound(m_sums.begin(), m_sums.end() - 1, rng.unit() * m_sums.back());
        return m_worlds[static_cast<std::size_t>(place - m_sums.begin())];
    }

    // Weight of one of worlds(); all weights add up to 1.
    double weight(std::size_t world) const {
        if (m_sums.empty()) return 1.0 / static_cast<double>(m_worlds.size());
        return (m_sums[world] - (world == 0 ? 0 : m_sums[world - 1])) / m_sums.back();
    }

    // Effective sample size: this many worlds of equal weight would be worth as much.
    double effectiveSampleSize() const {
        double squares = 0;
        for (std::size_t i = 0; i < m_worlds.size(); ++i) squares += weight(i) * weight(i);
        return squares > 0 ? 1 / squares : 0;
    }

    // Where each hidden card may be, for people to read. The prior is sampled for this, a hundred
    // times at least, unless the model has an ExactPrior. Leaves out cards that are nowhere.
    std::vector<CardBelief> chances(Model& model, Rng& rng, const StopCheck& stop) const {
        if constexpr (ExactPrior<Model>)
            if (isPrior()) return model.priorChances();
        std::vector<CardBelief> rows = model.hidden();
        const auto add = [&](const World& world, double weight) {
            model.tell(world, [&](std::size_t card, int place, double chance) {
                (place == kNoSeat ? rows[card].elsewhere
                                  : rows[card].seats[static_cast<std::size_t>(place)]) +=
                    weight * chance;
            });
        };
        if (isPrior()) {
            int drawn = 0;
            do add(model.draw(rng), 1);
            while (++drawn < (stop.requested() ? kLeastSamples : kPriorSamples));
            for (CardBelief& row : rows) {
                for (double& chance : row.seats) chance /= drawn;
                row.elsewhere /= drawn;
            }
        }
        for (std::size_t i = 0; i < m_worlds.size(); ++i) add(m_worlds[i], weight(i));
        std::erase_if(rows, [](const CardBelief& row) {
            return row.elsewhere == 0 && row.seats == decltype(row.seats){};
        });
        return rows;
    }

private:
    static constexpr int kBlock = 64;          // worlds drawn by one generator
    static constexpr int kPriorSamples = 1000; // of chances()
    static constexpr int kLeastSamples = 100;  // after a stop: some milliseconds

    // Fills m_worlds in blocks; makeBlock(model, index of the first world, worlds, rng) returns how
    // many worlds it made.
    template <class MakeBlock>
    void fill(int count, int length, std::span<Model> models, Rng& rng, const StopCheck& stop,
              const MakeBlock& makeBlock) {
        m_worlds.resize(static_cast<std::size_t>(count));
        const Rng source(rng.next());
        const int blocks = (count + length - 1) / length;
        std::vector<std::size_t> made(static_cast<std::size_t>(blocks));
        inBlocks(blocks, static_cast<int>(models.size()), [&](int thread) {
            return [&, &model = models[static_cast<std::size_t>(thread)]](int block) {
                if (block > 0 && stop.requested()) return;
                Rng chance = source.split(static_cast<std::uint64_t>(block));
                const auto first =
                    static_cast<std::size_t>(block) * static_cast<std::size_t>(length);
                const auto size =
                    std::min(static_cast<std::size_t>(length), m_worlds.size() - first);
                made[static_cast<std::size_t>(block)] =
                    makeBlock(model, first, std::span(m_worlds).subspan(first, size), chance);
            };
        });
        keep(made, static_cast<std::size_t>(length));
    }

    // After a stop: closes the gaps between the worlds that were made.
    void keep(const std::vector<std::size_t>& made, std::size_t length) {
        std::size_t kept = 0;
        for (std::size_t block = 0; block < made.size(); ++block)
            for (std::size_t i = 0; i < made[block]; ++i, ++kept) {
                m_worlds[kept] = m_worlds[block * length + i];
                if (!m_sums.empty()) m_sums[kept] = m_sums[block * length + i];
            }
        m_worlds.resize(kept);
        if (!m_sums.empty()) m_sums.resize(kept);
    }

    static std::size_t chain(Model& model, const ChainParams& params, bool isFirstChain,
                             std::span<World> worlds, Rng& rng, const StopCheck& stop) {
        World world = model.draw(rng);
        double likelihood = model.likelihood(world, 0);
        double sum = likelihood;
        for (int i = 1; i < params.starts && !stop.requested(); ++i) {
            World other = model.draw(rng);
            const double others = model.likelihood(other, 0);
            sum += others;
            if (rng.unit() * sum >= others) continue;
            world = std::move(other);
            likelihood = others;
        }
        int steps = params.burnIn;
        for (std::size_t made = 0; made < worlds.size(); ++made) {
            for (; steps > 0; --steps) {
                if (stop.requested()) {
                    if (made > 0 || !isFirstChain) return made;
                    break;
                }
                World next = world;
                const bool hasChanged = model.change(next, rng);
                const double least = rng.unit() * likelihood;
                if (!hasChanged) continue;
                const double likely = model.likelihood(next, least);
                if (likely <= 0 || likely < least) continue;
                world = std::move(next);
                likelihood = likely;
            }
            worlds[made] = world;
            steps = params.thinning;
        }
        return worlds.size();
    }

    std::vector<World> m_worlds;
    std::vector<double> m_sums; // cumulative weights; empty if all worlds count equally
};

} // namespace parlour
