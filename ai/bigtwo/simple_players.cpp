#include "ai/bigtwo/simple_players.h"

#include "ai/bigtwo/classes.h"

#include <tuple>
#include <utility>

namespace parlour::bigtwo {

namespace {

Decision<BigTwo> decision(CardSet move, Reason reason) { return {move, {reason}, {}, {}}; }

} // namespace

Decision<BigTwo> RandomPlayer::decide(const Observation& view, Rng& rng, const Budget&,
                                      std::stop_token) {
    const auto moves = BigTwo::legalMoves(view);
    return decision(moves[rng.below(static_cast<std::uint32_t>(moves.size()))],
                    because(PARLOUR_PHRASE("Big Two reasons",
                                           "Any legal move will do: this one is drawn by lot.")));
}

Decision<BigTwo> RandomizedPlayer::decide(const Observation& view, Rng& rng, const Budget&,
                                          std::stop_token) {
    auto moves = BigTwo::legalMoves(view); // a pass is the last
    if (!m_params.drawsPasses && moves.size() > 1 && moves.back().empty()) moves.pop_back();
    const CardSet move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    if (move.empty() && moves.size() == 1)
        return decision(
            move, because({PARLOUR_PHRASE("Big Two reasons", "Pass: you have nothing higher."),
                           PARLOUR_PHRASE("Big Two thoughts", "%0 has nothing higher.")}));
    return decision(move, because(PARLOUR_PHRASE("Big Two reasons",
                                                 "Any play will do: this one is drawn by lot.")));
}

Decision<BigTwo> ConventionalPlayer::decide(const Observation& view, Rng&, const Budget&,
                                            std::stop_token) {
    const auto moves = BigTwo::legalMoves(view);
    const auto combination = [&](CardSet move) { return combinationOf(move, view.pub.options); };
    const auto lowest = [&](auto rank) { // the first by rank, then by height
        return *std::ranges::min_element(moves, {}, [&](CardSet move) {
            return std::tuple(rank(move), combination(move), move.bits());
        });
    };
    if (!view.pub.isLead()) {
        const CardSet move = lowest([](CardSet play) { return play.empty(); });
        return decision(
            move,
            because(
                move.empty()
                    ? Wording{PARLOUR_PHRASE("Big Two reasons", "Pass: you have nothing higher."),
                              PARLOUR_PHRASE("Big Two thoughts", "%0 has nothing higher.")}
                    : Wording{PARLOUR_PHRASE("Big Two reasons", "Beat it as low as you can."),
                              PARLOUR_PHRASE("Big Two thoughts",
                                             "%0 beats it as cheaply as possible.")}));
    }
    const auto leads = [&](CardSet move, const Wording& why) {
        return decision(move, because(why, kindName(combination(move).kind())));
    };
    switch (m_params.lead) {
    case ConventionalLead::Probability: {
        const auto share = [&, unseen = view.unseen()](CardSet play) {
            return shareBeaten(combination(play), unseen, view.pub.options);
        };
        return leads(
            lowest([&](CardSet play) { return std::pair(share(play), -play.size()); }),
            Wording{
                PARLOUR_PHRASE("Big Two reasons",
                               "Lead what beats the fewest of the plays still out: the %1."),
                PARLOUR_PHRASE("Big Two thoughts",
                               "%0 leads what beats the fewest of the plays still out: the %1.")});
    }
    case ConventionalLead::LowestCard:
        return leads(
            lowest([](CardSet play) { return std::pair(play.lowest(), -play.size()); }),
            Wording{PARLOUR_PHRASE("Big Two reasons",
                                   "Lead your lowest card with as many others as you can: the %1."),
                    PARLOUR_PHRASE(
                        "Big Two thoughts",
                        "%0 leads the lowest card with as many others as possible: the %1.")});
    case ConventionalLead::MostCards:
        return leads(
            lowest([](CardSet play) { return -play.size(); }),
            Wording{
                PARLOUR_PHRASE("Big Two reasons",
                               "Lead as many cards as you can at once, the lowest: the %1."),
                PARLOUR_PHRASE("Big Two thoughts",
                               "%0 leads as many cards at once as possible, the lowest: the %1.")});
    default:
        return leads(
            lowest([](CardSet play) { return play.size(); }),
            Wording{PARLOUR_PHRASE("Big Two reasons",
                                   "Lead as few cards as you can, the lowest: the %1."),
                    PARLOUR_PHRASE("Big Two thoughts",
                                   "%0 leads as few cards as possible, the lowest: the %1.")});
    }
}

} // namespace parlour::bigtwo
