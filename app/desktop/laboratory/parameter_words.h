// What the parameters of players mean.
#pragma once

#include "core/base/phrase.h"

#include <string_view>

namespace parlour {

// In one line. Empty: nobody has said it yet.
Phrase parameterMeaning(std::string_view game, std::string_view parameter);

} // namespace parlour
