#include "ai/briscola/q_player.h"

#include "ai/briscola/q_learning.h"
#include "ai/briscola/simple_players.h"
#include "ai/briscola/trick_view.h"

#include <algorithm>

namespace parlour::briscola {

Decision<Briscola> QPlayer::decide(const Observation& view, Rng& rng, const Budget& budget,
                                   std::stop_token stop) {
    const TrickView trick(view.pub, view.seat);
    QState state{view.pub.trumpCard, view.hand, {}};
    if (!trick.isLead()) state.card = trick.best;
    if (const std::optional<QRow> row = qRowOf(m_table->settings().rows, state)) {
        const auto values = m_table->row(*row);
        if (std::ranges::any_of(values, [](QTable::Value value) { return value != 0; })) {
            const int action = bestAction(values, view.hand.size(), rng);
            return {view.hand[row->places[static_cast<std::size_t>(action)]],
                    {because(PARLOUR_PHRASE("Briscola reasons",
                                            "The card that its table values most."))},
                    {}};
        }
    }
    if (m_unknown == QUnknown::Lot) return RandomPlayer().decide(view, rng, budget, stop);
    if (m_unknown == QUnknown::Greedy) return GreedyPlayer().decide(view, rng, budget, stop);
    Card lowest = view.hand[0];
    for (int i = 1; i < view.hand.size(); ++i)
        if (cost(view.hand[i], trick.trump) < cost(lowest, trick.trump)) lowest = view.hand[i];
    return {lowest,
            {because(PARLOUR_PHRASE("Briscola reasons",
                                    "Its table has nothing on this: the card it needs least."))},
            {}};
}

} // namespace parlour::briscola
