// A deal as a file, for autosave, saving, replay, sharing and tests. JSON with a format name and a
// version. It holds the totals of its players' earlier deals, so that it can tell how the series
// stands and, where these are one game together, as in Euchre, the deals themselves.
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
        std::string agent; // a spec ("minimax:determinizations=30"); empty for a person
        int portrait = 0;  // number of a portrait, from 1; 0: none chosen

        bool isPerson() const { return agent.empty(); }
        friend bool operator==(const Player&, const Player&) = default;
    };

    // An earlier deal of the series.
    struct Deal {
        Json position; // after its last move
        std::optional<std::uint64_t> dealNumber;
        std::vector<int> scores; // per seat

        friend bool operator==(const Deal&, const Deal&) = default;
    };

    static constexpr int kVersion = 1;
    static constexpr int kMostCounted = 1'000'000; // take-backs, hints, questions

    std::string id;   // unique, so that no result is counted twice
    std::string name; // that the person gave it, to find it again; empty: none
    Json position;    // PROTOCOL.md section 1: game, options, deal, moves
    std::vector<Player> players;
    std::vector<std::string> undone;         // moves taken back that can be played again
    std::optional<std::uint64_t> dealNumber; // the seed; none if the deal itself was given
    std::vector<int> scores;                 // per seat; empty until the deal is over
    std::vector<int> earlier;                // totals of the earlier deals; empty for the first
    int dealsBefore = 0;                     // number of earlier deals
    std::vector<Deal> deals;                 // the last of these; not all were always kept
    int dealsWanted = 0;                     // number of deals that end the series; 0: no limit
    int pointsWanted = 0;                    // points of a seat that end it; 0: no limit
    // In a game of several deals, in all of them so far:
    int takeBacks = 0;            // how often a move was taken back
    int hints = 0;                // how often a hint was shown
    std::optional<int> questions; // that the tutor asked; none: there was no tutor
    std::string savedAt;          // UTC, ISO 8601

    std::string game() const { return position.at("game").get<std::string>(); }
};

std::string toText(const Record& record);
std::string toLine(const Record& record); // the same on one line, without its end

// Errors say where: not JSON, another kind of file, an unknown version, a member missing or of the
// wrong type. Of the position only the game's name is checked; openPosition checks the rest.
Result<Record> parseRecord(std::string_view text);

// ---- Series of deals. `table` holds the deal of the record.

// Deal `i` of those that the record holds, from 0 to deals.size(), as a record of its own with the
// same id: the last one is the record itself. None of them holds earlier deals.
Record dealOf(const Record& record, std::size_t i);

// Copies the moves, those taken back and, when over, the scores from the table.
void update(Record& record, const Table& table);

// The deals before this one.
Series seriesBefore(const Record& record, const Table& table);
// All deals so far, including this one if it is over and counts.
Series seriesOf(const Record& record, const Table& table);
// Whether there is more to play: this deal, or a series that has an end.
bool goesOn(const Record& record, const Table& table);
// Whether a person has made a move of this deal that is not taken back.
bool hasPersonMoved(const Record& record, const Table& table);
// Whether a person has moved in this deal or in an earlier one of a series that has an end.
bool hasBegun(const Record& record, const Table& table);

struct Ending {
    bool ofSeries = false; // of all deals so far; else of the last deal alone
    Scores scores{};
    WinShares shares{};

    bool isDraw() const; // whether several sides share first place
};
// The end of the series if this deal ended it, else of the deal. Precondition: the table is over.
Ending endingOf(const Record& record, const Table& table);
// The end of what the game counts as one game: the deal or, if the game is played to a number of
// points, the series. Nothing if that is not over yet or the deal does not count. Precondition: the
// table is over.
std::optional<Ending> gameEnding(const Record& record, const Table& table);

// The next deal of the same players, of a new series once this one is over. A deal that is not over
// is replaced.
Record nextDeal(const Record& record, const Table& table, std::uint64_t dealNumber, std::string id);
// The same deal again.
Record sameDeal(const Record& record, const Table& table, std::string id);

} // namespace parlour
