// Elo ratings from a round robin, for measuring the ladders of levels.
#pragma once

#include "ai/arena/tally.h"

#include <cstddef>
#include <span>
#include <vector>

namespace parlour {

// The result of two players against each other.
struct Pairing {
    std::size_t a = 0;
    std::size_t b = 0;
    double scoreOfA = 0; // games won, draws counting half
    double games = 0;
};

struct Rating {
    double elo = 0;     // above the first player's
    double error95 = 0; // half the width of the 95 % interval, taking the other ratings as exact
};

// Maximum-likelihood ratings of the Bradley-Terry model, by the MM algorithm of Hunter (2004). Each
// pairing gets one extra drawn game, so that a player who never lost has a finite rating.
// Precondition: the pairings connect all players.
std::vector<Rating> ratings(std::size_t players, std::span<const Pairing> pairings);

// The rating of one player, `a` of every pairing, against players with the ratings elo[b], taken as
// exact. The same model and extra games.
Rating ratingAmong(std::span<const double> elo, std::span<const Pairing> pairings);

// The Elo difference for an expected share, and the reverse.
double eloOfShare(double share);
double shareOfElo(double difference);

} // namespace parlour
