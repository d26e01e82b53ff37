// Information-set Monte Carlo tree search with a single observer, after P. Cowling, E. Powley and
// D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012, algorithm 1.
//
// One tree serves all worlds. Every iteration imagines a world by `sample`, walks down along the
// moves that are legal in it, adds one node, lets the policy play the game to its end and adds the
// outcome to the nodes on the way. A node counts for the seat that moves into it, and allies have
// the same outcome: sides of any shape need no special case.
#pragma once

#include "ai/base/agent.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <vector>

namespace parlour {

// How playouts go on where a game has nothing better: any move.
template <Game G> struct UniformPolicy {
    void operator()(typename G::State& state, Rng& rng) const { playRandomMove<G>(state, rng); }
};

// What a finished game is worth to each seat, from 0 to 1.
template <Game G> struct WinOutcome {
    WinShares operator()(const typename G::State& state) const { return G::winShares(state); }
};

struct TreeParams {
    std::int64_t iterations = 10'000; // fewer when time is up
    double exploration = 0.7;         // the constant of UCB1, for outcomes from 0 to 1
    std::size_t memory = 256 << 20;   // bytes for the tree; full, it is searched without growing
};

// `Policy` plays a move of whoever is to move: policy(state, rng). `Outcome` maps a finished state
// to WinShares. Memory is taken when a search begins and kept for the next; none in between.
template <Determinizable G, class Policy = UniformPolicy<G>, class Outcome = WinOutcome<G>>
class TreeSearch {
public:
    using Move = typename G::Move;

    struct Result {
        Move best{}; // tried most often; among equals the first that was tried
        // The moves that were tried, by falling visits, with values for the observer.
        boost::container::static_vector<Candidate<Move>, G::kMostCandidates> candidates;
        std::int64_t iterations = 0;
        std::size_t nodes = 0; // of the tree, the root included
    };

    explicit TreeSearch(const TreeParams& params, Policy policy = {}, Outcome outcome = {})
        : m_params(params), m_policy(std::move(policy)), m_outcome(std::move(outcome)) {}

    // Deterministic for a generator and a number of iterations. The stop is asked after every
    // iteration, at least one of which takes place. Precondition: the observer is to move.
    Result search(const typename G::Observation& view, Rng& rng, const StopCheck& stop) {
        m_capacity = std::clamp<std::size_t>(
            m_params.memory / sizeof(Node), 2,
            static_cast<std::size_t>(std::min<std::int64_t>(m_params.iterations, kMostNodes)) + 1);
        m_nodes.clear();
        m_nodes.reserve(m_capacity);
        m_nodes.emplace_back();

        Result result;
        do {
            iterate(view, rng);
            ++result.iterations;
        } while (result.iterations < m_params.iterations && !stop.requested());
        result.nodes = m_nodes.size();
        report(result);
        return result;
    }

private:
    // Nodes lie in one block and name each other by their place in it:
    //
    //     root -> first child -> its first child ...
    //                 | next
    //             second child -> ...
    using Index = std::uint32_t;
    static constexpr Index kNone = 0; // the root is nobody's child
    static constexpr std::int64_t kMostNodes = std::numeric_limits<Index>::max() - 1;

    struct Node {
        double sum = 0; // of the outcomes for `mover`
        std::uint32_t visits = 0;
        std::uint32_t available = 0; // iterations in which the move was legal here
        Index parent = kNone;
        Index firstChild = kNone;
        Index next = kNone;
        std::int8_t mover = kNoSeat; // who moved into this node
        Move move{};

        double mean() const { return sum / visits; }
    };

    void iterate(const typename G::Observation& view, Rng& rng) {
        typename G::State world = G::sample(view, rng);
        Index at = 0;
        for (Seat mover = G::toMove(world); mover != kNoSeat; mover = G::toMove(world)) {
            const Index child = select(at, mover, G::legalMoves(world), rng);
            if (child == kNone) break;
            G::apply(world, m_nodes[child].move);
            at = child;
            if (m_nodes[at].visits == 0) break;
        }
        while (G::toMove(world) != kNoSeat) m_policy(world, rng);

        const WinShares outcome = m_outcome(world);
        for (; at != 0; at = m_nodes[at].parent) {
            Node& node = m_nodes[at];
            ++node.visits;
            node.sum += outcome[static_cast<std::size_t>(node.mover)];
        }
    }

    // A new child by lot as long as some legal move has none, else the one with the greatest upper
    // confidence bound. None if the tree is full and no legal move has a node.
    Index select(Index at, Seat mover, const typename G::MoveList& moves, Rng& rng) {
        Index best = kNone;
        double bound = 0;
        std::uint32_t untried = 0;
        Move chosen{};
        for (const Move& move : moves) {
            const Index child = childOf(at, move);
            if (child == kNone) {
                if (rng.below(++untried) == 0) chosen = move;
                continue;
            }
            Node& node = m_nodes[child];
            ++node.available;
            const double value =
                node.mean() +
                m_params.exploration * std::sqrt(std::log(node.available) / node.visits);
            if (best == kNone || value > bound) {
                best = child;
                bound = value;
            }
        }
        if (untried == 0 || m_nodes.size() == m_capacity) return best;
        return add(at, mover, chosen);
    }

    Index childOf(Index at, const Move& move) const {
        Index child = m_nodes[at].firstChild;
        while (child != kNone && !(m_nodes[child].move == move)) child = m_nodes[child].next;
        return child;
    }

    Index add(Index at, Seat mover, const Move& move) {
        const auto index = static_cast<Index>(m_nodes.size());
        Node& node = m_nodes.emplace_back();
        node.move = move;
        node.mover = static_cast<std::int8_t>(mover);
        node.available = 1;
        node.parent = at;
        node.next = m_nodes[at].firstChild;
        m_nodes[at].firstChild = index;
        return index;
    }

    void report(Result& result) const {
        // Children are linked newest first; a stable order by visits needs them oldest first.
        for (Index child = m_nodes[0].firstChild; child != kNone; child = m_nodes[child].next) {
            const Node& node = m_nodes[child];
            auto& list = result.candidates;
            const auto place =
                std::ranges::find_if(list, [&](const auto& c) { return c.visits <= node.visits; });
            if (list.size() == list.capacity()) {
                if (place == list.end()) continue;
                list.pop_back();
            }
            list.insert(place, {node.move, node.mean(), node.visits});
        }
        assert(!result.candidates.empty());
        result.best = result.candidates.front().move;
    }

    TreeParams m_params;
    Policy m_policy;
    Outcome m_outcome;
    std::vector<Node> m_nodes;
    std::size_t m_capacity = 0;
};

} // namespace parlour
