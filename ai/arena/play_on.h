// A position played on to its end many times, to compare the chances that players tell with what
// comes of them.
#pragma once

#include "ai/arena/tally.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace parlour {

class OutsidePlayers;

// What came of the games played so far, for the seat that was to move.
class PlayedOn {
public:
    // `share`: of the win; `gain`: as GameDefaults::gainOf.
    void add(double share, double gain);

    std::int64_t games() const { return m_games; }
    // Both are 0 before the first game; the intervals hold 95 %.
    double share() const;
    double gain() const;
    Interval shareInterval() const;
    Interval gainInterval() const;

private:
    std::int64_t m_games = 0;
    double m_shares = 0;
    double m_gains = 0;
    double m_gainsSquared = 0;
};

struct PlayOnSetup {
    std::vector<std::string> seats; // checked specs, seat 0 first
    std::string move;               // a legal one that is played first; empty: its player decides
    bool redeals = false;           // what the seat to move cannot see is dealt anew for each game
    std::int64_t games = 1000;
    std::uint64_t seed = 1;
    int threads = 1;
    OutsidePlayers* outside = nullptr; // who calls players from outside, if there are any
    // If set, called from the playing threads after each game, one call at a time.
    std::function<void(const PlayedOn&)> progress;
};

} // namespace parlour
