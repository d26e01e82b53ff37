#include "ai/arena/ratings.h"

#include <cmath>

namespace parlour {

namespace {

constexpr double kScale = 400;
constexpr int kRounds = 10'000; // more than enough for a dozen players

// Of a strength of the Bradley-Terry model and its Fisher information.
Rating rating(double strength, double information) {
    return {kScale * std::log10(strength), 1.96 * kScale / std::log(10) / std::sqrt(information)};
}

} // namespace

double eloOfShare(double share) { return kScale * std::log10(share / (1 - share)); }

double shareOfElo(double difference) { return 1 / (1 + std::pow(10, -difference / kScale)); }

std::vector<Rating> ratings(std::size_t players, std::span<const Pairing> pairings) {
    std::vector<double> strength(players, 1.0);
    std::vector<double> won(players);
    for (const Pairing& pairing : pairings) {
        won[pairing.a] += pairing.scoreOfA + 0.5;
        won[pairing.b] += pairing.games - pairing.scoreOfA + 0.5;
    }
    std::vector<double> met(players);
    for (int round = 0; round < kRounds; ++round) {
        met.assign(players, 0);
        for (const Pairing& pairing : pairings) {
            const double share = (pairing.games + 1) / (strength[pairing.a] + strength[pairing.b]);
            met[pairing.a] += share;
            met[pairing.b] += share;
        }
        for (std::size_t i = 0; i < players; ++i) strength[i] = won[i] / met[i];
        for (std::size_t i = players; i-- > 0;) strength[i] /= strength[0];
    }

    std::vector<double> information(players);
    for (const Pairing& pairing : pairings) {
        const double share = strength[pairing.a] / (strength[pairing.a] + strength[pairing.b]);
        const double variance = (pairing.games + 1) * share * (1 - share);
        information[pairing.a] += variance;
        information[pairing.b] += variance;
    }
    std::vector<Rating> result;
    for (std::size_t i = 0; i < players; ++i) result.push_back(rating(strength[i], information[i]));
    return result;
}

Rating ratingAmong(std::span<const double> elo, std::span<const Pairing> pairings) {
    const auto strengthOf = [&](const Pairing& pairing) {
        return std::pow(10, elo[pairing.b] / kScale);
    };
    double strength = 1;
    double won = 0;
    for (const Pairing& pairing : pairings) won += pairing.scoreOfA + 0.5;
    for (int round = 0; round < kRounds; ++round) {
        double met = 0;
        for (const Pairing& pairing : pairings)
            met += (pairing.games + 1) / (strength + strengthOf(pairing));
        strength = won / met;
    }
    double information = 0;
    for (const Pairing& pairing : pairings) {
        const double share = strength / (strength + strengthOf(pairing));
        information += (pairing.games + 1) * share * (1 - share);
    }
    return rating(strength, information);
}

} // namespace parlour
