// What a tile does for figures that stay on the board.
#pragma once

#include "ai/samurai/explained_step.h"

#include <array>
#include <bit>

namespace parlour::samurai {

// Chase: closer to a lead that is still far; Approach: to one that is near.
enum class Effect : std::uint8_t { None, Chase, Fill, Approach, Widen, Secure, Draw, Lead };
constexpr std::array<int, 8> kWeights{0, 1, 2, 3, 3, 8, 10, 12}; // by effect, for one figure

// What a tile does for figures of a settlement in the same way.
struct Touch {
    int settlement = 0;
    Effect effect = Effect::None;
    CasteSet castes = 0;

    int figures() const { return std::popcount(castes); }
    int caste() const { return std::countr_zero(castes); } // the first
    int weight() const { return kWeights[static_cast<std::size_t>(effect)] * figures(); }
};

using Touches = boost::container::static_vector<Touch, 6 * kCastes>;

// Those that matter most first.
Touches touchesOf(const Step& step);

// Whether no other seat draws level for the figure with its next tile there.
bool isFirm(const Public& pub, Seat seat, int settlement, int caste);

// Whether a step does as much for these figures as another one does.
bool doesAsMuch(const Step& step, const Step& other, const FigureList& figures);

} // namespace parlour::samurai
