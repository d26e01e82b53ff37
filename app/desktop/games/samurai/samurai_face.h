#pragma once

#include "games/game_faces.h"

namespace parlour::samurai {

GameFace face();

} // namespace parlour::samurai
