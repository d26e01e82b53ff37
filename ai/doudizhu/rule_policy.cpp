#include "ai/doudizhu/rule_policy.h"

#include "ai/doudizhu/kicker.h"

#include <algorithm>

namespace parlour::doudizhu {

namespace {

constexpr std::size_t index(int i) { return static_cast<std::size_t>(i); }

constexpr int kMemoryBits = 15;
constexpr float kOut = 1e6F;       // the last cards
constexpr float kSurelyOut = 1e5F; // the last but one, which nobody can beat

RankSet above(int rank) { return RankSet(kEachRank & ~std::uint64_t{0} << 4 * (rank + 1)); }

RankSet firstOf(RankSet ranks, int count) {
    std::uint64_t rest = ranks.bits();
    while (count-- > 0) rest &= rest - 1;
    return ranks - RankSet(rest);
}

} // namespace

// What the seat to move sees, worked out once for all its plays.
struct RulePolicy::Context {
    Cards hand;
    Cards unseen;
    Pattern toBeat;
    Kickers rule;
    int role;
    int fewest = 20; // cards of an opponent
    int most = 0;
    int partnerCards = 0; // 0: none
    int ownerCards = 0;
    bool isPartnersPlay = false;
    bool isPartnerNext = false;

    explicit Context(const OpenTable& table)
        : hand(table.handToMove()),
          toBeat(table.toBeat),
          rule(table.rule),
          role(table.role(table.next)) {
        for (Seat seat = 0; seat < kPlayers; ++seat) {
            if (seat == table.next) continue;
            const int cards = table.hand(seat).size();
            unseen += table.hand(seat);
            if (table.areAllies(seat, table.next)) {
                partnerCards = cards;
                isPartnerNext = seat == OpenTable::after(table.next);
            } else {
                fewest = std::min(fewest, cards);
                most = std::max(most, cards);
            }
        }
        if (!table.isLead()) {
            isPartnersPlay = table.areAllies(table.owner, table.next);
            ownerCards = table.hand(table.owner).size();
        }
    }

    // Whether the unseen cards hold something higher, as if one opponent had them all.
    bool canBeBeaten(Pattern pattern) const {
        if (pattern.kind == Kind::Rocket) return false;
        if (most >= 2 && unseen.contains(kRocket)) return true;
        const RankSet fours = unseen.atLeast(4);
        if (most >= 4 &&
            !(pattern.kind == Kind::Bomb ? fours & above(pattern.lowest) : fours).empty())
            return true;
        if (pattern.kind == Kind::Bomb || most < cardsOf(pattern)) return false;
        const RankSet ranks = unseen.atLeast(copiesOf(pattern.kind)) & above(pattern.lowest);
        return !(pattern.length == 1 ? ranks : (ranks & kSequenceRanks).runsOf(pattern.length))
                    .empty();
    }

    std::size_t shortage() const { // place in RoleWeights::pass
        return ownerCards <= 1   ? 0
               : ownerCards == 2 ? 1
               : ownerCards <= 4 ? 2
               : ownerCards <= 8 ? 3
                                 : 4;
    }
};

RulePolicy::RulePolicy(const RuleWeights& weights)
    : m_weights(weights), m_memory(std::size_t{1} << kMemoryBits) {}

HandWorth RulePolicy::withoutSequences(Cards hand, const HandWeights& weights) const {
    HandWorth worth;
    if (hand.contains(kRocket)) {
        worth.value += weights.rocket;
        ++worth.plays;
        hand -= kRocket;
    }
    RankSet ones = hand.exactly(1);
    RankSet twos = hand.exactly(2);
    for (const int rank : hand.atLeast(4)) {
        worth.value += weights.bomb[index(rank)];
        ++worth.plays;
    }
    if (const RankSet threes = hand.exactly(3); !threes.empty()) {
        const RankSet joined = threes & kSequenceRanks & RankSet(threes.bits() << 4);
        for (const int rank : threes) {
            worth.value += weights.triplet[index(rank)];
            if (joined.contains(rank))
                worth.value += weights.airplane;
            else
                ++worth.plays;
            // It takes the lowest along.
            const RankSet loose = ones | twos;
            if (loose.empty()) continue;
            const RankSet lowest = firstOf(loose, 1);
            const int low = lowest.lowest();
            const float own =
                ones.contains(low) ? weights.single[index(low)] : weights.pair[index(low)];
            if (own >= weights.carried) continue;
            worth.value += weights.carried;
            ones = ones - lowest;
            twos = twos - lowest;
        }
    }
    for (const int rank : ones) {
        worth.value += weights.single[index(rank)];
        ++worth.plays;
    }
    for (const int rank : twos) {
        worth.value += weights.pair[index(rank)];
        ++worth.plays;
    }
    return worth;
}

// Sequences of single cards begin at `lowest` or later, of pairs at `lowestPairs`: each set of them
// is tried once.
HandWorth RulePolicy::bestFrom(Cards hand, int lowest, int lowestPairs,
                               const HandWeights& weights) const {
    HandWorth best = withoutSequences(hand, weights);
    const auto consider = [&](Cards cards, float value, int from, int fromPairs) {
        HandWorth worth = bestFrom(hand - cards, from, fromPairs, weights);
        worth.value += value;
        ++worth.plays;
        if (worth.value > best.value) best = worth;
    };
    const RankSet pairs = hand.atLeast(2) & kSequenceRanks;
    for (const int start : pairs.runsOf(3) & above(lowestPairs - 1))
        for (int length = 3; pairs.contains(start + length - 1); ++length)
            consider(Cards::ofEach(RankSet::run(start, length), 2),
                     weights.pairSequence +
                         weights.pairSequenceRank * static_cast<float>(start + length - 1),
                     lowest, start);
    const RankSet ranks = hand.ranks() & kSequenceRanks;
    for (const int start : ranks.runsOf(5) & above(lowest - 1))
        for (int length = 5; ranks.contains(start + length - 1); ++length)
            consider(Cards::ofEach(RankSet::run(start, length)),
                     weights.sequence + weights.sequenceCard * static_cast<float>(length - 5) +
                         weights.sequenceRank * static_cast<float>(start + length - 1),
                     start, kRanks);
    return best;
}

HandWorth RulePolicy::worth(Cards hand, int role) {
    const HandWeights& weights = m_weights.roles[index(role)].hand;
    const RankSet pairs = hand.atLeast(2) & kSequenceRanks;
    if ((hand.ranks() & kSequenceRanks).runsOf(5).empty() && pairs.runsOf(3).empty())
        return withoutSequences(hand, weights);
    const std::uint64_t key = hand.bits() | static_cast<std::uint64_t>(role + 1) << 60;
    Remembered& place = m_memory[key * 0x9e3779b97f4a7c15 >> (64 - kMemoryBits)];
    if (place.key != key) place = {key, bestFrom(hand, 0, 0, weights)};
    return place.worth;
}

float RulePolicy::weighPlay(const Context& c, Cards cards, Pattern pattern) {
    const Cards rest = c.hand - cards;
    if (rest.empty()) return kOut;
    const RoleWeights& weights = m_weights.roles[index(c.role)];
    const HandWorth worth = this->worth(rest, c.role);
    float score = worth.value;
    if (!c.canBeBeaten(pattern)) score += worth.plays == 1 ? kSurelyOut : weights.sure;
    const bool isSingle = pattern.kind == Kind::Single && pattern.length == 1;
    const bool isPair = pattern.kind == Kind::Pair && pattern.length == 1;
    if (!c.toBeat) {
        if (isSingle) {
            if (c.fewest == 1 && !(c.unseen.ranks() & above(pattern.lowest)).empty())
                score -= weights.single;
            if (c.partnerCards == 1 && c.isPartnerNext) score += weights.help;
        } else if (isPair && c.fewest == 2) {
            score -= weights.pair;
        }
        if (isSingle || isPair) score += weights.leadRank * static_cast<float>(pattern.lowest);
        return score;
    }
    if (isSingle || isPair) score += weights.followRank * static_cast<float>(pattern.lowest);
    if (c.isPartnersPlay) {
        const int rank = c.toBeat.highest();
        score -= weights.over[c.toBeat.isBomb() || rank >= Ace ? 2 : rank > Ten ? 1 : 0];
        if (c.partnerCards <= 2) score -= weights.overShort;
    }
    return score;
}

// One way or two to complete triplets and fours: with the lowest loose cards.
template <class Sink> void RulePolicy::forEachSensible(const Context& c, const Sink& sink) const {
    const Cards hand = c.hand;
    const RankSet fours = hand.atLeast(4);
    const RankSet sequenceRanks = hand.ranks() & kSequenceRanks;
    RankSet inRuns;
    for (const int start : sequenceRanks.runsOf(5)) inRuns = inRuns | RankSet::run(start, 5);

    const auto carrying = [&](Kind kind, int length, int lowest) {
        const Pattern pattern{kind, static_cast<std::uint8_t>(length),
                              static_cast<std::uint8_t>(lowest)};
        const int count = kickersOf(kind, length);
        const RankSet core = RankSet::run(lowest, length);
        const Cards cores = Cards::ofEach(core, copiesOf(kind));
        const int copies = carriesPairs(kind) ? 2 : 1;
        const auto from = [&](RankSet ranks) {
            if (ranks.size() < count) return false;
            const RankSet taken = firstOf(ranks, count);
            if (copies == 1 && (taken & kJokers) == kJokers) return false;
            sink(cores + Cards::ofEach(taken, copies), pattern);
            return true;
        };
        const RankSet loose = hand.exactly(copies) - core;
        if (copies == 1) {
            const bool apart = !(loose & inRuns).empty() && from(loose - inRuns);
            if (!from(loose) && !apart) from(hand.ranks() - core);
        } else if (!from(loose)) {
            from(hand.atLeast(2) - core);
        }
    };
    const auto plain = [&](Kind kind, int length, RankSet starts) {
        for (const int lowest : starts)
            sink(Cards::ofEach(RankSet::run(lowest, length), copiesOf(kind)),
                 Pattern{kind, static_cast<std::uint8_t>(length),
                         static_cast<std::uint8_t>(lowest)});
    };
    const auto bombs = [&](RankSet ranks) {
        plain(Kind::Bomb, 1, fours & ranks);
        if (hand.contains(kRocket)) sink(kRocket, Pattern{Kind::Rocket, 1, BlackJoker});
    };

    if (c.toBeat) {
        const Kind kind = c.toBeat.kind;
        const int length = c.toBeat.length;
        if (kind == Kind::Rocket) return;
        const RankSet higher = above(c.toBeat.lowest);
        if (kind == Kind::Bomb) return bombs(higher);
        const RankSet ranks = hand.atLeast(copiesOf(kind)) & higher;
        const RankSet starts = length == 1 ? ranks : (ranks & kSequenceRanks).runsOf(length);
        if (carries(kind)) {
            for (const int lowest : starts) carrying(kind, length, lowest);
        } else {
            plain(kind, length, starts);
        }
        return bombs(RankSet(kEachRank));
    }

    for (const Kind kind : {Kind::Single, Kind::Pair, Kind::Triplet}) {
        const RankSet ranks = hand.atLeast(copiesOf(kind));
        plain(kind, 1, ranks - fours);
        if (kind == Kind::Triplet)
            for (const int lowest : ranks - fours)
                for (const Kind carrier : {Kind::TripletWithSingles, Kind::TripletWithPairs})
                    carrying(carrier, 1, lowest);
        const RankSet run = ranks & kSequenceRanks;
        int length = shortestSequence(kind);
        for (RankSet starts = run.runsOf(length); !starts.empty();
             starts = starts & RankSet(run.bits() >> 4 * length++)) {
            plain(kind, length, starts);
            if (kind != Kind::Triplet) continue;
            for (const int lowest : starts)
                for (const Kind carrier : {Kind::TripletWithSingles, Kind::TripletWithPairs})
                    carrying(carrier, length, lowest);
        }
    }
    for (const int lowest : fours)
        for (const Kind carrier : {Kind::FourWithSingles, Kind::FourWithPairs})
            carrying(carrier, 1, lowest);
    bombs(RankSet(kEachRank));
}

// The hand stays as it is; what an opponent's play on the table costs.
WeighedPlay RulePolicy::passing(const Context& c) {
    const float cost = c.isPartnersPlay ? 0 : m_weights.roles[index(c.role)].pass[c.shortage()];
    return {{}, {}, worth(c.hand, c.role).value - cost};
}

WeighedPlay RulePolicy::choose(const OpenTable& table) {
    const Context context(table);
    WeighedPlay best{{}, {}, -2 * kOut};
    forEachSensible(context, [&](Cards cards, Pattern pattern) {
        const float score = weighPlay(context, cards, pattern);
        if (score > best.score) best = {cards, pattern, score};
    });
    if (table.isLead() || best.cards.empty() || best.score >= kSurelyOut / 2) return best;
    const WeighedPlay pass = passing(context);
    return pass.score >= best.score ? pass : best;
}

WeighedPlays RulePolicy::weigh(const OpenTable& table) {
    const Context context(table);
    WeighedPlays plays;
    forEachSensible(context, [&](Cards cards, Pattern pattern) {
        if (plays.size() < plays.capacity() - 1)
            plays.push_back({cards, pattern, weighPlay(context, cards, pattern)});
    });
    if (plays.empty())
        plays.push_back({});
    else if (!table.isLead())
        plays.push_back(passing(context));
    return plays;
}

float RulePolicy::score(const OpenTable& table, Cards cards, Pattern pattern) {
    const Context context(table);
    return cards.empty() ? passing(context).score : weighPlay(context, cards, pattern);
}

int RulePolicy::bid(Cards hand) { return KickerPlayer::worth(hand); }

// Found by hill climbing from the values that programs which split hands commonly use: thousands of
// small changes, kept where they won more deals against what was best before and against `kicker`.
// Again: parlour-lab train doudizhu.
constexpr RuleWeights RulePolicy::kWeights{
    {{{{{-15.1F, -14.1F, -13.1F, -12.1F, -13.0F, -10.1F, -9.1F, -8.1F, -7.1F, -6.1F, -5.1F, -4.1F,
         -3.1F, -2.1F, -1.1F},
        {-13.8F, -12.3F, -11.8F, -10.1F, -7.2F, -8.8F, -7.8F, -6.8F, -5.8F, -3.1F, -2.1F, -1.1F,
         -0.1F},
        {-14.2F, -13.5F, -12.8F, -13.4F, -11.3F, -10.6F, -9.3F, -9.2F, -8.4F, -7.7F, -7.0F, -6.5F,
         -5.5F},
        {4.1F, 4.9F, 5.6F, 6.4F, 7.2F, 8.0F, 8.8F, 9.6F, 10.4F, 8.8F, 9.6F, 12.7F, 12.7F},
        6.5F,
        -14.2F,
        -0.1F,
        0.2F,
        -13.9F,
        -0.6F,
        5.1F,
        0.1F},
       {12.0F, 9.0F, 6.0F, 6.1F, 1.8F},
       {1.8F, 8.0F, 16.0F},
       4.0F,
       -0.3F,
       20.0F,
       8.0F,
       40.0F,
       -0.6F,
       0.5F},
      {{{-13.8F, -12.8F, -11.8F, -10.8F, -11.8F, -8.8F, -7.8F, -6.8F, -5.8F, -5.6F, -3.8F, -2.8F,
         -1.8F, 1.9F, 2.9F},
        {-12.0F, -9.3F, -10.1F, -8.4F, -5.6F, -6.8F, -5.6F, -4.7F, -3.7F, -1.7F, -0.8F, 0.2F, 1.2F},
        {-10.6F, -10.1F, -9.7F, -10.5F, -8.7F, -8.2F, -7.2F, -7.3F, -6.8F, -6.3F, -5.9F, -5.6F,
         -4.9F},
        {4.1F, 4.9F, 5.6F, 6.4F, 7.2F, 8.0F, 8.8F, 9.6F, 10.4F, 8.8F, 9.6F, 12.7F, 12.7F},
        6.5F,
        -12.9F,
        -0.1F,
        0.4F,
        -12.6F,
        -0.2F,
        3.8F,
        0.1F},
       {12.0F, 9.0F, 6.0F, 5.0F, 3.9F},
       {1.8F, 8.0F, 16.0F},
       4.0F,
       0.8F,
       20.0F,
       8.0F,
       40.0F,
       0.6F,
       0.5F},
      {{{-13.8F, -12.8F, -11.8F, -10.8F, -11.8F, -8.8F, -7.8F, -6.8F, -5.8F, -5.6F, -3.8F, -2.8F,
         -1.8F, -0.8F, 0.2F},
        {-12.0F, -9.3F, -10.1F, -8.4F, -5.6F, -6.6F, -5.6F, -4.7F, -4.2F, -2.2F, -1.2F, -0.2F,
         1.2F},
        {-12.8F, -12.2F, -11.7F, -12.4F, -10.5F, -10.0F, -8.8F, -8.8F, -8.2F, -7.7F, -7.1F, -6.8F,
         -6.0F},
        {4.1F, 4.9F, 5.6F, 6.4F, 7.2F, 8.0F, 8.8F, 9.6F, 10.4F, 8.8F, 9.6F, 12.7F, 12.7F},
        6.5F,
        -14.4F,
        -2.6F,
        0.4F,
        -12.6F,
        -0.2F,
        3.8F,
        0.1F},
       {12.0F, 9.0F, 6.0F, 6.1F, 3.9F},
       {1.8F, 8.0F, 16.0F},
       4.0F,
       0.8F,
       20.0F,
       8.0F,
       40.0F,
       0.6F,
       0.5F}}}};

} // namespace parlour::doudizhu
