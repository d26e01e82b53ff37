#pragma once

#include "games/game_faces.h"

namespace parlour::bigtwo {

GameFace face();

} // namespace parlour::bigtwo
