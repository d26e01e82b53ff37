// A quick player for imagined games: it weighs the few sensible plays by what they leave in the
// hand, by who has played and who is nearly out. It knows only what its seat knows.
#pragma once

#include "ai/doudizhu/open_table.h"

#include <array>
#include <vector>

namespace parlour::doudizhu {

// The tables are in plays of the hand, about: -1 is a play more until the hand is out.
struct HandWeights {
    std::array<float, kRanks> single;
    std::array<float, kRanks - 2> pair;
    std::array<float, kRanks - 2> triplet;
    std::array<float, kRanks - 2> bomb;
    float rocket;
    float sequence, sequenceCard, sequenceRank; // and for each card, and for the highest rank
    float pairSequence, pairSequenceRank;
    float airplane; // for each triplet that goes on where another ends
    float carried;  // a single card or pair that a triplet takes along
};

struct RoleWeights {
    HandWeights hand;
    std::array<float, 5> pass;  // beside an opponent's play; by the cards he has left
    std::array<float, 3> over;  // a play over the partner's, which is low, middling or high
    float overShort;            // more, if the partner has one or two cards left
    float sure;                 // a play that no opponent can beat
    float single, pair;         // led although it may let an opponent out
    float help;                 // a single card led to a partner who has one left
    float leadRank, followRank; // for each rank of a single card or pair
};

struct RuleWeights {
    std::array<RoleWeights, kPlayers> roles; // landlord, the seat after him, the seat before him
};

// What is left to do with a hand.
struct HandWorth {
    float value = 0;
    int plays = 0; // to be out when nobody else plays
};

struct WeighedPlay {
    Cards cards; // none: a pass
    Pattern pattern;
    float score = 0;
};
using WeighedPlays = boost::container::static_vector<WeighedPlay, 128>;

// One for each thread: remembers what hands are worth, which changes no answer.
class RulePolicy {
public:
    static const RuleWeights kWeights;

    explicit RulePolicy(const RuleWeights& weights = kWeights);

    // The best way to split a hand, for a role as in RuleWeights.
    HandWorth worth(Cards hand, int role);

    // What whoever is to move plays. Precondition: not over.
    WeighedPlay choose(const OpenTable& table);
    // All that it thinks of, with the scores of which `choose` takes the highest; a single pass has
    // none.
    WeighedPlays weigh(const OpenTable& table);
    // One of any plays. Precondition: legal.
    float score(const OpenTable& table, Cards cards, Pattern pattern);

    // What to bid with a hand that may still bid.
    int bid(Cards hand);

private:
    // A HandWorth in one word that can be added up: hundredths of its value times kUnit, and plays,
    // which are less than that.
    using Worth = std::int32_t;
    static constexpr Worth kUnit = 32;
    static Worth worthOf(float value);
    static int playsOf(Worth worth) { return worth & (kUnit - 1); }
    static float valueOf(Worth worth) {
        return static_cast<float>((worth - playsOf(worth)) / kUnit) * 0.01F;
    }
    struct Remembered {
        std::uint64_t key = 0;
        Worth worth = 0;
    };
    struct HandTables { // of one role
        // What four ranks are worth with no sequence, by what there is of them: see waysOfFour.
        static constexpr std::size_t kGroups = 4;
        static constexpr std::size_t kWays = 5 * 5 * 5 * 5;
        std::array<std::array<Worth, kWays>, kGroups> left;
        // Each as a play of its own.
        std::array<Worth, kRanks> single;
        std::array<Worth, kRanks> pair;
        Worth airplane, carried;                    // beside other plays
        Worth sequence, sequenceCard, sequenceRank; // the first one is a play
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
    std::vector<Remembered> m_memory;
};

} // namespace parlour::doudizhu
