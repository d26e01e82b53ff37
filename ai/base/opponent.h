// Players as people choose them in the program.
#pragma once

#include "core/base/phrase.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace parlour {

// The same in all games, weakest first; players that cheat stand apart.
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

struct Opponent {
    std::string_view spec;
    Phrase title; // "MiniMax"
    Level level;
    Phrase about; // one honest sentence
    // Elo above the weakest rung, measured by `parlour-lab ladder`. Opponents that have one form
    // the ladder, each clearly stronger than the one before.
    std::optional<int> elo = {};
};

// A part of a champion, and the parameters that switch it off to measure what it brings.
struct ChampionPart {
    std::string_view name;
    std::string_view without; // "playouts=random"
};

} // namespace parlour
