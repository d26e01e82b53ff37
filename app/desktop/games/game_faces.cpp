#include "app/desktop/games/game_faces.h"

#include "app/desktop/games/bigtwo/bigtwo_face.h"
#include "app/desktop/games/briscola/briscola_face.h"
#include "app/desktop/games/doudizhu/doudizhu_face.h"
#include "app/desktop/games/euchre/euchre_face.h"
#include "app/desktop/games/samurai/samurai_face.h"

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
