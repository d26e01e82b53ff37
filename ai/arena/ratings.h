// Elo ratings from a round robin: what the ladders of levels are measured with.
#pragma once

#include "ai/arena/tally.h"

#include <cstddef>
#include <span>
#include <vector>

namespace parlour {

// What two players scored against each other.
struct Pairing {
    std::size_t a = 0;
    std::size_t b = 0;
    double scoreOfA = 0; // won games, drawn ones half
    double games = 0;
};

struct Rating {
    double elo = 0;     // over the first player's
    double error95 = 0; // half the width of its 95 % interval, the others' ratings taken as exact
};

// The most likely ratings in the model of Bradley and Terry, found by the minorization of Hunter
// (2004). One drawn game is added to each pairing, so that who never lost has a finite rating too.
// Precondition: every player met another, and all are connected by pairings.
std::vector<Rating> ratings(std::size_t players, std::span<const Pairing> pairings);

// The Elo difference that goes with an expected share, and back.
double eloOfShare(double share);
double shareOfElo(double difference);

} // namespace parlour
