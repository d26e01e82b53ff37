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
    struct Candidate {
        std::string move;
        double value = 0;
    };

    std::uint64_t seed = 0; // of the deal; names the problem among those of its game
    Json position;          // PROTOCOL.md section 1
    Seat seat = 0;          // to move
    ValueKind unit = ValueKind::Win;
    // The best move, then the others, best first, the worst of many left out. Only the best and its
    // nearest rivals were looked at closely.
    std::vector<Candidate> candidates;
    double margin = 0;    // by which the best move's value exceeds the next best one's
    double noise = 0;     // standard error of the margin
    bool isExact = false; // whether it is proved (ai/search/proof.h), not only searched
    // 1: a weak and a middling player find it; 2: one of them; 3: neither does.
    int grade = 1;
    // Somebody with this rating finds it as often as not, if these two players have 1500.
    int rating = 1500;
    std::vector<KeptReason> reasons; // for the best move

    const std::string& best() const { return candidates.front().move; }
};

struct ProblemSetup {
    Json options; // from completeOptions()
    int count = 10;
    std::optional<int> grade; // only these; none: any
    bool isExact = false;     // only endings with a proved answer, which are found sooner
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
// A set of a game, as `parlour-lab problems` writes it. Errors say where: a member is missing or
// wrong. Whether a position can be reached is known when it is opened (openProblem).
Result<std::vector<Problem>> problemsFromJson(const Json& json, const GameEntry& game);
// The table of a problem. Errors say where: the position cannot be, another seat is to move, a
// candidate is not legal.
Result<std::unique_ptr<Table>> openProblem(const GameEntry& game, const Problem& problem);

// What the search for this problem's answer says of it now, by worlds of its own: the margin and
// its standard error, as in the problem.
struct Confirmation {
    double margin = 0;
    double noise = 0;
    bool isFarEnough = false; // whether the margin is one that a problem must have
};
// Looks `looks` times at the best move and its nearest rivals. Precondition: openProblem() has
// opened the table.
Confirmation confirmProblem(const GameEntry& game, const Problem& problem, const Table& table,
                            int looks, std::uint64_t seed, const std::stop_token& stop = {});
// Replaces the reasons by what the player that gives hints says of the best move now, in the first
// of `looks` looks in which it advises it; false if it never does. Precondition as above.
bool rewordProblem(const GameEntry& game, Problem& problem, const Table& table, int looks,
                   std::uint64_t seed);
// Grade and rating, by whether a weak and a middling player of today find the answer. Precondition
// as above.
void gradeAgain(const GameEntry& game, Problem& problem, const Table& table, std::uint64_t seed);
// Whether the answer can be proved. Precondition as above.
bool isProved(const GameEntry& game, const Problem& problem, const Table& table);

} // namespace parlour
