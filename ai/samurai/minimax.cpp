#include "ai/samurai/minimax.h"

#include "ai/samurai/explain.h"
#include "ai/samurai/setup.h"
#include "core/base/index.h"

#include <algorithm>
#include <limits>

namespace parlour::samurai {

namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();

// A position of the search: the board as everybody sees it, and hands without draws.
struct World {
    Public pub;
    std::array<TileBag, kMostSeats> hands{};

    TileBag& hand() { return hands[index(pub.mover)]; }
    void play(const Move& step) {
        if (step.kind != Move::Kind::End) hand().remove(step.tileUsed());
        Samurai::applySeen(pub, step);
    }
};

// A turn as a set of steps, kept in the order in which it was found.
struct TurnSet {
    boost::container::static_vector<Move, kHandSize> steps;
    double value = 0;       // for the seat that plays it
    std::uint64_t hash = 0; // does not depend on the order of the steps
};

std::uint64_t hashOf(const Move& step) {
    std::uint64_t hash = static_cast<std::uint64_t>(step.kind) << 56 |
                         std::uint64_t{step.tile.index} << 48 | std::uint64_t{step.caste} << 44 |
                         std::uint64_t{step.caste2} << 40 | std::uint64_t{step.at.code} << 16 |
                         std::uint64_t{step.to.code};
    hash = (hash ^ (hash >> 30)) * 0xbf58476d1ce4e5b9;
    hash = (hash ^ (hash >> 27)) * 0x94d049bb133111eb;
    return hash ^ (hash >> 31);
}

using TurnSets = boost::container::static_vector<TurnSet, MinimaxParams::kWidest>;

// A beam search for the `width` best turns that play all tiles that can be played, best first.
// Orders of the same steps count as one turn.
class TurnFinder {
public:
    TurnFinder(const Weights& weights, int width) : m_weights(weights), m_width(index(width)) {}

    TurnSets find(const World& start) {
        TurnSets done;
        TurnSets partial;
        partial.emplace_back();
        while (!partial.empty()) {
            m_best.clear();
            for (std::size_t p = 0; p < partial.size(); ++p) {
                World world = start;
                for (const Move& step : partial[p].steps) world.play(step);
                const std::size_t before = m_offered;
                if (!world.pub.isOver()) offerSteps(world, partial[p], p);
                if (m_offered == before && !partial[p].steps.empty()) keep(done, partial[p]);
            }
            partial = extended(partial);
        }
        return done;
    }

private:
    struct Extension {
        double value;
        std::uint64_t order; // among equal values the first is better
        std::uint64_t hash;
        Move step;
        std::size_t parent;

        // Puts the worst at the top of the heap.
        friend bool operator<(const Extension& a, const Extension& b) {
            return a.value > b.value || (a.value == b.value && a.order < b.order);
        }
    };

    void offerSteps(const World& world, const TurnSet& turn, std::size_t parent) {
        const std::size_t most = kOrders * m_width;
        forEachStep(world.pub, world.hands[index(world.pub.mover)], m_weights,
                    [&](const Move& step, double value) {
                        const Extension extension{turn.value + value, m_offered++,
                                                  turn.hash + hashOf(step), step, parent};
                        if (m_best.size() == most) {
                            if (!(extension < m_best.front())) return;
                            std::pop_heap(m_best.begin(), m_best.end());
                            m_best.pop_back();
                        }
                        m_best.push_back(extension);
                        std::push_heap(m_best.begin(), m_best.end());
                    });
    }

    // The partial turns with one more step.
    TurnSets extended(const TurnSets& partial) {
        std::sort_heap(m_best.begin(), m_best.end());
        TurnSets longer;
        for (const Extension& extension : m_best) {
            if (longer.size() == m_width) break;
            if (std::ranges::find(longer, extension.hash, &TurnSet::hash) != longer.end()) continue;
            longer.push_back(partial[extension.parent]);
            longer.back().steps.push_back(extension.step);
            longer.back().value = extension.value;
            longer.back().hash = extension.hash;
        }
        return longer;
    }

    void keep(TurnSets& done, const TurnSet& turn) const {
        const auto place = std::ranges::find_if(
            done, [&](const TurnSet& other) { return other.value < turn.value; });
        if (done.size() == m_width) {
            if (place == done.end()) return;
            const auto at = place - done.begin();
            done.pop_back();
            done.insert(done.begin() + at, turn);
        } else {
            done.insert(place, turn);
        }
    }

    static constexpr std::size_t kOrders = 4; // room for several orders of the same turn
    const Weights& m_weights;
    std::size_t m_width;
    std::size_t m_offered = 0;
    boost::container::static_vector<Extension, kOrders * MinimaxParams::kWidest> m_best;
};

class Search {
public:
    Search(const MinimaxParams& params, Seat hero, const StopCheck& stop)
        : m_params(params), m_hero(hero), m_stop(stop) {}

    // The value, for the hero, of the turn and of what follows.
    double valueAfter(const World& world, const TurnSet& turn, int depth, double alpha,
                      double beta) {
        const double value = world.pub.mover == m_hero ? turn.value : -turn.value;
        World next = world;
        for (const Move& step : turn.steps) next.play(step);
        if (!next.pub.isOver()) next.play(Move::end());
        return value + search(next, depth, alpha - value, beta - value);
    }

private:
    double search(const World& world, int depth, double alpha, double beta) {
        if (depth == 0 || world.pub.isOver() || m_stop.requested()) return 0;
        const bool isHero = world.pub.mover == m_hero;
        // At a leaf only the best turn counts.
        const TurnSets turns =
            TurnFinder(m_params.weights(), depth == 1 ? 1 : m_params.width).find(world);
        if (turns.empty()) return valueAfter(world, {}, depth - 1, alpha, beta);
        if (depth == 1) return isHero ? turns.front().value : -turns.front().value;
        double best = isHero ? -kInfinite : kInfinite;
        for (const TurnSet& turn : turns) {
            const double value = valueAfter(world, turn, depth - 1, alpha, beta);
            if (isHero)
                alpha = std::max(alpha, best = std::max(best, value));
            else
                beta = std::min(beta, best = std::min(best, value));
            if (alpha >= beta) break;
        }
        return best;
    }

    const MinimaxParams& m_params;
    Seat m_hero;
    const StopCheck& m_stop;
};

// Decides over worlds that differ only in the other hands, which `nextWorld` fills.
Decision<Samurai> decideIn(const MinimaxParams& params, const Observation& view, int worlds,
                           const StopCheck& stop, const auto& nextWorld) {
    World world{view.pub, {}};
    world.hand() = view.hand;
    const TurnSets turns = TurnFinder(params.weights(), params.width).find(world);
    if (turns.empty()) {
        const auto moves = Samurai::legalMoves(view); // the end, or an exchange that helps nobody
        return {moves.back(), explainMove(view, moves.back()), {}, {}};
    }
    boost::container::static_vector<double, MinimaxParams::kWidest> sums(turns.size(), 0.0);
    int seen = 0;
    Search search(params, view.seat, stop);
    for (int w = 0; w < worlds && turns.size() > 1; ++w) {
        nextWorld(world.hands);
        boost::container::static_vector<double, MinimaxParams::kWidest> values;
        double alpha = -kInfinite;
        for (const TurnSet& turn : turns) {
            values.push_back(search.valueAfter(world, turn, params.depth - 1, alpha, kInfinite));
            if (worlds == 1) alpha = std::max(alpha, values.back());
        }
        if (stop.requested()) break; // these values are incomplete
        for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += values[i];
        ++seen;
    }
    const auto chosen = static_cast<std::size_t>(std::ranges::max_element(sums) - sums.begin());
    const Move step = turns[chosen].steps.front();
    Decision<Samurai> decision{step, explainMove(view, step), {}, {}};
    if (seen > 0 && params.depth > 1 && decision.reasons.size() < decision.reasons.capacity())
        decision.reasons.push_back(
            because(PARLOUR_PHRASE("Samurai reasons",
                                   "This is the best of %1 turns, looking %2 turns ahead."),
                    turns.size(), params.depth));
    return decision;
}

} // namespace

Decision<Samurai> Minimax::decide(const Observation& view, Rng& rng, const Budget& budget,
                                  std::stop_token token) {
    if (isSetup(view)) return decideSetup(view, rng);
    const StopCheck stop(std::move(token), budget);
    return decideIn(m_params, view, m_params.determinizations, stop, [&](auto& hands) {
        const State state = Samurai::sample(view, rng);
        for (std::size_t seat = 0; seat < kMostSeats; ++seat) hands[seat] = state.seats[seat].hand;
    });
}

Decision<Samurai> OpenMinimax::decide(const State& state, Rng& rng, const Budget& budget,
                                      std::stop_token token) {
    const Observation view = Samurai::observe(state, state.pub.mover);
    if (isSetup(view)) return decideSetup(view, rng);
    const StopCheck stop(std::move(token), budget);
    return decideIn(m_params, view, 1, stop, [&](auto& hands) {
        for (std::size_t seat = 0; seat < kMostSeats; ++seat) hands[seat] = state.seats[seat].hand;
    });
}

} // namespace parlour::samurai
