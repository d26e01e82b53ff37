#pragma once

#include "app/desktop/models/game_face.h"

namespace parlour::samurai {

GameFace face();

} // namespace parlour::samurai
