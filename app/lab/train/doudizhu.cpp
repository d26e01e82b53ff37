// Hill climbing: tries one small change of the weights after another and keeps a change if it wins
// more deals, against the unchanged weights and against the player `kicker`.
#include "ai/doudizhu/kicker.h"
#include "ai/doudizhu/rule_policy.h"
#include "app/lab/evolution.h"
#include "app/lab/train/training.h"

#include <bit>
#include <cmath>
#include <cstddef>
#include <vector>

namespace parlour::lab {

namespace {

using namespace parlour::doudizhu;

constexpr Options kOptions{false, Kickers::Any, Scoring::Classic};

// --- The weights as lists of numbers ---

constexpr std::size_t kSize = sizeof(RoleWeights) / sizeof(float);
using Numbers = std::array<std::array<float, kSize>, kPlayers>; // by role
static_assert(sizeof(Numbers) == sizeof(RuleWeights));

struct Range {
    std::size_t first;
    std::size_t size;
};
constexpr std::size_t kSequence = offsetof(HandWeights, sequence) / sizeof(float);
constexpr std::size_t kPairSequence = offsetof(HandWeights, pairSequence) / sizeof(float);
constexpr std::size_t kAirplane = offsetof(HandWeights, airplane) / sizeof(float);
constexpr std::array<Range, 4> kTables{{
    {offsetof(HandWeights, single) / sizeof(float), kRanks},
    {offsetof(HandWeights, pair) / sizeof(float), kRanks - 2},
    {offsetof(HandWeights, triplet) / sizeof(float), kRanks - 2},
    {offsetof(HandWeights, bomb) / sizeof(float), kRanks - 2},
}};
constexpr std::size_t kAfterTables = offsetof(HandWeights, rocket) / sizeof(float);
constexpr std::size_t kPass = offsetof(RoleWeights, pass) / sizeof(float);
constexpr std::size_t kOver = offsetof(RoleWeights, over) / sizeof(float);
constexpr std::size_t kAfterOver = offsetof(RoleWeights, overShort) / sizeof(float);

// Plain values, in ranks of a card: each play that a hand needs costs about as much as twelve
// ranks.
RuleWeights plainWeights() {
    HandWeights hand{};
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
        const auto height = static_cast<float>(rank);
        hand.single[rank] = height - 14;
        if (rank >= hand.pair.size()) continue; // jokers
        hand.pair[rank] = height - 13;
        hand.triplet[rank] = 0.7F * height - 13;
        hand.bomb[rank] = 0.8F * height + 4;
    }
    hand.rocket = 6.5F;
    hand.sequence = hand.pairSequence = -13;
    hand.airplane = 4;
    RoleWeights role{hand, {12, 9, 6, 5, 3}, {2, 8, 16}, 4, 1, 20, 8, 40, 0, 0.5F};
    return {{role, role, role}};
}

// To tenths, as in the program's table.
RuleWeights rounded(const RuleWeights& weights) {
    auto numbers = std::bit_cast<Numbers>(weights);
    for (auto& role : numbers)
        for (float& number : role) number = std::round(10 * number) / 10;
    return std::bit_cast<RuleWeights>(numbers);
}

std::string inSource(const RuleWeights& weights) {
    constexpr std::string_view kFormat = "{:.1f}F";
    std::string text;
    for (const auto& role : std::bit_cast<Numbers>(weights)) {
        const std::span<const float> numbers(role);
        const auto list = [&](std::size_t first, std::size_t size) {
            return fmt::format("{{{}}}", listed(numbers.subspan(first, size), kFormat));
        };
        std::string hand;
        for (const auto& [first, size] : kTables) hand += list(first, size) + ",\n";
        hand += listed(numbers.subspan(kAfterTables, kPass - kAfterTables), kFormat);
        text += fmt::format("{}{{{{{}}},\n{},\n{},\n{}}}", text.empty() ? "" : ",\n", hand,
                            list(kPass, kOver - kPass), list(kOver, kAfterOver - kOver),
                            listed(numbers.subspan(kAfterOver), kFormat));
    }
    return fmt::format("{{{{{}}}}}", text);
}

// A random change: of a weight or two, of a table or a part of it, or of the cost of every play;
// for all roles alike, for one, or for both peasants.
RuleWeights changed(const RuleWeights& weights, Rng& rng) {
    auto numbers = std::bit_cast<Numbers>(weights);
    const auto below = [&](std::size_t bound) {
        return std::size_t{rng.below(static_cast<std::uint32_t>(bound))};
    };
    std::size_t roles = 0b111;
    if (below(2) == 0) roles = below(3) == 0 ? 0b110 : std::size_t{1} << below(kPlayers);
    const double scale = below(3) == 0 ? 2.5 : 0.9;
    const auto size = [&] { return static_cast<float>(scale * normal(rng)); };
    const auto add = [&](std::size_t number, float difference) {
        for (std::size_t role = 0; role < kPlayers; ++role)
            if ((roles >> role & 1) != 0) numbers[role][number] += difference;
    };

    const std::size_t kind = below(10);
    const float difference = size();
    if (kind < 6) { // every second time a weight outside the tables
        add(below(2) == 0 ? below(kSize) : kAfterTables + below(kSize - kAfterTables), difference);
        if (below(3) == 0) {
            const std::size_t other = below(kSize);
            add(other, size());
        }
    } else if (kind < 9) {
        const Range table = kTables[below(kTables.size())];
        const std::size_t first = below(table.size);
        const std::size_t end = std::min(table.size, first + 1 + below(4));
        for (std::size_t i = 0; i < table.size; ++i) {
            const auto height = static_cast<float>(i) - static_cast<float>(first);
            if (kind == 6) // the whole table
                add(table.first + i, 0.7F * difference);
            else if (kind == 7) // its slope
                add(table.first + i, 0.12F * height * difference);
            else if (i >= first && i < end)
                add(table.first + i, difference);
        }
    } else {
        for (const Range& table : {kTables[0], kTables[1], kTables[2]})
            for (std::size_t i = 0; i < table.size; ++i) add(table.first + i, difference);
        add(kSequence, difference);
        add(kPairSequence, difference);
        add(kAirplane, -difference);
    }
    return std::bit_cast<RuleWeights>(numbers);
}

// --- Games ---

bool landlordWins(const Deal& deal, RulePolicy& landlord, RulePolicy& peasants) {
    OpenTable table(Doudizhu::start(kOptions, deal));
    while (!table.isOver()) {
        const auto play = (table.next == table.landlord ? landlord : peasants).choose(table);
        table.apply(play.cards, play.pattern);
    }
    return table.owner == table.landlord;
}

// Whether the policy wins in this role.
bool beatsKicker(const Deal& deal, RulePolicy& policy, bool isLandlord) {
    State state = Doudizhu::start(kOptions, deal);
    KickerPlayer kicker;
    Rng rng(1); // not used by the player
    while (Doudizhu::toMove(state) != kNoSeat) {
        if ((state.pub.next == state.pub.landlord) == isLandlord)
            Doudizhu::apply(state, Move(policy.choose(OpenTable(state)).cards));
        else
            Doudizhu::apply(
                state, kicker.decide(Doudizhu::observe(state, state.pub.next), rng, {}, {}).move);
    }
    return (state.pub.winner() == state.pub.landlord) == isLandlord;
}

// Each deal is played twice: once with the weights as the landlord, once as the peasants.
std::string compare(const RuleWeights& weights, const RuleWeights& others,
                    const Comparison& comparison) {
    RulePolicy policy(weights);
    RulePolicy other(others);
    return shareWon(comparison, 2, [&](Rng& rng) {
        const Deal deal = Doudizhu::deal(kOptions, rng);
        return landlordWins(deal, policy, other) + !landlordWins(deal, other, policy);
    });
}

// A sequential test whether weights are better than those before: ends early if they do not seem
// to be.
class Trial {
public:
    Trial(const RuleWeights& weights, const RuleWeights& before, Rng& rng)
        : m_policy(weights), m_before(before), m_rng(rng) {}

    bool isBetter() {
        struct Stage {
            int deals;
            double least; // standard errors above no difference
        };
        constexpr std::array<Stage, 4> kStages{{{300, 0.3}, {600, 0.7}, {1200, 1.1}, {2500, 1.5}}};
        constexpr double kEnough = 3; // standard errors that end the test at once
        constexpr double kFewest = 4; // deals with different results that are needed to judge
        for (const auto& [deals, least] : kStages) {
            for (int i = 0; i < deals; ++i) againstEachOther();
            for (int i = 0; i < deals / 3; ++i) againstKicker();
            if (m_squares < kFewest) return false;
            const double errors = m_sum / std::sqrt(m_squares);
            if (errors < least) return false;
            if (errors > kEnough) return true;
        }
        return true;
    }
    std::int64_t games() const { return m_games; }

private:
    void againstEachOther() {
        const Deal deal = Doudizhu::deal(kOptions, m_rng);
        add(landlordWins(deal, m_policy, m_before) - landlordWins(deal, m_before, m_policy));
        m_games += 2;
    }
    void againstKicker() {
        const Deal deal = Doudizhu::deal(kOptions, m_rng);
        double sum = 0;
        for (const bool isLandlord : {true, false})
            sum +=
                beatsKicker(deal, m_policy, isLandlord) - beatsKicker(deal, m_before, isLandlord);
        add(sum / 2);
        m_games += 4;
    }
    void add(double difference) {
        m_sum += difference;
        m_squares += difference * difference;
    }

    RulePolicy m_policy;
    RulePolicy m_before;
    Rng& m_rng;
    double m_sum = 0;
    double m_squares = 0;
    std::int64_t m_games = 0;
};

Trained trainRules(const TrainingSetup& setup) {
    Rng rng(setup.seed);
    RuleWeights weights = plainWeights();
    int tried = 0;
    int kept = 0;
    Progress progress(setup, {memory(rng), memory(weights), memory(tried), memory(kept)});
    while (progress.goesOn()) {
        const RuleWeights next = changed(weights, rng);
        Trial trial(next, weights, rng);
        ++tried;
        if (trial.isBetter()) {
            weights = next;
            ++kept;
        }
        progress.add(trial.games(), [&] {
            return fmt::format("{} of {} changes kept, against the start {}", kept, tried,
                               compare(weights, plainWeights(), setup.interimComparison()));
        });
    }
    const RuleWeights found = rounded(weights);
    return {inSource(found), compare(found, RulePolicy::kWeights, setup.finalComparison())};
}

} // namespace

std::span<const Training> doudizhuTrainings() {
    static constexpr Training kTrainings[]{
        {"doudizhu", "rules", "hill climbing, from plain values", 3'000'000, trainRules},
    };
    return kTrainings;
}

} // namespace parlour::lab
