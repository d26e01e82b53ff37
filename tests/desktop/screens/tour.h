// Every screen of the program, one after the other.
#pragma once

#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"

#include <functional>
#include <string>

namespace parlour::test {

// Parts of the tour, each a test: everything outside the games, and each game's table.
enum class Part { Outside, Briscola, BigTwo, Doudizhu, Euchre, Samurai };
#define PARLOUR_PARTS                                                                              \
    Part::Outside, Part::Briscola, Part::BigTwo, Part::Doudizhu, Part::Euchre, Part::Samurai

using Look = std::function<void(RunningProgram&, const std::string& screen)>;

// Calls `look` on every screen of this part: start, pages and sheets, or tables with hint, tricks,
// menu and result. The environment says which home.
void tour(Part part, const Look& look);

} // namespace parlour::test
