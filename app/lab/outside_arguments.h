// Players of the command line: lists of them, and those from outside ("engine:COMMAND").
#pragma once

#include "ai/catalogue/games.h"
#include "app/outside/outside_programs.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace parlour::lab {

// The specs of "A,B,C"; a comma inside a spec is written "\,".
std::vector<std::string> splitSeats(std::string_view text);

// One for each processor; with players from outside one, because every thread starts its own.
int usualThreads(const std::vector<std::string>& specs = {});

// --engine-timeout and --engine-fault.
class OutsideArguments {
public:
    void addTo(CLI::App& command);
    outside::ProgramSetup setup() const;

private:
    int m_timeout = 10'000; // milliseconds
    std::string m_fault = "stop";
};

// Any player by its spec, for callers that hold a table. Errors as GameEntry::player().
Result<std::unique_ptr<Thinker>> playerOf(const GameEntry& game, std::string_view spec,
                                          OutsidePlayers& outside);

} // namespace parlour::lab
