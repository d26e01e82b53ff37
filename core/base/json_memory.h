// Freeing a Json where there is no memory left.
#pragma once

#include "core/base/json.h"

namespace parlour {

// Empties a value from parseJson() without needing memory. Its destructor needs some, in proportion
// to its size, and ends the program if there is none.
void takeApart(Json& value) noexcept;

} // namespace parlour
