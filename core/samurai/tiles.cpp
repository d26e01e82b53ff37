#include "core/samurai/tiles.h"

#include <algorithm>

namespace parlour::samurai {

namespace {

constexpr std::array<std::string_view, kTileTypes> kTexts{"b2", "b3", "b4", "h2", "h3", "h4",
                                                          "r2", "r3", "r4", "s1", "s2", "s3",
                                                          "w1", "w2", "n1", "fx", "tx"};

} // namespace

const Phrase& casteName(int caste) {
    static constexpr std::array<Phrase, kCastes> kNames{PARLOUR_PHRASE("Samurai", "Buddha"),
                                                        PARLOUR_PHRASE("Samurai", "helmet"),
                                                        PARLOUR_PHRASE("Samurai", "rice")};
    return kNames[static_cast<std::size_t>(caste)];
}

std::string casteLetters(CasteSet castes) {
    std::string text;
    for (int caste = 0; caste < kCastes; ++caste)
        if (castes >> caste & 1) text += letter(caste);
    return text;
}

std::string_view toText(Tile tile) { return kTexts[tile.index]; }

Result<Tile> parseTile(std::string_view text) {
    const auto found = std::ranges::find(kTexts, text);
    if (found == kTexts.end())
        return Error("", PARLOUR_PHRASE("Samurai", "\"%1\" is not a tile"), {std::string(text)});
    return Tile{static_cast<std::uint8_t>(found - kTexts.begin())};
}

const Phrase& tileName(Tile tile) {
    static constexpr std::array<Phrase, kTileTypes> kNames{
        PARLOUR_PHRASE("Samurai tiles", "Buddha 2"),
        PARLOUR_PHRASE("Samurai tiles", "Buddha 3"),
        PARLOUR_PHRASE("Samurai tiles", "Buddha 4"),
        PARLOUR_PHRASE("Samurai tiles", "helmet 2"),
        PARLOUR_PHRASE("Samurai tiles", "helmet 3"),
        PARLOUR_PHRASE("Samurai tiles", "helmet 4"),
        PARLOUR_PHRASE("Samurai tiles", "rice 2"),
        PARLOUR_PHRASE("Samurai tiles", "rice 3"),
        PARLOUR_PHRASE("Samurai tiles", "rice 4"),
        PARLOUR_PHRASE("Samurai tiles", "samurai 1"),
        PARLOUR_PHRASE("Samurai tiles", "samurai 2"),
        PARLOUR_PHRASE("Samurai tiles", "samurai 3"),
        PARLOUR_PHRASE("Samurai tiles", "ship 1"),
        PARLOUR_PHRASE("Samurai tiles", "ship 2"),
        PARLOUR_PHRASE("Samurai tiles", "ronin"),
        PARLOUR_PHRASE("Samurai tiles", "figure exchange"),
        PARLOUR_PHRASE("Samurai tiles", "tile exchange"),
    };
    return kNames[tile.index];
}

} // namespace parlour::samurai
