// The list of games. The catalogue and the contract tests are generated from it.
#pragma once

#include "ai/bigtwo/players.h"
#include "ai/briscola/players.h"
#include "ai/doudizhu/players.h"
#include "ai/euchre/players.h"
#include "ai/samurai/players.h"

#include <tuple>

namespace parlour {

using Games = std::tuple<briscola::Players, bigtwo::Players, doudizhu::Players, euchre::Players,
                         samurai::Players>;

} // namespace parlour
