// Games that people played at this computer, from the statistics of the desktop program.
#pragma once

#include "ai/arena/experiment.h"

#include <filesystem>

namespace parlour::lab {

// Where the desktop program keeps them.
std::filesystem::path usualStatisticsFile();

// All finished games of so many people with these players, as a match of two sides: the people and
// the players. A missing file has no games. Errors: the file cannot be read, or holds something
// else.
Result<MatchReport> gamesOfPeople(const std::filesystem::path& file, std::string_view game,
                                  const PeoplePart& part);

} // namespace parlour::lab
