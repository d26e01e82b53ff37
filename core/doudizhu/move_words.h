// Bids and plays of Doudizhu as people say them.
#pragma once

#include "core/base/words.h"
#include "core/doudizhu/rules.h"

namespace parlour::doudizhu {

// As in the corner of the cards; the jokers have stars there.
std::string signOf(int rank);
// "pair: 9 9", "red joker", "rocket"; "Bid 2", "Pass".
Words moveWords(Move move, Kickers rule);
inline Words moveWords(const State& before, Move move) {
    return moveWords(move, before.pub.options.kickers);
}

} // namespace parlour::doudizhu
