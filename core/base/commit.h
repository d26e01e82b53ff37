// Which version of the sources a program was built from.
#pragma once

#include <string>
#include <string_view>

namespace parlour {

// "4e72f2c", with "-dirty" after it if files had been changed; "unknown" if it was not built in a
// repository.
std::string_view commit();

// "0.1.0 (4e72f2c)": what programs print as their version.
std::string versionAndCommit();

} // namespace parlour
