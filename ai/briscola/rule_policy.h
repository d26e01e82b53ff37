// The quick rules: a policy for playouts that looks only at the hand and the trick. It weighs what
// a card gains or loses now against the value of keeping it.
#pragma once

#include "ai/briscola/trick_view.h"
#include "core/briscola/rules.h"

#include <array>

namespace parlour::briscola {

// In card points, by rank; first for plain suits, then for trumps.
struct RuleWeights {
    using ByRank = std::array<float, italian::kRanks>;
    std::array<ByRank, 2> lead; // gain of leading the card, minus the value of keeping it
    std::array<ByRank, 2> keep; // value of keeping the card when answering
    float tempo;                // value of not leading the next trick
};

class RulePolicy {
public:
    static const RuleWeights kWeights;

    // The score of a card, in card points.
    static float score(const TrickView& trick, Card card, const RuleWeights& weights = kWeights);

    // The index in the hand of the card of the highest score. Precondition: not over.
    static int choose(const State& state, const RuleWeights& weights = kWeights);
};

} // namespace parlour::briscola
