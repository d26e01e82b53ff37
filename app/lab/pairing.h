// Matches between two players of a game, for ladders and comparisons.
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

// Arguments of the commands that pair players.
struct PairingArguments {
    std::string game;
    std::vector<std::string> options;
    std::int64_t games = 200; // per match
    std::uint64_t seed = 1;
    int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    std::string json;

    void addTo(CLI::App& command);
};

// Plays specs `a` and `b` against each other. Opposite seats form a side; at a table of three each
// plays alone against two of the other, and with roles only its games in the first role count. The
// caller fills in the indices of the players. Returns nothing if interrupted.
std::optional<Pairing> meet(const GameEntry& game, const Json& completeOptions, std::string_view a,
                            std::string_view b, const PairingArguments& arguments,
                            const std::stop_token& stop);

inline double shareOfA(const Pairing& pairing) { return pairing.scoreOfA / pairing.games; }
Interval intervalOfA(const Pairing& pairing); // of the share, 95 %
// "61.5 % (58.9 - 64.1)", with the 95 % interval.
std::string shareText(const Pairing& pairing);

} // namespace parlour::lab
