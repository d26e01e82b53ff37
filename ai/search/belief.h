// What a seat believes about what it does not see: worlds that agree with all it knows, each as
// likely as what the others did makes it.
//
// A game gives a model of what is hidden. Without evidence every world that the model draws counts
// the same. With evidence the worlds are either weighed (importance sampling: drawn from the prior,
// each counts by the likelihood of what was seen), or come in chains (Metropolis: from one to the
// next by small changes, which stay as often as the likelihood asks).
#pragma once

#include "ai/base/agent.h"
#include "ai/search/parallel.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <span>
#include <vector>

namespace parlour {

// What a game says of hidden things, made for one observation. It may keep tools of its own and
// serves one thread.
template <class M>
concept BeliefModel = std::copyable<typename M::World> &&
    requires(M model, const M cmodel, typename M::World world, const typename M::World cworld,
             Rng rng, double least, void (*add)(std::size_t, int, double)) {
    // A world from the prior: it agrees with all that is known.
    { model.draw(rng) } -> std::same_as<typename M::World>;
    // Whether anything was seen that may make some worlds likelier than others.
    { cmodel.hasEvidence() } -> std::same_as<bool>;
    // How likely what was seen was in such a world, as a product of chances; may be 0 where that
    // is less than `least`.
    { model.likelihood(world, least) } -> std::same_as<double>;
    // The cards that may be hidden, without chances, in the order in which people are told of them.
    { cmodel.hidden() } -> std::same_as<std::vector<CardBelief>>;
    // Calls add(card, place, chance) with what a world says of them: `place` is a seat, or kNoSeat
    // for elsewhere.
    {cmodel.tell(cworld, add)};
};

// Chains need a small change besides, as likely as its reverse; false: nothing has changed.
template <class M>
concept ChainModel = BeliefModel<M> && requires(M model, typename M::World world, Rng rng) {
    { model.change(world, rng) } -> std::same_as<bool>;
};

// Nobody plays by the rules of a model alone: the chance of what was done, if with the chance
// `noise` it was any of so many things.
constexpr double noisy(double chance, double noise, double things) {
    return (1 - noise) * chance + noise / things;
}

struct ChainParams {
    int length = 64; // worlds of a chain
    int first = 1;   // a chain begins with one of so many worlds of the prior, taken by weight
    int settle = 30; // steps before its first world
    int steps = 3;   // between two worlds
};

template <BeliefModel Model> class Belief {
public:
    using World = typename Model::World;

    // Nothing was seen, or it is not to count: every world is drawn from the prior when it is
    // needed.
    Belief() = default;

    // `count` worlds of the prior, weighed. The stop is asked after every one; the first always
    // takes place. Each thread has a model from makeModel(thread). The number of threads does not
    // change what comes out.
    template <class MakeModel>
    static Belief weighed(int count, int threads, Rng& rng, const StopCheck& stop,
                          const MakeModel& makeModel) {
        Belief belief;
        belief.m_sums.resize(static_cast<std::size_t>(count));
        belief.fill(count, kBlock, threads, rng, stop, makeModel,
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
        // Where nothing fits what the others did, all worlds are equally likely.
        for (std::size_t i = 0; i < belief.m_sums.size() && sum == 0; ++i)
            belief.m_sums[i] = static_cast<double>(i + 1);
        return belief;
    }

    // The same by chains, all worlds of which count alike.
    template <class MakeModel>
    static Belief chained(int count, const ChainParams& params, int threads, Rng& rng,
                          const StopCheck& stop,
                          const MakeModel& makeModel) requires ChainModel<Model> {
        Belief belief;
        belief.fill(count, params.length, threads, rng, stop, makeModel,
                    [&](Model& model, std::size_t first, std::span<World> worlds, Rng& chance) {
                        return chain(model, params, first == 0, worlds, chance, stop);
                    });
        return belief;
    }

    bool isPrior() const { return m_worlds.empty(); }
    std::span<const World> worlds() const { return m_worlds; } // none: the prior's

    // A world for a search: by its weight, or the next of the chains.
    World world(int number, Model& model, Rng& rng) const {
        if (isPrior()) return model.draw(rng);
        if (m_sums.empty()) return m_worlds[static_cast<std::size_t>(number) % m_worlds.size()];
        const auto place =
            std::upper_bound(m_sums.begin(), m_sums.end() - 1, rng.unit() * m_sums.back());
        return m_worlds[static_cast<std::size_t>(place - m_sums.begin())];
    }

    // The share of a world of worlds().
    double weight(std::size_t world) const {
        if (m_sums.empty()) return 1.0 / static_cast<double>(m_worlds.size());
        return (m_sums[world] - (world == 0 ? 0 : m_sums[world - 1])) / m_sums.back();
    }
    // So many worlds of equal weight would tell as much.
    double effectiveSampleSize() const {
        double squares = 0;
        for (std::size_t i = 0; i < m_worlds.size(); ++i) squares += weight(i) * weight(i);
        return squares > 0 ? 1 / squares : 0;
    }

    // What people are told: where each hidden card may be. Of the prior some worlds are drawn for
    // that, fewer when stopped, unless the model knows it exactly. Cards that are nowhere are left
    // out.
    std::vector<CardBelief> chances(Model& model, Rng& rng, const StopCheck& stop) const {
        if constexpr (requires { model.priorChances(); })
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
            while (++drawn < kDrawnToTell && !stop.requested());
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
    static constexpr int kBlock = 64; // worlds that one generator draws
    static constexpr int kDrawnToTell = 1000;

    // In blocks; makeBlock(model, place of the first world, worlds, rng) tells how many it has
    // made.
    template <class MakeModel, class MakeBlock>
    void fill(int count, int length, int threads, Rng& rng, const StopCheck& stop,
              const MakeModel& makeModel, const MakeBlock& makeBlock) {
        m_worlds.resize(static_cast<std::size_t>(count));
        const Rng source(rng.next());
        const int blocks = (count + length - 1) / length;
        std::vector<std::size_t> made(static_cast<std::size_t>(blocks));
        inBlocks(blocks, threads, [&](int thread) {
            return [&, model = makeModel(thread)](int block) mutable {
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

    // After a stop: what was made, without gaps.
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
        for (int i = 1; i < params.first && !stop.requested(); ++i) {
            World other = model.draw(rng);
            const double others = model.likelihood(other, 0);
            sum += others;
            if (rng.unit() * sum >= others) continue;
            world = std::move(other);
            likelihood = others;
        }
        int steps = params.settle;
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
            steps = params.steps;
        }
        return worlds.size();
    }

    std::vector<World> m_worlds;
    std::vector<double> m_sums; // of the weights up to each world; none: all count alike
};

} // namespace parlour
