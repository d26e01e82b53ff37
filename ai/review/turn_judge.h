// Judges the moves of a turn before any of them is played, look by look, so that whoever asks about
// one has the answer at once. It compares as Judge does: a first look finds the best move, further
// ones compare the others with it in worlds of their own.
#pragma once

#include "ai/base/thinker.h"
#include "ai/review/gap.h"
#include "ai/review/grade.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace parlour {

class GameEntry;

// What is known of a move before it is played.
struct Verdict {
    std::string best;
    Grade grade = Grade::Best;
    ValueKind unit = ValueKind::Win; // of value, cost and noise
    double value = 0;                // of the best move
    double cost = 0;                 // of the move beside it, at least 0
    double noise = 0;                // standard error of the cost
    std::vector<Reason> reasons;     // for the best move, if possible beside the other one
    std::optional<Reason> whyNot{};  // what speaks against the other one
};

// Thinks nothing itself: it says what to ask which adviser next, and takes the answers.
class TurnJudge {
public:
    struct Look {
        std::size_t adviser = 0; // index into GameEntry::advisers()
        std::uint64_t seed = 0;
        Budget budget;
    };

    // The seed determines what it asks. Precondition: the table is of this game and not over.
    TurnJudge(const GameEntry& game, const Table& table, const GradeScales& scales,
              std::uint64_t seed);

    // What to ask next about the table of the constructor; none: it knows all that it wants to.
    // Asked again without an answer, it gives up the previous question.
    std::optional<Look> next();
    // The answer to the last question.
    void take(const Thought& thought);
    // From now on looks compare this legal move alone with the best one, once at least and as long
    // as it is open.
    void focus(const std::string& move);
    // None: it was not looked at often enough yet.
    std::optional<Verdict> verdict(const std::string& move) const;
    // Whether the verdict on a legal move is missing, or further looks may change its grade.
    bool isOpen(const std::string& move) const;

private:
    // What came of a first look, and of those that compare with its best move.
    struct Findings {
        std::string best;
        ValueKind unit = ValueKind::Win;
        std::vector<Reason> reasons;
        std::vector<std::string> rivals; // compared with the best move
        std::map<std::string, Gap> gaps;
        std::map<std::string, std::vector<Reason>> against; // for the best move beside this one
        std::map<std::string, Reason> whyNots;              // what speaks against this one
        double values = 0;                                  // sum over the comparing looks
        int looks = 0;
    };

    void takeFirst(const Thought& thought);
    void compare(const Thought& thought);
    bool isDeepest() const;
    const Findings& findings() const; // the deepest ones with a best move; else empty
    bool isOpen(const Findings& findings, const std::string& rival, int mostLooks) const;
    std::vector<std::string> openRivals() const;

    const std::size_t m_advisers;
    std::size_t m_mostTold = SIZE_MAX; // moves of which a look tells, as far as is known
    const std::vector<std::string> m_legal;
    const GradeScales m_scales;
    Rng m_seeds;
    std::size_t m_depth = 0; // the adviser of the present first look
    Findings m_now;
    Findings m_before; // of a first look that was less deep, until the present ones say enough
    std::vector<std::string> m_asked; // compared in the present look; empty: a first look
    std::string m_focus;
};

} // namespace parlour
