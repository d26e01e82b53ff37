#include "ai/samurai/setup.h"

#include "ai/samurai/reason_words.h"

#include <algorithm>

namespace parlour::samurai {

namespace {

// Preference for the first hand: caste tiles, one of each caste first. Tiles for all castes and
// fast tiles are worth more later, when settlements are nearly surrounded.
constexpr std::array<std::string_view, kTileTypes> kOrder{"b4", "h4", "r4", "s3", "b3", "h3",
                                                          "r3", "s2", "b2", "h2", "r2", "s1",
                                                          "w2", "n1", "w1", "fx", "tx"};

} // namespace

Tile firstChoice(const Samurai::MoveList& moves) {
    const auto order = [](const Move& move) {
        return std::ranges::find(kOrder, toText(move.tile));
    };
    return std::ranges::min_element(moves, {}, order)->tile;
}

Decision<Samurai> decideSetup(const Observation& view, Rng& rng) {
    const auto moves = Samurai::legalMoves(view);
    if (view.pub.phase == Phase::Taking) {
        const Tile tile = firstChoice(moves);
        return {
            Move::take(tile),
            {because(
                {PARLOUR_PHRASE(
                     "Samurai reasons",
                     "Start with strong tiles, here the %1, and leave the fast ones for later."),
                 PARLOUR_PHRASE("Samurai thoughts", "%0 starts with strong tiles, here the %1, and "
                                                    "leaves the fast ones for later.")},
                tileWords(tile))},
            {},
            {}};
    }
    return {
        moves[rng.below(static_cast<std::uint32_t>(moves.size()))],
        {because({PARLOUR_PHRASE("Samurai reasons",
                                 "Put a figure anywhere: no tile is on the board yet."),
                  PARLOUR_PHRASE("Samurai thoughts",
                                 "%0 puts the figure anywhere: no tile is on the board yet.")})},
        {},
        {}};
}

} // namespace parlour::samurai
