// Information-set Monte Carlo tree search, after P. Cowling, E. Powley and D. Whitehouse,
// "Information Set Monte Carlo Tree Search", 2012: with a single observer (algorithm 1) and with
// multiple observers (algorithm 3).
//
// One tree serves all worlds. Each iteration samples a world, descends along the moves that are
// legal in it, adds one node, lets the policy play the world out and adds the outcome to the nodes
// on the path. A node is valued for the seat that moves into it, and allies share their outcome, so
// sides of any shape need no special case.
//
// With multiple observers every seat has its own tree, in which another seat's secret moves (a card
// laid away face down) all look alike: no seat decides by what it cannot have seen. Where everybody
// sees every move these trees are equal, and one serves all.
//
// Orders of moves that lead to the same position keep separate nodes: merging them made play
// stronger in none of the five games.
#pragma once

#include "ai/base/agent.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <memory>
#include <new>
#include <numeric>
#include <type_traits>
#include <vector>

namespace parlour {

// The default playout policy: uniformly random moves.
template <Game G> struct UniformPolicy {
    void operator()(typename G::State& state, Rng& rng) const { G::playRandomMove(state, rng); }
};

// The default outcome: each seat's share of the win, from 0 to 1.
template <Game G> struct WinOutcome {
    WinShares operator()(const typename G::State& state) const { return G::winShares(state); }
};

enum class Observers : std::uint8_t { Single, Multiple };

struct TreeParams {
    std::int64_t iterations; // fewer when time is up
    double exploration;      // the constant of UCB1, for outcomes from 0 to 1
    std::size_t memory;      // bytes for the trees, which stop growing when it is full
    Observers observers;
};

// `Policy` plays one move of the seat to move: policy(state, rng). `Outcome` maps a finished state
// to WinShares. A search allocates only when it first begins, and keeps the memory for the next. It
// touches memory as the tree grows: a large tree is no slower to begin or to stop.
template <Determinizable G, class Policy = UniformPolicy<G>, class Outcome = WinOutcome<G>>
class TreeSearch {
public:
    using Move = typename G::Move;

    struct Result {
        Move best{}; // with the most visits; among equals the one tried first
        // The moves that were tried, most visits first, with their values for the observer.
        boost::container::static_vector<Candidate<Move>, G::kMostCandidates> candidates;
        std::int64_t iterations = 0;
        std::size_t nodes = 0; // roots included
    };

    explicit TreeSearch(const TreeParams& params, Policy policy = {}, Outcome outcome = {})
        : m_params(params), m_policy(std::move(policy)), m_outcome(std::move(outcome)) {}

    // The generator and the number of iterations determine the result. The stop is checked after
    // every iteration; there is at least one. Throws std::bad_alloc. Precondition: the observer is
    // to move.
    Result search(const typename G::Observation& view, Rng& rng, const StopCheck& stop) {
        const std::size_t trees = isMultiple() ? kMostSeats : 1;
        if (!m_slots) allocate(trees);
        m_nodes.clear();
        m_nodes.resize(trees); // the roots
        m_hero = view.seat;

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
    // Nodes lie in one block, the roots first, and refer to each other by their index in it. A hash
    // table with open addressing leads from a parent and a move to the child. It is never cleared:
    // a slot counts only while the node it names says that it is in this slot (P. Briggs and
    // L. Torczon, "An Efficient Representation for Sparse Sets", 1993).
    using Index = std::uint32_t;
    static constexpr Index kNone = 0; // the index of a root, which is nobody's child
    // A tree that was left because it is full; it has no children.
    static constexpr Index kLeft = std::numeric_limits<Index>::max();
    static constexpr std::int64_t kMostIterations = std::numeric_limits<Index>::max() / 8;
    // Slots of the hash table per node: at most this, at least half.
    static constexpr std::size_t kSlotsPerNode = 4;

    struct Node {
        double sum = 0; // of the outcomes for `mover`
        std::uint32_t visits = 0;
        std::uint32_t available = 0; // iterations in which the move was legal here
        Index parent = kNone;
        Index slot = 0;              // of the hash table
        std::int8_t mover = kNoSeat; // the seat that moved into this node
        Move move{};

        double mean() const { return sum / visits; }
    };
    static constexpr std::size_t kBytesPerNode =
        sizeof(Node) + (kSlotsPerNode + 1) * sizeof(Index); // in the block, the table, the path
    using Position = std::array<Index, kMostSeats>;         // the node reached in each seat's tree

    // Memory of the system, zero and not there before it is touched.
    struct Free {
        void operator()(Index* slots) const { std::free(slots); }
    };

    void allocate(std::size_t trees) {
        const std::size_t wanted =
            trees * static_cast<std::size_t>(std::min(m_params.iterations, kMostIterations) + 1);
        m_capacity = std::clamp(m_params.memory / kBytesPerNode, 2 * trees, wanted);
        m_nodes.reserve(m_capacity);
        m_path.reserve(m_capacity);
        const std::size_t slots = std::bit_ceil(kSlotsPerNode * m_capacity / 2);
        m_mask = slots - 1;
        m_slots.reset(static_cast<Index*>(std::calloc(slots, sizeof(Index))));
        if (!m_slots) throw std::bad_alloc();
    }

    bool isMultiple() const {
        return G::kHasSecretMoves && m_params.observers == Observers::Multiple;
    }
    Index root(Seat seat) const { return isMultiple() ? static_cast<Index>(seat) : 0; }

    void iterate(const typename G::Observation& view, Rng& rng) {
        typename G::State world = G::sample(view, rng);
        Position at{};
        if (isMultiple()) std::iota(at.begin(), at.end(), Index{0});
        m_path.clear();
        for (Seat mover = G::toMove(world); mover != kNoSeat; mover = G::toMove(world)) {
            const Index child =
                select(at[static_cast<std::size_t>(mover)], mover, G::legalMoves(world), rng);
            if (child == kNone) break;
            m_path.push_back(child);
            const Move move = m_nodes[child].move;
            G::apply(world, move);
            follow(at, G::seats(world), mover, child, move);
            if (m_nodes[child].visits == 0) break;
        }
        while (G::toMove(world) != kNoSeat) m_policy(world, rng);

        const WinShares outcome = m_outcome(world);
        for (const Index index : m_path) {
            Node& node = m_nodes[index];
            ++node.visits;
            node.sum += outcome[static_cast<std::size_t>(node.mover)];
        }
    }

    // A new child for a random untried move; if there is none, the child with the greatest upper
    // confidence bound. kNone if the tree is full and no legal move has a node.
    Index select(Index at, Seat mover, const typename G::MoveList& moves, Rng& rng) {
        Index best = kNone;
        double bound = 0;
        std::uint32_t untried = 0;
        Move chosen{};
        for (const Move& move : moves) {
            const Index child = childAt(slotOf(at, move));
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
        if (untried == 0 || isFull()) return best;
        return add(at, mover, chosen);
    }

    // Descends in every seat's tree along the move as that seat sees it.
    void follow(Position& at, int seats, Seat mover, Index child, const Move& move) {
        if constexpr (G::kHasSecretMoves) {
            if (isMultiple()) {
                const Move seen = G::seenByOthers(move);
                for (Seat seat = 0; seat < seats; ++seat) {
                    Index& node = at[static_cast<std::size_t>(seat)];
                    if (seat == mover) {
                        node = child;
                        continue;
                    }
                    const Index next = childAt(slotOf(node, seen));
                    node = next != kNone ? next : isFull() ? kLeft : add(node, mover, seen);
                }
                return;
            }
        }
        at.fill(child);
    }

    bool isFull() const { return m_nodes.size() == m_capacity; }

    // The node in this slot of the hash table; kNone if it is empty.
    Index childAt(Index slot) const {
        const Index child = m_slots[slot];
        return child < m_nodes.size() && m_nodes[child].slot == slot ? child : kNone;
    }

    // The slot where the child is, or would be.
    Index slotOf(Index parent, const Move& move) const {
        std::uint64_t word = 0;
        std::memcpy(&word, &move, sizeof(Move));
        word = (word ^ std::uint64_t{parent} << 32 ^ parent) * 0x9e37'79b9'7f4a'7c15;
        word = (word ^ word >> 32) * 0xd6e8'feb8'6659'fd93;
        for (std::size_t slot = word ^ word >> 32;; ++slot) {
            const auto here = static_cast<Index>(slot & m_mask);
            const Index child = childAt(here);
            if (child == kNone || (m_nodes[child].parent == parent && m_nodes[child].move == move))
                return here;
        }
    }

    Index add(Index at, Seat mover, const Move& move) {
        const auto index = static_cast<Index>(m_nodes.size());
        const Index slot = slotOf(at, move);
        m_slots[slot] = index;
        Node& node = m_nodes.emplace_back();
        node.slot = slot;
        node.move = move;
        node.mover = static_cast<std::int8_t>(mover);
        node.available = 1;
        node.parent = at;
        return index;
    }

    void report(Result& result) const {
        // The nodes come oldest first, so equal visits keep that order.
        for (const Node& node : m_nodes) {
            if (node.mover != m_hero || node.parent != root(m_hero) || node.visits == 0) continue;
            auto& list = result.candidates;
            const auto place =
                std::ranges::find_if(list, [&](const auto& c) { return c.visits < node.visits; });
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
    std::vector<Index> m_path;              // nodes chosen in this iteration
    std::unique_ptr<Index[], Free> m_slots; // the hash table
    std::size_t m_mask = 0;                 // its size, a power of two, less one
    std::size_t m_capacity = 0;             // of nodes
    Seat m_hero = 0;
};

} // namespace parlour
