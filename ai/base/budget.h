// How long a player may think, and how it learns that it must answer now.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace parlour {

enum class ValueKind : std::uint8_t {
    Win,  // the mover's chance to win the game, a draw counting half
    Score // the mover's expected score, where the game has no win
};

struct Budget {
    // For players that search. Without it they use a fixed number of iterations, so that the same
    // question always gets the same answer.
    std::optional<std::chrono::milliseconds> time;
    int threads = 1;           // does not change the answer
    bool tellsBeliefs = false; // fills Decision::beliefs
    // Values as the search found them, not mapped by the game's curve (ai/calibration).
    bool tellsRawValues = false;
    // A move that was advised before, as text. A player that searches stays with it unless another
    // is better by more than noise; empty: it has no such move to stay with.
    std::string advised{};
    // Moves to compare, as text, instead of those that the player would try. A champion tries all
    // of them that are legal, in all its worlds; others choose freely. Empty: it chooses freely.
    std::vector<std::string> only{};
    // The kind of the values to tell, where a champion knows both; none: the one that it goes by.
    std::optional<ValueKind> tells{};
};

// A stop means: answer now with the best so far. Check at least once a millisecond.
class StopCheck {
public:
    StopCheck() = default;
    StopCheck(std::stop_token token, const Budget& budget) : m_token(std::move(token)) {
        if (budget.time) m_deadline = std::chrono::steady_clock::now() + *budget.time;
    }

    // The same stop, but at the latest after this share of the time that is left.
    StopCheck within(double share) const {
        StopCheck part = *this;
        if (m_deadline) {
            const auto now = std::chrono::steady_clock::now();
            const auto left = std::max(*m_deadline - now, std::chrono::steady_clock::duration(0));
            part.m_deadline =
                now + std::chrono::duration_cast<std::chrono::steady_clock::duration>(left * share);
        }
        return part;
    }

    bool requested() const {
        return m_token.stop_requested() ||
               (m_deadline && std::chrono::steady_clock::now() >= *m_deadline);
    }

private:
    std::stop_token m_token;
    std::optional<std::chrono::steady_clock::time_point> m_deadline;
};

} // namespace parlour
