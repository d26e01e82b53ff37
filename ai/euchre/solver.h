// Solves the tricks of a deal with all cards open: best play on both sides.
#pragma once

#include "ai/euchre/open_deal.h"

#include <vector>

namespace parlour::euchre {

// Alpha-beta with a small transposition table of positions between tricks.
class Solver {
public:
    Solver();

    // The points of the hero's side minus those of the other.
    int solve(const OpenDeal& deal, Seat hero);

private:
    // Bounds on the value of a position for the makers.
    struct Entry {
        std::array<CardBits, kSeats> hands{};
        std::uint16_t standing = 0; // leader, tricks and whatever else the points depend on
        std::int8_t low = 0;
        std::int8_t high = 0;
    };

    int search(const OpenDeal& deal, int alpha, int beta);
    int tryMoves(const OpenDeal& deal, int alpha, int beta);

    static constexpr std::size_t kEntries = 1 << 12;
    std::vector<Entry> m_entries;
};

} // namespace parlour::euchre
