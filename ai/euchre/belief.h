// What a seat believes about the cards it does not see: worlds that agree with all it knows,
// weighed by how likely the others would have bid and played as they did.
#pragma once

#include "ai/base/budget.h"
#include "ai/base/thinker.h"
#include "ai/euchre/fast_policy.h"

#include <vector>

namespace parlour::euchre {

// Where a card that the observer does not see may be; 1 in all.
struct CardChances {
    std::array<double, kSeats> hands{};
    double discard = 0; // the dealer's
    double kitty = 0;
};

class Belief {
public:
    // How likely the others' bids, discard and plays so far were, if this was the deal: by the fast
    // policy, with some room for everybody to play otherwise. Nothing if it cannot have been. A
    // card that was put away by rule (without bidding) is known to be the lowest.
    static double likelihood(const State& world, Seat observer);

    // Imagines `count` worlds. The stop is asked after every one, the first always takes place. The
    // number of threads does not change the answer. Keeps its memory for the next time.
    void imagine(const Observation& view, int count, int threads, Rng& rng, const StopCheck& stop);

    // A world by its weight. Precondition of these: imagine() was called.
    const State& draw(Rng& rng) const;
    CardChances chances(Card card) const;
    // To how many worlds of the same weight these are worth.
    double effectiveWorlds() const;

private:
    double weight(std::size_t world) const {
        return m_sums[world] - (world == 0 ? 0 : m_sums[world - 1]);
    }

    // Worlds are imagined by the threads in blocks with a generator each.
    static constexpr int kBlock = 64;

    std::vector<State> m_worlds;
    std::vector<double> m_sums; // of the weights up to each world
};

// The chances of all cards that the observer does not see, at their index.
std::array<CardChances, 64> cardChances(const Observation& view, int worlds, Rng& rng,
                                        const StopCheck& stop = {});

// Where each hidden card may be, trumps first, then by rank: what an adviser tells.
std::vector<Thought::CardBelief> beliefs(const Observation& view, Rng& rng, const StopCheck& stop);

} // namespace parlour::euchre
