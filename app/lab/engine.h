// The engine protocol (PROTOCOL.md section 2), one request at a time.
#pragma once

#include "ai/catalogue/games.h"

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

namespace parlour::lab {

inline constexpr std::size_t kLongestRequest = 4 << 20; // bytes

// The answer to a line, without the end of line. Never throws and never ends the program: the
// answer says what is wrong with a request.
std::string answer(std::string_view request, GameList games = parlour::games());

// Answers line by line until the input ends. Returns false if the output can no longer be written.
bool serve(std::istream& in, std::ostream& out, GameList games = parlour::games());

} // namespace parlour::lab
