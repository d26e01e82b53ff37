#pragma once

#include "core/play/table.h"

#include <vector>

namespace parlour::test {

// Of the seats that are there, as records have them. Precondition: over.
inline std::vector<int> scoresOf(const Table& table) {
    const Scores all = table.scores();
    return {all.begin(), all.begin() + table.seats()};
}

} // namespace parlour::test
