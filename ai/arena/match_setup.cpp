#include "ai/arena/match_setup.h"

#include <algorithm>
#include <cassert>

namespace parlour {

Seating::Seating(std::vector<int> sideOf, bool rotate, bool duplicate)
    : m_sideOf(std::move(sideOf)),
      m_sides(*std::ranges::max_element(m_sideOf) + 1),
      m_rotate(rotate),
      m_duplicate(duplicate) {
    assert(!duplicate || m_sides == 2);
}

int Seating::placeAt(int game, int seat) const {
    const int shift = m_rotate ? game / (m_duplicate ? 2 : 1) : 0;
    const int place = (seat + shift) % seats();
    return m_duplicate && game % 2 == 1 ? exchanged(place) : place;
}

// Exchanges the nth place of a side with the nth of the other; the places of a smaller side are
// reused.
int Seating::exchanged(int place) const {
    const int side = sideOf(place);
    const auto nth = std::count(m_sideOf.begin(), m_sideOf.begin() + place, side);
    const auto othersSize = std::ranges::count(m_sideOf, 1 - side);
    assert(othersSize > 0);
    auto left = nth % othersSize;
    for (int other = 0;; ++other)
        if (sideOf(other) != side && left-- == 0) return other;
}

} // namespace parlour
