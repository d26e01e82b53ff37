// What the others may hold. Every way to deal the unseen cards that agrees with all that is known
// (the kitty, how many cards each has left) is possible; which are likely shows in what they have
// played and where they have passed.
#pragma once

#include "ai/base/thinker.h"
#include "ai/doudizhu/rule_policy.h"

#include <boost/container/static_vector.hpp>

#include <array>
#include <vector>

namespace parlour::doudizhu {

class Belief {
public:
    // The view must outlive it.
    Belief(const Observation& view, bool infers);

    // A walk through the worlds that comes by each as often as it is likely (after Metropolis): a
    // step changes a few cards, and is taken back by chance where the plays become less likely.
    struct Walk {
        State world;
        double likelihood = 1;
    };
    // From anywhere, after so many steps.
    Walk begin(int steps, RulePolicy& policy, Rng& rng) const;
    void go(Walk& walk, int steps, RulePolicy& policy, Rng& rng) const;

    // How likely the others' plays were if these were their hands, in parts of one; 0 if that is
    // less than `least`.
    double likelihood(const State& world, RulePolicy& policy, double least = 0) const;

private:
    // A turn of another player.
    struct Moment {
        OpenTable before; // with the cards that were played since then, to add to those of a world
        Cards cards;      // none: passed
        Pattern pattern;
    };

    const Observation& m_view;
    std::array<Cards, kPlayers> m_known{}; // what must stay in each hand
    boost::container::static_vector<Moment, kMostTurns> m_moments;
};

// Where the cards are that a seat does not see.
struct CardChances {
    static constexpr std::size_t kKitty = kPlayers; // a place beside the seats

    // By rank: how many are hidden; the other rows are zero where none is.
    std::array<int, kRanks> hidden{};
    // [place][rank]: the chance that one of the hidden cards of the rank lies there. Adds up to one
    // over the places.
    std::array<std::array<double, kRanks>, kPlayers + 1> where{};
    // [place][rank]: the chance that at least one of them lies there.
    std::array<std::array<double, kRanks>, kPlayers + 1> any{};
};

// From so many worlds, at least one, imagined as the champion does.
CardChances cardChances(const Observation& view, int worlds, Rng& rng);

// Where each hidden rank may be, highest first: the chance to hold one card of it at least: what an
// adviser tells.
std::vector<Thought::CardBelief> beliefs(const Observation& view, Rng& rng, const StopCheck& stop);

} // namespace parlour::doudizhu
