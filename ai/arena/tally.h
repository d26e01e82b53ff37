// The results of many games, as integers that add up, so that a match split over threads, shards
// and machines in any way gives the same report.
#pragma once

#include "ai/arena/shards.h"
#include "ai/arena/sprt.h"
#include "core/base/json.h"
#include "core/base/result.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace parlour {

// The results of some seats.
struct Tally {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;
    // The score of a game is the mean over the seats, counted in twelfths: an integer for one to
    // four seats.
    std::int64_t scoreTwelfths = 0;
    std::int64_t scoreTwelfthsSquared = 0;
    std::map<int, std::int64_t> scores; // how often each score occurred, seat by seat
    std::int64_t decisions = 0;
    std::int64_t nanoseconds = 0; // of thinking

    std::int64_t games() const { return wins + draws + losses; }
    void add(const Tally& other);
};

// One side of a match.
struct SideTally : Tally {
    std::string agent; // its spec; "spec#seat" if every side has the same
    // In games with roles: the results in each role, by its name.
    std::map<std::string, Tally> roles;
    std::int64_t faults = 0; // decisions of players from outside that the first legal move replaced

    void add(const SideTally& other);
};

// The 95 % Wilson interval of a share of `games`.
struct Interval {
    double low = 0;
    double high = 1;
};
Interval wilson95(double share, std::int64_t games);

struct MatchReport {
    std::string game;
    Json options;
    std::vector<std::string> seats; // specs, seat 0 first
    std::int64_t gamesAsked = 0;    // for the whole match
    std::uint64_t seed = 0;
    std::string unit = "game";
    bool rotate = false;
    bool duplicate = false;
    std::int64_t deals = 0; // given ones, played in turn
    Shards shards;
    bool interrupted = false;
    std::vector<SideTally> sides;
    std::optional<Sprt> sprt; // if it may end the match
    double seconds = 0;

    std::int64_t games() const { return sides.empty() ? 0 : sides.front().games(); }
};

// Whether two reports are of one match, or of two shards of one.
bool isSameMatch(const MatchReport& a, const MatchReport& b);

// As in PROTOCOL.md section 3, with additional members for adding parts up.
Json toJson(const MatchReport& report);
Result<MatchReport> reportFromJson(const Json& json);

// The report as a table for people.
std::string toTable(const MatchReport& report);

// Adds up the parts of a match. Errors: they belong to different matches, or a shard appears twice.
Result<MatchReport> merge(const std::vector<MatchReport>& parts);

} // namespace parlour
