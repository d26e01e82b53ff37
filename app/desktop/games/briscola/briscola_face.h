#pragma once

#include "app/desktop/models/game_face.h"

namespace parlour::briscola {

GameFace face();

} // namespace parlour::briscola
