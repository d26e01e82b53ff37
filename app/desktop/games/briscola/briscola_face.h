#pragma once

#include "games/game_faces.h"

namespace parlour::briscola {

GameFace face();

} // namespace parlour::briscola
