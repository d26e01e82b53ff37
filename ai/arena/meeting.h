// Two players against each other, at a table of any size.
#pragma once

#include "ai/arena/ratings.h"

#include <span>
#include <string>
#include <vector>

namespace parlour {

// The seats of each match of a meeting, seat 0 first; to be rotated. Opposite seats form a side; at
// a table of three there are two matches, in each of which one player is alone against two of the
// other.
std::vector<std::vector<std::string>> meetingSeats(const std::string& a, const std::string& b,
                                                   int seats);

// The result of the first player in those matches, in this order; one without sides has not begun.
// With roles, only games in which the lone player has the first role count: in the others it is
// allied with an opponent. The caller fills in the indices of the players.
Pairing resultOfMeeting(std::span<const MatchReport> matches, int seats);

} // namespace parlour
