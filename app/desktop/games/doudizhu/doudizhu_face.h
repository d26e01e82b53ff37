#pragma once

#include "games/game_faces.h"

namespace parlour::doudizhu {

GameFace face();

} // namespace parlour::doudizhu
