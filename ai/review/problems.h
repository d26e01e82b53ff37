// Problems: positions of real deals with exactly one best move, confirmed by far more worlds than a
// hint looks at.
#pragma once

#include "ai/review/review.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace parlour {

class GameEntry;

struct Problem {
    Json position; // PROTOCOL.md section 1
    Seat seat = 0; // to move
    std::string best;
    ValueKind unit = ValueKind::Win;
    double margin = 0;    // by which the best move's value exceeds the next best one's
    double noise = 0;     // standard error of the margin
    bool isExact = false; // whether all cards are known, so that every move's end is certain
    // 1: a weak and a middling player find it; 2: one of them; 3: neither does.
    int grade = 1;
    std::vector<KeptReason> reasons; // for the best move
};

struct ProblemSetup {
    Json options; // from completeOptions()
    int count = 10;
    std::optional<int> grade; // only these; none: any
    std::uint64_t seed = 1;   // of the first deal; every deal has the next one
    int threads = 1;          // does not change the result
};

// Called every few deals with the problems found so far, on the caller's thread.
using ProblemProgress = std::function<void(const std::vector<Problem>& found)>;

// Plays deals until it has as many problems as wanted, at most one of each deal, or is stopped;
// then it returns those that it has. Goes on forever where a game has no problems of the grade.
std::vector<Problem> makeProblems(const GameEntry& game, const ProblemSetup& setup,
                                  const ProblemProgress& progress = {},
                                  const std::stop_token& stop = {});

// PROTOCOL.md section 4.
Json toJson(const Problem& problem);

} // namespace parlour
