// The value of a hand by its best split into plays: the valuation of the paper's section 4
// ("carrying cards").
//
// A bomb or the rocket counts 64, a sequence of pairs 36, a sequence 25, a triplet 9 (squares of
// the paper's 8, 6, 5, 3). A single card or pair below the ace is loose and costs 1, unless a
// triplet carries it; each triplet carries one. Single cards left over from a split rank are never
// carried. From the ace up, each single card or card of a pair counts 1. The paper prints no signs;
// these follow its text.
#pragma once

#include "core/doudizhu/plays.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>

namespace parlour::doudizhu {

struct Split {
    int value = 0;
    int triplets = 0; // each can carry a loose group
    int loose = 0;    // single cards and pairs that can be carried
    boost::container::static_vector<Pattern, 20> groups;

    // Turns to play the whole hand in this way if nobody else plays: the paper's "hands". Fewer may
    // do: LeastPlays.
    int plays() const { return static_cast<int>(groups.size()) - std::min(triplets, loose); }
};

// The best split, found exactly by dynamic programming over the ranks. Precondition: at most 20
// cards.
Split split(Cards hand);
int splitValue(Cards hand);

// A triplet, sequence of triplets or four, with no kickers, single cards or pairs.
struct Carrying {
    static constexpr int kOut = 9999; // value if no cards are left
    Cards cards;
    int value = 0; // of the cards that are left
};

// Calls sink(Carrying) for every way to complete `core`: with single cards, with pairs, with none.
// Precondition: `core` is of kind Triplet or Bomb and part of the hand.
template <class Sink>
void forEachCompletion(Cards hand, Pattern core, Kickers rule, const Sink& sink) {
    const auto weigh = [&](Cards cards) {
        const Cards rest = hand - cards;
        sink(Carrying{cards, rest.empty() ? Carrying::kOut : splitValue(rest)});
    };
    const bool isFour = core.kind == Kind::Bomb;
    const RankSet start = RankSet::run(core.lowest, 1);
    for (const Kind kind : {isFour ? Kind::FourWithSingles : Kind::TripletWithSingles,
                            isFour ? Kind::FourWithPairs : Kind::TripletWithPairs})
        forEachCarrying(kind, core.length, start, hand, rule, weigh);
    weigh(Cards::ofEach(RankSet::run(core.lowest, core.length), copiesOf(core.kind)));
}

// The first of those with the highest value: single cards go before pairs, and pairs before none.
Carrying carry(Cards hand, Pattern core, Kickers rule);

} // namespace parlour::doudizhu
