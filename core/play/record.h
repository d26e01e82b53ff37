// A deal as a file: autosave, save, replay, sharing, tests. JSON with a format name and a version.
// The deals that its players played before are in it as totals: what all of them together come to
// is asked here.
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/play/series.h"
#include "core/play/table.h"

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

    std::string id; // made once for each deal, so that no result is counted twice
    Json position;  // PROTOCOL.md section 1: game, options, deal, moves
    std::vector<Player> players;
    std::vector<std::string> undone;         // moves taken back that may be played again
    std::optional<std::uint64_t> dealNumber; // the seed; none when the deal was given
    std::vector<int> scores;                 // per seat; empty while the deal is not over
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

// ---- deal after deal; `table` holds the deal of the record

// The record as it stands on the table: its moves, those taken back, and the scores when over.
void update(Record& record, const Table& table);

// All deals so far, this one included when it is over and counts.
Series seriesOf(const Record& record, const Table& table);
// There is something to play on: this deal, or a series that has an end.
bool goesOn(const Record& record, const Table& table);

struct Ending {
    bool ofSeries = false; // of all deals so far; else of the last one alone
    Scores scores{};
    WinShares shares{};

    bool isDraw() const; // first place is shared by sides
};
// What has ended: the series with this deal, or the deal alone. Precondition: the table is over.
Ending endingOf(const Record& record, const Table& table);
// What has ended as the game counts: the deal, or where the game is played to a number of points
// the series. None: such a game goes on, or the deal does not count. Precondition as above.
std::optional<Ending> gameEnding(const Record& record, const Table& table);

// The next deal for the same players; once the series is over, of a new one. A deal that is not
// over is left and another one dealt in its place.
Record nextDeal(const Record& record, const Table& table, std::uint64_t dealNumber, std::string id);
// The same deal once more.
Record sameDeal(const Record& record, const Table& table, std::string id);

} // namespace parlour
