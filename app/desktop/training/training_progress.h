// How somebody gets on with a game's problems, and which one comes next. All of it follows from the
// problems and the answers.
#pragma once

#include "ai/arena/glicko.h"
#include "ai/review/problems.h"
#include "app/desktop/training/training_diary.h"

#include <QDate>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace parlour {

class TrainingProgress {
public:
    // Days after which a failed problem comes back; each time it is solved, after the next of them,
    // and after the last it is learnt.
    static constexpr std::array kReturns{1, 3, 7, 21};

    // The problems outlive it.
    TrainingProgress(std::span<const Problem> problems, const std::vector<TrainingAnswer>& answers,
                     QDate today);

    // By the first answer to each problem; a day is a rating period.
    const GlickoRating& rating() const { return m_rating; }

    bool isTried(std::size_t problem) const { return m_states[problem].last.isValid(); }
    bool isSolved(std::size_t problem) const { return m_states[problem].isRight; } // the last time
    bool isDue(std::size_t problem) const;                                         // again
    QDate lastTried(std::size_t problem) const { return m_states[problem].last; }
    int tried() const;
    int solved() const;
    int due() const;

    // The problem of this day, which is the same for everybody.
    std::optional<std::size_t> ofTheDay() const;
    // The next one of a grade or, without one, of about the person's own rating: first what is due
    // again, then what was never tried, at last what was not tried for the longest time. Nothing:
    // there is no other one than `besides`.
    std::optional<std::size_t> next(std::optional<int> grade,
                                    std::optional<std::size_t> besides = {}) const;

private:
    struct State {
        QDate last;            // answered; invalid: never
        QDate due;             // invalid: it does not come back
        bool isRight = false;  // that time
        std::size_t stage = 0; // of kReturns
    };

    std::span<const Problem> m_problems;
    QDate m_today;
    GlickoRating m_rating;
    std::vector<State> m_states; // by problem
};

} // namespace parlour
