// What the tables of the Big Two paper say about scores: zones, means, Wilcoxon's test.
#pragma once

#include "ai/arena/experiment.h"
#include "ai/bigtwo/published_scores.h"

#include <array>
#include <string>

namespace parlour::bigtwo {

using Histogram = std::map<int, std::int64_t>; // how often each score occurred

inline constexpr int kPublishedGames = 2000; // of each experiment

// What one side scored when it won (the paper's positive zone) and when it lost.
struct Zones {
    explicit Zones(const Histogram& scores);
    Mean winning, losing;
};

// What both sides scored, two players each.
struct Scored {
    Scored(const Histogram& ruleBasedScores, const Histogram& otherScores)
        : ruleBased(ruleBasedScores), other(otherScores) {}
    // Of the numbers "rule-based/SCORE" and "other/SCORE".
    explicit Scored(const Counts& counts)
        : Scored(counts.histogram("rule-based"), counts.histogram("other")) {}
    explicit Scored(const PublishedScores& scores) : Scored(scores.ruleBased, scores.other) {}

    std::int64_t games() const { return ruleBased.winning.count + other.winning.count; }
    double share() const;     // of the games that rule-based wins; 0 without games
    double gained() const;    // points, by all winners
    double lost() const;      // points, by all losers
    double meanLoser() const; // points; 0 without games

    Zones ruleBased, other;
};

Figure shareOfWins(const Scored& ours, double published, Words reason = {});

// z / sqrt(n), n being the pairs that differ; 0 if none do.
double zByRoot(const SignedRank& test);

// The mean scores of the tables of section 4, each with its reason, if there is one.
void addScores(Findings& findings, const Scored& ours, const Scored& published, const Words& other,
               const std::array<Words, 4>& reasons = {});
// Frequencies, means and deviations, as a sheet.
void addZones(Findings& findings, const Scored& ours, const Scored& published,
              const std::string& other);
// That the winner gains what the losers lose, and that the published scores break this.
void addSums(Findings& findings, const Scored& ours, const Scored& published);
struct PublishedTest {
    double p = 1;
    double effect = 0;
};
// Wilcoxon's test, as a sheet; `ours` may be null.
void addTest(Findings& findings, const SignedRank* ours, const PublishedScores& scores,
             const PublishedTest& printed);
// Figures 6 to 8, a to c: how often each score occurred.
void addDistributions(Findings& findings, const std::string& figure, const Words& other,
                      const Histogram& ruleBased, const Histogram& others,
                      const PublishedScores& published);

} // namespace parlour::bigtwo
