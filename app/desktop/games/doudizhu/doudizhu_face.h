#pragma once

#include "app/desktop/models/game_face.h"

namespace parlour::doudizhu {

GameFace face();

} // namespace parlour::doudizhu
