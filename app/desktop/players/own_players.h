// Players of the person's own, chosen at the table: a spec with a name, made in the laboratory, or
// a program (PROTOCOL.md section 4), added in the settings.
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace parlour {

class GameEntry;

struct OwnPlayer {
    std::string game; // empty: a program, which plays them all
    std::string name;
    std::string spec;
};

// Of a game, with the programs, or of "" only these. The latest first. A file that cannot be read
// has none, and is kept aside when one comes to it; players that the games do not know (any more)
// are left out, but stay in it.
std::vector<OwnPlayer> ownPlayers(std::string_view game);
// Whether the person has added the program of this spec, or named it on the command line: no other
// is started for a game that is played, whatever a saved game says.
bool isOwnProgram(std::string_view spec);
// Until this program ends. On the GUI thread.
void trustProgram(std::string_view spec);
// Whether a player of the game or a program uses hidden information; programs do not. Errors: there
// is no such player.
Result<bool> seesHidden(const GameEntry& game, std::string_view spec);
// "": it is none of them.
std::string ownPlayerName(std::string_view game, std::string_view spec);
// Takes the place of one with the same name in its game. Errors: the name is empty or too long, or
// the file cannot be written.
Result<void> keepOwnPlayer(const OwnPlayer& player);
// Also deletes its file, if keepOwnFile() has made it and no other player has it.
Result<void> forgetOwnPlayer(std::string_view game, std::string_view name);
// Writes what a player has learned to a file of its own, and returns its path: "players/7.table" in
// the folder of our data. The same content has one file. Errors: it cannot be written.
Result<std::string> keepOwnFile(std::string_view content, const char* ending);

} // namespace parlour
