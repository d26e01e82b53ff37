// How good a hand is, by the best way to split it into plays: the valuation of the paper's section
// 4
// ("carrying cards").
//
// A bomb or the rocket counts 64, a sequence of pairs 36, a sequence 25, a triplet 9 (squares of
// the paper's 8, 6, 5, 3). A single card or a pair below the ace is loose and costs 1, unless a
// triplet carries it: each one such. Single cards that the split itself made are never carried.
// Each single card or card of a pair from the ace up counts 1. The paper prints no signs; these
// follow its text.
#pragma once

#include "core/doudizhu/pattern.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>

namespace parlour::doudizhu {

struct Split {
    int value = 0;
    int triplets = 0; // each can carry one of these
    int loose = 0;    // single cards and pairs that may be carried
    boost::container::static_vector<Pattern, 20> groups;

    // Plays it takes to be out when nobody else plays: the paper's "hands".
    int plays() const { return static_cast<int>(groups.size()) - std::min(triplets, loose); }
};

// The best split, exact: by dynamic programming over the ranks. Precondition: at most 20 cards.
Split split(Cards hand);
int splitValue(Cards hand);

// A triplet, sequence of triplets or four of the hand, completed with nothing, single cards or
// pairs so that what is left has the highest value.
struct Carrying {
    static constexpr int kOut = 9999; // the value when nothing is left
    Cards cards;
    int value = 0;
};
// Precondition: `core` is of kind Triplet or Bomb, and in the hand.
Carrying carry(Cards hand, Pattern core, Kickers rule);

} // namespace parlour::doudizhu
