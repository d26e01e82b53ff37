#include "ai/samurai/reason_words.h"

#include "core/base/index.h"

#include <algorithm>

namespace parlour::samurai {

const Phrase& figureName(int caste) {
    static constexpr std::array<Phrase, kCastes> kNames{
        PARLOUR_PHRASE("Samurai figures", "the Buddha"),
        PARLOUR_PHRASE("Samurai figures", "the helmet"),
        PARLOUR_PHRASE("Samurai figures", "the rice field")};
    return kNames[index(caste)];
}

const Phrase& anyFigureName(int caste) {
    static constexpr std::array<Phrase, kCastes> kNames{
        PARLOUR_PHRASE("Samurai figures", "a Buddha"),
        PARLOUR_PHRASE("Samurai figures", "a helmet"),
        PARLOUR_PHRASE("Samurai figures", "a rice field")};
    return kNames[index(caste)];
}

const Phrase& figuresName(int caste) {
    static constexpr std::array<Phrase, kCastes> kNames{
        PARLOUR_PHRASE("Samurai figures", "the Buddhas"),
        PARLOUR_PHRASE("Samurai figures", "the helmets"),
        PARLOUR_PHRASE("Samurai figures", "the rice fields")};
    return kNames[index(caste)];
}

const Phrase& figureCount(int figures) {
    static constexpr std::array<Phrase, 4> kCounts{
        PARLOUR_PHRASE("Samurai figures", "two figures"),
        PARLOUR_PHRASE("Samurai figures", "three figures"),
        PARLOUR_PHRASE("Samurai figures", "four figures"),
        PARLOUR_PHRASE("Samurai figures", "many figures")};
    return kCounts[index(std::min(figures, 5) - 2)];
}

const Phrase& allFigures(int count) {
    static constexpr Phrase kBoth = PARLOUR_PHRASE("Samurai figures", "both figures");
    static constexpr Phrase kAll = PARLOUR_PHRASE("Samurai figures", "all three figures");
    return count == kCastes ? kAll : kBoth;
}

const Phrase& figuresAt(const Public& pub, int settlement, CasteSet castes) {
    static constexpr std::array<Phrase, kCastes> kWithout{
        // two of three
        PARLOUR_PHRASE("Samurai figures", "the helmet and the rice field"),
        PARLOUR_PHRASE("Samurai figures", "the Buddha and the rice field"),
        PARLOUR_PHRASE("Samurai figures", "the Buddha and the helmet")};
    const int count = std::popcount(castes);
    const CasteSet all = pub.figures[index(settlement)];
    if (count == 1) return figureName(std::countr_zero(castes));
    if (count == 2 && std::popcount(all) == kCastes)
        return kWithout[index(std::countr_zero(static_cast<CasteSet>(all & ~castes)))];
    return allFigures(count);
}

const Phrase& kindName(int caste) {
    static constexpr std::array<Phrase, kCastes> kNames{PARLOUR_PHRASE("Samurai kinds", "Buddhas"),
                                                        PARLOUR_PHRASE("Samurai kinds", "helmets"),
                                                        PARLOUR_PHRASE("Samurai kinds", "rice")};
    return kNames[index(caste)];
}

const Phrase& tileWords(Tile tile) {
    static constexpr std::array<Phrase, kTileTypes> kNames{
        PARLOUR_PHRASE("Samurai tiles told", "Buddha tile of strength 2"),
        PARLOUR_PHRASE("Samurai tiles told", "Buddha tile of strength 3"),
        PARLOUR_PHRASE("Samurai tiles told", "Buddha tile of strength 4"),
        PARLOUR_PHRASE("Samurai tiles told", "helmet tile of strength 2"),
        PARLOUR_PHRASE("Samurai tiles told", "helmet tile of strength 3"),
        PARLOUR_PHRASE("Samurai tiles told", "helmet tile of strength 4"),
        PARLOUR_PHRASE("Samurai tiles told", "rice tile of strength 2"),
        PARLOUR_PHRASE("Samurai tiles told", "rice tile of strength 3"),
        PARLOUR_PHRASE("Samurai tiles told", "rice tile of strength 4"),
        PARLOUR_PHRASE("Samurai tiles told", "samurai of strength 1"),
        PARLOUR_PHRASE("Samurai tiles told", "samurai of strength 2"),
        PARLOUR_PHRASE("Samurai tiles told", "samurai of strength 3"),
        PARLOUR_PHRASE("Samurai tiles told", "ship of strength 1"),
        PARLOUR_PHRASE("Samurai tiles told", "ship of strength 2"),
        PARLOUR_PHRASE("Samurai tiles told", "ronin"),
        PARLOUR_PHRASE("Samurai tiles told", "figure exchange"),
        PARLOUR_PHRASE("Samurai tiles told", "tile exchange"),
    };
    return kNames[tile.index];
}

Phrase placeName(const Public& pub, int settlement) {
    return {"Samurai places", pub.board().settlement(settlement).name.c_str()};
}

} // namespace parlour::samurai
