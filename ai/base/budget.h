// How long a player may think, and how he learns that he must answer now.
#pragma once

#include <chrono>
#include <optional>
#include <stop_token>

namespace parlour {

struct Budget {
    // Players that search keep to it; without it they use their fixed number of iterations, so that
    // the same question gets the same answer.
    std::optional<std::chrono::milliseconds> time;
    int threads = 1;           // does not change the answer
    bool tellsBeliefs = false; // the decision says what the player believes of hidden cards
};

// Stop means: answer now with the best so far. Ask at least once a millisecond.
class StopCheck {
public:
    StopCheck() = default;
    StopCheck(std::stop_token token, const Budget& budget) : m_token(std::move(token)) {
        if (budget.time) m_deadline = std::chrono::steady_clock::now() + *budget.time;
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
