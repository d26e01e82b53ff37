// What a new game needs: from the new-game sheet or from the command line.
#pragma once

#include "app/desktop/program/command_line.h"
#include "core/play/record.h"

#include <QVariantMap>

#include <vector>

namespace parlour {

struct GameFace;
class Settings;

struct GameSetup {
    std::string game;
    Json options = Json::object(); // complete and checked
    std::uint64_t deal = 0;        // its number
    std::vector<Record::Player> players;
    int dealsWanted = 0; // as in Record
    int pointsWanted = 0;

    // {game, options: {...}, deal: "number", seats: [{name, agent, portrait}], dealsWanted,
    // pointsWanted}. Errors: an unknown game, a wrong option, a deal that is not a number.
    static Result<GameSetup> fromSheet(const QVariantMap& sheet);
    // A person against the computer, unless other seats are asked for. Errors name the option of
    // the command line.
    static Result<GameSetup> fromCommandLine(const CommandLine& line, const Settings& settings);

    // The guided first deal of a game, against easy players.
    static GameSetup forLesson(const GameFace& face, const Settings& settings);

    // A record of the deal before the first move.
    Record freshRecord() const;
};

// A position as it is: a person at this seat, against the usual players.
Record positionRecord(const Table& table, const Settings& settings, Seat person);

// A new one for each record.
std::string newRecordId();
std::uint64_t randomDealNumber();

} // namespace parlour
