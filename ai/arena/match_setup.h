// The setup of a match, and who sits where in each of its games.
#pragma once

#include "ai/arena/tally.h"
#include "core/base/json.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace parlour {

// A deal that was played; a game may have several.
struct PlayedDeal {
    std::int64_t game = 0; // its number in the match, from 0
    int deal = 0;          // its number in the game, from 0
    Json position{};
    std::vector<std::string> seats{}; // specs of the players at each seat
    std::vector<int> scores{};
    std::vector<int> earlier{}; // totals of the earlier deals; empty for the first
};

class OutsidePlayers;

struct MatchSetup {
    Json options;                   // from completeOptions()
    std::vector<std::string> seats; // player specs, seat 0 first
    std::int64_t games = 0;         // in total, including rotations and duplicates
    std::uint64_t seed = 1;
    int threads = 1;
    bool rotate = false;      // plays every deal once per rotation of the seats
    bool duplicate = false;   // plays each deal again with the two sides exchanged
    bool singleDeals = false; // counts every deal as a game, even where a game has several
    int shard = 1;            // plays only this shard, from 1 ...
    int shards = 1;           // ... of this many
    // Deals (app/lab/PROTOCOL.md section 1) that are played in turn instead of random ones; where a
    // game has several, each is the first of one.
    std::vector<Json> deals{};

    OutsidePlayers* outside = nullptr; // who calls players from outside, if there may be any
    // Stops as soon as this test decides, in the order of the games; they need two sides, of equal
    // size or exchanged, and no shards.
    std::optional<SprtSetup> until{};
    // A match that is interrupted counts no game after the first that is not finished, so that
    // another can go on from its report.
    bool canGoOn = false;
    std::optional<MatchReport> before{}; // the report from which this match goes on

    // If set, called from the playing threads, one call at a time and in the order of the games:
    // for each deal; at the beginning and after each game with the report so far.
    std::function<void(const PlayedDeal&)> record;
    std::function<void(const MatchReport&)> progress;

    std::int64_t ownGames() const { return (games - shard + shards) / shards; } // of this shard
};

// Maps seats to players. A place is a seat of the setup; rotation and exchange put the players of
// different places at a seat from game to game.
class Seating {
public:
    // `sideOf`: the side of each place, numbered from 0.
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
