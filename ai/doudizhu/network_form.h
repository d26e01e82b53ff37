// Inputs and outputs of the paper's role networks (sections 3.1 and 3.2), without the networks
// themselves: one each for the landlord, the peasant after and the peasant before.
#pragma once

#include "core/doudizhu/rules.h"

#include <bitset>
#include <optional>

namespace parlour::doudizhu {

// The role of a seat: 0 the landlord, 1 the peasant after, 2 the peasant before.
// Precondition: there is a landlord.
constexpr int roleNumber(const Public& pub, Seat seat) {
    return (seat - pub.landlord + kPlayers) % kPlayers;
}

// Counts 0 to 4, or kPassed, by row, by rank in the paper's order A 2 3 ... K X D, and by channel,
// one for each role.
//   row 0    landlord's channel: the cards known to have been the landlord's at the start of play;
//            the landlord knows all twenty, the others the kitty and what the landlord has played
//   row 1    own channel: the hand
//   row 2    the other two channels, both alike: the unseen cards, which either may hold
//   row 3    each channel: all that the role has played
//   row 4-8  each channel: the role's last turn (4), the one before (5) and so on; kPassed at every
//            rank for a pass, 0 for turns that do not exist yet. So the play to beat can be read
//            from row 4: that of the previous role, or if that passed, of the one before.
inline constexpr int kRows = 9;
inline constexpr std::int8_t kPassed = -1;
using RoleInput =
    std::array<std::array<std::array<std::int8_t, kPlayers>, kRanks>, kRows>; // [row][rank][role]

// Precondition: there is a landlord.
RoleInput roleInput(const Observation& view);

// The outputs, lowest first within each kind: the pass, 15 single cards, pairs, triplets and bombs
// from 3 to 2 (13 each), the rocket, then, shortest first, the sequences of 5 to 12 cards (36), of
// 3 to 8 pairs (45) and of 2 to 6 triplets (45). Kickers are ignored; longer sequences of pairs
// have no output. A four with kickers shares the bomb's output, and the valuation decides between
// the two: of 247 fours that the champion led in 3000 deals of self-play it carried kickers in the
// same 224, and in one more. Against other plays only the bomb is legal; replies to a four with
// kickers were 19.
inline constexpr int kOutputs = 182;
inline constexpr int kPassOutput = 0;
using Outputs = std::bitset<kOutputs>;

// The output for a move, without its kickers. Nothing for a bid or a sequence of more than eight
// pairs.
std::optional<int> outputOf(Move move, Kickers rule);

// The pattern an output stands for, without kickers; Kind::None for the pass.
Pattern patternOfOutput(int output);

// The outputs of all legal moves; there is at least one. Precondition: the observer is to move, and
// there is a landlord.
Outputs legalOutputs(const Observation& view);

enum class Carried : std::uint8_t {
    ByValue, // what leaves the hand with the highest value (split.h), as in the paper
    Lowest   // the lowest single cards; pairs or none where single cards are not legal
};

// The legal move of an output, with kickers chosen in one of these ways. Precondition: the output
// is one of legalOutputs().
Move moveOfOutput(int output, const Observation& view, Carried carried);

} // namespace parlour::doudizhu
