// Every screen of the program, one after the other.
#pragma once

#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"

#include <functional>
#include <string>

namespace parlour::test {

// Calls `look` on every screen: start, pages, sheets, the tables with hint, tricks, menu, result
// and curtain. The home is that of the environment.
void tour(const CommandLine& line, const std::function<void(RunningProgram&, std::string)>& look);

} // namespace parlour::test
