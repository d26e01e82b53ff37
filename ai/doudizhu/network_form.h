// What the paper's role networks are given and what they answer (sections 3.1 and 3.2), without the
// networks. Three of them: for the landlord, the peasant after him and the peasant before him.
#pragma once

#include "core/doudizhu/state.h"

#include <optional>

namespace parlour::doudizhu {

// The role of a seat: 0 the landlord, 1 the peasant after him, 2 the other one.
// Precondition: there is a landlord.
constexpr int roleNumber(const Public& pub, Seat seat) {
    return (seat - pub.landlord + kPlayers) % kPlayers;
}

// Counts 0 to 4 by row, rank in the paper's order A 2 3 ... K X D, and channel: one for each role.
//   row 0    landlord's channel: the cards known to have been his from the start of play. He knows
//            all twenty; the others know the kitty and what he played.
//   row 1    own channel: the hand
//   row 2    the two other channels, both alike: the cards not seen, which either may hold
//   row 3    each channel: all that the role has played
//   row 4-8  each channel: what the role did last (4), before that (5) and so on; a pass and what
//            there was not yet are nothing
inline constexpr int kRows = 9;
using RoleInput =
    std::array<std::array<std::array<std::uint8_t, kPlayers>, kRanks>, kRows>; // [row][rank][role]

// Precondition: there is a landlord.
RoleInput roleInput(const Observation& view);

// The outputs, lowest first in each kind: pass, single cards (1 to 15), pairs, triplets and bombs
// of 3 to 2 (13 each), the rocket, then shortest first the sequences of 5 to 12 cards (36), of 3 to
// 8 pairs (45) and of 2 to 6 triplets (45). Kickers are no part of them; longer sequences of pairs
// have no output.
inline constexpr int kOutputs = 182;

// The output of a move: of its part that counts, where it carries kickers. None: a bid, or a
// sequence of more than eight pairs.
std::optional<int> outputOf(Move move, Kickers rule);

// The pattern an output stands for, without kickers; Kind::None: pass.
Pattern patternOfOutput(int output);

} // namespace parlour::doudizhu
