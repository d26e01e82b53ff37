#pragma once

#include "app/desktop/models/game_face.h"

namespace parlour::euchre {

GameFace face();

} // namespace parlour::euchre
