// Flat Monte Carlo with successive halving: every move is tried in the same sampled worlds and
// valued by its mean outcome; after each round but the last the worse half of the moves drops out
// (Karnin, Koren, Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). The caller
// evaluates a world after a move, by a playout or exactly.
#pragma once

#include "ai/base/agent.h"
#include "ai/calibration/curve.h"
#include "ai/search/parallel.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

namespace parlour {

// How a world ends for the observer: the chance to win, and the score.
struct Outcome {
    double win = 0;
    double score = 0;

    Outcome& operator+=(const Outcome& other) {
        win += other.win;
        score += other.score;
        return *this;
    }
};

// Rounded, but 0 and 100 only where none or all were won.
inline int percent(double win) {
    const int rounded = static_cast<int>(std::lround(100 * win));
    return win <= 0 ? 0 : win >= 1 ? 100 : std::clamp(rounded, 1, 99);
}

struct SearchLimits {
    int worlds;           // of the moves that reach the last round
    int rounds = 1;       // of successive halving; one drops nothing
    int threads = 1;      // does not change the result
    int missRate = 0;     // percent chance to overlook a move: for weaker levels
    int neverMissed = -1; // index of a move that is never overlooked; -1: a random one
};

template <Game G> class FlatMonteCarlo {
public:
    // `winWorth`: how many points a win is worth.
    explicit FlatMonteCarlo(double winWorth) : m_winWorth(winWorth) {}

    // Searches some of the legal moves, at least one. Each thread has its own worker,
    // makeWorker(thread): worker.world(number, rng) samples the world of that number, and
    // worker(state, rng) returns the observer's Outcome in a world after a move. The stop is
    // checked after every playout, but the first world is always completed. Without a stop the
    // generator and the limits determine the result. Precondition: the observer is to move.
    template <class MakeWorker>
    void run(const typename G::MoveList& moves, const SearchLimits& limits, Rng& rng,
             const StopCheck& stop, const MakeWorker& makeWorker) {
        m_moves = moves;
        m_tallies.assign(m_moves.size(), {});
        m_rounds.clear();
        m_lastRound.assign(m_moves.size(), 0);
        m_winCurve = m_scoreCurve = nullptr;
        const Rng source(rng.next());
        choose(limits.missRate, limits.neverMissed, rng);
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
            sort(0, alive, [&](std::size_t move) { return merit(m_tallies[move].mean()); });
            for (std::size_t i = 0; i < alive; ++i)
                m_lastRound[m_ranking[i]] = static_cast<std::size_t>(round) - 1;
            m_rounds.insert(m_rounds.end(), m_tallies.begin(), m_tallies.end());
            m_finalists = alive;
            if (stop.requested()) break;
            begin = end;
            if (alive > 3) alive = (alive + 1) / 2;
        }
        m_best = m_ranking[0];
        sort(m_finalists, m_ranking.size(), [&](std::size_t move) { return merit(move); });
    }

    // Sorts the moves of the last round again, with bonus(move) points added to each one's merit.
    template <class Bonus> void addPrior(const Bonus& bonus) {
        sort(0, m_finalists, [&](std::size_t move) { return merit(move) + bonus(move); });
    }

    // From now on maps wins, or scores, by this curve, until the next run. Rises with them, so the
    // ranking stands; merits stay as they are. The curve must outlive its use.
    void tellBy(const Curve& curve, ValueKind kind) {
        (kind == ValueKind::Win ? m_winCurve : m_scoreCurve) = &curve;
    }

    const typename G::MoveList& moves() const { return m_moves; }
    double winWorth() const { return m_winWorth; }
    // Indices of moves, best first: those of the last round, then those that dropped out, without
    // those that were overlooked. The functions below take moves of the ranking only.
    const auto& ranking() const { return m_ranking; }
    std::int64_t simulations() const {
        return std::accumulate(
            m_tallies.begin(), m_tallies.end(), std::int64_t{0},
            [](std::int64_t sum, const Tally& tally) { return sum + tally.worlds; });
    }
    int worlds(std::size_t move) const { return m_tallies[move].worlds; }
    // Means over the worlds. A move that dropped out stays as far behind the best as it was when
    // both had been tried in the same worlds: the best move's later worlds may be easier or harder.
    double win(std::size_t move) const {
        const double win = std::clamp(mean(move).win, 0.0, 1.0);
        return m_winCurve ? (*m_winCurve)(win) : win;
    }
    double score(std::size_t move) const {
        const double score = mean(move).score;
        return m_scoreCurve ? (*m_scoreCurve)(score) : score;
    }
    double merit(std::size_t move) const { return merit(mean(move)); } // both, in points

    // The first moves of the ranking, valued by their chance to win or by their score.
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

    double merit(const Outcome& outcome) const { return outcome.score + m_winWorth * outcome.win; }

    // Sorts a part of the ranking by falling `key`, equals by index.
    template <class Key> void sort(std::size_t first, std::size_t end, const Key& key) {
        std::sort(m_ranking.begin() + static_cast<std::ptrdiff_t>(first),
                  m_ranking.begin() + static_cast<std::ptrdiff_t>(end),
                  [&](std::size_t a, std::size_t b) {
                      return key(a) != key(b) ? key(a) > key(b) : a < b;
                  });
    }

    // Threads take worlds in blocks, each with its own generator. The sums are added in the order
    // of the blocks, because rounding depends on the order.
    static constexpr int kBlock = 16;
    static constexpr int kMostTallies = 1 << 20; // kept at once: 24 MB

    // Overlooks moves, but not all of them.
    void choose(int missRate, int neverMissed, Rng& rng) {
        m_ranking.resize(m_moves.size());
        std::iota(m_ranking.begin(), m_ranking.end(), std::size_t{0});
        if (missRate == 0) return;
        const std::size_t kept = neverMissed >= 0
                                     ? static_cast<std::size_t>(neverMissed)
                                     : rng.below(static_cast<std::uint32_t>(m_moves.size()));
        std::erase_if(m_ranking, [&](std::size_t move) {
            return static_cast<int>(rng.below(100)) < missRate && move != kept;
        });
    }

    // Worlds `from` to `end` of the round whose first world is `begin`.
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
    const Curve* m_winCurve = nullptr; // none: told as found
    const Curve* m_scoreCurve = nullptr;
    typename G::MoveList m_moves;
    std::vector<std::size_t> m_ranking;
    std::size_t m_finalists = 0;          // moves of the last round: the first of the ranking
    std::size_t m_best = 0;               // of them, without the prior
    std::vector<Tally> m_tallies;         // by move
    std::vector<Tally> m_rounds;          // copies of m_tallies after each round, one after another
    std::vector<std::size_t> m_lastRound; // by move: the last round in which it was tried
    std::vector<Tally> m_blocks;          // by block, then by place in the ranking
};

} // namespace parlour
