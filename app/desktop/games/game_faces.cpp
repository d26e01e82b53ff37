#include "game_faces.h"

#include "games/bigtwo/bigtwo_face.h"
#include "games/briscola/briscola_face.h"
#include "games/doudizhu/doudizhu_face.h"
#include "games/euchre/euchre_face.h"
#include "games/samurai/samurai_face.h"

#include <algorithm>
#include <array>

namespace parlour {

std::span<const GameFace> gameFaces() {
    static const std::array<GameFace, 5> kFaces{{
        bigtwo::face(),
        doudizhu::face(),
        euchre::face(),
        briscola::face(),
        samurai::face(),
    }};
    return kFaces;
}

const GameFace& gameFace(const QString& id) {
    return *std::ranges::find_if(
        gameFaces(), [&](const GameFace& face) { return id == QLatin1StringView(face.id); });
}

} // namespace parlour
