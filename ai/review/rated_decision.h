// What statistics keep of a review: each decision with its kind, what it cost, and the habit that a
// mistake shows.
#pragma once

#include "ai/review/review.h"

#include <string_view>
#include <vector>

namespace parlour {

struct RatedDecision {
    int ply = 0;
    std::string_view kind;
    std::string_view habit; // of an inaccuracy or worse; may be empty
    Grade grade = Grade::Best;
    ValueKind unit = ValueKind::Win; // of the cost
    double cost = 0;
    friend bool operator==(const RatedDecision&, const RatedDecision&) = default;
};

// A seat's unforced decisions, by ply. Precondition: the review fits the table; its moves are
// legal, as those of a review of the table itself are, but a kept one may hold others: those
// decisions are left out.
std::vector<RatedDecision> ratedDecisions(const Table& table, const Review& review, Seat seat);

} // namespace parlour
