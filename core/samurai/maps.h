// The built-in map files.
#pragma once

#include <string_view>

namespace parlour::samurai {

std::string_view mapText(int players); // 2, 3 or 4

} // namespace parlour::samurai
