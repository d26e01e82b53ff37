#include "ai/arena/published.h"

#include "core/play/game.h"

namespace parlour {

Findings publishedFindings(const Experiment& experiment) {
    Results none;
    for (const ExperimentPart& part : experiment.parts) {
        if (std::holds_alternative<std::function<Sampler()>>(part.what))
            none.counts[part.name] = {};
        else
            none.matches[part.name].sides.resize(kMostSeats); // as many as there can be
    }
    return experiment.findings ? experiment.findings(none) : Findings{};
}

} // namespace parlour
