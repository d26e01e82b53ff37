#pragma once

#include "games/game_faces.h"

namespace parlour::euchre {

GameFace face();

} // namespace parlour::euchre
