// Games as the Briscola paper's program plays them, for its experiments (section V).
#pragma once

#include "ai/arena/experiment.h"
#include "ai/base/agent.h"
#include "core/briscola/rules.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

namespace parlour::briscola {

enum class Conditions : std::uint8_t {
    Rules,
    // Fixed drawing order; the first trick is judged as if the second player had led it; and a card
    // drawn takes the place in the hand of the card played.
    Program
};

// Two players, each with the time it has thought.
struct TimedPlayer {
    Player<Briscola>* player = nullptr;
    std::int64_t nanoseconds = 0;
};

// Plays a deal that seat 0 begins. Nothing if it was stopped.
std::optional<State> playDeal(Conditions conditions, const Deal& deal,
                              std::span<TimedPlayer, 2> players, const Rng& rng,
                              const std::stop_token& stop);

// Each sample is two games: one that player `a` begins and one that `b` begins. Counts "first/won",
// "first/drawn", "first/lost" and "second/..." of `a`, only "first/..." if they are the same; the
// time of `a` is "thinking". `fixed`: every game has this deal, else each its own. Precondition:
// the specs are right.
std::function<Sampler()> pairing(std::string a, std::string b, Conditions conditions,
                                 std::optional<Deal> fixed = {});

// The card of an identifier of Appendix B, 0 to 39.
Card cardOfPaperId(int id);

// Section IV-G.
struct ScoringRate {
    double rate = 0;  // w, Eq. 4; draws count half
    double error = 0; // s(w), Eq. 5
};
ScoringRate scoringRate(std::int64_t won, std::int64_t drawn, std::int64_t games);
// Eq. 6 and 7, the bounds of w1 - w2 at 95 %, the upper one at most 1.
Interval differenceBounds(const ScoringRate& first, const ScoringRate& second);

} // namespace parlour::briscola
