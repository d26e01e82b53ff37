// Information-set Monte Carlo tree search, after P. Cowling, E. Powley and D. Whitehouse,
// "Information Set Monte Carlo Tree Search", 2012: with a single observer (algorithm 1) and with
// multiple observers (algorithm 3).
//
// One tree serves all worlds. Every iteration imagines a world by `sample`, walks down along the
// moves that are legal in it, adds one node, lets the policy play the game to its end and adds the
// outcome to the nodes on the way. A node counts for the seat that moves into it, and allies have
// the same outcome: sides of any shape need no special case.
//
// With multiple observers every seat has a tree of its own, in which a secret move of another seat
// (a card put away face down) looks like any other: nobody decides by what he cannot have seen.
// Where everybody sees every move these trees are the same, and one serves all.
//
// Moves that lead to one position in different orders keep nodes of their own: merging these won
// in none of the five games.
#pragma once

#include "ai/base/agent.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>
#include <type_traits>
#include <vector>

namespace parlour {

// How playouts go on where a game has nothing better: any move.
template <Game G> struct UniformPolicy {
    void operator()(typename G::State& state, Rng& rng) const { G::playRandomMove(state, rng); }
};

// What a finished game is worth to each seat, from 0 to 1.
template <Game G> struct WinOutcome {
    WinShares operator()(const typename G::State& state) const { return G::winShares(state); }
};

enum class Observers : std::uint8_t { Single, Multiple };

struct TreeParams {
    std::int64_t iterations = 10'000; // fewer when time is up
    double exploration = 0.7;         // the constant of UCB1, for outcomes from 0 to 1
    std::size_t memory = 256 << 20; // bytes for the trees; full, they are searched without growing
    Observers observers = Observers::Single;
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
        const std::size_t trees = isMultiple() ? kMostSeats : 1;
        const std::size_t wanted =
            trees * static_cast<std::size_t>(std::min(m_params.iterations, kMostIterations) + 1);
        m_capacity = std::clamp(m_params.memory / kBytesOfNode, 2 * trees, wanted);
        m_nodes.clear();
        m_nodes.reserve(m_capacity);
        m_nodes.resize(trees); // the roots
        m_places.assign(std::bit_ceil(kPlacesOfNode * m_capacity / 2), kNone);
        m_path.reserve(m_capacity);
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
    // Nodes lie in one block, the roots first, and name each other by their place in it. Children
    // are found by a hash table with open addressing: a parent and a move lead to the node.
    using Index = std::uint32_t;
    static constexpr Index kNone = 0; // a root, which is nobody's child
    static constexpr Index kLeft = std::numeric_limits<Index>::max(); // no child, nor parent of any
    static constexpr std::int64_t kMostIterations = std::numeric_limits<Index>::max() / 8;
    static constexpr std::size_t kPlacesOfNode = 4; // at most; at least half of that

    struct Node {
        double sum = 0; // of the outcomes for `mover`
        std::uint32_t visits = 0;
        std::uint32_t available = 0; // iterations in which the move was legal here
        Index parent = kNone;
        std::int8_t mover = kNoSeat; // who moved into this node
        Move move{};

        double mean() const { return sum / visits; }
    };
    static constexpr std::size_t kBytesOfNode =
        sizeof(Node) + (kPlacesOfNode + 1) * sizeof(Index); // in the block, the table, the path
    using Path = std::array<Index, kMostSeats>; // where each seat's tree has been walked to

    bool isMultiple() const {
        return G::kHasSecretMoves && m_params.observers == Observers::Multiple;
    }
    Index root(Seat seat) const { return isMultiple() ? static_cast<Index>(seat) : 0; }

    void iterate(const typename G::Observation& view, Rng& rng) {
        typename G::State world = G::sample(view, rng);
        Path at{};
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

    // A new child by lot as long as some legal move has none, else the one with the greatest upper
    // confidence bound. None if the tree is full and no legal move has a node.
    Index select(Index at, Seat mover, const typename G::MoveList& moves, Rng& rng) {
        Index best = kNone;
        double bound = 0;
        std::uint32_t untried = 0;
        Move chosen{};
        for (const Move& move : moves) {
            const Index child = m_places[placeOf(at, move)];
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

    // The move as each seat sees it, in its own tree, which is left where it is full.
    void follow(Path& at, int seats, Seat mover, Index child, const Move& move) {
        if constexpr (G::kHasSecretMoves) {
            if (isMultiple()) {
                const Move seen = G::seenByOthers(move);
                for (Seat seat = 0; seat < seats; ++seat) {
                    Index& place = at[static_cast<std::size_t>(seat)];
                    if (seat == mover) {
                        place = child;
                        continue;
                    }
                    const Index next = m_places[placeOf(place, seen)];
                    place = next != kNone ? next : isFull() ? kLeft : add(place, mover, seen);
                }
                return;
            }
        }
        at.fill(child);
    }

    bool isFull() const { return m_nodes.size() == m_capacity; }

    // Where the child is in the table, or would be.
    std::size_t placeOf(Index parent, const Move& move) const {
        static_assert(std::has_unique_object_representations_v<Move>);
        std::uint64_t word = 0;
        static_assert(sizeof(Move) <= sizeof(word));
        std::memcpy(&word, &move, sizeof(Move));
        word = (word ^ std::uint64_t{parent} << 32 ^ parent) * 0x9e37'79b9'7f4a'7c15;
        word = (word ^ word >> 32) * 0xd6e8'feb8'6659'fd93;
        const std::size_t last = m_places.size() - 1; // a power of two less one
        std::size_t place = (word ^ word >> 32) & last;
        while (m_places[place] != kNone && !(m_nodes[m_places[place]].parent == parent &&
                                             m_nodes[m_places[place]].move == move))
            place = (place + 1) & last;
        return place;
    }

    Index add(Index at, Seat mover, const Move& move) {
        const auto index = static_cast<Index>(m_nodes.size());
        m_places[placeOf(at, move)] = index;
        Node& node = m_nodes.emplace_back();
        node.move = move;
        node.mover = static_cast<std::int8_t>(mover);
        node.available = 1;
        node.parent = at;
        return index;
    }

    void report(Result& result) const {
        // Oldest first: a stable order by visits.
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
    std::vector<Index> m_places; // by hash; kNone: nobody there
    std::vector<Index> m_path;   // of an iteration: the nodes that were chosen
    std::size_t m_capacity = 0;
    Seat m_hero = 0;
};

} // namespace parlour
