// Elo ratings: from a round robin, for measuring the ladders of levels; and of one player, from a
// few games against rated ones.
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

// A game as the player to be rated saw it; the ratings of all others are taken as exact. A side is
// rated as the mean of its players, and wins in proportion to its strength (Luce 1959), which for
// two sides is the model above.
struct RatedGame {
    int side = 1;         // players on the player's side
    double partners = 0;  // the sum of the ratings of the others on it
    double opponents = 0; // of the opposing sides together (ratingOfAll)
    double score = 0;     // 1 won, 0.5 drawn, 0 lost
};

// The rating of one side that wins as often as these together. Precondition: there is one.
double ratingOfAll(std::span<const double> sides);

struct Strength {
    double elo = 0;           // median
    double low = 0, high = 0; // of a 95 % credible interval
};
// The posterior of the player's rating; before the first game it is that of one drawn game against
// `middle`, which is hardly anything known. Ratings farther than 2000 from `middle` have none.
Strength strengthFrom(std::span<const RatedGame> games, double middle);

// The Elo difference for an expected share, and the reverse.
double eloOfShare(double share);
double shareOfElo(double difference);

} // namespace parlour
