#include "ai/bigtwo/simple_players.h"

#include <tuple>

namespace parlour::bigtwo {

namespace {

Decision<BigTwo> decision(CardSet move, Reason reason) { return {move, {reason}, {}, {}}; }

} // namespace

Decision<BigTwo> RandomPlayer::decide(const Observation& view, Rng& rng, const Budget&,
                                      std::stop_token) {
    const auto moves = BigTwo::legalMoves(view);
    return decision(moves[rng.below(static_cast<std::uint32_t>(moves.size()))],
                    because(PARLOUR_PHRASE("Big Two reasons", "Any legal move, drawn by lot.")));
}

Decision<BigTwo> ConventionalPlayer::decide(const Observation& view, Rng&, const Budget&,
                                            std::stop_token) {
    const auto moves = BigTwo::legalMoves(view);
    const auto rank = [&](CardSet move) { // the least is chosen
        return std::tuple(-move.size(), combinationOf(move, view.pub.options), move.bits());
    };
    const CardSet move = *std::ranges::min_element(moves, {}, rank);
    if (move.empty())
        return decision(move, because(PARLOUR_PHRASE("Big Two reasons", "Has nothing higher.")));
    if (!view.pub.isLead())
        return decision(
            move, because(PARLOUR_PHRASE("Big Two reasons", "Beats the table as low as it can.")));
    return decision(move, because(PARLOUR_PHRASE("Big Two reasons",
                                                 "Leads as many cards as it can, the lowest: %1."),
                                  kindName(combinationOf(move, view.pub.options).kind())));
}

} // namespace parlour::bigtwo
