// Two players of a game against each other: what ladders and comparisons are made of.
#pragma once

#include "ai/arena/ratings.h"
#include "ai/catalogue/games.h"

#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace CLI {
class App;
}

namespace parlour::lab {

// What the commands that pair players are told.
struct PairingArguments {
    std::string game;
    std::vector<std::string> options;
    std::int64_t games = 200; // of each match
    std::uint64_t seed = 1;
    int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    std::string json;

    void addTo(CLI::App& command);
};

// `a` and `b` are specs of players. Opposite seats are one side; at a table of three each plays
// once alone against two of the other, where there are roles only as the first of them. The
// pairing's own places of the players are left to the caller. Empty when interrupted.
std::optional<Pairing> meet(const GameEntry& game, const Json& completeOptions, std::string_view a,
                            std::string_view b, const PairingArguments& arguments,
                            const std::stop_token& stop);

inline double shareOfA(const Pairing& pairing) { return pairing.scoreOfA / pairing.games; }
Interval intervalOfA(const Pairing& pairing); // of the share, 95 %
// "61.5 % (58.9 - 64.1)", with the 95 % interval.
std::string shareText(const Pairing& pairing);

} // namespace parlour::lab
