// What is at the table, and what waits below it until it is over: a game below its review, the
// review below an exercise, any of them below a study.
#pragma once

#include "app/desktop/play/game_session.h"
#include "app/desktop/review/exercise.h"
#include "app/desktop/review/game_review.h"
#include "app/desktop/study/position_study.h"

#include <memory>
#include <vector>

namespace parlour {

class Sittings {
public:
    // A session, and what is made of it. The exercise outlives the session, which outlives the
    // others.
    struct Sitting {
        std::unique_ptr<Exercise> exercise;
        std::unique_ptr<GameSession> session;
        std::unique_ptr<GameReview> review;
        std::unique_ptr<PositionStudy> study;
    };
    enum class Place { Above, Instead, Alone }; // of what is at the table, or of all

    // What leaves the table is returned, to be kept until the table has let go of it.
    [[nodiscard]] std::vector<Sitting> come(Sitting sitting, Place place);
    [[nodiscard]] std::vector<Sitting> leave(); // what waited below, if any, is at the table then
    [[nodiscard]] std::vector<Sitting> clear();

    // At the table; null: none.
    GameSession* session() const { return top().session.get(); }
    GameReview* review() const { return top().review.get(); }
    Exercise* exercise() const { return top().exercise.get(); }
    PositionStudy* study() const { return top().study.get(); }

    bool hasBelow() const { return m_stack.size() > 1; }
    // What is being played, at the table or below; null: nothing.
    GameSession* played() const;
    const std::vector<Sitting>& all() const { return m_stack; }

private:
    const Sitting& top() const { return m_stack.empty() ? m_none : m_stack.back(); }

    std::vector<Sitting> m_stack; // the table's last
    Sitting m_none;
};

} // namespace parlour
