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

// Where a player comes from; the new-game sheet shows them apart.
enum class Origin : std::uint8_t {
    Source, // a player of the published system, as published, under its name there
    Own,
    StandIn // in place of a program that the source played against and only described
};

struct Opponent {
    std::string_view spec;
    Phrase title; // "MiniMax"
    Level level;
    Phrase about; // one honest sentence
    // Elo above the weakest rung, measured by `parlour-lab ladder`. Opponents that have one form
    // the ladder, each clearly stronger than the one before.
    std::optional<int> elo = {};
    Origin origin = Origin::Own;
    std::string_view section =
        {};                 // of the source, for its players and stand-ins: "3.4, Algorithm 9"
    Phrase levelThere = {}; // the source's word for the level, shown instead of ours
};

// What persons of the same level differ in: which of several moves about as good they make.
enum class Temper : std::uint8_t { Even, Cautious, Bold };
struct Style {
    Temper temper;
    std::string_view params; // of champions, strong or weak: "temper=40"
    Phrase about;            // what it shows in, as `parlour-lab style` measures it
};

// A part of a champion, and the parameters that switch it off to measure what it brings.
struct ChampionPart {
    std::string_view name;
    std::string_view without; // "playouts=random"
};

} // namespace parlour
