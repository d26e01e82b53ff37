// The list of games. The catalogue and the contract tests are generated from it.
#pragma once

#include "ai/bigtwo/players.h"
#include "ai/bigtwo/worlds.h"
#include "ai/briscola/players.h"
#include "ai/briscola/worlds.h"
#include "ai/doudizhu/players.h"
#include "ai/doudizhu/worlds.h"
#include "ai/euchre/players.h"
#include "ai/euchre/worlds.h"
#include "ai/samurai/players.h"
#include "ai/samurai/worlds.h"

#include <tuple>

namespace parlour {

using Games = std::tuple<briscola::Players, bigtwo::Players, doudizhu::Players, euchre::Players,
                         samurai::Players>;

} // namespace parlour
