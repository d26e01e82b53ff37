// The desktop's only list of games.
#pragma once

#include "app/desktop/models/game_face.h"

#include <span>

namespace parlour {

std::span<const GameFace> gameFaces();
// Precondition: the id is one of them.
const GameFace& gameFace(const QString& id);

} // namespace parlour
