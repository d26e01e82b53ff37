#include "core/doudizhu/pattern.h"

#include <array>

namespace parlour::doudizhu {

namespace {

constexpr Pattern makePattern(Kind kind, int length, int lowest) {
    return {kind, static_cast<std::uint8_t>(length), static_cast<std::uint8_t>(lowest)};
}

// For cards with the same number of each rank.
Pattern plain(RankSet ranks, int copies) {
    const int length = ranks.size();
    const int lowest = ranks.lowest();
    if (copies == 4) return length == 1 ? makePattern(Kind::Bomb, 1, lowest) : Pattern();
    const Kind kind = static_cast<Kind>(copies);
    if (length == 1) return makePattern(kind, 1, lowest);
    if (length < shortestSequence(kind) || ranks != RankSet::run(lowest, length) ||
        !(ranks - kSequenceRanks).empty())
        return {};
    return makePattern(kind, length, lowest);
}

bool mayCarry(Kind kind, Cards kickers, RankSet core, Kickers rule) {
    return carriesPairs(kind) ? kickers == Cards::ofEach(kickers.ranks(), 2)
                              : mayCarrySingles(kickers, core, rule);
}

// Precondition: the cards are as many as a pattern of this kind and length has.
Pattern carrying(Kind kind, int length, Cards cards, Kickers rule) {
    const RankSet cores = kind < Kind::FourWithSingles ? cards.exactly(3) : cards.atLeast(4);
    const RankSet starts = length == 1 ? cores : (cores & kSequenceRanks).runsOf(length);
    if (starts.empty()) return {};
    const int lowest = starts.highest();
    const RankSet core = RankSet::run(lowest, length);
    return mayCarry(kind, cards.without(core), core, rule) ? makePattern(kind, length, lowest)
                                                           : Pattern();
}

} // namespace

Pattern patternOf(Cards cards, Kickers rule) {
    if (cards.empty()) return {};
    if (cards == kRocket) return makePattern(Kind::Rocket, 1, BlackJoker);
    const RankSet ranks = cards.ranks();
    const int size = cards.size();
    const int copies = cards.count(ranks.lowest());
    if (cards == Cards::ofEach(ranks, copies)) {
        if (const Pattern pattern = plain(ranks, copies)) return pattern;
    }
    Pattern found;
    const auto look = [&](Kind kind, int length) {
        if (!found) found = carrying(kind, length, cards, rule);
    };
    if (size % 4 == 0) look(Kind::TripletWithSingles, size / 4);
    if (size % 5 == 0) look(Kind::TripletWithPairs, size / 5);
    if (size == 6) look(Kind::FourWithSingles, 1);
    if (size == 8) look(Kind::FourWithPairs, 1);
    return found;
}

const Phrase& patternName(Pattern pattern) {
    static constexpr std::array<Phrase, 10> kNames{
        PARLOUR_PHRASE("Doudizhu", "nothing that can be played"),
        PARLOUR_PHRASE("Doudizhu", "single card"),
        PARLOUR_PHRASE("Doudizhu", "pair"),
        PARLOUR_PHRASE("Doudizhu", "triplet"),
        PARLOUR_PHRASE("Doudizhu", "triplet with a single card"),
        PARLOUR_PHRASE("Doudizhu", "triplet with a pair"),
        PARLOUR_PHRASE("Doudizhu", "four with two single cards"),
        PARLOUR_PHRASE("Doudizhu", "four with two pairs"),
        PARLOUR_PHRASE("Doudizhu", "bomb"),
        PARLOUR_PHRASE("Doudizhu", "rocket"),
    };
    static constexpr std::array<Phrase, 6> kSequenceNames{
        PARLOUR_PHRASE("Doudizhu", "nothing that can be played"),
        PARLOUR_PHRASE("Doudizhu", "sequence"),
        PARLOUR_PHRASE("Doudizhu", "sequence of pairs"),
        PARLOUR_PHRASE("Doudizhu", "airplane"),
        PARLOUR_PHRASE("Doudizhu", "airplane with wings"),
        PARLOUR_PHRASE("Doudizhu", "airplane with wings of pairs"),
    };
    const auto kind = static_cast<std::size_t>(pattern.kind);
    return pattern.length > 1 ? kSequenceNames[kind] : kNames[kind];
}

} // namespace parlour::doudizhu
