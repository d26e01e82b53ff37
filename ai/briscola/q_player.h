// The Q-learning player of the Briscola paper (Appendix A): plays what its table values most.
#pragma once

#include "ai/base/agent.h"
#include "ai/briscola/q_table.h"
#include "core/briscola/rules.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace parlour::briscola {

// What to play where the table says nothing: it has no row, or nothing was learned about it. The
// paper is silent; its table has no rows for leads and for the last tricks.
enum class QUnknown : std::uint8_t {
    Lowest, // the card it needs least
    Lot,
    Greedy // as the player of this name
};

// The paper plays with two. With more players the opponent's card is the one that takes the trick
// so far, a partner's, too.
class QPlayer final : public Agent<Briscola> {
public:
    QPlayer(std::shared_ptr<const QTable> table, QUnknown unknown)
        : m_table(std::move(table)), m_unknown(unknown) {}
    Decision<Briscola> decide(const Observation& view, Rng& rng, const Budget& budget,
                              std::stop_token stop) override;

private:
    std::shared_ptr<const QTable> m_table;
    QUnknown m_unknown;
};

// The tables in resources/networks, as its README says how they were made.
enum class QShipped : std::uint8_t {
    Appendix, // learned from Appendix A's deck
    Play      // ours: learned from games by the rules, with leads and the last tricks
};
std::shared_ptr<const QTable> shippedTable(QShipped which);
// A table of `parlour-lab train`. Errors: it cannot be read, or is none.
Result<std::shared_ptr<const QTable>> ownTable(const std::string& file);

struct QPlayerParams {
    QShipped table = QShipped::Appendix;
    QUnknown unknown = QUnknown::Lowest;
    std::string file = {}; // of its own, in place of the table; empty: none
};

// Games that a table wins against a player, a draw counting half; fewer if it was stopped. Each
// deal is played twice, with the seats exchanged. Precondition: an even number of games.
double gamesWon(const std::shared_ptr<const QTable>& table, Player<Briscola>& other,
                std::int64_t games, Rng rng, const std::stop_token& stop);

} // namespace parlour::briscola
