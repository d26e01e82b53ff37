// What a match is asked to be, and who sits where in each of its games.
#pragma once

#include "core/base/json.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace parlour {

// One deal; a game may have several.
struct GameRecord {
    std::int64_t game = 0; // its number in the match, from 0
    int deal = 0;          // its number in the game, from 0
    Json position;
    std::vector<std::string> seats; // player specs as they sat
    std::vector<int> scores;
    std::vector<int> earlier; // totals of the deals before; empty: it is the first
};

struct MatchSetup {
    Json options;                   // complete
    std::vector<std::string> seats; // player specs, seat 0 first
    std::int64_t games = 0;         // all in all, rotations and duplicates included
    std::uint64_t seed = 1;
    int threads = 1;
    bool rotate = false;      // plays every deal once per rotation of the seats
    bool duplicate = false;   // plays each deal again with the two sides exchanged
    bool singleDeals = false; // a deal is a game, also where games have several
    int shard = 1;            // plays this one ...
    int shards = 1;           // ... of so many parts

    // Called when set, from the playing threads, one call at a time: for each deal, and for each
    // so-and-so-many games with how many are done.
    std::function<void(const GameRecord&)> record;
    std::function<void(std::int64_t done)> progress;
};

// The seats of the setup are called places here: with rotation and exchange another place's player
// sits at a seat from game to game.
class Seating {
public:
    // `sideOf` names the side of each place, 0 and up.
    Seating(std::vector<int> sideOf, bool rotate, bool duplicate);

    int seats() const { return static_cast<int>(m_sideOf.size()); }
    int sides() const { return m_sides; }
    int sideOf(int place) const { return m_sideOf[static_cast<std::size_t>(place)]; }

    int gamesPerDeal() const { return (m_rotate ? seats() : 1) * (m_duplicate ? 2 : 1); }
    // The place whose player sits at `seat` in game 0 to gamesPerDeal() - 1 of a deal.
    int placeAt(int game, int seat) const;

private:
    int exchanged(int place) const;

    std::vector<int> m_sideOf;
    int m_sides;
    bool m_rotate;
    bool m_duplicate; // precondition: two sides
};

} // namespace parlour
