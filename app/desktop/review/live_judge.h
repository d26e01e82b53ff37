// Judges the moves of the position at a table while a person looks at it.
#pragma once

#include "ai/review/turn_judge.h"
#include "app/desktop/play/thinking_seat.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace parlour {

class LiveJudge : public QObject {
    Q_OBJECT

public:
    // The game outlives it.
    explicit LiveJudge(const GameEntry& game, QObject* parent = nullptr);
    ~LiveJudge() override; // stops the thinking and waits for it, at most 50 ms

    // From now on of this position, thinking ahead until it knows enough of every move. All return
    // at once. Precondition: the table is of the game and not over.
    void judge(const Table& table, std::uint64_t seed, const GradeScales& scales);
    void stop(); // and forgets the position

    // Looks at this legal move first, for as long as its verdict is open.
    void focus(const std::string& move);
    // None: too little is known so far, or there is no position.
    std::optional<Verdict> verdict(const std::string& move) const;
    // Whether the verdict on a legal move is missing, or more thinking may change its grade.
    bool isOpen(const std::string& move) const;

signals:
    void learned(); // more about the position

private:
    void ask();

    const GameEntry& m_game;
    std::vector<std::unique_ptr<ThinkingSeat>> m_advisers; // by depth, made when first needed
    std::unique_ptr<Table> m_table;
    std::optional<TurnJudge> m_judge;
};

} // namespace parlour
