// The engine protocol (PROTOCOL.md section 2), one request at a time.
#pragma once

#include "ai/catalogue/games.h"
#include "app/outside/outside_programs.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace parlour::lab {

struct EngineSetup {
    GameList games = parlour::games();
    // For requests that name players from outside, which starts programs. None: they may not.
    std::optional<outside::ProgramSetup> programs{};
};

// The answer to a line, without the end of line. A stop asks a player that thinks to answer at
// once. Never ends the program: the answer says what is wrong with a request, or that the system
// has no memory left for it.
std::string answer(std::string_view request, const EngineSetup& setup = {},
                   std::stop_token stop = {});

// Answers line by line, in their order, from one file descriptor to another until the input ends.
// Reads ahead on a thread of its own, so that the request `stop` reaches a player that thinks.
// Returns false as soon as nobody can read the answers any more, whatever a player is thinking.
// Throws std::system_error if there can be no thread. Precondition: SIGPIPE is ignored.
bool serve(int in, int out, const EngineSetup& setup = {});

} // namespace parlour::lab
