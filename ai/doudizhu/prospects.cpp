#include "ai/doudizhu/prospects.h"

#include <algorithm>

namespace parlour::doudizhu {

// In some play goes the lowest card, so it may as well be the first.
int LeastPlays::operator()(Cards hand) {
    if (hand.empty()) return 0;
    if (patternOf(hand, m_rule)) return 1;
    if (const auto known = m_known.find(hand.bits()); known != m_known.end()) return known->second;
    const int lowest = hand.ranks().lowest();
    int least = hand.size();
    forEachPlay(hand, m_rule, [&](Cards play) {
        if (least > 2 && play.count(lowest) > 0) least = std::min(least, 1 + (*this)(hand - play));
    });
    m_known.emplace(hand.bits(), static_cast<std::uint8_t>(least));
    return least;
}

bool mayBeat(Cards cards, int most, Pattern pattern) {
    if (pattern.kind == Kind::Rocket) return false;
    if (most >= 2 && cards.contains(kRocket)) return true;
    const RankSet higher = RankSet(kEachRank & ~std::uint64_t{0} << 4 * (pattern.lowest + 1));
    const RankSet fours = cards.atLeast(4);
    if (most >= 4 && !(pattern.kind == Kind::Bomb ? fours & higher : fours).empty()) return true;
    if (pattern.kind == Kind::Bomb || most < cardsOf(pattern)) return false;
    const RankSet ranks = cards.atLeast(copiesOf(pattern.kind)) & higher;
    return !(pattern.length == 1 ? ranks : (ranks & kSequenceRanks).runsOf(pattern.length)).empty();
}

} // namespace parlour::doudizhu
