// The tables and figures of H. Konduru et al., "Applications of Adversarial Search and Machine
// Learning in Briscola".
#include "ai/briscola/paper_experiments.h"
#include "ai/briscola/players.h"

namespace parlour::briscola {

namespace {

Experiment missing(std::string name, std::string title, std::string about, std::string needs) {
    Experiment e;
    e.name = std::move(name);
    e.title = std::move(title);
    e.about = std::move(about);
    e.findings = [](const Results&) { return Findings{}; };
    e.needs = std::move(needs);
    return e;
}

} // namespace

std::span<const Experiment> Players::experiments() {
    static const std::vector<Experiment> kExperiments = [] {
        std::vector<Experiment> all;
        for (const auto make : {paper::pairings, paper::figure3, paper::figure4, paper::figure5,
                                paper::appendixB, paper::appendixC, paper::appendixE, paper::depth,
                                paper::pruning, paper::equations6And7})
            all.push_back(make());
        all.push_back(missing("hybrid", "Section V: Hybrid against the other players",
                              "10,000 games of each pairing and seat.", "the Hybrid's network"));
        all.push_back(paper::appendixA());
        return all;
    }();
    return kExperiments;
}

} // namespace parlour::briscola
