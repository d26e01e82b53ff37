// Training of a network: positions by self-play, from which ai/training learns.
#pragma once

#include "core/base/json.h"
#include "core/base/result.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>

namespace parlour::lab {

class ProgressReporter;

// The Briscola paper's Hybrid, which learns which card MiniMax plays.
struct NetworkRun {
    static constexpr std::string_view kGame = "briscola";
    static constexpr std::string_view kTable = "hybrid";
    static constexpr std::int64_t kGames = 10'000;

    std::int64_t games = kGames; // to learn from
    std::int64_t finalGames = 0;
    std::uint64_t seed = 1;
    std::string out; // beside it lie, until it is done, the positions and a checkpoint
    std::stop_token stop;
    bool isQuiet = false; // prints nothing
};

// Goes on with what lies beside the file. Returns the report for `train --json`: of a run that was
// stopped it has no "final". Errors: PyTorch or the scripts are missing, as told with what to
// install; a file cannot be written; what lies beside it is of another run.
Result<Json> trainNetwork(const NetworkRun& run, ProgressReporter& progress);

} // namespace parlour::lab
