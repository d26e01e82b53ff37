// The games that people played at this computer, from the desktop program's statistics.
#pragma once

#include "ai/arena/experiment.h"
#include "ai/arena/tally.h"
#include "core/base/result.h"

#include <filesystem>
#include <string_view>

namespace parlour::lab {

// Where the desktop program of this user keeps its statistics (app/desktop/store/paths.h).
std::filesystem::path usualStatisticsFile();

// The finished games of these people and players, at any seats, without hints, take-backs and
// tutor. Two sides, people first; a side that holds first place alone has won. A file that is not
// there holds no games. Errors, which name the file: it cannot be read, is damaged or no such file,
// or comes from a newer program. Precondition: the game and the players exist.
Result<MatchReport> gamesOfPeople(const std::filesystem::path& file, std::string_view game,
                                  const PeoplePart& part);

} // namespace parlour::lab
