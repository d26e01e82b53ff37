// What came out of many games: whole numbers that add up, so that any split of a match over
// threads, shards and machines gives the same report.
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace parlour {

// The games of some seats.
struct Tally {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;
    // The score in a game is the mean over the seats. Kept in twelfths: a whole number for one to
    // four seats.
    std::int64_t scoreTwelfths = 0;
    std::int64_t scoreTwelfthsSquared = 0;
    std::map<int, std::int64_t> scores; // how often each score came up, seat by seat
    std::int64_t decisions = 0;
    std::int64_t nanoseconds = 0; // of thinking

    std::int64_t games() const { return wins + draws + losses; }
    void add(const Tally& other);
};

// One side of a match: all seats with the same player.
struct SideTally : Tally {
    std::string agent; // its spec; "spec#seat" where every seat is a side of its own
    // Where a game has roles: its games in each of them, by the name of the role.
    std::map<std::string, Tally> roles;

    void add(const SideTally& other);
};

// 95 % Wilson interval of a share of `games`.
struct Interval {
    double low = 0;
    double high = 1;
};
Interval wilson95(double share, std::int64_t games);

struct MatchReport {
    std::string game;
    Json options;
    std::vector<std::string> seats; // specs, seat 0 first
    std::int64_t gamesAsked = 0;    // of the whole match
    std::uint64_t seed = 0;
    std::string unit = "game";
    bool rotate = false;
    bool duplicate = false;
    int shards = 1;
    std::vector<int> shardsDone; // 1 to `shards`, sorted
    bool interrupted = false;
    std::vector<SideTally> sides;
    double seconds = 0;

    std::int64_t games() const { return sides.empty() ? 0 : sides.front().games(); }
};

// PROTOCOL.md section 3, with a few members more: what is needed to add parts up.
Json toJson(const MatchReport& report);
Result<MatchReport> reportFromJson(const Json& json);

// A readable table.
std::string toTable(const MatchReport& report);

// Adds the parts of one match up. Errors: they belong to different matches, or one shard is there
// twice.
Result<MatchReport> merge(const std::vector<MatchReport>& parts);

} // namespace parlour
