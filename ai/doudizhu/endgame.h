// Solves the end of a deal with all hands open: who wins with best play on both sides.
#pragma once

#include "ai/doudizhu/open_table.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace parlour::doudizhu {

class Endgame {
public:
    Endgame();

    // Empties the transposition table. Answers depend only on the questions since then.
    void forget() { ++m_generation; }

    // Whether the landlord wins; nothing if that takes more than `positions` positions.
    std::optional<bool> landlordWins(const OpenTable& table, int positions);

private:
    struct Entry {
        std::uint64_t key = 0;
        std::uint32_t generation = 0;
        bool landlordWins = false;
    };

    bool search(const OpenTable& table);

    std::vector<Entry> m_table;
    std::uint32_t m_generation = 1;
    int m_left = 0; // positions; negative once given up
};

} // namespace parlour::doudizhu
