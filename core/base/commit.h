// Which version of the sources a program was built from.
#pragma once

#include <string_view>

namespace parlour {

// "4e72f2c", with "-dirty" after it if files had been changed; "unknown" if it was not built in a
// repository.
std::string_view commit();

} // namespace parlour
