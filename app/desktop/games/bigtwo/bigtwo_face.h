#pragma once

#include "app/desktop/models/game_face.h"

namespace parlour::bigtwo {

GameFace face();

} // namespace parlour::bigtwo
