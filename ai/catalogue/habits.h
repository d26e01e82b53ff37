// The kinds of decision of every game and the habits that its mistakes show (ai/base/habit.h),
// behind one interface.
#pragma once

#include "ai/base/habit.h"
#include "core/play/table.h"

#include <span>
#include <string_view>

namespace parlour {

class HabitBook {
public:
    virtual ~HabitBook() = default;

    virtual std::span<const DecisionLabel> kinds() const = 0;
    virtual std::span<const DecisionLabel> habits() const = 0;
    // Of the seat to move. Preconditions: a table of this game that is not over; the moves are
    // legal, as the table writes them.
    virtual std::string_view kindOf(const Table& table, std::string_view best) const = 0;
    virtual std::string_view habitOf(const Table& table, std::string_view played,
                                     std::string_view best) const = 0; // may be empty
};

// Null: there is no such game.
const HabitBook* habitsOf(std::string_view game);

} // namespace parlour
