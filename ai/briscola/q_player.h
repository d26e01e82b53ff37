// The Q-learning player of the Briscola paper (Appendix A): plays what its table values most.
#pragma once

#include "ai/base/agent.h"
#include "ai/briscola/q_table.h"
#include "core/briscola/rules.h"

#include <memory>

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

} // namespace parlour::briscola
