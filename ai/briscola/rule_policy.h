// A quick player that looks at its own hand and the trick only: how the champion's imagined games
// go on. What a card gains or loses now is set against what it is worth to keep it.
#pragma once

#include "ai/briscola/trick_view.h"
#include "core/briscola/rules.h"

#include <array>

namespace parlour::briscola {

// In card points, by rank; first for plain cards, then for trumps.
struct RuleWeights {
    using ByRank = std::array<float, italian::kRanks>;
    std::array<ByRank, 2> lead; // what leading the card brings, less what keeping it is worth
    std::array<ByRank, 2> keep; // what the card is worth in the hand of who answers
    float tempo;                // what it is worth not to lead the next trick
};

class RulePolicy {
public:
    static const RuleWeights kWeights;

    // What playing a card brings, in card points.
    static float score(const TrickView& trick, Card card, const RuleWeights& weights = kWeights);

    // The place in the hand of the card that whoever is to move plays. Precondition: not over.
    static int choose(const State& state, const RuleWeights& weights = kWeights);
};

} // namespace parlour::briscola
