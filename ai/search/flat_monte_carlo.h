// Flat Monte Carlo with successive halving: every move is tried in the same sampled worlds and
// valued by its mean outcome; after each round but the last the worse half of the moves drops out
// (Karnin, Koren, Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). The caller
// evaluates a world after a move, by a playout or exactly.
#pragma once

#include "ai/base/agent.h"
#include "ai/base/telling.h"
#include "ai/calibration/curve.h"
#include "ai/network/outcome.h"
#include "ai/search/parallel.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace parlour {

struct SearchLimits {
    int worlds;           // of the moves that reach the last round
    int rounds = 1;       // of successive halving; one drops nothing
    int threads = 1;      // does not change the result
    int missRate = 0;     // percent chance to overlook a move: for weaker levels
    int neverMissed = -1; // index of a move that is never overlooked; -1: a random one
};

// What somebody expects of each move without a search, and the share of a value that it makes up;
// the rest is what playouts bring. With no outcomes only playouts count.
struct Expectation {
    std::span<const Outcome> outcomes{};
    double share = 0;
    // All values are told as if the first move's were this far on its way to what was expected of
    // it, 0 to 1.
    double level = 0;
};

// The least and the most points that a move can still bring.
struct ScoreRange {
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();
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
             const StopCheck& stop, const MakeWorker& makeWorker,
             const Expectation& expected = {}) {
        assert(expected.share == 0 || expected.outcomes.size() == moves.size());
        m_moves = moves;
        m_expected.assign(expected.outcomes.begin(), expected.outcomes.end());
        m_share = expected.share;
        m_level = expected.level;
        m_tallies.assign(m_moves.size(), {});
        m_squares.assign(m_moves.size() * m_moves.size(), {});
        m_rounds.clear();
        m_lastRound.assign(m_moves.size(), 0);
        m_winCurve = m_scoreCurve = nullptr;
        m_ranges.assign(m_moves.size(), {});
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
            sort(0, alive,
                 [&](std::size_t move) { return merit(blended(move, m_tallies[move].mean())); });
            for (std::size_t i = 0; i < alive; ++i)
                m_lastRound[m_ranking[i]] = static_cast<std::size_t>(round) - 1;
            m_rounds.insert(m_rounds.end(), m_tallies.begin(), m_tallies.end());
            m_finalists = alive;
            if (stop.requested()) break;
            begin = end;
            if (alive > 3) alive = (alive + 1) / 2;
        }
        if (isEvenInPlay()) m_share = 0; // where it makes no difference, none is told
        m_best = m_ranking[0];
        sort(m_finalists, m_ranking.size(), [&](std::size_t move) { return merit(move); });
    }

    // Sorts the moves of the last round again, with bonus(move) points added to each one's merit.
    template <class Bonus> void addPrior(const Bonus& bonus) {
        sort(0, m_finalists, [&](std::size_t move) { return merit(move) + bonus(move); });
    }

    // Puts a move first that was advised before, or that rules advise, if it was tried, unless the
    // first one is better by more than noise, which takes two blocks to tell.
    void keep(const typename G::Move& advised) {
        const auto place = std::find_if(m_ranking.begin(), m_ranking.end(),
                                        [&](std::size_t move) { return m_moves[move] == advised; });
        if (place == m_ranking.end() || place == m_ranking.begin()) return;
        const bool hasNoise = inCommon(m_ranking[0], *place).first.blocks > 1;
        if (hasNoise && isBetter(m_ranking[0], *place)) return;
        std::rotate(m_ranking.begin(), place, place + 1);
    }

    // The standard error of the difference of two moves' merits in the worlds that both were tried
    // in, from the blocks of worlds; 0 if there is only one block. Tried in the same worlds, moves
    // differ by much less than each of them varies.
    double noise(std::size_t a, std::size_t b) const {
        const auto [common, other] = inCommon(a, b);
        if (common.blocks < 2) return 0;
        return (1 - m_share) * standardError(m_squares[a * m_moves.size() + b].merit,
                                             merit(common.sum) - merit(other.sum),
                                             merit(common.weighted) - merit(other.weighted),
                                             common);
    }

    // Whether a move's merit is higher than another's by more than noise and by so much that it
    // matters to people. Advice changes only for a better move.
    bool isBetter(std::size_t move, std::size_t other) const {
        constexpr double kPoints = 0.05; // where wins do not count
        const double least = m_winWorth > 0 ? kMatters * m_winWorth : kPoints;
        return merit(move) - merit(other) > std::max(2 * noise(move, other), least);
    }

    // Whether the first move is better than this one, and not only by points where wins count
    // and the chances to win are told. Moves that are not worse are as good: this is the one rule
    // for what advice says of them.
    bool isWorse(std::size_t move) const {
        const std::size_t first = m_ranking[0];
        const bool isAlike = m_winWorth > 0 && m_kind == ValueKind::Win &&
                             std::abs(win(first) - win(move)) < kMatters;
        return isBetter(first, move) && !isAlike;
    }
    // The best of the moves that are worse than the first, and of those that are as good: as many
    // as matter to its reason.
    auto worse() const { return against<kMostNamed>(true); }
    auto asGood() const { return against<kMostAsGood>(false); }
    // The best move that is worse than the first; none: all are as good as that.
    std::optional<std::size_t> rival() const {
        const auto all = worse();
        return all.empty() ? std::nullopt : std::optional(all.front());
    }
    // Whether no move was overlooked and all score the same.
    bool areAllTheSame() const {
        return m_ranking.size() == m_moves.size() &&
               std::all_of(m_ranking.begin(), m_ranking.end(),
                           [this](std::size_t move) { return score(move) == score(m_ranking[0]); });
    }

    // Values of moves are told as these from now on.
    void tellAs(ValueKind kind) { m_kind = kind; }
    // From now on maps wins, or scores, by this curve, until the next run. Rises with them, so the
    // ranking stands; merits stay as they are. The curve must outlive its use.
    void tellBy(const Curve& curve, ValueKind kind) {
        (kind == ValueKind::Win ? m_winCurve : m_scoreCurve) = &curve;
    }

    // No score of the move is told beyond this range, until the next run.
    void tellWithin(std::size_t move, const ScoreRange& range) { m_ranges[move] = range; }

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
        return told(std::clamp(mean(move).win, 0.0, 1.0), ValueKind::Win);
    }
    double score(std::size_t move) const {
        return std::clamp(told(mean(move).score, ValueKind::Score), m_ranges[move].least,
                          m_ranges[move].most);
    }
    double merit(std::size_t move) const { return merit(mean(move)); } // both, in points

    double value(std::size_t move) const {
        return m_kind == ValueKind::Win ? win(move) : score(move);
    }

    // The first moves of the ranking. `isExact`: whether one world tells all.
    auto candidates(bool isExact = false) const {
        decltype(Decision<G>::candidates) list;
        for (const std::size_t move : m_ranking) {
            if (list.size() == list.capacity()) break;
            list.push_back({m_moves[move], value(move), static_cast<std::uint32_t>(worlds(move)),
                            standing(move), isExact ? 0 : noiseOf(move, m_kind),
                            isExact || move == m_ranking[0] ? 0 : gapNoise(move, m_kind)});
        }
        return list;
    }

    // Whether there are moves with as many wins as the first, all of which are behind in points;
    // not where it loses more often than it wins: by how much it wins is then no comfort.
    bool isByRest() const {
        if (m_kind != ValueKind::Win || win(m_ranking[0]) < 0.5) return false;
        bool isRivalled = false;
        for (const std::size_t move : m_ranking) {
            if (move == m_ranking[0] || standing(move) != Standing::Equal) continue;
            if (!isBehindInPoints(move)) return false;
            isRivalled = true;
        }
        return isRivalled;
    }

private:
    // The first `kMost` of the moves behind the first that are worse, or that are as good.
    template <std::size_t kMost> auto against(bool worse) const {
        boost::container::static_vector<std::size_t, kMost> list;
        for (const std::size_t move : m_ranking) {
            if (list.size() == kMost) break;
            if (move != m_ranking[0] && isWorse(move) == worse) list.push_back(move);
        }
        return list;
    }

    static constexpr double kMatters = 0.02; // of a win, to people

    struct Tally {
        Outcome sum;
        int worlds = 0;
        int blocks = 0; // that these worlds came in
        // Sums over these blocks: of what each came to times its worlds, of its worlds' square.
        Outcome weighted{};
        double worldSquares = 0;

        Outcome mean() const { return {sum.win / worlds, sum.score / worlds}; }
    };

    // Of the differences of two moves' sums in a block, or of the sums of one move.
    struct Squares {
        double merit = 0;
        double win = 0;
        double score = 0;

        void add(double ofMerit, double ofWin, double ofScore) {
            merit += ofMerit * ofMerit;
            win += ofWin * ofWin;
            score += ofScore * ofScore;
        }
        double of(ValueKind kind) const { return kind == ValueKind::Win ? win : score; }
    };

    // What two moves came to in the worlds that both were tried in.
    std::pair<Tally, Tally> inCommon(std::size_t a, std::size_t b) const {
        const std::size_t round = std::min(m_lastRound[a], m_lastRound[b]) * m_moves.size();
        return {m_rounds[round + a], m_rounds[round + b]};
    }

    // The standard error of a mean over the worlds of the tally, from how far each of its blocks,
    // at least 2, is from what the mean expects of so many worlds: blocks differ in size.
    // `squares`, `sum` and `weighted` are sums over the blocks: of the squares of what they came
    // to, of that itself, and of that times their worlds.
    static double standardError(double squares, double sum, double weighted, const Tally& tally) {
        const double worlds = tally.worlds;
        const double mean = sum / worlds;
        const double spread = squares - 2 * mean * weighted + mean * mean * tally.worldSquares;
        return std::sqrt(std::max(0.0, spread) / (worlds * worlds - tally.worldSquares));
    }

    static double part(const Outcome& outcome, ValueKind kind) {
        return kind == ValueKind::Win ? outcome.win : outcome.score;
    }

    // At the level of what was expected of the first move (Expectation).
    double levelled(double value, ValueKind kind) const {
        if (m_share == 0 || m_level == 0) return value;
        const double found = part(mean(m_ranking[0]), kind);
        const double level = found + m_level * (part(m_expected[m_ranking[0]], kind) - found);
        if (kind == ValueKind::Score) return value + (level - found);
        if (found <= 0 || found >= 1) return value; // so that 0 and 1 stay
        return value < found ? value / found * level : 1 - (1 - value) / (1 - found) * (1 - level);
    }
    double told(double value, ValueKind kind) const {
        const Curve* const curve = kind == ValueKind::Win ? m_winCurve : m_scoreCurve;
        const double level = levelled(value, kind);
        return curve ? (*curve)(level) : level;
    }
    // Of what is told: a noise of what was found, mapped as the values around that one.
    double toldNoise(double value, double noise, ValueKind kind) const {
        noise *= 1 - m_share;
        return (told(value + noise, kind) - told(value - noise, kind)) / 2;
    }
    double noiseOf(std::size_t move, ValueKind kind) const {
        const Tally& tally = m_tallies[move];
        if (tally.blocks < 2) return kUnknownNoise;
        return toldNoise(part(mean(move), kind),
                         standardError(m_squares[move * m_moves.size() + move].of(kind),
                                       part(tally.sum, kind), part(tally.weighted, kind), tally),
                         kind);
    }
    double gapNoise(std::size_t move, ValueKind kind) const {
        const std::size_t first = m_ranking[0];
        const auto [own, best] = inCommon(move, first);
        if (own.blocks < 2) return kUnknownNoise;
        return toldNoise(part(mean(move), kind),
                         standardError(m_squares[move * m_moves.size() + first].of(kind),
                                       part(own.sum, kind) - part(best.sum, kind),
                                       part(own.weighted, kind) - part(best.weighted, kind), own),
                         kind);
    }

    Outcome mean(std::size_t move) const {
        const Outcome own = m_tallies[move].mean();
        const Outcome best = m_tallies[m_best].mean();
        const std::size_t then = m_lastRound[move] * m_moves.size() + m_best;
        const Outcome bestThen = m_rounds[then].mean();
        return blended(
            move, {own.win + (best.win - bestThen.win), own.score + (best.score - bestThen.score)});
    }

    // Whether only points count and every move came to the same in all worlds, which are some.
    bool isEvenInPlay() const {
        constexpr int kSome = 16;
        return m_winWorth == 0 && m_finalists == m_moves.size() &&
               std::all_of(m_tallies.begin(), m_tallies.end(), [&](const Tally& tally) {
                   return tally.worlds >= kSome && tally.sum.score == m_tallies[0].sum.score;
               });
    }

    // Of what playouts bring and what is expected.
    Outcome blended(std::size_t move, const Outcome& played) const {
        if (m_share == 0) return played;
        const Outcome& expected = m_expected[move];
        return {played.win + m_share * (expected.win - played.win),
                played.score + m_share * (expected.score - played.score)};
    }

    double merit(const Outcome& outcome) const { return outcome.score + m_winWorth * outcome.win; }

    // What is not worse than the first move is as good.
    Standing standing(std::size_t move) const {
        const std::size_t first = m_ranking[0];
        if (isBetter(move, first)) return Standing::Unsound;
        if (!isWorse(move)) return Standing::Equal;
        const double least = m_kind == ValueKind::Win ? kMatters : 0;
        return value(move) > value(first) - least ? Standing::Dearer : Standing::Behind;
    }

    // Whether the move is behind the first in points, by more than noise and by so much that it
    // matters.
    bool isBehindInPoints(std::size_t move) const {
        constexpr double kPoints = 0.5;
        const double ahead = mean(m_ranking[0]).score - mean(move).score;
        const double noise = gapNoise(move, ValueKind::Score);
        return ahead > kPoints && (noise == kUnknownNoise || ahead > 2 * noise);
    }

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
    // Kept at once: after a stop all of them are looked through.
    static constexpr int kMostTallies = 1 << 14;

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
            const Outcome& sum = m_blocks[i].sum;
            const int worlds = m_blocks[i].worlds;
            total.sum += sum;
            total.worlds += worlds;
            total.blocks += worlds > 0;
            total.weighted += {worlds * sum.win, worlds * sum.score};
            total.worldSquares += static_cast<double>(worlds) * worlds;
        }
        for (std::size_t first = 0; first < m_blocks.size(); first += alive) {
            for (std::size_t i = 0; i < alive; ++i) {
                const std::size_t a = m_ranking[i] * m_moves.size();
                const Outcome& own = m_blocks[first + i].sum;
                m_squares[a + m_ranking[i]].add(merit(own), own.win, own.score);
                for (std::size_t k = 0; k < i; ++k) {
                    const std::size_t b = m_ranking[k];
                    const Outcome& other = m_blocks[first + k].sum;
                    m_squares[a + b].add(merit(own) - merit(other), own.win - other.win,
                                         own.score - other.score);
                    m_squares[b * m_moves.size() + m_ranking[i]] = m_squares[a + b];
                }
            }
        }
    }

    double m_winWorth;
    ValueKind m_kind = ValueKind::Score;
    double m_share = 0; // of what is expected
    double m_level = 0; // as Expectation
    std::vector<Outcome> m_expected;
    const Curve* m_winCurve = nullptr; // none: told as found
    const Curve* m_scoreCurve = nullptr;
    std::vector<ScoreRange> m_ranges; // by move
    typename G::MoveList m_moves;
    std::vector<std::size_t> m_ranking;
    std::size_t m_finalists = 0;          // moves of the last round: the first of the ranking
    std::size_t m_best = 0;               // of them, without the prior
    std::vector<Tally> m_tallies;         // by move
    std::vector<Squares> m_squares;       // of blocks' differences, by two moves; of one's own
    std::vector<Tally> m_rounds;          // copies of m_tallies after each round, one after another
    std::vector<std::size_t> m_lastRound; // by move: the last round in which it was tried
    std::vector<Tally> m_blocks;          // by block, then by place in the ranking
};

} // namespace parlour
