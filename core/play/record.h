// A game as a file: autosave, save, replay, sharing, tests. JSON with a format name and a version.
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

struct Record {
    struct Player {
        std::string name;
        std::string agent; // its spec ("minimax:determinizations=30"); empty: a person
        int portrait = 0;  // which of the drawn people, from 1; 0: none chosen

        bool isPerson() const { return agent.empty(); }
        friend bool operator==(const Player&, const Player&) = default;
    };

    static constexpr int kVersion = 1;

    std::string id; // made once for each game, so that no result is counted twice
    Json position;  // PROTOCOL.md section 1: game, options, deal, moves
    std::vector<Player> players;
    std::vector<std::string> undone;         // moves taken back that may be played again
    std::optional<std::uint64_t> dealNumber; // the seed; none when the deal was given
    std::vector<int> scores;                 // per seat; empty while the game is not over
    std::vector<int> earlier;                // totals of the deals before; empty: it is the first
    int dealsBefore = 0;                     // how many these were
    int dealsWanted = 0;                     // so many end the match; 0: no number
    int pointsWanted = 0;                    // so many points of a seat end it; 0: no number
    int takeBacks = 0;                       // how often a move was taken back
    int hints = 0;                           // how often a hint was asked for
    std::string savedAt;                     // UTC, ISO 8601

    std::string game() const { return position.at("game").get<std::string>(); }
};

std::string toText(const Record& record);

// Errors name the place: not JSON, another kind of file, a version that this program does not know,
// a member missing or of the wrong type. The position is only checked for its game's name;
// openPosition of that game checks the rest.
Result<Record> parseRecord(std::string_view text);

} // namespace parlour
