// The engine protocol (PROTOCOL.md section 2), one request at a time.
#pragma once

#include "ai/catalogue/games.h"

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

namespace parlour::lab {

inline constexpr std::size_t kLongestRequest = 4 << 20; // bytes

// The answer to one line, without its end. Never throws and never ends the program: whatever is
// wrong with the request is said in the answer.
std::string answer(std::string_view request, GameList games = parlour::games());

// Answers line by line until the input ends. False when the output cannot be written any more.
bool serve(std::istream& in, std::ostream& out, GameList games = parlour::games());

} // namespace parlour::lab
