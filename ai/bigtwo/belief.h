// What the hidden hands probably are: worlds that agree with all that is known and in which, under
// the quick rules, the others would have played and passed as they did.
#pragma once

#include "ai/base/thinker.h"
#include "ai/bigtwo/rule_policy.h"
#include "core/bigtwo/rules.h"

#include <vector>

namespace parlour::bigtwo {

struct BeliefParams {
    int worlds = 2000;
    bool infers = true; // else the plays and passes seen say nothing but where cards are not
};

class Belief {
public:
    // The stop is asked after every world; one is always imagined. The threads do not change what
    // comes out.
    Belief(const Observation& view, const BeliefParams& params, Rng& rng, const Budget& budget,
           const StopCheck& stop);

    // One of the worlds.
    State draw(Rng& rng) const;

    // By card, the chance that a seat has it. All 0 for cards that have been played.
    using Chances = std::array<std::array<double, kSeats>, kCards>;
    Chances chances() const;

private:
    // A decision of another seat, as everybody has seen it.
    struct Seen {
        Situation situation; // without the cards
        CardSet move;
        CardSet later;  // what the seat has played since, this move included
        CardSet before; // what had been played by all
    };
    using Hands = std::array<CardSet, kSeats>;

    void recall();
    double logLikelihood(std::size_t seat, CardSet hand) const;
    template <class Stop> void imagine(std::span<Hands> worlds, Rng& rng, const Stop& stop) const;

    Observation m_view;
    std::array<std::vector<Seen>, kSeats> m_seen; // by seat
    std::vector<Hands> m_worlds;
};

// Where each unseen card may be, highest first.
std::vector<Thought::CardBelief> beliefs(const Observation& view, Rng& rng, const StopCheck& stop);

} // namespace parlour::bigtwo
