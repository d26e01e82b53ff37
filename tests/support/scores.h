#pragma once

#include "core/play/table.h"

#include <vector>

namespace parlour::test {

// The scores of the seats in play, as in records. Precondition: the game is over.
inline std::vector<int> scoresOf(const Table& table) {
    const Scores all = table.scores();
    return {all.begin(), all.begin() + table.seats()};
}

} // namespace parlour::test
