#include "ai/samurai/setup_reasons.h"

#include "ai/base/telling.h"
#include "ai/samurai/explained_step.h"
#include "ai/samurai/reason_words.h"
#include "core/base/index.h"

#include <algorithm>
#include <bit>
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

// Whether no other tile to choose from that counts for every kind of figure is as strong.
bool isStrongestForAll(const Observation& view, Tile tile) {
    return std::ranges::none_of(Samurai::legalMoves(view), [&](const Move& other) {
        return other.kind == Move::Kind::Take && other.tile != tile &&
               other.tile.castes() == kAllCastes && other.tile.strength() >= tile.strength();
    });
}

// Whether no other tile that is held or can be taken is as strong for the kind that this is for.
bool isStrongestForKind(const Observation& view, Tile tile) {
    const auto isAsStrong = [&](Tile other) {
        return other != tile && (other.castes() & tile.castes()) != 0 &&
               other.strength() >= tile.strength();
    };
    for (const Tile held : view.hand.types())
        if (isAsStrong(held)) return false;
    return std::ranges::none_of(Samurai::legalMoves(view), [&](const Move& other) {
        return other.kind == Move::Kind::Take && isAsStrong(other.tile);
    });
}

constexpr int kStrong = 3;

// The strongest tile of the hand that counts for this kind of figure alone, from this strength on.
std::optional<Tile> strongTile(const Observation& view, int caste, int least) {
    std::optional<Tile> strongest;
    for (const Tile tile : view.hand.types())
        if (tile.castes() == 1 << caste && tile.strength() >= least &&
            (!strongest || tile.strength() > strongest->strength()))
            strongest = tile;
    return strongest;
}

Reason explainTakeForOne(const Observation& view, Tile tile) {
    const int caste = std::countr_zero(tile.castes());
    const auto own = Reason::own(tileWords(tile));
    const auto kind = Reason::own(figuresName(caste));
    if (isStrongerThere(view, tile))
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Take the %1: tiles for one kind of figure are best played early, and "
                            "this saves a stronger one for later."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 takes the %1: tiles for one kind of figure are best played early, "
                            "and this saves a stronger one for later.")},
            own);
    if (isStrongestForKind(view, tile))
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Take the %1: it is your strongest tile for %2, and tiles for one kind "
                            "of figure are best played early."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 takes the %1, the strongest tile for %2: tiles for one kind of "
                            "figure are best played early.")},
            own, kind);
    if (const auto held = strongTile(view, caste, kStrong); held && tile.strength() >= kStrong)
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "Take the %1: with the one of strength %2 you then "
                                               "hold two strong tiles for %3."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 takes the %1: with the one of strength %2 that "
                                                "makes two strong tiles for %3.")},
            own, Reason::own(held->strength()), kind);
    return because(
        {PARLOUR_PHRASE("Samurai reasons",
                        "Take the %1: tiles for one kind of figure are best played early."),
         PARLOUR_PHRASE("Samurai thoughts",
                        "%0 takes the %1: tiles for one kind of figure are best played early.")},
        own);
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
    if (tile.castes() == kAllCastes && isStrongestForAll(view, tile))
        return because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Take the %1: it is the strongest tile left that counts for every kind "
                            "of figure."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 takes the %1, the strongest tile left that counts for every kind "
                            "of figure.")},
            tileWords(tile));
    if (tile.castes() == kAllCastes)
        return because(
            {PARLOUR_PHRASE("Samurai reasons", "Take the %1: it counts for every kind of figure."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 takes the %1: it counts for every kind of figure.")},
            tileWords(tile));
    return explainTakeForOne(view, tile);
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
    constexpr int kSlow = 4; // spaces on land around a settlement, from these on
    const int settlement = view.pub.board().find(move.at)->number;
    const auto figure = Reason::own(anyFigureName(move.caste));
    const Phrase where = placeName(view.pub, settlement);
    const auto here = Reason::own(where);
    const int land = view.pub.openLand[index(settlement)];
    const auto tile = strongTile(view, move.caste, kStrong);
    const int second = secondStrength(view, move.caste);
    const bool isPair = tile && second >= kStrong;
    const int other = neighbourWith(view.pub, settlement, move.caste);
    ReasonList list;
    if (isPair && other >= 0)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Put %1 in %2: each of your two strong tiles for it can count there "
                            "and in %3 at once."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 puts %1 in %2: each of two strong tiles for it can count there "
                            "and in %3 at once.")},
            figure, here, Reason::own(placeName(view.pub, other))));
    if (tile && other >= 0)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Put %1 in %2: your %3 can then count there and in %4 at once."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 puts %1 in %2: the %3 can then count there and in %4 at once.")},
            figure, here, Reason::own(tileWords(*tile)), Reason::own(placeName(view.pub, other))));
    if (isPair && land >= kSlow)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Put %1 in %2: surrounding %2 takes %3 land tiles, so you have time to "
                            "play both your strong tiles for it."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 puts %1 in %2: surrounding %2 takes %3 land tiles, so there is "
                            "time to play both strong tiles for it.")},
            figure, here, Reason::more(land)));
    if (isPair)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Put %1 in %2: you hold tiles of strength %3 and %4 for it."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 puts %1 in %2, holding tiles of strength %3 and %4 for it.")},
            figure, here, Reason::own(second), Reason::own(tile->strength())));
    if (!tile && land >= kSlow)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai reasons",
                            "Put %1 in %2: you hold no strong tile for it, and surrounding %2 "
                            "takes %3 land tiles, so you have time to draw one."),
             PARLOUR_PHRASE("Samurai thoughts",
                            "%0 puts %1 in %2: surrounding %2 takes %3 land tiles, so there is "
                            "time to draw a strong tile for it.")},
            figure, here, Reason::more(land)));
    if (!tile && land < kSlow)
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai reasons", "Put %1 in %2, where few tiles decide it: you hold "
                                               "no strong tile for it, so little is lost."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 puts %1 in %2, where few tiles decide it, "
                                                "holding no strong tile for it.")},
            figure, here));
    if (tile) // last, as it says nothing of the place
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai reasons", "Put %1 in %2: you hold the %3 for it."),
             PARLOUR_PHRASE("Samurai thoughts", "%0 puts %1 in %2, holding the %3 for it.")},
            figure, here, Reason::own(tileWords(*tile))));
    return list;
}

// Whether the hand has a strong tile for every kind of figure that is left to place.
bool isReadyForAll(const Observation& view) {
    for (int caste = 0; caste < kCastes; ++caste)
        if (view.pub.stock[index(caste)] != 0 && !strongTile(view, caste, kStrong)) return false;
    return true;
}

Reasons explainPut(const Observation& view, const Move& move, std::span<const Move> others,
                   std::size_t worse, bool isCloseCall) {
    if (std::ranges::count(view.pub.stock, 0) == kCastes - 1)
        return {because(PARLOUR_PHRASE("Samurai reasons",
                                       "Only one kind of figure is left to place, so it makes no "
                                       "difference which place you fill first."))};
    constexpr std::size_t kSeveral = kMostCompared - 1; // all that a hint shows beside it
    const bool isOneOfMany = worse == 0 && others.size() >= kSeveral;
    RivalReasons ofWorse;
    for (const Move& other : others.first(worse)) ofWorse.push_back(putReasons(view, other));
    const ReasonList own = putReasons(view, move);
    const Reason& told = telling(own, ofWorse);
    const auto isCovered = [&](const ReasonList& list) {
        return std::ranges::any_of(list, [&](const Reason& its) { return saysTheSame(told, its); });
    };
    const bool isReady = isReadyForAll(view);
    const bool isApart = &told != &own.back() && std::ranges::none_of(ofWorse, isCovered);
    if (isReady && !isApart && others.size() > worse && isCloseCall) {
        const auto figure = anyFigureName(move.caste);
        const Phrase where = placeName(view.pub, view.pub.board().find(move.at)->number);
        const Phrase thought = PARLOUR_PHRASE(
            "Samurai thoughts", "%0 puts %1 in %2, but little depends on this, with a strong tile "
                                "in hand for every kind of figure.");
        if (!ofWorse.empty())
            return {because(
                {PARLOUR_PHRASE("Samurai reasons", "Put %1 in %2, though little depends on this: "
                                                   "you hold a strong tile for every kind of "
                                                   "figure."),
                 thought},
                figure, where)};
        return {because({PARLOUR_PHRASE("Samurai reasons",
                                        "Put %1 in %2, or choose freely: you hold a strong tile "
                                        "for every kind of figure, so little depends on this."),
                         thought},
                        figure, where)};
    }
    const auto isAsGood = [&](const Move& other) {
        return std::ranges::find(others.subspan(worse), other) != others.end() &&
               isCovered(putReasons(view, other));
    };
    int kinds = 0;
    int asGood = 1;
    for (const Move& other : Samurai::legalMoves(view)) {
        if (other.at != move.at) continue;
        ++kinds;
        if (other.caste != move.caste && isAsGood(other)) ++asGood;
    }
    if (isReady && kinds > 1 && asGood == kinds)
        return {told, because({PARLOUR_PHRASE("Samurai reasons",
                                              "Which kind goes there matters little: you hold a "
                                              "strong tile for each."),
                               PARLOUR_PHRASE("Samurai thoughts",
                                              "Which kind goes there matters little: %0 holds a "
                                              "strong tile for each.")})};
    if (isOneOfMany)
        return {told,
                because({PARLOUR_PHRASE("Samurai reasons",
                                        "Other places and figures are about as good, "
                                        "though: choose freely."),
                         PARLOUR_PHRASE("Samurai thoughts",
                                        "Other places and figures would be about as good.")})};
    return {told};
}

} // namespace

Reasons explainSetup(const Observation& view, const Move& move, std::span<const Move> others,
                     std::size_t worse, bool isCloseCall) {
    if (move.kind == Move::Kind::Put) return explainPut(view, move, others, worse, isCloseCall);
    return {explainTake(view, move.tile)};
}

} // namespace parlour::samurai
