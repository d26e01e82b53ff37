// The quick rules: a stochastic policy for playouts that looks at the plan of the hand, the table
// and the hand sizes. Every choice has a score, a sum of a few weights, and is played with the
// softmax of the scores as its probability; so the policy also says how likely a play seen was,
// which beliefs are made of.
#pragma once

#include "ai/bigtwo/plan.h"

namespace parlour::bigtwo {

// What the quick rules look at of what the seat to move knows.
struct SeatView {
    SeatView() = default;
    explicit SeatView(const Public& pub) // without the cards
        : toBeat(pub.toBeat()),
          sizes(pub.handSizes),
          seat(pub.next),
          owner(pub.owner),
          passed(pub.passed),
          needsThreeOfDiamonds(pub.needsThreeOfDiamonds()) {}

    CardSet hand;
    CardSet others; // the cards in all other hands
    Combination toBeat;
    std::array<std::uint8_t, kSeats> sizes{};
    std::int8_t seat = 0;
    std::int8_t owner = kNoSeat;
    std::uint8_t passed = 0;
    bool needsThreeOfDiamonds = false;
};

// Scores and weights count sixty-fourths of a natural logarithm.
class RulePolicy {
public:
    static constexpr int kTypes = 4; // single, pair, triple, five cards
    static constexpr int kHeights = 13;
    static constexpr int kOuts = 9;     // how many higher plays the others may have, in steps
    static constexpr int kLeft = 7;     // groups left after the play
    static constexpr int kDanger = 6;   // how near the others are to going out
    static constexpr int kControls = 4; // groups that nobody can beat

    // Offsets of the tables in the weights.
    enum Table : int {
        LeadHeight = 0,
        LeadLeft = LeadHeight + kTypes * kHeights,
        LeadDanger = LeadLeft + kTypes * kOuts * kLeft,
        LeadPlace = LeadDanger + kTypes * kOuts * kDanger,
        LeadControl = LeadPlace + kTypes * 2 * 4,
        AnswerHeight = LeadControl + kTypes * 2 * kLeft * kControls,
        AnswerLeft = AnswerHeight + kTypes * kHeights,
        AnswerDanger = AnswerLeft + kTypes * kOuts * kLeft,
        AnswerPlace = AnswerDanger + kTypes * kOuts * kDanger,
        AnswerBreak = AnswerPlace + kTypes * 2 * 3,
        AnswerControl = AnswerBreak + kTypes * 4 * kLeft,
        PassHeight = AnswerControl + kTypes * 2 * kLeft * kControls,
        PassLeft = PassHeight + kTypes * kHeights,
        PassDanger = PassLeft + kTypes * kOuts * kLeft,
        PassOwner = PassDanger + kTypes * kOuts * kDanger,
        PassControl = PassOwner + kTypes * 5 * 3,
        kSize = PassControl + kTypes * kLeft * kControls
    };
    using Weights = std::array<std::int16_t, kSize>;
    static const Weights kWeights;

    struct Choice {
        CardSet cards; // empty for a pass
        int score = 0;
        std::uint32_t share = 0; // its probability, relative to the sum of all shares
        static constexpr std::size_t kFeatures = 5;
        std::array<std::int16_t, kFeatures> features{};
    };
    using Choices = boost::container::static_vector<Choice, kHandSize + 5>;

    // Never empty. Precondition: the plan is that of the view's hand.
    static Choices choices(const SeatView& view, const Plan& plan, const Options& options,
                           const Weights& weights = kWeights);
    static CardSet draw(const Choices& choices, Rng& rng);
};

} // namespace parlour::bigtwo
