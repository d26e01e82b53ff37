#include "ai/arena/ratings.h"

#include <algorithm>
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

double ratingOfAll(std::span<const double> sides) {
    const double most = *std::ranges::max_element(sides); // keeps the powers small
    double sum = 0;
    for (const double side : sides) sum += std::pow(10, (side - most) / kScale);
    return most + kScale * std::log10(sum);
}

Strength strengthFrom(std::span<const RatedGame> games, double middle) {
    constexpr int kReach = 2000;
    constexpr int kStep = 5;
    constexpr int kPoints = 2 * kReach / kStep + 1;
    const auto eloAt = [&](int point) { return middle - kReach + point * kStep; };
    const auto logShare = [](double difference) {
        return -std::log1p(std::pow(10, -difference / kScale));
    };
    const auto logLikelihood = [&](double elo) {
        double sum = (logShare(elo - middle) + logShare(middle - elo)) / 2; // the prior
        for (const RatedGame& game : games) {
            const double ahead = (elo + game.partners) / game.side - game.opponents;
            sum += game.score * logShare(ahead) + (1 - game.score) * logShare(-ahead);
        }
        return sum;
    };
    std::vector<double> weight;
    for (int point = 0; point < kPoints; ++point) weight.push_back(logLikelihood(eloAt(point)));
    const double most = *std::ranges::max_element(weight);
    double total = 0;
    for (double& w : weight) total += w = std::exp(w - most);
    const auto quantile = [&](double share) {
        double sum = 0;
        int point = 0;
        while (point + 1 < kPoints &&
               (sum += weight[static_cast<std::size_t>(point)]) < share * total)
            ++point;
        return eloAt(point);
    };
    return {quantile(0.5), quantile(0.025), quantile(0.975)};
}

} // namespace parlour
