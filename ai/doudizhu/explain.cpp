#include "ai/doudizhu/explain.h"

namespace parlour::doudizhu {

Reasons explain(const Observation&, const WorldMeans<Doudizhu>& means) {
    Reasons reasons;
    const std::size_t chosen = means.ranking()[0];
    reasons.push_back(because(PARLOUR_PHRASE("Doudizhu reasons", "Wins %1 of %2 imagined deals."),
                              static_cast<int>(means.win(chosen) * means.worlds(chosen)),
                              means.worlds(chosen)));
    return reasons;
}

} // namespace parlour::doudizhu
