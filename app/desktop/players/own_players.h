// Players of the person's own: a spec with a name, made in the laboratory and chosen at the table.
#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace parlour {

struct OwnPlayer {
    std::string game;
    std::string name;
    std::string spec;
};

// The latest first. A file that cannot be read has none, and is kept aside when one comes to it;
// players that the games do not know (any more) are left out, but stay in it.
std::vector<OwnPlayer> ownPlayers(std::string_view game);
// "": it is none of them.
std::string ownPlayerName(std::string_view game, std::string_view spec);
// Takes the place of one with the same name in its game. Errors: the name is empty or too long, or
// the file cannot be written.
Result<void> keepOwnPlayer(const OwnPlayer& player);
Result<void> forgetOwnPlayer(std::string_view game, std::string_view name);

} // namespace parlour
