#include "ai/samurai/setup_reasons.h"

#include "ai/samurai/reason_words.h"
#include "core/base/index.h"

namespace parlour::samurai {

namespace {

Reason explainTake(Tile tile) {
    if (tile.isFigureExchange())
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Start with the %1: it can bring a figure to where you lead."),
             PARLOUR_PHRASE(
                 "Samurai thoughts",
                 "%0 starts with the %1, which can bring a figure to where it is wanted.")},
            tileWords(tile));
    if (tile.isTileExchange())
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Start with the %1: it can bring a tile to where you need it."),
             PARLOUR_PHRASE(
                 "Samurai thoughts",
                 "%0 starts with the %1, which can bring a tile to where it is needed.")},
            tileWords(tile));
    if (tile.isFast())
        return because(
            {PARLOUR_PHRASE(
                 "Samurai reasons",
                 "Start with the %1: it counts for every figure and can join another tile."),
             PARLOUR_PHRASE(
                 "Samurai thoughts",
                 "%0 starts with the %1: it counts for every figure and can join another tile.")},
            tileWords(tile));
    if (tile.castes() == kAllCastes)
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Start with the %1: it counts for every kind of figure."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 starts with the %1: it counts for every kind of figure.")},
            tileWords(tile));
    return because(
        {PARLOUR_PHRASE("Samurai reasons",
                        "Start with the %1: tiles for one kind of figure are best played early."),
         PARLOUR_PHRASE(
             "Samurai thoughts",
             "%0 starts with the %1: tiles for one kind of figure are best played early.")},
        tileWords(tile));
}

} // namespace

ReasonList setupReasons(const Observation& view, const Move& move) {
    ReasonList list;
    if (move.kind == Move::Kind::Take) {
        list.push_back(explainTake(move.tile));
        return list;
    }
    constexpr int kStrong = 3; // tiles from this strength on
    constexpr int kSlow = 4;   // settlements with so many spaces on land
    Tile strongest = kTileExchange;
    for (const Tile tile : view.hand.types())
        if (tile.castes() == 1 << move.caste && tile.strength() > strongest.strength())
            strongest = tile;
    const Phrase& figure = figureName(move.caste);
    const int settlement = view.pub.board().find(move.at)->number;
    const Phrase where = placeName(view.pub, settlement);
    const int land = view.pub.openLand[index(settlement)];
    if (land >= kSlow)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai reasons", "Put %1 in %2: surrounding it takes %3 land tiles, "
                                               "so you have time to get there."),
             PARLOUR_PHRASE(
                 "Samurai thoughts",
                 "%0 puts %1 in %2: surrounding it takes %3 land tiles, so there is time.")},
            figure, where, land));
    else if (strongest.strength() >= kStrong)
        list.push_back(because(
            {PARLOUR_PHRASE(
                 "Samurai reasons",
                 "Put %1 in %2: few tiles surround it, and your %3 may decide it early."),
             PARLOUR_PHRASE(
                 "Samurai thoughts",
                 "%0 puts %1 in %2: few tiles surround it, and the %3 may decide it early.")},
            figure, where, tileWords(strongest)));
    else
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Put %1 in %2: few tiles surround it, so it is decided early."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 puts %1 in %2: few tiles surround it, so it is decided early.")},
            figure, where));
    return list;
}

} // namespace parlour::samurai
