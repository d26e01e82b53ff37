// Glicko-2: a rating with how sure it is and how steady, of somebody who plays now and then.
// Glickman, "Example of the Glicko-2 system" (2013, revised 2022).
#pragma once

#include <span>

namespace parlour {

struct GlickoRating {
    double rating = 1500;
    double deviation = 350;   // standard error of the rating
    double volatility = 0.06; // how much it may change from period to period
};

struct GlickoGame {
    GlickoRating opponent;
    double score = 0; // 1 won, 0 lost
};

// The rating after a rating period with these games, which may be none: then only the deviation
// grows, at most to that of somebody unknown.
GlickoRating afterPeriod(const GlickoRating& before, std::span<const GlickoGame> games);

} // namespace parlour
