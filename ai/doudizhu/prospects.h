// What is certain about a hand: the fewest plays it takes to play it, and what may beat a play.
#pragma once

#include "core/doudizhu/plays.h"

#include <cstdint>
#include <map>

namespace parlour::doudizhu {

// The fewest plays that a hand can be played in if nobody else plays. Exact, unlike Split::plays(),
// which counts those of the most valuable split. Remembers what it has counted.
class LeastPlays {
public:
    explicit LeastPlays(Kickers rule) : m_rule(rule) {}

    int operator()(Cards hand);

private:
    Kickers m_rule;
    std::map<std::uint64_t, std::uint8_t> m_known; // by the bits of the hand
};

// Whether a hand of at most `most` of these cards may beat a play, if there are always kickers.
bool mayBeat(Cards cards, int most, Pattern pattern);

} // namespace parlour::doudizhu
