// The end of a deal with all hands open, played without a mistake on both sides: who wins.
#pragma once

#include "ai/doudizhu/open_table.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace parlour::doudizhu {

class Endgame {
public:
    Endgame();

    // Forgets what it has found. What it answers depends only on what it was asked since then.
    void forget() { ++m_age; }

    // Whether the landlord wins; nothing if that takes more than so many positions.
    std::optional<bool> landlordWins(const OpenTable& table, int positions);

private:
    struct Found {
        std::uint64_t key = 0;
        std::uint32_t age = 0;
        bool landlordWins = false;
    };

    bool search(const OpenTable& table);

    std::vector<Found> m_found;
    std::uint32_t m_age = 1;
    int m_left = 0; // positions; negative: given up
};

} // namespace parlour::doudizhu
