#include "ai/briscola/q_player.h"

#include "ai/base/file_cache.h"
#include "ai/briscola/q_learning.h"
#include "ai/briscola/simple_players.h"
#include "ai/briscola/trick_view.h"
#include "ai/network/shipped.h"

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
                    {because(
                        {PARLOUR_PHRASE("Briscola reasons",
                                        "Play the card that the learned table values most."),
                         PARLOUR_PHRASE("Briscola thoughts",
                                        "%0 plays the card that the learned table values most.")})},
                    {}};
        }
    }
    if (m_unknown == QUnknown::Lot) return RandomPlayer().decide(view, rng, budget, stop);
    if (m_unknown == QUnknown::Greedy) return GreedyPlayer().decide(view, rng, budget, stop);
    Card lowest = view.hand[0];
    for (int i = 1; i < view.hand.size(); ++i)
        if (cost(view.hand[i], trick.trump) < cost(lowest, trick.trump)) lowest = view.hand[i];
    return {
        lowest,
        {because(
            {PARLOUR_PHRASE("Briscola reasons",
                            "The learned table has nothing on this: play the card you need least."),
             PARLOUR_PHRASE("Briscola thoughts", "The learned table has nothing on this: %0 plays "
                                                 "the card that is needed least.")})},
        {}};
}

std::shared_ptr<const QTable> shippedTable(QShipped which) {
    const auto read = [](std::string_view name) {
        auto table = QTable::fromBytes(shippedFile(name));
        assert(table); // a test reads them
        return std::make_shared<const QTable>(std::move(*table));
    };
    if (which == QShipped::Play) {
        static const std::shared_ptr<const QTable> kTable = read("briscola-qlearning-play.table");
        return kTable;
    }
    static const std::shared_ptr<const QTable> kTable = read("briscola-qlearning.table");
    return kTable;
}

Result<std::shared_ptr<const QTable>> ownTable(const std::string& file) {
    static FileCache<QTable> cache(QTable::fromBytes, QTable::kMostBytes);
    return cache.get(file);
}

double gamesWon(const std::shared_ptr<const QTable>& table, Player<Briscola>& other,
                std::int64_t games, Rng rng, const std::stop_token& stop) {
    Player<Briscola> learner(std::make_unique<QPlayer>(table, QUnknown::Lowest));
    double won = 0;
    for (std::int64_t game = 0; game < games && !stop.stop_requested(); game += 2) {
        const Deal deal = Briscola::deal({}, rng);
        for (const Seat seat : {0, 1}) {
            State state = Briscola::start({}, deal);
            while (Briscola::toMove(state) != kNoSeat) {
                Player<Briscola>& player = Briscola::toMove(state) == seat ? learner : other;
                Briscola::apply(state, player.decide(state, rng).move);
            }
            won += Briscola::winShares(state)[static_cast<std::size_t>(seat)];
        }
    }
    return won;
}

} // namespace parlour::briscola
