#include "ai/base/opponent.h"

#include <array>

namespace parlour {

const Phrase& levelName(Level level) {
    static constexpr std::array<Phrase, 8> kNames{
        PARLOUR_PHRASE("Levels", "Beginner"),       PARLOUR_PHRASE("Levels", "Easy"),
        PARLOUR_PHRASE("Levels", "Medium"),         PARLOUR_PHRASE("Levels", "Hard"),
        PARLOUR_PHRASE("Levels", "Expert"),         PARLOUR_PHRASE("Levels", "Champion"),
        PARLOUR_PHRASE("Levels", "Sees your hand"), PARLOUR_PHRASE("Levels", "Sees everything"),
    };
    return kNames[static_cast<std::size_t>(level)];
}

} // namespace parlour
