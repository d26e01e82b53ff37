// Judges one move by what the mover could know.
#pragma once

#include "ai/base/thinker.h"
#include "ai/review/review.h"

#include <memory>

namespace parlour {

// The first look asks a hint player for the best move. If another one was played, further looks
// compare these two alone, each in worlds of its own, so that a best move that was lucky in the
// first look gains nothing by it, and a move that nobody would try is valued all the same. They go
// on until the grade is settled, up to a number that the depth sets. Not for several threads at
// once.
class Judge {
public:
    Judge(const GameEntry& game, ReviewDepth depth, const GradeScales& scales);

    // The decision of the seat to move, who plays, or played, `move`. The seed determines it. A
    // stop ends it within 50 ms; what it returns then is worth nothing. Preconditions: the table is
    // not over; the move is legal, and written as the table writes it.
    ReviewedDecision judge(const Table& table, const std::string& move, std::uint64_t seed,
                           std::stop_token stop);

private:
    std::unique_ptr<Thinker> m_thinker;
    GradeScales m_scales;
    int m_mostLooks; // at two moves
};

// What the account of a deal is kept in: points where a game is several deals up to a number of
// points, else shares of the win.
ValueKind accountUnit(const Table& table);

} // namespace parlour
