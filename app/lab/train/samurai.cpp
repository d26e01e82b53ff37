#include "ai/samurai/belief.h"
#include "ai/samurai/champion.h"
#include "ai/samurai/rule_policy.h"
#include "app/lab/evolution.h"
#include "app/lab/train/training.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace parlour::lab {

namespace {

using namespace parlour::samurai;

// By tile type: types that differ only in their caste share a group.
constexpr std::array<std::size_t, kTileTypes> kGroups{0, 1, 2, 0, 1, 2, 0, 1, 2,
                                                      3, 4, 5, 6, 7, 8, 9, 10};
constexpr std::size_t kGroupCount = 11;

// --- The rules: an evolution strategy. ---

// The start: plain values, and how far the first generation spreads around them.
Evolution plainWeights() {
    Evolution evolution{
        .mean = {}, .spread = {}, .leastSpread = 0.003, .meanPace = 0.6, .spreadPace = 0.2};
    const auto add = [&](std::initializer_list<double> means, double spread) {
        for (const double mean : means) {
            evolution.mean.push_back(mean);
            evolution.spread.push_back(spread);
        }
    };
    for (const bool isMover : {true, false}) {
        if (isMover)
            add({0, -0.1, -0.2, -0.3, -0.4, -0.5}, 0.25); // base
        else
            add({0.3, 0.1, 0, -0.1, -0.2, -0.3}, 0.25);
        add({0.8, 0.6, 0.5, 0.4, 0.35, 0.3}, 0.12); // slope
        add({0}, 0.2);                              // crowd
    }
    add({1}, 0.25);                                                             // rivalry
    add({0.2}, 0.15);                                                           // alone
    add({1}, 0.4);                                                              // unsettled
    add({0.5}, 0.3);                                                            // fade
    add({0.02, 0.03, 0.05, 0.03, 0.06, 0.08, 0.06, 0.1, 0.1, 0.1, 0.03}, 0.03); // keep
    return evolution;
}

// Takes values in the order of plainWeights().
PolicyWeights weightsOf(const std::vector<double>& values) {
    auto next = values.begin();
    const auto take = [&] { return static_cast<float>(*next++); };
    PolicyWeights weights{};
    for (PolicyWeights::Chance* chance : {&weights.mover, &weights.other}) {
        std::ranges::generate(chance->base, take);
        std::ranges::generate(chance->slope, take);
        chance->crowd = take();
    }
    weights.rivalry = take();
    weights.alone = take();
    weights.unsettled = std::max(0.05F, take()); // a variance
    weights.fade = take();
    std::array<float, kGroupCount> keep;
    std::ranges::generate(keep, take);
    for (std::size_t type = 0; type < kTileTypes; ++type) weights.keep[type] = keep[kGroups[type]];
    return weights;
}

std::string inSource(const PolicyWeights& weights) {
    constexpr std::string_view kFormat = "{:.3f}F";
    const auto chance = [&](const PolicyWeights::Chance& c) {
        return fmt::format("{{{{{}}},\n{{{}}},\n{:.3f}F}},\n", listed(c.base, kFormat),
                           listed(c.slope, kFormat), c.crowd);
    };
    return chance(weights.mover) + chance(weights.other) +
           fmt::format("{:.3f}F,\n{:.3f}F,\n{:.3f}F,\n{:.3f}F,\n{{{}}}", weights.rivalry,
                       weights.alone, weights.unsettled, weights.fade,
                       listed(weights.keep, kFormat));
}

// How many games `player` wins in one new deal, played once from each seat; `other` plays all the
// other seats.
double winsIn(const RulePolicy& player, const RulePolicy& other, int players, Rng& rng) {
    Options options;
    options.players = static_cast<std::uint8_t>(players);
    options.randomFigures = true;
    options.randomHand = true;
    const Deal deal = Samurai::deal(options, rng);
    double won = 0;
    for (Seat seat = 0; seat < players; ++seat) {
        State state = Samurai::start(options, deal);
        while (Samurai::toMove(state) != kNoSeat)
            Samurai::apply(
                state,
                (state.pub.mover == seat ? player : other).choose(state.pub, state.handToMove()));
        won += Samurai::winShares(state)[static_cast<std::size_t>(seat)];
    }
    return won;
}

template <int kPlayers> Trained trainRules(const TrainingSetup& setup) {
    constexpr std::int64_t kCandidates = 64;
    constexpr std::int64_t kGames = 480; // at most, for a candidate in a generation
    const std::int64_t deals =
        std::max<std::int64_t>(1, std::min(kGames, setup.games / kCandidates) / kPlayers);
    const auto compare = [](const RulePolicy& player, const RulePolicy& other,
                            const Comparison& comparison) {
        return shareWon(comparison, kPlayers,
                        [&](Rng& rng) { return winsIn(player, other, kPlayers, rng); });
    };
    Rng rng(setup.seed);
    Evolution evolution = plainWeights();
    const RulePolicy first(weightsOf(evolution.mean));
    std::vector<double> earlierMean = evolution.mean; // of some generations ago
    std::uint64_t generation = 0;
    Progress progress(setup, {memory(rng), memory(evolution.mean), memory(evolution.spread),
                              memory(earlierMean), memory(generation)});
    for (; progress.goesOn(); ++generation) {
        if (generation % 10 == 9) std::ranges::copy(evolution.mean, earlierMean.begin());
        const RulePolicy earlier(weightsOf(earlierMean));
        const Rng dealer = rng.split(generation); // all candidates get the same deals
        std::vector<Evolution::Candidate> tried;
        for (int i = 0; i < kCandidates; ++i) {
            std::vector<double> values = evolution.draw(rng);
            const RulePolicy candidate(weightsOf(values));
            Rng same = dealer;
            double won = 0;
            for (std::int64_t deal = 0; deal < deals; ++deal)
                won += winsIn(candidate, deal % 3 == 1 ? first : earlier, kPlayers, same);
            tried.push_back({won, std::move(values)});
        }
        evolution.moveTo(std::move(tried));
        progress.add(kCandidates * deals * kPlayers, [&] {
            return "against the start " +
                   compare(RulePolicy(weightsOf(evolution.mean)), first, setup.interimComparison());
        });
    }
    const PolicyWeights found = weightsOf(evolution.mean);
    return {inSource(found),
            compare(RulePolicy(found), RulePolicy::of(kPlayers), setup.finalComparison())};
}

// --- Beliefs: how often each tile is in a champion's hand, counted. ---

Trained countHands(const TrainingSetup& setup) {
    ChampionParams params; // weaker than the default but faster; the hands differ little
    params.worlds = 40;
    params.width = 8;
    Champion champion(params);
    Rng rng(setup.seed);
    // By stage and group of types.
    std::array<std::array<double, kGroupCount>, kHandStages> inHand{};
    std::array<std::array<double, kGroupCount>, kHandStages> unplayed{};
    Progress progress(setup, {memory(rng), memory(inHand), memory(unplayed)});
    while (progress.goesOn()) {
        Options options;
        options.players = static_cast<std::uint8_t>(2 + progress.games() % 3);
        State state = Samurai::start(options, Samurai::deal(options, rng));
        while (Samurai::toMove(state) != kNoSeat && !setup.stop.stop_requested()) {
            const Public& pub = state.pub;
            const bool begins = pub.phase == Phase::Playing && pub.stepsThisTurn == 0;
            for (Seat seat = 0; begins && seat < options.players; ++seat) {
                const auto s = static_cast<std::size_t>(seat);
                if (seat == pub.mover || pub.supplySize[s] == 0) continue;
                const std::size_t stage = handStage(pub, seat);
                for (std::uint8_t type = 0; type < kTileTypes; ++type) {
                    const std::size_t group = kGroups[type];
                    inHand[stage][group] += state.seats[s].hand.count(Tile{type});
                    unplayed[stage][group] += pub.unplayed[s].count(Tile{type});
                }
            }
            const Observation view = Samurai::observe(state, Samurai::toMove(state));
            Samurai::apply(state, champion.decide(view, rng, {}, setup.stop).move);
        }
        progress.add(1, [] { return "counted"; });
    }

    HandOdds found{};
    std::string text;
    double distance = 0;
    // Other players choose other hands: this share of them is drawn by lot.
    constexpr double kByLot = 0.15;
    for (std::size_t stage = 0; stage < kHandStages; ++stage) {
        const auto sum = [](const auto& counts) {
            return std::accumulate(counts.begin(), counts.end(), 0.0);
        };
        const double lot = (sum(inHand[stage]) + 0.5) / (sum(unplayed[stage]) + 1.5);
        for (std::size_t type = 0; type < kTileTypes; ++type) {
            const std::size_t group = kGroups[type];
            // Adds half a tile in the hand and one outside to the counts, so that no odds are 0.
            const double counted = (inHand[stage][group] + 0.5) / (unplayed[stage][group] + 1.5);
            const double share = counted + kByLot * (lot - counted);
            found[stage][type] = static_cast<float>(share / (1 - share));
            distance += std::abs(std::log(found[stage][type] / handOdds()[stage][type]));
        }
        text += fmt::format("{}{{{}}}", stage == 0 ? "" : ",\n", listed(found[stage], "{:.2f}F"));
    }
    return {fmt::format("{{{{{}}}}}", text),
            fmt::format("different from the program's by a factor of {:.2f} on average",
                        std::exp(distance / (kHandStages * kTileTypes)))};
}

} // namespace

std::span<const Training> samuraiTrainings() {
    constexpr std::string_view kRules = "an evolution strategy, from plain values";
    static constexpr Training kTrainings[]{
        {"samurai", "rules-2", kRules, 4'000'000, trainRules<2>},
        {"samurai", "rules-3", kRules, 4'000'000, trainRules<3>},
        {"samurai", "rules-4", kRules, 4'000'000, trainRules<4>},
        {"samurai", "hands", "counted in games of the champion against itself", 300, countHands},
    };
    return kTrainings;
}

} // namespace parlour::lab
