// What the others may hold. Every way to deal the unseen cards that agrees with all that is known
// (the kitty, how many cards each has left) is possible; which are likely shows in what they have
// played and where they have passed.
#pragma once

#include "ai/doudizhu/rule_policy.h"

#include <boost/container/static_vector.hpp>

#include <array>

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

// The chance, for each rank and number, that a seat holds so many cards of it.
struct CardChances {
    // [place][rank]: expected number of cards of the rank; places are the seats, then the kitty
    // while it is face down.
    std::array<std::array<double, kRanks>, kPlayers + 1> expected{};
    // [seat][rank]: the chance to hold one at least.
    std::array<std::array<double, kRanks>, kPlayers + 1> any{};
};

// From so many imagined worlds, as the champion imagines them. Rows of `expected` over the places
// add up to the cards of the rank that were not played.
CardChances cardChances(const Observation& view, int worlds, Rng& rng);

} // namespace parlour::doudizhu
