#include "ai/samurai/setup.h"

#include "ai/samurai/reason_words.h"

#include <algorithm>

namespace parlour::samurai {

namespace {

// The first hand: the strongest tile of each kind, the fast one first. A champion that takes it
// wins 70 of 100 against one that leaves its ships for later.
constexpr std::array<std::string_view, kHandSize> kFirstHand{"w2", "b4", "h4", "r4", "s3"};

} // namespace

Tile firstChoice(const Samurai::MoveList& moves) {
    const auto order = [](const Move& move) {
        return std::ranges::find(kFirstHand, toText(move.tile));
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
                {PARLOUR_PHRASE("Samurai reasons",
                                "Take the strongest tile of each kind first, here the %1."),
                 PARLOUR_PHRASE("Samurai thoughts",
                                "%0 takes the strongest tile of each kind first, here the %1.")},
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
