// MDP with two thresholds, which the thesis proposes as future work (section 6.1).
#pragma once

#include "ai/euchre/chance_chart.h"
#include "ai/euchre/simple_players.h"

namespace parlour::euchre {

// Both in percent.
struct TwoThresholdParams {
    int lowBelow = 25;
    int highFrom = 50;
};

// Plays low with less than `lowBelow` percent of what is left in play (see MdpPlayer) and high with
// at least `highFrom`. Between these the thesis asks for "a more complex method" and leaves it
// open. Here the chance chart predicts who will take the trick: low if that is probably the
// partner's best card, otherwise the lowest card that probably takes it, or else low.
class TwoThresholdPlayer final : public CardPlayer {
public:
    explicit TwoThresholdPlayer(const TwoThresholdParams& params) : m_params(params) {}

private:
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
    TwoThresholdParams m_params;
};

} // namespace parlour::euchre
