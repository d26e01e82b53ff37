// What a tile does for figures that stay on the board.
#pragma once

#include "ai/samurai/explained_step.h"

namespace parlour::samurai {

enum class Effect : std::uint8_t { None, Fill, Approach, Widen, Secure, Draw, Lead };
constexpr std::array<int, 7> kWeights{0, 2, 3, 3, 8, 10, 12}; // by effect, for one figure

// What a tile does for figures of a settlement in the same way.
struct Touch {
    int settlement = 0;
    Effect effect = Effect::None;
    int figures = 0;
    int caste = 0; // of the first

    int weight() const { return kWeights[static_cast<std::size_t>(effect)] * figures; }
};

using Touches = boost::container::static_vector<Touch, 6 * kCastes>;

// Those that matter most first.
Touches touchesOf(const Step& step);

} // namespace parlour::samurai
