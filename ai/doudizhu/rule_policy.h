// The quick rules: a policy for playouts that scores the few sensible plays by what they leave in
// the hand, whom they beat and who is nearly out. It uses only what its seat knows.
#pragma once

#include "ai/doudizhu/open_table.h"

#include <array>
#include <vector>

namespace parlour::doudizhu {

// Values of the parts of a hand.
struct HandWeights {
    std::array<float, kRanks> single;
    std::array<float, kRanks - 2> pair;
    std::array<float, kRanks - 2> triplet;
    std::array<float, kRanks - 2> bomb;
    float rocket;
    float sequence, sequenceCard, sequenceRank; // per sequence, per card above five, per rank
    float pairSequence, pairSequenceRank;
    float airplane; // for each triplet next to a lower one
    float carried;  // a single card or pair that a triplet carries
};

struct RoleWeights {
    HandWeights hand;
    std::array<float, 5> pass;  // cost of passing an opponent's play, by the owner's cards left
    std::array<float, 3> over;  // cost of beating the partner's low, middling or high play
    float overShort;            // more of that if the partner has one or two cards left
    float sure;                 // a play that no opponent can beat
    float single, pair;         // cost of a lead with which an opponent may go out
    float help;                 // a single card led to a partner who has one card left
    float leadRank, followRank; // per rank of a single card or pair
};

struct RuleWeights {
    std::array<RoleWeights, kPlayers> roles; // landlord, the seat after, the seat before
};

struct HandWorth {
    float value = 0;
    int plays = 0; // turns to play the whole hand if nobody else plays
};

struct WeighedPlay {
    Cards cards; // empty for a pass
    Pattern pattern;
    float score = 0;
};
using WeighedPlays = boost::container::static_vector<WeighedPlay, 128>;

// Each thread needs its own: it caches the values of hands, which changes no answer.
class RulePolicy {
public:
    static const RuleWeights kWeights;

    explicit RulePolicy(const RuleWeights& weights = kWeights);

    // The value of the best split of a hand, for an index of RuleWeights::roles.
    HandWorth worth(Cards hand, int role);

    // The play of the highest score. Precondition: not over.
    WeighedPlay choose(const OpenTable& table);
    // All sensible plays and their scores; a pass that is the only move has no score.
    WeighedPlays weigh(const OpenTable& table);
    // The score of any legal play.
    float score(const OpenTable& table, Cards cards, Pattern pattern);

    // The bid with this hand.
    int bid(Cards hand);

private:
    // A HandWorth packed into an integer that can be added up: hundredths of its value times kUnit,
    // plus the number of plays, which is less than kUnit.
    using Worth = std::int32_t;
    static constexpr Worth kUnit = 32;
    static Worth worthOf(float value);
    static int playsOf(Worth worth) { return worth & (kUnit - 1); }
    static float valueOf(Worth worth) {
        return static_cast<float>((worth - playsOf(worth)) / kUnit) * 0.01F;
    }
    struct CacheEntry {
        std::uint64_t key = 0;
        Worth worth = 0;
    };
    struct HandTables { // of one role
        // The value of four ranks without sequences, by the number of cards of each (waysOfFour).
        static constexpr std::size_t kGroups = 4;
        static constexpr std::size_t kWays = 5 * 5 * 5 * 5;
        std::array<std::array<Worth, kWays>, kGroups> left;
        // These include the play that they take.
        std::array<Worth, kRanks> single;
        std::array<Worth, kRanks> pair;
        Worth airplane, carried;                    // take no play of their own
        Worth sequence, sequenceCard, sequenceRank; // only the first includes a play
        Worth pairSequence, pairSequenceRank;

        explicit HandTables(const HandWeights& weights);
    };
    struct Context;

    static Worth withoutSequences(Cards hand, const HandTables& tables);
    static Worth bestFrom(Cards hand, int lowest, int lowestPairs, const HandTables& tables);
    Worth withSequences(Cards hand, int role);
    Worth restWorth(const Context& context, Cards rest);
    WeighedPlay passing(const Context& context);
    float weighPlay(const Context& context, Cards cards, Kind kind, int length, int lowest);
    template <class Sink> void forEachSensible(const Context& context, const Sink& sink) const;

    RuleWeights m_weights;
    std::array<HandTables, kPlayers> m_tables;
    std::vector<CacheEntry> m_cache;
};

} // namespace parlour::doudizhu
