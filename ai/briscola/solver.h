// Exact play of Briscola when every card is known: what the clairvoyant player thinks with, and
// what other players' endgames may be checked against.
//
// Alpha-beta over whole games with a table of positions at the start of each trick (null windows,
// after Plaat's MTD(f)). A position is the hands, the leader and how far the stock is drawn: what
// was played before does not matter for what is still to be won. Cards without points that lie next
// to each other among the cards still in play are the same card.
#pragma once

#include "ai/base/budget.h"
#include "core/briscola/rules.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace parlour::briscola {

class Solver {
public:
    // The table has 2^bits places, as many as suit the number of players where none are given. A
    // small one makes searches longer, their values are the same.
    explicit Solver(int bits = 0) : m_bits(bits) {}

    // Card points of the hero's side less those of the others when all play on with open cards,
    // the hero's side for the most and the others for the least, until `tricksAhead` more tricks
    // are complete (the one on the table is the first of them); what is then left counts for
    // nothing. Exact when no trick is left out.
    //
    // Every position looked at lowers `nodes`. None when that reaches 0 or a stop is requested. The
    // value is the same whatever was solved before.
    std::optional<int> solve(const State& state, Seat hero, int tricksAhead, std::int64_t& nodes,
                             const StopCheck& stop);

private:
    template <int kPlayers> class Search;

    // Bounds of what a side will still win, and its best lead and reply as canonical cards.
    struct Entry {
        std::uint64_t keyLow = 0;
        std::uint64_t keyHigh = 0;
        std::int8_t least = 0;
        std::int8_t most = 0;
        std::uint8_t lead = 0;
        std::uint8_t reply = 0;
    };
    // What the entries' values depend on besides their keys.
    struct Problem {
        Options options;
        Deal deal;
        Seat hero = kNoSeat;
        int horizon = 0;
        friend bool operator==(const Problem&, const Problem&) = default;
    };

    int m_bits;
    std::vector<Entry> m_table;
    std::uint64_t m_generation = 0; // entries of older ones count as empty
    Problem m_problem;
};

} // namespace parlour::briscola
