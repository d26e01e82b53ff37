#include "ai/briscola/rule_policy.h"

namespace parlour::briscola {

// Found by hill climbing: thousands of small changes, kept if they won more points against the best
// weights so far over 7000 duplicate deals for two players.
constexpr RuleWeights RulePolicy::kWeights{
    {{{-3.8F, -3.3F, -1.8F, -2.7F, -3.7F, 4.0F, -0.6F, -0.7F, -9.4F, -10.8F},
      {-1.0F, -1.6F, -2.7F, -2.4F, 0.3F, -8.6F, -3.5F, -7.8F, -14.6F, -16.5F}}},
    {{{1.0F, 1.2F, 0.8F, 0.2F, 0.6F, -0.1F, 0.6F, 0.8F, 6.3F, 6.1F},
      {5.4F, 2.8F, 3.3F, 4.5F, 2.1F, 4.5F, 5.7F, 6.2F, 12.1F, 17.2F}}},
    3.5F,
};

float RulePolicy::score(const TrickView& trick, Card card, const RuleWeights& weights) {
    const std::size_t isTrump = card.suit() == trick.trump;
    const auto rank = static_cast<std::size_t>(card.rank());
    if (trick.isLead()) return weights.lead[isTrump][rank];
    const auto points = static_cast<float>(trick.points + italian::points(card));
    const float gain = trick.holds(card) ? points : -points;
    return (trick.isLast ? gain : gain / 2) - weights.keep[isTrump][rank] -
           (trick.takes(card) ? weights.tempo : 0);
}

int RulePolicy::choose(const State& state, const RuleWeights& weights) {
    const Hand& hand = Briscola::handToMove(state);
    const TrickView trick(state.pub, state.pub.toMove());
    int best = 0;
    float most = 0;
    for (int i = 0; i < hand.size(); ++i) {
        const float worth = score(trick, hand[i], weights);
        if (i == 0 || worth > most) {
            best = i;
            most = worth;
        }
    }
    return best;
}

} // namespace parlour::briscola
