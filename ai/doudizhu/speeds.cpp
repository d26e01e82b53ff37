#include "ai/doudizhu/players.h"
#include "ai/doudizhu/split.h"
#include "core/doudizhu/rules.h"

#include <chrono>
#include <vector>

namespace parlour::doudizhu {

namespace {

constexpr std::size_t kStates = 1024;

// Calls per second of `action` with each of the states in turn.
double rate(const std::vector<State>& states, double seconds, const auto& action) {
    using Clock = std::chrono::steady_clock;
    std::int64_t calls = 0;
    [[maybe_unused]] volatile std::size_t seen = 0; // so that no call is optimized away
    const auto start = Clock::now();
    double elapsed = 0;
    while (elapsed < seconds) {
        std::size_t sum = 0;
        for (const State& state : states) sum += action(state);
        seen = sum;
        calls += static_cast<std::int64_t>(states.size());
        elapsed = std::chrono::duration<double>(Clock::now() - start).count();
    }
    return static_cast<double>(calls) / elapsed;
}

} // namespace

void Players::addSpeeds(double seconds, Json& figures) {
    const Options options{false, Kickers::Any, Scoring::Classic};
    Rng rng(5);
    std::vector<State> leads;
    std::vector<State> follows;
    while (leads.size() < kStates) {
        leads.push_back(Doudizhu::start(options, Doudizhu::deal(options, rng)));
        follows.push_back(leads.back());
        Doudizhu::playRandomMove(follows.back(), rng);
    }
    const auto list = [](const State& state) { return Doudizhu::legalMoves(state).size(); };
    figures["lead_lists_per_second"] = rate(leads, seconds, list);
    figures["follow_lists_per_second"] = rate(follows, seconds, list);
    figures["splits_per_second"] = rate(
        leads, seconds, [](const State& state) { return split(state.hands[0]).groups.size(); });
}

} // namespace parlour::doudizhu
