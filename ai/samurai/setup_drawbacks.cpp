#include "ai/samurai/setup_drawbacks.h"

#include "ai/samurai/explained_step.h"
#include "ai/samurai/reason_words.h"
#include "core/base/index.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace parlour::samurai {

namespace {

// The strongest tile of the hand that counts for a kind of figure.
std::optional<Tile> strongestTile(const Observation& view, int caste) {
    std::optional<Tile> strongest;
    for (const Tile tile : view.hand.types())
        if ((tile.castes() >> caste & 1) != 0 &&
            (!strongest || tile.strength() > strongest->strength()))
            strongest = tile;
    return strongest;
}

// Whether a space touches both.
bool shareSpace(const Board& board, int settlement, int other) {
    const auto touches = [&](const std::vector<Board::Numbers>& touched) {
        return [&](int space) {
            const auto& beside = touched[index(space)];
            return std::ranges::find(beside, other) != beside.end();
        };
    };
    return std::ranges::any_of(board.landAround[index(settlement)], touches(board.landTouches)) ||
           std::ranges::any_of(board.seaAround[index(settlement)], touches(board.seaTouches));
}

// Another town with a figure of this kind that no tile can count for as well, or -1.
int apartWith(const Public& pub, int settlement, int caste) {
    const Board& board = pub.board();
    for (int other = 0; other < board.settlementCount(); ++other)
        if (other != settlement && other != board.capital && board.settlement(other).capacity > 1 &&
            pub.hasFigure(other, caste) && !shareSpace(board, settlement, other))
            return other;
    return -1;
}

} // namespace

Drawbacks takingDrawbacks(Tile tile, Tile advised) {
    Drawbacks list;
    if (tile.isExchange() && !advised.isExchange())
        list.push_back(
            because(PARLOUR_PHRASE("Samurai drawbacks", "This has no strength of its own.")));
    if (tile.isExchange() || advised.isExchange()) return list;
    const int caste = std::countr_zero(tile.castes());
    const bool isForOne = tile.castes() != kAllCastes;
    if (isForOne && advised.castes() == kAllCastes)
        list.push_back(because(PARLOUR_PHRASE("Samurai drawbacks", "This counts only for %1."),
                               figuresName(caste)));
    if (advised.isFast() && !tile.isFast())
        list.push_back(because(PARLOUR_PHRASE(
            "Samurai drawbacks", "This is a normal tile: only one can be played each turn.")));
    addNeedsLand(list, tile, advised);
    addStronger(list, tile, advised);
    addStrongLater(list, tile, advised);
    return list;
}

void addNeedsLand(Drawbacks& list, Tile tile, Tile other) {
    if (tile.isRonin() && other.isShip())
        list.push_back(because(
            PARLOUR_PHRASE("Samurai drawbacks", "This needs a land space, and a ship does not.")));
}

void addStronger(Drawbacks& list, Tile tile, Tile other) {
    const auto isForAll = [](Tile of) { return of.castes() == kAllCastes; };
    if (tile.isFast() != other.isFast() || tile.isShip() != other.isShip() ||
        isForAll(tile) != isForAll(other) || tile.strength() >= other.strength())
        return;
    list.push_back(
        because(PARLOUR_PHRASE("Samurai drawbacks", "The %1 is stronger."), tileWords(other)));
}

void addStrongLater(Drawbacks& list, Tile tile, Tile other) {
    const auto isSamurai = [](Tile of) { return of.castes() == kAllCastes && !of.isFast(); };
    if (isSamurai(tile) && isSamurai(other) && tile.strength() > other.strength())
        list.push_back(because(
            PARLOUR_PHRASE("Samurai drawbacks",
                           "This is better drawn later, when it can decide a close capture.")));
}

void addBetterPlace(Drawbacks& list, const Observation& view, const Move& move, const Move& good) {
    const Public& pub = view.pub;
    const int there = pub.board().find(good.at)->number;
    const int land = openLand(pub, pub.board().find(move.at)->number);
    if (move.caste != good.caste || openLand(pub, there) >= land || list.size() == list.capacity())
        return;
    list.push_back(because(PARLOUR_PHRASE("Samurai drawbacks",
                                          "It does better in %1, where %2 land tiles surround it, "
                                          "not %3."),
                           placeName(pub, there), openLand(pub, there), land));
}

Drawbacks puttingDrawbacks(const Observation& view, const Move& move, const Move& advised) {
    constexpr int kStrong = 3;
    Drawbacks list;
    const Public& pub = view.pub;
    const int s = pub.board().find(move.at)->number;
    const int other = pub.board().find(advised.at)->number;
    const auto tile = strongestTile(view, move.caste);
    const auto best = strongestTile(view, advised.caste);
    const auto strength = [](const std::optional<Tile>& of) { return of ? of->strength() : 0; };
    if (!tile && best)
        list.push_back(
            because({PARLOUR_PHRASE("Samurai drawbacks", "You hold no tile for %1."),
                     PARLOUR_PHRASE("Samurai drawback thoughts", "%0 holds no tile for %1.")},
                    figureName(move.caste)));
    else if (strength(tile) < strength(best))
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "Your strongest tile for %1 is only the %2."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "%0's strongest tile for %1 is only the %2.")},
            figureName(move.caste), tileWords(*tile)));
    if (tile && neighbourWith(pub, s, move.caste) < 0 &&
        neighbourWith(pub, other, advised.caste) >= 0)
        list.push_back(because(
            PARLOUR_PHRASE("Samurai drawbacks", "No tile there counts for %1 of two settlements."),
            figuresName(move.caste)));
    const int land = openLand(pub, s);
    const int its = openLand(pub, other);
    if (const auto rival = onlyRival(view); land > its && rival)
        list.push_back(because(PARLOUR_PHRASE("Samurai drawbacks",
                                              "Surrounding %1 takes %2 land tiles, so %3 has time "
                                              "to answer."),
                               Reason::own(placeName(pub, s)), Reason::more(land),
                               Reason::player(*rival)));
    else if (land > its)
        list.push_back(because(PARLOUR_PHRASE("Samurai drawbacks",
                                              "Surrounding %1 takes %2 land tiles, so the others "
                                              "have time to answer."),
                               Reason::own(placeName(pub, s)), Reason::more(land)));
    if (land < its && strength(tile) < kStrong && !view.hand.empty())
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "Surrounding %1 takes only %2 land tiles, and you "
                                                 "hold no strong tile for %3."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "Surrounding %1 takes only %2 land tiles, and %0 "
                            "holds no strong tile for %3.")},
            placeName(pub, s), land, figureName(move.caste)));
    if (const int apart = apartWith(pub, s, move.caste);
        apart >= 0 && apartWith(pub, other, advised.caste) < 0)
        list.push_back(because(
            PARLOUR_PHRASE("Samurai drawbacks", "No single tile counts for %1 of both %2 and %3."),
            figuresName(move.caste), placeName(pub, apart), placeName(pub, s)));
    if (list.empty() && s == other && move.caste != advised.caste && tile &&
        strength(tile) == strength(best))
        list.push_back(because(
            {PARLOUR_PHRASE("Samurai drawbacks", "Your strongest tile for %1 is just as strong."),
             PARLOUR_PHRASE("Samurai drawback thoughts",
                            "%0's strongest tile for %1 is just as strong.")},
            figureName(move.caste)));
    return list;
}

} // namespace parlour::samurai
