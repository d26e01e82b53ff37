// A match that stops as soon as it is clear which of two hypotheses holds: the generalised
// sequential probability ratio test of the results of whole deals, as fishtest has it. Source:
// M. Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of a
// multinomial distribution" (support_MLE_multinomial.pdf of fishtest), with the bounds of A. Wald,
// "Sequential Analysis" (1947).
#pragma once

#include "core/base/json.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace parlour {

struct SprtSetup {
    // The first side's Elo difference by each hypothesis, logistic.
    double elo0 = 0;
    double elo1 = 0;
    double alpha = 0.05; // the chance of H1 where H0 holds
    double beta = 0.05;  // the chance of H0 where H1 holds

    bool operator==(const SprtSetup&) const = default;
};

// "elo0=0 elo1=20 alpha=0.05 beta=0.05", in any order; the last two may be missing. Errors name the
// number.
Result<SprtSetup> parseSprt(std::string_view text);

class Sprt {
public:
    enum class Verdict { None, H0, H1 };

    // What is counted is the score of a deal, all its games together: one game, a game and its
    // duplicate (pentanomial), or a round of the seats. Games of one deal depend on each other.
    Sprt(const SprtSetup& setup, int gamesPerDeal);

    // The next game, in order: 0 lost, 1 drawn, 2 won by the first side.
    void add(int halves);

    const SprtSetup& setup() const { return m_setup; }
    double lower() const; // bounds of the log-likelihood ratio
    double upper() const;
    double llr() const { return m_llr; }
    Verdict verdict() const;

    // "sprt" of a report.
    Json toJson() const;
    // Errors name the member.
    static Result<Sprt> fromJson(const Json& json);

private:
    SprtSetup m_setup;
    std::vector<std::int64_t> m_deals; // by their score in halves
    int m_open = 0;                    // games of the deal that is not complete
    int m_openHalves = 0;
    double m_llr = 0;
};

} // namespace parlour
