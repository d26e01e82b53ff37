#include "ai/doudizhu/rule_policy.h"

#include "ai/doudizhu/kicker.h"
#include "core/base/index.h"

#include <algorithm>
#include <cmath>

namespace parlour::doudizhu {

namespace {

constexpr int kCacheBits = 13;
constexpr float kOut = 1e6F;       // score of playing the last cards
constexpr float kSurelyOut = 1e5F; // score of an unbeatable play that leaves one more play

Pattern makePattern(Kind kind, int length, int lowest) {
    return {kind, static_cast<std::uint8_t>(length), static_cast<std::uint8_t>(lowest)};
}

RankSet above(int rank) { return RankSet(kEachRank & ~std::uint64_t{0} << 4 * (rank + 1)); }

// For each group of four ranks, in 16 bits, the number of cards of each rank as a digit in base
// five, the lowest rank as the lowest digit.
std::uint64_t waysOfFour(Cards hand) {
    constexpr std::uint64_t kSecond = 0x0f0f'0f0f'0f0f'0f0f;
    constexpr std::uint64_t kFourth = 0x00ff'00ff'00ff'00ff;
    const std::uint64_t two = (hand.bits() & kSecond) + 5 * (hand.bits() >> 4 & kSecond);
    return (two & kFourth) + 25 * (two >> 8 & kFourth);
}

// A quick test whether there may be a legal play; if false, only a pass is legal.
bool mayReply(const OpenTable& table) {
    if (table.isLead()) return true;
    if (table.toBeat.kind == Kind::Rocket) return false;
    const Cards hand = table.handToMove();
    return !(hand.atLeast(copiesOf(table.toBeat.kind)) & above(table.toBeat.lowest)).empty() ||
           !hand.atLeast(4).empty() || hand.contains(kRocket);
}

bool hasSequence(Cards hand) {
    return !(hand.ranks() & kSequenceRanks).runsOf(5).empty() ||
           !(hand.atLeast(2) & kSequenceRanks).runsOf(3).empty();
}

RankSet firstOf(RankSet ranks, int count) {
    std::uint64_t rest = ranks.bits();
    while (count-- > 0) rest &= rest - 1;
    return ranks - RankSet(rest);
}

} // namespace

// What the seat to move knows, computed once for all its plays.
struct RulePolicy::Context {
    Cards hand;
    Cards unseen;
    Pattern toBeat;
    Kickers rule;
    int role;
    int fewest = 20; // fewest cards of an opponent
    int most = 0;
    int partnerCards = 0; // 0 without a partner
    int ownerCards = 0;
    RankSet unseenFours; // bombs that one opponent may hold
    bool hasUnseenRocket = false;
    bool mayBomb = false;
    bool hasSequence;
    bool isPartnersPlay = false;
    bool isPartnerNext = false;

    explicit Context(const OpenTable& table)
        : hand(table.handToMove()),
          toBeat(table.toBeat),
          rule(table.rule),
          role(table.role(table.next)),
          hasSequence(doudizhu::hasSequence(hand)) {
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
        if (most >= 4) unseenFours = unseen.atLeast(4);
        hasUnseenRocket = most >= 2 && unseen.contains(kRocket);
        mayBomb = hasUnseenRocket || !unseenFours.empty();
        if (!table.isLead()) {
            isPartnersPlay = table.areAllies(table.owner, table.next);
            ownerCards = table.hand(table.owner).size();
        }
    }

    // Whether the unseen cards, taken as one hand, hold something higher.
    bool canBeBeaten(Cards cards, Kind kind, int length, int lowest) const {
        if (kind == Kind::Rocket) return false;
        if (mayBomb && (kind != Kind::Bomb || hasUnseenRocket || unseenFours.highest() > lowest))
            return true;
        if (kind == Kind::Bomb || most < cards.size()) return false;
        const RankSet ranks = unseen.atLeast(copiesOf(kind)) & above(lowest);
        return !(length == 1 ? ranks : (ranks & kSequenceRanks).runsOf(length)).empty();
    }

    std::size_t shortage() const { // index of RoleWeights::pass
        return ownerCards <= 1   ? 0
               : ownerCards == 2 ? 1
               : ownerCards <= 4 ? 2
               : ownerCards <= 8 ? 3
                                 : 4;
    }
};

RulePolicy::Worth RulePolicy::worthOf(float value) {
    return static_cast<Worth>(std::lround(100 * value)) * kUnit;
}

RulePolicy::HandTables::HandTables(const HandWeights& weights)
    : airplane(worthOf(weights.airplane)),
      carried(worthOf(weights.carried)),
      sequence(worthOf(weights.sequence) + 1),
      sequenceCard(worthOf(weights.sequenceCard)),
      sequenceRank(worthOf(weights.sequenceRank)),
      pairSequence(worthOf(weights.pairSequence) + 1),
      pairSequenceRank(worthOf(weights.pairSequenceRank)) {
    const auto play = [](float weight) { return worthOf(weight) + 1; };
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
        single[rank] = play(weights.single[rank]);
        pair[rank] = rank < weights.pair.size() ? play(weights.pair[rank]) : 0;
    }
    for (std::size_t group = 0; group < kGroups; ++group)
        for (std::size_t way = 0; way < kWays; ++way) {
            Worth sum = 0;
            std::size_t rest = way;
            std::array<std::size_t, 4> counts;
            for (std::size_t& count : counts) {
                count = rest % 5;
                rest /= 5;
            }
            for (std::size_t i = 0; i < counts.size(); ++i) {
                const std::size_t rank = 4 * group + i;
                const std::size_t count = counts[i];
                if (count == 0 || rank >= kRanks || (count > 1 && rank >= BlackJoker)) continue;
                sum += count == 1   ? single[rank]
                       : count == 2 ? pair[rank]
                                    : play((count == 3 ? weights.triplet : weights.bomb)[rank]);
            }
            constexpr std::size_t kJoker = BlackJoker % 4;
            if (group == BlackJoker / 4 && counts[kJoker] == 1 && counts[kJoker + 1] == 1)
                sum += play(weights.rocket) - single[BlackJoker] - single[RedJoker];
            left[group][way] = sum;
        }
}

RulePolicy::RulePolicy(const RuleWeights& weights)
    : m_weights(weights),
      m_tables{HandTables(weights.roles[0].hand), HandTables(weights.roles[1].hand),
               HandTables(weights.roles[2].hand)},
      m_cache(std::size_t{1} << kCacheBits) {}

RulePolicy::Worth RulePolicy::withoutSequences(Cards hand, const HandTables& tables) {
    const std::uint64_t ways = waysOfFour(hand);
    Worth worth = (tables.left[0][ways & 0xffff] + tables.left[1][ways >> 16 & 0xffff]) +
                  (tables.left[2][ways >> 32 & 0xffff] + tables.left[3][ways >> 48]);
    const RankSet threes = hand.exactly(3);
    if (threes.empty()) return worth;
    const RankSet joined = threes & kSequenceRanks & RankSet(threes.bits() << 4);
    worth += joined.size() * (tables.airplane - 1);
    // Triplets carry the lowest loose cards.
    if (hand.contains(kRocket)) hand -= kRocket;
    const RankSet ones = hand.exactly(1);
    std::uint64_t loose = (ones | hand.exactly(2)).bits();
    for (int carriers = threes.size(); carriers > 0 && loose; --carriers, loose &= loose - 1) {
        const int low = RankSet(loose).lowest();
        const Worth own = (ones.contains(low) ? tables.single : tables.pair)[index(low)];
        if (own >= tables.carried) break;
        worth += tables.carried - own;
    }
    return worth;
}

// Sequences of single cards begin at `lowest` or above, of pairs at `lowestPairs` or above, so that
// each set of sequences is tried once.
RulePolicy::Worth RulePolicy::bestFrom(Cards hand, int lowest, int lowestPairs,
                                       const HandTables& tables) {
    Worth best = withoutSequences(hand, tables);
    const auto consider = [&](Cards cards, Worth value, int from, int fromPairs) {
        const Worth worth = value + bestFrom(hand - cards, from, fromPairs, tables);
        if (worth > (best | (kUnit - 1))) best = worth;
    };
    const RankSet pairs = hand.atLeast(2) & kSequenceRanks;
    for (const int start : pairs.runsOf(3) & above(lowestPairs - 1))
        for (int length = 3; pairs.contains(start + length - 1); ++length)
            consider(Cards::ofEach(RankSet::run(start, length), 2),
                     tables.pairSequence + tables.pairSequenceRank * (start + length - 1), lowest,
                     start);
    const RankSet ranks = hand.ranks() & kSequenceRanks;
    for (const int start : ranks.runsOf(5) & above(lowest - 1))
        for (int length = 5; ranks.contains(start + length - 1); ++length)
            consider(Cards::ofEach(RankSet::run(start, length)),
                     tables.sequence + tables.sequenceCard * (length - 5) +
                         tables.sequenceRank * (start + length - 1),
                     start, kRanks);
    return best;
}

RulePolicy::Worth RulePolicy::withSequences(Cards hand, int role) {
    const std::uint64_t key = hand.bits() | static_cast<std::uint64_t>(role + 1) << 60;
    CacheEntry& entry = m_cache[key * 0x9e3779b97f4a7c15 >> (64 - kCacheBits)];
    if (entry.key != key) entry = {key, bestFrom(hand, 0, 0, m_tables[index(role)])};
    return entry.worth;
}

HandWorth RulePolicy::worth(Cards hand, int role) {
    const Worth worth = hasSequence(hand) ? withSequences(hand, role)
                                          : withoutSequences(hand, m_tables[index(role)]);
    return {valueOf(worth), playsOf(worth)};
}

// `rest` is part of the hand to move; if that has no sequence, neither has the rest.
RulePolicy::Worth RulePolicy::restWorth(const Context& c, Cards rest) {
    return c.hasSequence && hasSequence(rest) ? withSequences(rest, c.role)
                                              : withoutSequences(rest, m_tables[index(c.role)]);
}

// The pattern comes in parts, because a Pattern for each play would have to pass through memory.
float RulePolicy::weighPlay(const Context& c, Cards cards, Kind kind, int length, int lowest) {
    const Cards rest = c.hand - cards;
    if (rest.empty()) return kOut;
    const RoleWeights& weights = m_weights.roles[index(c.role)];
    const Worth worth = restWorth(c, rest);
    float score = valueOf(worth);
    if (!c.canBeBeaten(cards, kind, length, lowest))
        score += playsOf(worth) == 1 ? kSurelyOut : weights.sure;
    const bool isSingle = kind == Kind::Single && length == 1;
    const bool isPair = kind == Kind::Pair && length == 1;
    if (!c.toBeat) {
        if (isSingle) {
            if (c.fewest == 1 && !(c.unseen.ranks() & above(lowest)).empty())
                score -= weights.single;
            if (c.partnerCards == 1 && c.isPartnerNext) score += weights.help;
        } else if (isPair && c.fewest == 2) {
            score -= weights.pair;
        }
        if (isSingle || isPair) score += weights.leadRank * static_cast<float>(lowest);
        return score;
    }
    if (isSingle || isPair) score += weights.followRank * static_cast<float>(lowest);
    if (c.isPartnersPlay) {
        const int rank = c.toBeat.highest();
        score -= weights.over[c.toBeat.isBomb() || rank >= Ace ? 2 : rank > Ten ? 1 : 0];
        if (c.partnerCards <= 2) score -= weights.overShort;
    }
    return score;
}

// Triplets and fours are completed in one or two ways only, with the lowest loose cards.
template <class Sink> void RulePolicy::forEachSensible(const Context& c, const Sink& sink) const {
    const Cards hand = c.hand;
    const RankSet fours = hand.atLeast(4);
    const RankSet sequenceRanks = hand.ranks() & kSequenceRanks;
    RankSet inRuns;
    for (const int start : sequenceRanks.runsOf(5)) inRuns = inRuns | RankSet::run(start, 5);

    const auto carrying = [&](Kind kind, int length, int lowest) {
        const int count = kickersOf(kind, length);
        const RankSet core = RankSet::run(lowest, length);
        const Cards cores = Cards::ofEach(core, copiesOf(kind));
        const int copies = carriesPairs(kind) ? 2 : 1;
        const auto from = [&](RankSet ranks) {
            if (ranks.size() < count) return false;
            const RankSet taken = firstOf(ranks, count);
            if (copies == 1 && (taken & kJokers) == kJokers) return false;
            sink(cores + Cards::ofEach(taken, copies), kind, length, lowest);
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
            sink(Cards::ofEach(RankSet::run(lowest, length), copiesOf(kind)), kind, length, lowest);
    };
    const auto bombs = [&](RankSet ranks) {
        plain(Kind::Bomb, 1, fours & ranks);
        if (hand.contains(kRocket)) sink(kRocket, Kind::Rocket, 1, int{BlackJoker});
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

// Keeps the whole hand, at the cost of leaving an opponent's play unbeaten.
WeighedPlay RulePolicy::passing(const Context& c) {
    const float cost = c.isPartnersPlay ? 0 : m_weights.roles[index(c.role)].pass[c.shortage()];
    return {{}, {}, valueOf(restWorth(c, c.hand)) - cost};
}

WeighedPlay RulePolicy::choose(const OpenTable& table) {
    if (!mayReply(table)) return {{}, {}, -2 * kOut};
    const Context context(table);
    Cards best;
    Kind bestKind = Kind::None;
    int bestLength = 0;
    int bestLowest = 0;
    float most = -2 * kOut;
    forEachSensible(context, [&](Cards cards, Kind kind, int length, int lowest) {
        const float score = weighPlay(context, cards, kind, length, lowest);
        if (score <= most) return;
        most = score;
        best = cards;
        bestKind = kind;
        bestLength = length;
        bestLowest = lowest;
    });
    const WeighedPlay play{best, makePattern(bestKind, bestLength, bestLowest), most};
    if (table.isLead() || best.empty() || most >= kSurelyOut / 2) return play;
    const WeighedPlay pass = passing(context);
    return pass.score >= most ? pass : play;
}

WeighedPlays RulePolicy::weigh(const OpenTable& table) {
    WeighedPlays plays;
    if (!mayReply(table)) {
        plays.push_back({});
        return plays;
    }
    const Context context(table);
    forEachSensible(context, [&](Cards cards, Kind kind, int length, int lowest) {
        if (plays.size() < plays.capacity() - 1)
            plays.push_back({cards, makePattern(kind, length, lowest),
                             weighPlay(context, cards, kind, length, lowest)});
    });
    if (plays.empty())
        plays.push_back({});
    else if (!table.isLead())
        plays.push_back(passing(context));
    return plays;
}

float RulePolicy::score(const OpenTable& table, Cards cards, Pattern pattern) {
    const Context context(table);
    return cards.empty() ? passing(context).score
                         : weighPlay(context, cards, pattern.kind, pattern.length, pattern.lowest);
}

int RulePolicy::bid(Cards hand) { return KickerPlayer::worth(hand); }

// Found by hill climbing from values that hand-splitting programs commonly use: thousands of small
// changes, kept if they won more deals against the best weights so far and against `kicker`. To
// repeat: parlour-lab train doudizhu.
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
