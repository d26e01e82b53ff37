// Solves Briscola with all cards known: for the clairvoyant player and the champion's endings.
//
// Alpha-beta over whole games with a transposition table of positions at the start of each trick
// and null windows (after Plaat's MTD(f)). A position is the hands, the leader and how much of the
// stock is drawn; earlier tricks do not matter for what is still to be won. Cards without points
// that are adjacent among the cards still in play are equivalent.
#pragma once

#include "ai/base/budget.h"
#include "core/briscola/rules.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace parlour::briscola {

class Solver {
public:
    // The table has 2^bits entries; 0 bits means a size that suits the number of players. A smaller
    // table makes searches longer but does not change their values.
    explicit Solver(int bits = 0) : m_bits(bits) {}

    // Card points of the hero's side minus those of the others after best play with open cards, in
    // which the hero's side maximizes and all others minimize this, over the next `tricksAhead`
    // tricks (including the one on the table); later tricks count nothing. Exact if that covers all
    // tricks.
    //
    // Every position visited lowers `nodes`. Returns nothing if they run out or a stop is
    // requested. The value does not depend on what was solved before.
    std::optional<int> solve(const State& state, Seat hero, int tricksAhead, std::int64_t& nodes,
                             const StopCheck& stop);

private:
    template <int kPlayers> class Search;

    // Bounds on the value of a position, and the best lead and reply as canonical cards.
    struct Entry {
        std::uint64_t keyLow = 0;
        std::uint64_t keyHigh = 0;
        std::int8_t least = 0;
        std::int8_t most = 0;
        std::uint8_t lead = 0;
        std::uint8_t reply = 0;
    };
    // What the entries depend on besides their keys.
    struct Problem {
        Options options;
        Deal deal;
        Seat hero = kNoSeat;
        int horizon = 0;
        friend bool operator==(const Problem&, const Problem&) = default;
    };

    int m_bits;
    std::vector<Entry> m_table;
    std::uint64_t m_generation = 0; // part of the key: entries of other problems are never found
    Problem m_problem;
};

} // namespace parlour::briscola
