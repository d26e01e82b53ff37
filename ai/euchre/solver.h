// The tricks of a deal with all cards open, played without a mistake by both sides.
#pragma once

#include "ai/euchre/open_deal.h"

#include <vector>

namespace parlour::euchre {

// Alpha-beta; positions between tricks are kept in a small table.
class Solver {
public:
    Solver();

    // The hero's points less those of the other side.
    int solve(const OpenDeal& deal, Seat hero);

private:
    // What is known of a position for the makers: their points are at least `low`, at most `high`.
    struct Entry {
        std::array<Places, kSeats> hands{};
        std::uint16_t standing = 0; // who leads, the tricks, what the points depend on
        std::int8_t low = 0;
        std::int8_t high = 0;
    };

    int search(const OpenDeal& deal, int alpha, int beta);
    int tryMoves(const OpenDeal& deal, int alpha, int beta);

    static constexpr std::size_t kEntries = 1 << 12;
    std::vector<Entry> m_entries;
};

} // namespace parlour::euchre
