// The tables and figures of H. Konduru et al., "Applications of Adversarial Search and Machine
// Learning in Briscola".
#include "ai/briscola/paper_experiments.h"
#include "ai/briscola/players.h"

namespace parlour::briscola {

std::span<const Experiment> Players::experiments() {
    static const std::vector<Experiment> kExperiments = [] {
        std::vector<Experiment> all;
        for (const auto make :
             {paper::pairings, paper::figure3, paper::figure4, paper::figure5, paper::appendixB,
              paper::appendixC, paper::appendixE, paper::depth, paper::pruning,
              paper::equations6And7, paper::hybrid, paper::appendixA})
            all.push_back(make());
        return all;
    }();
    return kExperiments;
}

} // namespace parlour::briscola
