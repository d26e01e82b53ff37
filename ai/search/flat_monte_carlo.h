// Flat Monte Carlo with successive halving: every legal move is tried in the same imagined worlds,
// and what comes of it is averaged; after each round but the last the worse half of the moves drops
// out (Karnin, Koren, Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). What a
// world is worth after a move, by playout or exact, is the caller's.
#pragma once

#include "ai/base/agent.h"
#include "ai/search/parallel.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

namespace parlour {

// What comes of a world: the chance to win, and the score.
struct Outcome {
    double win = 0;
    double score = 0;

    Outcome& operator+=(const Outcome& other) {
        win += other.win;
        score += other.score;
        return *this;
    }
};

// In a hundred; 0 and 100 only where none or all were won.
inline int inHundred(double win) {
    const int rounded = static_cast<int>(std::lround(100 * win));
    return win <= 0 ? 0 : win >= 1 ? 100 : std::clamp(rounded, 1, 99);
}

struct SearchLimits {
    int worlds = 1000; // for the moves that stay to the end
    int rounds = 1;
    int threads = 1;  // does not change the answer
    int missRate = 0; // chance in percent that a move is not even tried: for weaker levels
    int sure = -1;    // place of a move that is never missed; -1: one drawn by lot
};

template <Game G> class FlatMonteCarlo {
public:
    // `winWorth`: what a won game counts in points.
    explicit FlatMonteCarlo(double winWorth) : m_winWorth(winWorth) {}

    // Tries some of the legal moves, at least one. Every thread gets its worker from
    // makeWorker(thread), counted from 0: worker.world(number, rng) imagines the world of that
    // number, and worker(state, rng) gives the Outcome of the observer in a world after a move.
    // The stop is asked after every playout; the first world is always complete. Deterministic for
    // a generator and limits without a stop. Precondition: the observer is to move.
    template <class MakeWorker>
    void run(const typename G::MoveList& moves, const SearchLimits& limits, Rng& rng,
             const StopCheck& stop, const MakeWorker& makeWorker) {
        m_moves = moves;
        m_tallies.assign(m_moves.size(), {});
        m_rounds.clear();
        m_lastRound.assign(m_moves.size(), 0);
        const Rng source(rng.next());
        choose(limits.missRate, limits.sure, rng);
        std::size_t alive = m_ranking.size();
        int begin = 0;
        for (int round = 1; round <= limits.rounds; ++round) {
            const int end = std::max(
                begin + 1, static_cast<int>(std::int64_t{limits.worlds} * round / limits.rounds));
            const int most = kBlock * std::max(1, kMostTallies / static_cast<int>(alive));
            for (int from = begin; from < end; from += std::min(most, end - from)) {
                if (from > 0 && stop.requested()) break;
                play(alive, begin, from, std::min(end, from + most), limits.threads,
                     source.split(static_cast<std::uint64_t>(round)), stop, makeWorker);
            }
            sort(0, alive, [&](std::size_t move) { return worth(m_tallies[move].mean()); });
            for (std::size_t i = 0; i < alive; ++i)
                m_lastRound[m_ranking[i]] = static_cast<std::size_t>(round) - 1;
            m_rounds.insert(m_rounds.end(), m_tallies.begin(), m_tallies.end());
            m_stayed = alive;
            if (stop.requested()) break;
            begin = end;
            if (alive > 3) alive = (alive + 1) / 2;
        }
        m_best = m_ranking[0];
        sort(m_stayed, m_ranking.size(), [&](std::size_t move) { return merit(move); });
    }

    // Orders the moves that stayed to the end once more, with a prior added to what they are worth:
    // bonus(place), in points.
    template <class Bonus> void addPrior(const Bonus& bonus) {
        sort(0, m_stayed, [&](std::size_t move) { return merit(move) + bonus(move); });
    }

    const typename G::MoveList& moves() const { return m_moves; }
    double winWorth() const { return m_winWorth; }
    // Places of moves, the best first; those that dropped out come later, and those that were
    // missed not at all. What follows asks about moves of the ranking only.
    const auto& ranking() const { return m_ranking; }
    std::int64_t simulations() const {
        return std::accumulate(
            m_tallies.begin(), m_tallies.end(), std::int64_t{0},
            [](std::int64_t sum, const Tally& tally) { return sum + tally.worlds; });
    }
    int worlds(std::size_t move) const { return m_tallies[move].worlds; }
    // Means over the worlds. A move that dropped out is as far behind the best one as it was when
    // both had been tried in the same worlds: others would make it look better or worse than it is.
    double win(std::size_t move) const { return std::clamp(mean(move).win, 0.0, 1.0); }
    double score(std::size_t move) const { return mean(move).score; }
    double merit(std::size_t move) const { return worth(mean(move)); } // both, in points

    // The best of the ranking, with the chance to win or the score as their value.
    auto candidates(ValueKind kind) const {
        decltype(Decision<G>::candidates) list;
        for (const std::size_t move : m_ranking) {
            if (list.size() == list.capacity()) break;
            list.push_back({m_moves[move], kind == ValueKind::Win ? win(move) : score(move),
                            static_cast<std::uint32_t>(worlds(move))});
        }
        return list;
    }

private:
    struct Tally {
        Outcome sum;
        int worlds = 0;

        Outcome mean() const { return {sum.win / worlds, sum.score / worlds}; }
    };

    Outcome mean(std::size_t move) const {
        const Outcome own = m_tallies[move].mean();
        const Outcome best = m_tallies[m_best].mean();
        const std::size_t then = m_lastRound[move] * m_moves.size() + m_best;
        const Outcome bestThen = m_rounds[then].mean();
        return {own.win + (best.win - bestThen.win), own.score + (best.score - bestThen.score)};
    }

    double worth(const Outcome& outcome) const { return outcome.score + m_winWorth * outcome.win; }

    // A part of the ranking by what `order` gives, the most first, among equals by their place.
    template <class Order> void sort(std::size_t first, std::size_t end, const Order& order) {
        std::sort(m_ranking.begin() + static_cast<std::ptrdiff_t>(first),
                  m_ranking.begin() + static_cast<std::ptrdiff_t>(end),
                  [&](std::size_t a, std::size_t b) {
                      return order(a) != order(b) ? order(a) > order(b) : a < b;
                  });
    }

    // Worlds are dealt out to the threads in blocks with a generator each, and added up block by
    // block: sums of rounded numbers depend on their order.
    static constexpr int kBlock = 16;
    static constexpr int kMostTallies = 1 << 20; // kept at once: 24 MB

    // The moves to be tried: one at least.
    void choose(int missRate, int sureMove, Rng& rng) {
        m_ranking.resize(m_moves.size());
        std::iota(m_ranking.begin(), m_ranking.end(), std::size_t{0});
        if (missRate == 0) return;
        const std::size_t sure = sureMove >= 0
                                     ? static_cast<std::size_t>(sureMove)
                                     : rng.below(static_cast<std::uint32_t>(m_moves.size()));
        std::erase_if(m_ranking, [&](std::size_t move) {
            return static_cast<int>(rng.below(100)) < missRate && move != sure;
        });
    }

    // Worlds `from` to `end` of a round that began with `begin`.
    template <class MakeWorker>
    void play(std::size_t alive, int begin, int from, int end, int threads, const Rng& source,
              const StopCheck& stop, const MakeWorker& makeWorker) {
        const int firstBlock = (from - begin) / kBlock;
        const int blocks = (end - from + kBlock - 1) / kBlock;
        m_blocks.assign(static_cast<std::size_t>(blocks) * alive, {});
        inBlocks(blocks, threads, [&](int thread) {
            return [&, worker = makeWorker(thread)](int block) mutable {
                const int first = from + block * kBlock;
                if (first > 0 && stop.requested()) return;
                Rng rng = source.split(static_cast<std::uint64_t>(firstBlock + block));
                Tally* const tallies = &m_blocks[static_cast<std::size_t>(block) * alive];
                for (int world = first; world < std::min(first + kBlock, end); ++world) {
                    const typename G::State state = worker.world(world, rng);
                    for (std::size_t i = 0; i < alive; ++i) {
                        if (world > 0 && stop.requested()) return;
                        typename G::State next = state;
                        G::apply(next, m_moves[m_ranking[i]]);
                        tallies[i].sum += worker(next, rng);
                        ++tallies[i].worlds;
                    }
                }
            };
        });
        for (std::size_t i = 0; i < m_blocks.size(); ++i) {
            Tally& total = m_tallies[m_ranking[i % alive]];
            total.sum += m_blocks[i].sum;
            total.worlds += m_blocks[i].worlds;
        }
    }

    double m_winWorth;
    typename G::MoveList m_moves;
    std::vector<std::size_t> m_ranking;
    std::size_t m_stayed = 0;     // moves that were tried to the end: the first of the ranking
    std::size_t m_best = 0;       // of them by the worlds alone
    std::vector<Tally> m_tallies; // by move
    std::vector<Tally> m_rounds;  // as they were after each round, one after the other
    std::vector<std::size_t> m_lastRound; // by move: in which it was tried
    std::vector<Tally> m_blocks;          // by block, then by place in the ranking
};

} // namespace parlour
