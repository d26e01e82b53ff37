#include "ai/samurai/setup_reasons.h"

#include "ai/base/telling.h"
#include "ai/samurai/explained_step.h"
#include "ai/samurai/reason_words.h"
#include "core/base/index.h"

#include <algorithm>
#include <optional>

namespace parlour::samurai {

namespace {

// Whether a stronger tile that counts for the same can be taken as well.
bool isStrongerThere(const Observation& view, Tile tile) {
    return std::ranges::any_of(Samurai::legalMoves(view), [&](const Move& other) {
        return other.kind == Move::Kind::Take && other.tile.castes() == tile.castes() &&
               other.tile.isFast() == tile.isFast() && other.tile.strength() > tile.strength();
    });
}

Reason explainTake(const Observation& view, Tile tile) {
    if (tile.isFigureExchange())
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Take the %1: it can bring a figure to where you lead."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 takes the %1, which can bring a figure to where it is wanted.")},
            tileWords(tile));
    if (tile.isTileExchange())
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Take the %1: it can bring a tile to where you need it."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 takes the %1, which can bring a tile to where it is needed.")},
            tileWords(tile));
    if (tile.isFast())
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "Take the %1: it counts for every kind of "
                                               "figure, and you can play it in the "
                                               "same turn as another tile."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 takes the %1: it counts for every kind "
                                                "of figure, and can be played in the "
                                                "same turn as another tile.")},
            tileWords(tile));
    if (tile.castes() == kAllCastes && isStrongerThere(view, tile))
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "Take the %1: it counts for every kind of "
                                               "figure, and it saves a stronger one for later."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 takes the %1: it counts for every kind "
                            "of figure, and it saves a stronger one for later.")},
            tileWords(tile));
    if (tile.castes() == kAllCastes)
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "Take the %1: it counts for every kind of figure."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 takes the %1: it counts for every kind of figure.")},
            tileWords(tile));
    return because(
        {PARLOUR_PHRASE("Samurai reasons",
                        "Take the %1: tiles for one kind of figure are best played early."),
         PARLOUR_PHRASE("Samurai thoughts",
                        "%0 takes the %1: tiles for one kind of figure are best played early.")},
        Reason::own(tileWords(tile)));
}

// The strongest tile of the hand that counts for this kind of figure alone, from this strength on.
std::optional<Tile> strongTile(const Observation& view, int caste, int least) {
    std::optional<Tile> strongest;
    for (const Tile tile : view.hand.types())
        if (tile.castes() == 1 << caste && tile.strength() >= least &&
            (!strongest || tile.strength() > strongest->strength()))
            strongest = tile;
    return strongest;
}

// The strength of the second of them; 0: there is none.
int secondStrength(const Observation& view, int caste) {
    int first = 0;
    int second = 0;
    for (const Tile tile : view.hand.types()) {
        if (tile.castes() != 1 << caste) continue;
        second = std::max(second, std::min(first, tile.strength()));
        first = std::max(first, tile.strength());
    }
    return second;
}

ReasonList putReasons(const Observation& view, const Move& move) {
    constexpr int kStrong = 3;
    constexpr int kSlow = 4; // spaces on land around a settlement, from these on
    const int settlement = view.pub.board().find(move.at)->number;
    const auto figure = Reason::own(figureName(move.caste));
    const Phrase where = placeName(view.pub, settlement);
    const auto here = Reason::own(where);
    const int land = view.pub.openLand[index(settlement)];
    const auto tile = strongTile(view, move.caste, kStrong);
    ReasonList list;
    if (const int other = neighbourWith(view.pub, settlement, move.caste); tile && other >= 0)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Put %1 in %2: your %3 can then count there and in %4 at once."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 puts %1 in %2: the %3 can then count there and in %4 at once.")},
            figure, here, Reason::own(tileWords(*tile)), Reason::own(placeName(view.pub, other))));
    if (const int second = secondStrength(view, move.caste); tile && second >= kStrong)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Put %1 in %2: you hold tiles of strength %3 and %4 for it."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 puts %1 in %2, holding tiles of strength %3 and %4 for it.")},
            figure, here, Reason::own(second), Reason::own(tile->strength())));
    if (tile && land < kSlow)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai reasons", "Put %1 in %2: it takes only %3 land tiles to "
                                               "surround it, and your %4 may decide it early."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 puts %1 in %2: it takes only %3 land tiles to "
                                                "surround it, and the %4 may decide it early.")},
            figure, here, Reason::fewer(land), Reason::own(tileWords(*tile))));
    if (!tile && land >= kSlow)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Put %1 in %2: you hold no strong tile for it, and surrounding it "
                            "takes %3 land tiles, so you have time to draw one."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 puts %1 in %2: surrounding it takes %3 land tiles, so there is "
                            "time to draw a strong tile for it.")},
            figure, here, Reason::more(land)));
    if (tile && land >= kSlow)
        list.push_back(
            because({PARLOUR_PHRASE("Samurai reasons",
                                    "Put %1 in %2: your %3 counts for it, and it takes %4 "
                                    "land tiles to surround it, so you have time to get there."),
                     PARLOUR_PHRASE("Samurai thoughts",
                                    "%0 puts %1 in %2: the %3 counts for it, and it takes "
                                    "%4 land tiles to surround it, so there is time.")},
                    figure, here, Reason::own(tileWords(*tile)), Reason::more(land)));
    if (!tile && land < kSlow)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai reasons", "Put %1 in %2, where few tiles decide it: you hold "
                                               "no strong tile for it, so little is lost."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 puts %1 in %2, where few tiles decide it, "
                                                "holding no strong tile for it.")},
            figure, here));
    return list;
}

// What speaks for a move, the most telling first.
ReasonList setupReasons(const Observation& view, const Move& move) {
    if (move.kind != Move::Kind::Take) return putReasons(view, move);
    return {explainTake(view, move.tile)};
}

} // namespace

Reasons explainSetup(const Observation& view, const Move& move, std::span<const Move> others) {
    RivalReasons ofRivals;
    for (const Move& other : others) ofRivals.push_back(setupReasons(view, other));
    const ReasonList own = setupReasons(view, move);
    if (move.kind == Move::Kind::Put && std::ranges::count(view.pub.stock, 0) == kCastes - 1)
        return {because(PARLOUR_PHRASE("Samurai reasons",
                                       "Only one kind of figure is left to place, so it makes no "
                                       "difference which place you fill first."))};
    return {telling(own, ofRivals)};
}

} // namespace parlour::samurai
