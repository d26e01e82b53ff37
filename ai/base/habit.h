// What a person can learn from many mistakes: of which kind the decisions were, and which habit
// each mistake shows. A game has a struct Habits of
//     static std::span<const DecisionLabel> kinds();  // of decisions
//     static std::span<const DecisionLabel> habits(); // that cost something
//     // By what the seat to move knows; `best`: what it should play.
//     static std::string_view kindOf(const Observation& view, const Move& best);
//     // Why `played` is worse than `best`; empty: none of the habits fits.
//     static std::string_view habitOf(const Observation& view, const Move& played, const Move&
//     best);
// which answer with ids of these lists. Preconditions: the moves are legal; `played` is not `best`.
#pragma once

#include "core/base/phrase.h"

#include <string_view>

namespace parlour {

struct DecisionLabel {
    std::string_view id; // is kept in files
    Phrase words;        // of a kind, its name; of a habit, a sentence without a full stop
};

} // namespace parlour
