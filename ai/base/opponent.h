// Players as people choose them.
#pragma once

#include "core/base/phrase.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace parlour {

// The rungs that people know, the same in all games; those that cheat stand apart.
enum class Level : std::uint8_t {
    Beginner,
    Easy,
    Medium,
    Hard,
    Expert,
    Champion,
    SeesHands,
    SeesEverything
};
const Phrase& levelName(Level level);

// An opponent, how strong it is and what is said of it.
struct Opponent {
    std::string_view spec; // of a player of the game
    Phrase title;          // "MiniMax"
    Level level;
    Phrase about; // one honest sentence
    // Elo over the weakest opponent that has one, measured by `parlour-lab ladder`: those that have
    // one are the ladder, each clearly stronger than the one before.
    std::optional<int> elo = {};
};

// What a champion consists of, for measuring what each part brings: the parameters that leave the
// part out.
struct ChampionPart {
    std::string_view name;
    std::string_view without; // "playouts=random"
};

} // namespace parlour
