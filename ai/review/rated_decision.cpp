#include "ai/review/rated_decision.h"

#include "ai/catalogue/habits.h"

#include <algorithm>
#include <cassert>

namespace parlour {

std::vector<RatedDecision> ratedDecisions(const Table& table, const Review& review, Seat seat) {
    const HabitBook* const book = habitsOf(table.game());
    assert(book && review.fits(table));
    std::vector<RatedDecision> rated;
    const std::unique_ptr<Table> at = table.clone();
    while (at->undo()) {
    }
    for (const ReviewedDecision& decision : review.decisions) {
        if (decision.isForced() || decision.seat != seat) continue;
        while (at->played() < decision.ply && at->redo()) {
        }
        if (at->played() != decision.ply || at->toMove() != seat) continue;
        const std::vector<std::string> legal = at->legalMoves();
        const auto isLegal = [&](const std::string& move) {
            return std::ranges::binary_search(legal, move);
        };
        if (!isLegal(decision.move) || !isLegal(decision.best)) continue;
        const bool isMistake =
            decision.grade >= Grade::Inaccuracy && decision.move != decision.best;
        rated.push_back(
            {decision.ply, book->kindOf(*at, decision.best),
             isMistake ? book->habitOf(*at, decision.move, decision.best) : std::string_view(),
             decision.grade, decision.unit, decision.cost});
    }
    return rated;
}

} // namespace parlour
