// A player that follows rules: it values its hand by the best split (split.h, after the paper's
// section 4), plays its lowest group first and breaks none up needlessly; triplets go together with
// their neighbours where that takes fewer plays. A peasant leaves the lead to the partner and takes
// over when the partner is about to go out (sections 5 and 6.2).
#pragma once

#include "ai/base/agent.h"
#include "core/doudizhu/rules.h"

namespace parlour::doudizhu {

class KickerPlayer final : public Agent<Doudizhu> {
public:
    Decision<Doudizhu> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;

    // The highest bid, 0 to 3, that a hand of 17 cards is worth.
    static int worth(Cards hand);
};

} // namespace parlour::doudizhu
